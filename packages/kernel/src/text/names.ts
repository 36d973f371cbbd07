// How names are compared and found: without accents, punctuation, articles and signs that nobody sees.

/** Words in front of a name, or behind it, that tell it from no other. */
export const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Letters that no decomposition takes apart. */
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

/** Nothing but letters, signs and gaps that need no taking apart. */
const PLAIN = /^[ -~]*$/;

/** Every sign that people type, or that pages print, for an apostrophe. */
const APOSTROPHES =
  /['\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u02f4\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/g;

/** Signs that nobody sees: marks of direction, joiners, fillers, soft hyphens, control characters. White space is none. */
const UNSEEN = /[\p{DI}\p{Cf}]|(?!\s)\p{Cc}/gu;

/** A text without the signs that nobody sees and that come along when it is copied from a page. */
export const withoutUnseen = (text: string): string => (PLAIN.test(text) ? text : text.replace(UNSEEN, ''));

/**
 * The words of a name in lower case, without accents, punctuation and signs that nobody sees. A trailing article comes to the front. Every search folds
 * names by this, so that what finds a card in one place finds it everywhere.
 */
export function wordsOf(name: string): string[] {
  const seen = withoutUnseen(name);
  const upright = seen.includes(',') ? uprightOf(seen) : seen;
  const open = upright.replace(APOSTROPHES, '').replaceAll('&', ' and ');
  // nearly all names: an answer typed or a list pasted has hundreds compared with hundreds
  if (PLAIN.test(open)) return open.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = open
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, letter => PLAIN_LETTERS[letter]!);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name with a trailing article in front. */
function uprightOf(name: string): string {
  const comma = name.lastIndexOf(',');
  const front = name.slice(0, comma);
  const last = name.slice(comma + 1).replace(/[^\p{L}\p{N}&]/gu, '');
  return /[\p{L}\p{N}]/u.test(front) && ARTICLES.has(last.toLowerCase()) ? `${last} ${front}` : name;
}

/** Names with the same key are the same name: `Ja’Doc` and `JADOC`, `Eye, The` and `the eye`. */
export function nameKey(name: string): string {
  // nothing but punctuation stands for itself
  return wordsOf(name).join('') || name.replace(/\s/g, '');
}

/** A name written with what comes last in front, turned round: `Sinclair, Jeffrey` is `Jeffrey Sinclair`. Null where no comma parts two words. */
export function turnedName(name: string): string | null {
  const comma = name.indexOf(',');
  const [last, first] = [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
  return comma < 0 || wordsOf(last).length === 0 || wordsOf(first).length === 0 ? null : `${first} ${last}`;
}

/**
 * True if words that somebody typed mean a name: each of them begins one of the name's words.
 * @param typed the words, as `wordsOf` gives them
 */
export function meansName(typed: readonly string[], name: string): boolean {
  const parts = wordsOf(name);
  return typed.every(word => parts.some(part => part.startsWith(word)));
}
