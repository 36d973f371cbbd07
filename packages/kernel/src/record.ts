import { BadInput, Refused } from './errors.ts';
import type { Game } from './game.ts';
import { depart, start, submit } from './machine.ts';
import { fingerprint } from './saved.ts';
import type { Result, Seat, State } from './state.ts';

/** The version of the record format. */
export const RECORD_VERSION = 1;
/** A fingerprint is taken after every so many choices. */
export const PRINT_EVERY = 25;

/** One entry of a record: a seat and the options it named, or `leave` for a seat that left. */
export type Choice = readonly [seat: Seat, ...ids: string[]];

/** Everything that reproduces a match: setup, seed and the list of choices, with fingerprints on the way. */
export interface MatchRecord {
  readonly orrery: number;
  readonly game: string;
  readonly version: string;
  readonly setup: unknown;
  readonly seed: number;
  readonly choices: readonly Choice[];
  /** [number of choices, fingerprint] pairs, in order */
  readonly prints: readonly (readonly [number, string])[];
  readonly result: Result | null;
}

/** The entry that says that a seat left the match. */
export const LEAVE = '!leave';

/** Where a replay went another way than the record says. */
export interface Divergence {
  /** how many choices had been replayed */
  readonly at: number;
  readonly message: string;
}

/**
 * Reads a record from text.
 * @param where what to call it in a message, such as the file name
 * @throws BadInput in one clear line when it is no record
 */
export function parseRecord(text: string, where: string): MatchRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadInput(`${where} is not a complete JSON file: the record may have been cut off.`);
  }
  if (typeof data !== 'object' || data === null || !('orrery' in data))
    throw new BadInput(`${where} is no Orrery record.`);
  const record = data as Partial<MatchRecord>;
  if (record.orrery !== RECORD_VERSION)
    throw new BadInput(`${where} has record format ${String(record.orrery)}; this version reads ${RECORD_VERSION}.`);
  const fault = (what: string) => new BadInput(`${where} is no complete record: ${what}.`);
  if (typeof record.game !== 'string') throw fault('"game" is missing');
  if (typeof record.version !== 'string') throw fault('"version" is missing');
  if (!Number.isSafeInteger(record.seed)) throw fault('"seed" is missing or no whole number');
  if (!Array.isArray(record.choices)) throw fault('"choices" is missing');
  if (!Array.isArray(record.prints)) throw fault('"prints" is missing');
  if (typeof record.result !== 'object') throw fault('"result" is missing');
  record.choices.forEach((c: unknown, i) => {
    if (!Array.isArray(c) || !Number.isSafeInteger(c[0]) || c.slice(1).some(id => typeof id !== 'string'))
      throw fault(`choice ${i + 1} is not a seat followed by option ids`);
  });
  record.prints.forEach((p: unknown, i) => {
    if (!Array.isArray(p) || !Number.isSafeInteger(p[0]) || typeof p[1] !== 'string')
      throw fault(`fingerprint ${i + 1} is not a number of choices and a text`);
  });
  return record as MatchRecord;
}

/** Applies one entry of a record. @throws Refused when the match does not take it */
export function applyChoice<S extends State>(game: Game<S>, s: S, [seat, ...ids]: Choice): void {
  if (ids[0] === LEAVE) depart(game, s, seat);
  else submit(game, s, s.ask?.id ?? -1, seat, ids);
}

/**
 * Replays a record and compares the fingerprints on the way.
 * @param each called after the start (0) and after each choice
 * @returns where it went another way, or null when all of it agrees
 */
export function replay<S extends State>(
  game: Game<S>,
  record: MatchRecord,
  each?: (s: S, choices: number) => void,
  heard = false,
): { state: S; divergence: Divergence | null } {
  const prints = new Map(record.prints.map(([at, print]) => [at, print]));
  const s = start(game, record.setup, record.seed, heard);
  const compare = (at: number): Divergence | null => {
    const expected = prints.get(at);
    return expected === undefined || expected === fingerprint(game, s)
      ? null
      : { at, message: `after ${at} choices the position differs from the recorded one` };
  };
  let divergence = compare(0);
  each?.(s, 0);
  for (let i = 0; i < record.choices.length && divergence === null; i++) {
    const choice = record.choices[i]!;
    try {
      applyChoice(game, s, choice);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        state: s,
        divergence: {
          at: i,
          message: `choice ${i + 1} (${choice.slice(1).join(', ') || 'nothing'} by seat ${choice[0] + 1}) is not taken: ${error.message}`,
        },
      };
    }
    divergence = compare(i + 1);
    each?.(s, i + 1);
  }
  if (divergence === null && JSON.stringify(record.result) !== JSON.stringify(s.result)) {
    divergence = { at: record.choices.length, message: 'the result differs from the recorded one' };
  }
  return { state: s, divergence };
}
