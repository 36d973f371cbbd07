/** A game that the user has played, here or at the server, as their list shows it. */
import type { MyGame } from '@orrery/protocol';
import { atServer } from '../../connection/games/kept-analyses.ts';
import { type KeptGame, ME } from '../../connection/games/wanted.ts';
import { capital } from '../../ui/capital.ts';

/** How a game stands for the user. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'going' | 'stopped';

/** A game of the user. */
export interface Played {
  /** its id here, or the code of its table */
  readonly id: string;
  /** true for a game of this browser, false for one of the server */
  readonly here: boolean;
  readonly game: string;
  /** the name of its table; '' for a game of this browser */
  readonly title: string;
  readonly outcome: Outcome;
  /** the names of the other players, or the levels of bots */
  readonly others: readonly string[];
  /** what the user played; '' if that is not known */
  readonly deck: string;
  /** how many turns it had; null if that is not known */
  readonly turns: number | null;
  /** when it was last played, in milliseconds since 1970 */
  readonly at: number;
  /** the id of its analysis */
  readonly analysis: string;
}

const outcomeFor = (winners: readonly number[], seat: number): Outcome =>
  winners.length === 0 ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';

/** A game of this browser. */
export function playedHere({ id, game, players, names, winners, record, turn, played }: KeptGame): Played {
  const seat = players.indexOf(ME);
  const deck = capital(names[seat] ?? '');
  // games of an older version have no result, but the names of the winners
  const result: { readonly winners: readonly number[] } | null | undefined = record.result;
  const outcome: Outcome =
    winners === null
      ? 'going'
      : result != null
        ? outcomeFor(result.winners, seat)
        : winners.length === 0
          ? 'drawn'
          : winners.includes(deck)
            ? 'won'
            : 'lost';
  return {
    id,
    here: true,
    game,
    title: '',
    outcome,
    others: players.filter((_, at) => at !== seat),
    deck,
    turns: turn === 0 ? null : turn,
    at: played,
    analysis: id,
  };
}

/** A finished game of the server. */
export function playedThere({
  code,
  game,
  title,
  players,
  status,
  winners,
  seat,
  deck,
  turns,
  changed,
}: MyGame): Played {
  return {
    id: code,
    here: false,
    game,
    title,
    outcome: status === 'frozen' || winners === null ? 'stopped' : outcomeFor(winners, seat ?? -1),
    others: players.filter((_, at) => at !== seat),
    deck: deck ?? '',
    turns,
    at: changed,
    analysis: atServer(code, seat ?? 0),
  };
}

/** How many games were won, lost and drawn. Others do not count. */
export function tallyOf(games: readonly Played[]): { count: number; won: number; lost: number; drawn: number } {
  const of = (outcome: Outcome) => games.filter(game => game.outcome === outcome).length;
  const [won, lost, drawn] = [of('won'), of('lost'), of('drawn')];
  return { count: won + lost + drawn, won, lost, drawn };
}

/** All games of a kind that are over or stopped, the last played first. @param game its name; null for all */
export const finishedOf = (games: readonly Played[], game: string | null): readonly Played[] =>
  games
    .filter(played => played.outcome !== 'going' && (game === null || played.game === game))
    .sort((a, b) => b.at - a.at);
