/** A finished game of the server, to look back at. */
import type { TableInfo } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { atServer } from '../../connection/games/kept-analyses.ts';
import { type CarriedGame, ME } from '../../connection/games/wanted.ts';
import { server } from '../../connection/server/routes.ts';
import type { LookedBack } from '../../table/after/looked-back.ts';

/** The bot that plays for other people when a moment is tried again. */
const INSTEAD = 'medium';

/**
 * Who plays when a moment of a game with people is tried again: the user at one seat, bots at all others.
 * @param seat the seat that the game is judged for
 */
export const withBots = (
  { seats }: Pick<TableInfo, 'seats'>,
  seat: number,
): Pick<CarriedGame, 'players' | 'names'> => ({
  players: seats.map(({ kind, name }, at) => (at === seat ? ME : kind === 'bot' && name !== null ? name : INSTEAD)),
  names: seats.map(({ deck }) => deck ?? ''),
});

/**
 * A finished game of the server. The server gives its record once it is over, unless the decks were secret. The browser does the rest.
 * @param seat the seat that the game is judged for
 * @param next what else can be done after the game
 */
export function lookBackAt(info: TableInfo, seat: number, next: ReactNode): LookedBack {
  const { code, options } = info;
  return {
    id: code,
    analysis: atServer(code, seat),
    where:
      options.decks === 'secret'
        ? null
        : async () => ({ given: { ...withBots(info, seat), record: await server.record(code) } }),
    link: async () => `${location.origin}/replay/${code}`,
    next,
  };
}
