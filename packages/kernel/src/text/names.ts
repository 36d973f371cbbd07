// How names are compared and found: without accents, punctuation, articles and signs that nobody sees.

/** Words before or behind a name that do not help to tell it from another. */
export const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Letters that decomposition leaves whole. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Plain letters, signs and gaps, which need no decomposition. */
const PLAIN = /^[ -~]*$/;

/** Every sign that people type, or that pages print, as an apostrophe. */
const APOSTROPHES =
  /['\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u02f4\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g;

/** Signs that nobody sees: marks of direction, joiners, fillers, soft hyphens, control characters. White space is none. */
const UNSEEN = /[\p{DI}\p{Cf}]|(?!\s)\p{Cc}/gu;

/** Removes the invisible signs that come along when a text is copied from a page. */
export const withoutUnseen = (text: string): string => (PLAIN.test(text) ? text : text.replace(UNSEEN, ''));

/**
 * Returns the words of a name in lower case, without accents, punctuation and invisible signs. A trailing article comes to the front. Every search
 * uses this, so a name that finds a card in one place finds it everywhere.
 */
export function wordsOf(name: string): string[] {
  const seen = withoutUnseen(name);
  const upright = seen.includes(',') ? uprightOf(seen) : seen;
  const open = upright.replace(APOSTROPHES, '').replaceAll('&', ' and ');
  // Nearly all names are plain. A typed answer or a pasted list needs hundreds of comparisons with hundreds of names.
  if (PLAIN.test(open)) return open.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = open
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, letter => PLAIN_LETTERS[letter]!);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Moves a trailing article to the front of a name. */
function uprightOf(name: string): string {
  const comma = name.lastIndexOf(',');
  const front = name.slice(0, comma);
  const last = name.slice(comma + 1).replace(/[^\p{L}\p{N}&]/gu, '');
  return /[\p{L}\p{N}]/u.test(front) && ARTICLES.has(last.toLowerCase()) ? `${last} ${front}` : name;
}

/** Names with the same key are the same name: `Ja’Doc` and `JADOC`, `Eye, The` and `the eye`. */
export function nameKey(name: string): string {
  // A name of punctuation alone is its own key.
  return wordsOf(name).join('') || name.replace(/\s/g, '');
}

/** Turns a name round that has its last part first: `Sinclair, Jeffrey` is `Jeffrey Sinclair`. Returns null where no comma parts two words. */
export function turnedName(name: string): string | null {
  const comma = name.indexOf(',');
  const [last, first] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  return comma < 0 || wordsOf(last).length === 0 || wordsOf(first).length === 0 ? null : `${first} ${last}`;
}

/**
 * Returns true if each typed word begins a word of the name.
 * @param typed the words, as `wordsOf` gives them
 */
export function meansName(typed: readonly string[], name: string): boolean {
  const parts = wordsOf(name);
  return typed.every(word => parts.some(part => part.startsWith(word)));
}
