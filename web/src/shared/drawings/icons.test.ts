import { expect, it } from 'vitest';

import { itIsAGoodIconSet } from '../testing/icons';
import { CHARGES } from './charges';
import { INTERFACE_ICONS } from './icons';

itIsAGoodIconSet(INTERFACE_ICONS);

it('the four charges differ', () => {
  expect(new Set(Object.values(CHARGES)).size).toBe(4);
});
