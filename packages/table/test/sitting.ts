import type { State } from '@orrery/kernel';
import { tableGame } from '../src/games/registry.ts';
import { type Player, prepareMatch, rulesetOf, Session, type TableGame } from '../src/index.ts';

export const ANN: Player = { person: 'ann' };
export const BEN: Player = { person: 'ben' };
export const BOT: Player = { bot: 'greedy' };

/** A table at which these sit, with ready decks. */
export function sitting(
  game: string,
  players: readonly Player[],
  table: TableGame<State> = tableGame(game),
  seed = 5,
): Session<State> {
  const { setup } = prepareMatch(table, [], players.length, rulesetOf(table, undefined));
  return Session.start(table, setup, seed, players);
}

/** Goes on, and lets persons answer as little as they may, until this holds. */
export function until(session: Session<State>, there: (s: Session<State>) => boolean): void {
  for (;;) {
    session.goOn();
    if (session.result !== null) throw new Error('the match was over before that');
    if (there(session)) return;
    session.expire(session.awaitedPersons[0]!, session.match.decision);
  }
}
