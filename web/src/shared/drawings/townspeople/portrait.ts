/** A portrait of one of the townspeople, put together from what they wear, look like and carry. */
import { BEARDS, HEADS, TOOLS } from './heads';
import { face, garment, LOOKS, neck } from './kit';

export interface Portrait {
  head: keyof typeof HEADS;
  look: keyof typeof LOOKS;
  /** The garment, and what is worn over it. */
  wears: 'umber' | 'woad' | 'madder' | 'weld' | 'moss' | 'iron' | 'violet';
  second?: 'umber' | 'woad' | 'madder' | 'weld' | 'moss' | 'iron' | 'violet';
  hair?: 'brown' | 'fair' | 'gray' | 'red' | 'black';
  beard?: keyof typeof BEARDS;
  carries: keyof typeof TOOLS;
}

/** The townspeople of a game, by the names that its computer players have. */
export type Townspeople = Readonly<Record<string, Portrait>>;

export function drawn({ head, look, wears, beard, carries }: Portrait): string {
  const worn: { behind?: string; over: string } = HEADS[head];
  return [
    worn.behind ?? '',
    neck,
    garment(wears),
    face(look),
    beard ? BEARDS[beard] : '',
    worn.over,
    TOOLS[carries],
  ].join('');
}
