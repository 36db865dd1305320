import { expect, it } from 'vitest';

import { turningPoints } from './turning_points';

it('a moment that decides is a gain over the others, named by its move', () => {
  const found = turningPoints(
    [0, 3, 7, 9],
    [
      [0, 5, 5, 6],
      [0, 5, 14, 14],
    ],
  );

  expect(found[0]).toEqual({ move: 7, seat: 1, points: 9 });
});

it('what everybody gains decides nothing', () => {
  const alike = [
    [0, 5],
    [0, 5],
  ];

  expect(turningPoints([0, 1], alike)).toEqual([]);
});
