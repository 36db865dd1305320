/** The statistics of a game: public numbers, one value for each move that changed any. */
import { get, type Statistics } from '$shared/api';

export const statisticsOf = (id: string): Promise<Statistics> =>
  get<Statistics>(`/api/tables/${id}/statistics`);

export interface TurningPoint {
  move: number;
  seat: number;
  points: number;
}

/** The moves that changed most who leads: the largest gains of one seat over the others’ mean. */
export function turningPoints(
  moves: readonly number[],
  standings: readonly (readonly number[])[],
  most = 3,
): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let place = 1; place < moves.length; place += 1) {
    const gains = standings.map((points) => (points[place] ?? 0) - (points[place - 1] ?? 0));
    const all = gains.reduce((sum, gain) => sum + gain, 0);
    gains.forEach((gain, seat) => {
      const others = (all - gain) / Math.max(1, gains.length - 1);
      found.push({ move: moves[place] as number, seat, points: gain - others });
    });
  }
  found.sort((one, other) => other.points - one.points);
  return found.slice(0, most).filter((swing) => swing.points > 0);
}
