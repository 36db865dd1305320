/** Every word a person reads comes from the Fluent files in `locales/`, shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

import { get } from './api';

export type Values = Record<string, FluentVariable>;
export type Language = string;

/** Every file but those that only the terminal and the server read. */
const FILES = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/{admin,arena,balance,report,table,terminal,*_terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** A folder of `locales/` is a language. */
export const LANGUAGES: readonly Language[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) as Language)),
].sort();
const ALWAYS = ['shared', 'players', 'problems', 'web', 'web_home'];
const FORMS = ['the', 'of', 'of-the'];

/** A language by its own name: a reader must find it whatever is spoken now. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of the browser, if we speak it. */
export function browserLanguage(preferred: readonly string[] = navigator.languages): Language {
  const found = negotiateLanguages([...preferred], [...LANGUAGES], { defaultLocale: 'en' });
  return found[0] ?? 'en';
}

/** The words of games that other packages bring: the server has them. */
const ANNOUNCED = 'announced';
async function readAnnounced(language: string): Promise<string> {
  try {
    const { fluent } = await get<{ fluent: string }>(`/api/games/messages?language=${language}`);
    return fluent;
  } catch {
    return ''; // their names are then shown as they are written
  }
}

async function read(language: string, file: string): Promise<string> {
  if (file === ANNOUNCED) return readAnnounced(language);
  const loader = FILES[`../../../locales/${language}/${file}.ftl`];
  return loader ? await loader() : '';
}

class Localization {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #english = $state.raw(new FluentBundle('en'));
  #files = new Set(ALWAYS);

  /** Switch to a language. What is on the screen changes, and nothing else. */
  async setLanguage(language: Language): Promise<void> {
    const [chosen, english] = await Promise.all([
      this.#load(language),
      language === 'en' ? null : this.#load('en', true),
    ]);
    this.#bundle = chosen;
    this.#english = english ?? chosen;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load more files, as those of a game, before its screen is shown. */
  async loadFiles(files: readonly string[]): Promise<void> {
    if (files.every((file) => this.#files.has(file))) return;
    for (const file of files) this.#files.add(file);
    await this.setLanguage(this.language);
  }

  async #load(language: string, piecesOnly = false): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const files = [...this.#files].filter((file) => !piecesOnly || file.endsWith('_pieces'));
    const texts = await Promise.all(files.map((file) => read(language, file)));
    for (const text of texts)
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  /** A message, or an attribute of one (`question-row.help`), with its values filled in. */
  say(name: string, values: Values = {}): string {
    return format(this.#bundle, name, values) ?? `{?${name}?}`;
  }

  has(name: string): boolean {
    const [message, attribute] = name.split('.') as [string, string?];
    const found = this.#bundle.getMessage(message);
    return Boolean(attribute ? found?.attributes[attribute] : found?.value);
  }

  /** A name in each form in which a sentence may need it: `project`, `the_project`, `of_project`… */
  forms(fact: string, name: string, values: Values = {}): Values {
    const bare = this.say(name, values);
    const found: Values = { [fact]: bare };
    for (const form of FORMS) {
      const inflected = `${name}.${form}`;
      found[`${form.replaceAll('-', '_')}_${fact}`] = this.has(inflected)
        ? this.say(inflected, values)
        : bare;
    }
    return found;
  }

  /** A name beside a number, without it: the plural where the language has one. */
  counted(name: string, amount: number): string {
    const inflected = `${name}.counted`;
    return this.has(inflected) ? this.say(inflected, { amount: Math.abs(amount) }) : this.say(name);
  }

  /** What a pack calls a piece, translated where it is the very title that we translate. */
  title(name: string, printed: string): string {
    const english = format(this.#english, name, {});
    return english !== null && folded(english) === folded(printed) ? this.say(name) : printed;
  }

  /** Names as a sentence lists them: “Anna, Bruno, and Chiara”. */
  conjunction(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }

  list(items: Iterable<string>): string {
    return [...items].join(this.say('list-separator'));
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace('-', '−');
  }

  /** When something was, near now: “5 minutes ago”; else the day. */
  moment(at: number, now = Date.now()): string {
    const seconds = (at - now) / 1000;
    const relative = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    if (Math.abs(seconds) < 3600) return relative.format(Math.round(seconds / 60), 'minute');
    if (Math.abs(seconds) < 86400) return relative.format(Math.round(seconds / 3600), 'hour');
    if (Math.abs(seconds) < 7 * 86400) return relative.format(Math.round(seconds / 86400), 'day');
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(at);
  }
}

function format(bundle: FluentBundle, name: string, values: Values): string | null {
  const [message, attribute] = name.split('.') as [string, string?];
  const found = bundle.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  return errors.length ? `{?${name}: ${errors[0]?.message}?}` : text;
}

/** A text as it is compared: no capitals, no accents. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").normalize('NFKD').replace(/\p{M}/gu, '');
}

/** A number with a true minus sign; a half as ½. */
export function plain(number: number): string {
  const size = Math.abs(number);
  const whole = Math.floor(size);
  const half = size - whole >= 0.5;
  const digits = `${whole || !half ? whole : ''}${half ? '½' : ''}`;
  return number < 0 ? `−${digits}` : digits;
}

/** A change: +6, −8, ±0. */
export function signed(number: number): string {
  return number === 0 ? '±0' : number < 0 ? plain(number) : `+${plain(number)}`;
}

export const dashed = (name: string): string => name.replaceAll('_', '-').replaceAll('.', '-');

export const localization = new Localization();
export const say = (name: string, values: Values = {}): string => localization.say(name, values);
