import { expect, it } from 'vitest';

import { swings } from './course';

it('a moment that decides is a gain over the others', () => {
  const found = swings([
    [0, 5, 5, 6],
    [0, 5, 14, 14],
  ]);

  expect(found[0]).toEqual({ move: 2, seat: 1, points: 9 });
});
it('what everybody gains decides nothing', () => {
  expect(swings([[0, 5], [0, 5]])).toEqual([]); // prettier-ignore
});
