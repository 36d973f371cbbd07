// What a viewer does not know, and random worlds that agree with everything that the viewer knows.
import { type Ask, asking, count, type Option, options } from '../decision/decision.ts';
import { leastAnswer } from '../decision/least.ts';
import { forgetOrders } from '../decision/orders.ts';
import type { Viewer } from '../fact/facts.ts';
import type { Game } from '../game.ts';
import type { Interrupted } from '../program/unresolved.ts';
import { type CardId, clone, ownCard, ownFrame, peek, type Seat, type State } from '../state/state.ts';
import { type LikelyDeck, seenOf, suppose } from './brought.ts';

/** The viewers who see or know something, as bits: one for each seat and one for spectators. */
export type Knowers = number;
/** Everybody, including spectators. */
export const EVERYBODY: Knowers = -1;
export const NOBODY: Knowers = 0;
/** For a zone whose cards may be face up or face down: each card must be checked. */
export const EACH: Knowers = 1 << 29;
/** The bit of spectators. They know what is public. */
const PUBLIC: Knowers = 1 << 30;

/** Returns the bits of a viewer. The viewer `all` has everybody's bits. */
export function knower(viewer: Viewer): Knowers {
  return viewer === 'all' ? EVERYBODY : viewer === null ? PUBLIC : 1 << viewer;
}

/** Lets viewers know which card is at a place. They know it wherever it goes, until it is shuffled. */
export function learn(s: State, id: CardId, who: Knowers): void {
  if ((s.cards[id]!.known | who) !== s.cards[id]!.known) ownCard(s, id).known |= who;
}

/**
 * Notes that cards have changed places out of sight: one is put down from a hand, some are put into another order. Only viewers who see where each
 * card goes still know the cards.
 * @param who the viewers who see which card goes where
 */
export function mingle(s: State, ids: readonly CardId[], who: Knowers): void {
  if (who === EVERYBODY) return;
  for (const id of ids) if ((s.cards[id]!.known & ~who) !== 0) ownCard(s, id).known &= who;
}

/** A place where only some kinds of card can be: an agenda, or a card that may be under another one. */
export interface Limited {
  readonly place: CardId;
  /** returns true for definitions that may be there, as far as the viewer knows */
  readonly fits: (def: number) => boolean;
}

/** Places whose cards could be swapped, as far as a viewer knows. */
export interface UnseenCards {
  /** in the order of the zones, which tells nothing about the cards */
  readonly places: readonly CardId[];
  readonly limited: readonly Limited[];
}

/** What a viewer of a match does not know. Nobody knows the state of the random generator. */
export interface Unseen {
  readonly pools: readonly UnseenCards[];
  /** the seats that have answered the pending decision in secret */
  readonly answers: readonly Seat[];
}

const NONE: readonly never[] = [];

/**
 * Returns what a viewer does not know: the cards that they neither see nor have seen, in pools by owner, and the secret answers of others.
 * @param seersAt returns who sees the cards of a zone; `EACH` if each card must be checked
 * @param seers returns who sees a card as it is now
 * @param limits returns which kinds of card may be at a place; null for any. Called only for cards in zones with `EACH`
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

/** A random generator for dealing, separate from any match: four 32-bit words that are seeded for each world (sfc32, as in a match). */
const die = new Int32Array(4);

function throwDie(): number {
  const t = (die[0]! + die[1]! + die[3]!) | 0;
  die[3] = die[3]! + 1;
  die[0] = die[1]! ^ (die[1]! >>> 9);
  die[1] = die[2]! + (die[2]! << 3);
  die[2] = ((die[2]! << 21) | (die[2]! >>> 11)) + t;
  return t >>> 0;
}

/** Returns a random whole number from 0 to n - 1. Because n is small, the bias does not matter. */
const below = (n: number): number => Math.floor((throwDie() / 2 ** 32) * n);

function seedDie(seed: number): void {
  die[0] = seed;
  die[1] = Math.floor(seed / 2 ** 32);
  die[2] = 0x9e3779b9;
  die[3] = 1;
  for (let i = 0; i < 12; i++) throwDie();
}

/** How many cards of each definition a pool has, and one bit for each definition that it has. All zeros between two pools. */
let tally = new Uint16Array(1024);
let present = new Int32Array(32);
/** the definitions that may be in a pool */
const contents: number[] = [];

/**
 * Deals a random world that agrees with everything that a viewer knows. Cards that the viewer does not know go to places where they may be. The
 * random generator is new. Each secret answer is any answer that the seat may have given. Unless deck lists are open, the viewer knows another
 * player's deck only as far as its cards were seen. The rest is guessed (`Game.likely`). Equal seeds give equal worlds for all positions that the
 * viewer cannot tell apart.
 * @param seed any safe integer; another seed gives another world
 */
export function determinize<S extends State>(game: Game<S>, s: S, viewer: Viewer, seed: number): S {
  return worldFor(game, s, viewer, seed, clone(s));
}

/** Deals a world like `determinize`, but only to look at. Do not use it after something has happened in `s` (see `peek`). */
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
  // the viewer has the same options in every such world, so they need no new list
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
 * Removes the answers that others have given to a question that is interrupted: by a motion, by a vote on a program that never ends, or because it is
 * asked again. In this world they must answer it again.
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

