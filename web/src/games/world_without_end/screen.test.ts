import { beforeEach, describe, expect, it } from 'vitest';

import { localization } from '$shared/localization.svelte';

import { aScene, anEvent } from './testing/fixtures';
import { changes, iconOf, isIdle } from './choices';
import { lossText, owedText } from './duties';
import { eventIcon } from './event_icon';
import { sheet } from './scores';

const FILES = ['world_without_end', 'world_without_end_pieces', 'web_world_without_end'];
beforeEach(async () => {
  await localization.setLanguage('en');
  await localization.loadFiles(FILES);
});

const previewOf = (choice: string, events: ReturnType<typeof anEvent>[] = []) => ({
  choice,
  changes: {},
  passes: false,
  reveals: false,
  can_undo: true,
  events,
});

describe('a choice', () => {
  it('has the icon of what it is about', () => {
    expect(iconOf(aScene(), 'house:2')).toEqual({ icon: 'gold', tint: 'var(--g-gold)' });
    expect(iconOf(aScene(), 'good:wood')?.icon).toBe('wood-beam');
  });

  it('of a card that would do nothing is idle', () => {
    const idle = previewOf('play:rent', [anEvent('action.declined', 0, { card: 'rent' })]);
    expect(isIdle(idle)).toBe(true);
  });

  it('changes points, listed first, and goods', () => {
    const preview = { ...previewOf('good:stone'), changes: { stone: [2, 1], points: [8, 11] } };
    const found = changes(aScene(), preview as never);
    expect(found.map((change) => [change.label, change.before, change.after])).toEqual([
      ['VP', 8, 11],
      ['stone', 2, 1],
    ]);
  });
});

describe('what happened', () => {
  it('has the icon of the good, the card, the penalty', () => {
    const event = anEvent('good.gained', 1, { good: 'gold', amount: 2 });
    expect(eventIcon(event)).toEqual({ icon: 'gold', tint: 'var(--g-gold)' });
    expect(eventIcon(anEvent('card.played', 1, { card: 'rent' })).icon).toBe('rent');
    expect(eventIcon(anEvent('penalty.due', 2, { duty: 'grain' })).icon).toBe('begging');
  });
});

describe('duties', () => {
  it('tell what is owed, held and lost', () => {
    const piety = {
      duty: 'piety',
      least: 2,
      most: 2,
      held: 0,
      least_loss: 6,
      most_loss: 6,
    } as const;
    const tax = { duty: 'gold', least: 2, most: 5, held: 3, least_loss: 0, most_loss: 2 } as const;

    expect([owedText(piety), lossText(piety)]).toEqual(['2', '−6 VP']);
    expect([owedText(tax), lossText(tax)]).toEqual(['2–5', 'up to −2 VP']);
    expect(lossText({ ...tax, least_loss: 1 })).toBe('−1 to −2 VP');
  });
});

it('a sheet names every source', () => {
  const found = sheet(aScene(), { lines: { start: 8, projects: 6 } });
  expect(found).toEqual([
    { label: 'start', points: 8 },
    { label: 'building projects', points: 6 },
  ]);
});
