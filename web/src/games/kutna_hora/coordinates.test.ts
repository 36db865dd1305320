import { describe, expect, test } from 'vitest';

import { familyOf, litDots } from './city/layout';
import { coordinateOf, sizeOf } from './coordinates';
import { cardsAhead } from './prices/forecast';
import { aSceneAsking, aScene, catalogue } from './testing/fixtures';
import type { View } from './view';

describe('places', () => {
  test('a name is a column and a row', () => {
    expect(coordinateOf('C4')).toEqual({ column: 2, row: 3 });
  });
  test('a board is as large as its last place', () => {
    const view = aScene().view as View;
    expect(sizeOf(Object.keys(view.city))).toEqual({ columns: 6, rows: 5 });
    expect(sizeOf(Object.keys(view.mine))).toEqual({ columns: 7, rows: 4 });
  });
});

describe('the city', () => {
  test('a touch answers what is asked, else it asks about a plot', () => {
    expect(familyOf('site')).toBe('site');
    expect(familyOf('scored_building')).toBe('score');
    expect(familyOf('card')).toBe('plot');
  });
  test('a plot shows all dots around it, its own village included', () => {
    const lit = litDots(aScene().view, catalogue, 'plot:A4');
    expect([...lit.squares]).toContain('B4');
    expect([...lit.villages]).toEqual(['A4']);
    expect(lit.colors.size).toBe(4);
  });
  test('a site shows only the dots of the tile’s colors', () => {
    const scene = aSceneAsking('site', { tile: 'builders-1' });
    const lit = litDots(scene.view, catalogue, 'site:A4');
    expect([...lit.colors].sort()).toEqual(['red', 'yellow']);
  });
  test('other choices show none', () => {
    expect(litDots(aScene().view, catalogue, 'card:1:plot').squares.size).toBe(0);
    expect(litDots(aScene().view, catalogue, null).squares.size).toBe(0);
  });
});

describe('what the cards ahead print', () => {
  test('they begin with the present price, under the arm', () => {
    const view = aScene().view as View;
    expect(cardsAhead(view, catalogue, 'beer', 6)[0]?.price).toBe(view.prices.beer.price);
    expect(cardsAhead(view, catalogue, 'silver', 6)).toHaveLength(7);
  });
  test('a notch looks one column further, and stops at the last', () => {
    const view = aScene().view as View;
    const cells = catalogue.prices.food.cards[view.population]!;
    expect(cardsAhead(view, catalogue, 'food', 0, 1)[0]).toEqual(cells[3]);
    expect(cardsAhead(view, catalogue, 'food', 0, 99)[0]).toEqual(cells[5]);
  });
  test('there are fewer near the end of a deck', () => {
    const late = aScene({ population: 38 }).view as View;
    expect(cardsAhead(late, catalogue, 'wood', 6)).toHaveLength(2);
  });
});
