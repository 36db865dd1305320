import { beforeEach, expect, test } from 'vitest';

import type { Table } from '$shared/api';
import { checkShuffle, rememberCommitment } from './shuffle';

/** `printf 7:pepper | sha256sum` */
const HASH = 'b3ec299fa1eeaece5ff7832836c99084e67610a4bba40ab96c7e183e69869d02';

const running = { id: 'a', status: 'running', seed_commitment: HASH } as Table;
const finished = { ...running, status: 'finished', seed: '7', seed_salt: 'pepper' } as Table;

beforeEach(() => localStorage.clear());

test('a seed that gives the hash shown before the game fits', async () => {
  rememberCommitment(running);

  expect(await checkShuffle(finished)).toBe('fits');
});

test('another seed than the promised one differs', async () => {
  expect(await checkShuffle({ ...finished, seed: '8' })).toBe('differs');
});

test('a hash that was changed since it was first seen differs', async () => {
  rememberCommitment({ ...running, seed_commitment: 'f'.repeat(64) });

  expect(await checkShuffle(finished)).toBe('differs');
});

test('a table of before, without a hash, is not checked', async () => {
  expect(await checkShuffle({ ...finished, seed_salt: null })).toBe('unchecked');
});
