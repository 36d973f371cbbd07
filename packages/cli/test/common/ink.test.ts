import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forTerminal, inked } from '../../src/common/ink.ts';
import { terminalIo } from '../../src/common/io.ts';
import { wrap } from '../../src/common/text.ts';

/** Names, titles and lines of other people: nothing in them can control the terminal. */

const HOSTILE = [
  '\u001b',
  '\u001b[',
  '\u001b]0;',
  '\u009b',
  '\u0007',
  '\r',
  '\b',
  '\u202e',
  '31m',
  '0m',
  ';',
  '1',
  'a ',
  '\n',
];
const hostile = fc.string({
  unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), fc.constantFrom(...HOSTILE)),
});

/** The parts of output that are not words. Without our own styles, no control characters may be left. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

afterEach(() => vi.restoreAllMocks());

describe('text of others in a terminal', () => {
  test('brings no control character and no mark of direction, printed, wrapped or made to stand out', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 10, max: 60 }), (text, width) => {
        for (const printed of [text, wrap(text, width), inked('red', text), wrap(inked('bold', `x ${text} y`), width)])
          expect(forTerminal(printed, false)).not.toMatch(COMMANDS);
        expect(forTerminal(text, true)).not.toMatch(COMMANDS);
        expect(forTerminal(wrap(text, width), true)).not.toMatch(COMMANDS);
      }),
    );
  });

  test('cannot end or change the style of the line in which it stands', () => {
    const line = forTerminal(
      wrap(inked('bold', 'Waiting for \u001b[0m\u001b[8mMira\u001b[31m and others, who are many'), 20),
      true,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the styles are what is looked at
    expect(new Set(line.match(/\u001b\[[^m]*m/g))).toEqual(new Set(['\u001b[1m', '\u001b[22m']));
    expect(line).toContain('Mira');
  });

  test('is cleaned by the terminal itself, in whatever way it is printed', () => {
    const written: string[] = [];
    const write = (text: unknown) => {
      written.push(String(text));
      return true;
    };
    vi.spyOn(process.stdout, 'write').mockImplementation(write as never);
    vi.spyOn(process.stderr, 'write').mockImplementation(write as never);
    const io = terminalIo();
    const name = 'Mira\u001b]0;owned\u0007\u001b[2J\u202e';
    io.out(`${name} sits down.`);
    io.err(`${name} cannot be read.`);
    io.progress?.(`${name} is thinking.`);
    vi.restoreAllMocks();
    expect(written.slice(0, 2)).toEqual(['Mira sits down.\n', 'Mira cannot be read.\n']);
    expect(written.join('')).not.toContain('owned');
  });

  test('goes there through one door: nothing else in this package writes to it', () => {
    const src = join(import.meta.dirname, '../../src');
    const writers = globSync('**/*.ts', { cwd: src }).filter(file =>
      /std(out|err)\.write\(|console\.\w+\(/.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(writers.sort()).toEqual(['common/io.ts', 'common/signals.ts']);
  });
});
