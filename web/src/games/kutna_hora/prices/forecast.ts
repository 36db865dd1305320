/** What the cards ahead print: read from the price cards, as anybody at the table may. */
import type { Catalogue, Commodity, PriceCell, View } from '../view';

/** How many cards ahead are shown. */
export const AHEAD = 6;

/** The cells under the arm on this card and the next ones, with the arm moved by a number of notches. */
export function cardsAhead(
  view: View,
  catalogue: Catalogue,
  commodity: Commodity,
  count: number,
  notches = 0,
): PriceCell[] {
  const { deck, cards } = catalogue.prices[commodity];
  const column = view.prices[commodity].column + notches;
  return cards
    .slice(view[deck], view[deck] + count + 1)
    .map((cells) => (cells[column] ?? cells.at(-1))!);
}
