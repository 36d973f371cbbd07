// An external bot: what it is told, what it answers, what goes wrong.
import {
  checked,
  forced,
  type Heard,
  leastAnswer,
  type Match,
  optionId,
  Refused,
  type Seat,
  type State,
} from '@orrery/kernel';
import { reasonOf } from '../common/reasons.ts';
import { commandOf } from './command.ts';
import { Pipe, type Said } from './pipe.ts';
import type { Processes } from './processes.ts';
import {
  type EndForBot,
  EVERYTHING,
  factsForBot,
  type GameForBot,
  PROTOCOL,
  readIds,
  readLine,
  viewForBot,
  type Wants,
} from './protocol.ts';
import { questionOf } from './question.ts';

/** How long a bot may take to say hello, and to be ready with its options, in milliseconds. */
const HELLO = 10_000;
/** How many answers in a row a bot may miss, and how many matches in a row it may fail, before it is given up. */
const PATIENCE = 3;
/** How many hints to a question are kept: the last ones. */
const MOST_HINTS = 20;

/** The settings of external bots. */
export interface BotSettings {
  /** how long each bot may think for an answer, in milliseconds */
  readonly millis: number;
  /** values by the names of the bot's options */
  readonly options: Readonly<Record<string, string>>;
}

/** Problems: `late` and `refused` are missing and impossible answers; `gone` is a process that has ended; `noise` is a line without a meaning. */
export type Trouble = 'late' | 'refused' | 'gone' | 'noise';

/** The result of an external bot in one match. */
export interface Conduct {
  /** the place of the bot in the list of players */
  readonly bot: number;
  readonly seat: Seat;
  /** its own name for itself; null if it never told */
  readonly name: string | null;
  /** options that were set but that it does not have */
  readonly unknown: readonly string[];
  /** questions to it */
  readonly asked: number;
  /** its thinking time in seconds */
  readonly seconds: number;
  readonly troubles: Readonly<Record<Trouble, number>>;
  /** the first problem; null if there was none */
  readonly first: string | null;
}

