// A match with its players: it plays the bots, passes for people who wish it, keeps the logs, and goes back.
import {
  BadInput,
  type Choice,
  type DecisionView,
  type Divergence,
  type Draft,
  decisionView,
  draftOf,
  fingerprint,
  type Heard,
  leastAnswer,
  Match,
  type MatchRecord,
  type Motion,
  type OrdersView,
  optionId,
  ordersOf,
  type Print,
  type Proposal,
  plainSentence,
  type QuestionView,
  Refused,
  type Result,
  resume,
  type Seat,
  type Sentence,
  type State,
  type ViewEnd,
  type Viewer,
  viewOf,
} from '@orrery/kernel';
import { botAnswer } from '../bots/levels.ts';
import type { EndingReason, Standing, TableGame } from '../contract/game.ts';
import { type Idle, idle, Thought, type ThoughtOptions } from '../hints/thinking.ts';
import { type Preview, preview } from '../previews/preview.ts';
import { undone } from '../previews/undone.ts';
import { type Warnings, warnings } from '../previews/warnings.ts';
import { Choices } from './choices.ts';
import { Following, type Look, type Update } from './following.ts';
import { type LineTold, Log, type LogLine, toldLines } from './log.ts';
import { checkPlayer, type Player, personOf } from './players.ts';
import { Scores, type TurningPoint } from './scores.ts';
import { type AskedAt, Stopping } from './stopping.ts';
import { passesUnasked, type Stops } from './stops.ts';
import { type Summary, summaryOf } from './summary.ts';

/** How a match has ended. */
export interface Ending {
  readonly result: Result;
  /** why the winners have won; empty where nobody has */
  readonly reasons: readonly EndingReason[];
  /** the numbers at the end, by seat */
  readonly standing: readonly Standing[];
  /** the turns that changed most who leads by how much, in their order */
  readonly turningPoints: readonly TurningPoint[];
}

/**
 * Somebody who hears all that happens, from the first deal on, to tell it to others in a way of their own.
 * @param choices how many choices had been made then; fewer than before where some have been taken back; where an answer that waited, hidden, is taken back that is not told
 */
export type Hearer = (choices: number, heard: readonly Heard[]) => void;

/** A match as a host keeps it that writes every choice down. */
export interface KeptMatch {
  readonly setup: unknown;
  readonly seed: number;
  readonly choices: readonly Choice[];
  /** the places of those that nobody was asked for, as `Session.chose` tells */
  readonly unasked: ReadonlySet<number>;
  readonly prints: readonly Print[];
}

/** How many turning points are told. */
const TURNING_POINTS = 4;

/**
 * A match with its players: persons and bots by seat. It plays the bots, passes for persons where they wish it, keeps the log of every
 * viewer, and goes back. It prints nothing, reads no clock and no file: the host tells it what persons choose and whose time is up.
 */
export class Session<S extends State> {
  private readonly seated: Player[];
  private readonly stopping: Stopping<S>[];
  private readonly told: Log;
  private readonly chosen = new Choices();
  private readonly following = new Following(
    viewer => this.view(viewer),
    viewer => this.told.of(viewer),
  );
  private readonly onlookers = new Set<string>();
  /** the motion that was last told of */
  private motion: Motion | null = null;
  /** what was going on when it was last heard what has happened */
  private topic: string | null = null;
  private readonly scores = new Scores();
  private changes = 0;
  private moved = 0;
  private said: string | null = null;

  private constructor(
    readonly table: TableGame<S>,
    readonly match: Match<S>,
    players: readonly Player[],
    private readonly hearer: Hearer | null,
  ) {
    this.seated = [...players];
    this.stopping = players.map(() => new Stopping(table));
    this.told = new Log(match.state.seats.map((_, seat) => seat));
    this.hear();
  }

  /**
   * Starts a match. Persons sit down with the standing order that the table has for them, bots with that of the game.
   * @param players by seat
   * @param hearer hears all that happens
   * @throws BadInput when setup or players cannot make one
   */
  static start<S extends State>(
    table: TableGame<S>,
    setup: unknown,
    seed: number,
    players: readonly Player[],
    hearer: Hearer | null = null,
  ): Session<S> {
    const session = Session.of(table, Match.start(table.game, setup, seed), players, hearer);
    for (const seat of players.keys()) session.usualOrder(seat);
    return session;
  }

