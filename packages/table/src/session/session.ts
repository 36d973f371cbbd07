// A match with its players: plays the bots, passes for people who want that, keeps the logs, and goes back.
import {
  BadInput,
  type Choice,
  clone,
  DEAL,
  type DecisionView,
  type Divergence,
  type Draft,
  decisionView,
  draftOf,
  type Fact,
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
  parseOption,
  peek,
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
import { sureLoss } from '../previews/sure-loss.ts';
import { type Warnings, warnings } from '../previews/warnings.ts';
import { goesOn, wishedFor } from '../questions/series.ts';
import { Beats } from './beats.ts';
import { Choices } from './choices.ts';
import { Following, type Look, type Update } from './following.ts';
import { type LineTold, Log, type LogLine, toldLines } from './log.ts';
import { checkPlayer, type Player, personOf } from './players.ts';
import { Scores, type TurningPoint } from './scores.ts';
import { type AskedAt, Stopping } from './stopping.ts';
import { obviousAnswer, type Stops, unaskedAnswer } from './stops.ts';
import { type Summary, summaryOf } from './summary.ts';

/** The end of a match. */
export interface Ending {
  readonly result: Result;
  /** why the winners have won; empty if nobody has won */
  readonly reasons: readonly EndingReason[];
  /** the numbers at the end, by seat */
  readonly standing: readonly Standing[];
  /** the turns that changed the lead most, in order */
  readonly turningPoints: readonly TurningPoint[];
}

/**
 * A listener to all that happens, from the first deal on, for hosts that tell it in their own way.
 * @param choices the number of choices so far. It is lower than before after an undo. If a hidden answer that still waited is undone, the listener
 * does not hear of it
 */
export type Hearer = (choices: number, heard: readonly Heard[]) => void;

/** A match of a host that stores every choice. */
export interface KeptMatch {
  readonly setup: unknown;
  readonly seed: number;
  readonly choices: readonly Choice[];
  /** the places of choices made without a question, as `Session.chose` tells them */
  readonly unasked: ReadonlySet<number>;
  readonly prints: readonly Print[];
}

/** The number of turning points that are told. */
const TURNING_POINTS = 4;

/**
 * A match with its players: persons and bots by seat. It plays the bots, passes for persons who want that, keeps every viewer's log, and goes back.
 * It prints nothing and reads no clock or file: the host says what persons choose and whose time is up.
 */
export class Session<S extends State> {
  private readonly seated: Player[];
  private readonly stopping: Stopping<S>[];
  private readonly told: Log;
  private readonly chosen = new Choices();
  private readonly following = new Following(
    viewer => this.view(viewer),
    viewer => this.told.of(viewer),
    heard => toldLines(this.table, this.match.state, heard, this.topic),
  );
  private readonly onlookers = new Set<string>();
  /** the last motion that was told */
  private motion: Motion | null = null;
  /** the topic at the last look at what has happened */
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
   * Starts a match. Persons start with the table's standing order for them, bots with the game's.
   * @param players by seat
   * @param hearer hears all that happens
   * @throws BadInput if setup or players cannot make one
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
   * Seats players at a match in its present state.
   * @param players by seat
   * @param hearer hears all that happens
   * @throws BadInput if these players cannot play it
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
   * Continues a recorded match.
   * @param players by seat
   * @param hearer hears all that has happened and happens
   * @throws BadInput if it cannot be resumed
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
   * Replays a recorded match, choice by choice.
   * @param players by seat
   * @param each called at the start, and after every choice
   * @param hearer hears all that happens
   * @returns the session at the end, which can continue
   * @throws BadInput if it cannot be played
   */
  static retold<S extends State>(
    table: TableGame<S>,
    record: MatchRecord,
    players: readonly Player[],
    each: (session: Session<S>, choices: number) => void,
    hearer: Hearer | null = null,
  ): Session<S> {
    let session: Session<S> | null = null;
    let beats = new Beats(table.game);
    // whoever follows from the start follows it beat by beat, as a match that is played
    const { notice } = table.game.facts.witnessed(
      (s, fact) => session?.following.any && session.beat(beats, s, fact),
      () =>
        resume(table.game, record, (match, choices) => {
          if (session === null) session = Session.of(table, match, players, hearer);
          else {
            session.note(record.choices[choices - 1]![0], choices - 1, false, null);
            session.hear();
          }
          each(session, choices);
          session.following.begin();
          beats = new Beats(table.game);
        }),
    );
    session!.said = notice;
    return session!;
  }

  /**
   * Makes a table where a recorded match is at the state after this number of its choices, with all that was told by then.
   * @param player the player of each seat
   * @throws BadInput or Refused if the record cannot be played that far
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
   * Continues a match from choices that a host stored one by one (`log`), with fingerprints among them.
   * @param players by seat
   * @returns where the replay differs from the original; the match then stands at the last moment that a fingerprint confirms. Null if all agrees
   * @throws BadInput if the setup cannot make a match
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
   * Does the same as `along`, one choice at a time, so that a host can do other things in between.
   * @yields the session at its start, and after every choice: only for reading
   * @throws BadInput if the setup cannot make a match
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
   * Takes a choice from a record: another host made it in this match.
   * @param unasked true if the person's wish was known without asking
   * @throws Refused if it cannot be taken; nothing has changed then
   */
  take(choice: Choice, unasked = false): void {
    const { length } = this.match;
    const { motion } = this.match.state;
    const meant = this.momentMeant(choice[0]);
    this.match.take(choice);
    this.note(choice[0], length, unasked, motion, meant);
    this.hear();
  }

  /** Deals everything anew that a seat does not know (`Match.dealAnew`), and tells so in the log. @throws Refused if it cannot be done */
  dealAnew(seat: Seat, seed: number): void {
    this.match.dealAnew(seat, seed);
    this.hear();
  }

  /** True for a choice of the record, by its place, that somebody made when asked. Undo goes back to such choices. */
  chose(at: number): boolean {
    return this.chosen.has(at);
  }

  /** Returns how the person at a seat can undo the last choice: alone, or if all others agree; null if there is none. */
  wayBack(seat: Seat): 'alone' | 'asked' | null {
    if (this.result !== null) return null;
    if (this.waitingAlone(seat) >= 0) return 'alone';
    const to = this.chosen.lastOf(seat);
    return to < 0 ? null : this.match.canUndo(seat, to) ? 'alone' : 'asked';
  }

  /**
   * Returns the place of a seat's answer that waits for other players and can be undone alone: its vote on a motion, or its last choice. Passes
   * without a question belong to the choice before them.
   * @returns -1 if there is none
   */
  private waitingAlone(seat: Seat): number {
    const at = this.match.waiting(seat);
    return at === this.chosen.lastOf(seat) || this.match.state.motion?.carried === null ? at : -1;
  }

  /**
   * Returns the next bot that must think. Before that, all bots agree to motions, and claim draws that they can claim; the record then holds this.
   * @returns null if the match waits only for others, or is over
   */
  botAsked(): Seat | null {
    return this.nextBot(player => 'bot' in player);
  }

  /**
   * Counts the changes that may affect a seat's question: all but hidden answers that wait for others. A thought is still valid if this number is
   * unchanged.
   */
  get moves(): number {
    return this.moved;
  }

  /** Returns the note about how the match was resumed; null if there is none. */
  get notice(): string | null {
    return this.said;
  }

  /** Returns the player of each seat. */
  get players(): readonly Player[] {
    return this.seated;
  }

  /** Returns the seats of a person. */
  seatsOf(person: string): Seat[] {
    return this.seated.flatMap((player, seat) => (personOf(player) === person ? [seat] : []));
  }

  /**
   * Changes the player of a seat: a bot plays on for a person who has left, or a person comes back.
   * @throws BadInput for an unknown player, Refused for a seat that does not exist or is out of the match
   */
  sit(seat: Seat, player: Player): void {
    checkPlayer(player);
    this.mustBeIn(seat);
    this.seated[seat] = player;
    this.stopping[seat] = new Stopping(this.table);
    this.usualOrder(seat);
    this.changed([]);
  }

  /** Adds a spectator. While anybody watches, nobody passes because of facts that only they know (see `Stops`). */
  watch(person: string): void {
    this.onlookers.add(person);
  }

  /** Removes a spectator. */
  unwatch(person: string): void {
    this.onlookers.delete(person);
  }

  /** Returns about how many bytes it takes in memory, with logs and followers, for hosts with limited room. */
  get bytes(): number {
    return this.match.bytes + this.told.bytes + this.following.bytes(this.match.state.cards.length);
  }

  /** Counts all changes to what anybody sees, undone choices included. A host compares it with what it last sent. */
  get revision(): number {
    return this.changes;
  }

  /** Returns the seats that still have to answer. */
  get awaited(): readonly Seat[] {
    return this.match.awaited;
  }

  /** Returns the seats of persons who still have to answer. Their clocks run. */
  get awaitedPersons(): Seat[] {
    return this.awaited.filter(seat => 'person' in this.seated[seat]!);
  }

  /** Returns the progress of the match for clocks: the phase with its turn, and each seat's number of answers that still stand. */
  get pace(): { readonly phase: string; readonly answers: readonly number[] } {
    const { table, match } = this;
    return { phase: `${table.turn(match.state)} ${table.phase(match.state)}`, answers: match.answers };
  }

  /** Returns how the match has ended; null while it goes on. */
  get result(): Result | null {
    return this.match.result;
  }

  /** Returns what a viewer sees of the table: plain data, shaped by the game. */
  view(viewer: Viewer): object & ViewEnd {
    return viewOf(this.table.game, this.match.state, viewer);
  }

  /** Returns all that a viewer may know now. From then on, `since` returns the changes. */
  look(viewer: Viewer): Look {
    return this.following.look(viewer, this.changes);
  }

  /**
   * Returns the changes for a viewer since a revision, undone choices included.
   * @returns null if the viewer has not looked yet, or is too far behind; then call `look`
   */
  since(viewer: Viewer, revision: number): Update | null {
    return this.following.since(viewer, revision, this.changes);
  }

  /** Stops computing changes for a viewer who has left. */
  lookAway(viewer: Viewer): void {
    this.following.forget(viewer);
  }

  /** Returns the pending decision as a viewer may know it; null if there is none. */
  decision(viewer: Viewer): DecisionView | null {
    return decisionView(this.table.game, this.match.state, viewer);
  }

  /** Returns a seat's question; null if it has none. */
  question(seat: Seat): QuestionView | null {
    return this.decision(seat)?.question ?? null;
  }

  /**
   * Returns what an answer of a seat would do, as far as it is certain whatever the hidden cards are.
   * @param ids the complete answer, or a series (`choose`). @throws Refused if it is not legal
   */
  preview(seat: Seat, ids: readonly string[]): Preview {
    const stops = this.stopping[seat]!.now;
    const seen = preview(this.table, this.match.state, seat, ids, world =>
      obviousAnswer(this.table, world, seat, stops),
    );
    const loss = sureLoss(this.table, this.match.state, seat, ids);
    return loss === null ? seen : { ...seen, warnings: [...seen.warnings, loss] };
  }

  /**
   * Returns the state of an unfinished answer: why it cannot be given yet, and its total.
   * @param ids the options so far. @throws Refused for an unknown option, or one named too often
   */
  draft(seat: Seat, ids: readonly string[]): Draft {
    const { table, match } = this;
    return draftOf(table.game, match.state, seat, wishedFor(table, match.state, seat, ids).ids);
  }

  /** Returns why a seat that wants a hint has nothing to think about; null if it has something. */
  idle(seat: Seat): Idle | null {
    return idle(this.table, this.match.state, seat);
  }

  /**
   * Starts a search on a seat's question, with the seat's knowledge alone. The caller takes step after step, before anything else is chosen. Only for
   * a seat that is not idle (`idle`).
   */
  think(seat: Seat, options: ThoughtOptions = {}): Thought<S> {
    return new Thought(this.table, this.match.state, seat, options);
  }

  /** Returns the warnings for the options of a seat's question. */
  warnings(seat: Seat): Warnings {
    return warnings(this.table, this.match.state, seat);
  }

  /** Returns what a viewer has been told, the oldest line first. */
  log(viewer: Viewer): readonly LogLine[] {
    return this.told.of(viewer);
  }

  /**
   * Returns what has happened since the person at a seat last chose, sorted for reading.
   * @param seat null for a spectator: then all that has happened
   */
  summary(seat: Seat | null): Summary {
    const since = seat === null ? -1 : this.chosen.lastOf(seat);
    const news = this.log(seat).filter(line => line.after > since);
    return summaryOf(this.table, this.match.state, news, seat);
  }

  /** Returns how near each seat is to winning. Everybody may know it. */
  standing(): Standing[] {
    return this.table.standings(this.match.state);
  }

  /** Returns how the match has ended, for a viewer: the rules, the numbers and the turning points; null while it goes on. */
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

  /** Returns when a seat is asked, by the names of the moments. A `once` ends as soon as the seat is asked there. */
  stops(seat: Seat): Stops {
    const stopping = this.stopping[seat]!;
    const asked = this.momentMeant(seat);
    return asked === null ? stopping.now : stopping.behind(asked);
  }

  /**
   * Sets when a seat is asked; other moments stay as they were. `once` does not count for the seat's present question. It ends when the seat has
   * answered the next one of that moment.
   * @throws BadInput for a moment that the game does not have
   */
  setStops(seat: Seat, changes: Stops): void {
    this.mustBeIn(seat);
    this.stopping[seat]!.set(changes, this.awaited.includes(seat) ? this.match.decision : -1);
  }

  /** Returns the standing orders that a seat may give, and its present one, for that seat alone. Null if the game has none. */
  orders(seat: Seat): OrdersView | null {
    this.mustBeSeat(seat);
    return ordersOf(this.table.game, this.match.state, seat);
  }

  /**
   * Gives a seat a standing order, which says when it is asked in windows from now on. The record holds it. The present question stays.
   * @throws Refused for an unknown order, or a seat that is not in the match
   */
  order(seat: Seat, name: string): void {
    this.match.order(seat, name);
    this.hear();
  }

  /**
   * Makes a call of the table's host, such as that the time of a round is up (`Game.hostCalls`). The record holds it.
   * @throws Refused for an unknown call, or one that is not possible now
   */
  callAsHost(name: string): void {
    this.play(() => this.match.callAsHost(name));
    this.hear();
  }

  /** Returns the answer that a person gives without a question (`unaskedAnswer`). Null if the person must choose, or is not asked. */
  reflex(seat: Seat): readonly string[] | null {
    if (!this.awaited.includes(seat) || !('person' in this.seated[seat]!)) return null;
    return unaskedAnswer(this.table, this.match.state, seat, this.stopping[seat]!.now, this.watched(seat));
  }

  /**
   * Plays the bots until a person, or somebody else's program, is asked or the match is over. Bots that are asked together with a person choose
   * first, and see no answer of others.
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
   * Does the same as `playBots` with another thread or process that thinks for the bots, and for somebody else's programs. The host may do other
   * things meanwhile, and players asked together with a bot may answer: their answers are hidden from it, so it need not think again. After any other
   * change, the seat is thought for again.
   * @param think returns the answer of the bot or program at a seat; null to leave the match there
   * @returns false if it was left
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

  /** Lets bots and programs agree to a motion, if it is for them to answer. */
  letBotsVote(): void {
    this.nextBot(() => false);
  }

  /**
   * Runs the match until a person must choose: bots play, and persons pass where they want to pass without a question.
   * @returns the seats of the persons who passed this way, one for each time
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

  /** Takes what a person takes without a question. Undo does not count it as a choice. Returns false if there is nothing. */
  takeReflex(seat: Seat): boolean {
    const answer = this.reflex(seat);
    if (answer === null) return false;
    this.answer(this.match.decision, seat, answer, true);
    return true;
  }

  /**
   * Takes a person's choice. One option named several times is a series, where the question allows it (`OptionView.again`). Its answers are given one
   * after the other, as long as the same question comes again at once. To undo it means to undo all of them.
   * @param decision the id of the decision that is answered (`DecisionView.id`); an answer to another one is stale
   * @throws Refused if it cannot be taken; nothing has changed then
   */
  choose(seat: Seat, decision: number, ids: readonly string[]): void {
    const { table, match } = this;
    const { ids: first, times } = wishedFor(table, match.state, seat, ids);
    const before = times > 1 ? clone(match.state) : match.state;
    this.answer(decision, seat, first);
    const option = times > 1 ? parseOption(first[0])! : null;
    for (let given = 1; option !== null && given < times; given++) {
      if (!goesOn(table, before, match.state, seat, option)) return;
      this.answer(match.decision, seat, first, true);
    }
  }

  /** Gives the smallest legal answer for a seat whose time is up. Returns false if it has no question, or another one. */
  expire(seat: Seat, decision: number): boolean {
    if (this.match.decision !== decision || !this.awaited.includes(seat)) return false;
    this.answer(decision, seat, leastAnswer(this.table.game, this.match.state, seat).map(optionId));
    return true;
  }

  /** Takes a player out of the match for good, at any moment. @throws Refused if there is no such seat */
  leave(seat: Seat): void {
    this.play(() => this.match.leave(seat));
    this.hear();
  }

  /**
   * Goes back to before the last choice of the person at a seat. Later passes without a question go with it. Returns false if this seat cannot do it
   * alone: another player has chosen since, or something was revealed or left to chance.
   */
  undo(seat: Seat): boolean {
    const to = this.chosen.lastOf(seat);
    const at = this.waitingAlone(seat);
    if (at >= 0) {
      if (!this.match.revoke(seat)) return false;
      this.without(at);
    } else {
      // later orders stand behind the place to go back to
      if (to < 0 || !this.match.undo(seat, to)) return false;
      this.forget(to);
      this.hearer?.(to, []);
    }
    this.match.hear();
    this.changed([], at >= 0);
    return true;
  }

  /**
   * Asks all others to agree to go back to before the last choice of the person at a seat.
   * @throws Refused if there is none, or it cannot be proposed
   */
  proposeUndo(seat: Seat): void {
    const to = this.chosen.lastOf(seat);
    if (to < 0) throw new Refused('You have not chosen anything yet.', 'not-asked');
    this.propose(seat, { motion: 'undo', to });
  }

  /** Asks all others to agree to end the match without a winner. @throws Refused if it cannot be proposed */
  proposeEnd(seat: Seat): void {
    this.propose(seat, { motion: 'end' });
  }

  /** Ends the match without a winner, because a position has come for the third time. @throws Refused if it has not */
  claimDraw(seat: Seat): void {
    this.match.claimDraw(seat);
    this.hear();
  }

  /**
   * Returns the first of these bots or programs that must think. All of them agree to motions (persons decide about those), and claim draws that they
   * can claim, because nothing else would end some matches.
   * @returns null if the match waits only for others, or is over
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

  /** True if another person could see how quickly this seat answers. */
  private watched(seat: Seat): boolean {
    return this.onlookers.size > 0 || this.seated.some((player, x) => x !== seat && 'person' in player);
  }

  /** Gives a seat the standing order of a person or a bot at the start. The record holds it only if it changes. */
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

  /** @param unasked true if the person's wish was known without asking */
  private answer(decision: number, seat: Seat, ids: readonly string[], unasked = false): void {
    const { length } = this.match;
    const { motion } = this.match.state;
    const meant = this.momentMeant(seat);
    this.play(() => this.match.answer(decision, seat, ids));
    this.note(seat, length, unasked, motion, meant);
    this.hear(motion?.carried !== null && this.match.decision === decision);
  }

  /** Does something that makes facts happen. For those who follow, it keeps what they see between the facts. */
  private play(does: () => void): void {
    const { following, table } = this;
    if (!following.any) {
      does();
      return;
    }
    following.begin();
    const beats = new Beats(table.game);
    table.game.facts.witnessed((s, fact) => this.beat(beats, s, fact), does);
  }

  /** A fact is about to happen: if a beat begins with it, keeps what followers see before it. */
  private beat(beats: Beats<S>, s: S, fact: Fact): void {
    const { following, table } = this;
    if (beats.begins(s.heard!, fact)) following.pause(s.heard!.length, viewer => viewOf(table.game, peek(s), viewer));
  }

  /** Returns the moment of a seat's question, if the seat has a `once` somewhere; null if it has none, or the question has no moment. */
  private momentMeant(seat: Seat): AskedAt | null {
    const { state, decision } = this.match;
    if (this.stopping[seat]?.waits !== true || !this.awaited.includes(seat) || state.motion?.carried === null)
      return null;
    const moment = this.table.moment(state, seat);
    return moment === null ? null : { decision, moment };
  }

  /**
   * Stores what a choice means for undo.
   * @param before the number of choices before
   * @param motion the motion that was open
   * @param meant the moment of the seat's question, if a `once` may have meant it
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

  /** Removes choices and lines after this number of choices, because the match has gone back. The log holds what happened before that. */
  private forget(choices: number): void {
    this.chosen.cut(choices);
    this.told.cut(choices);
    this.scores.cut(choices);
    this.motion = this.match.state.motion;
  }

  /** Removes an undone choice that has no lines. Later ones move one place forward. */
  private without(at: number): void {
    this.chosen.without(at);
    this.told.without(at);
    this.scores.without(at);
  }

  /** @param waits true if the only change is a hidden answer that waits */
  private hear(waits = false): void {
    const { table, match } = this;
    const heard = match.hear();
    this.hearer?.(match.length, heard);
    const motion = [...this.motionSentences(), ...this.dealSentences()];
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

  /** Returns what is told of a new deal, if the last entry was one. */
  private dealSentences(): Sentence[] {
    const { last, state } = this.match;
    if (last?.[1] !== DEAL) return [];
    return [plainSentence(`The cards that ${this.table.seatName(state, last[0])} did not know are dealt anew.`)];
  }

  /** Returns the result of a motion since the last look, for everybody. An agreed undo has no line, because its lines are gone, too. */
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
