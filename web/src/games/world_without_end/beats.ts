/** What is seen of each event: which piece moves from where to where, and what lights up. */
import type { GameEvent, Schemas } from '$shared/api';
import type { BeatOf, Flight, Piece, Place } from '$shared/director/beat';
import type { Scene } from '$shared/game';

import CardArt from './drawings/CardArt.svelte';
import CardFace from './drawings/CardFace.svelte';
import EventArt from './drawings/EventArt.svelte';
import House from './drawings/House.svelte';
import Seal from './drawings/Seal.svelte';
import { artOf } from './drawings/vignettes/events';
import { markOf, PENALTY_ICONS } from './marks';
import { cardName } from './names';
import { playerCharge, playerColor } from './players';
import { printedOn, type Duty, type Value } from './view';

type Kind = Schemas['WorldWithoutEndEventKind'];

const fact = ({ facts }: GameEvent, name: string): string => String(facts[name] ?? '');
const number = ({ facts }: GameEvent, name: string): number => Number(facts[name] ?? 0);
const seatOf = ({ seat }: GameEvent): Place => `seat:${seat ?? 0}`;
const of = (event: GameEvent, part: string): Place => `${seatOf(event)}:${part}`;

const goodPiece = (good: string): Piece => markOf(good as Value);
const POINT = goodPiece('points');

/** What somebody takes from the supply. */
const gained = (event: GameEvent, good: string, amount: number): Flight => ({
  piece: goodPiece(good),
  from: `supply:${good}`,
  to: of(event, `good:${good}`),
  count: amount,
});
/** What somebody gives back. */
const given = (event: GameEvent, good: string, amount: number): Flight => ({
  piece: goodPiece(good),
  from: of(event, `good:${good}`),
  to: `supply:${good}`,
  count: amount,
});

/** A player's own piece: a house, a seal. */
function ownPiece(event: GameEvent, Drawing: typeof House | typeof Seal): Piece {
  const seat = event.seat ?? 0;
  return {
    Drawing,
    props: { color: playerColor(seat), charge: playerCharge(seat) },
    size: [2.6, 2.8],
  };
}

const playedCard = (card: string): Piece => ({
  Drawing: CardFace,
  props: { Art: CardArt, art: { card }, name: cardName(card) },
  size: [7, 6.5],
});

function eventCard(event: GameEvent, scene: Scene): Piece {
  const card = printedOn(scene).events[fact(event, 'event')];
  return {
    Drawing: CardFace,
    props: {
      Art: EventArt,
      art: { kind: card ? artOf(card) : 'fire' },
      name: '',
    },
    size: [11, 9],
  };
}

const whom: BeatOf = ({ seat }) => (seat === null ? {} : { lights: [`seat:${seat}`] });
const at =
  (...lights: Place[]): BeatOf =>
  () => ({ lights });
const atProject: BeatOf = (event) => ({ lights: [`project:${fact(event, 'project')}`] });
const atFavor = at('favor');
const atFair: BeatOf = (event) => ({ lights: [`fair:${fact(event, 'good')}`] });
const discarded: BeatOf = (event) => ({
  flights: [{ piece: { icon: 'lock' }, from: of(event, 'pile'), to: seatOf(event) }],
});

