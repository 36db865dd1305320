/** Small pictures for the action cards and the events, 96 × 72, from the same kit as the town. */
import {
  at,
  banner,
  barrel,
  box,
  chimney,
  cross,
  draw,
  gable,
  ground,
  house,
  pointed,
  roof,
  round,
  smoke,
  steps,
  wheel,
  windows,
} from './kit';

const coin = (x: number, y: number, r = 5): string =>
  draw('glow', at`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`) +
  draw('line', at`M${x} ${y - r * 0.45}v${r * 0.9}`);
const pile = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, i) => draw('glow', at`M${x} ${y - i * 3}v-3h12v3Z`)).join('');
const person = (x: number, y: number, part: 'roof' | 'wall' | 'timber' = 'wall'): string =>
  draw(part, at`M${x - 5} ${y}q0-13 5-13t5 13Z`) +
  draw('skin', at`M${x - 3.2} ${y - 15.5}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z`);
const hood = (x: number, y: number): string =>
  draw('wall', at`M${x - 6} ${y}l2-16q4-7 8 0l2 16Z`) +
  draw('dark', at`M${x - 2} ${y - 11}a2 3 0 1 0 4 0a2 3 0 1 0-4 0Z`);
const pelican = (x: number, y: number): string =>
  draw(
    'wall',
    at`M${x} ${y}c-2 8-7 14-5 23 6 14 28 14 41 5-3-11-10-16-20-17-7-1-9-4-7-9 3-7-1-12-6-12-4 0-7 3-6 6Z`,
  ) +
  draw('roof', at`M${x + 1} ${y - 5}c-6 6-12 14-14 26 9-5 13-11 15-20Z`) +
  draw('dark', at`M${x + 4} ${y - 3}h2v2h-2Z`) +
  draw('fine', at`M${x + 10} ${y + 22}q7 8 18 6M${x + 10} ${y + 16}q10 8 22 6`);
const tents = (x: number, y: number, s: number): string =>
  draw(
    'roof',
    [0, 1, 2]
      .map(
        (i) =>
          at`M${x + i * 14 * s} ${y}q${5 * s} ${-6 * s} ${7 * s} ${-(i === 1 ? 26 : 21) * s}q${2 * s} ${(i === 1 ? 20 : 15) * s} ${7 * s} ${(i === 1 ? 26 : 21) * s}Z`,
      )
      .join(''),
  );
const church = (x: number, y: number, s: number): string =>
  tents(x, y - 26 * s, s) +
  box('wall', x, y, 42 * s, 26 * s) +
  [5, 13, 21, 29, 37]
    .map((dx) => pointed('dark', x + dx * s, y - 3 * s, 4.5 * s, 18 * s))
    .join('') +
  [1, 9, 17, 25, 33, 41]
    .map((dx) =>
      draw(
        'stone',
        at`M${x + (dx - 1.5) * s} ${y}v${-22 * s}l${1.5 * s} ${-8 * s} ${1.5 * s} ${8 * s}v${22 * s}Z`,
      ),
    )
    .join('');
const hills = draw('leaf', 'M3 66Q22 44 46 55T93 66Z');
const skyline = (x: number): string =>
  house(x, 66, 14, 12, 11, 8) +
  house(x + 24, 66, 12, 16, 10, 6) +
  windows(x + 30, 58, 1, 1, 3, 5) +
  windows(x + 7, 62, 1, 1, 3, 5);

