/** Which parts of a project stand. */
import type { Part, Resource } from './drawing';

export interface Resources {
  readonly stone: number;
  readonly wood: number;
}

export interface GrownPart extends Part {
  readonly built: boolean;
}

/** How many of the parts drawn stand; never all of them before the last resource is placed. */
function standing(drawn: number, placed: number, spaces: number): number {
  if (placed >= spaces) return drawn;
  return Math.min(Math.ceil((placed / spaces) * drawn), drawn - 1);
}

/** A pack may give a project more or fewer spaces than the drawing has parts. */
export function grown(
  parts: readonly Part[],
  placed: Resources,
  of: Resources,
  done: { complete: boolean; metal: boolean },
): GrownPart[] {
  const drawn = (resource: Resource): number => parts.filter((part) => part.of === resource).length;
  const left: Record<Resource, number> = {
    stone: done.complete ? Infinity : standing(drawn('stone'), placed.stone, of.stone),
    wood: done.complete ? Infinity : standing(drawn('wood'), placed.wood, of.wood),
    metal: done.complete || done.metal ? Infinity : 0,
  };
  return parts.map((part) => ({ ...part, built: left[part.of]-- > 0 }));
}