  /**
   * Sits players down at a match, where it stands.
   * @param players by seat
   * @param hearer hears all that happens
   * @throws BadInput when these players cannot sit down at it
   */
  static of<S extends State>(
    table: TableGame<S>,
    match: Match<S>,
    players: readonly Player[],
    hearer: Hearer | null = null,
  ): Session<S> {
    for (const player of players) checkPlayer(player);
    const seats = match.state.seats.length;
    if (seats !== players.length) throw new BadInput(`The match has ${seats} seats and ${players.length} players.`);
    return new Session(table, match, players, hearer);
  }

  /**
   * Goes on with a recorded match.
   * @param players by seat
   * @param hearer hears all that has happened, and happens
   * @throws BadInput when it cannot be resumed
   */
  static resume<S extends State>(
    table: TableGame<S>,
    record: MatchRecord,
    players: readonly Player[],
    hearer: Hearer | null = null,
  ): Session<S> {
    return Session.retold(table, record, players, () => {}, hearer);
  }

  /**
   * Plays a recorded match anew, choice by choice.
   * @param players by seat
   * @param each is called when the match stands at its beginning, and after every choice
   * @param hearer hears all that happens
   * @returns the session as it stands at the end, to be gone on with
   * @throws BadInput when it cannot be played
   */
  static retold<S extends State>(
    table: TableGame<S>,
    record: MatchRecord,
    players: readonly Player[],
    each: (session: Session<S>, choices: number) => void,
    hearer: Hearer | null = null,
  ): Session<S> {
    let session!: Session<S>;
    const { notice } = resume(table.game, record, (match, choices) => {
      if (choices === 0) session = Session.of(table, match, players, hearer);
      else {
        session.note(record.choices[choices - 1]![0], choices - 1, false, null);
        session.hear();
      }
      each(session, choices);
    });
    session.said = notice;
    return session;
  }

  /**
   * A table at which a recorded match stands as it did after so many of its choices, with all that had been told by then.
   * @param player who plays at each seat
   * @throws BadInput or Refused where the record cannot be played so far
   */
  static upTo<S extends State>(
    table: TableGame<S>,
    record: MatchRecord,
    choices: number,
    player: (seat: Seat) => Player,
  ): Session<S> {
    const match = Match.start(table.game, record.setup, record.seed);
    const players = match.state.seats.map((_, seat) => player(seat));
    const session = Session.of(table, match, players);
    for (const [i, choice] of record.choices.slice(0, choices).entries()) {
      session.match.take(choice);
      session.note(choice[0], i, false, null);
      session.hear();
    }
    return session;
  }

  /**
   * Goes on with a match whose choices a host keeps one by one (`log`), with fingerprints among them.
   * @param players by seat
   * @returns where the choices led another way than when they were made: then the match stands at the last moment of which a fingerprint says that it
   *   was so. Null where all agrees
   * @throws BadInput when the setup cannot make a match
   */
  static along<S extends State>(
    table: TableGame<S>,
    kept: KeptMatch,
    players: readonly Player[],
  ): { readonly session: Session<S>; readonly divergence: Divergence | null } {
    const going = Session.alongSteps(table, kept, players);
    for (;;) {
      const step = going.next();
      if (step.done) return step.value;
    }
  }

