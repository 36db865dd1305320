/** What is seen of each event: which piece moves from where to where, and what lights up. */
import type { GameEvent, Schemas } from '$shared/api';
import type { Beat, BeatOf, Flight, Piece, Place } from '$shared/director/beat';
import type { Scene } from '$shared/game';

import Building from './drawings/Building.svelte';
import EventFace from './drawings/EventFace.svelte';
import MineTile from './drawings/MineTile.svelte';
import Patrician from './drawings/Patrician.svelte';
import PlayedCard from './drawings/PlayedCard.svelte';
import PlotMarker from './drawings/PlotMarker.svelte';
import { artOf } from './drawings/event_art';
import { commodityIcon } from './marks';
import { playerCharge, playerColor } from './players';
import { eventTitle } from './printed';
import type { Catalogue } from './view';

type Kind = Schemas['KutnaHoraEventKind'];

const COIN: Piece = { icon: 'groschen', tint: 'var(--gold)' };
const POINT: Piece = { icon: 'point', tint: 'var(--c-yellow)' };
const PELICAN: Piece = { icon: 'pelican' };
const REPUTATION: Piece = { icon: 'reputation' };
const MINER: Piece = { icon: 'miner' };
/** Coins that one piece stands for. */
const PURSE_FULL = 3;

const fact = ({ facts }: GameEvent, name: string): string => String(facts[name] ?? '');
const number = ({ facts }: GameEvent, name: string): number => Number(facts[name] ?? 0);
const of = ({ seat }: GameEvent, part: string): Place => `seat:${seat ?? 0}:${part}`;

const buildingPiece = (tile: string): Piece => ({
  Drawing: Building,
  props: { tile },
  size: [4.4, 3.4],
  framed: true,
});
const minePiece = (tile: string): Piece => ({
  Drawing: MineTile,
  props: { tile },
  size: [3, 3],
  framed: true,
});
const patricianPiece = (color: string): Piece => ({
  Drawing: Patrician,
  props: { color },
  size: [2.6, 2.6],
});

/** A few coins for many. */
function coins(amount: number, from: Place, to: Place): Flight[] {
  return amount > 0 ? [{ piece: COIN, from, to, count: Math.ceil(amount / PURSE_FULL) }] : [];
}
const paid = (event: GameEvent, to: Place): Flight[] =>
  coins(number(event, 'paid'), of(event, 'purse'), to);

/** Gained from somewhere, or lost to it. */
function moved(event: GameEvent, piece: Piece, part: string, source: Place): Beat {
  const amount = number(event, 'amount');
  const [from, to] = amount < 0 ? [of(event, part), source] : [source, of(event, part)];
  return { flights: [{ piece, from, to, count: Math.abs(amount) }], lights: [of(event, part)] };
}

function eventCard(event: GameEvent, { catalogue }: Scene): Piece {
  const key = fact(event, 'event');
  const card = (catalogue as Catalogue).events[key];
  return {
    Drawing: EventFace,
    props: {
      art: card ? artOf(card) : 'town',
      title: eventTitle(catalogue as Catalogue, key),
    },
    size: [13, 11],
  };
}

const whom: BeatOf = ({ seat }) => (seat === null ? {} : { lights: [`seat:${seat}`] });
const at =
  (...lights: Place[]): BeatOf =>
  () => ({ lights });

