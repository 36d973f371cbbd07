// Turns the bytes of a deck file into text, whatever program wrote it.
import { BadInput } from '@orrery/kernel';
import { MOST_BYTES } from './list.ts';

/** The part of the global that this file needs. Node and browsers have it, but this package has the types of neither. */
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
 * Decodes a file: UTF-8, UTF-16 (with its mark, or if its bytes leave no doubt), or else Windows-1252.
 * @param name the file's name, for error messages
 * @returns the text without the byte order mark
 * @throws BadInput in one line if the file holds no text
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  // UTF-16 takes two bytes for a letter that takes one in UTF-8
  if (bytes.length > 2 * MOST_BYTES) throw new BadInput(`${name} is too big for a deck list. The limit is 1 MB.`);
  const encoding = MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0] ?? unmarked(bytes);
  if (encoding === 'utf-32') throw new BadInput(`${name} is in UTF-32. Save it as UTF-8 and try again.`);
  if (encoding === null) throw new BadInput(`${name} is not a text file. A deck is plain text, .dek, .o8d or .cod.`);
  const text = decoded(bytes, encoding);
  if (text === null) throw new BadInput(`${name} ends in the middle of a letter. Save it as UTF-8 and try again.`);
  return text;
}

/** Decodes bytes in an encoding; null if they are not valid in it. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : null;
  }
}

/** The number of bytes that are enough to tell the encoding. */
const SAMPLE = 4096;

/** Returns the encoding of a file without a mark; null if the file is not text. In UTF-16, every other byte of plain letters is zero. */
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
