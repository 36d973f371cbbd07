// Matches for a learning program: a message comes in, a reply goes out.
import { randomInt } from 'node:crypto';
import { BadInput, Refused, type Seat, type State, sharesOf } from '@orrery/kernel';
import { BOT_NAMES, checkSeats, type Prepared, readyPairs, readySeatings, type TableGame } from '@orrery/table';
import { readIds, readLine } from '../../external-bots/protocol.ts';
import { inColumns } from '../../external-bots/question.ts';
import { prepareDecks } from '../../files/decks.ts';
import { ME } from '../../terminal/play/players.ts';
import { LEAST, PROPOSAL, SteppedMatch } from './match.ts';
import { LONGEST, vectorOf } from './observe.ts';

/** The match of an environment, if a reset says nothing else. */
export interface EnvironmentSettings {
  readonly seats: readonly string[];
  /** the first seed; null for a random one */
  readonly seed: number | null;
  readonly decks: readonly string[];
  readonly ruleset: string | null;
  /** true if everybody may read all decks: our bots know them then */
  readonly openLists?: boolean;
  /** the names of the optional rules that all players agree on */
  readonly agree?: readonly string[];
}

/** The observation of the table at each step. */
type Observed = 'none' | 'view' | 'vector';

interface Played {
  readonly match: SteppedMatch;
  readonly decks: readonly string[];
  readonly observed: Observed;
  readonly labels: boolean;
  readonly size: number;
}

type Message = Readonly<Record<string, unknown>>;

/** The most matches that one environment plays at once. */
const MOST_MATCHES = 1_024;
/** How many prepared setups are kept. */
const MOST_SETUPS = 1_000;
/** How many seatings of ready decks are used in turn. */
const SEATINGS = 100;
const USUAL_SIZE = 512;

/**
 * Matches for a learning program. Each message steps one of them and gets a reply. It survives any message: one that it cannot use gets an error as
 * its reply, and nothing changes.
 */
export class Environment {
  readonly #matches = new Map<string, Played>();
  readonly #prepared = new Map<string, Prepared>();
  readonly #seatings = new Map<number, readonly (readonly string[])[]>();
  #seed: number;

  constructor(
    readonly table: TableGame<State>,
    readonly settings: EnvironmentSettings,
  ) {
    checkSeated(table, settings.seats);
    this.#seed = settings.seed ?? randomInt(1, 2 ** 47);
    // a fault of the settings is reported before the first message
    this.#setup(settings.decks, settings.seats.length, 0);
  }

  /** The first message: the match that it plays, and what can be asked of it. */
  get hello(): object {
    const { table, settings } = this;
    return {
      type: 'hello',
      protocol: 1,
      game: table.game.name,
      version: table.game.version,
      seats: settings.seats,
      bots: BOT_NAMES,
      decks: Object.keys(table.decks),
    };
  }

