// Judges the request for a new table: its game, seats, bots, options and decks.
import { BadInput, overlayName, type State, shownText } from '@orrery/kernel';
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
} from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { deckName } from '../names/deck-names.ts';

/** The usual options of a table, but for hints. */
const USUAL: Omit<TableOptions, 'hints'> = {
  decks: 'open',
  clock: { kind: 'none' },
  listed: false,
  spectators: { delay: 0 },
  chat: true,
};

/** True if players get hints where nobody says so: at tables for fun. Under a clock that runs during the game, a player who thinks alone has it harder. */
const usualHints = ({ kind }: TableOptions['clock']): boolean => kind === 'none' || kind === 'days';

/** A table that can be opened. */
export interface Wanted {
  readonly table: TableGame<State>;
  readonly ruleset: string | null;
  readonly options: TableOptions;
  readonly decks: readonly (GivenDeck | null)[];
}

/** Judges a request for a table, whose overlay is loaded. @throws BadInput in one line, or one line for each fault of a deck */
export function judgeWanted({ game, ruleset: named, seats, options, overlay }: TableWanted): Wanted {
  const table = tableGame(game);
  const ruleset = rulesetOf(table, named);
  checkSeats(table, seats.length);
  if (seats.filter(seat => seat.kind === 'me').length > 1) throw new BadInput('You can have one seat at a table.');
  for (const seat of seats) if (seat.kind === 'bot') checkBot(seat.bot);
  const decks = seats.map(seat =>
    'deck' in seat && seat.deck !== undefined ? givenDeck(table, ruleset, seat.deck, overlay ?? null) : null,
  );
  return { table, ruleset, options: { ...USUAL, hints: usualHints(options?.clock ?? USUAL.clock), ...options }, decks };
}

/**
 * The deck for a seat, if it can be played.
 * @param tableOverlay the overlay of the table (JSON), which is loaded; null for printed cards only
 * @throws BadInput if there is none of that name, or the list has faults: a line for each
 */
export function givenDeck(
  table: TableGame<State>,
  ruleset: string | null,
  choice: DeckChoice,
  tableOverlay: string | null,
): GivenDeck {
  const overlay: unknown = tableOverlay === null ? undefined : JSON.parse(tableOverlay);
  if ('list' in choice) {
    const given = { name: deckName(choice.name), text: shownText(choice.list), ready: false };
    checkMadeWith(given.name, choice.overlay, overlay);
    // judged as when the game begins, beside a ready deck
    prepareMatch(table, [given], table.players.usual, ruleset, { overlay });
    return given;
  }
  // `listKept` has replaced saved decks by lists when the request came in
  if ('kept' in choice) throw new BadInput('Only the owner of a deck can use it.');
  const found = readyDeck(table, choice.ready);
  if (found === null)
    throw new BadInput(
      `${table.game.title} has no ready deck called "${choice.ready}". Choose from: ${readyDecks(table).join(', ')}.`,
    );
  return found;
}

/** @throws BadInput in one line if a deck was made with an overlay, and the table has another one, or none */
function checkMadeWith(deck: string, madeWith: string | undefined, overlay: unknown): void {
  if (madeWith === undefined || (overlay !== undefined && overlayName(overlay) === madeWith)) return;
  throw new BadInput(
    overlay === undefined
      ? `You made ${deck} with an overlay, and this table has none. Choose a deck of printed cards, or open a table with your overlay.`
      : `All players need the same overlay. The overlay of ${deck} differs from the overlay of the table.`,
  );
}
