/** Creating tables: ask the server for one, and sit down at it. */
import { clientId, post, type CreateTable, type Table } from '$shared/api';
import { router } from '$shared/route.svelte';
import { person } from '../person.svelte';
import type { OpponentDefaults } from './opponents.svelte';

/** A new table; the game begins immediately if every seat is taken. */
export async function createTable(setup: CreateTable): Promise<Table> {
  await person.identified();
  const table = await post<Table>('/api/tables', { ...setup, client_id: clientId() });
  await startIfComplete(table);
  return table;
}

/** Begin where nobody else is to come: every seat is yours or a computer’s. */
export async function startIfComplete(table: Table): Promise<void> {
  const isComplete = table.seats.every((seat) => seat.yours || seat.is_computer);
  if (!isComplete || table.status !== 'open' || !table.you_are_host) return;
  await post(`/api/tables/${table.id}/requests`, { type: 'start' });
}

/** A game against computers, now. */
export async function playNow(game: string, opponents: OpponentDefaults): Promise<void> {
  const rival = { player: 'computer', level: opponents.level } as const;
  const seats = [
    { player: 'me' } as const,
    ...Array.from({ length: opponents.rivals }, () => rival),
  ];
  const table = await createTable({ game, seats, end_turns: true });
  router.go(`/t/${table.id}`);
}
