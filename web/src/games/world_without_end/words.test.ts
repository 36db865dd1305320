import { beforeEach, describe, expect, it } from 'vitest';

import { words } from '$shared/words.svelte';

import { aCatalogue, aScene, asked, happened, someGoods } from './a_table';
import { dutiesOf, lossWords, owedWords } from './duties';
import { iconOf, label } from './labels';
import { changes, isIdle, note } from './notes';
import { effectSentence, eventText } from './printed';
import { question } from './questions';
import { sheet } from './scores';
import { eventIcon, isNews, reason, sentence } from './sentences';
import { CARDS, VALUES } from './view';

const FILES = ['world_without_end', 'world_without_end_pieces', 'web_world_without_end'];
beforeEach(async () => {
  await words.speak('en');
  await words.learn(FILES);
});

const previewOf = (choice: string, events: ReturnType<typeof happened>[] = []) => ({
  choice,
  changes: {},
  passes: false,
  reveals: false,
  events,
});

describe('a question', () => {
  it('asks how the card is turned', () => {
    expect(question(asked('orientation'), 'orientation').title).toBe(
      'How do you turn the event card?',
    );
  });

  it('names the card whose action is asked for, and what it does', () => {
    const scene = asked('action', [CARDS.indexOf('house'), 0]);
    scene.view.players[0].pile = ['house'];
    expect(question(scene, 'action').title).toBe('House: 1 gold + resource, build');
  });

  it('says that a privilege repeats another card', () => {
    const scene = asked('action', [CARDS.indexOf('grain'), 0]);
    scene.view.players[0].pile = ['grain', 'privilege'];
    expect(question(scene, 'action').title).toBe('Privilege, as Grain: take 1 grain');
  });

  it('tells what a payment costs', () => {
    const event = { card: 'event-I-7', title: 'A Dry Summer', long_term: false };
    expect(question(asked('payment', [0, 0], { event }), 'payment').title).toBe(
      'A Dry Summer: do you pay 1 grain, or lose 2 VP?',
    );
  });

  it('names the goods that may be lost', () => {
    const mask = (1 << VALUES.indexOf('grain')) | (1 << VALUES.indexOf('wool'));
    expect(question(asked('lost_good', [mask, 0]), 'lost_good').title).toBe(
      'Which good do you lose: grain or wool?',
    );
  });

  it('counts in the last chapter the points that are lost once more', () => {
    const scene = asked('protection', [0, 0], { chapter: 4 });
    scene.view.players[0].missing = [2, 0, 0];
    expect(question(scene, 'protection').title).toBe(
      'Do you give 1 loyalty to lose 6 VP only once?',
    );
    expect(note(scene, 'decline', null)).toBe('−6 VP once more');
  });
});

describe('a choice', () => {
  it.each([
    ['arrow:2', 'arrow at 2'],
    ['play:privilege', 'Privilege'],
    ['good:wood', 'wood'],
    ['project:mill', 'Mill'],
    ['wool:0', 'no wool'],
    ['wool:3', '3 wool'],
    ['house:2', 'house 2 (2 gold)'],
    ['treat:3', 'location 3'],
    ['decline', 'no'],
  ])('%s is called %s', (choice, called) => {
    expect(label(aScene(), choice)).toBe(called);
  });

  it('says what “yes” means', () => {
    expect(label(asked('action', [CARDS.indexOf('favor'), 0]), 'perform')).toBe(
      'move the favor marker',
    );
    expect(label(asked('event_trade'), 'perform')).toBe('1 wool → 3 gold');
    expect(label(asked('protection'), 'perform')).toBe('give 1 loyalty');
  });

  it('weaves cloth or sells it', () => {
    expect(label(asked('action', [CARDS.indexOf('cloth'), 0]), 'cloth:2')).toBe('weave 2');
    expect(label(asked('cloth_sale'), 'cloth:1')).toBe('1 cloth');
  });

  it('has the icon of what it is about', () => {
    expect(iconOf(aScene(), 'house:2')).toEqual({ icon: 'gold', tint: 'var(--g-gold)' });
    expect(iconOf(aScene(), 'good:wood')?.icon).toBe('wood-beam');
  });
});

