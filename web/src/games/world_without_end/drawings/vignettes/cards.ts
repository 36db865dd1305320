import { cloth, grain, medicine, piety, resource, sale } from './cards_land';
import { donation, favor, house, privilege, project, rent } from './cards_town';

/** The twelve action cards. */
export const CARD_ART = {
  grain,
  piety,
  resource,
  project,
  sale,
  privilege,
  house,
  rent,
  donation,
  cloth,
  medicine,
  favor,
} as const satisfies Record<string, string>;

export type CardName = keyof typeof CARD_ART;
