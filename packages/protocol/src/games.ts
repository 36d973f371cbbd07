// The games that a server offers, for a client that knows none.
import { type Static, Type } from 'typebox';
import { ShortText } from './shapes.ts';

/** A game, with what one may choose when a table is opened. */
export const GameInfo = Type.Object({
  name: Type.String({ description: 'as tables and decks name it' }),
  title: Type.String(),
  version: Type.String({ description: 'the version of rules and cards' }),
  rulesets: Type.Array(ShortText, { description: 'the usual one first; empty where there is but one' }),
  players: Type.Object({ least: Type.Integer(), most: Type.Integer(), usual: Type.Integer() }),
  decks: Type.Array(
    Type.Object({
      name: Type.String({ description: 'as `{ ready }` names it' }),
      title: Type.String(),
      faction: Type.String(),
      about: Type.String(),
    }),
    { description: 'the ready decks, the usual one first' },
  ),
  moments: Type.Array(
    Type.Object({
      name: Type.String({ description: 'as the message `stops` names it' }),
      title: Type.String({ description: '`You are asked ...`' }),
      usual: Type.String({ description: 'the stop that a player begins with' }),
    }),
    { description: 'the kinds of question at which one may pass, and choose whether one is asked' },
  ),
});
export type GameInfo = Static<typeof GameInfo>;

/** The games, and the bots that play them. */
export const GameList = Type.Object({
  games: Type.Array(GameInfo, { description: 'the usual one first' }),
  bots: Type.Array(Type.Object({ name: Type.String({ description: 'as a seat names it' }), about: Type.String() })),
});
export type GameList = Static<typeof GameList>;
