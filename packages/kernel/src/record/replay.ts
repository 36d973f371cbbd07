// Replays a record, says where it differs, and continues recorded matches.
import { BadInput, Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import { Match } from '../match/match.ts';
import type { State } from '../state/state.ts';
import { changed, type Divergence, END, type MatchRecord, UNDO } from './record.ts';
import { fingerprint, restore, type Saved } from './saved.ts';

/**
 * Plays a record and compares the fingerprints.
 * @param each called after the start (0) and after each choice
 * @returns the match as far as it went, and where it differed: null if all agrees
 * @throws BadInput if the setup cannot make a match
 */
function follow<S extends State>(
  game: Game<S>,
  record: MatchRecord,
  each?: (match: Match<S>, choices: number) => void,
): { match: Match<S>; divergence: Divergence | null } {
  const match = Match.start(game, record.setup, record.seed);
  const prints = new Map(record.prints.map(([at, print]) => [at, print]));
  const compare = (at: number): Divergence | null => {
    const expected = prints.get(at);
    return expected === undefined || expected === fingerprint(game, match.state)
      ? null
      : { at, message: `after ${at} choices the position differs from the recorded one` };
  };
  const told = (choices: number) => {
    if (each !== undefined) each(match, choices);
    else match.hear();
  };
  let divergence = compare(0);
  told(0);
  for (let i = 0; i < record.choices.length && divergence === null; i++) {
    const choice = record.choices[i]!;
    try {
      match.take(choice);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const what = `choice ${i + 1} (${choice.slice(1).join(', ') || 'nothing'} by seat ${choice[0] + 1})`;
      return { match, divergence: { at: i, message: `${what} is refused: ${error.message.replace(/\.$/, '')}` } };
    }
    divergence = compare(i + 1);
    told(i + 1);
  }
  divergence ??= changed(record);
  if (divergence === null && JSON.stringify(record.result) !== JSON.stringify(match.state.result))
    divergence = { at: record.choices.length, message: 'the result differs from the recorded one' };
  return { match, divergence };
}

/**
 * Replays a record, compares the fingerprints, and checks that the record is unchanged.
 * @param each called after the start (0) and after each choice
 * @returns where it differs, or null if all agrees
 * @throws BadInput if the setup cannot make a match
 */
export function replay<S extends State>(
  game: Game<S>,
  record: MatchRecord,
  each?: (s: S, choices: number) => void,
): { state: S; divergence: Divergence | null } {
  const { match, divergence } = follow(game, record, each && ((m, choices) => each(m.state, choices)));
  return { state: match.state, divergence };
}

/**
 * Continues a recorded match from a saved state of its last position, without replaying it. If that state cannot be used (a program has changed, it
 * is another position, answers wait in it), the record is replayed.
 * @throws BadInput as `resume` does
 */
export function resumeFrom<S extends State>(game: Game<S>, record: MatchRecord, saved: Saved): Resumed<S> {
  const last = record.prints.at(-1);
  if (record.game !== game.name || record.version !== game.version || last === undefined || changed(record) !== null)
    return resume(game, record);
  // only a replay knows the votes and the waiting answers
  if (record.choices.some(([, word]) => word === UNDO || word === END)) return resume(game, record);
  let state: S;
  try {
    state = restore(game, saved);
  } catch (error) {
    if (error instanceof BadInput) return resume(game, record);
    throw error;
  }
  const waits = state.ask !== null && state.ask.seats.length > 1;
  if (waits || fingerprint(game, state) !== last[1]) return resume(game, record);
  if (JSON.stringify(record.result) !== JSON.stringify(state.result)) return resume(game, record);
  return { match: Match.at(game, record, state), notice: null, replayed: false };
}

/** A match that continues, with a note about it. */
export interface Resumed<S extends State> {
  readonly match: Match<S>;
  /** one line for people; null if there is nothing to say */
  readonly notice: string | null;
  /** false if it continues from a saved state */
  readonly replayed: boolean;
}

/**
 * Continues a recorded match. A changed record is refused, so that it is never written back as valid. A record of another version is accepted if
 * every fingerprint agrees.
 * @param each called after the start (0) and after each choice
 * @throws BadInput in one line with the place, if the record is of another game, was changed, or plays differently here
 */
export function resume<S extends State>(
  game: Game<S>,
  record: MatchRecord,
  each?: (match: Match<S>, choices: number) => void,
): Resumed<S> {
  if (record.game !== game.name) throw new BadInput(`This is a record of ${record.game}, not of ${game.name}.`);
  const fault = changed(record);
  if (fault !== null)
    throw new BadInput(`The record was changed, so the match cannot go on from it: ${fault.message}.`);
  const { match, divergence } = follow(game, record, each);
  const other = record.version !== game.version;
  if (divergence !== null) {
    const why = other
      ? `version ${record.version} of ${game.title} made it, and this is version ${game.version}: ${divergence.message}`
      : divergence.message;
    throw new BadInput(`The match cannot go on from this record: ${why}.`);
  }
  return {
    match,
    replayed: true,
    notice: other
      ? `Version ${record.version} of ${game.title} made this record; version ${game.version} agrees with all of it.`
      : null,
  };
}
