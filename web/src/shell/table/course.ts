/** The course of a game: public numbers, one value a move. */
import { get } from '$shared/api';

export interface Course {
  figures: Record<string, number[]>;
}

export const courseOf = (id: string): Promise<Course> => get<Course>(`/api/tables/${id}/course`);

export interface Swing {
  move: number;
  seat: number;
  points: number;
}

/** The moves that changed most who leads: the largest gains of one seat over the others’ mean. */
export function swings(standings: readonly (readonly number[])[], most = 3): Swing[] {
  const found: Swing[] = [];
  const moves = standings[0]?.length ?? 0;
  for (let move = 1; move < moves; move += 1) {
    const gains = standings.map((points) => (points[move] ?? 0) - (points[move - 1] ?? 0));
    const all = gains.reduce((sum, gain) => sum + gain, 0);
    gains.forEach((gain, seat) => {
      const others = (all - gain) / Math.max(1, gains.length - 1);
      found.push({ move, seat, points: gain - others });
    });
  }
  found.sort((one, other) => other.points - one.points);
  return found.slice(0, most).filter((swing) => swing.points > 0);
}
