// Refits: equipment that adds weapons, shields, nodes or armor to its unit.
// They have no weapons of their own. A ship gains at most three of a kind from refits; a base has no limit.
import type { CardId } from '@orrery/kernel';
import { defOf, KIND, typeOf } from '../../card.ts';
import type { HeavyWeapon } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { eachStatic, speaksOf, stands, works } from '../texts/static-texts.ts';

/** The most that refits add to a ship, for each kind. */
export const REFIT_LIMIT = 3;

/** The name of the heavy weapons of a refit that fits any kind. */
const ANY_KIND = 'Heavy Weapon';

/** The kinds of things that refits add. */
export type Refitted = 'phasers' | 'shields' | 'nodes' | 'magnifier' | 'armor';

/** True for equipment that gives its weapons, shields, nodes or armor to its unit. Shuttles and fighters keep theirs. */
export function isRefit(s: GeState, id: CardId): boolean {
  if (typeOf(s, id) !== 'E') return false;
  const { is, source } = defOf(s, id);
  if (is.has('shuttle')) return false;
  return (
    source.phasers !== undefined ||
    source.heavy !== undefined ||
    source.shields !== undefined ||
    source.nodes !== undefined ||
    source.magnifier !== undefined ||
    source.armor !== undefined
  );
}

const limited = (s: GeState, unit: CardId, n: number): number =>
  typeOf(s, unit) === 'S' ? Math.min(REFIT_LIMIT, n) : n;

/** Returns the cards on a unit, and equipment that works as if it were there (C1 SYSOP). */
function aboard(s: GeState, unit: CardId): readonly CardId[] {
  const on = cardsOn(s, unit);
  if (!stands(s, KIND['also on'])) return on;
  let all = on;
  eachStatic(s, KIND['also on'], (st, f, made) => {
    if (!st.of?.(s, unit, f)) return;
    const more = allInPlay(s).filter(x => typeOf(s, x) === 'E' && !all.includes(x) && speaksOf(s, st, f, made, x));
    if (more.length > 0) all = [...all, ...more];
  });
  return all;
}

/** True for a unit that has a refit, working or not. */
export const hasRefit = (s: GeState, unit: CardId): boolean => aboard(s, unit).some(x => isRefit(s, x));

/** Returns how much working refits add to a unit. */
export function refitted(s: GeState, unit: CardId, what: Refitted): number {
  const on = aboard(s, unit);
  if (on.length === 0) return 0;
  let n = 0;
  for (const x of on) n += addedBy(s, unit, x, what);
  return what === 'magnifier' ? Math.min(1, n) : limited(s, unit, n);
}

/** Returns what a card adds to a unit as a refit, if it is a working refit. One with shields and nodes adds only nodes to a ship with nodes. */
function addedBy(s: GeState, unit: CardId, id: CardId, what: Refitted): number {
  const { source } = defOf(s, id);
  if (what === 'shields' && source.nodes !== undefined && defOf(s, unit).source.nodes !== undefined) return 0;
  const printed = source[what];
  return printed !== undefined && isRefit(s, id) && works(s, id) ? printed : 0;
}

/** Returns the refits that add to a unit, the first first. Refits beyond the limit of a ship add nothing. */
export function refitsOn(s: GeState, unit: CardId, what: Refitted): { card: CardId; n: number }[] {
  let left = refitted(s, unit, what);
  return aboard(s, unit).flatMap(card => {
    const n = Math.min(left, addedBy(s, unit, card, what));
    left -= n;
    return n > 0 ? [{ card, n }] : [];
  });
}

/**
 * Returns the heavy weapons of a unit with those of refits. A refit adds weapons of its own name. A refit that fits any weapon adds to the unit's
 * first kind, or to the kind chosen for it (its counter).
 * @param printed the unit's own weapons
 * @param all true to count refits that do not work now: in the Allocation Phase it is not yet known which cards will be engaged
 */
export function withRefits(
  s: GeState,
  unit: CardId,
  printed: readonly HeavyWeapon[],
  all: boolean,
): readonly HeavyWeapon[] {
  const on = aboard(s, unit);
  if (on.length === 0) return printed;
  let list: HeavyWeapon[] | null = null;
  let added = 0;
  for (const x of on) {
    const { heavy } = defOf(s, x).source;
    if (heavy === undefined || !isRefit(s, x) || !(all || works(s, x))) continue;
    list ??= printed.slice();
    for (const { name, count } of heavy) {
      // no Scorpead unit gets a weapon of another kind from a refit (ge/weapons/22)
      if (name === ANY_KIND && defOf(s, unit).source.empire === 'Scorpead') continue;
      const n = typeOf(s, unit) === 'S' ? Math.min(count, REFIT_LIMIT - added) : count;
      added += n;
      if (n <= 0) continue;
      const at =
        name === ANY_KIND
          ? list.length > 0
            ? s.cards[x]!.counter % list.length
            : -1
          : list.findIndex(w => w.name === name);
      if (at < 0) list.push({ name, count: n });
      else list[at] = { ...list[at]!, count: list[at]!.count + n };
    }
  }
  return list ?? printed;
}