const short = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}...` : line);

/**
 * A player that is an external program. It hears only what its seat may know. Whatever it does, its seat answers in time. One process plays all
 * matches of a run, one after the other.
 */
export class ExternalBot {
  readonly #command: readonly [string, ...string[]];
  #pipe: Pipe | null = null;
  #wants = EVERYTHING;
  #name: string | null = null;
  /** why it was given up; null while it may play */
  #given: string | null = null;
  /** matches in a row during which its process ended */
  #spoilt = 0;
  #questions = 0;
  #unknown: readonly string[] = [];
  #dismissed = false;

  /** @param typed the program as the user typed it. @throws BadInput if there is none */
  constructor(
    typed: string,
    readonly settings: BotSettings,
    readonly processes: Processes,
  ) {
    this.#command = commandOf(typed);
  }

  /** Its own name for itself; null if it has not told. */
  get name(): string | null {
    return this.#name;
  }

  /** Options that were set but that it does not have. */
  get unknown(): readonly string[] {
    return this.#unknown;
  }

  /** The kinds of data that it wants. */
  get wants(): Wants {
    return this.#wants;
  }

  /**
   * Seats it at a match, and starts its process if none runs.
   * @param bot its place in the list of players
   * @param table set if people play
   */
  async sit(told: GameForBot, bot: number, table: PeoplesTable | null = null): Promise<SeatedBot> {
    const ready = await this.#ready();
    if (ready) this.#pipe!.send({ type: 'game', ...told });
    return new SeatedBot(this, told.seat, bot, table);
  }

  /** True once the run is over. */
  get dismissed(): boolean {
    return this.#dismissed;
  }

  /** Ends it. */
  async bye(): Promise<void> {
    this.#dismissed = true;
    const pipe = this.#pipe;
    this.#pipe = null;
    if (pipe === null) return;
    pipe.send({ type: 'bye' });
    await pipe.close();
  }

  /** Why it does not play any more; null while it does. */
  get gone(): string | null {
    return this.#given ?? (this.#pipe === null ? 'it did not start' : this.#pipe.ended);
  }

  /** Sends it a message without an answer. */
  tell(message: object): void {
    this.#pipe?.send(message);
  }

  /** Ends a process that does not answer any more. */
  abandon(why: string): void {
    this.#pipe?.stop(why);
  }

  /** Notes the end of a match. @param lived true if it has given an answer of its own */
  lived(lived: boolean): void {
    this.#spoilt = lived ? 0 : this.#spoilt + 1;
    if (this.#spoilt >= PATIENCE && this.gone !== null) this.#given ??= this.gone;
  }

  /**
   * Asks it for an answer, and waits for its thinking time.
   * @param first messages before the question
   * @param noise called for each line without a meaning
   * @returns the ids of its answer, or its hints so far if it was late or has ended
   */
  ask(first: readonly object[], question: object, noise: (line: string) => void): Promise<Reply> {
    const pipe = this.#pipe!;
    const id = ++this.#questions;
    for (const message of first) pipe.send(message);
    pipe.send({ type: 'question', id, ...question }, true);
    const hints: (readonly string[])[] = [];
    return heard(pipe, this.settings.millis, (said, done) => {
      const { millis } = this.settings;
      const wrong = (named: Reply['named'], trouble: Trouble, why: string) => done({ id, named, trouble, why });
      if (said === null) wrong(hints, 'late', `it gave no answer in ${millis} ms`);
      else if ('ended' in said) wrong(hints, 'gone', said.ended);
      else {
        const message = readLine(said.line);
        const kind = message?.type;
        if (kind !== 'answer' && kind !== 'hint') noise(said.line);
        // a late answer to another question is not an answer to this one
        else if (message!.id !== id) {
          if (!(Number(message!.id) < id))
            wrong([], 'refused', `it answered a question that nobody asked: ${short(said.line)}`);
        } else {
          const ids = readIds(message!.options);
          if (kind === 'hint') {
            if (ids !== null) hints.unshift(ids);
            hints.splice(MOST_HINTS);
          } else if (ids !== null) done({ id, named: [ids], trouble: null, why: '' });
          else wrong([], 'refused', `its answer is not a list of ids: ${short(said.line)}`);
        }
      }
    });
  }

  /** Starts its process if none runs, and exchanges hellos. False if it cannot play. */
  async #ready(): Promise<boolean> {
    if (this.#given !== null) return false;
    if (this.#pipe !== null && this.#pipe.ended === null) return true;
    await this.#pipe?.close();
    let pipe: Pipe;
    try {
      pipe = new Pipe(this.#command, this.processes);
    } catch (error) {
      // the system refuses at once what it cannot run at all
      this.#given = `it cannot be started: ${reasonOf(error)}`;
      return false;
    }
    this.#pipe = pipe;
    pipe.send({ type: 'hello', protocol: PROTOCOL }, true);
    let greeted = false;
    const fault = await heard<string | null>(pipe, HELLO, (said, done) => {
      if (said === null)
        done(
          `it ${greeted ? 'did not answer "options" with "ready"' : 'did not say hello'} in ${HELLO / 1000} seconds`,
        );
      else if ('ended' in said) done(said.ended);
      else {
        const message = readLine(said.line);
        if (message?.type === 'ready' && greeted) done(null);
        else if (message?.type === 'hello' && !greeted) {
          greeted = true;
          const { protocol, name } = message;
          if (protocol === undefined) return done(`its hello does not say "protocol": ${PROTOCOL}`);
          if (protocol !== PROTOCOL) return done(`it speaks protocol ${JSON.stringify(protocol)}, not ${PROTOCOL}`);
          this.#name = typeof name === 'string' && name !== '' ? short(name) : null;
          this.#wants = wantsOf(message.wants);
          const given = Object.entries(this.settings.options);
          const has = ([key]: readonly [string, string]) => Object.hasOwn(Object(message.options), key);
          this.#unknown = given.filter(one => !has(one)).map(([key]) => key);
          pipe.send({ type: 'options', options: Object.fromEntries(given.filter(has)) }, true);
        }
      }
    });
    if (fault === null) return true;
    pipe.stop(fault);
    // a bot that cannot start will not start the next time
    this.#given = fault;
    return false;
  }
}

/** The result of a question: the options, and the problem. */
interface Reply {
  /** the number of the question */
  readonly id: number;
  /** the ids of its answer, or of its hints without one, the last first */
  readonly named: readonly (readonly string[])[];
  readonly trouble: Trouble | null;
  readonly why: string;
}

/** Reads a bot's lines until one of them gives a result, or the time is over (null). */
function heard<T>(pipe: Pipe, millis: number, take: (said: Said | null, done: (value: T) => void) => void): Promise<T> {
  return new Promise(resolve => {
    let over = false;
    const done = (value: T) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      pipe.unlisten();
      resolve(value);
    };
    // lines that came in time count, even if this thread was too busy to read them
    const timer = setTimeout(() => setImmediate(() => over || take(null, done)), millis);
    pipe.listen(said => {
      if (!over) take(said, done);
    });
  });
}

const VIEWS: readonly unknown[] = ['whole', 'changes', 'none'];

/** The kinds of data that a bot wants; without a word about them, all. */
function wantsOf(said: unknown): Wants {
  const { view, facts, labels } = Object(said) as Record<string, unknown>;
  return {
    view: VIEWS.includes(view) ? (view as Wants['view']) : EVERYTHING.view,
    facts: facts !== false,
    labels: labels !== false,
  };
}

/** A table with people, who may undo choices and want to know problems at once. */
export interface PeoplesTable {
  /** called for each problem */
  trouble(kind: Trouble, why: string): void;
}

/** An external bot at its seat in one match. */
export class SeatedBot {
  readonly #bot: ExternalBot;
  readonly #troubles: Record<Trouble, number> = { late: 0, refused: 0, gone: 0, noise: 0 };
  /** the events, with the number of choices at that time; those that were sent are only kept if choices can be undone */
  #news: { readonly choices: number; readonly heard: readonly Heard[] }[] = [];
  /** how many of them were sent */
  #told = 0;
  #choices = 0;
  /** its questions, if choices can be undone: the number of choices, and of sent events, at that time */
  #questions: { readonly id: number; readonly choices: number; readonly told: number }[] = [];
  #view: object | null = null;
  #first: string | null = null;
  #asked = 0;
  #taken = 0;
  /** how many answers in a row were missing */
  #owed = 0;
  #seconds = 0;

  constructor(
    bot: ExternalBot,
    readonly seat: Seat,
    readonly place: number,
    private readonly table: PeoplesTable | null = null,
  ) {
    this.#bot = bot;
  }

  /**
   * Notes events, which are sent before the next question.
   * @param choices how many choices there are now: fewer than before if some were undone
   */
  hear(choices: number, heard: readonly Heard[]): void {
    if (choices < this.#choices) this.#goBack(choices);
    this.#choices = choices;
    if (this.#bot.wants.facts && this.#bot.gone === null && heard.length > 0) this.#news.push({ choices, heard });
  }

  /** Handles undone choices. The bot is told if it knew of them. What it then forgets but still holds is sent again. */
  #goBack(choices: number): void {
    this.#news = this.#news.filter(one => one.choices <= choices);
    if ((this.#questions.at(-1)?.choices ?? 0) <= choices) return;
    this.#questions = this.#questions.filter(question => question.choices <= choices);
    const last = this.#questions.at(-1);
    this.#told = last?.told ?? 0;
    this.#view = null;
    this.#bot.tell({ type: 'back', id: last?.id ?? 0 });
  }

  /** The answer of its seat: the bot's if it is possible, otherwise the smallest legal answer. */
  async answer<S extends State>(match: Match<S>): Promise<readonly string[]> {
    const { game, state, decision } = match;
    const least = () => leastAnswer(game, state, this.seat).map(optionId);
    // a seat with only one answer needs no thought
    if (forced(game, state, this.seat)) return least();
    // a run that is over does not go on
    if (this.#bot.dismissed) return new Promise(() => {});
    this.#asked++;
    const { gone } = this.#bot;
    if (gone !== null) {
      this.#note('gone', gone);
      return least();
    }
    const began = performance.now();
    const { named, trouble, why, id } = await this.#bot.ask(
      this.#before(match),
      { seat: this.seat, ...questionOf(game, state, this.seat, this.#bot.wants.labels) },
      line => this.#note('noise', `it said something that is not an answer: ${short(line)}`),
    );
    this.#seconds += (performance.now() - began) / 1000;
    if (this.table !== null) this.#questions.push({ id, choices: this.#choices, told: this.#told });
    if (trouble !== null) this.#note(trouble, why);
    this.#owed = trouble === 'late' ? this.#owed + 1 : 0;
    if (this.#owed >= PATIENCE) this.#bot.abandon(`it gave no answer ${PATIENCE} times in a row`);
    let reason = why;
    let rule: string | null = null;
    for (const ids of named)
      try {
        checked(game, state, decision, this.seat, ids);
        if (trouble === null) this.#taken++;
        return ids;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (trouble !== null) continue;
        ({ message: reason, rule } = error);
        this.#note('refused', `its answer ${short(JSON.stringify(ids))} is not allowed: ${reason.replace(/\.$/, '')}`);
      }
    if (trouble !== 'gone') this.#bot.tell({ type: 'refused', id, reason, rule, answered: least() });
    return least();
  }

  /** Tells it that the match is over. @param end null if it was stopped */
  over(end: EndForBot | null): void {
    this.#bot.tell({ type: 'end', ...(end ?? { winners: [], kind: 'aborted', rewards: [] }) });
    if (this.#asked > 0) this.#bot.lived(this.#taken > 0);
  }

  /** Its result. */
  get conduct(): Conduct {
    return {
      bot: this.place,
      seat: this.seat,
      name: this.#bot.name,
      unknown: this.#bot.unknown,
      asked: this.#asked,
      seconds: this.#seconds,
      troubles: { ...this.#troubles },
      first: this.#first,
    };
  }

  /** The messages before a question. */
  #before<S extends State>(match: Match<S>): object[] {
    const { view: how, facts } = this.#bot.wants;
    const before: object[] = [];
    if (facts) before.push({ type: 'facts', ...factsForBot(match, this.#untold(), this.seat) });
    if (how !== 'none') {
      const view = match.game.table(match.state, this.seat);
      before.push({ type: 'view', ...viewForBot(view, this.#view, how) });
      this.#view = view;
    }
    return before;
  }

  /** The unsent events, which now count as sent. */
  #untold(): Heard[] {
    const news = this.#news.slice(this.#told);
    if (this.table === null) this.#news = [];
    this.#told = this.#news.length;
    return news.flatMap(({ heard }) => heard);
  }

  #note(trouble: Trouble, why: string): void {
    this.#troubles[trouble]++;
    this.#first ??= why;
    this.table?.trouble(trouble, why);
  }
}
