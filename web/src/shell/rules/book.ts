/** The numbered rules of a game: reading, searching, and what stands inside a line. */
import type { components } from '../../generated/api';
import { get } from '$shared/api';
import { folded } from '$shared/words.svelte';

export type Chapter = components['schemas']['ChapterTold'];
export type Rule = components['schemas']['RuleTold'];

export type Piece =
  | { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string }
  | { kind: 'rule'; text: string; game: string };

const GAMES: Record<string, string> = { KH: 'kutna_hora', WWE: 'world_without_end' };
const ID = /^(KH|WWE)-[A-Z]+-T?\d+$/;
const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b(?:KH|WWE)-[A-Z]+-T?\d+\b)/;

const read = new Map<string, Promise<Chapter[]>>();

/** The book, read once for each language. */
export function chaptersOf(game: string, language: string): Promise<Chapter[]> {
  const address = `/api/games/${game}/rules?language=${language}`;
  const known = read.get(address);
  if (known) return known;
  const asked = get<Chapter[]>(address);
  read.set(address, asked);
  asked.catch(() => read.delete(address)); // whoever asks again may find the server back
  return asked;
}

/** The game whose rule that is, by its first letters. */
export const gameOfRule = (rule: string): string | null => GAMES[rule.split('-')[0] ?? ''] ?? null;

/** Where a rule can be linked to. */
export const addressOf = (rule: string): string => `/rules/${gameOfRule(rule) ?? ''}/${rule}`;

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

/** A line of Markdown in pieces; other rules that it names become links. */
export function pieces(text: string): Piece[] {
  return text
    .split(PIECES)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2)
        return { kind: 'emphasis', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      const game = ID.test(part) ? gameOfRule(part) : null;
      return game ? { kind: 'rule', text: part, game } : { kind: 'text', text: part };
    });
}
