import {
  type Amount,
  articled,
  type Filter,
  listed,
  owned,
  ownedBy,
  type Phrase,
  type Teller,
  type Test,
} from '@orrery/kernel';
import type { StaticKind, StaticSource, Who } from '../card.ts';
import { v } from '../language.ts';
import { FACTION_NAMES } from '../names.ts';
import type { Faction } from '../state.ts';
import { isThe, itself } from './filters.ts';
import { changed, eachOf, hasSign, higherOrLower, moreOrLess, OPPONENT, onlyWhen, signed } from './phrases.ts';
import { host } from './refs.ts';

// Ongoing abilities: a builder for each kind, and its text. A builder takes what the ability affects; `more` holds its condition and other limits.

interface More {
  readonly to?: Filter;
  readonly who?: Who;
  readonly at?: Filter;
  readonly if?: Test;
}

const make = (k: StaticKind, rest: Partial<StaticSource>, more: More = {}): StaticSource => ({ k, ...rest, ...more });
/** Declares a number of cards; of this card if `to` is not given. */
const stat =
  (k: StaticKind) =>
  (n: Amount, more: More = {}): StaticSource =>
    make(k, { n, to: itself }, more);
const mark =
  (k: StaticKind) =>
  (more: More = {}): StaticSource =>
    make(k, { to: itself }, more);
const sideNumber =
  (k: StaticKind, who: Who) =>
  (n: Amount, more: More = {}): StaticSource =>
    make(k, { n, who }, more);

/** The card above this asset or weapon. */
export const theHost = isThe(host);

export const power = stat('power');
export const tactics = stat('tactics');
export const defense = stat('defense');
export const immune = mark('immune');
export const undamageable = mark('undamageable');
export const untargetable = mark('untargetable');
export const unmovable = mark('unmovable');
export const powerUncounted = mark('power uncounted');
export const tacticsUncounted = mark('tactics uncounted');
/** Exchanges its tactics and its defense. */
export const switched = mark('switched');
/** It also has a label. */
export const isAlso = (what: string, more: More = {}): StaticSource => make('label', { what, to: itself }, more);
export const gainsPiloting = stat('piloting');
/** The same, unless it already has Quickdraw. */
export const gainsQuickdrawOtherwise = stat('quickdraw otherwise');
/** It can have this many more weapons beneath it. */
export const moreWeapons = stat('weapons');
/** Units that fit do not count against this ship's capacity. */
export const uncountedAboard = (to: Filter): StaticSource => make('uncounted aboard', { to });
/** While a character of that title is aboard, this ship and its units are immune (for the other side of an inverter). */
export const captain = (what: string): StaticSource => make('captain', { what });

export const attrition = sideNumber('attrition', 'you');
export const battleDestiny = sideNumber('battle destiny', 'you');
export const totalPowerIs = sideNumber('total power', 'you');
export const totalTacticsIs = sideNumber('total tactics', 'you');
export const drains = sideNumber('drain', 'you');
export const generates = sideNumber('generates', 'you');
export const energyIcon = sideNumber('energy icons', 'you');
export const supportIcon = (what: Faction, more: More & { n?: Amount } = {}): StaticSource =>
  make('support icon', { what, who: 'you', n: 1 }, more);
/** You can drain by the icons on your own side. */
export const drainsOwnSide = (more: More = {}): StaticSource => make('own icons', {}, more);
export const noAttack = (more: More = {}): StaticSource => make('no attack', { who: 'each' }, more);
export const noDrain = (more: More = {}): StaticSource => make('no drain', { who: 'each' }, more);
export const noReveal = (more: More = {}): StaticSource => make('no reveal', { who: 'opponent' }, more);
/** Cards that fit cannot be played. */
export const noPlay = (to: Filter, more: More = {}): StaticSource => make('no play', { to, who: 'each' }, more);
/** That player cannot lose cards from hand to a drain. */
export const handSafe = (more: More = {}): StaticSource => make('hand safe', { who: 'opponent' }, more);
export const drainLimit = sideNumber('drain limit', 'each');
export const movesOnlyInMovePhase = (more: More = {}): StaticSource =>
  make('moves only in move phase', { who: 'each' }, more);

