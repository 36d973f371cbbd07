// What a viewer does not know, and worlds dealt at random that agree with all that the viewer knows.
import { type Ask, asking, count, type Option, options } from '../decision/decision.ts';
import { leastAnswer } from '../decision/least.ts';
import { forgetOrders } from '../decision/orders.ts';
import type { Viewer } from '../fact/facts.ts';
import type { Game } from '../game.ts';
import type { Interrupted } from '../program/unresolved.ts';
import { type CardId, clone, ownCard, ownFrame, peek, type Seat, type State } from '../state/state.ts';
import { type LikelyDeck, seenOf, suppose } from './brought.ts';

/** Who sees or knows something, as bits: one for each seat, one for those who only watch. */
export type Knowers = number;
/** Everybody, those who only watch too. */
export const EVERYBODY: Knowers = -1;
export const NOBODY: Knowers = 0;
/** Said of a zone whose cards may lie face up or face down: who sees one must be asked of each. */
export const EACH: Knowers = 1 << 29;
/** The bit of those who only watch: what they know is what is public. */
const PUBLIC: Knowers = 1 << 30;

/** The bit of a viewer; one who sees all shares in whatever anybody knows. */
export function knower(viewer: Viewer): Knowers {
  return viewer === 'all' ? EVERYBODY : viewer === null ? PUBLIC : 1 << viewer;
}

/** Lets somebody know from now on which card lies at a place, wherever it goes, until it is shuffled. */
export function learn(s: State, id: CardId, who: Knowers): void {
  if ((s.cards[id]!.known | who) !== s.cards[id]!.known) ownCard(s, id).known |= who;
}

/**
 * Cards change places unseen (one is taken out of a hand and laid down, some are put into another order): only those who watch it
 * with open eyes know them afterwards.
 * @param who those who see which card goes where
 */
export function mingle(s: State, ids: readonly CardId[], who: Knowers): void {
  if (who === EVERYBODY) return;
  for (const id of ids) if ((s.cards[id]!.known & ~who) !== 0) ownCard(s, id).known &= who;
}

/** A place of which it is known what kind of card lies there: an agenda, a card that may be held under another. */
export interface Limited {
  readonly place: CardId;
  /** true for definitions that may lie there, for all that the viewer knows */
  readonly fits: (def: number) => boolean;
}

/** Places whose cards may be each other's, for all that a viewer knows. */
export interface UnseenCards {
  /** in the order in which they lie, which tells nothing of the cards */
  readonly places: readonly CardId[];
  readonly limited: readonly Limited[];
}

/** What a viewer of a match does not know. The order of chance, the generator, is known to nobody. */
export interface Unseen {
  readonly pools: readonly UnseenCards[];
  /** the seats that have answered the pending decision in secret */
  readonly answers: readonly Seat[];
}

const NONE: readonly never[] = [];

/**
 * What a viewer does not know: the cards that he neither sees nor has learnt of, in pools by owner, and what others have answered in secret.
 * @param seersAt who sees the cards of a zone; `EACH` where that is to be asked of each card
 * @param seers who sees a card as it lies now
 * @param limits what is known of the kind of card that lies there, asked of cards of zones of the sort `EACH`; null where it may be any
 */
