// The games that a server offers, for clients that do not know them.
import { type Static, Type } from 'typebox';
import { ShortText } from './shapes.ts';
import { AgreementInfo } from './table.ts';

/** A game, with everything that a host can choose for a table. */
export const GameInfo = Type.Object({
  name: Type.String({ description: 'the name that tables and decks use' }),
  title: Type.String(),
  version: Type.String({ description: 'the version of rules and cards' }),
  rulesets: Type.Array(ShortText, { description: 'the usual one first; empty if there is only one' }),
  agreements: Type.Array(
    Type.Object({
      ...AgreementInfo.properties,
      rulesets: Type.Array(ShortText, { description: 'the rulesets that allow it; empty in a game with one' }),
      rules: Type.Array(Type.String(), { description: 'the ids of its rules' }),
    }),
    { description: 'what players may agree on before the game' },
  ),
  calls: Type.Array(
    Type.Object({
      name: Type.String({ description: 'the name for the message `callAsHost`' }),
      title: Type.String(),
      rulesets: Type.Array(ShortText, { description: 'the rulesets that have it; empty in a game with one' }),
    }),
    { description: 'what the host of a table may call during a game' },
  ),
  players: Type.Object({ least: Type.Integer(), most: Type.Integer(), usual: Type.Integer() }),
  decks: Type.Array(
    Type.Object({
      name: Type.String({ description: 'the name for `{ ready }`' }),
      title: Type.String(),
      faction: Type.String(),
      about: Type.String(),
    }),
    { description: 'the ready decks, the usual one first' },
  ),
  moments: Type.Array(
    Type.Object({
      name: Type.String({ description: 'the name for the message `stops`' }),
      title: Type.String({ description: '`You are asked ...`' }),
      usual: Type.String({ description: 'the stop that a player begins with' }),
    }),
    { description: 'the kinds of question that you can pass. You choose where the game asks you' },
  ),
});
export type GameInfo = Static<typeof GameInfo>;

/** The games, and the bots that play them. */
export const GameList = Type.Object({
  games: Type.Array(GameInfo, { description: 'the usual one first' }),
  bots: Type.Array(Type.Object({ name: Type.String({ description: 'the name for a seat' }), about: Type.String() })),
});
export type GameList = Static<typeof GameList>;