export const ACTIONS = {
  mine:
    draw('stone', 'M4 66Q10 34 30 24T66 22q22 10 26 44Z') +
    draw('fine', 'M18 42l6-4M16 50l5-3M70 34l6 4M74 44l6 4M40 22l6 2M56 24l6 1') +
    draw('timber', 'M30 66V40h5v26ZM61 66V40h5v26ZM26 40v-5h44v5Z') +
    draw('dark', 'M35 66V40h26v26Z') +
    draw('timber', 'M38 60h20l-2.5-9h-15Z') +
    draw('stone', 'M42 51l3-4 4 1 3-2 3 5Z') +
    draw('wall', 'M39 63a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM51 63a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z') +
    ground() +
    draw('line', 'M12 66l12-16M24 66 12 50') +
    draw('dark', 'M21 48l4 4 2.5-2.5-4-4ZM15 48l-4 4-2.5-2.5 4-4Z'),
  rights:
    draw('wall', 'M18 8h50v46H18Z') +
    draw('line', 'M14 8h58v5H14ZM14 54h58v5H14Z') +
    gable('roof', 33, 32, 20, 11, 2) +
    box('side', 33, 42, 20, 10) +
    draw('dark', 'M41 42v-6h4v6Z') +
    draw('fine', 'M24 17h38M24 47h26M24 50.5h18') +
    draw('glow', 'M58 52a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z') +
    draw('line', 'M66 48v8M62 52h8M62 59l-2 9 4-2M70 59l2 9-4-2'),
  plot:
    ground() +
    draw('leaf', 'M12 62 32 46h46l8 16Z') +
    draw('fine', 'M30 58h14M38 52h10M60 57h12') +
    draw('timber', 'M11 62v-8h2.5v8ZM31 46v-8h2.5v8ZM77 46v-8h2.5v8ZM85 62v-8h2.5v8Z') +
    draw('line', 'M12 56q10-4 20-16 22 4 46 0 6 10 8 16M54 56V8') +
    draw('roof', 'M54 10q7-3 13 0t13 0v18q-7 3-13 0t-13 0Z') +
    draw('wall', 'M61 15h11v5q0 4-5.5 6.5Q61 24 61 20Z'),
  building:
    ground() +
    box('wall', 20, 66, 36, 26) +
    draw('roof', 'M18 40 30 22h14v18Z') +
    draw('line', 'M44 22l12 18M50 31h-6M44 40v-9M56 40H44') +
    round('dark', 32, 66, 10, 15) +
    windows(48, 56, 1, 1, 5, 7) +
    draw(
      'line',
      'M62 66V14M62 14h24M62 26l10-12M86 14v14M57 66h10M66 66V40M74 66V40M62 52h14M62 40h14',
    ) +
    draw('timber', 'M80 28h12v5H80Z') +
    draw('timber', 'M72 66v-4h20v4ZM75 62v-4h14v4Z'),
  income:
    ground() +
    draw('timber', 'M16 66V44h44v22Z') +
    draw('roof', 'M16 44q0-14 14-14h16q14 0 14 14Z') +
    draw('line', 'M16 50h44M24 66V44M52 66V44') +
    draw('glow', 'M34 46h8v9h-8Z') +
    draw('dark', 'M37 49h2v4h-2Z') +
    pile(66, 66, 6) +
    pile(80, 66, 3) +
    coin(70, 22) +
    coin(84, 30, 4) +
    coin(76, 39, 4) +
    draw('fine', 'M70 13v-4M84 22v-4'),
  barbara: ground() + church(21, 66, 1.27) + cross(47.7, 2, 3),
  joker:
    draw(
      'roof',
      'M28 46C28 32 24 24 10 32c1-20 12-30 23-28 8 1 11 10 15 20 4-10 7-19 15-20 11-2 22 8 23 28-14-8-18 0-18 14Z',
    ) +
    draw('wall', 'M28 46h40v8H28Z') +
    draw('line', 'M48 24v22') +
    draw('glow', 'M5 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM81 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z') +
    draw('line', 'M36 60q12 8 24 0') +
    draw('fine', 'M20 12q-5 5-6 12M76 12q5 5 6 12'),
} as const satisfies Record<string, string>;

