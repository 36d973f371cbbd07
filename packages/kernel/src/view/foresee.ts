// Foresees what an answer leads to, as far as it is certain whatever lies hidden.
import { asking, awaited, forced, type Option, option } from '../decision/decision.ts';
import { leastAnswer } from '../decision/least.ts';
import { type DecisionView, decisionView } from '../decision/question.ts';
import { WINDOW } from '../decision/windows.ts';
import { Endless } from '../errors.ts';
import type { Announcer } from '../fact/announcer.ts';
import type { Ear, Fact } from '../fact/facts.ts';
import type { ToldFact } from '../fact/told.ts';
import type { Game } from '../game.ts';
import { MOTION } from '../match/motion.ts';
import { answer } from '../program/machine.ts';
import { UNRESOLVED } from '../program/unresolved.ts';
import type { Generator } from '../state/random.ts';
import { type CardId, clone, type Seat, type State } from '../state/state.ts';
import { imagine } from './unseen.ts';

/**
 * Why it is not foreseen what follows: somebody decides; something decides that the seat does not know; chance does; the match is over; or it
 * comes to no end, and the players will vote on it (`Game.unresolved`).
 */
export type Until = 'decision' | 'hidden' | 'random' | 'over' | 'unresolved';

/** What will happen, as far as it is certain whatever lies hidden. */
export interface Course {
  /**
   * What the seat will be told, from the first fact on. What it will only then get to know, a card drawn, is told as to one who watches: it is
   * known that a card is drawn, not which.
   */
  readonly told: readonly ToldFact[];
  /** the same facts in the world in which they were tried out: for judging them, never to be shown */
  readonly facts: readonly Fact[];
  readonly until: Until;
  /** what is asked then as the seat will see it; null unless `until` is `decision` */
  readonly next: DecisionView | null;
}

/** What an answer leads to. */
export interface Foreseen<S extends State> extends Course {
  /**
   * What follows from there if everybody who is asked whether to answer it lets it happen (`Game.answering`); null where nobody is asked
   * that.
   */
  readonly unanswered: Course | null;
  /** the positions that it all leads to, in the worlds in which it was tried out: for judging them and trying more, never to be shown */
  readonly worlds: readonly S[];
}

/** The worlds in which a seat's answers are tried out, dealt once for a whole menu. */
export interface Trials<S extends State> {
  readonly seat: Seat;
  readonly worlds: readonly S[];
  /** looks on in the first of them */
  readonly peeks: Peeks;
  /** places of which the seat does not know what lies there */
  readonly unknown: ReadonlySet<CardId>;
  /** true where others have answered in secret, or it is no matter of the game that is decided: nothing of what follows is certain */
  readonly veiled: boolean;
}

/** How often something has asked which card lies at a place that is not known. */
interface Peeks {
  n: number;
}

/** How many worlds have to agree on what is foreseen: to be sure, for in the first nothing hidden may decide. */
const WORLDS = 2;
/** How often others may let something happen before it is no longer looked on. */
const MOST_PASSES = 60;

/**
 * Deals the worlds in which to try out what a seat that is asked may answer.
 * They are to be used up before anything happens in `s`.
 */
export function trials<S extends State>(game: Game<S>, s: S, seat: Seat): Trials<S> {
  const unseen = game.unseen(s, seat);
  const unknown = new Set<CardId>();
  for (const pool of unseen.pools) for (const id of pool.places) unknown.add(id);
  const { program } = s.stack[s.stack.length - 1]!;
  const { programs } = game;
  const veiled = unseen.answers.length > 0 || [programs.find(MOTION), programs.find(UNRESOLVED)].includes(program);
  const peeks: Peeks = { n: 0 };
  // equal seeds give equal worlds for all positions that the seat cannot tell apart
  return {
    seat,
    unknown,
    veiled,
    peeks,
    worlds: Array.from({ length: WORLDS }, (_, i) => imagine(game, s, seat, i + 1)),
  };
}

/** A copy of a world that counts how often something asks which card lies at a place that is not known. */
function watchedClone<S extends State>(world: S, unknown: ReadonlySet<CardId>, peeks: Peeks): S {
  const copy = clone(world);
  copy.defs = new Proxy(world.defs as number[], {
    get(target, key) {
      if (typeof key === 'string' && unknown.has(Number(key))) peeks.n++;
      return Reflect.get(target, key);
    },
  });
  return copy;
}

