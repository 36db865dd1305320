/** The hill cut open: pits and galleries below, St. Barbara's above; 1200 × 260. */
import { at, draw } from '../kit';
import { EASTWARD } from './countryside';
import {
  birds,
  burgher,
  cart,
  church,
  headHouse,
  miner,
  orchard,
  stepped,
  tower,
  wall,
  whim,
} from './scenery';

const ladder = (x: number, from: number, to: number): string => {
  const rungs = Array.from(
    { length: Math.floor((to - from) / 6) },
    (_, i) => at`M${x - 3} ${from + 4 + i * 6}h6`,
  );
  return draw('line', at`M${x - 3} ${from}V${to}M${x + 3} ${from}V${to}${rungs.join('')}`);
};

/** A gallery with its props, floor at `y`. */
const gallery = (x: number, y: number, w: number, h = 24): string => {
  const props = Array.from(
    { length: Math.floor(w / 34) + 1 },
    (_, i) => at`M${x + 4 + i * 34} ${y}v${-h}h3v${h}Z`,
  );
  return (
    draw('hollow', at`M${x} ${y}v${-h}h${w}v${h}Z`) +
    draw('timber', at`M${x} ${y - h}v-3h${w}v3Z${props.join('')}`)
  );
};

const shaft = (x: number, from: number, to: number): string =>
  draw('hollow', at`M${x - 8} ${from}h16V${to}h-16Z`);

const hill =
  draw(
    'far',
    'M-900 160Q-500 120-260 150T260 110Q400 90 520 96T800 150 1200 120 1600 140 2100 120V260H-900Z',
  ) +
  draw('rock', 'M-900 226Q-500 214-320 190T0 128Q130 78 300 92T520 150Q560 196 640 232V260H-900Z') +
  draw('line', 'M-900 226Q-500 214-320 190T0 128Q130 78 300 92T520 150Q560 196 640 232') +
  draw(
    'fine',
    'M20 140q60-26 90-26M180 112q50-6 84 0M400 128q40 12 60 26M20 176q14-6 30-8M250 150q20-4 34 0M424 160q30 10 44 24M420 186q40 8 60 26M186 228q14-4 24-3M420 232q24-6 44 4M480 246q30-6 60 4M532 196q10 8 18 20M240 126l9-4M246 131l7-3M60 124l9-4M66 129l7-3M470 166l8 5M466 172l8 5M500 226l9 3M500 232l7 2',
  );

const veins =
  draw(
    'vein',
    'M-300 236l60-18 60 8 70-24 60 6 50-18 34-8 30 10 40-14 36 8 52-16 34 12 44-8 40 20 50-4 44 22 40 6',
  ) +
  draw('vein', 'M210 260l30-14 40 6 44-16 50 10 60-12 40 12') +
  draw(
    'spark',
    'M64 186l2-6 2 6 6 2-6 2-2 6-2-6-6-2ZM262 170l2-6 2 6 6 2-6 2-2 6-2-6-6-2ZM424 182l2-6 2 6 6 2-6 2-2 6-2-6-6-2ZM330 238l2-6 2 6 6 2-6 2-2 6-2-6-6-2Z',
  );

const works =
  shaft(150, 94, 240) +
  shaft(360, 106, 216) +
  gallery(40, 162, 190) +
  gallery(96, 216, 300) +
  gallery(290, 166, 120) +
  gallery(20, 248, 150, 20) +
  gallery(428, 228, 158, 22) +
  miner(470, 228) +
  cart(520, 228) +
  ladder(150, 94, 240) +
  ladder(360, 106, 214) +
  miner(70, 162) +
  cart(186, 162) +
  miner(220, 216) +
  miner(300, 216) +
  cart(250, 216) +
  miner(392, 166) +
  miner(50, 248) +
  cart(90, 248);

const surface =
  headHouse(150, 92, 1.2) +
  headHouse(360, 106, 1.1) +
  whim(252, 92, 0.95) +
  orchard([40, 112, 28], [78, 104, 20], [440, 122, 24]);

const city =
  tower(902, 236, 20, 70, 36, 'slate') +
  burgher(928, 232, 24, 34, 14, 'tile') +
  burgher(956, 232, 24, 30, 16, 'shingle') +
  tower(1004, 232, 22, 84, 42, 'tile') +
  burgher(1034, 232, 26, 34, 16, 'tile') +
  burgher(1084, 232, 22, 28, 16, 'slate') +
  tower(1132, 236, 18, 54, 30, 'tile') +
  burgher(884, 240, 24, 24, 12, 'thatch') +
  burgher(922, 240, 24, 28, 12, 'tile') +
  stepped(956, 240, 28, 38, 'slate') +
  burgher(990, 240, 28, 26, 18, 'tile') +
  burgher(1042, 240, 24, 22, 16, 'shingle') +
  stepped(1088, 240, 26, 34, 'tile') +
  wall(1150, 240, 50, 20) +
  orchard([880, 242, 22], [1170, 242, 30], [1078, 242, 18]);

export const SILVER_HILL = {
  sky: birds(520, 52) + birds(980, 60),
  sun: draw('sun', 'M1100 60a26 26 0 1 0 52 0a26 26 0 1 0-52 0Z'),
  land: hill + veins + works + surface,
  town:
    draw('ground', 'M632 234Q646 240 660 240H2100V260H560Z') +
    church(748, 240, 0.9) +
    EASTWARD +
    city +
    draw('line', 'M632 240H2100') +
    draw('fine', 'M660 243h40M760 247h60M900 243h40M1010 247h50M1120 243h40'),
};