/** Cards that fit cost more to play, or less if the number is negative. */
export const playCost = (to: Filter, n: Amount, more: More = {}): StaticSource =>
  make('play cost', { to, n, who: 'you' }, more);
/** The same for cards that you play aboard this ship. */
export const playCostAboard = (to: Filter, n: Amount): StaticSource =>
  make('play cost', { to, n, who: 'you', what: 'aboard' });
/** Playing cards that fit has an additional cost: energy to pay, or to lose. */
export const playPays = (to: Filter, n: Amount, more: More = {}): StaticSource =>
  make('play pays', { to, n, who: 'opponent' }, more);
export const playLoses = (to: Filter, n: Amount, more: More = {}): StaticSource =>
  make('play loses', { to, n, who: 'each' }, more);
/** A change of this card's own cost while it is played; `place` is the location where it is played. */
export const ownCost = (n: Amount, more: More = {}): StaticSource => make('play cost', { n, own: true }, more);
/** The energy that you must lose to play this card. */
export const ownLoses = (n: Amount, more: More = {}): StaticSource => make('play loses', { n, own: true }, more);
/** You can play this card at no energy cost at a location that fits. */
export const freeAt = (at: Filter): StaticSource => make('play free', { at });
/** You can play cards that fit where your side has no energy icon. */
export const playAnywhere = (to: Filter): StaticSource => make('play anywhere', { to });
/** You can play this card at any time you could play an interrupt. */
export const anytime = (more: More = {}): StaticSource => make('play anytime', {}, more);
/** Cards that fit cost more support icons, of their own faction or of the faction in `what`. */
export const supportCost = (to: Filter, n: Amount, more: More & { what?: Faction } = {}): StaticSource =>
  make('support cost', { to, n, who: 'you' }, more);
export const iconPays = sideNumber('icon pays', 'opponent');
export const drainPays = sideNumber('drain pays', 'each');
export const drainNeedsPower = sideNumber('drain needs power', 'each');
export const drainNeedsTactics = sideNumber('drain needs tactics', 'each');
export const attackCost = sideNumber('attack cost', 'you');
export const attackLoses = sideNumber('attack loses', 'each');
export const drawPays = sideNumber('draw pays', 'opponent');
/** Abilities of cards that fit cost more to use. */
export const abilityCost = (to: Filter, n: Amount, more: More = {}): StaticSource =>
  make('ability cost', { to, n }, more);
export const movementCost = stat('movement cost');
/** Changes the destiny of a card revealed for battle destiny, or for a weapon's ability. */
export const battleCardDestiny = sideNumber('battle card destiny', 'each');
export const weaponDestiny = sideNumber('weapon destiny', 'each');

const WHO: Readonly<Record<Who, Phrase>> = { you: 'you', opponent: OPPONENT, each: 'each player' };

/** The text of an ongoing ability without its condition, in parts: whom it is about, what it is counted by, and the whole clause. */
interface AbilityText {
  readonly whom: string;
  readonly tail: string;
  readonly clause: string;
  /** the number that is raised or lowered, and how */
  readonly change: { readonly stat: string; readonly how: Phrase } | null;
}

