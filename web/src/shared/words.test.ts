import { beforeEach, describe, expect, it } from 'vitest';

import { browserLanguage, folded, plain, say, signed, words } from './words.svelte';

describe('the words of the screen', () => {
  beforeEach(async () => {
    await words.learn(['kutna_hora', 'kutna_hora_pieces']);
    await words.speak('en');
  });

  it('a message is said with its values', () => {
    expect(say('web-move-of', { move: 3, last: 9 })).toBe('Move 3 of 9');
  });

  it('what nobody wrote shows as such', () => {
    expect(say('web-nonsense')).toBe('{?web-nonsense?}');
  });

  it('a name comes in the forms that its language has', async () => {
    expect(words.forms('commodity', 'commodity-silver').of_commodity).toBe('silver');
    await words.speak('fr');
    expect(words.forms('commodity', 'commodity-silver').of_commodity).toBe('d’argent');
  });

  it('a title of ours is translated, and one of somebody’s own pack is not', async () => {
    await words.speak('es');
    expect(words.title('kutna-hora-tile-miners-1', 'Pit Smithy')).toBe('Fragua del pozo');
    expect(words.title('kutna-hora-tile-miners-1', 'My own smithy')).toBe('My own smithy');
  });

  it('the language is changed without losing anything', async () => {
    await words.speak('it');
    expect(say('web-close')).toBe('Chiudi');
    expect(document.documentElement.lang).toBe('it');
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
  expect(folded('Kutná Hora’s')).toBe("kutna hora's");
});
