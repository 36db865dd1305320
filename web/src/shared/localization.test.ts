import { beforeEach, describe, expect, it } from 'vitest';

import {
  browserLanguage,
  folded,
  LANGUAGES,
  ownName,
  plain,
  say,
  signed,
  localization,
} from './localization.svelte';

describe('the words of the screen', () => {
  beforeEach(async () => {
    await localization.setLanguage('en');
  });

  it('a message is said with its values', () => {
    expect(say('web-move-of', { move: 3, last: 9 })).toBe('Move 3 of 9');
  });

  it('names in a sentence end with “and”', async () => {
    expect(localization.conjunction(['Anna'])).toBe('Anna');
    expect(localization.conjunction(['Anna', 'Bruno'])).toBe('Anna and Bruno');
    await localization.setLanguage('es');
    expect(localization.conjunction(['Anna', 'Bruno', 'Inés'])).toBe('Anna, Bruno e Inés');
  });

  it('what nobody wrote shows as such', () => {
    expect(say('web-nonsense')).toBe('{?web-nonsense?}');
  });

  it('the language is changed without losing anything', async () => {
    await localization.setLanguage('it');
    expect(say('web-close')).toBe('Chiudi');
    expect(document.documentElement.lang).toBe('it');
  });

  it('every language is called by its own name', () => {
    expect(LANGUAGES.map(ownName)).toEqual(['English', 'Español', 'Français', 'Italiano']);
  });

  it('the browser’s language is spoken if we speak it', () => {
    expect(browserLanguage(['fr-CA', 'en'])).toBe('fr');
    expect(browserLanguage(['de-DE'])).toBe('en');
  });
});

describe('numbers', () => {
  it('have a true minus sign, and halves', () => {
    expect([plain(-3), plain(0.5), plain(2.5), plain(0)]).toEqual(['−3', '½', '2½', '0']);
  });
  it('show a change with its sign', () => {
    expect([signed(4), signed(-4), signed(0)]).toEqual(['+4', '−4', '±0']);
  });
});

it('texts are compared without capitals and accents', () => {
  expect(folded('The Café’s')).toBe("the cafe's");
});