/**
 * What a seat's answer leads to, up to the next decision that is not forced upon it, and beyond it if nobody answers what was begun.
 *
 * It stands on what the seat knows alone. It is tried out in worlds that agree with all that; it ends before whatever shows the seat a card
 * that it does not know, before whatever happens after something has asked which card lies at a place that is not known (whether a hand
 * holds a card to give up), also of those that the seat draws on the way, and where chance has been asked; and it is what the worlds have
 * in common.
 * @param picks the whole answer, legal, out of the seat's options
 */
export function foresee<S extends State>(
  game: Game<S>,
  { seat, worlds, unknown, veiled, peeks }: Trials<S>,
  picks: readonly Option[],
): Foreseen<S> {
  const tried = worlds.map((world, i) => {
    const copy = i === 0 ? watchedClone(world, unknown, peeks) : clone(world);
    return new Trial(game, copy, seat, unknown, peeks, 'all').run(picks);
  });
  const after = tried.map(t => t.world);
  if (veiled) return { ...NOTHING, unanswered: null, worlds: after };
  return {
    ...common(tried.map(t => t.course)),
    unanswered: tried.every(t => t.unanswered !== null) ? common(tried.map(t => t.unanswered!)) : null,
    worlds: after,
  };
}

/**
 * As `foresee`, in one world, with nothing told: quick, for judging each option of a menu. What it finds is to be made sure of by
 * `assure` before anybody hears of it.
 */
export function glimpse<S extends State>(
  game: Game<S>,
  { seat, worlds, unknown, peeks }: Trials<S>,
  picks: readonly Option[],
): Foreseen<S> {
  const { course, unanswered, world } = new Trial(game, clone(worlds[0]!), seat, unknown, peeks, 'none').run(picks);
  return { ...course, unanswered, worlds: [world] };
}

/** As `foresee`, with only those facts told that are asked for, and without the next question. */
export function assure<S extends State>(
  game: Game<S>,
  { seat, worlds, unknown, veiled, peeks }: Trials<S>,
  picks: readonly Option[],
  tells: (fact: Fact) => boolean,
): Foreseen<S> {
  const copy = watchedClone(worlds[0]!, unknown, peeks);
  const { course, unanswered, world } = new Trial(game, copy, seat, unknown, peeks, tells).run(picks);
  return veiled ? { ...NOTHING, unanswered: null, worlds: [world] } : { ...course, unanswered, worlds: [world] };
}

const PASS = option('pass');
const UNTOLD: ToldFact = { fact: { t: '' }, sentence: null };
const NOTHING: Course = { told: [], facts: [], until: 'hidden', next: null };

/** What courses of several worlds have in common: where they part, something hidden has decided. */
function common(courses: readonly Course[]): Course {
  const [first, ...rest] = courses as [Course, ...Course[]];
  let n = first.told.length;
  let { until, next } = first;
  for (const other of rest) {
    let k = 0;
    while (k < n && k < other.told.length && JSON.stringify(first.told[k]) === JSON.stringify(other.told[k])) k++;
    const ends = first.told.length === n && other.told.length === k && k === n && other.until === until;
    if (ends && JSON.stringify(other.next) === JSON.stringify(next)) continue;
    n = k;
    until = other.told.length === k && other.until !== 'decision' && other.until !== 'over' ? other.until : 'hidden';
    next = null;
  }
  return { told: first.told.slice(0, n), facts: first.facts.slice(0, n), until, next };
}

/** Which facts are told of what is tried out. */
type WhichTold = 'all' | 'none' | ((fact: Fact) => boolean);

/** An answer tried out in a world. */
class Trial<S extends State> implements Ear<S> {
  private facts: Fact[] = [];
  private told: ToldFact[] = [];
  /** what has ended it, before the next fact or decision; null as long as all is certain */
  private ended: 'hidden' | 'random' | null = null;
  private readonly chance: Generator;

  constructor(
    private readonly game: Game<S>,
    readonly world: S,
    private readonly seat: Seat,
    private readonly unknown: ReadonlySet<CardId>,
    private readonly peeks: Peeks,
    private readonly telling: WhichTold,
  ) {
    this.chance = world.random;
    world.heard = [];
  }

  course: Course = NOTHING;
  unanswered: Course | null = null;

  run(picks: readonly Option[]): this {
    this.game.facts.overheard(this, () => {
      this.peeks.n = 0;
      if (!this.comesToAnEnd(() => this.give(this.seat, picks))) {
        this.course = this.endless();
        return;
      }
      this.course = this.taken();
      if (this.ended !== null || !this.isAnswering()) return;
      const ended = this.comesToAnEnd(() => {
        for (let n = 0; n < MOST_PASSES && this.ended === null && this.isAnswering(); n++)
          this.give(awaited(this.world)[0]!, [PASS]);
      });
      this.unanswered = ended ? this.taken() : this.endless();
    });
    return this;
  }