  /**
   * As `along`, one choice at a time, so that a host does other things in between.
   * @yields the session at its beginning, and after every choice: to be looked at, not to be changed
   * @throws BadInput when the setup cannot make a match
   */
  static *alongSteps<S extends State>(
    table: TableGame<S>,
    { setup, seed, choices, unasked, prints }: KeptMatch,
    players: readonly Player[],
  ): Generator<Session<S>, { readonly session: Session<S>; readonly divergence: Divergence | null }> {
    const expected = new Map(prints.map(([at, print]) => [at, print]));
    const session = Session.of(table, Match.start(table.game, setup, seed), players);
    let agreed = 0;
    for (let at = 0; ; at++) {
      const print = expected.get(at);
      if (print !== undefined) {
        if (print !== fingerprint(table.game, session.match.state)) {
          const divergence = { at: agreed, message: `after ${at} choices the position differs from the saved one` };
          return { session: at === 0 ? session : yield* back(agreed), divergence };
        }
        agreed = at;
      }
      yield session;
      const choice = choices[at];
      if (choice === undefined) return { session, divergence: null };
      try {
        session.take(choice, unasked.has(at));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const message = `choice ${at + 1} is refused: ${error.message}`;
        return { session: yield* back(agreed), divergence: { at: agreed, message } };
      }
    }
    function* back(to: number): Generator<Session<S>, Session<S>> {
      const until = { setup, seed, choices: choices.slice(0, to), unasked, prints: [] };
      return (yield* Session.alongSteps(table, until, players)).session;
    }
  }

  /**
   * Takes a choice as a record has it: one that was made at this match by another host.
   * @param unasked whether the person's wish was known without asking
   * @throws Refused when it cannot be taken; nothing has changed then
   */
  take(choice: Choice, unasked = false): void {
    const { length } = this.match;
    const { motion } = this.match.state;
    const meant = this.momentMeant(choice[0]);
    this.match.take(choice);
    this.note(choice[0], length, unasked, motion, meant);
    this.hear();
  }

  /** True for a choice of the record, by its place, that somebody made when asked: to go back to, or not to be passed over. */
  chose(at: number): boolean {
    return this.chosen.has(at);
  }

  /** How the last choice of the person at a seat is taken back: alone, or when all the others agree; null where there is none. */
  wayBack(seat: Seat): 'alone' | 'asked' | null {
    if (this.result !== null) return null;
    if (this.waitingAlone(seat) >= 0) return 'alone';
    const to = this.chosen.lastOf(seat);
    return to < 0 ? null : this.match.canUndo(seat, to) ? 'alone' : 'asked';
  }

  /**
   * The place among the choices of an answer of a seat that waits for others and goes back alone: its vote on a motion, or its last choice. What was
   * passed unasked goes with the choice before it.
   * @returns -1 where there is none
   */
  private waitingAlone(seat: Seat): number {
    const at = this.match.waiting(seat);
    return at === this.chosen.lastOf(seat) || this.match.state.motion?.carried === null ? at : -1;
  }

  /**
   * The bot that is to think next. To a motion all of them agree, and a draw that one of them can claim it claims, before that: what has
   * happened so is in the record then.
   * @returns null where the match waits for others alone, or is over
   */
  botAsked(): Seat | null {
    return this.nextBot(player => 'bot' in player);
  }

  /**
   * How many changes there were that may be some to what a seat is asked: all but answers that wait, hidden, for those of others. What has been thought
   * over meanwhile holds where this is as it was.
   */
  get moves(): number {
    return this.moved;
  }

  /** What has to be said about how the match was resumed; null where there is nothing to say. */
  get notice(): string | null {
    return this.said;
  }

  /** Who plays at each seat. */
  get players(): readonly Player[] {
    return this.seated;
  }

  /** The seats of a person. */
  seatsOf(person: string): Seat[] {
    return this.seated.flatMap((player, seat) => (personOf(player) === person ? [seat] : []));
  }

  /**
   * Somebody takes over a seat: a bot plays on for a person who has gone, a person comes back.
   * @throws BadInput for a player that there is not, Refused for a seat that there is not or that is out of the match
   */
  sit(seat: Seat, player: Player): void {
    checkPlayer(player);
    this.mustBeIn(seat);
    this.seated[seat] = player;
    this.stopping[seat] = new Stopping(this.table);
    this.usualOrder(seat);
    this.changed([]);
  }

  /** Somebody comes to watch. While anybody does, nobody passes by what only they know (see `Stops`). */
  watch(person: string): void {
    this.onlookers.add(person);
  }

  /** Somebody who watched has gone. */
  unwatch(person: string): void {
    this.onlookers.delete(person);
  }

