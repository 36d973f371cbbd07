// Replays a game from its log, and finds where today's rules differ.
import type { Divergence, State } from '@orrery/kernel';
import { type KeptMatch, type Player, Session, type TableGame } from '@orrery/table';
import { addRow, type Row, type Written } from './rows.ts';

/** A game made from its log, and the place where it differs from the original; null if it does not. */
export interface Played {
  readonly session: Session<State>;
  readonly divergence: Divergence | null;
}

/**
 * Makes a game from its log, one choice at a time. If it differs from the original, it stands at the last moment that agrees.
 * @yields after every choice. @throws BadInput
 */
export function* playedAlong(
  table: TableGame<State>,
  begun: Pick<KeptMatch, 'setup' | 'seed'>,
  rows: readonly Row[],
  players: readonly Player[],
): Generator<unknown, Played> {
  const written: Written = { choices: [], unasked: new Set(), prints: [] };
  for (const row of rows) addRow(written, row);
  const along = (kept: Written) => Session.alongSteps(table, { ...begun, ...kept }, players);
  const played = yield* along(written);
  if (!endsOtherwise(played, rows)) return played;
  // it stands at the last fingerprint before its last choice
  const { length } = written.choices;
  const at = Math.max(0, ...written.prints.map(([place]) => place).filter(place => place < length));
  const kept = { ...written, choices: written.choices.slice(0, at), prints: written.prints.filter(([x]) => x <= at) };
  const message = `after ${length} choices the game is over by one and goes on by the other`;
  return { ...(yield* along(kept)), divergence: { at, message } };
}

/** True if the game is over by today's rules and was not by the original ones, or the reverse. */
function endsOtherwise({ session, divergence }: Played, rows: readonly Row[]): boolean {
  const last = rows.at(-1);
  return divergence === null && last !== undefined && (session.result !== null) !== last.deed.asks.decision < 0;
}
