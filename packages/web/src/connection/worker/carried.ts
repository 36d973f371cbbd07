/** Reads a game that a link carries, and checks it. */
import { parseRecord } from '@orrery/kernel';
import { BOT_KINDS } from '@orrery/table';
import { type CarriedGame, ME } from '../games/wanted.ts';
import { NamedError } from '../named-error.ts';

const NAME = 'The game in this link';
const KNOWN = new Set([ME, ...BOT_KINDS.map(({ name }) => name)]);

const areTexts = (list: unknown): list is string[] => Array.isArray(list) && list.every(one => typeof one === 'string');

/**
 * Reads a game from a link, which anyone may have written. The replay checks later if its record can be played.
 * @throws BadInput in one line if it is not a game
 */
export function readCarried(text: string): CarriedGame {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NamedError('linkCut');
  }
  const { players, names, record } = { ...(data as Partial<CarriedGame>) };
  if (
    !areTexts(players) ||
    !areTexts(names) ||
    players.length !== names.length ||
    !players.every(one => KNOWN.has(one))
  )
    throw new NamedError('linkNoPlayers');
  return { players, names, record: parseRecord(JSON.stringify(record ?? null), NAME) };
}
