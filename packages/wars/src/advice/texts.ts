import {
  type Amount,
  type Holds,
  meaningOf,
  type Party,
  type Read,
  type Seat,
  scene,
  standFor,
  type Test,
  type Word,
  words,
} from '@orrery/kernel';
import { defOf, type Gate, type StaticSource, type TargetSource, type Triggered } from '../card.ts';
import { programs, v } from '../language.ts';
import { judgeBattleground } from '../rules/battle/attack-action.ts';
import { canLose } from '../rules/energy/lose-energy.ts';
import { locations } from '../rules/locations/location.ts';
import { opponentOf, type WarsState } from '../state.ts';
import { attackWorth, shelterWorth, swingWorth } from './battle.ts';
import { worth } from './situation.ts';

// Estimates what texts are worth, from what their words declare.

/** A text with targets, costs and an effect: a card that is played, an ability, or a trigger. */
export type Text = Gate | Triggered;

/** The facts about a text that never change. */
interface TextFacts {
  /** its worth to its player */
  readonly you: number;
  /** its worth to the opponent */
  readonly them: number;
  /** its worth to each named choice, at once and for the turn; what lasts for the turn counts only in a battle */
  readonly named: ReadonlyMap<string, number>;
  readonly forTurn: ReadonlyMap<string, number>;
  /** the worth of the cards that it costs, in play and in hand */
  readonly given: number;
  readonly swings: readonly { readonly whose: 'you' | 'them'; readonly what: Swing; readonly n: number }[];
  /** true if it protects its own card, or another card of its player, from attrition */
  readonly shelters: boolean;
  readonly inverts: boolean;
  readonly cancels: boolean;
  readonly attacks: boolean;
  readonly brings: boolean;
  /** true if it plays a card from hand */
  readonly plays: boolean;
  /** true if it reveals a card to see whether it succeeds */
  readonly chance: boolean;
  /** the tests that must hold; otherwise it does nothing */
  readonly guards: readonly Holds<WarsState>[];
  /** what it counts in play, if its whole effect depends on that: with a count of 0 it does nothing */
  readonly counts: readonly Read<WarsState>[];
}
type Swing = 'destiny' | 'attrition' | 'power' | 'casualties';

const PARTIES: readonly [string, Party][] = [
  ...standFor('you', 'you', 'self', 'host', 'itsShip', 'yours'),
  ...standFor('aim', 'opponent', 'thatPlayerSeat', 'theirs'),
];

/** The numbers of a battle that ongoing abilities change. */
const NUMBERS: Readonly<Record<string, Swing | undefined>> = {
  power: 'power',
  'total power': 'power',
  'battle destiny': 'destiny',
  attrition: 'attrition',
};
const SHELTERS = new Set(['immune', 'undamageable']);
/** Returns the worth of an ability for the turn to a card that it affects. */
const lastingMeaning = (st: StaticSource): number =>
  SHELTERS.has(st.k) ? 1.5 : st.k === 'defense' || st.k === 'power' || st.k === 'tactics' ? 0.3 * num(st.n) : 0;
const num = (n: Amount | undefined): number =>
  typeof n === 'number' ? n : n === undefined ? 1 : n.w === 'minus' ? -2 : 2;

const known = new Map<Text, TextFacts>();

/** Returns the facts about a text that never change. */
export function textOf(text: Text): TextFacts {
  let found = known.get(text);
  if (found === undefined) {
    found = read(text);
    known.set(text, found);
  }
  return found;
}