export const beats: Record<Kind, BeatOf> = {
  'chapter.began': () => ({ lights: ['chapter'], sound: 'bell' }),
  'round.began': () => ({ lights: ['round'], sound: 'turn' }),
  'event.revealed': (event, scene) => ({
    shows: { piece: eventCard(event, scene), at: 'event' },
    lights: ['event'],
    sound: 'card',
  }),
  'plague.revealed': (event) => ({
    lights: [`location:${fact(event, 'location')}`],
    sound: 'loss',
  }),
  'plague.known': (event) => ({ lights: [`location:${fact(event, 'location')}`] }),
  'card.oriented': (event) => ({ lights: ['event', seatOf(event)], sound: 'card' }),
  'good.gained': (event) => ({
    flights: [gained(event, fact(event, 'good'), number(event, 'amount'))],
    sound: fact(event, 'good') === 'gold' ? 'coin' : 'piece',
  }),
  'good.lost': (event) => ({
    flights: [given(event, fact(event, 'good'), number(event, 'amount'))],
  }),
  'good.missed': (event) => ({ lights: [`supply:${fact(event, 'good')}`, seatOf(event)] }),
  'points.gained': (event) => ({
    flights: [
      { piece: POINT, from: 'event', to: of(event, 'points'), count: number(event, 'amount') },
    ],
    lights: [of(event, 'points')],
    sound: 'point',
  }),
  'points.lost': (event) => ({
    flights: [
      { piece: POINT, from: of(event, 'points'), to: 'chapter', count: number(event, 'amount') },
    ],
    lights: [of(event, 'points')],
    sound: 'loss',
  }),
  'favor.moved': () => ({ lights: ['favor'], sound: 'piece' }),
  'card.played': (event) => ({
    shows: { piece: playedCard(fact(event, 'card')), at: of(event, 'pile') },
    lights: [seatOf(event)],
    sound: 'card',
  }),
  'action.declined': whom,
  'action.forbidden': whom,
  'resource.placed': (event) => ({
    flights: [
      {
        piece: goodPiece(fact(event, 'good')),
        from:
          event.seat === null
            ? `supply:${fact(event, 'good')}`
            : of(event, `good:${fact(event, 'good')}`),
        to: `project:${fact(event, 'project')}`,
      },
    ],
    lights: [`project:${fact(event, 'project')}`],
    sound: 'build',
  }),
  'goods.sold': (event) => ({
    flights: [
      ...(['wool', 'cloth'] as const).map((good) => ({
        piece: goodPiece(good),
        from: of(event, `good:${good}`),
        to: `fair:${good}`,
        count: number(event, good),
      })),
    ],
    sound: 'coin',
  }),
  'house.built': (event) => ({
    flights: [
      { piece: ownPiece(event, House), from: seatOf(event), to: `house:${fact(event, 'house')}` },
    ],
    lights: [`house:${fact(event, 'house')}`],
    sound: 'build',
  }),
  'house.returned': (event) => ({
    flights: [
      { piece: ownPiece(event, House), from: `house:${fact(event, 'house')}`, to: seatOf(event) },
    ],
    sound: 'loss',
  }),
  'seal.placed': (event) => ({
    flights: [
      {
        piece: ownPiece(event, Seal),
        from: seatOf(event),
        to: `project:${fact(event, 'project')}`,
      },
    ],
    lights: [`project:${fact(event, 'project')}`],
    sound: 'piece',
  }),
  'seal.returned': (event) => ({
    flights: [
      {
        piece: ownPiece(event, Seal),
        from: `project:${fact(event, 'project')}`,
        to: seatOf(event),
      },
    ],
  }),
  'cloth.woven': whom,
  'location.healed': (event) => ({
    flights: [
      {
        piece: { icon: 'healed', tint: 'var(--good)' },
        from: seatOf(event),
        to: `location:${fact(event, 'location')}`,
      },
    ],
    lights: [`location:${fact(event, 'location')}`],
    sound: 'point',
  }),
  'card.discarded': discarded,
  'card.discarded_unseen': discarded,
  'card.drawn': discarded,
  'card.drawn_unseen': discarded,
  'project.entered': atProject,
  'project.completed': (event, scene) => ({ ...atProject(event, scene), sound: 'bell' }),
  'project.canceled': atProject,
  'metal.placed': (event) => ({
    flights: [
      {
        piece: { icon: 'project', tint: 'var(--gold)' },
        from: seatOf(event),
        to: `project:${fact(event, 'project')}`,
      },
    ],
    lights: [`project:${fact(event, 'project')}`],
    sound: 'build',
  }),
  'favor.canceled': atFavor,
  'fair.canceled': atFair,
  'fair.opened': atFair,
  'event.stayed': at('in-force'),
  'event.left': at('in-force'),
  'goods.traded': () => ({ lights: ['event'] }),
  'tax.rolled': () => ({ lights: ['chapter'], sound: 'die' }),
  'duty.paid': whom,
  'penalty.avoided': whom,
  'doubling.avoided': whom,
  'losses.doubled': at('chapter'),
  'penalty.due': (event) => ({
    flights: [
      {
        piece: { icon: PENALTY_ICONS[fact(event, 'duty') as Duty], tint: 'var(--red)' },
        from: 'chapter',
        to: seatOf(event),
      },
    ],
    lights: [seatOf(event)],
    sound: 'loss',
  }),
  'actions.stopped': at('event'),
  'game.ended': () => ({ lights: ['chapter'], sound: 'bell' }),
  'card.last': whom,
};

/** On a phone: the part of the table in which a place is. */
const PANES: readonly (readonly [prefix: string, pane: string])[] = [
  ['project:', 'projects'],
  ['house:', 'town'],
  ['supply:', 'town'],
  ['fair:', 'town'],
  ['location:', 'plague'],
  ['favor', 'favor'],
  ['event', 'event'],
  ['in-force', 'event'],
];

export const paneOfPlace = (place: Place): string | null =>
  PANES.find(([prefix]) => place.startsWith(prefix))?.[1] ?? null;
