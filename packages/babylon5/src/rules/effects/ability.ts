// The present value of a card's ability (Diplomacy, Intrigue, Psi, Leadership, Military): print, changes and damage (b5/cards-character).
import type { CardId, Frame, NumberReason, Stands } from '@orrery/kernel';
import { DEFS, type Static } from '../../card.ts';
import { type B5State, LEADERSHIP, MILITARY, PSI } from '../../state.ts';
import { withheld } from './blanking.ts';
import { standing } from './standing.ts';
import { eachLeft, eachResolving, eachStanding, eachStatic } from './statics.ts';

/**
 * An ability minus some damage. Changes to the printed value come first, then lasting changes, then instant ones (an attack, a resolution). Each
 * layer multiplies before it adds (b5/cards-character/12, b5/cards-character/13, b5/cards-character/14, b5/resolution/28). Under the engine rules all
 * multiplications come before all additions (b5/cards-character/10).
 */
function reckon(s: B5State, id: CardId, stat: number, damage: number, atRest = false): number {
  const list = standing(s).abilities[stat]!;
  const leader = atRest ? -1 : s.cards[id]!.leader;
  const led = stat === MILITARY && leader >= 0 ? leadership(s, leader) : 0;
  // most of the time no text changes abilities
  return list.length === 0 && s.resolving < 0 && s.mods.length === 0
    ? Math.max(0, DEFS[s.defs[id]!]!.abilities[stat]! + led - damage)
    : changed(s, id, stat, damage, led, list, atRest);
}

/** Receives each change to an ability: its card, its operation, and its amount. */
type Heard = (source: CardId, does: NumberReason['does'], n: number) => void;

/** An ability that texts may change; `led` is the amount that its leader adds. */
function changed(
  s: B5State,
  id: CardId,
  stat: number,
  damage: number,
  led: number,
  list: readonly Stands<Static>[],
  atRest: boolean,
  heard?: Heard,
): number {
  const def = DEFS[s.defs[id]!]!;
  const base = def.abilities[stat]!;
  // "all abilities" changes neither a Psi of 0 (b5/cards-character/5, b5/cards-character/7) nor an ability that this kind of card does not have by
  // nature
  const byAll = base > 0 || (def.type === 'character' && stat !== PSI && stat !== MILITARY);
  let printed = 0;
  let lastingTimes = 1;
  let lastingPlus = led;
  let instantTimes = 1;
  let instantPlus = 0;
  /** changes that leave an ability at a least value */
  let bounded: { n: number; least: number }[] | null = null;
  const count = (st: Static, f: Frame): void => {
    if (st.stat === -1 && !byAll) return;
    if (st.to !== null && !st.to(s, id, f)) return;
    const n = st.n(s, f);
    heard?.(f.self, st.op === 1 ? 'multiplies' : 'adds', n);
    if (st.least >= 0 && n < 0) {
      bounded = [...(bounded ?? []), { n, least: st.least }];
      return;
    }
    if (st.op === 0) printed += n;
    else if (st.op === 1) {
      if (st.instant) instantTimes *= n;
      else lastingTimes *= n;
    } else if (st.instant) instantPlus += n;
    else lastingPlus += n;
  };
  if (list.length > 0) eachStanding(s, list, id, count);
  if (s.resolving >= 0) {
    eachResolving(s, 'ability', (st, _source, f) => {
      if (st.stat === stat || st.stat === -1) count(st, f);
    });
  }
  if (s.mods.length > 0) {
    eachLeft(
      s,
      'ability',
      (st, _source, f) => {
        if (st.stat === stat || st.stat === -1) count(st, f);
      },
      atRest,
    );
  }
  for (const m of s.mods) {
    if (atRest && m.until !== 'stays') continue;
    if (m.kind !== 'ability' || m.card !== id || !(m.what === stat || (m.what === -1 && byAll))) continue;
    heard?.(m.source, 'adds', m.n);
    lastingPlus += m.n;
  }
  const p = Math.max(0, base + printed);
  if (bounded !== null) lastingPlus -= loss(p * lastingTimes + lastingPlus, bounded);
  const value =
    s.ruleset === 'engine'
      ? p * lastingTimes * instantTimes + lastingPlus + instantPlus - damage
      : Math.max(0, p * lastingTimes + lastingPlus - damage) * instantTimes + instantPlus;
  // a half is rounded up (b5/cumulative/3)
  return Math.max(0, Math.ceil(value));
}

/** How much an ability loses by texts that leave it at a least value. */
function loss(value: number, bounded: readonly { readonly n: number; readonly least: number }[]): number {
  let left = value;
  for (const { n, least } of bounded) if (left > least) left = Math.max(least, left + n);
  return value - left;
}