  /** Tries something that may come to no end, in a game where that is voted on; where it does, the world is again what it was before. */
  private comesToAnEnd(act: () => void): boolean {
    const { world } = this;
    const before = this.game.unresolved === undefined ? null : clone(world);
    try {
      act();
      return true;
    } catch (error) {
      if (before === null || !(error instanceof Endless)) throw error;
      Object.assign(world, before, { heard: [] });
      return false;
    }
  }

  /** What is told where it comes to no end: that, and nothing of the way there. Where something hidden has a part in it not even that. */
  private endless(): Course {
    const { until } = this.taken();
    return { told: [], facts: [], until: until === 'decision' ? 'unresolved' : until, next: null };
  }

  /** A seat answers, and what the one whose preview it is can then answer in one way alone is answered so. */
  private give(by: Seat, picks: readonly Option[]): void {
    const { game, world, seat } = this;
    answer(game, world, by, picks);
    this.ponder();
    while (this.ended === null && world.ask !== null && world.ask.seats.length === 1 && world.ask.seats[0] === seat) {
      if (!forced(game, world, seat)) return;
      answer(game, world, seat, leastAnswer(game, world, seat));
      this.ponder();
    }
  }

  /** Nothing happens any more before somebody decides: is that certain? */
  private ponder(): void {
    if (this.ended !== null) return;
    if (this.world.random !== this.chance) this.ended = 'random';
    else if (this.peeks.n > 0 && !this.isAskedAnyway()) this.ended = 'hidden';
    this.peeks.n = 0;
  }

  private tells(fact: Fact): boolean {
    const { telling } = this;
    return typeof telling === 'function' ? telling(fact) : telling === 'all';
  }

  hear(s: S, fact: Fact, apply: () => void, announcer: Announcer<S>): void {
    if (this.ended === null && s.random !== this.chance) this.ended = 'random';
    if (this.ended === null && this.peeks.n > 0) this.ended = 'hidden';
    if (this.ended !== null) {
      apply();
      return;
    }
    const { seat } = this;
    const unseen = announcer.isAbout(fact, this.unknown);
    const telling = this.tells(fact);
    const known = unseen || telling ? announcer.before(s, fact) : null;
    apply();
    const learns = unseen && announcer.shows(s, fact, seat, known!, this.unknown);
    if (learns && announcer.shows(s, fact, null, known!, this.unknown)) {
      this.ended = 'hidden';
      return;
    }
    this.facts.push(fact);
    this.told.push(telling ? announcer.tellOne(s, fact, learns ? null : seat, known!) : UNTOLD);
  }

  private isAnswering(): boolean {
    return answering(this.game, this.world);
  }

  /**
   * True where it does not depend on what those who are asked hold that they are: nothing has looked at unknown cards but what lists
   * their options, they can always pass, and are never passed over for it.
   */
  private isAskedAnyway(): boolean {
    const { game, world, peeks } = this;
    if (world.ask === null) return false;
    const { step, frame } = asking(game, world);
    // there nothing has been listed yet
    if (step.menu.neverEmpty === true || step.skip === true) return false;
    const before = peeks.n;
    const lists = world.ask.seats.map(by => step.menu.list(world, frame, by));
    return peeks.n === 2 * before && lists.every(list => list.some(o => o.verb === 'pass'));
  }

  /** What has been heard since the last time. */
  private taken(): Course {
    const { world, told, facts } = this;
    this.told = [];
    this.facts = [];
    const asked = this.ended === null && world.result === null;
    const next = asked && this.telling === 'all' ? decisionView(this.game, world, this.seat) : null;
    // a question that names what is not known is none that can be foreseen
    if (this.peeks.n > 0) this.ended = 'hidden';
    this.peeks.n = 0;
    const until = this.ended ?? (world.result === null ? 'decision' : 'over');
    return { told, facts, until, next: until === 'decision' ? next : null };
  }
}

/** True where those who are asked may answer what has been begun, or pass: in windows, and where the game says so. */
export function answering<S extends State>(game: Game<S>, s: S): boolean {
  if (s.ask === null) return false;
  const { program } = s.stack[s.stack.length - 1]!;
  return program === game.programs.find(WINDOW) || (game.answering?.(s) ?? false);
}
