// A bot that is somebody else's program: what it is told, what it answers, what goes wrong.
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

/** So long may a bot take to say hello, and to be ready with its options, in milliseconds. */
const HELLO = 10_000;
/** So many answers in a row may a bot owe, and so many matches in a row may it spoil, before nothing more is expected of it. */
const PATIENCE = 3;
/** How many hints to a question are kept, the last ones. */
const MOST_HINTS = 20;

/** How somebody wants bots of others to play. */
export interface BotSettings {
  /** how long each may think, in milliseconds an answer */
  readonly millis: number;
  /** what they are to be set to, by the names of their options */
  readonly options: Readonly<Record<string, string>>;
}

/** What went wrong: `late` and `refused`, an answer that did not come or could not be taken; `gone`, a process that had ended; `noise`, a line that says nothing. */
export type Trouble = 'late' | 'refused' | 'gone' | 'noise';

/** How a bot of somebody else did in one match. */
export interface Conduct {
  /** the place of the bot in the list of those that play */
  readonly bot: number;
  readonly seat: Seat;
  /** what it calls itself; null where it never said */
  readonly name: string | null;
  /** options that somebody set and that it has not */
  readonly unknown: readonly string[];
  /** questions that it was asked */
  readonly asked: number;
  /** seconds that it thought */
  readonly seconds: number;
  readonly troubles: Readonly<Record<Trouble, number>>;
  /** what went wrong first; null where nothing did */
  readonly first: string | null;
}

