import { expect, test } from 'vitest';

import { arrangementOf } from './layout.svelte';

const REM = 16;

test.each([
  ['phone', 390, 844],
  ['phone', 360, 640],
  ['side', 844, 390],
  ['side', 640, 360],
  ['tall', 820, 1180],
  ['tall', 768, 1024],
  ['wide', 1024, 768],
  ['wide', 1180, 820],
  ['wide', 1280, 720],
  ['wide', 2560, 1440],
])('a table is %s in %i by %i pixels', (arrangement, width, height) => {
  expect(arrangementOf(width / REM, height / REM)).toBe(arrangement);
});

test('text twice as large is treated like half the screen', () => {
  expect(arrangementOf(1280 / (2 * REM), 720 / (2 * REM))).toBe('side');
});