/** What is known of a player whose deck list is not known. */
interface Unlisted {
  readonly decks: readonly LikelyDeck[];
  /** the player's cards that the viewer knows, by definition */
  readonly seen: readonly number[];
}

/**
 * Returns what a viewer knows of the decks of the others, by owner. Returns null for a player whose deck is not guessed: the viewer, and players
 * without likely decks.
 */
function unlisted<S extends State>(game: Game<S>, s: S, { pools }: Unseen, viewer: Viewer): (Unlisted | null)[] {
  const seen = seenOf(s, pools);
  return s.seats.map((_, owner) => {
    const decks = owner === viewer ? NONE : game.likely!(s, owner);
    return decks.length === 0 ? null : { decks, seen: seen[owner]! };
  });
}

/** Deals a world in which only these change: the cards of these pools, the answers of these seats, and chance. Decks stay as they are. */
export function redeal<S extends State>(game: Game<S>, s: S, unseen: Unseen, seed: number): S {
  return dealt(game, s, unseen, seed, clone(s), null);
}

/**
 * Deals a world in which a match can go on as another one: everything is dealt anew that a seat does not know, and decks stay as they are. Secret
 * answers of others are taken back, so that they are asked again.
 */
export function dealtAnew<S extends State>(game: Game<S>, s: S, seat: Seat, seed: number): S {
  const world = dealt(game, s, { ...game.unseen(s, seat), answers: NONE }, seed, clone(s), null);
  const { ask } = world;
  if (ask !== null && ask.seats.length > 1)
    world.ask = { ...ask, picks: ask.picks.map((pick, i) => (ask.seats[i] === seat ? pick : null)) };
  forgetAnswers(world, seat);
  return world;
}

/** Deals again in a copy of a state. */
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

/** Collects the cards of a pool in the order of their definitions, so that their places tell nothing. Returns how many there are. */
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
 * Deals cards from `contents` to a pool: first to places that limit the kinds of card, then to all others.
 * @param cards how many cards there are; at least one for each place
 * @param all the number of definitions in the game, if a place that fits no card of `contents` may get any other card; null if a card always fits
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

/** Counts the cards that may be at a place, among the first `left` cards of `contents`. */
function countFits({ fits }: Limited, left: number): number {
  let n = 0;
  for (let j = 0; j < left; j++) if (fits(contents[j]!)) n++;
  return n;
}

/** Finds the first card of `contents` that may be at a place, among the first `left`. Returns -1 if there is none. */
function firstFit({ fits }: Limited, left: number): number {
  for (let j = 0; j < left; j++) if (fits(contents[j]!)) return j;
  return -1;
}

/** Deals to the places that limit the kinds of card, those with the fewest ways first. Returns how many cards are left. */
function dealLimited(limited: readonly Limited[], to: number[], cards: number, all: number | null): number {
  let left = cards;
  for (let i = 0; i < limited.length; i++) {
    const { place, fits } = limited[i]!;
    let ways = 0;
    let at = -1;
    for (let j = 0; j < left; j++) if (fits(contents[j]!) && below(++ways) === 0) at = j;
    if (at < 0) {
      // move a card that was dealt before to this place, and give its old place one that is left
      const other = limited.slice(0, i).find(l => fits(to[l.place]!) && firstFit(l, left) >= 0);
      if (other !== undefined) {
        to[place] = to[other.place]!;
        at = firstFit(other, left);
        to[other.place] = contents[at]!;
      } else {
        if (all === null) throw new Error(`no card that is left may lie at place ${place}`);
        // no likely card fits here: take any card that fits, in place of one that is left
        to[place] = anyFit(fits, all, place);
        at = below(left);
      }
    } else to[place] = contents[at]!;
    contents[at] = contents[--left]!;
  }
  return left;
}

/** Returns a random definition of the game that fits a place. */
function anyFit(fits: (def: number) => boolean, all: number, place: number): number {
  let ways = 0;
  let found = -1;
  for (let def = 0; def < all; def++) if (fits(def) && below(++ways) === 0) found = def;
  if (found < 0) throw new Error(`no card may lie at place ${place}`);
  return found;
}

/** Replaces the secret answers of these seats by random ones. */
function answerAnew<S extends State>(game: Game<S>, world: S, seats: readonly Seat[]): void {
  const ask = world.ask!;
  const unknown = ask.picks.map((pick, i) => (seats.includes(ask.seats[i]!) ? null : pick));
  world.ask = { ...ask, picks: unknown };
  const picks = ask.picks.map((pick, i) => {
    const seat = ask.seats[i]!;
    if (!seats.includes(seat)) return pick;
    const rest = options(game, world, seat).slice();
    const { min, max } = count(game, world, seat);
    // not every set of options is a legal plan
    if (rest.length === 0 || asking(game, world).step.plan !== null) return leastAnswer(game, world, seat);
    const taken: Option[] = [];
    for (let n = min + below(max - min + 1); n > 0; n--) taken.push(...rest.splice(below(rest.length), 1));
    return taken;
  });
  world.ask = { ...ask, picks };
  world.menus = null;
}