/** Writes one ongoing ability without its condition. */
function clauseOf(t: Teller, st: StaticSource): AbilityText {
  const each = st.n === undefined || typeof st.n === 'number' ? null : t.each(st.n);
  const many = st.n !== undefined && typeof st.n !== 'number' && st.n.w === 'times' ? st.n : null;
  const factor = many ? (many.a as [Amount, Amount]) : null;
  const per = factor ? t.each(factor[1]) : each;
  const unitN = factor && typeof factor[0] === 'number' ? String(factor[0]) : '1';
  const n = st.n === undefined ? '1' : per !== null ? unitN : t.amount(st.n);
  const tail = per !== null ? ` for each ${eachOf(t, factor ? factor[1] : st.n!) ?? per}` : '';
  const plus = `${changed(n)}${tail}`;
  const { less, much } = signed(n);
  const more = `${much} ${less ? 'less' : 'more'}`;
  const whom = subject(t, st.to);
  const where = st.at ? ` ${place(t, st.at)}` : '';
  // the place comes first, unless it is "here"
  const close = where === ' here' ? where : '';
  const before = close || !where ? '' : `${where.trim()}, `;
  const sideOf = st.at ? ` ${place(t, st.at, 'of')}` : '';
  // for playing and similar actions, which happen at one location at a time
  const anywhere = st.at ? ` ${place(t, st.at, 'at', 'any')}` : '';
  const who = WHO[st.who ?? 'you'];
  const whose = (what: string): Phrase => ownedBy(who, what) ?? owned(who, what);
  const verb = (you: string, other: string) => ((st.who ?? 'you') === 'you' ? you : other);
  const kind = st.to ? t.one(st.to) : 'a card';
  const text = (): string => {
    switch (st.k) {
      case 'power':
      case 'tactics':
      case 'defense':
        return hasSign(n) ? `${whom} has ${st.k} ${plus}` : `${ownedBy(whom, st.k) ?? owned(whom, st.k)} is ${plus}`;
      case 'immune':
        return `${whom} is immune to attrition`;
      case 'undamageable':
        return `${whom} cannot be damaged`;
      case 'untargetable':
        return `your opponent cannot target ${whom}`;
      case 'unmovable':
        return `${whom} cannot move`;
      case 'power uncounted':
        return `${whom} adds no power to a total`;
      case 'tactics uncounted':
        return `${whom} adds no tactics to a total`;
      case 'switched':
        return `${whom} has its tactics and defense, and all that changes them, switched`;
      case 'label':
        return `${whom} is also ${articled(st.what!.toLowerCase())}`;
      case 'piloting':
      case 'quickdraw':
        return `${whom} gains ${st.k === 'piloting' ? 'Piloting' : 'Quickdraw'} ${n}`;
      case 'quickdraw otherwise':
        return `${whom} gains Quickdraw ${n} unless it has quickdraw already`;
      case 'weapons':
        return `${whom} may have ${n} more weapon beneath it`;
      case 'uncounted aboard':
        return `${t.filter(st.to!, true)} aboard do not count against ${t.ref('self')}'s capacity`;
      case 'captain':
        return `captain: while ${st.what} is aboard, this ship and each unit aboard it are immune to attrition`;
      case 'attrition':
        return `${who} ${verb('cause', 'causes')} ${moreOrLess(n, 'attrition')}${where}${tail}`;
      case 'battle destiny':
        return `${before}${whose(`battle destiny${close}`)} is ${higherOrLower(n)}${tail}`;
      case 'total power':
        return `${before}${whose(`total power${close}`)} is ${higherOrLower(n)}${tail}`;
      case 'total tactics':
        return `${before}${whose(`total tactics${close}`)} is ${higherOrLower(n)}${tail}`;
      case 'drain':
        return `${whose(`drains${where}`)} take ${moreOrLess(n, 'energy')}${tail}`;
      case 'generates':
        return `${before}${who} ${verb('generate', 'generates')} ${n} more energy${tail}${close}`;
      case 'energy icons':
        return `${whose(`side${sideOf || ' of a location'}`)} has ${n} more energy icon${n === '1' ? '' : 's'}`;
      case 'support icon':
        return `${whose(`side${sideOf || ' of a location'}`)} has ${n === '1' ? 'one' : n} more ${FACTION_NAMES[st.what!]} support icon`;
      case 'own icons':
        return `when you drain${where}, you may count the energy icons on your own side instead`;
      case 'no attack':
        return who === 'each player' ? `no attack may be performed${anywhere}` : `${who} cannot attack${anywhere}`;
      case 'no drain':
        return `${who === 'each player' ? 'nobody may' : `${who} cannot`} drain${anywhere}`;
      case 'no reveal':
        return `${who === 'each player' ? 'nobody may' : `${who} cannot`} reveal a card for battle destiny${where}`;
      case 'no play':
        return `${who === 'each player' ? 'nobody may' : `${who} cannot`} play ${kind}`;
      case 'hand safe':
        return `${who} cannot lose cards from hand to a drain${where}`;
      case 'drain limit':
        return st.who === 'each' || st.who === undefined
          ? `no player can drain at more than ${n} locations in a turn`
          : `${who} can drain at no more than ${n} locations in a turn`;
      case 'moves only in move phase':
        return `ships and units cannot move to or from${where || ' here'} except in their player's move phase`;
      case 'play cost':
        return st.own
          ? `${t.ref('self')} costs ${more} energy to play${tail}`
          : `${kind}${st.who === 'each' ? (where ? ' played' : '') : ` that ${who} ${verb('play', 'plays')}`}${st.what === 'aboard' ? ' aboard this ship' : anywhere} costs ${more} energy${st.who === 'each' && !where ? ' to play' : ''}${tail}`;
      case 'play pays':
        return `to play ${kind}${anywhere}, ${who} also ${verb('pay', 'pays')} ${n} energy${tail}`;
      case 'play loses':
        return st.own
          ? `${who} also ${verb('lose', 'loses')} ${n} energy to play ${t.ref('self')}${tail}`
          : `to play ${kind}${anywhere}, ${who} also ${verb('lose', 'loses')} ${n} energy${tail}`;
      case 'play free':
        return `${t.ref('self')} costs no energy to play at ${t.one(st.at!)}`;
      case 'play anywhere':
        return `you may play ${kind} where your side has no energy icon`;
      case 'play anytime':
        return `${t.ref('self')} may be played whenever an interrupt could be`;
      case 'support cost':
        return `${kind} that ${who} ${verb('play', 'plays')} costs ${n} more ${st.what ? `${FACTION_NAMES[st.what]} ` : ''}support icon${n === '1' ? '' : 's'}`;
      case 'icon pays':
        return `to use a support icon${anywhere}, ${who} also ${verb('pay', 'pays')} ${n} energy`;
      case 'drain pays':
        return `to drain${anywhere}, ${who} also ${verb('pay', 'pays')} ${n} energy`;
      case 'drain needs power':
        return `to drain${anywhere}, ${who} must have ships there with at least ${n} total power`;
      case 'drain needs tactics':
        return `to drain${anywhere}, ${who} must have at least ${n} total tactics there`;
      case 'attack cost':
        return `attacks that ${who} ${verb('perform', 'performs')}${where} cost ${more} energy`;
      case 'attack loses':
        return `to attack${anywhere}, ${who} also ${verb('lose', 'loses')} ${n} energy`;
      case 'draw pays':
        return `to draw a card in the draw phase, ${who} also ${verb('pay', 'pays')} ${n} energy`;
      case 'ability cost':
        return `activated abilities${st.to!.w === 'card' ? '' : ` of ${t.filter(st.to!, true)}`} cost ${more} energy`;
      case 'movement cost':
        return `movements of ${whom} cost ${more} energy`;
      case 'battle card destiny':
        return `cards revealed for battle destiny${where} have ${hasSign(n) ? '' : 'their '}destiny ${plus}`;
      case 'weapon destiny':
        return `cards revealed for destiny by a weapon's ability${where} have ${hasSign(n) ? '' : 'their '}destiny ${plus}`;
    }
  };
  const numbers = st.k === 'power' || st.k === 'tactics' || st.k === 'defense';
  return { whom, tail, clause: text(), change: numbers && !hasSign(n) ? { stat: st.k, how: plus } : null };
}