function read(text: Text): TextFacts {
  const statics = v.traits(text.effect, 'lasts').flat() as StaticSource[];
  const names = new Map(PARTIES);
  const { you, aim } = meaningOf(v, text.effect, { names });
  const named = new Map<string, number>();
  const forTurn = new Map<string, number>();
  const costTargets: Readonly<Record<string, TargetSource>> = 'costTarget' in text ? (text.costTarget ?? {}) : {};
  const given = { ...costTargets, ...text.given };
  const meansTo = (data: unknown, name: string): number => {
    const own = new Map<string, Party>(standFor('aim', name));
    return meaningOf(v, data, { names: own }).aim;
  };
  for (const name of Object.keys(text.target ?? {})) {
    named.set(name, meansTo(text.effect, name));
    forTurn.set(
      name,
      statics.reduce((n, st) => n + (speaksOf(st, name) ? lastingMeaning(st) : 0), 0),
    );
  }
  let price = 0;
  for (const [name, from] of Object.entries(given)) {
    const n = meansTo(text.cost ?? [], name) || -1;
    named.set(name, n);
    // a hand card is worth less than a card in play
    price += JSON.stringify(from).includes('"inHand"') ? 0.4 * -n : 1.2 * -n;
  }
  price += Math.max(0, -meaningOf(v, text.cost ?? [], { names }).you);
  return {
    you,
    them: aim,
    named,
    forTurn,
    given: price,
    swings: [
      ...v.traits(text.effect, 'swings').map(x => ({ whose: side(x.whose), what: x.what, n: x.n })),
      ...statics.flatMap(st => {
        const what = NUMBERS[st.k];
        // if it affects a target, the target decides whether it helps or harms
        if (what === undefined || Object.keys(text.target ?? {}).some(name => speaksOf(st, name))) return [];
        return [{ whose: st.who === 'opponent' ? ('them' as const) : ('you' as const), what, n: num(st.n) }];
      }),
    ],
    shelters: statics.some(st => SHELTERS.has(st.k)),
    inverts: v.traits(text.effect, 'inverts').length > 0,
    cancels: v.traits(text.effect, 'cancels').length > 0,
    attacks: v.traits(text.effect, 'attacks').length > 0,
    brings: v.traits(text.effect, 'brings').length > 0,
    plays: words(text.effect).some(x => x.w === 'play'),
    chance: v.traits(text.effect, 'reveals').length > 0,
    counts: countsOf(text),
    guards: guardsOf(text).map(test => v.reader(programs).test(test)),
  };
}

/** Words whose values are known only while a text happens. */
const LATER = new Set(['destiny', 'theirDestiny', 'the', 'noted', 'eventNumber', 'wasChosen', 'noneChosen']);

/**
 * Returns the conditions without which a text does nothing. The list is empty if a part of the text always happens, or if the conditions depend on
 * later events.
 */
function guardsOf(text: Text): Test[] {
  const names = [...Object.keys(text.target ?? {}), ...Object.keys(text.given ?? {})];
  const later = (data: unknown): boolean =>
    typeof data === 'string'
      ? names.includes(data)
      : typeof data === 'object' && data !== null && (LATER.has((data as Word).w) || Object.values(data).some(later));
  const tests = (effect: Word): Test[] | null => {
    if (effect.w === 'when') return effect.a.length > 2 && effect.a[2] !== undefined ? null : [effect.a[0] as Test];
    if (effect.w !== 'sequence') return null;
    const all = (effect.a as Word[]).map(tests);
    return all.includes(null) ? null : (all as Test[][]).flat();
  };
  const found = tests(text.effect) ?? [];
  return found.some(later) ? [] : found;
}

/** Returns what a text counts, if its whole effect depends on that. Choices that come later are unknown and do not count. */
function countsOf(text: Text): Read<WarsState>[] {
  const chosen = [...Object.keys(text.target ?? {}), ...Object.keys(text.given ?? {})];
  if (chosen.length > 0) return [];
  const doing = words(text.effect).filter(word => v.trait(word, 'means') !== undefined);
  const counting = doing.flatMap(word => (word.a as Word[]).filter(x => x?.w === 'count').slice(0, 1));
  return counting.length < doing.length ? [] : counting.map(x => v.reader(programs).amount(x as Amount));
}

const side = (whose: unknown): 'you' | 'them' =>
  whose === 'you' || (whose as { w?: unknown } | null)?.w === 'you' ? 'you' : 'them';

const speaksOf = (st: StaticSource, name: string): boolean => JSON.stringify(st.to ?? null).includes(`"${name}"`);

