/** What the cards ahead print: read from the price cards, as anybody at the table may. */
import { deckOf, type Catalogue, type Commodity, type View } from '../view';

/** How many cards ahead are shown. */
export const AHEAD = 6;

export interface Cell {
  price: number;
  /** Here the town builds, and the arm moves on. */
  townBuilds: boolean;
  /** Here the guild has no market and cannot build. */
  noMarket: boolean;
}

export function cellOf(text: string): Cell {
  return {
    price: parseInt(text, 10),
    townBuilds: text.endsWith('!'),
    noMarket: text.endsWith('x'),
  };
}

/** The cells under the arm on this card and the next ones, the arm moved by so many notches. */
export function cardsAhead(
  view: View,
  catalogue: Catalogue,
  commodity: Commodity,
  count: number,
  notches = 0,
): Cell[] {
  const deck = catalogue.prices[commodity];
  const card = view[deckOf(commodity)];
  const last = (deck[card]?.length ?? 1) - 1;
  const column = Math.min(last, view.prices[commodity].column + notches);
  return deck.slice(card, card + count + 1).map((cells) => cellOf(cells[column] ?? '0'));
}