/** Writes the condition of an ongoing ability, to go before it; '' if it always holds. */
function condition(t: Teller, st: StaticSource): string {
  const head = st.if ? `${onlyWhen(t, ' and while ', st.if)}, ` : '';
  return `${st.either ? 'for each player: ' : ''}${head}`;
}

/** Writes several ongoing abilities, one clause each. Abilities for the same cards under the same condition share a clause. */
export function staticTexts(t: Teller, list: readonly StaticSource[]): string[] {
  const clauses: string[] = [];
  let last: { readonly head: string; readonly whom: string; readonly told: AbilityText[] } | null = null;
  for (const st of list) {
    const head = condition(t, st);
    const told = clauseOf(t, st);
    const before = last?.head === head ? last.told.at(-1) : undefined;
    if (before?.change && told.change?.how === before.change.how && told.whom === before.whom) {
      // two numbers of a card that change by the same amount
      const stats = `${before.change.stat} and ${told.change.stat}`;
      last!.told[last!.told.length - 1] = {
        ...told,
        clause: `${ownedBy(told.whom, stats) ?? owned(told.whom, stats)} are each ${told.change.how}`,
      };
      clauses[clauses.length - 1] = head + together(last!.told);
      continue;
    }
    const alike = last === null || last.head !== head ? undefined : last.told.at(-1);
    if (alike !== undefined && alike.whom !== told.whom && predicate(alike) === predicate(told) && predicate(told)) {
      // the same is said of two subjects
      const both = `${alike.whom} and ${told.whom.replace(` ${alike.whom}`, ' it')}`;
      last!.told[last!.told.length - 1] = { ...alike, clause: `${both} are ${predicate(told)}` };
      clauses[clauses.length - 1] = head + together(last!.told);
      last = null;
    } else if (
      last !== null &&
      last.head === head &&
      last.whom === told.whom &&
      told.clause.startsWith(`${told.whom} `)
    ) {
      last.told.push(told);
      clauses[clauses.length - 1] = head + together(last.told);
    } else {
      clauses.push(head + told.clause);
      last =
        told.clause.startsWith(`${told.whom} `) || told.change !== null
          ? { head, whom: told.whom, told: [told] }
          : null;
    }
  }
  return clauses;
}