/**
 * Returns the worth of using a text to a seat now. It is below 0 if the text costs more than it brings, or does nothing.
 * @param self the card with the text, in play or in hand
 */
export function textWorth(s: WarsState, seat: Seat, self: number, text: Text): number {
  const k = textOf(text);
  if (k.counts.length + k.guards.length > 0) {
    const f = scene(seat, self);
    if (k.counts.length > 0 && k.counts.every(count => count(s, f) === 0)) return -1;
    if (k.guards.length > 0 && k.guards.every(guard => !guard(s, f))) return -1;
  }
  let sum = k.you - k.them;
  for (const [name, n] of k.named)
    if (text.target !== undefined && name in text.target) sum += Math.abs(n) * (k.chance ? 0.6 : 1);
  if (s.battle !== null) for (const n of k.forTurn.values()) sum += Math.abs(n);
  for (const { whose, what, n } of k.swings)
    sum += swingWorth(s, seat, whose === 'you' ? seat : opponentOf(seat), what, n);
  if (k.shelters) sum += s.cards[self]!.controller === seat ? shelterWorth(s, seat, self) : s.battle === null ? 0 : 0.8;
  if (k.brings) sum += 1;
  if (k.attacks) sum += bestAttack(s, seat);
  if (k.inverts && Object.keys(text.target ?? {}).length === 0) sum += otherSide(s, self) - 1;
  const lose = typeof text.lose === 'number' ? text.lose : text.lose === undefined ? 0 : 2;
  const pay = typeof text.pay === 'number' ? text.pay : text.pay === undefined ? 0 : 2;
  if (sum <= 0.1) return -1;
  // the last energy is worth more than anything else
  return sum - k.given - pay * 0.3 - lose * (canLose(s, seat) < 15 ? 1.6 : 1.1);
}

/** Returns the worth of the best attack that a seat could make. */
const bestAttack = (s: WarsState, seat: Seat): number =>
  Math.max(
    -1,
    ...locations(s).flatMap(at => (judgeBattleground(s, seat, at) === null ? [attackWorth(s, seat, at)] : [])),
  );

/** Returns how much better the other side of an upright inverter is. */
function otherSide(s: WarsState, id: number): number {
  const { power = 0, tactics = 0, defense = 0, inverted } = defOf(s, id).source;
  if (inverted === undefined || s.cards[id]!.inverted || s.cards[id]!.controller < 0) return 0;
  // energy spent before the deploy phase is missing when cards are played
  if (s.phase === 'activate' || s.phase === 'control') return 0;
  const more = (a: number | undefined, b: number) => (a ?? b) - b;
  return (
    more(inverted.power, power) * 0.7 + more(inverted.tactics, tactics) * 0.4 + more(inverted.defense, defense) * 0.3
  );
}

/** Returns the worth of a card as a choice of a text: your own card if the text helps, an opponent's card if it harms. */
export function choiceWorth(s: WarsState, text: Text | null, name: string, id: number, mine: boolean): number {
  const known = text === null ? null : textOf(text);
  const n = known === null ? -1 : (known.named.get(name) ?? 0) || (known.forTurn.get(name) ?? 0);
  const value = s.cards[id]!.controller >= 0 ? worth(s, id) : 1;
  // if it neither helps nor harms, prefer the player's own card
  if (n === 0) return mine ? 0.5 : 0.4;
  return mine === n > 0 ? value : -value;
}

const chosen = new Map<Text, number>();

/** Returns the worth of a text to a card that is chosen while it happens; below 0 if the text harms the card. */
export function meaningToChosen(text: Text): number {
  let n = chosen.get(text);
  if (n === undefined) {
    const fixed = new Map(PARTIES);
    const targets = Object.keys(text.target ?? {});
    n = v
      .traits(text.effect, 'means')
      .flat()
      .reduce(
        (sum, [whom, x]) => sum + (typeof whom === 'string' && !fixed.has(whom) && !targets.includes(whom) ? x : 0),
        0,
      );
    chosen.set(text, n);
  }
  return n;
}
