// Foresees what an answer leads to, as far as no hidden card can change it.
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
 * Why the preview ends: `decision`, a player must choose; `hidden`, something decides that the seat does not know; `random`, chance decides; `over`,
 * the match is over; `unresolved`, it never ends and the players will vote on it (`Game.unresolved`).
 */
export type Until = 'decision' | 'hidden' | 'random' | 'over' | 'unresolved';

/** What will happen, as far as no hidden card can change it. */
export interface Course {
  /**
   * What the seat will be told, from the first fact on. Where the seat only then learns of a card, as in a draw, the preview says what a spectator
   * would be told: a card is drawn, but not which.
   */
  readonly told: readonly ToldFact[];
  /** the same facts in the world that was tried; for evaluation only, never shown */
  readonly facts: readonly Fact[];
  readonly until: Until;
  /** the next question as the seat will see it; null unless `until` is `decision` */
  readonly next: DecisionView | null;
}

/** What an answer leads to. */
export interface Foreseen<S extends State> extends Course {
  /** What follows if everybody who may answer it (`Game.answering`) passes; null if nobody may answer. */
  readonly unanswered: Course | null;
  /** the final positions in the worlds that were tried; for evaluation and further trials, never shown */
  readonly worlds: readonly S[];
  /**
   * the position right after everything that is told, in the first world; for evaluation only, never shown. Null if the worlds differ in what is
   * told. Only `foresee` gives it
   */
  readonly certain: S | null;
}

/** The worlds in which a seat's answers are tried. They are dealt once for a whole menu. */
export interface Trials<S extends State> {
  readonly seat: Seat;
  readonly worlds: readonly S[];
  /** counts the peeks in the first world */
  readonly peeks: Peeks;
  /** the places whose card the seat does not know */
  readonly unknown: ReadonlySet<CardId>;
  /** true if others have answered in secret, or if the decision is a motion or a vote; then nothing that follows is certain */
  readonly veiled: boolean;
}

/** How often code read which card is at an unknown place. */
interface Peeks {
  n: number;
}

/** How many worlds must agree on what is foreseen. This is a second safeguard: in the first world, no hidden card may decide anything. */
const WORLDS = 2;
/** After this many passes of other players, the preview stops looking. */
const MOST_PASSES = 60;

/** Deals the worlds in which to try the answers of a seat that is asked. Use them before anything happens in `s`. */
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

/** Copies a world. The copy counts how often code reads which card is at an unknown place. */
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
 * Foresees what a seat's answer leads to, up to the next real decision. If other players may answer it, also foresees what follows if they all pass.
 *
 * It uses only what the seat knows. It tries the answer in worlds that agree with that, and returns what the worlds have in common. It ends before
 * the seat is shown a card that it does not know. It ends before anything that happens after code has read an unknown card, such as a check whether a
 * hand holds a card to discard; cards that the seat draws on the way count as unknown too. It also ends where chance is used.
 * @param picks the whole legal answer, from the seat's options
 * @param ahead what the seat answers later without being asked; without it, only answers that are forced
 */
export function foresee<S extends State>(
  game: Game<S>,
  { seat, worlds, unknown, veiled, peeks }: Trials<S>,
  picks: readonly Option[],
  ahead: Ahead<S> = UNDECIDED,
): Foreseen<S> {
  const tried = worlds.map((world, i) => {
    const copy = i === 0 ? watchedClone(world, unknown, peeks) : clone(world);
    return new Trial(game, copy, seat, unknown, peeks, 'all', ahead).run(picks);
  });
  const after = tried.map(t => t.world);
  if (veiled) return { ...NOTHING, unanswered: null, worlds: after, certain: null };
  const answered = common(tried.map(t => t.course));
  const unanswered = tried.every(t => t.unanswered !== null) ? common(tried.map(t => t.unanswered!)) : null;
  // the first world, which is watched, ends at the latest where anything is uncertain
  const [first] = tried as [Trial<S>, ...Trial<S>[]];
  const agree =
    answered.told.length === first.course.told.length && unanswered?.told.length === first.unanswered?.told.length;
  return { ...answered, unanswered, worlds: after, certain: agree ? (first.certain ?? first.world) : null };
}

/**
 * Foresees like `foresee`, but in one world and without telling facts. It is quick, so it can evaluate each option of a menu. Check its findings with
 * `assure` before you show them.
 */
export function glimpse<S extends State>(
  game: Game<S>,
  { seat, worlds, unknown, peeks }: Trials<S>,
  picks: readonly Option[],
): Foreseen<S> {
  const { course, unanswered, world } = new Trial(game, clone(worlds[0]!), seat, unknown, peeks, 'none').run(picks);
  return { ...course, unanswered, worlds: [world], certain: null };
}

/** Foresees like `foresee`, but tells only the requested facts and omits the next question. */
export function assure<S extends State>(
  game: Game<S>,
  { seat, worlds, unknown, veiled, peeks }: Trials<S>,
  picks: readonly Option[],
  tells: (fact: Fact) => boolean,
): Foreseen<S> {
  const copy = watchedClone(worlds[0]!, unknown, peeks);
  const { course, unanswered, world } = new Trial(game, copy, seat, unknown, peeks, tells).run(picks);
  const found = veiled ? { ...NOTHING, unanswered: null } : { ...course, unanswered };
  return { ...found, worlds: [world], certain: null };
}

