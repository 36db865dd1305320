/** The country beyond the town, to the left of 0 and to the right of 1200, for wide pages. */
import { at, box, cross, draw, gable, house, pointed, wheel } from '../kit';
import { burgher, headHouse, orchard, tower, under, vines, wall } from './scenery';

const fir = (x: number, y: number, h: number): string =>
  draw('line', at`M${x} ${y}v-5`) +
  draw('leaf', at`M${x - h * 0.26} ${y - 4}L${x} ${y - h}L${x + h * 0.26} ${y - 4}Z`) +
  draw(
    'fine',
    at`M${x + 2} ${y - h * 0.3}l${h * 0.08} ${h * 0.12}M${x + 1} ${y - h * 0.55}l${h * 0.06} ${h * 0.1}`,
  );

/** A wood along `w`, its trees never in a row. */
const wood = (x: number, y: number, w: number): string =>
  Array.from({ length: Math.floor(w / 13) }, (_, i) =>
    fir(x + i * 13 + (i % 3) * 2, y + ((i * 7) % 5) * 2 - 4, 26 + ((i * 11) % 7) * 3),
  ).join('');

/** A ploughed field seen across its furrows. */
const field = (x: number, y: number, w: number, h: number): string =>
  draw('furrows', at`M${x} ${y}l${h * 1.2} ${-h}h${w}l${-h * 0.6} ${h}Z`) +
  draw(
    'fine',
    [0.2, 0.4, 0.6, 0.8]
      .map((t) => at`M${x + w * t} ${y - 2}l${h * (1.1 - t * 0.6)} ${-h + 4}`)
      .join(''),
  );

const wagon = (x: number, y: number): string =>
  draw('timber', at`M${x} ${y - 6}h30l3-9h-36Z`) +
  draw('glow', at`M${x + 2} ${y - 15}q3-10 13-10t13 10Z`) +
  draw('line', at`M${x - 3} ${y - 9}h-12`) +
  wheel(x + 6, y - 5, 5) +
  wheel(x + 24, y - 5, 5);

const chapel = (x: number, y: number): string =>
  under(
    'tile',
    house(x + 12, y, 18, 16, 12, 18) +
      box('wall', x, y, 14, 34) +
      gable('roof', x, y - 34, 14, 20, 1.5) +
      pointed('dark', x + 7, y - 20, 4, 8) +
      pointed('dark', x + 21, y, 6, 10) +
      cross(x + 7, y - 54, 6),
  );

/** A castle on its rock. */
const castle = (x: number, y: number): string =>
  draw('stone', at`M${x - 60} ${y}q18-34 44-38h56q26 6 42 38Z`) +
  draw(
    'fine',
    at`M${x - 38} ${y - 14}l8-8M${x - 20} ${y - 10}l6-8M${x + 20} ${y - 12}l6 6M${x + 44} ${y - 14}l8 8`,
  ) +
  wall(x - 10, y - 36, 40, 14) +
  tower(x - 22, y - 36, 16, 34, 18, 'tile') +
  tower(x + 26, y - 36, 18, 46, 22, 'slate');

export const WESTWARD =
  castle(-470, 200) +
  field(-420, 226, 90, 20) +
  field(-300, 228, 80, 18) +
  wood(-210, 214, 150) +
  wood(-640, 222, 110) +
  burgher(-360, 232, 22, 18, 16, 'thatch') +
  wagon(-120, 234) +
  orchard([-50, 234, 26], [-320, 234, 22], [-258, 234, 28], [-540, 236, 30]);

export const EASTWARD =
  vines(1200, 200, 4, 90, 0.6) +
  field(1310, 228, 90, 20) +
  chapel(1430, 234) +
  burgher(1490, 234, 22, 18, 16, 'thatch') +
  burgher(1536, 236, 22, 20, 16, 'tile') +
  wood(1600, 220, 200) +
  headHouse(1392, 206, 0.8) +
  orchard([1240, 236, 28], [1276, 238, 22], [1416, 238, 24], [1584, 238, 26]);
