// Asks which game, which deck and which opponents.
import type { State } from '@orrery/kernel';
import { LEVELS, loadRules, SHELF, type TableGame, tellFault } from '@orrery/table';
import { explain } from '../../common/errors.ts';
import type { Io } from '../../common/io.ts';
import { type Pick, pick, write } from '../../common/wizard.ts';
import { deckOf } from '../../files/decks.ts';
import { ME } from '../play/players.ts';

/** Asks for a game; null if the user leaves. */
export const pickGame = async (io: Io, message: string): Promise<TableGame<State> | null> =>
  pick(
    io,
    message,
    (await Promise.all(SHELF.map(({ name }) => loadRules(name)))).map(table => ({
      value: table,
      label: table.game.title,
      about: playersText(table),
    })),
  );

function playersText({ players: { least, most } }: TableGame<State>): string {
  return least === most ? `for ${most} players` : `for ${least} to ${most} players`;
}

/** The fault of a deck that was given as a file or a ready deck's name; null if it has none. */
function deckFault(table: TableGame<State>, name: string): string | null {
  if (name === '') return 'Type the name of the file with the list, such as my-deck.txt.';
  try {
    const { faults } = table.checkDeck(deckOf(table, name).text, table.rulesets[0] ?? null);
    if (faults.length === 0) return null;
    const more =
      faults.length > 3 ? ` And ${faults.length - 3} more: ./orrery deck check ${name} --game ${table.game.name}` : '';
    return `${faults.slice(0, 3).map(tellFault).join(' ')}${more}`;
  } catch (error) {
    return explain(error).line;
  }
}

/** Asks for a deck, a ready one or the user's own list, until it can be played; null if the user leaves. */
export async function pickDeck(io: Io, table: TableGame<State>, message: string): Promise<string | null> {
  const OWN = '';
  const deck = await pick(io, message, [
    ...Object.entries(table.decks).map(([value, { title, faction, about }]) => ({
      value,
      label: [title, faction !== '' && !title.includes(faction) ? faction : ''].filter(Boolean).join(', '),
      about,
    })),
    { value: OWN, label: 'A deck list of your own' },
  ]);
  return deck === OWN ? write(io, 'The file with the list? (q to leave)', name => deckFault(table, name)) : deck;
}

/** Marks a seat for a bot whose level is asked later. */
const BOT = 'bot';

/** The levels, as choices. */
const LEVEL_CHOICES = LEVELS.map(({ name, about }) => ({
  value: name,
  label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  about,
}));

/** The possible opponents: a number of bots, or another person at the same keyboard. */
function companies({ players: { least, most, usual } }: TableGame<State>): Pick<string[]>[] {
  const bots = (n: number) => Array<string>(n).fill(BOT);
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  counts.sort((a, b) => Number(b === usual) - Number(a === usual) || a - b);
  return [
    ...counts.map(n => ({ value: [ME, ...bots(n - 1)], label: n === 2 ? 'One bot' : `${n - 1} bots` })),
    {
      value: [ME, ME, ...bots(Math.max(0, least - 2))],
      label: 'Another person at this keyboard',
      about: 'you share the screen, and hands stay hidden',
    },
    ...(usual > 2
      ? [{ value: [ME, ME, ...bots(usual - 2)], label: `Another person at this keyboard, and ${usual - 2} bots` }]
      : []),
  ];
}

/** A new game, in the form of the options of `play`. */
export interface GameWanted {
  readonly game: string;
  readonly options: { readonly seats: string; readonly decks: string };
}

/** Asks for the game, the decks and the opponents. @returns null if the user leaves */
export async function askForGame(io: Io): Promise<GameWanted | null> {
  const table = await pickGame(io, 'Which game?');
  if (table === null) return null;
  const company = await pick(io, 'Against whom?', companies(table));
  if (company === null) return null;
  const bots = company.filter(name => name === BOT).length;
  const level =
    bots === 0
      ? BOT
      : await pick(io, bots === 1 ? 'How strong is the bot?' : 'How strong are the bots?', LEVEL_CHOICES);
  if (level === null) return null;
  const players = company.map(name => (name === BOT ? level : name));
  const decks: string[] = [];
  for (const [seat, player] of players.entries()) {
    if (player !== ME) continue;
    const together = players.filter(name => name === ME).length > 1;
    const deck = await pickDeck(io, table, together ? `Which deck for player ${seat + 1}?` : 'Which deck?');
    if (deck === null) return null;
    decks[seat] = deck;
  }
  return {
    game: table.game.name,
    options: { seats: players.join(','), decks: Array.from(decks, deck => deck ?? '').join(',') },
  };
}
