import type { Test, Word } from '@orrery/kernel';
import { type CardDef, CONFLICT_RULES, DEFS } from '../card.ts';
import { v } from '../language.ts';
import { WAR } from '../rules/conflict-round.ts';
import { INFLUENCE_WORTH } from '../traits.ts';

// What a text comes to for its player and for what it is aimed at, from what its words say of themselves.

/** What some words mean to their player and to what they aim at, in points: an influence for good is 4. */
export interface Meaning {
  readonly you: number;
  readonly aim: number;
}

/** Whom a name stands for, as far as it matters. */
type Party = keyof Meaning | null;

const YOU: ReadonlySet<string> = new Set(['you', 'self', 'yourAmbassador', 'yourRace']);
const AIM: ReadonlySet<string> = new Set(['target', 'conflictTarget', 'targetPlayer', 'targetRace']);
/** A test that says nothing of how a conflict ended holds as often as not. */
const PERHAPS = 0.6;

/** What is known where words are read. */
interface Reading {
  /** whom the names chosen by the card stand for */
  readonly names: ReadonlyMap<string, Party>;
  /** by how much the conflict was won, or lost where it is not above 0; null outside conflicts */
  readonly margin: number | null;
  /** the card whose text it is */
  readonly def: CardDef | null;
}

const NOWHERE: Reading = { names: new Map(), margin: null, def: null };

/** Whom a reference, or the list of a choice, means. */
function partyOf(at: Reading, ref: unknown): Party {
  if (typeof ref === 'string') return at.names.get(ref) ?? (YOU.has(ref) ? 'you' : AIM.has(ref) ? 'aim' : null);
  if (Array.isArray(ref)) return ref.map(x => partyOf(at, x)).find(x => x !== null) ?? null;
  if (ref === null || typeof ref !== 'object') return null;
  const { w, a } = ref as Word;
  if (typeof w !== 'string') return partyOf(at, Object.values(ref));
  return (YOU.has(w) ? 'you' : AIM.has(w) ? 'aim' : null) ?? partyOf(at, a);
}

/** How likely a test holds, in view of how the conflict ended. */
function holds(at: Reading, test: Test): number {
  let likely = 1;
  for (const part of v.parts(test)) {
    const ended = v.trait(part, 'ended');
    if (part.w === 'any') likely *= Math.max(...(part.a as Test[]).map(x => holds(at, x)));
    else if (ended === undefined) likely *= PERHAPS;
    else if (at.margin === null) likely *= PERHAPS;
    else if (ended.won ? at.margin < ended.by : at.margin > -ended.by) return 0;
  }
  return likely;
}

function add(sum: { you: number; aim: number }, party: Party, n: number): void {
  if (party !== null) sum[party] += n;
}

function walk(at: Reading, data: unknown, times: number, sum: { you: number; aim: number }): void {
  if (data === null || typeof data !== 'object' || times === 0) return;
  if (Array.isArray(data)) {
    for (const x of data) walk(at, x, times, sum);
    return;
  }
  const word = data as Word;
  const { w, a } = word;
  if (typeof w !== 'string' || !Array.isArray(a)) {
    walk(at, Object.values(data), times, sum);
    return;
  }
  if (w === 'when') {
    const likely = holds(at, a[0] as Test);
    walk(at, a[1], times * likely, sum);
    walk(at, a[2], times * (1 - likely), sum);
    return;
  }
  if (w === 'forEach' || w === 'choose') {
    const [name, from] = w === 'choose' ? [a[0], (a[1] as { list?: unknown }).list] : [a[1], a[0]];
    const names = new Map(at.names).set(name as string, partyOf(at, from) ?? (w === 'choose' ? 'aim' : null));
    walk({ ...at, names }, a.slice(2), times, sum);
    return;
  }
  if (w === 'may' || w === 'chooseOne') {
    // nobody does to himself what he need not
    const own = { you: 0, aim: 0 };
    walk(at, a, times, own);
    sum.you += Math.max(0, own.you);
    sum.aim += own.aim;
    return;
  }
  for (const [whom, n] of v.trait(word, 'means') ?? []) add(sum, partyOf(at, whom), n * times);
  const stays = v.trait(word, 'stays');
  if (stays !== undefined && at.def !== null) add(sum, partyOf(at, stays), 2 * standingSign(at.def) * times);
  walk(at, a, times, sum);
}

