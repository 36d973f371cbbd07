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

/** The words of a name in lower case, without accents and punctuation. A trailing article comes to the front. */
export function wordsOf(name: string): string[] {
  const upright = name.includes(',') ? uprightOf(name) : name;
  const open = upright.replace(/['’‘`´ʼ′]/g, '').replaceAll('&', ' and ');
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
  const last = name.slice(comma + 1).replace(/[^\p{L}\p{N}&]+/gu, '');
  return /[\p{L}\p{N}]/u.test(front) && ARTICLES.has(last.toLowerCase()) ? `${last} ${front}` : name;
}

/** Names with the same key are the same name: `Ja’Doc` and `JADOC`, `Eye, The` and `the eye`. */
export function nameKey(name: string): string {
  // nothing but punctuation stands for itself
  return wordsOf(name).join('') || name.replace(/\s+/g, '');
}

/**
 * True if words that somebody typed mean a name: each of them begins one of the name's words.
 * @param typed the words, as `wordsOf` gives them
 */
export function meansName(typed: readonly string[], name: string): boolean {
  const parts = wordsOf(name);
  return typed.every(word => parts.some(part => part.startsWith(word)));
}
