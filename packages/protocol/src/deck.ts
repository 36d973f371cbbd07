// Decks that a person keeps. Only that person sees them.
import { type Static, Type } from 'typebox';
import { Count, orNull, ShortText } from './shapes.ts';

/** The list of a deck. A LackeyCCG deck needs a line for each copy of a card. */
export const DeckText = Type.String({
  minLength: 1,
  maxLength: 60_000,
  description:
    'a list in plain text, or a deck of LackeyCCG (.dek), OCTGN (.o8d) or Cockatrice (.cod), which is kept as a plain list',
});

export const DeckName = Type.String({ minLength: 1, maxLength: 60 });

export const DeckId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

/** A deck to save. Without a name, it gets the name in its text. */
export const DeckWanted = Type.Object(
  { game: ShortText, name: Type.Optional(DeckName), text: DeckText },
  { additionalProperties: false },
);
export type DeckWanted = Static<typeof DeckWanted>;

export const DeckChange = Type.Object(
  { name: Type.Optional(DeckName), text: Type.Optional(DeckText) },
  { additionalProperties: false },
);
export type DeckChange = Static<typeof DeckChange>;

/** A saved deck, without its list. */
export const DeckInfo = Type.Object({
  id: DeckId,
  game: ShortText,
  name: Type.String(),
  created: Type.Integer({ description: 'milliseconds since 1970' }),
  changed: Type.Integer({ description: 'milliseconds since 1970' }),
});
export type DeckInfo = Static<typeof DeckInfo>;

export const DeckFaults = Type.Object({
  ruleset: orNull(Type.String({ description: 'the rules that judged it' })),
  size: Type.String({ description: 'how many cards each part has, in words' }),
  faults: Type.Array(
    Type.Object({
      line: Count,
      rule: Type.String({ description: "the rule that it breaks; '' if the line could not be read" }),
      text: Type.String(),
      suggestions: Type.Array(Type.String()),
    }),
  ),
});
export type DeckFaults = Static<typeof DeckFaults>;

/** A saved deck with its list, and its faults by the rules that you asked for. */
export const KeptDeck = Type.Object({ deck: DeckInfo, text: Type.String(), report: DeckFaults });
export type KeptDeck = Static<typeof KeptDeck>;

export const DeckShelf = Type.Object({ decks: Type.Array(DeckInfo) });
export type DeckShelf = Static<typeof DeckShelf>;

/** A list to judge without saving it. */
export const DeckTrial = Type.Object(
  { game: ShortText, text: DeckText, ruleset: Type.Optional(ShortText) },
  { additionalProperties: false },
);
export type DeckTrial = Static<typeof DeckTrial>;

/** The rules that judge a deck. Without a name, the usual ones of the game. */
export const DeckQuery = Type.Object({ ruleset: Type.Optional(ShortText) }, { additionalProperties: false });
