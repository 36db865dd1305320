/** St. Barbara's, stage by stage: what stands, and where the masons are at work. */
import {
  AISLE,
  EAVES,
  GROUND,
  aisleBay,
  block,
  crane,
  finial,
  flyers,
  parapet,
  pier,
  scaffold,
  tent,
  upperBay,
  upperPier,
} from './cathedral/masonry';
import { at, draw, pointed } from './kit';

const WEST = 44;
const BAY = 29;
const BAYS = 8;
const EAST = WEST + BAY * BAYS;
const TENTS = [
  { x: WEST + BAY * 1.35, w: 78, h: 62 },
  { x: WEST + BAY * 4, w: 86, h: 72 },
  { x: WEST + BAY * 6.65, w: 78, h: 62 },
] as const;

const edge = (bay: number): number => WEST + bay * BAY;
const bays = (from: number, to: number, drawBay: (x: number, w: number) => string): string =>
  Array.from({ length: to - from }, (_, i) => drawBay(edge(from + i), BAY)).join('');
const piers = (from: number, to: number, drawPier: (x: number) => string): string =>
  Array.from({ length: to - from + 1 }, (_, i) => drawPier(edge(from + i))).join('');

const plinth =
  draw('stone', at`M${WEST - 6} ${GROUND}v-7h${EAST - WEST + 12}v7Z`) +
  draw('fine', at`M${WEST} ${GROUND - 3.5}h${EAST - WEST}`);
const portal =
  draw('wall', at`M${edge(1) + 4} ${GROUND}V${AISLE + 6}h${BAY - 8}V${GROUND}Z`) +
  pointed('wall', edge(1.5), GROUND, 26, 44) +
  pointed('dark', edge(1.5), GROUND, 15, 30) +
  pointed('line', edge(1.5), GROUND, 20, 37) +
  draw(
    'stone',
    at`M${edge(1.5) - 14} ${GROUND - 30}L${edge(1.5)} ${GROUND - 64}L${edge(1.5) + 14} ${GROUND - 30}l-3 1L${edge(1.5)} ${GROUND - 54}l-11 25Z`,
  );
const pierTop = (x: number): string =>
  draw('stone', at`M${x - 4} ${AISLE + 2}L${x} ${AISLE - 18}L${x + 4} ${AISLE + 2}Z`);
const roofOf = (i: 0 | 1 | 2): string => {
  const { x, w, h } = TENTS[i];
  return tent(x, EAVES - 4, w, h) + finial(x, EAVES - 20 - h);
};

/** What each stage adds, in the order it is painted: what stands behind comes first. */
const WORKS: readonly { stage: number; markup: string }[] = [
  { stage: 5, markup: flyers(EAST, 1) },
  { stage: 7, markup: flyers(WEST, -1) },
  { stage: 10, markup: roofOf(1) },
  { stage: 9, markup: roofOf(2) },
  { stage: 11, markup: roofOf(0) },
  { stage: 6, markup: bays(4, BAYS, upperBay) + piers(4, BAYS, upperPier) },
  { stage: 7, markup: bays(0, 4, upperBay) + piers(0, 4, upperPier) },
  { stage: 8, markup: parapet(WEST, EAVES, EAST - WEST) + piers(0, BAYS, upperPier) },
  { stage: 1, markup: plinth },
  { stage: 2, markup: bays(5, BAYS, aisleBay) + piers(5, BAYS, pier) },
  { stage: 3, markup: bays(3, 5, aisleBay) + piers(3, 5, pier) },
  { stage: 4, markup: bays(0, 3, aisleBay) + portal + piers(0, 3, pier) },
  { stage: 8, markup: parapet(WEST, AISLE + 1, EAST - WEST) + piers(0, BAYS, pierTop) },
];

/** What is still only on the master's drawing board. */
export const PLAN =
  at`M${WEST} ${GROUND}V${EAVES}H${EAST}V${GROUND}M${WEST} ${AISLE}H${EAST}` +
  TENTS.map(
    ({ x, w, h }) =>
      at`M${x - w / 2} ${EAVES - 4}Q${x - w * 0.15} ${EAVES - 4 - h * 0.3} ${x} ${EAVES - 20 - h}Q${x + w * 0.15} ${EAVES - 4 - h * 0.3} ${x + w / 2} ${EAVES - 4}`,
  ).join('') +
  at`M${EAST} 136L${EAST + 34} 168V${GROUND}M${WEST} 136L${WEST - 34} 168V${GROUND}`;

const site =
  block(12, GROUND) +
  block(22, GROUND) +
  block(17, GROUND - 6) +
  block(292, GROUND) +
  block(301, GROUND, 7);

/** The scaffold and the crane stand where the next stage will be built. */
const SITES: readonly string[] = [
  scaffold(edge(5), GROUND, BAY * 3, 18) + crane(edge(3), GROUND, 1) + site,
  scaffold(edge(5), GROUND, BAY * 3, 62) + crane(edge(4), GROUND, 1) + site,
  scaffold(edge(3), GROUND, BAY * 2, 62) + crane(edge(6.5), AISLE, -1) + site,
  scaffold(edge(0), GROUND, BAY * 3, 62) + crane(edge(4), AISLE, -1) + site,
  scaffold(EAST + 4, GROUND, 30, 76) + crane(edge(6), AISLE, 1) + site,
  scaffold(edge(4), AISLE, BAY * 4, 46) + crane(edge(2.5), AISLE, 1),
  scaffold(edge(0), AISLE, BAY * 4, 46) + crane(edge(5.5), EAVES, -1),
  scaffold(edge(0), EAVES, BAY * 8, 14) + crane(edge(4), EAVES, 1),
  scaffold(TENTS[2].x - 32, EAVES - 4, 64, 44) + crane(edge(3.2), EAVES - 5, 1),
  scaffold(TENTS[1].x - 34, EAVES - 4, 68, 48) + crane(edge(1.2), EAVES - 5, 1),
  scaffold(TENTS[0].x - 32, EAVES - 4, 64, 48),
];

/** Turned tiles of St. Barbara's from 0 to 11; 12 is the finished church, gilded. */
export const FINISHED = 12;

export const builtBy = (stage: number): string =>
  WORKS.filter((work) => work.stage <= stage)
    .map((work) => work.markup)
    .join('');

export const siteAt = (stage: number): string => SITES[stage] ?? '';