function read(at: Reading, data: unknown): Meaning {
  const sum = { you: 0, aim: 0 };
  walk(at, data, 1, sum);
  return sum;
}

/** What a text means as it is said, whatever it is that its targets are called. */
export function meaningOf(data: unknown, def: CardDef | null = null, targets: readonly string[] = []): Meaning {
  return read({ names: new Map(targets.map(name => [name, 'aim'])), margin: null, def }, data);
}

const asked = new Map<string, number>();

/** What a text means to what it calls by one name: above 0 where that fares well. */
export function meaningTo(def: CardDef, data: unknown, name: string): number {
  const key = `${def.id} ${name}`;
  let n = asked.get(key);
  if (n === undefined) {
    n = read(
      {
        ...NOWHERE,
        def,
        names: new Map<string, Party>([
          ['target', null],
          [name, 'aim'],
        ]),
      },
      data,
    ).aim;
    asked.set(key, n);
  }
  return n;
}

/** The margins at which the outcome of conflicts changes, from lost by 10 to won by 10. */
export const ENDS = [-10, -5, 0, 1, 5, 10] as const;
/** Which of them a margin comes to. */
export const endAt = (margin: number): number =>
  margin >= 10 ? 5 : margin >= 5 ? 4 : margin > 0 ? 3 : margin > -5 ? 2 : margin > -10 ? 1 : 0;
const outcomes = new Map<string, readonly Meaning[]>();

/**
 * What the end of a conflict means to its initiator and to its target.
 * @param rules the key of its rules
 * @param margin support less opposition
 */
export function outcomeOf(rules: string, margin: number): Meaning {
  let list = outcomes.get(rules);
  if (list === undefined) {
    const { source } = CONFLICT_RULES[rules]!;
    list = ENDS.map(n =>
      rules === WAR
        ? // it brings influence only where nobody fights back
          { you: n > 0 ? INFLUENCE_WORTH / 2 : 0, aim: n > 0 ? -INFLUENCE_WORTH / 2 : 0 }
        : read({ ...NOWHERE, margin: n, def: sourceOf(rules) }, [source.always, source.outcome]),
    );
    outcomes.set(rules, list);
  }
  return list[endAt(margin)]!;
}

/** The card that makes a conflict of these rules. */
const sourceOf = (rules: string): CardDef | null =>
  DEFS.find(def => def.conflict?.id === rules || def.conflicts.some(c => c.id === rules)) ?? null;

const HARMING = new Set(['cannot', 'ready-cost', 'frailty', 'only-oppose']);
const signs = new Map<string, number>();

/** Whether a card is good (1) or bad (-1) for what it is put on. */
export function standingSign(def: CardDef): number {
  let sign = signs.get(def.id);
  if (sign === undefined) {
    // for a card that asks about itself
    signs.set(def.id, 1);
    let sum = def.source.blanks ? -1 : 0;
    for (const st of def.source.always ?? []) {
      const n = typeof st.n === 'number' ? st.n : st.n?.w === 'minus' ? -1 : 1;
      if (HARMING.has(st.k) || n < 0) sum--;
      else if (st.k === 'gives-marks') sum += st.what === 'doom' || st.what === 'strife' ? -1 : 1;
      else sum++;
    }
    const told = meaningOf([def.source.aftermath?.effect, def.source.whenever, def.source.onSponsored], def, [
      'host',
      'hostCard',
      'self',
    ]);
    sum += told.aim;
    sign = sum < 0 ? -1 : 1;
    signs.set(def.id, sign);
  }
  return sign;
}
