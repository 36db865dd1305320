/** Whether a finished game was shuffled as the server had promised: by the hash of its seed. */
import type { Table } from '$shared/api';

export type Shuffle = 'fits' | 'differs' | 'unchecked';

const place = (id: string): string => `shuffle:${id}`;

/** Keep the hash as this browser first saw it: a server must not change it afterwards. */
export function rememberCommitment(table: Table): void {
  if (!table.seed_commitment || table.status === 'finished') return;
  try {
    if (localStorage.getItem(place(table.id)) === null)
      localStorage.setItem(place(table.id), table.seed_commitment);
  } catch {
    // Not kept: the hash that the server names at the end is all there is.
  }
}

/** Compare the seed and salt with the hash; browsers compute hashes on secure pages alone. */
export async function checkShuffle(table: Table): Promise<Shuffle> {
  if (!table.seed || !table.seed_salt || !globalThis.crypto?.subtle) return 'unchecked';
  const text = new TextEncoder().encode(`${table.seed}:${table.seed_salt}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [table.seed_commitment, firstSeen(table)].every((one) => one === hash)
    ? 'fits'
    : 'differs';
}

function firstSeen(table: Table): string | null {
  try {
    return localStorage.getItem(place(table.id)) ?? table.seed_commitment;
  } catch {
    return table.seed_commitment;
  }
}
