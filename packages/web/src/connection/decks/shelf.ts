/** A player's decks in one form, whether the account or the browser saves them. */
import type { Person } from '@orrery/protocol';
import { t } from '../../copy/index.ts';
import { notes } from '../../ui/notes.ts';
import { server } from '../server/routes.ts';
import { deskOf } from './desk-door.ts';
import { dropDeck, type KeptDeck, keepDeck, keptDeck, keptDecks, newId } from './kept-decks.ts';

/** A deck as a list shows it. */
export type ShelvedDeck = Pick<KeptDeck, 'id' | 'game' | 'name' | 'changed'>;

/** The place of a user's decks: the account or this browser. */
export interface DeckShelf {
  readonly where: 'account' | 'browser';
  /** the decks of a game, the last changed first */
  list(game: string): Promise<readonly ShelvedDeck[]>;
  /** undefined if there is no deck of that id */
  take(id: string): Promise<KeptDeck | undefined>;
  /** Saves a new deck. @returns its id */
  begin(deck: Omit<KeptDeck, 'id' | 'changed'>): Promise<string>;
  /**
   * Saves it.
   * @returns the version number, if the shelf has them
   * @throws WrittenElsewhere if another tab has saved it since: nothing is saved then
   */
  keep(deck: KeptDeck): Promise<number | undefined>;
  drop(id: string): Promise<void>;
}

/** The decks of this browser. */
export const browserShelf: DeckShelf = {
  where: 'browser',
  list: keptDecks,
  take: keptDeck,
  async begin(deck) {
    const id = newId();
    await keepDeck({ ...deck, id, changed: Date.now() });
    return id;
  },
  keep: async deck => (await keepDeck(deck)).version,
  drop: dropDeck,
};

/** The decks of an account. The server saves them for all devices. Each call throws ServerFault if the server refuses it. */
export const accountShelf: DeckShelf = {
  where: 'account',
  list: async game => (await server.decks()).filter(deck => deck.game === game).sort((a, b) => b.changed - a.changed),
  async take(id) {
    const { deck, text } = await server.deck(id);
    return { ...deck, text, ruleset: rulesetOf(id) };
  },
  async begin({ game, name, text, ruleset }) {
    const taken = new Set((await accountShelf.list(game)).map(deck => deck.name));
    const called = freeName(name.trim() || t('decks.unnamed'), taken);
    // a list holds its own name: the list is the deck
    const list = text.trim() === '' || called !== name ? await deskOf(game).rename(text, called) : text;
    const { deck } = await server.keepDeck({ game, name: called, text: list });
    keepRuleset(deck.id, ruleset);
    return deck.id;
  },
  async keep({ id, name, text, ruleset }) {
    keepRuleset(id, ruleset);
    const called = name.trim().slice(0, 60);
    await server.changeDeck(id, { ...(called === '' ? {} : { name: called }), text: text === '' ? '\n' : text });
    return undefined;
  },
  async drop(id) {
    await server.dropDeck(id);
  },
};

/** The place for a user's new decks: the account, if there is one. */
export const shelfOf = (person: Person | null): DeckShelf =>
  person === null || person.guest ? browserShelf : accountShelf;

/** A deck by its id, with its shelf; null if no shelf has it. @throws ServerFault if the account cannot be asked */
export async function found(
  id: string,
  shelf: DeckShelf,
): Promise<{ readonly deck: KeptDeck; readonly shelf: DeckShelf } | null> {
  const here = await browserShelf.take(id);
  if (here !== undefined) return { deck: here, shelf: browserShelf };
  const there = shelf === browserShelf ? undefined : await shelf.take(id);
  return there === undefined ? null : { deck: there, shelf };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name.slice(0, 60);
  for (let n = 2; taken.has(free); n++) free = `${name.slice(0, 54)} (${n})`;
  return free;
}

/** The browser remembers which rules a deck of an account is checked by. The server saves only the list. */
const RULESETS = 'orrery-deck-rulesets';

function rulesets(): Record<string, string> {
  try {
    return JSON.parse(notes.read(RULESETS) ?? '{}');
  } catch {
    return {};
  }
}

const rulesetOf = (id: string): string | null => rulesets()[id] ?? null;

function keepRuleset(id: string, ruleset: string | null): void {
  if (ruleset === null || rulesetOf(id) === ruleset) return;
  notes.write(RULESETS, JSON.stringify({ ...rulesets(), [id]: ruleset }));
}