  /** The reply to a line; null after the last one. */
  reply(line: string): object | null {
    const message = readLine(line);
    if (message === null) return { type: 'error', error: 'This line is not a JSON object.' };
    const about = message.match === undefined ? {} : { match: message.match };
    try {
      switch (message.type) {
        case 'reset':
          return { ...about, ...this.#reset(message) };
        case 'step':
          return { ...about, ...this.#step(message) };
        case 'observe':
          return { ...about, ...this.#told(this.#playing(message), seatOf(message.seat)) };
        case 'close':
          if (message.match === undefined) return null;
          this.#matches.delete(nameOf(message));
          return { ...about, type: 'closed' };
        default:
          throw new BadInput(
            `"type" must be reset, step, observe or close, not ${JSON.stringify(message.type) ?? 'left out'}.`,
          );
      }
    } catch (error) {
      if (error instanceof Refused)
        return { ...about, type: 'error', error: error.message, reason: error.reason, rule: error.rule };
      const text = (error instanceof Error ? error.message : String(error))
        .split('\n')
        .map(line => line.trim())
        .join(' ');
      return { ...about, type: 'error', error: error instanceof BadInput ? text : `Orrery has an error: ${text}` };
    }
  }

  #reset(message: Message): object {
    const name = nameOf(message);
    if (!this.#matches.has(name) && this.#matches.size >= MOST_MATCHES)
      throw new BadInput(`One environment plays ${MOST_MATCHES} matches at once. Close one first.`);
    const seats = texts(message.seats, 'seats') ?? this.settings.seats;
    checkSeated(this.table, seats);
    const decks =
      texts(message.decks, 'decks') ?? (seats.length === this.settings.seats.length ? this.settings.decks : []);
    const { seed = this.#seed, view = 'none', labels = false, size = USUAL_SIZE, forced = false } = message;
    if (!Number.isSafeInteger(seed) || (seed as number) < 0)
      throw new BadInput('"seed" must be a whole number from 0.');
    if (view !== 'none' && view !== 'view' && view !== 'vector')
      throw new BadInput('"view" must be none, view or vector.');
    if (!Number.isSafeInteger(size) || (size as number) < 1 || (size as number) > LONGEST)
      throw new BadInput(`"size" must be a whole number from 1 to ${LONGEST}.`);
    if (typeof labels !== 'boolean' || typeof forced !== 'boolean')
      throw new BadInput('"labels" and "forced" must be true or false.');
    const prepared = this.#setup(decks, seats.length, seed as number);
    const match = new SteppedMatch(this.table, prepared.setup, seed as number, seats, forced);
    if (message.seed === undefined) this.#seed++;
    const played: Played = { match, decks: prepared.decks, observed: view, labels, size: size as number };
    this.#matches.set(name, played);
    return { ...this.#told(played, null), seed, decks: prepared.decks };
  }

  #step(message: Message): object {
    const played = this.#playing(message);
    const { match } = played;
    if (match.over) throw new Refused('The match is over. Reset it.', 'over');
    const seat = seatOf(message.seat) ?? match.asked[0]!;
    const said = message.answer;
    if (typeof said === 'string') {
      if (said !== LEAST && said !== PROPOSAL && !BOT_NAMES.includes(said))
        throw new BadInput(`"answer" must be a list of ids, or one of: ${[LEAST, PROPOSAL, ...BOT_NAMES].join(', ')}.`);
      const answered = match.step(seat, said);
      return { ...this.#told(played, null), answered };
    }
    const ids = readIds(said);
    if (ids === null)
      throw new BadInput(
        '"answer" must be a list of ids, such as ["pass"], or the name of a bot that answers for you.',
      );
    match.step(seat, ids);
    return this.#told(played, null);
  }

  #playing(message: Message): Played {
    const played = this.#matches.get(nameOf(message));
    if (played === undefined) throw new BadInput('There is no such match. Reset it first.');
    return played;
  }

  /** The decks by name, or the seating for a seed: the same seed gives the same table. */
  #setup(given: readonly string[], seats: number, seed: number): Prepared {
    const { table } = this;
    const all = given.length > 0 ? [given] : this.#ready(seats);
    const decks = all[seed % all.length] ?? [];
    const key = JSON.stringify([decks, seats]);
    let prepared = this.#prepared.get(key);
    if (prepared === undefined) {
      if (this.#prepared.size >= MOST_SETUPS) this.#prepared.clear();
      prepared = prepareDecks(table, decks, seats, this.settings.ruleset, this.settings);
      this.#prepared.set(key, prepared);
    }
    return prepared;
  }

  /** The seatings of ready decks. */
  #ready(seats: number): readonly (readonly string[])[] {
    let ready = this.#seatings.get(seats);
    if (ready === undefined) {
      ready = this.table.players.most === 2 ? readyPairs(this.table) : readySeatings(this.table, seats, SEATINGS);
      this.#seatings.set(seats, ready);
    }
    return ready;
  }

  /** The reply about a match: the present question, or the result. */
  #told({ match, observed, labels, size }: Played, wanted: Seat | null): object {
    const { table, state, steps } = match;
    const seats = match.asked;
    const turn = table.turn(state);
    if (match.over) {
      const { winners, kind } = state.result ?? { winners: [], kind: match.cut ? 'too long' : 'fault' };
      const rewards = sharesOf({ winners }, state.seats.length);
      return {
        type: 'end',
        done: true,
        seats,
        steps,
        turn,
        winners,
        kind,
        rewards,
        ...(match.cut ? { cut: true } : {}),
        ...(match.fault === null ? {} : { fault: match.fault }),
      };
    }
    const seat = wanted ?? seats[0]!;
    if (!seats.includes(seat)) throw new Refused('Nothing is asked of this seat now.', 'not-asked');
    const view = observed === 'none' ? null : table.game.table(state, seat);
    return {
      type: 'ask',
      done: false,
      seat,
      seats,
      steps,
      turn,
      ...inColumns(table.game, state, seat, labels),
      ...(view === null ? {} : observed === 'view' ? { view } : { vector: vectorOf(view, size, seat) }),
    };
  }
}

/** @throws BadInput if the game does not allow this number of seats, or a seat is not possible */
function checkSeated(table: TableGame<State>, seats: readonly string[]): void {
  checkSeats(table, seats.length);
  const wrong = seats.find(name => name !== ME && !BOT_NAMES.includes(name));
  if (wrong !== undefined)
    throw new BadInput(`There is no player "${wrong}". Choose from ${[ME, ...BOT_NAMES].join(', ')}.`);
}

const nameOf = ({ match = '' }: Message): string => String(match);

function seatOf(said: unknown): Seat | null {
  if (said === undefined) return null;
  if (!Number.isSafeInteger(said)) throw new BadInput('"seat" must be the number of a seat, from 0.');
  return said as Seat;
}

function texts(said: unknown, name: string): readonly string[] | null {
  if (said === undefined) return null;
  const list = readIds(said);
  if (list === null) throw new BadInput(`"${name}" must be a list of names.`);
  return list;
}
