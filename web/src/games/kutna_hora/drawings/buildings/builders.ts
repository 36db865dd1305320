/** The Builders: bare timber frames, cranes, planks and stacked logs. */
import {
  at,
  draw,
  framing,
  ground,
  house,
  pointed,
  ripples,
  roof,
  wheel,
  windows,
  round,
} from '../kit';

const logs = (x: number, y: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (__, i) =>
      draw(
        'timber',
        at`M${x + row * 3.2 + i * 6.4} ${y - 3.2 - row * 5.6}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z`,
      ),
    ).join(''),
  ).join('');

const crane = (x: number, y: number, h: number, reach: number): string =>
  draw(
    'line',
    at`M${x} ${y}v${-h}h${reach}M${x} ${y - h * 0.6}l${reach * 0.6} ${-h * 0.4}M${x + reach} ${y - h}v${h * 0.3}M${x - 5} ${y}h10`,
  );

const sawmill =
  ground() +
  house(28, 66, 28, 24, 20, 26) +
  draw('line', 'M28 42h28M28 54h28') +
  framing(28, 54, 28, 12, 2) +
  draw('dark', 'M34 66V56h16v10Z') +
  wheel(22, 54, 13) +
  draw('water', 'M3 63h32v5H3Z') +
  ripples(5, 65.5, 28) +
  framing(56, 66, 26, 24, 2) +
  logs(72, 70, 2);

const timberYard =
  ground() +
  draw(
    'line',
    'M14 66V40M32 66V40M50 66V40M68 66V40M14 46l5-6M32 46l-5-6M32 46l5-6M50 46l-5-6M50 46l5-6M68 46l-5-6',
  ) +
  roof(12, 40, 58, 18, 8, 4) +
  draw('timber', 'M18 66v-4h46v4ZM18 62v-4h46v4ZM22 58v-4h38v4Z') +
  logs(72, 66, 3) +
  draw('line', 'M8 66 12 30');

const raftLanding =
  draw('water', 'M3 58h90v12H3Z') +
  ripples(6, 67.5, 34) +
  ripples(56, 62, 34) +
  draw('timber', 'M44 64h46v3.5H44ZM47 60.5h40V64H47Z') +
  house(8, 54, 24, 18, 16, 14) +
  framing(8, 54, 24, 18, 2) +
  draw('timber', 'M4 54h52v4H4Z') +
  draw('line', 'M9 58v8M24 58v8M40 58v8M53 58v6') +
  crane(52, 54, 36, 24) +
  draw('timber', 'M70 30h12v4H70Z') +
  draw('line', 'M71 34l5-5 5 5');

const masonsLodge =
  ground() +
  house(8, 66, 26, 22, 18, 16) +
  draw('line', 'M8 44h26M8 55h26') +
  framing(8, 55, 26, 11, 2) +
  round('dark', 21, 66, 8, 9) +
  draw('stone', 'M58 66V44q0-16 14-22 14 6 14 22v22Z') +
  pointed('wall', 72, 66, 18, 34) +
  draw('line', 'M72 66V36M63 50q4.5-6 9-6t9 6') +
  draw('stone', 'M50 66v-7h8v7ZM86 66v-7h7v7Z') +
  crane(52, 59, 46, 20) +
  draw('stone', 'M68.5 27h7v5h-7Z') +
  windows(39, 58, 2, 6, 3, 6);

export const builders = {
  'builders-1': sawmill,
  'builders-2': timberYard,
  'builders-3': raftLanding,
  'builders-4': masonsLodge,
};