/** Returns what a clause says after `is`; '' if it says something else. */
const predicate = ({ whom, clause, tail }: AbilityText): string =>
  !tail && clause.startsWith(`${whom} is `) ? clause.slice(whom.length + 4) : '';

const VERBS = ['has', 'is'];
/** Joins clauses that share a subject. The subject and the verb appear once, and a shared `for each ...` once at the end. */
function together(list: readonly AbilityText[]): string {
  const [first, ...rest] = list;
  const parts = rest.reduce(
    (all, { whom, clause }, i) => {
      const before = list[i]!;
      const same = clause.startsWith(`${whom} `) && before.whom === whom;
      const verb = VERBS.find(x => clause.startsWith(`${whom} ${x} `));
      // the verb is repeated after another verb: `has tactics +2, is also a kizen and is immune`
      const again =
        verb !== undefined &&
        before.clause.startsWith(`${whom} ${verb} `) &&
        (rest.length < 2 || first!.clause.startsWith(`${whom} ${verb} `));
      all.push(!same ? clause : clause.slice(whom.length + 1 + (again ? verb!.length + 1 : 0)));
      return all;
    },
    [first!.clause],
  );
  // a shared `for each ...` comes once, at the end
  const { tail } = first!;
  const told = parts.map((part, i) =>
    tail && i < parts.length - 1 && list.every(x => x.tail === tail) ? part.slice(0, -tail.length) : part,
  );
  return listed(told);
}

/** Returns the cards that an ability affects, as a singular subject. */
function subject(t: Teller, to: Filter | undefined): string {
  if (to === undefined) return 'it';
  if (to.w === 'itself' || to.w === 'isThe') return t.noun(to).noun!;
  return t.noun(to).whose === undefined ? `each ${t.filter(to)}` : `each of ${t.filter(to, true)}`;
}

/** Writes where an ability holds. */
function place(t: Teller, at: Filter, by: 'at' | 'of' = 'at', which: 'each' | 'any' = 'each'): Phrase {
  if (at.w === 'thisPlace') return 'here';
  return `${by} ${v.trait(at, 'named') || v.trait(at, 'oneCard') ? t.filter(at) : `${which} ${t.filter(at)}`}`;
}

/** Makes an ability hold for each player: `you` in it means either of them. */
export const eachPlayer = (st: StaticSource): StaticSource => ({ ...st, either: true });
