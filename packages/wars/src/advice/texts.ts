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

// What texts are worth, from what their words say of themselves.

/** A text with targets, costs and an effect: of a card that is played, an ability, or a trigger. */
export type Text = Gate | Triggered;

/** What is known of a text once and for all. */
interface Known {
  /** what it means to its player */
  readonly you: number;
  /** what it means to the opponent */
  readonly them: number;
  /** what it means to what it calls by each name, and what for the turn: that counts in a battle alone */
  readonly named: ReadonlyMap<string, number>;
  readonly forTurn: ReadonlyMap<string, number>;
  /** what is given up for it: in play, and of the hand */
  readonly given: number;
  readonly swings: readonly { readonly whose: 'you' | 'them'; readonly what: Swing; readonly n: number }[];
  /** it keeps its own card, or one of its player's, from attrition */
  readonly shelters: boolean;
  readonly inverts: boolean;
  readonly cancels: boolean;
  readonly attacks: boolean;
  readonly brings: boolean;
  /** it plays a card of the hand */
  readonly plays: boolean;
  /** whether it turns up a card to see whether it succeeds */
  readonly chance: boolean;
  /** the tests without any of which it does nothing */
  readonly guards: readonly Holds<WarsState>[];
  /** what it counts in play, where all that it does depends on that: with none it is for nothing */
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
/** What an ability that lasts for the turn means to a card that it is about. */
const lastingMeaning = (st: StaticSource): number =>
  SHELTERS.has(st.k) ? 1.5 : st.k === 'defense' || st.k === 'power' || st.k === 'tactics' ? 0.3 * num(st.n) : 0;
const num = (n: Amount | undefined): number =>
  typeof n === 'number' ? n : n === undefined ? 1 : n.w === 'minus' ? -2 : 2;

const known = new Map<Text, Known>();

/** What a text means at any time. */
export function textOf(text: Text): Known {
  let found = known.get(text);
  if (found === undefined) {
    found = read(text);
    known.set(text, found);
  }
  return found;
}

function read(text: Text): Known {
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
    // a card of the hand is less than one in play
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
        // with a target it helps or harms that
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

/** What is known only while a text happens. */
const LATER = new Set(['destiny', 'theirDestiny', 'the', 'noted', 'eventNumber', 'wasChosen', 'noneChosen']);

/** The conditions of a text that does nothing without them; none if a part of it always happens, or if they speak of the future. */
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

/** What a text counts, if its whole effect depends on that. Choices that come later are unknown and do not count. */
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
 * What using a text is worth to a seat now; below 0 where it costs more than it brings, or would be for nothing.
 * @param self the card whose text it is, in play or in hand
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
  // the last energy is worth more than anything
  return sum - k.given - pay * 0.3 - lose * (canLose(s, seat) < 15 ? 1.6 : 1.1);
}

/** What the best attack would bring that a seat could make. */
const bestAttack = (s: WarsState, seat: Seat): number =>
  Math.max(
    -1,
    ...locations(s).flatMap(at => (judgeBattleground(s, seat, at) === null ? [attackWorth(s, seat, at)] : [])),
  );

/** By how much the other side of an upright inverter is better. */
function otherSide(s: WarsState, id: number): number {
  const { power = 0, tactics = 0, defense = 0, inverted } = defOf(s, id).source;
  if (inverted === undefined || s.cards[id]!.inverted || s.cards[id]!.controller < 0) return 0;
  // what is paid for before cards are played is missing then
  if (s.phase === 'activate' || s.phase === 'control') return 0;
  const more = (a: number | undefined, b: number) => (a ?? b) - b;
  return (
    more(inverted.power, power) * 0.7 + more(inverted.tactics, tactics) * 0.4 + more(inverted.defense, defense) * 0.3
  );
}

/** What it is worth to choose a card for a name of a text: a friend for what is good, an enemy for what is bad. */
export function choiceWorth(s: WarsState, text: Text | null, name: string, id: number, mine: boolean): number {
  const known = text === null ? null : textOf(text);
  const n = known === null ? -1 : (known.named.get(name) ?? 0) || (known.forTurn.get(name) ?? 0);
  const value = s.cards[id]!.controller >= 0 ? worth(s, id) : 1;
  // if it does no good and no harm, prefer the player's own
  if (n === 0) return mine ? 0.5 : 0.4;
  return mine === n > 0 ? value : -value;
}

const chosen = new Map<Text, number>();

/** What a text means to what it lets choose while it happens: below 0 where that fares ill. */
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