export function unseenBy<S extends State>(
  s: S,
  viewer: Viewer,
  seersAt: (s: S, zone: number) => Knowers,
  seers: (s: S, id: CardId) => Knowers,
  limits: ((s: S, id: CardId) => ((def: number) => boolean) | null) | null = null,
): Unseen {
  const bit = knower(viewer);
  const pools: { places: CardId[]; limited: Limited[] | readonly never[] }[] = [];
  const { cards, zones } = s;
  if (viewer !== 'all')
    for (let at = 0; at < zones.length; at++) {
      const list = zones[at]!;
      if (list.length === 0) continue;
      const all = seersAt(s, at);
      const each = all === EACH;
      if (!each && (all & bit) !== 0) continue;
      for (let i = 0; i < list.length; i++) {
        const id = list[i]!;
        const card = cards[id]!;
        if (((each ? seers(s, id) : all) & bit) !== 0 || (card.known & bit) !== 0) continue;
        let pool = pools[card.owner];
        if (pool === undefined) {
          pool = { places: [], limited: NONE };
          pools[card.owner] = pool;
        }
        pool.places.push(id);
        const fits = each && limits !== null ? limits(s, id) : null;
        if (fits === null) continue;
        if (pool.limited === NONE) pool.limited = [{ place: id, fits }];
        else (pool.limited as Limited[]).push({ place: id, fits });
      }
    }
  const { ask } = s;
  const answers =
    ask === null || ask.seats.length === 1 || viewer === 'all'
      ? NONE
      : ask.seats.filter((seat, i) => seat !== viewer && ask.picks[i] !== null);
  return { pools: pools.filter(p => p !== undefined), answers };
}

/** A generator for dealing, apart from any match: four 32-bit words that one world is dealt with (sfc32, as in a match). */
const die = new Int32Array(4);

function throwDie(): number {
  const t = (die[0]! + die[1]! + die[3]!) | 0;
  die[3] = die[3]! + 1;
  die[0] = die[1]! ^ (die[1]! >>> 9);
  die[1] = die[2]! + (die[2]! << 3);
  die[2] = ((die[2]! << 21) | (die[2]! >>> 11)) + t;
  return t >>> 0;
}

/** A whole number from 0 to n - 1; n is small, so that each is as likely as makes no difference. */
const below = (n: number): number => Math.floor((throwDie() / 2 ** 32) * n);

function seedDie(seed: number): void {
  die[0] = seed;
  die[1] = Math.floor(seed / 2 ** 32);
  die[2] = 0x9e3779b9;
  die[3] = 1;
  for (let i = 0; i < 12; i++) throwDie();
}

/** How many cards of each definition lie in a pool, and, one bit each, which there are; only zeros between two pools. */
let tally = new Uint16Array(1024);
let present = new Int32Array(32);
/** the definitions that may lie in a pool */
const contents: number[] = [];

/**
 * One world that agrees with all that a viewer knows, dealt anew: the cards that he does not know lie in places where they may be, the
 * generator is a fresh one, and what others have answered in secret is any answer that they may have given. With what others play he knows
 * only as far as he has seen it, unless their lists lie open: the rest is what they may well have brought (`Game.likely`). Equal seeds give equal
 * worlds for all positions that the viewer cannot tell apart.
 * @param seed any safe integer; another seed gives another world
 */
export function determinize<S extends State>(game: Game<S>, s: S, viewer: Viewer, seed: number): S {
  return worldFor(game, s, viewer, seed, clone(s));
}

/** As `determinize`, but a world that is only looked at, and not any more once something has happened in `s` (see `peek`). */
export function imagine<S extends State>(game: Game<S>, s: S, viewer: Viewer, seed: number): S {
  return worldFor(game, s, viewer, seed, peek(s));
}

function worldFor<S extends State>(game: Game<S>, s: S, viewer: Viewer, seed: number, copy: S): S {
  const open = s.lists !== undefined || viewer === 'all' || game.likely === undefined;
  const unseen = game.unseen(s, viewer);
  const world = dealt(game, s, unseen, seed, copy, open ? null : unlisted(game, s, unseen, viewer));
  if (viewer !== 'all') {
    forgetAnswers(world, viewer);
    forgetOrders(game, world, viewer);
  }
  // what the viewer is offered is the same in every such world: it need not be listed again
  const { ask, menus } = s;
  const at = ask === null || viewer === null || viewer === 'all' ? -1 : ask.seats.indexOf(viewer);
  const own = menus !== null && menus.ask === ask && at >= 0 ? menus.lists[at] : undefined;
  if (own === undefined) return world;
  const lists: (readonly Option[] | undefined)[] = ask!.seats.map(() => undefined);
  lists[at] = own;
  world.menus = { ask: world.ask!, lists };
  return world;
}