export const beats: Record<Kind, BeatOf> = {
  'guilds.chosen': whom,
  'row.assigned': (event) => ({
    flights: [
      {
        piece: { icon: 'house', tint: playerColor(event.seat ?? 0) },
        from: 'hall',
        to: of(event, `row:${fact(event, 'row')}`),
      },
    ],
  }),
  'card.played': (event) => ({
    shows: {
      piece: {
        Drawing: PlayedCard,
        props: { card: number(event, 'card'), action: fact(event, 'action') },
        size: [6.5, 6.5],
      },
      at: of(event, 'hand'),
    },
    lights: [`seat:${event.seat ?? 0}`],
    sound: 'card',
  }),
  'card.without_effect': whom,
  'joker.used': whom,
  'miners.hired': (event) => ({
    flights: [
      ...paid(event, 'mine'),
      { piece: MINER, from: 'mine', to: of(event, 'miners'), count: number(event, 'count') },
    ],
    sound: 'coin',
  }),
  'mine.drawn': (event) => ({
    flights: [
      { piece: minePiece(fact(event, 'tile')), from: 'mine:stack', to: of(event, 'miners') },
    ],
    sound: 'card',
  }),
  'mine.stack_renewed': at('mine:stack'),
  'mine.built': (event) => ({
    flights: [
      ...paid(event, 'price:wood'),
      {
        piece: minePiece(fact(event, 'tile')),
        from: of(event, 'miners'),
        to: `space:${fact(event, 'space')}`,
      },
    ],
    lights: [`space:${fact(event, 'space')}`],
    sound: 'build',
  }),
  'mine.discarded': (event) => ({
    flights: [
      { piece: minePiece(fact(event, 'tile')), from: of(event, 'miners'), to: 'mine:stack' },
    ],
  }),
  'rights.taken': (event) => ({
    flights: [
      ...paid(event, `stack:${fact(event, 'stack')}`),
      {
        piece: buildingPiece(fact(event, 'tile')),
        from: `stack:${fact(event, 'stack')}`,
        to: of(event, 'tiles'),
      },
    ],
    sound: 'card',
  }),
  'tile.revealed': (event) => ({ lights: [`stack:${fact(event, 'stack')}`] }),
  'tile.uncovered': (event) => ({ lights: [`stack:${fact(event, 'stack')}`] }),
  'plot.claimed': (event) => ({
    flights: [
      ...paid(event, `square:${fact(event, 'square')}`),
      {
        piece: {
          Drawing: PlotMarker,
          props: { charge: playerCharge(event.seat ?? 0), color: playerColor(event.seat ?? 0) },
          size: [2.2, 2.9],
        },
        from: of(event, 'plots'),
        to: `square:${fact(event, 'square')}`,
      },
    ],
    lights: [`square:${fact(event, 'square')}`],
    sound: 'piece',
  }),
  'building.built': (event) => ({
    flights: [
      ...paid(event, 'price:wood'),
      {
        piece: buildingPiece(fact(event, 'tile')),
        from: of(event, 'tiles'),
        to: `square:${fact(event, 'square')}`,
      },
    ],
    lights: [`square:${fact(event, 'square')}`],
    sound: 'build',
  }),
  'production.raised': (event) => ({
    flights: [
      {
        piece: commodityIcon(fact(event, 'commodity')),
        from: `price:${fact(event, 'commodity')}`,
        to: `seat:${event.seat ?? 0}`,
        count: number(event, 'amount'),
      },
    ],
  }),
  'arm.moved': (event) => ({ lights: [`price:${fact(event, 'commodity')}`] }),
  'population.grew': at('population'),
  'ore.advanced': at('ore-deck'),
  'price.changed': (event) => ({
    lights: [`price:${fact(event, 'commodity')}`],
    beside: 'prices',
    sound: 'price',
  }),
  'town.built': (event) => ({
    flights: fact(event, 'tile')
      ? [
          {
            piece: buildingPiece(fact(event, 'tile')),
            from: 'hall',
            to: `price:${fact(event, 'commodity')}`,
          },
        ]
      : [],
    lights: ['hall', `price:${fact(event, 'commodity')}`],
    sound: 'build',
  }),
  'points.scored': (event) => ({ ...moved(event, POINT, 'points', 'city'), sound: 'point' }),
  'reputation.changed': (event) => ({
    ...moved(event, REPUTATION, 'reputation', 'round'),
    ...(number(event, 'amount') < 0 ? { sound: 'loss' } : {}),
  }),
  'pelicans.gained': (event) => moved(event, PELICAN, 'pelicans', 'barbara'),
  'pelican.used': (event) => ({
    flights: [{ piece: PELICAN, from: of(event, 'pelicans'), to: 'barbara' }],
    lights: ['barbara'],
  }),
  'groschen.changed': (event) => ({
    flights:
      number(event, 'amount') < 0
        ? coins(-number(event, 'amount'), of(event, 'purse'), 'tax')
        : coins(number(event, 'amount'), 'event', of(event, 'purse')),
    sound: 'coin',
  }),
  'tax.raised': at('tax'),
  'patrician.pooled': (event) => ({
    flights: [
      {
        piece: patricianPiece(fact(event, 'color')),
        from: event.seat === null ? 'council' : `seat:${event.seat}`,
        to: `council:${fact(event, 'color')}`,
      },
    ],
  }),
  'patrician.seated': (event) => ({
    flights: [
      ...paid(event, `council:${fact(event, 'color')}`),
      {
        piece: patricianPiece(fact(event, 'color')),
        from: `seat:${event.seat ?? 0}`,
        to: `council:${fact(event, 'color')}`,
      },
    ],
    lights: [`council:${fact(event, 'color')}`],
    sound: 'piece',
  }),
  'house.gone': (event) => ({
    flights: [
      {
        piece: { icon: 'house', tint: playerColor(event.seat ?? 0) },
        from: of(event, `row:${fact(event, 'row')}`),
        to: `seat:${event.seat ?? 0}`,
      },
    ],
  }),
  'barbara.turned': () => ({ lights: ['barbara'], sound: 'build' }),
  'technology.taken': (event) => ({
    flights: [
      { piece: minePiece(fact(event, 'tile')), from: 'mine', to: `seat:${event.seat ?? 0}` },
    ],
    lights: ['mine:stack'],
  }),
  'technology.removed': at('mine:stack'),
  'income.gained': (event) => ({
    flights: coins(number(event, 'amount'), 'prices', of(event, 'purse')),
    sound: 'coin',
  }),
  'taxes.paid': (event) => ({
    flights: coins(number(event, 'amount'), of(event, 'purse'), 'tax'),
    lights: ['tax'],
    sound: 'coin',
  }),
  'taxes.refused': (event) => ({
    lights: ['tax', `seat:${event.seat ?? 0}`],
    flights: [
      {
        piece: REPUTATION,
        from: of(event, 'reputation'),
        to: 'tax',
        count: number(event, 'reputation'),
      },
    ],
    sound: 'loss',
  }),
  'red_tile.entered': (event) => ({
    flights: [
      {
        piece: buildingPiece(fact(event, 'tile')),
        from: 'round',
        to: `stack:${fact(event, 'stack')}`,
      },
    ],
  }),
  'round.began': () => ({ lights: ['round'], sound: 'bell' }),
  'event.revealed': (event, scene) => ({
    shows: { piece: eventCard(event, scene), at: 'event' },
    lights: ['event'],
    sound: 'card',
  }),
  'event.acted': (event, scene) => ({
    shows: { piece: eventCard(event, scene), at: 'event' },
    lights: ['event'],
    sound: 'card',
  }),
  'effect.ignored': whom,
  'game.ended': () => ({ lights: ['round'], sound: 'bell' }),
};

/** On a phone: the part of the table in which a place is. */
const PANES: readonly (readonly [prefix: string, pane: string])[] = [
  ['square:', 'city'],
  ['city', 'city'],
  ['space:', 'mine'],
  ['mine', 'mine'],
  ['stack:', 'hall'],
  ['hall', 'hall'],
  ['price', 'prices'],
  ['population', 'prices'],
  ['ore-deck', 'prices'],
  ['council', 'church'],
  ['barbara', 'church'],
];

export const paneOfPlace = (place: Place): string | null =>
  PANES.find(([prefix]) => place.startsWith(prefix))?.[1] ?? null;
