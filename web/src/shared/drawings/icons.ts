/** Every icon, by name: the inside of a square of 24, shown by Icon.svelte. */
import { interfaceIcons } from './icons/interface';
import { kutnaHoraIcons } from './icons/kutna_hora';
import { worldWithoutEndIcons } from './icons/world_without_end';

export const ICONS = {
  ...interfaceIcons,
  ...kutnaHoraIcons,
  ...worldWithoutEndIcons,
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;
