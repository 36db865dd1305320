/** What goods, cards and projects are called, beside their icons. */
import { localization, say } from '$shared/localization.svelte';

/** A good; beside a number, in its plural. */
export function goodName(good: string, amount?: number): string {
  return amount === undefined
    ? say(`wwe-good-${good}`)
    : localization.counted(`wwe-good-${good}`, amount);
}
export const cardName = (card: string): string => say(`wwe-card-${card}`);
export const projectName = (project: string): string => say(`wwe-project-${project}`);

/** 2 gold; 1 VP. */
export function amountOf(good: string, amount: number): string {
  return say('wwe-amount', { amount, good: goodName(good, amount) });
}
