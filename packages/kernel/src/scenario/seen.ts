// Searches a view: whether it shows a card, mentions a title, or has a value at a path.
import { BadInput } from '../errors.ts';
import type { Seat } from '../state/state.ts';
import { nameKey, wordsOf } from '../text/names.ts';
import { meantBy } from './schema.ts';

/** Returns all maps and texts of a view, at any depth. */
function walk(data: unknown, map: (x: Record<string, unknown>) => void, text: (x: string) => void): void {
  if (typeof data === 'string') text(data);
  else if (Array.isArray(data)) for (const x of data) walk(x, map, text);
  else if (typeof data === 'object' && data !== null) {
    map(data as Record<string, unknown>);
    for (const x of Object.values(data)) walk(x, map, text);
  }
}

/** True if a view shows a card of this title as a card. */
export function showsCard(view: unknown, title: string): boolean {
  let found = false;
  const wanted = nameKey(title);
  walk(
    view,
    x => {
      if (typeof x.title === 'string' && nameKey(x.title) === wanted) found = true;
    },
    () => {},
  );
  return found;
}

/** True if a title stands anywhere in a view, also in a sentence or a label. Case, accents and punctuation do not count. */
export function mentions(view: unknown, title: string): boolean {
  let found = false;
  const wanted = title.toLowerCase();
  const words = wordsOf(title).join(' ');
  walk(
    view,
    () => {},
    x => {
      if (x.toLowerCase().includes(wanted)) found = true;
      else if (words !== '' && ` ${wordsOf(x).join(' ')}`.includes(` ${words}`)) found = true;
    },
  );
  return found;
}

/** True if a sentence has these words. Spelling details do not count; a number must match as a whole. */
export function says(sentence: string, text: string): boolean {
  const same = (x: string): string => x.toLowerCase().replace(/\s+/g, ' ');
  const plain = (x: string): string => wordsOf(x).join(' ');
  return has(same(sentence), same(text)) || has(` ${plain(sentence)}`, plain(text) && ` ${plain(text)}`);
}

/** True if a text stands in another and does not begin or end inside a number. */
function has(whole: string, part: string): boolean {
  const digit = (x: string | undefined): boolean => x !== undefined && x >= '0' && x <= '9';
  for (let i = part === '' ? -1 : whole.indexOf(part); i >= 0; i = whole.indexOf(part, i + 1)) {
    const cut = (digit(whole[i - 1]) && digit(part[0])) || (digit(whole[i + part.length]) && digit(part.at(-1)));
    if (!cut) return true;
  }
  return false;
}

/** The keys in a view that give a seat by its place. In scenarios, players count from 1. */
const SEATS = new Set([
  'seat',
  'owner',
  'controller',
  'viewer',
  'active',
  'initiative',
  'attacker',
  'winner',
  'controlledBy',
  'side',
]);

/**
 * Returns the value at a path of a view: `seats.narn.power`, `regions.1.sites.2.title`, `hand.length`. A step into a list is an entry's title or
 * name, a player (if the entries belong to players), or a place counted from 1.
 * @param seatOf returns the seat that a name means, -1 for none
 * @throws BadInput if the path leads nowhere; it says what exists instead
 */
export function atPath(view: unknown, path: string, seatOf: (name: string) => Seat): unknown {
  let at = view;
  let last = '';
  const walked: string[] = [];
  for (const step of path.split('.').map(x => x.trim())) {
    const nowhere = (names: readonly string[]) =>
      new BadInput(`the view has no "${[...walked, step].join('.')}". ${meantBy(step, names)}`);
    if (Array.isArray(at)) {
      const list: readonly unknown[] = at;
      if (step === 'length') at = list.length;
      else {
        const seat = seatOf(step);
        const entries = list as readonly ({
          readonly title?: unknown;
          readonly name?: unknown;
          readonly seat?: unknown;
        } | null)[];
        const found =
          entries.find(x =>
            [x?.title, x?.name].some(name => typeof name === 'string' && nameKey(name) === nameKey(step)),
          ) ??
          (seat >= 0 && entries.every(x => typeof x !== 'object' || x?.seat !== undefined)
            ? (entries.find(x => x?.seat === seat) ?? list[seat])
            : /^\d+$/.test(step)
              ? list[Number(step) - 1]
              : undefined);
        if (found === undefined) throw nowhere(['length', ...list.flatMap((_, i) => [String(i + 1)])]);
        at = found;
      }
    } else if (typeof at === 'object' && at !== null) {
      if (!Object.hasOwn(at, step)) throw nowhere(Object.keys(at));
      at = (at as Record<string, unknown>)[step];
    } else throw nowhere([]);
    last = step;
    walked.push(step);
  }
  // in a seat, `active` is a pile
  const seat = SEATS.has(last) && (last !== 'active' || walked.length === 1);
  if (seat && typeof at === 'number') return at < 0 ? null : at + 1;
  return at;
}