/**
 * Returns what the seat answers to its next question without being asked; null if it decides then.
 * @param world where it is asked. Only what the seat knows may decide
 * @param given how many answers it has given before
 */
export type Ahead<S extends State> = (world: S, given: number) => readonly Option[] | null;

const UNDECIDED = () => null;
const PASS = option('pass');
const UNTOLD: ToldFact = { fact: { t: '' }, sentence: null };
const NOTHING: Course = { told: [], facts: [], until: 'hidden', next: null };

/** Returns what the courses of several worlds have in common. Where they differ, something hidden has decided. */
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

/** Which facts a trial tells. */
type WhichTold = 'all' | 'none' | ((fact: Fact) => boolean);

/** One answer tried in one world. */
class Trial<S extends State> implements Ear<S> {
  private facts: Fact[] = [];
  private told: ToldFact[] = [];
  /** what has ended the preview before the next fact or decision; null while everything is certain */
  private ended: 'hidden' | 'random' | null = null;
  private readonly chance: Generator;

  constructor(
    private readonly game: Game<S>,
    readonly world: S,
    private readonly seat: Seat,
    private readonly unknown: ReadonlySet<CardId>,
    private readonly peeks: Peeks,
    private readonly telling: WhichTold,
    private readonly ahead: Ahead<S> = UNDECIDED,
  ) {
    this.chance = world.random;
    world.heard = [];
  }

  course: Course = NOTHING;
  unanswered: Course | null = null;
  /** the position right before the first thing that is not certain; null while everything is. Only a trial that tells everything keeps it */
  certain: S | null = null;

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

  /**
   * Tries an action that may never end, in a game where players vote on that. Returns false if it does not end; then the world is as it was before.
   */
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

  /**
   * Returns the course of an action that never ends. It tells only that, and nothing that happened on the way. If something hidden played a part, it
   * does not even tell that.
   */
  private endless(): Course {
    const { until } = this.taken();
    return { told: [], facts: [], until: until === 'decision' ? 'unresolved' : until, next: null };
  }

  /** Gives a seat's answer. Then answers the questions to the previewing seat that have only one answer, or that it has answered ahead. */
  private give(by: Seat, picks: readonly Option[]): void {
    const { game, world, seat } = this;
    answer(game, world, by, picks);
    this.ponder();
    for (let given = 1; this.ended === null && world.ask?.seats.length === 1 && world.ask.seats[0] === seat; ) {
      const meant = this.ahead(world, given);
      if (meant !== null) given++;
      else if (!forced(game, world, seat)) return;
      answer(game, world, seat, meant ?? leastAnswer(game, world, seat));
      this.ponder();
    }
  }

  /** Checks whether what comes next is certain. Called when nothing more happens before a decision. */
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
      this.keep(s);
      apply();
      return;
    }
    const { seat } = this;
    const unseen = announcer.isAbout(fact, this.unknown);
    const telling = this.tells(fact);
    const known = unseen || telling ? announcer.before(s, fact) : null;
    const before = unseen && this.telling === 'all' ? clone(s) : null;
    apply();
    const learns = unseen && announcer.shows(s, fact, seat, known!, this.unknown);
    if (learns && announcer.shows(s, fact, null, known!, this.unknown)) {
      this.ended = 'hidden';
      this.certain ??= before;
      return;
    }
    this.facts.push(fact);
    this.told.push(telling ? announcer.tellOne(s, fact, learns ? null : seat, known!) : UNTOLD);
  }

  /** Keeps the position if it is the last one that is certain. */
  private keep(s: S): void {
    if (this.telling === 'all') this.certain ??= clone(s);
  }

  private isAnswering(): boolean {
    return answering(this.game, this.world);
  }

  /**
   * Returns true if the next question comes whatever cards the asked players hold. Then only the listing of options has read unknown cards, each of
   * them can always pass, and none of them is skipped.
   */
  private isAskedAnyway(): boolean {
    const { game, world, peeks } = this;
    if (world.ask === null) return false;
    const { step, frame } = asking(game, world);
    // in these cases no options have been listed yet
    if (step.menu.neverEmpty === true || step.skip === true) return false;
    const before = peeks.n;
    const lists = world.ask.seats.map(by => step.menu.list(world, frame, by));
    return peeks.n === 2 * before && lists.every(list => list.some(o => o.verb === 'pass'));
  }

  /** Takes what was heard since the last call. */
  private taken(): Course {
    const { world, told, facts } = this;
    this.told = [];
    this.facts = [];
    const asked = this.ended === null && world.result === null;
    const next = asked && this.telling === 'all' ? decisionView(this.game, world, this.seat) : null;
    // a question that names an unknown card cannot be foreseen
    if (this.peeks.n > 0) this.ended = 'hidden';
    this.peeks.n = 0;
    const until = this.ended ?? (world.result === null ? 'decision' : 'over');
    return { told, facts, until, next: until === 'decision' ? next : null };
  }
}

/** Returns true if the asked players may answer an action or pass: in windows, and where the game says so. */
export function answering<S extends State>(game: Game<S>, s: S): boolean {
  if (s.ask === null) return false;
  const { program } = s.stack[s.stack.length - 1]!;
  return program === game.programs.find(WINDOW) || (game.answering?.(s) ?? false);
}