  /** About how many bytes it takes in memory, with all that was told and all who follow: an estimate, for a host that has room for so many. */
  get bytes(): number {
    return this.match.bytes + this.told.bytes + this.following.bytes(this.match.state.cards.length);
  }

  /** Counts everything that has changed what somebody sees, a choice taken back too: a host compares it with what it last sent. */
  get revision(): number {
    return this.changes;
  }

  /** The seats that owe an answer. */
  get awaited(): readonly Seat[] {
    return this.match.awaited;
  }

  /** The persons that owe an answer, by seat: those whose clocks run. */
  get awaitedPersons(): Seat[] {
    return this.awaited.filter(seat => 'person' in this.seated[seat]!);
  }

  /** How far the match has come, as clocks want it: the phase, with its turn, and how many answers each seat has given of those that stand. */
  get pace(): { readonly phase: string; readonly answers: readonly number[] } {
    const { table, match } = this;
    return { phase: `${table.turn(match.state)} ${table.phase(match.state)}`, answers: match.answers };
  }

  /** How the match has ended; null while it goes on. */
  get result(): Result | null {
    return this.match.result;
  }

  /** What a viewer sees of the table: plain data, shaped by the game. */
  view(viewer: Viewer): object & ViewEnd {
    return viewOf(this.table.game, this.match.state, viewer);
  }

  /** Everything that a viewer may know now; from here on `since` tells him what changes. */
  look(viewer: Viewer): Look {
    return this.following.look(viewer, this.changes);
  }

  /**
   * What has changed for a viewer since a revision that he has seen, however many choices that were, those taken back too.
   * @returns null where he has not looked yet, or is too far behind: then he looks anew
   */
  since(viewer: Viewer, revision: number): Update | null {
    return this.following.since(viewer, revision, this.changes);
  }

  /** A viewer has gone: nothing is worked out for him any more. */
  lookAway(viewer: Viewer): void {
    this.following.forget(viewer);
  }

  /** The pending decision as a viewer may know it; null where nothing is asked. */
  decision(viewer: Viewer): DecisionView | null {
    return decisionView(this.table.game, this.match.state, viewer);
  }

  /** What a seat is asked; null while it owes no answer. */
  question(seat: Seat): QuestionView | null {
    return this.decision(seat)?.question ?? null;
  }

  /**
   * What an answer of a seat would do, told before it is given: as far as it is certain, whatever lies hidden.
   * @param ids the whole answer. @throws Refused where it could not be given
   */
  preview(seat: Seat, ids: readonly string[]): Preview {
    const seen = preview(this.table, this.match.state, seat, ids);
    const left = undone(this.table, this.match, seat, ids);
    return left === null ? seen : { ...seen, warnings: [...seen.warnings, left] };
  }

  /**
   * How an answer stands that a seat is still making: why it could not be given as it is, and what it comes to.
   * @param ids what it names so far. @throws Refused for what is no option, or is named too often
   */
  draft(seat: Seat, ids: readonly string[]): Draft {
    return draftOf(this.table.game, this.match.state, seat, ids);
  }

  /** Why a seat that wants a hint has nothing to think about; null where it has. */
  idle(seat: Seat): Idle | null {
    return idle(this.table, this.match.state, seat);
  }

  /**
   * Begins to think about what a seat is asked, by what it knows alone: whoever asks takes step after step, as long as they like, before anything
   * else is chosen. Only where the seat is not idle (`idle`).
   */
  think(seat: Seat, options: ThoughtOptions = {}): Thought<S> {
    return new Thought(this.table, this.match.state, seat, options);
  }

  /** What the table warns of, by the options of the question that a seat is asked. */
  warnings(seat: Seat): Warnings {
    return warnings(this.table, this.match.state, seat);
  }

  /** What a viewer has been told, the oldest line first. */
  log(viewer: Viewer): readonly LogLine[] {
    return this.told.of(viewer);
  }

  /**
   * What has happened since the person at a seat last chose, sorted for reading.
   * @param seat null for somebody who watches: then all that has happened
   */
  summary(seat: Seat | null): Summary {
    const since = seat === null ? -1 : this.chosen.lastOf(seat);
    const news = this.log(seat).filter(line => line.after > since);
    return summaryOf(this.table, this.match.state, news, seat);
  }