/**
 * Takes back what others have answered to a question that waits for a motion, for a vote on what comes to no end, or to be asked again: it is asked
 * anew in this world.
 */
function forgetAnswers(world: State, viewer: Viewer): void {
  const own = (picks: Ask['picks'], seats: readonly Seat[]) =>
    picks.map((pick, i) => (seats[i] === viewer ? pick : null));
  const { motion } = world;
  if (motion !== null && motion.ask !== null)
    world.motion = { ...motion, ask: { ...motion.ask, picks: own(motion.ask.picks, motion.ask.seats) } };
  for (let height = 0; height < world.stack.length; height++) {
    const { you, l } = world.stack[height]!;
    const { answered } = l;
    const about: Interrupted | undefined = l.interrupted;
    if (l.takenBack !== undefined) delete ownFrame(world, height).l.takenBack;
    if (about !== undefined && (about.ask.seats.length > 1 || you !== viewer))
      ownFrame(world, height).l.interrupted = { ...about, picks: null };
    if (answered === undefined) continue;
    ownFrame(world, height).l.answered = { ...answered, picks: own(answered.picks, answered.seats) };
  }
}

/** What is known of a player whose list is not. */
interface Unlisted {
  readonly decks: readonly LikelyDeck[];
  /** his cards that the viewer knows, by definition */
  readonly seen: readonly number[];
}

/** What a viewer knows of what the others have brought, by owner; null for one whose list he knows: himself, and whose decks nobody can guess. */
function unlisted<S extends State>(game: Game<S>, s: S, { pools }: Unseen, viewer: Viewer): (Unlisted | null)[] {
  const seen = seenOf(s, pools);
  return s.seats.map((_, owner) => {
    const decks = owner === viewer ? NONE : game.likely!(s, owner);
    return decks.length === 0 ? null : { decks, seen: seen[owner]! };
  });
}

/** A world in which just this is dealt anew: the cards of these pools, these seats' answers, and chance. Everybody has what he has. */
export function redeal<S extends State>(game: Game<S>, s: S, unseen: Unseen, seed: number): S {
  return dealt(game, s, unseen, seed, clone(s), null);
}

/** Deals anew in a copy of a state. */
function dealt<S extends State>(
  game: Game<S>,
  s: S,
  { pools, answers }: Unseen,
  seed: number,
  world: S,
  guessed: readonly (Unlisted | null)[] | null,
): S {
  seedDie(seed);
  if (pools.length > 0) {
    const defs = s.defs.slice();
    let mends = false;
    for (const pool of pools) {
      const of = guessed === null ? null : guessed[s.cards[pool.places[0]!]!.owner]!;
      const { length } = pool.places;
      const cards = of === null ? gather(s.defs, pool) : suppose(of.decks, of.seen, length, below, contents);
      dealPool(defs, pool, cards, of === null ? null : game.cardIds.length);
      mends ||= of !== null || pool.limited.length > 0;
    }
    world.defs = defs;
    if (mends) game.dealt?.(world, s);
  }
  world.random = [throwDie(), throwDie(), throwDie(), throwDie()];
  world.menus = null;
  if (answers.length > 0) answerAnew(game, world, answers);
  return world;
}

/** The cards of a pool in the order of their definitions, so that nothing tells where they lay. Gives how many they are. */
function gather(from: readonly number[], { places }: UnseenCards): number {
  let last = 0;
  for (let i = 0; i < places.length; i++) if (from[places[i]!]! > last) last = from[places[i]!]!;
  if (last >= tally.length) {
    tally = new Uint16Array(last * 2);
    present = new Int32Array((last >> 4) + 1);
  }
  for (let i = 0; i < places.length; i++) {
    const def = from[places[i]!]!;
    tally[def]!++;
    present[def >> 5]! |= 1 << (def & 31);
  }
  let n = 0;
  for (let word = 0; word <= last >> 5; word++) {
    for (let bits = present[word]!; bits !== 0; bits &= bits - 1) {
      const def = (word << 5) + 31 - Math.clz32(bits & -bits);
      for (let left = tally[def]!; left > 0; left--) contents[n++] = def;
      tally[def] = 0;
    }
    present[word] = 0;
  }
  return n;
}