describe('a note', () => {
  it('tells the free spaces of a project, or its bonus to a donor', () => {
    expect(note(asked('action', [CARDS.indexOf('project'), 0]), 'project:bridge', null)).toBe(
      'free: 1 stone, 2 wood',
    );
    expect(note(asked('action', [CARDS.indexOf('donation'), 0]), 'project:bridge', null)).toBe(
      'bonus 1 VP, 1 cloth; 3 spaces still free',
    );
  });

  it('tells that a project would be complete', () => {
    const preview = previewOf('good:stone', [
      happened('project.completed', null, { project: 'mill' }),
    ]);
    expect(note(asked('resource'), 'good:stone', preview)).toBe('completes the Mill');
  });

  it('tells where the marker lands and what it brings', () => {
    const preview = previewOf('arrow:1', [
      happened('good.gained', 0, { good: 'grain', amount: 1 }),
      happened('favor.moved', 0, { person: 'prior' }),
      happened('good.gained', 0, { good: 'piety', amount: 1 }),
    ]);
    expect(note(asked('orientation'), 'arrow:1', preview)).toBe('favor: Prior · +1 piety');
    expect(note(asked('orientation'), 'arrow:0', null)).toBe('favor rests');
  });

  it('warns of a card that would do nothing', () => {
    const idle = previewOf('play:rent', [happened('action.declined', 0, { card: 'rent' })]);
    expect(isIdle(idle)).toBe(true);
    expect(note(asked('card'), 'play:rent', idle)).toBe('no use now');
  });

  it('adds what long-term events ask and give', () => {
    const event = { card: 'event-I-5', title: '', long_term: true };
    const scene = asked('card', [0, 0], { events_in_force: [event, null] });
    expect(note(scene, 'play:project', null)).toBe('place up to 2 resources · bonus 1 gold');
    expect(note(scene, 'play:house', null)).toBe('1 gold + resource, build · fee 2 gold');
  });

  it('lists points first among what changes', () => {
    const preview = { ...previewOf('good:stone'), changes: { stone: [2, 1], points: [8, 11] } };
    const told = changes(aScene(), preview as never);
    expect(told.map((change) => [change.label, change.before, change.after])).toEqual([
      ['VP', 8, 11],
      ['stone', 2, 1],
    ]);
  });
});

describe('an event card', () => {
  it('says what it does', () => {
    const card = aCatalogue().events['event-I-4'];
    expect(card && eventText(card)).toBe('Each player may trade 1 wool for 3 gold, once.');
  });

  it('turns negative numbers into losses', () => {
    const effect = { effect: 'fewest', numbers: [VALUES.indexOf('knowledge'), -2] };
    expect(effectSentence(effect)).toBe('Whoever has least knowledge loses 2 VP.');
  });
});

describe('what happened', () => {
  it('is told with the player’s name', () => {
    const event = happened('good.gained', 1, { good: 'gold', amount: 2 });
    expect(sentence(aScene(), event)).toBe('Stag gains 2 gold.');
    expect(eventIcon(event)).toEqual({ icon: 'gold', tint: 'var(--g-gold)' });
  });

  it('is told without one where nobody did it', () => {
    const event = happened('resource.placed', null, { good: 'stone', project: 'bridge' });
    expect(sentence(aScene(), event)).toBe('The town adds stone to the Bridge.');
  });

  it('names chapters and event cards', () => {
    expect(sentence(aScene(), happened('chapter.began', 0, { chapter: 3 }))).toBe(
      'Chapter III begins with Lion.',
    );
    expect(sentence(aScene(), happened('event.revealed', 0, { event: 'event-I-4' }))).toBe(
      'Event: Buyers from Florence.',
    );
  });

  it('names the penalty of a duty', () => {
    const event = happened('penalty.due', 2, { duty: 'grain' });
    expect(sentence(aScene(), event)).toBe('Eagle will suffer a penalty: begging.');
    expect(eventIcon(event).icon).toBe('begging');
  });

  it('is news unless the board shows it', () => {
    expect(isNews(happened('card.played', 0, { card: 'grain' }))).toBe(true);
    expect(isNews(happened('duty.paid', 0))).toBe(false);
    expect(isNews(happened('points.gained', 0, { source: 'goods', amount: 2 }))).toBe(false);
  });

  it('is refused with what is lacking', () => {
    const given = {
      rule: 'WWE-EVENT-4',
      message: 'refusal-good-not-held',
      arguments: { good: 'wool' },
    };
    expect(reason(aScene(), given)).toBe('You have no wool.');
  });
});

describe('duties', () => {
  it('tell what is owed, held and lost', () => {
    const [piety, grain, gold] = dutiesOf(aScene(), someGoods({ grain: 2, gold: 3 }));
    expect(piety && [owedWords(piety), lossWords(piety)]).toEqual(['2', '−6 VP']);
    expect(grain?.losses).toEqual([0, 0]);
    expect(gold && [owedWords(gold), lossWords(gold)]).toEqual(['2–5', 'up to −2 VP']);
  });

  it('count twice in the last chapter', () => {
    const [piety, , gold] = dutiesOf(aScene({ chapter: 4 }), someGoods({ gold: 1 }));
    expect(piety?.losses).toEqual([12, 12]);
    expect(gold && lossWords(gold)).toBe('−2 to −8 VP');
  });
});

describe('in another language', () => {
  it('titles, goods and persons are translated', async () => {
    await words.speak('fr');
    const event = happened('good.gained', 0, { good: 'grain', amount: 2 });
    expect(sentence(aScene(), event)).toContain('2 blés');
    expect(sentence(aScene(), happened('event.revealed', 0, { event: 'event-I-4' }))).toContain(
      'Des acheteurs de Florence',
    );
  });
});

it('a sheet names every source', () => {
  const told = sheet(aScene(), { lines: { start: 8, projects: 6 } });
  expect(told).toEqual([
    { label: 'start', points: 8 },
    { label: 'building projects', points: 6 },
  ]);
});
