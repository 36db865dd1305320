/** Laying tables: ask the server for one, and sit down at it. */
import { clientId, post, type NewTable, type TableTold } from '$shared/api';
import { router } from '$shared/route.svelte';
import { person } from '../person.svelte';
import type { Habit } from './habits.svelte';

/** A new table; the game begins at once if every seat has somebody. */
export async function layTable(wish: NewTable): Promise<TableTold> {
  await person.known();
  const table = await post<TableTold>('/api/tables', { ...wish, client_id: clientId() });
  const isWaiting = wish.seats.some((seat) => seat.player === 'person');
  if (!isWaiting) await post(`/api/tables/${table.id}/requests`, { do: 'start' });
  return table;
}

/** A game against computers, now. */
export async function playNow(game: string, habit: Habit): Promise<void> {
  const rival = { player: 'computer', level: habit.level } as const;
  const seats = [{ player: 'me' } as const, ...Array.from({ length: habit.rivals }, () => rival)];
  const table = await layTable({ game, seats, end_turns: true });
  router.go(`/t/${table.id}`);
}
