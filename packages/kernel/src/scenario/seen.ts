// Looks into a view: whether it shows a card, mentions a title, or has a value at a path.
import { BadInput } from '../errors.ts';
import type { Seat } from '../state/state.ts';
import { nameKey, wordsOf } from '../text/names.ts';
import { meantBy } from './schema.ts';

/** Everything that a view holds, at any depth: its maps, and its texts. */
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

/** True if a title stands anywhere in a view, in a sentence or a label too, however it is spelt: case, accents and punctuation do not count. */
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

/** True if a sentence has these words, however they are spelt; a number is one whole number. */
export function says(sentence: string, text: string): boolean {
  const same = (x: string): string => x.toLowerCase().replace(/\s+/g, ' ');
  const plain = (x: string): string => wordsOf(x).join(' ');
  return has(same(sentence), same(text)) || has(` ${plain(sentence)}`, plain(text) && ` ${plain(text)}`);
}

/** True if a text stands in another, and does not begin or end within a number. */
function has(whole: string, part: string): boolean {
  const digit = (x: string | undefined): boolean => x !== undefined && x >= '0' && x <= '9';
  for (let i = part === '' ? -1 : whole.indexOf(part); i >= 0; i = whole.indexOf(part, i + 1)) {
    const cut = (digit(whole[i - 1]) && digit(part[0])) || (digit(whole[i + part.length]) && digit(part.at(-1)));
    if (!cut) return true;
  }
  return false;
}

/** What in a view names a seat by its place: in scenarios players count from 1. */
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
 * What stands at a path of a view: `seats.narn.power`, `regions.1.sites.2.title`, `hand.length`. A step into a list is an entry's
 * title or name, a player where the entries are the players', or its place, counted from 1.
 * @param seatOf the seat that a name means, -1 for none
 * @throws BadInput where the path leads nowhere, saying what there is instead
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
  // of a seat, `active` is a pile
  const seat = SEATS.has(last) && (last !== 'active' || walked.length === 1);
  if (seat && typeof at === 'number') return at < 0 ? null : at + 1;
  return at;
}
