/** A silver town between its pits and its vineyards; its middle is 1200 × 260. */
import { draw } from '../kit';
import { EASTWARD, WESTWARD } from './countryside';
import {
  adit,
  birds,
  burgher,
  cart,
  church,
  headHouse,
  miner,
  orchard,
  stepped,
  tower,
  vines,
  wall,
  whim,
} from './scenery';

const far = draw(
  'far',
  'M-900 150C-760 120-620 125-480 148S-260 122-120 142 40 128 140 128 330 150 430 150 600 128 700 146 880 122 1000 118 1120 122 1220 132 1420 110 1540 124 1800 150 2100 130V260H-900Z',
);
const near =
  draw(
    'near',
    'M-900 214Q-700 176 -480 200T-180 196Q-80 196 0 204Q120 158 262 176T470 214V260H-900Z',
  ) +
  draw(
    'near',
    'M2100 214Q1900 178 1700 204T1440 206Q1320 180 1200 176 1090 168 1010 200T860 232V260H2100Z',
  ) +
  draw(
    'line',
    'M-900 214Q-700 176-480 200T-180 196Q-80 196 0 204 120 158 262 176T470 214M2100 214Q1900 178 1700 204T1440 206Q1320 180 1200 176 1090 168 1010 200T872 230',
  ) +
  vines(1030, 206, 5, 150, -1.2);

const pits =
  draw('stone', 'M20 232Q50 176 108 170T220 186 300 232Z') +
  draw(
    'fine',
    'M58 196l10-6M62 206l10-6M84 184l10-4M180 190l10 5M200 200l9 6M226 212l8 6M46 216l9-6M130 184l10 3',
  ) +
  headHouse(98, 173, 1.15) +
  headHouse(176, 179, 0.95) +
  whim(262, 206, 0.9) +
  adit(140, 232) +
  cart(166, 232) +
  miner(200, 232) +
  miner(66, 232) +
  draw('leaf', 'M286 232q18-22 42 0Z');

const behind =
  burgher(392, 222, 22, 30, 14, 'tile') +
  tower(430, 222, 18, 64, 34, 'slate') +
  burgher(456, 222, 24, 34, 12, 'tile') +
  burgher(744, 222, 24, 36, 14, 'tile') +
  tower(786, 222, 20, 78, 40, 'tile') +
  burgher(816, 222, 26, 34, 16, 'slate') +
  burgher(868, 224, 22, 28, 16, 'tile') +
  tower(912, 226, 16, 58, 30, 'tile') +
  burgher(940, 228, 22, 26, 18, 'shingle');

const before =
  burgher(340, 236, 24, 22, 16, 'thatch') +
  burgher(384, 238, 28, 30, 18, 'tile') +
  stepped(434, 238, 30, 38, 'slate') +
  burgher(470, 240, 26, 26, 16, 'tile') +
  burgher(512, 240, 22, 20, 12, 'shingle') +
  burgher(700, 240, 24, 22, 14, 'tile') +
  stepped(742, 238, 28, 40, 'tile') +
  burgher(774, 240, 28, 30, 16, 'shingle') +
  burgher(824, 240, 24, 24, 18, 'tile') +
  stepped(872, 240, 26, 34, 'slate') +
  burgher(904, 240, 26, 24, 18, 'tile') +
  tower(962, 240, 20, 46, 26, 'tile') +
  wall(982, 240, 60, 20) +
  tower(1042, 240, 18, 40, 24, 'tile');

const foreground =
  draw('ground', 'M-900 232H332Q420 240 600 241T1060 240Q1130 239 1200 234H2100V260H-900Z') +
  draw('line', 'M-900 232H332Q420 240 600 241T1060 240Q1130 239 1200 234H2100') +
  draw(
    'water',
    'M-900 248Q-600 242-330 250T0 250Q160 240 330 249T640 250 940 249 1200 246 1500 250 2100 246V260H-900Z',
  ) +
  draw(
    'fine',
    'M-560 254q10-3 20 0t20 0M-240 255q10-3 20 0t20 0M1340 254q10-3 20 0t20 0M1620 255q10-3 20 0t20 0M30 254q10-3 20 0t20 0M240 253q10-3 20 0t20 0M470 255q10-3 20 0t20 0M660 254q10-3 20 0t20 0M850 255q10-3 20 0t20 0M1080 253q10-3 20 0t20 0',
  ) +
  draw('fine', 'M350 245h24M560 246h40M720 245h20M980 246h30') +
  orchard(
    [320, 236, 24],
    [548, 242, 22],
    [690, 242, 20],
    [1078, 240, 30],
    [1104, 238, 22],
    [1150, 236, 34],
    [22, 234, 26],
  );

export const SILVER_TOWN = {
  sky: birds(452, 52) + birds(846, 78),
  sun: draw('sun', 'M1040 84a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z'),
  land: far + near + WESTWARD + EASTWARD + pits,
  town: behind + church(618, 238, 0.86) + foreground + before,
};