  /** How near everybody is to winning, by seat; everybody may know it. */
  standing(): Standing[] {
    return this.table.standings(this.match.state);
  }

  /** How the match has ended, for a viewer: by which rules, from what numbers, and where it turned; null while it goes on. */
  ending(viewer: Viewer): Ending | null {
    const { result } = this;
    if (result === null) return null;
    return {
      result,
      reasons: this.table.reasons(this.match.state),
      standing: this.standing(),
      turningPoints: this.scores.turningPoints(TURNING_POINTS, this.log(viewer)),
    };
  }

  /** Where a seat is asked, by the names of the moments: what it wished for once is gone as soon as it is asked there. */
  stops(seat: Seat): Stops {
    const stopping = this.stopping[seat]!;
    const asked = this.momentMeant(seat);
    return asked === null ? stopping.now : stopping.behind(asked);
  }

  /**
   * Says where a seat is to be asked; at moments that are not named it stays as it was. What is wished for once (`once`) does not mean the question that
   * the seat is asked now, and is over when it has answered the one that it meant.
   * @throws BadInput for a moment that the game does not have
   */
  setStops(seat: Seat, changes: Stops): void {
    this.mustBeIn(seat);
    this.stopping[seat]!.set(changes, this.awaited.includes(seat) ? this.match.decision : -1);
  }

  /** The standing orders that a seat may give, and the one that stands: for its own eyes alone. Null where the game knows none. */
  orders(seat: Seat): OrdersView | null {
    this.mustBeSeat(seat);
    return ordersOf(this.table.game, this.match.state, seat);
  }

  /**
   * Gives a seat a standing order: when it is asked in windows, from now on. It is recorded, and what is asked now stays as it is.
   * @throws Refused for an order that the game does not know, or a seat that is not in the match
   */
  order(seat: Seat, name: string): void {
    this.match.order(seat, name);
    this.hear();
  }

  /** The option that a person takes without being asked; null where the person is to choose, or is not asked. */
  reflex(seat: Seat): string | null {
    if (!this.awaited.includes(seat) || !('person' in this.seated[seat]!)) return null;
    const passes = passesUnasked(this.table, this.match.state, seat, this.stopping[seat]!.now, this.watched(seat));
    return passes ? 'pass' : null;
  }

  /**
   * Lets the bots play until a person, or a program of somebody else, is asked or the match is over. Those asked with a person choose before, and see no
   * answer of others.
   */
  playBots(): void {
    for (;;) {
      const seat = this.nextBot(player => 'bot' in player);
      if (seat === null) return;
      const { bot } = this.seated[seat] as { readonly bot: string };
      this.answer(this.match.decision, seat, botAnswer(this.table, this.match, seat, bot));
    }
  }

  /**
   * As `playBots`, where another thread or process thinks for the bots, and for programs of somebody else. Meanwhile the host may do other things, and those
   * asked together with a bot may answer: what they choose is hidden from it, so that it need not think again. Where anything else has changed by then the
   * seat is thought for anew.
   * @param think gives what the bot or program at a seat answers; null where the match is left there
   * @returns false where it was left
   */
  async playBotsBy(think: (seat: Seat, player: Player) => Promise<readonly string[] | null>): Promise<boolean> {
    for (;;) {
      const seat = this.nextBot(() => true);
      if (seat === null) return true;
      const { moves } = this;
      const { decision } = this.match;
      const ids = await think(seat, this.seated[seat]!);
      if (ids === null) return false;
      if (this.moves === moves) this.answer(decision, seat, ids);
    }
  }

  /** Lets bots and programs answer what has been put to the vote, as far as it is for them: they agree. */
  letBotsVote(): void {
    this.nextBot(() => false);
  }

  /**
   * Lets the match go on until a person is to choose: bots play, and persons pass where they wish to without being asked.
   * @returns the seats of the persons that have passed so, one for each time
   */
  goOn(): Seat[] {
    const passed: Seat[] = [];
    for (;;) {
      this.playBots();
      const seat = this.awaited.find(x => this.takeReflex(x));
      if (seat === undefined) return passed;
      passed.push(seat);
    }
  }

