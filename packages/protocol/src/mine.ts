// Your own games.
import { type Static, Type } from 'typebox';
import { Code, orNull, SeatNumber, ShortText } from './shapes.ts';
import { TableStatus } from './table.ts';

/** One of your games, as a list shows it. */
export const MyGame = Type.Object({
  code: Code,
  title: Type.String(),
  game: ShortText,
  status: TableStatus,
  players: Type.Array(Type.String({ description: 'the players, by seat' })),
  waitsFor: Type.Array(Type.String({ description: 'the names of the players who must choose' })),
  mine: Type.Boolean({ description: 'whether it is your turn' }),
  due: orNull(Type.Integer({ description: 'when the next clock runs out; milliseconds since 1970' })),
  winners: orNull(
    Type.Array(Type.Integer(), {
      description: 'the seats that won; empty if nobody won, null while the game goes on',
    }),
  ),
  seat: orNull(SeatNumber),
  deck: orNull(Type.String({ description: 'your deck; null if none is chosen' })),
  turns: orNull(Type.Integer({ description: 'how many turns a finished game had; null if that is not known' })),
  changed: Type.Integer({ description: 'when something last happened there; milliseconds since 1970' }),
});
export type MyGame = Static<typeof MyGame>;

/** Your games, those where it is your turn first. */
export const MyGames = Type.Object({
  turns: Type.Array(MyGame, {
    description: 'games where it is your turn, the shortest time first',
  }),
  going: Type.Array(MyGame, { description: "games where it is another player's turn" }),
  waiting: Type.Array(MyGame, { description: 'tables that have not begun' }),
  finished: Type.Array(MyGame, { description: 'games that are over or frozen, the latest first' }),
  next: orNull(Code),
});
export type MyGames = Static<typeof MyGames>;

/** A page of finished games. `next` says where the next page begins; null on the last one. */
export const FinishedGames = Type.Object({ finished: Type.Array(MyGame), next: orNull(Code) });
export type FinishedGames = Static<typeof FinishedGames>;
