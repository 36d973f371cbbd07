// Asks if you want to play again with the same people.
import type { Io } from '../../common/io.ts';
import { pick } from '../../common/wizard.ts';
import { type Feed, newKey } from './feed.ts';

/**
 * Asks a player after a game if they want to play again with the same people and decks.
 * @returns the code of the new table; null if they leave
 * @throws Exit if the server refuses
 */
export async function playAgain(io: Io, feed: Feed): Promise<string | null> {
  let told = false;
  const tell = () => {
    if (told || feed.info.rematch === null) return;
    told = true;
    io.out('Another player wants to play again and waits for you.');
  };
  tell();
  const stop = feed.follow(tell);
  try {
    const again = await pick(io, 'Play again, with the same people and decks?', [
      { value: true, label: 'Play again' },
      { value: false, label: 'Quit' },
    ]);
    return again === true ? (await feed.line.send('rematch', { table: feed.code, key: newKey() })).table : null;
  } finally {
    stop();
  }
}
