// Turns the bytes of a deck file into text, whatever program wrote it.
import { BadInput } from '@orrery/kernel';
import { MOST_BYTES } from './list.ts';

/** The part of the global that is needed here: Node and browsers have it, the types of neither are known to this package. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The words of a file: UTF-8, UTF-16 with its mark or where its bytes leave no doubt, and else what old programs of Windows wrote.
 * @param name how the file is called in a refusal
 * @returns without the mark at its start
 * @throws BadInput in one line for a file that holds no text
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  // UTF-16 takes two bytes for a letter that is one in UTF-8
  if (bytes.length > 2 * MOST_BYTES) throw new BadInput(`${name} is too big for a deck list. The limit is 1 MB.`);
  const encoding = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0] ?? unmarked(bytes);
  if (encoding === 'utf-32') throw new BadInput(`${name} is in UTF-32. Save it as UTF-8 and try again.`);
  if (encoding === null) throw new BadInput(`${name} is not a text file. A deck is plain text, .dek, .o8d or .cod.`);
  const text = decoded(bytes, encoding);
  if (text === null) throw new BadInput(`${name} ends in the middle of a letter. Save it as UTF-8 and try again.`);
  return text;
}

/** The words of bytes in an encoding; null where they are none in it. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : null;
  }
}

/** How many bytes tell how a file is written. */
const SAMPLE = 4096;

/** The encoding of a file without a mark; null for one that is no text. Of UTF-16 every other byte of plain letters is zero. */
function unmarked(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  let controls = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2]!++;
    else if (byte < 32 && ![9, 10, 12, 13, 26].includes(byte)) controls++;
  }
  const [even, odd] = zeros as [number, number];
  const half = sample.length / 2;
  if (even + odd > 0) {
    if (controls === 0 && even === 0 && odd > half / 2) return 'utf-16le';
    if (controls === 0 && odd === 0 && even > half / 2) return 'utf-16be';
    return null;
  }
  return controls > sample.length / 50 ? null : 'utf-8';
}
