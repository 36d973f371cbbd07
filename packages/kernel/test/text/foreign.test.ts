import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownData, shownLine, shownText } from '../../src/index.ts';

/** Any text, with more of what is dangerous than chance would give. */
const HOSTILE = [
  '\u001b',
  '\u009b',
  '\u0007',
  '\r',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u3164',
  '\u{e0041}',
  '\ud800',
  ']',
  'm',
];
const hostile = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), fc.constantFrom(...HOSTILE)) });

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

describe('text of others as it is shown', () => {
  test('has no control character, no mark of direction, nothing that hides, and is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(hostile, text => {
        const shown = shownText(text);
        expect(shown).not.toMatch(COMMANDS);
        expect(shown).not.toMatch(TURNS);
        expect(shown).not.toMatch(/[\u200b\u3164\p{Cs}]/u);
        expect(shownText(shown)).toBe(shown);
        expect(shownLine(text)).not.toMatch(/[\n\t]|^ | $| {2}/);
      }),
    );
  });

  test('loses whole commands, and no letter behind one that does not end', () => {
    expect(shownText('a\u001b]0;another title\u0007b')).toBe('ab');
    expect(shownText('a\u001b[31;1mb\u001b[0m')).toBe('ab');
    expect(shownText('a\u001b]0;all that follows')).toBe('a]0;all that follows');
  });

  test('keeps its lines, its letters, and what languages and emoji need', () => {
    for (const text of ['one\n\ttwo', 'Zoë', 'نام‌ها', '👩‍🚀', 'دीपिका'.normalize('NFC')])
      expect(shownText(text)).toBe(text);
    expect(shownText('one\r\ntwo\u2028three')).toBe('one\ntwo\nthree');
    expect(shownLine(' one\n two\u202e ')).toBe('one two');
  });

  test('is cleaned wherever it stands in data, which otherwise stays the same object', () => {
    const clean = { log: [{ text: 'fine' }], n: 1, none: null };
    expect(shownData(clean)).toBe(clean);
    const data = { log: [clean, { text: 'a\u202eb' }], n: 1 };
    expect(shownData(data)).toEqual({ log: [clean, { text: 'ab' }], n: 1 });
    expect((shownData(data).log as unknown[])[0]).toBe(clean);
  });

  test('takes no longer for hostile text than for other text of its length: nothing is looked at again and again', () => {
    // what is looked at is counted, not timed: a text twice as long is twice the work, and a quadratic search would not end here
    for (const part of ['\u001b[0', '\u001b]', '\u009d', '\u001b[0;', 'a \n'])
      expect(shownLine(part.repeat(200_000)).length).toBeLessThan(1_000_000);
  });
});
