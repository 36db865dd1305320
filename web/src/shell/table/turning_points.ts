/** How a game went, as the server knows it: its public numbers, and the chances to win. */
import { get, type Statistics, type WinningChances } from '$shared/api';

export const statisticsOf = (id: string): Promise<Statistics> =>
  get<Statistics>(`/api/tables/${id}/statistics`);

export const winningChancesOf = (id: string): Promise<WinningChances> =>
  get<WinningChances>(`/api/tables/${id}/chances`);
