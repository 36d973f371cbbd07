// The record of a match: its setup, its seed and all choices, with fingerprints and seals that show changes.
import { BadInput } from '../errors.ts';
import { hash } from '../state/hash.ts';
import type { Result, Seat } from '../state/state.ts';

/** The version of the record format. */
export const RECORD_VERSION = 2;
/** The number of choices between two fingerprints. There is also one at the start and one at the end. */
export const PRINT_EVERY = 25;

/** One entry of a record: a seat and the options that it named. A word with `!` marks an entry that is not an answer. */
export type Choice = readonly [seat: Seat, ...ids: string[]];

/**
 * What a record knows of a position: its fingerprint, and a seal over the record up to there. The fingerprint shows where a replay differs; the seal
 * shows changes to the record itself.
 */
export type Print = readonly [choices: number, fingerprint: string, seal: string];

/** Everything that reproduces a match: setup, seed and the list of choices, with fingerprints on the way. */
export interface MatchRecord {
  readonly orrery: number;
  readonly game: string;
  readonly version: string;
  readonly setup: unknown;
  readonly seed: number;
  readonly choices: readonly Choice[];
  /** at the start, after every 25 choices and at the end of the record, in order */
  readonly prints: readonly Print[];
  readonly result: Result | null;
}

/** The entry that says that a seat left the match. */
export const LEAVE = '!leave';
/** The entry that says that a seat proposed to go back to the position after so many choices: `[0, '!undo', '17']`. */
export const UNDO = '!undo';
/** The entry that says that a seat proposed to end the match. */
export const END = '!end';
/** The entry that says that a seat claimed a draw, since a position had come for the third time. */
export const DRAW = '!draw';
/** The entry that says which standing order a seat gave: `[0, '!order', 'target']`. */
export const ORDER = '!order';
/** The entry that says that the cards which a seat did not know were dealt anew, with the seed of that deal: `[0, '!deal', '12345']`. */
export const DEAL = '!deal';

/** The entry that says which call the host of the table made. It names no seat: `[-1, '!host', 'time']`. */
export const HOST = '!host';

/** Where a replay differs from its record. */
export interface Divergence {
  /** the number of choices that were replayed */
  readonly at: number;
  readonly message: string;
}

/** Returns the numbers of choices after which a record of this length has fingerprints. */
export function printPlaces(choices: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < choices; at += PRINT_EVERY) places.push(at);
  places.push(choices);
  return places;
}

/** Returns the seal over a record's head. Later seals continue it. */
export function sealHead({ game, version, setup, seed }: Omit<MatchRecord, 'choices' | 'prints' | 'result'>): string {
  return hash(JSON.stringify([RECORD_VERSION, game, version, setup, seed]));
}

/** Returns the seal over the next part of a record: the choices since the last fingerprint, and the next one. */
export function sealPart(last: string, choices: readonly Choice[], fingerprint: string): string {
  return hash(JSON.stringify([last, choices, fingerprint]));
}

/**
 * Checks that a record is unchanged: all fingerprints are there and all seals fit. This needs no game.
 * @returns the first place that was changed; null if none
 */
export function changed(record: MatchRecord): Divergence | null {
  const { choices, prints } = record;
  let seal = sealHead(record);
  let last = 0;
  for (const [i, at] of printPlaces(choices.length).entries()) {
    const print = prints[i];
    if (print === undefined || print[0] > at)
      return { at: last, message: `the fingerprint after ${at} choices is missing` };
    if (print[0] < at)
      return { at: last, message: `there is a fingerprint after choice ${print[0]}, but there is no such choice` };
    seal = sealPart(seal, choices.slice(last, at), print[1]);
    if (seal !== print[2]) {
      const part = at === last + 1 ? `choice ${at}` : `the part for choices ${last + 1} to ${at}`;
      return { at: last, message: `${at === 0 ? 'the head (game, version, setup or seed)' : part} was changed` };
    }
    last = at;
  }
  const more = prints[printPlaces(choices.length).length];
  return more === undefined
    ? null
    : { at: last, message: `there is a fingerprint after choice ${more[0]}, but there is no such choice` };
}

/**
 * Reads a record from text.
 * @param where the record's name in messages, such as the file name
 * @throws BadInput in one clear line if it is not a record
 */
export function parseRecord(text: string, where: string): MatchRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadInput(`${where} is not a complete JSON file. The end of the record may be missing.`);
  }
  if (typeof data !== 'object' || data === null || !('orrery' in data))
    throw new BadInput(`${where} is not an Orrery record.`);
  const record = data as Partial<MatchRecord>;
  if (record.orrery !== RECORD_VERSION)
    throw new BadInput(
      `${where} has record format ${String(record.orrery)}. This version reads format ${RECORD_VERSION}.`,
    );
  const fault = (what: string) => new BadInput(`${where} is not a complete record: ${what}.`);
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
    if (!Array.isArray(p) || !Number.isSafeInteger(p[0]) || typeof p[1] !== 'string' || typeof p[2] !== 'string')
      throw fault(`fingerprint ${i + 1} is not a number of choices and two texts`);
  });
  return record as MatchRecord;
}
