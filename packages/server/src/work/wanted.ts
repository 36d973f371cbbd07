// Judges what somebody wants of a new table: its game, seats, bots, options and decks.
import { BadInput, type State, shownText } from '@orrery/kernel';
import type { DeckChoice, TableOptions, TableWanted } from '@orrery/protocol';
import {
  checkBot,
  checkSeats,
  type GivenDeck,
  prepareMatch,
  readyDeck,
  readyDecks,
  rulesetOf,
  type TableGame,
  tableGame,
} from '@orrery/table';
import { deckName } from '../names/deck-names.ts';

/** How a table is where nothing else is wished. */
const USUAL: TableOptions = {
  decks: 'open',
  clock: { kind: 'none' },
  listed: false,
  spectators: { delay: 0 },
  chat: true,
};

/** A table that can be opened. */
export interface Wanted {
  readonly table: TableGame<State>;
  readonly ruleset: string | null;
  readonly options: TableOptions;
  readonly decks: readonly (GivenDeck | null)[];
}

/** Judges a wish for a table. @throws BadInput in one line, or a line for each fault of a deck */
export function judgeWanted({ game, ruleset: named, seats, options }: TableWanted): Wanted {
  const table = tableGame(game);
  const ruleset = rulesetOf(table, named);
  checkSeats(table, seats.length);
  if (seats.filter(seat => seat.kind === 'me').length > 1) throw new BadInput('You can have one seat at a table.');
  for (const seat of seats) if (seat.kind === 'bot') checkBot(seat.bot);
  const decks = seats.map(seat =>
    'deck' in seat && seat.deck !== undefined ? givenDeck(table, ruleset, seat.deck) : null,
  );
  return { table, ruleset, options: { ...USUAL, ...options }, decks };
}

/**
 * The deck that is meant for a seat, where it can be played.
 * @throws BadInput where there is none of that name, or a list has faults: a line for each
 */
export function givenDeck(table: TableGame<State>, ruleset: string | null, choice: DeckChoice): GivenDeck {
  if ('list' in choice) {
    const given = { name: deckName(choice.name), text: shownText(choice.list), ready: false };
    // judged as it will be when the game begins, beside decks that come with the game
    prepareMatch(table, [given], table.players.usual, ruleset);
    return given;
  }
  // kept decks have become lists where the request came in (`listKept`)
  if ('kept' in choice) throw new BadInput('Only the owner of a deck can use it.');
  const found = readyDeck(table, choice.ready);
  if (found === null)
    throw new BadInput(
      `${table.game.title} has no ready deck called "${choice.ready}". Choose from: ${readyDecks(table).join(', ')}.`,
    );
  return found;
}
