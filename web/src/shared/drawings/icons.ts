/** The icons of every page, by name: the inside of a square of 24, shown by Icon.svelte. */
import { interfaceIcons } from './icons/interface';

/** Icons by name: those of the pages, or of a game that adds its own to them. */
export type IconSet = Readonly<Record<string, string>>;

export const INTERFACE_ICONS = { ...interfaceIcons } as const satisfies IconSet;

export type IconName = keyof typeof INTERFACE_ICONS;
