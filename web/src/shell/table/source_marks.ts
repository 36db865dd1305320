/** What marks a source of points in the bars, in their legend and in the picture to share: an ink,
    and hatching where the inks are used up. */
import type { ScoreLine } from '$shared/game';

const INKS = ['c-blue', 'c-yellow', 'c-red', 'c-green', 'g-piety', 'c-silvery', 'c-beer', 'c-ore'];

export interface SourceMark {
  /** A color of tokens.css, without its dashes. */
  ink: string;
  hatched: boolean;
}

export const markOfSource = (place: number): SourceMark => ({
  ink: INKS[place % INKS.length] as string,
  hatched: place >= INKS.length,
});

export interface ScoreBar {
  seat: number;
  total: number;
  lines: readonly ScoreLine[];
}

/** The sources that gave or cost anybody a point, in the order of the sheet. */
export function sourcesOf(bars: readonly ScoreBar[]): string[] {
  const labels = bars.flatMap(({ lines }) => lines.map(({ label }) => label));
  return [...new Set(labels)].filter((label) => bars.some((bar) => pointsFrom(bar, label) !== 0));
}

export const pointsFrom = (bar: ScoreBar, source: string): number =>
  bar.lines.find(({ label }) => label === source)?.points ?? 0;

/** How far the bars reach above the line and below it. */
export function reach(bars: readonly ScoreBar[]): { above: number; below: number } {
  const sums = (sign: number): number[] =>
    bars.map(({ lines }) => lines.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0));
  return { above: Math.max(1, ...sums(1)), below: Math.max(0, ...sums(-1)) };
}
