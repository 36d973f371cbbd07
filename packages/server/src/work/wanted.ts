// Judges the request for a new table: its game, seats, bots, options and decks.
import { BadInput, overlayName, type State, shownText } from '@orrery/kernel';
import type { DeckChoice, TableOptions, TableWanted } from '@orrery/protocol';
import {
  agreedOf,
  checkBot,
  checkSeats,
  type GivenDeck,
  type Preparing,
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
  /** the ids of what its players agree on: those that the host named, and those that the host's decks and seats need */
  readonly agreed: readonly string[];
}

/** What a match of a table begins with, besides its decks. */
interface Terms {
  /** the overlay of the table (JSON), which is loaded; null for printed cards only */
  readonly tableOverlay: string | null;
  /** the ids of what its players agree on; null for a table from before there was a choice */
  readonly agreed: readonly string[] | null;
}

/** How a match of a table is prepared: decks that need more than its players agree on are refused, because others sit there, too. */
export const preparingOf = ({ tableOverlay, agreed }: Terms): Preparing => ({
  overlay: tableOverlay === null ? undefined : JSON.parse(tableOverlay),
  ...(agreed === null ? {} : { agreed, onlyAgreed: true }),
});

/** Judges a request for a table, whose overlay is loaded. @throws BadInput in one line, or one line for each fault of a deck */
export function judgeWanted({
  game,
  ruleset: named,
  seats,
  options,
  overlay,
  agreed: names = [],
}: TableWanted): Wanted {
  const table = tableGame(game);
  const ruleset = rulesetOf(table, named);
  checkSeats(table, seats.length);
  if (seats.filter(seat => seat.kind === 'me').length > 1) throw new BadInput('You can have one seat at a table.');
  for (const seat of seats) if (seat.kind === 'bot') checkBot(seat.bot);
  const wishes = agreedOf(table, ruleset, names);
  const terms = { ruleset, tableOverlay: overlay ?? null, agreed: null };
  const decks = seats.map(seat =>
    'deck' in seat && seat.deck !== undefined ? givenDeck(table, seat.deck, terms) : null,
  );
  // the host who chooses such decks agrees to what they need, and everybody sees it before joining
  const needed =
    table.needed?.({ ruleset, decks, overlay: overlay === undefined ? undefined : JSON.parse(overlay) }) ?? [];
  const agreed = agreedOf(table, ruleset, [...wishes, ...needed]);
  // ready decks in the free seats show whether a match with these rules can begin at all
  if (wishes.length > 0) prepareMatch(table, decks, seats.length, ruleset, preparingOf({ ...terms, agreed }));
  const settings = { ...USUAL, hints: usualHints(options?.clock ?? USUAL.clock), ...options };
  return { table, ruleset, options: settings, decks, agreed };
}

/**
 * The deck for a seat, if it can be played.
 * @throws BadInput if there is none of that name, the list has faults (a line for each), or it needs more than the table's players agree on
 */
export function givenDeck(
  table: TableGame<State>,
  choice: DeckChoice,
  { ruleset, ...terms }: Terms & { readonly ruleset: string | null },
): GivenDeck {
  const preparing = preparingOf(terms);
  // judged as when the game begins, beside ready decks
  const judge = (deck: GivenDeck): GivenDeck => {
    prepareMatch(table, [deck], table.players.usual, ruleset, preparing);
    return deck;
  };
  if ('list' in choice) {
    const given = { name: deckName(choice.name), text: shownText(choice.list), ready: false };
    checkMadeWith(given.name, choice.overlay, preparing.overlay);
    return judge(given);
  }
  // `listKept` has replaced saved decks by lists when the request came in
  if ('kept' in choice) throw new BadInput('Only the owner of a deck can use it.');
  const found = readyDeck(table, choice.ready);
  if (found === null)
    throw new BadInput(
      `${table.game.title} has no ready deck called "${choice.ready}". Choose from: ${readyDecks(table).join(', ')}.`,
    );
  return terms.agreed === null || table.needed === undefined ? found : judge(found);
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
