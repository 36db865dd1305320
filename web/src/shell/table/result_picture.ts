/** The result as a picture to share, drawn in this browser: who won, and where the points came from. */
import { CHARGES, SHIELD } from '$shared/drawings/charges';
import type { Charge } from '$shared/game';
import { plain } from '$shared/localization.svelte';
import { markOfSource, pointsFrom, reach, sourcesOf, type ScoreBar } from './source_marks';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const NAMES = 300;
const TOTALS = 90;
const ROW = { top: 176, high: 74, bar: 40 };
const LEGEND = { top: 506, line: 34, swatch: 22 };

export interface Standing {
  place: number;
  name: string;
  total: number;
  color: string;
  charge: Charge;
  bar: ScoreBar | null;
}

export interface Result {
  game: string;
  title: string;
  /** The winners first. */
  standings: readonly Standing[];
}

type Inks = (color: string) => string;

export async function resultPicture(result: Result): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const page = canvas.getContext('2d')!;
  await document.fonts.ready;
  const inks = inksOfThePage();
  drawSheet(page, inks, result);
  const bars = result.standings.flatMap(({ bar }) => bar ?? []);
  const sources = sourcesOf(bars);
  for (const [row, standing] of result.standings.entries()) {
    const top = ROW.top + row * ROW.high;
    await drawShield(page, inks, standing, top);
    drawStanding(page, inks, standing, top);
    if (standing.bar) drawBar(page, inks, standing.bar, { top, bars, sources });
  }
  drawLegend(page, inks, sources);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

/** What colors of tokens.css come to in the theme of this page. */
function inksOfThePage(): Inks {
  return (color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.body.append(probe);
    const resolved = getComputedStyle(probe).color;
    probe.remove();
    return resolved;
  };
}

const faded = (ink: string): string => `color-mix(in srgb, var(--${ink}) 38%, var(--paper))`;

function drawSheet(page: CanvasRenderingContext2D, inks: Inks, { game, title }: Result): void {
  page.fillStyle = inks('var(--paper)');
  page.fillRect(0, 0, WIDTH, HEIGHT);
  page.strokeStyle = inks('var(--line)');
  page.lineWidth = 3;
  page.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  page.lineWidth = 1;
  page.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52);
  page.textBaseline = 'middle';
  page.textAlign = 'center';
  write(page, game, WIDTH / 2, 72, `30px 'Cormorant SC', serif`, inks('var(--ink-soft)'));
  write(page, title, WIDTH / 2, 122, `600 48px 'Cormorant SC', serif`, inks('var(--ink)'));
  page.textAlign = 'right';
  const signed = `italic 22px 'EB Garamond', serif`;
  write(page, 'Silverspire', WIDTH - MARGIN, HEIGHT - 50, signed, inks('var(--ink-soft)'));
}

function write(
  page: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  most = WIDTH - 2 * MARGIN,
): void {
  page.font = font;
  page.fillStyle = ink;
  page.fillText(text, x, y, most);
}

async function drawShield(
  page: CanvasRenderingContext2D,
  inks: Inks,
  { color, charge }: Standing,
  top: number,
): Promise<void> {
  const field = inks(color);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="56" viewBox="0 0 48 56" ` +
    `color="${inks('var(--paper)')}"><path d="${SHIELD}" fill="${field}"/>` +
    `${CHARGES[charge].replaceAll('var(--field)', field)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  page.drawImage(image, MARGIN + 40, top - 6, 42, 49);
}

function drawStanding(
  page: CanvasRenderingContext2D,
  inks: Inks,
  { place, name, total }: Standing,
  top: number,
): void {
  const middle = top + ROW.bar / 2;
  const ink = inks('var(--ink)');
  page.textAlign = 'left';
  write(page, String(place), MARGIN + 6, middle, `34px 'Cormorant SC', serif`, ink);
  write(page, name, MARGIN + 96, middle, `30px 'EB Garamond', serif`, ink, NAMES - 100);
  page.textAlign = 'right';
  write(page, plain(total), WIDTH - MARGIN, middle, `600 36px 'EB Garamond', serif`, ink);
}

/** Gains to the right of a line that all bars share, losses to its left. */
function drawBar(
  page: CanvasRenderingContext2D,
  inks: Inks,
  bar: ScoreBar,
  { top, bars, sources }: { top: number; bars: ScoreBar[]; sources: string[] },
): void {
  const { above, below } = reach(bars);
  const scale = (WIDTH - 2 * MARGIN - NAMES - TOTALS) / (above + below);
  const zero = MARGIN + NAMES + below * scale;
  const ends = { gain: zero, loss: zero };
  for (const [place, source] of sources.entries()) {
    const points = pointsFrom(bar, source);
    if (points === 0) continue;
    const wide = Math.abs(points) * scale;
    const left = points > 0 ? ends.gain : ends.loss - wide;
    if (points > 0) ends.gain += wide;
    else ends.loss -= wide;
    drawPart(page, inks, place, { left, top, wide, high: ROW.bar });
    page.textAlign = 'center';
    const number = `20px 'EB Garamond', serif`;
    const label = plain(points);
    if (wide <= 12 * label.length) continue;
    const [x, y] = [left + wide / 2, top + ROW.bar / 2];
    page.font = number;
    page.strokeStyle = inks('var(--paper)');
    page.lineWidth = 4;
    if (markOfSource(place).hatched) page.strokeText(label, x, y); // else the hatching hides it
    write(page, label, x, y, number, inks('var(--ink)'));
  }
  page.fillStyle = inks('var(--line)');
  page.fillRect(zero - 1.5, top - 6, 3, ROW.bar + 12);
}

interface Box {
  left: number;
  top: number;
  wide: number;
  high: number;
}

function drawPart(page: CanvasRenderingContext2D, inks: Inks, place: number, box: Box): void {
  const { left, top, wide, high } = box;
  const { ink, hatched } = markOfSource(place);
  page.save();
  page.beginPath();
  page.rect(left, top, wide, high);
  page.fillStyle = hatched ? inks('var(--paper)') : inks(faded(ink));
  page.fill();
  page.strokeStyle = inks('var(--line)');
  page.lineWidth = 1.4;
  page.stroke();
  if (hatched) {
    page.clip();
    page.strokeStyle = inks(`var(--${ink})`);
    page.beginPath();
    for (let x = left - high; x < left + wide; x += 7) {
      page.moveTo(x, top + high);
      page.lineTo(x + high, top);
    }
    page.stroke();
  }
  page.restore();
}

/** The sources in lines, as many in each as there is room for. */
function drawLegend(page: CanvasRenderingContext2D, inks: Inks, sources: readonly string[]): void {
  page.textAlign = 'left';
  page.font = `20px 'EB Garamond', serif`;
  let [x, y] = [MARGIN, LEGEND.top];
  for (const [place, source] of sources.entries()) {
    const wide = LEGEND.swatch + 10 + page.measureText(source).width + 22;
    if (x + wide > WIDTH - MARGIN) [x, y] = [MARGIN, y + LEGEND.line];
    drawPart(page, inks, place, { left: x, top: y - 9, wide: LEGEND.swatch, high: 18 });
    write(page, source, x + LEGEND.swatch + 8, y, page.font, inks('var(--ink)'));
    x += wide;
  }
}
