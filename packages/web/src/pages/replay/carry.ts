/** Packs a game into an address, and unpacks it. */
import type { CarriedGame } from '../../connection/games/wanted.ts';

/** The name of a game in the last part of an address, which browsers do not send to servers. */
const MARK = 'game=';

const through = async (bytes: Blob, how: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(bytes.stream().pipeThrough(how)).arrayBuffer());

/** A game as the last part of an address: a few thousand letters. */
export async function carrying({ players, names, record }: CarriedGame): Promise<string> {
  const text = new Blob([JSON.stringify({ players, names, record })]);
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return MARK + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The game in the last part of an address, as text; null if there is none. The reader of the text finds out if it is whole. A text that cannot be
 * unpacked is not a game.
 */
export async function carriedBy(hash: string): Promise<string | null> {
  const [, letters] = hash.split(MARK);
  if (letters === undefined) return null;
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))]);
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return '';
  }
}