const short = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}...` : line);

/**
 * A player that is somebody else's program. It hears what its seat may know and nothing else; whatever it does, its seat answers in time.
 * One process plays all matches of a run, one after the other.
 */
export class ExternalBot {
  readonly #command: readonly [string, ...string[]];
  #pipe: Pipe | null = null;
  #wants = EVERYTHING;
  #name: string | null = null;
  /** why nothing more is expected of it; null while it may play */
  #given: string | null = null;
  /** matches in a row that its process has not lived through */
  #spoilt = 0;
  #questions = 0;
  #unknown: readonly string[] = [];
  #dismissed = false;

  /** @param typed the program as somebody typed it. @throws BadInput where it is none */
  constructor(
    typed: string,
    readonly settings: BotSettings,
    readonly processes: Processes,
  ) {
    this.#command = commandOf(typed);
  }

  /** What it calls itself; null where it has not said. */
  get name(): string | null {
    return this.#name;
  }

  /** Options that somebody set and that it has not. */
  get unknown(): readonly string[] {
    return this.#unknown;
  }

  /** What it wishes to be sent. */
  get wants(): Wants {
    return this.#wants;
  }

  /**
   * Sits it down at a match; its process is started where none runs.
   * @param bot its place in the list of those that play
   * @param table what is different where people play
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

  /** Lets it end. */
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

  /** Tells it something to which no answer is expected. */
  tell(message: object): void {
    this.#pipe?.send(message);
  }

  /** Ends a process that answers no more. */
  abandon(why: string): void {
    this.#pipe?.stop(why);
  }

  /** A match is over. @param lived true if it has given an answer of its own */
  lived(lived: boolean): void {
    this.#spoilt = lived ? 0 : this.#spoilt + 1;
    if (this.#spoilt >= PATIENCE && this.gone !== null) this.#given ??= this.gone;
  }

  /**
   * Asks it for an answer and waits for as long as it may think.
   * @param first what it is told before it is asked
   * @param noise called for each line that says nothing
   * @returns the ids that it names, or its hints until then where it was late or has gone
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
        // what comes too late for another question is no answer to this one
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

  /** Starts its process where none runs, and exchanges hellos. False where it cannot play. */
  async #ready(): Promise<boolean> {
    if (this.#given !== null) return false;
    if (this.#pipe !== null && this.#pipe.ended === null) return true;
    await this.#pipe?.close();
    let pipe: Pipe;
    try {
      pipe = new Pipe(this.#command, this.processes);
    } catch (error) {
      // what the system cannot run at all it refuses at once
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
    // who cannot begin will not begin better the next time
    this.#given = fault;
    return false;
  }
}

/** What came of a question: what was named, and what went wrong. */
interface Reply {
  /** the number of the question */
  readonly id: number;
  /** the ids of its answer, or of its hints where it gave none, the last first */
  readonly named: readonly (readonly string[])[];
  readonly trouble: Trouble | null;
  readonly why: string;
}

/** Hears a bot until something is done with what it says, or the time is over (null). */
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
    // what had come by then counts, though this thread may have been busy until now and not have read it
    const timer = setTimeout(() => setImmediate(() => over || take(null, done)), millis);
    pipe.listen(said => {
      if (!over) take(said, done);
    });
  });
}

const VIEWS: readonly unknown[] = ['whole', 'changes', 'none'];

/** What a bot says it wants; all of it where it says nothing. */
function wantsOf(said: unknown): Wants {
  const { view, facts, labels } = Object(said) as Record<string, unknown>;
  return {
    view: VIEWS.includes(view) ? (view as Wants['view']) : EVERYTHING.view,
    facts: facts !== false,
    labels: labels !== false,
  };
}

/** A table of people, who may take choices back and wish to know at once what goes wrong. */
export interface PeoplesTable {
  /** told of everything that goes wrong */
  trouble(kind: Trouble, why: string): void;
}

/** A bot of somebody else at its seat of one match. */
export class SeatedBot {
  readonly #bot: ExternalBot;
  readonly #troubles: Record<Trouble, number> = { late: 0, refused: 0, gone: 0, noise: 0 };
  /** what has happened, with how many choices had been made then; what it has been told is kept only where choices may be taken back */
  #news: { readonly choices: number; readonly heard: readonly Heard[] }[] = [];
  /** how much of that it has been told */
  #told = 0;
  #choices = 0;
  /** the questions that it was asked, where choices may be taken back: how many choices had been made, and how much it had been told */
  #questions: { readonly id: number; readonly choices: number; readonly told: number }[] = [];
  #view: object | null = null;
  #first: string | null = null;
  #asked = 0;
  #taken = 0;
  /** answers in a row that did not come */
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
   * Notes what has happened, to tell it when it is asked next.
   * @param choices how many choices have been made by then: fewer than before where some were taken back
   */
  hear(choices: number, heard: readonly Heard[]): void {
    if (choices < this.#choices) this.#goBack(choices);
    this.#choices = choices;
    if (this.#bot.wants.facts && this.#bot.gone === null && heard.length > 0) this.#news.push({ choices, heard });
  }

  /** Choices have been taken back: it is told so where it knew of them, and what still stands of what it then forgets it is told again. */
  #goBack(choices: number): void {
    this.#news = this.#news.filter(one => one.choices <= choices);
    if ((this.#questions.at(-1)?.choices ?? 0) <= choices) return;
    this.#questions = this.#questions.filter(question => question.choices <= choices);
    const last = this.#questions.at(-1);
    this.#told = last?.told ?? 0;
    this.#view = null;
    this.#bot.tell({ type: 'back', id: last?.id ?? 0 });
  }

  /** What its seat answers: what the bot names where that can be taken, otherwise as little as may be answered. */
  async answer<S extends State>(match: Match<S>): Promise<readonly string[]> {
    const { game, state, decision } = match;
    const least = () => leastAnswer(game, state, this.seat).map(optionId);
    // where there is one answer alone nobody need think
    if (forced(game, state, this.seat)) return least();
    // a run that is over goes nowhere from here
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

  /** Tells it that the match is over. @param end null where it was given up */
  over(end: EndForBot | null): void {
    this.#bot.tell({ type: 'end', ...(end ?? { winners: [], kind: 'aborted', rewards: [] }) });
    if (this.#asked > 0) this.#bot.lived(this.#taken > 0);
  }

  /** How it did. */
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

  /** What it is told before it is asked. */
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

  /** What it has not been told yet, which counts as told from now on. */
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