  /** Takes what a person takes without being asked; to go back later it counts as no choice. False where there is nothing such. */
  takeReflex(seat: Seat): boolean {
    const option = this.reflex(seat);
    if (option === null) return false;
    this.answer(this.match.decision, seat, [option], true);
    return true;
  }

  /**
   * A person chooses.
   * @param decision the id of the decision that is answered (`DecisionView.id`): what is meant for another is stale
   * @throws Refused when it cannot be taken; nothing has changed then
   */
  choose(seat: Seat, decision: number, ids: readonly string[]): void {
    this.answer(decision, seat, ids);
  }

  /** A seat's time is up: as little as the rules allow is answered for it. False where it owes no answer, or owes one to another decision. */
  expire(seat: Seat, decision: number): boolean {
    if (this.match.decision !== decision || !this.awaited.includes(seat)) return false;
    this.answer(decision, seat, leastAnswer(this.table.game, this.match.state, seat).map(optionId));
    return true;
  }

  /** Takes a player out of the match for good, at any moment. @throws Refused when there is no such seat */
  leave(seat: Seat): void {
    this.match.leave(seat);
    this.hear();
  }

  /**
   * Goes back to before the last choice that the person at a seat has made: what was passed unasked since goes with it. False where that
   * is not for this seat alone to do: another has chosen since, something was revealed or left to chance.
   */
  undo(seat: Seat): boolean {
    const to = this.chosen.lastOf(seat);
    const at = this.waitingAlone(seat);
    if (at >= 0) {
      if (!this.match.revoke(seat)) return false;
      this.without(at);
    } else {
      // orders given since stand behind the place gone back to
      if (to < 0 || !this.match.undo(seat, to)) return false;
      this.forget(to);
      this.hearer?.(to, []);
    }
    this.match.hear();
    this.changed([], at >= 0);
    return true;
  }

  /**
   * Asks all others to agree to go back to before the last choice that the person at a seat has made.
   * @throws Refused where there is none, or it cannot be proposed
   */
  proposeUndo(seat: Seat): void {
    const to = this.chosen.lastOf(seat);
    if (to < 0) throw new Refused('You have not chosen anything yet.', 'not-asked');
    this.propose(seat, { motion: 'undo', to });
  }

  /** Asks all others to agree to end the match without a winner. @throws Refused where it cannot be proposed */
  proposeEnd(seat: Seat): void {
    this.propose(seat, { motion: 'end' });
  }

  /** Ends the match without a winner, because a position has come for the third time. @throws Refused where it has not */
  claimDraw(seat: Seat): void {
    this.match.claimDraw(seat);
    this.hear();
  }

  /**
   * The first bot or program of those meant that is to think. To a motion all of them agree (what a person proposes is for persons to judge), and a draw that
   * one of them can claim it claims: nothing else would end some matches.
   * @returns null where the match waits for others alone, or is over
   */
  private nextBot(meant: (player: Player) => boolean): Seat | null {
    while (this.result === null) {
      const bots = this.awaited.filter(x => !('person' in this.seated[x]!));
      const [voter] = this.match.state.motion?.carried === null ? bots : [];
      if (voter !== undefined) {
        this.answer(this.match.decision, voter, ['yes']);
        continue;
      }
      const seat = bots.find(x => meant(this.seated[x]!));
      if (seat === undefined) return null;
      if (!this.match.canClaimDraw(seat)) return seat;
      this.claimDraw(seat);
    }
    return null;
  }

  /** True where another person could see how quickly this seat answers. */
  private watched(seat: Seat): boolean {
    return this.onlookers.size > 0 || this.seated.some((player, x) => x !== seat && 'person' in player);
  }

  /** Gives a seat the order with which a person, or a bot, sits down; nothing is recorded where it stands already. */
  private usualOrder(seat: Seat): void {
    const known = this.result === null ? this.orders(seat) : null;
    if (known === null) return;
    const usual = 'person' in this.seated[seat]! ? this.table.personsOrder : undefined;
    const name = usual ?? known.list[0]!.name;
    if (known.order !== name) this.order(seat, name);
  }

