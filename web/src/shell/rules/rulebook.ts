/** The numbered rules of a game: reading, searching, and what stands inside a line. */
import type { components } from '../../generated/api';
import { GAMES } from '../../games';
import { get } from '$shared/api';
import { folded } from '$shared/localization.svelte';

export type Chapter = components['schemas']['RuleChapter'];
export type Rule = components['schemas']['Rule'];

export type MarkdownPart = { kind: 'text' | 'strong' | 'emphasis' | 'code' | 'rule'; text: string };

const RULE = '[A-Z]{2,}-[A-Z]+-T?\\d+';
const ID = new RegExp(`^${RULE}$`);
const PARTS = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\`[^\`]+\`|\\b${RULE}\\b)`);

const read = new Map<string, Promise<Chapter[]>>();

/** The book, read once for each language. */
export function chaptersOf(game: string, language: string): Promise<Chapter[]> {
  const address = `/api/games/${game}/rules?language=${language}`;
  const known = read.get(address);
  if (known) return known;
  const request = get<Chapter[]>(address);
  read.set(address, request);
  request.catch(() => read.delete(address)); // whoever asks again may find the server back
  return request;
}

/** The game whose rule that is, by its first letters; null for a game of another package. */
export const gameOfRule = (rule: string): string | null =>
  GAMES.find((meta) => meta.rulePrefix === rule.split('-')[0])?.name ?? null;

/** Where a rule that this game's book names can be linked to. */
export const addressOf = (rule: string, game: string): string =>
  `/rules/${gameOfRule(rule) ?? game}/${rule}`;

/** The rules that hold every word of the query, or whose number begins so. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const wanted = folded(query.trim()).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...chapters];
  const fits = (chapter: Chapter, rule: Rule): boolean => {
    const said = folded(`${rule.id} ${chapter.chapter} ${rule.text.replaceAll('*', '')}`);
    return wanted.every((word) => said.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(chapter, rule)) }))
    .filter((chapter) => chapter.rules.length);
}

/** A rule by its id. */
export const ruleIn = (chapters: readonly Chapter[], id: string): Rule | undefined =>
  chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);

/** The beginning of a rule without its rulings and without Markdown: two sentences at most. */
export function summaryOf(text: string): string {
  const plain = markdownParts(text.split(/\s\*\*/)[0] ?? '')
    .map((part) => part.text)
    .join('');
  return /^.*?[.!?…](?:\s.*?[.!?…])?(?=\s|$)/s.exec(plain)?.[0] ?? plain;
}

/** A line of Markdown in parts; other rules that it names become links. */
export function markdownParts(text: string): MarkdownPart[] {
  return text
    .split(PARTS)
    .filter(Boolean)
    .map((part): MarkdownPart => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2)
        return { kind: 'emphasis', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: ID.test(part) ? 'rule' : 'text', text: part };
    });
}
