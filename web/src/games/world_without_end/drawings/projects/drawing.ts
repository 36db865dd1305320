/** What the drawing of a building project is made of. */

export type Resource = 'stone' | 'wood' | 'metal';

/** A part of a project that is inked when its resource is placed. */
export interface Part {
  readonly of: Resource;
  readonly ink: string;
}

export interface ProjectDrawing {
  /** The ground it stands on, there from the start. */
  readonly ground: string;
  /** Painted in this order; built in it too, among those of the same resource. */
  readonly parts: readonly Part[];
  /** What a complete project is adorned with. */
  readonly finish: string;
}

export const stone = (...ink: string[]): Part => ({ of: 'stone', ink: ink.join('') });
export const wood = (...ink: string[]): Part => ({ of: 'wood', ink: ink.join('') });
export const metal = (...ink: string[]): Part => ({ of: 'metal', ink: ink.join('') });