export const EVENTS = {
  town:
    ground() + skyline(14) + skyline(50) + draw('fine', 'M20 18q5-4 10 0t10 0M60 12q5-4 10 0t10 0'),
  law:
    draw('timber', 'M9 26v38q19-8 39 1 20-9 39-1V26Z') +
    draw('wall', 'M12 22q19-9 36 1v39q-17-9-36-1ZM84 22q-19-9-36 1v39q17-9 36-1Z') +
    draw('fine', 'M55 30q12-6 23-2M55 37q12-6 23-2M55 44q12-6 23-2M55 51q8-4 14-3') +
    draw('line', 'M21 49l18-19M39 49 21 30') +
    draw('dark', 'M36 26l7 7 3-3-7-7ZM24 26l-7 7-3-3 7-7Z') +
    draw('line', 'M48 62v7') +
    draw('glow', 'M43 66a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z'),
  settlers:
    hills +
    draw('wall', 'M30 54q0-16 14-16t14 16Z') +
    draw('timber', 'M22 54h44v4H22Z') +
    wheel(30, 60, 6) +
    wheel(58, 60, 6) +
    person(78, 66, 'roof') +
    person(12, 66, 'timber') +
    draw('line', 'M66 56h7'),
  fire:
    ground() +
    house(14, 66, 22, 18, 16, 12) +
    box('side', 56, 66, 24, 12) +
    draw('line', 'M56 54V40M80 54V44M56 46l12 8M80 48l-8 6') +
    draw(
      'glow',
      'M60 54q-6-10 2-18 1 5 4 6 0-8 6-12 0 8 4 12t0 12ZM22 34q-3-6 1-10 1 4 4 5 4 3 1 7Z',
    ) +
    smoke(68, 26) +
    smoke(26, 20),
  procession:
    ground() +
    box('wall', 8, 66, 20, 34) +
    box('wall', 68, 66, 20, 34) +
    draw('roof', 'M6 32l12-18 12 18ZM66 32l12-18 12 18Z') +
    banner(18, 14, 12) +
    banner(78, 14, 12) +
    draw('stone', 'M28 66V40h40v26h-8V54a12 12 0 0 0-24 0v12Z') +
    draw('glow', 'M38 30l-2-10 6 4 6-8 6 8 6-4-2 10Z') +
    windows(18, 48, 1, 1, 4, 8) +
    windows(78, 48, 1, 1, 4, 8),
  pelicans:
    ground() +
    pelican(36, 22) +
    draw('timber', 'M20 58q30 10 60 0l-6 9H27Z') +
    draw('fine', 'M30 62l4 4M40 64l5 3M52 65l4-3M62 65l6-4'),
  vein:
    draw('stone', 'M4 66Q8 26 34 20t44 8q14 12 14 38Z') +
    draw('glow', 'M12 58l14-8 10 4 12-14 12 2 18-16 4 5-20 18-11-2-13 14-11-3-13 8Z') +
    hood(40, 66) +
    draw('line', 'M46 62l10-14M50 44q6 1 10 8') +
    ground(),
  houses:
    ground() +
    skyline(6) +
    box('wall', 52, 66, 22, 30) +
    steps('roof', 52, 36, 22, 22, 3) +
    round('dark', 63, 66, 9, 13) +
    windows(59, 48, 2, 8, 4, 7) +
    banner(80, 66, 40),
  winter:
    ground() +
    house(34, 66, 24, 18, 18, 16) +
    draw('wall', 'M31 50 46 29h18l14 20-3 1-12-14-17 0-13 15Z') +
    round('dark', 46, 66, 8, 12) +
    draw('line', 'M14 66V34M14 48l-7-8M14 44l7-9M14 38l-4-6M88 66V44M88 54l-5-6') +
    draw(
      'fine',
      'M26 12v4M24 14h4M50 10v4M48 12h4M72 16v4M70 18h4M84 28v4M82 30h4M10 22v4M8 24h4M60 22v3M36 20v3',
    ),
  wagon:
    ground() +
    draw('timber', 'M28 46h44l-4 12H32Z') +
    wheel(38, 61, 6) +
    wheel(64, 61, 6) +
    draw('glow', 'M30 46q2-16 20-16t20 16Z') +
    draw(
      'line',
      'M40 34v-8M50 30v-8M60 34v-8M40 28l-3-3M40 28l3-3M50 24l-3-3M50 24l3-3M60 28l-3-3M60 28l3-3M28 50H12',
    ) +
    barrel(80, 66) +
    barrel(6, 66),
  foundry:
    ground() +
    chimney(62, 42, 8, 26) +
    smoke(65, 14) +
    box('wall', 22, 66, 52, 24) +
    roof(22, 42, 52, 18, 6, 3) +
    round('dark', 36, 66, 12, 15) +
    draw('glow', 'M32 66q-.5-5 4-9 4.5 4 4 9Z') +
    windows(56, 57, 2, 9, 4, 7) +
    pile(4, 66, 4) +
    pile(82, 66, 3) +
    gable('wall', 40, 42, 16, 14, 1) +
    draw('glow', 'M45 36l-1-5 2.5 1.5 1.5-3 1.5 3L52 31l-1 5Z'),
  masons:
    ground() +
    church(40, 66, 1.1) +
    draw('line', 'M16 66V18M16 18h22M16 32l10-14M38 18v8M11 66h10') +
    draw('stone', 'M34 26h8v6h-8Z') +
    draw('timber', 'M10 66v-4h16v4Z'),
} as const satisfies Record<string, string>;

export type Action = keyof typeof ACTIONS;
export type EventArt = keyof typeof EVENTS;