  private mustBeSeat(seat: Seat): void {
    if (this.match.state.seats[seat] === undefined)
      throw new Refused(`There is no seat ${seat + 1} at this table.`, 'not-asked');
  }

  private mustBeIn(seat: Seat): void {
    this.mustBeSeat(seat);
    if (this.match.state.seats[seat]!.out) throw new Refused(`Seat ${seat + 1} is out of the match.`, 'not-asked');
  }

  private propose(seat: Seat, proposal: Proposal): void {
    this.match.propose(seat, proposal);
    this.hear();
  }

  /** @param unasked whether the person's wish was known without asking */
  private answer(decision: number, seat: Seat, ids: readonly string[], unasked = false): void {
    const { length } = this.match;
    const { motion } = this.match.state;
    const meant = this.momentMeant(seat);
    this.match.answer(decision, seat, ids);
    this.note(seat, length, unasked, motion, meant);
    this.hear(motion?.carried !== null && this.match.decision === decision);
  }

  /** At which moment a seat is asked now that wishes to be asked somewhere once; null where it wishes nothing such, or is not asked at a moment. */
  private momentMeant(seat: Seat): AskedAt | null {
    const { state, decision } = this.match;
    if (this.stopping[seat]?.waits !== true || !this.awaited.includes(seat) || state.motion?.carried === null)
      return null;
    const moment = this.table.moment(state, seat);
    return moment === null ? null : { decision, moment };
  }

  /**
   * Keeps in mind what a choice has done to the way back.
   * @param before how many choices there were
   * @param motion what was put to the table then
   * @param meant at which moment the seat was asked then, where that may be one that it wished to be asked at once
   */
  private note(
    seat: Seat,
    before: number,
    unasked: boolean,
    motion: Motion | null,
    meant: AskedAt | null = null,
  ): void {
    if (this.match.length <= before && motion?.proposal.motion === 'undo') {
      // all have agreed to go back
      this.forget(motion.proposal.to);
    } else if (!unasked && this.match.lastAnswer(seat) === before) {
      this.chosen.add(seat, before);
      if (meant !== null) this.stopping[seat]!.answered(meant);
    }
  }

  /** Forgets what was chosen and told after so many choices: the match has gone back. What was moved before that has been told. */
  private forget(choices: number): void {
    this.chosen.cut(choices);
    this.told.cut(choices);
    this.scores.cut(choices);
    this.motion = this.match.state.motion;
  }

  /** A choice of which nothing was told has been taken back: what came behind it counts one place less. */
  private without(at: number): void {
    this.chosen.without(at);
    this.told.without(at);
    this.scores.without(at);
  }

  /** @param waits true where nothing has changed but that an answer waits, hidden */
  private hear(waits = false): void {
    const { table, match } = this;
    const heard = match.hear();
    this.hearer?.(match.length, heard);
    const motion = this.motionSentences();
    const s = match.state;
    const before = this.topic;
    this.topic = table.topic(s, null, before);
    this.told.write(match.length, toldLines(table, s, heard, before));
    const moved = motion.map((said): LineTold => ({ ...said, topic: null, heading: 0, concerns: [], weight: 1 }));
    this.told.write(match.length, () => moved);
    this.scores.note(
      match.length,
      table.turn(s),
      this.standing().map(x => x.score),
    );
    this.changed(heard, waits);
  }

  private changed(heard: readonly Heard[], waits = false): void {
    if (!waits) this.moved++;
    this.following.note(++this.changes, heard);
  }

  /** What has come of a motion since the last look, for everybody. An agreed way back is not told: what was told is gone with it. */
  private motionSentences(): Sentence[] {
    const last = this.motion;
    const { motion } = this.match.state;
    this.motion = motion;
    if (motion === null) return [];
    if (motion.made !== last?.made) {
      const who = this.table.seatName(this.match.state, motion.by);
      const end = motion.proposal.motion === 'end';
      return [plainSentence(end ? `${who} proposes to end the match.` : `${who} asks to undo choices.`)];
    }
    return motion.carried === false && last.carried === null ? [plainSentence('Not everyone agrees.')] : [];
  }
}