/**
 * The present ability of a card, with damage, at least 0 (b5/damage/1, b5/damage/2); 0 while neutralized (b5/damage/3, b5/damage/18, b5/damage/20,
 * b5/cards-character/4, b5/cards-character/16).
 */
export function ability(s: B5State, id: CardId, stat: number): number {
  const card = s.cards[id]!;
  if (card.neutralized) return 0;
  // a captured location's abilities do not work for its captor (b5/captured-locations/1)
  if (card.captured && s.ruleset !== 'engine' && withheld(s, id)) return 0;
  return reckon(s, id, stat, card.damage);
}

/**
 * The causes that make an ability differ from print, in counting order: the leader of a fleet with his Leadership, texts and effects by name, and
 * damage.
 */
export function reasonsFor(s: B5State, id: CardId, stat: number, nameOf: (source: CardId) => string): NumberReason[] {
  const { neutralized, damage, leader } = s.cards[id]!;
  if (neutralized) return [{ by: 'neutralized', does: 'sets', n: 0 }];
  const reasons: NumberReason[] = [];
  const hear: Heard = (source, does, n) => reasons.push({ by: nameOf(source), does, n });
  const led = stat === MILITARY && leader >= 0 ? leadership(s, leader) : 0;
  if (led > 0) reasons.push({ by: `${nameOf(leader)}, who leads it,`, does: 'adds', n: led });
  changed(s, id, stat, 0, led, standing(s).abilities[stat]!, false, hear);
  reasons.push({ by: 'damage', does: 'adds', n: -damage });
  if (ability(s, id, stat) === 0 && undamaged(s, id, stat) > damage)
    reasons.push({ by: 'captured', does: 'sets', n: 0 });
  return reasons;
}

/** The ability that a card leads a fleet with: its Leadership, or a higher ability that it may use as Leadership (b5/used-as/2). */
export function leadership(s: B5State, id: CardId): number {
  let most = ability(s, id, LEADERSHIP);
  if (DEFS[s.defs[id]!]!.statics['use-as'] !== undefined) {
    eachStatic(s, 'use-as', (st: Static, source, f) => {
      if (source === id && st.n(s, f) === LEADERSHIP) most = Math.max(most, ability(s, id, st.stat));
    });
  }
  return most;
}

/** The ability without the card's damage. */
export function undamaged(s: B5State, id: CardId, stat: number): number {
  return reckon(s, id, stat, 0);
}

/** The highest ability without damage: what damage must reach to neutralize the card (b5/damage/4). */
export function toughness(s: B5State, id: CardId): number {
  let most = 0;
  for (let stat = 0; stat <= MILITARY; stat++) most = Math.max(most, undamaged(s, id, stat));
  return most;
}

/** The number and value of the card's highest ability now; the first of equals. */
export function highest(s: B5State, id: CardId): { stat: number; value: number } {
  let best = { stat: 0, value: -1 };
  for (let stat = 0; stat <= MILITARY; stat++) {
    const value = ability(s, id, stat);
    if (value > best.value) best = { stat, value };
  }
  return best;
}

/**
 * The base ability: its value at the start of a turn with every card ready and healed. It counts lasting changes, but not this turn's, and not those
 * from rotated cards such as a leader's Leadership (b5/cards-character/8, b5/cards-character/9).
 */
export function baseAbility(s: B5State, id: CardId, stat: number): number {
  return reckon(s, id, stat, 0, true);
}

/** The ability on the face of the card. */
export const faceAbility = (s: B5State, id: CardId, stat: number): number => DEFS[s.defs[id]!]!.abilities[stat]!;

/** The printed ability, with the texts that change what is printed (b5-r-latent-telepath-3); at least 0. */
export function printedAbility(s: B5State, id: CardId, stat: number): number {
  const face = faceAbility(s, id, stat);
  const list = standing(s).abilities[stat]!;
  if (list.length === 0 && s.mods.length === 0) return face;
  let printed = face;
  const count = (st: Static, f: Frame): void => {
    if (st.to === null || st.to(s, id, f)) printed += st.n(s, f);
  };
  const changes = list.filter(stands => stands.what.op === 0);
  if (changes.length > 0) eachStanding(s, changes, id, count);
  if (s.mods.length > 0)
    eachLeft(s, 'ability', (st, _source, f) => {
      if (st.op === 0 && st.stat === stat) count(st, f);
    });
  return Math.max(0, printed);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/entering-play.ts: b5/cards-character/1, b5/cards-character/3
// - rules/cards/loyalty.ts: b5/cards-character/2
// - rules/cards/marks.ts: b5/cards-character/15