/**
 * Deals cards out of `contents` to a pool: first where not every card may lie, then all the others.
 * @param cards how many there are, as many as there are places at least
 * @param all how many definitions the game has, where any card may be what lies at a place that none of these fits; null where one of them always does
 */
function dealPool(to: number[], { places, limited }: UnseenCards, cards: number, all: number | null): void {
  let left = cards;
  let next = limited;
  if (limited.length > 0) {
    const ways = limited.map(l => ({ ...l, ways: countFits(l, left) }));
    next = ways.sort((a, b) => a.ways - b.ways || a.place - b.place);
    left = dealLimited(next, to, left, all);
  }
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    if (next.length > 0 && next.some(l => l.place === place)) continue;
    const j = below(left);
    to[place] = contents[j]!;
    contents[j] = contents[--left]!;
  }
}

/** How many of the first cards of `contents` may lie at a place. */
function countFits({ fits }: Limited, left: number): number {
  let n = 0;
  for (let j = 0; j < left; j++) if (fits(contents[j]!)) n++;
  return n;
}

/** The first of the first cards of `contents` that may lie at a place; -1 where none may. */
function firstFit({ fits }: Limited, left: number): number {
  for (let j = 0; j < left; j++) if (fits(contents[j]!)) return j;
  return -1;
}

/** Deals to the places where not every card may lie, those with the fewest ways first. Gives how many cards are left. */
function dealLimited(limited: readonly Limited[], to: number[], cards: number, all: number | null): number {
  let left = cards;
  for (let i = 0; i < limited.length; i++) {
    const { place, fits } = limited[i]!;
    let ways = 0;
    let at = -1;
    for (let j = 0; j < left; j++) if (fits(contents[j]!) && below(++ways) === 0) at = j;
    if (at < 0) {
      // a card dealt before goes here, and one that is left takes its place
      const other = limited.slice(0, i).find(l => fits(to[l.place]!) && firstFit(l, left) >= 0);
      if (other !== undefined) {
        to[place] = to[other.place]!;
        at = firstFit(other, left);
        to[other.place] = contents[at]!;
      } else {
        if (all === null) throw new Error(`no card that is left may lie at place ${place}`);
        // nothing that is likely may lie here: it is any card that may, instead of one of those that are left
        to[place] = anyFit(fits, all, place);
        at = below(left);
      }
    } else to[place] = contents[at]!;
    contents[at] = contents[--left]!;
  }
  return left;
}

/** Any definition of a game that may lie at a place, by chance. */
function anyFit(fits: (def: number) => boolean, all: number, place: number): number {
  let ways = 0;
  let found = -1;
  for (let def = 0; def < all; def++) if (fits(def) && below(++ways) === 0) found = def;
  if (found < 0) throw new Error(`no card may lie at place ${place}`);
  return found;
}

/** Lets seats that have answered in secret answer anew, by chance. */
function answerAnew<S extends State>(game: Game<S>, world: S, seats: readonly Seat[]): void {
  const ask = world.ask!;
  const unknown = ask.picks.map((pick, i) => (seats.includes(ask.seats[i]!) ? null : pick));
  world.ask = { ...ask, picks: unknown };
  const picks = ask.picks.map((pick, i) => {
    const seat = ask.seats[i]!;
    if (!seats.includes(seat)) return pick;
    const rest = options(game, world, seat).slice();
    const { min, max } = count(game, world, seat);
    // of plans not every set is legal
    if (rest.length === 0 || asking(game, world).step.plan !== null) return leastAnswer(game, world, seat);
    const taken: Option[] = [];
    for (let n = min + below(max - min + 1); n > 0; n--) taken.push(...rest.splice(below(rest.length), 1));
    return taken;
  });
  world.ask = { ...ask, picks };
  world.menus = null;
}
