// Reads the record of a game from a file.
import { type MatchRecord, overlayNamed, parseRecord, type Seat, type State } from '@orrery/kernel';
import { loadGame, type TableGame } from '@orrery/table';
import { wear } from '@orrery/table/shelf';
import { readText } from '../../files/files.ts';
import { ME } from '../play/players.ts';

/** A record in a file: with the names of the players if a person played. */
export type KeptRecord = MatchRecord & { readonly players?: unknown };

/** Reads a record and finds its game. @throws BadInput in one line */
export async function openRecord(file: string): Promise<{ record: KeptRecord; table: TableGame<State> }> {
  const record = parseRecord(readText(file), file);
  const table = await loadGame(record.game, record.setup);
  await wear(table, overlayNamed(record.setup));
  return { record, table };
}

/** The seats of the persons at the keyboard. */
export const personsIn = ({ players }: KeptRecord): Seat[] =>
  Array.isArray(players) ? players.flatMap((name, seat) => (name === ME ? [seat] : [])) : [];
