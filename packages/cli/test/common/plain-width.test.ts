// The width of plain text: it must agree with the library that knows all of Unicode.
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { widthOf } from '../../src/common/text.ts';

test('text takes as many columns as the library says, character by character', () => {
  for (let code = 0; code < 0x3000; code++) {
    const one = String.fromCodePoint(code);
    expect(widthOf(`a${one}b`), code.toString(16)).toBe(stringWidth(`a${one}b`));
  }
});

test('colours take no column, and some characters take two', () => {
  expect(widthOf('\u001b[31mred\u001b[39m')).toBe(3);
  expect(widthOf('漢字')).toBe(4);
  expect(widthOf('─ Delenn ─')).toBe(10);
});
