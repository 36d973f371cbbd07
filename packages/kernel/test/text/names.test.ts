import { expect, test } from 'vitest';
import { nameKey, turnedName, withoutUnseen, wordsOf } from '../../src/index.ts';

test('a name is the same with every sign that stands for an apostrophe', () => {
  for (const sign of "'`´ʹʻʼʽʾʿˈˊˋ՚‘’‛′‵ꞌ＇｀") {
    expect(nameKey(`G${sign}Kar`), sign).toBe('gkar');
    expect(wordsOf(`the ambassador${sign}s aide`), sign).toEqual(['the', 'ambassadors', 'aide']);
  }
});

test('a name is the same with signs in it that nobody sees', () => {
  for (const sign of '\u00ad\u061c\u115f\u200b\u200d\u200e\u200f\u202e\u2060\u2066\u3164\ufe0f\ufeff\u0000\u001b') {
    expect(wordsOf(`Na${sign}’Toth`)).toEqual(['natoth']);
    expect(withoutUnseen(`a${sign}b`)).toBe('ab');
  }
  expect(withoutUnseen('a\tb\u00a0c\n')).toBe('a\tb\u00a0c\n');
});

test('a name with its last word in front is turned round', () => {
  expect(turnedName('Sinclair, Jeffrey')).toBe('Jeffrey Sinclair');
  for (const name of ['Sinclair', 'Sinclair,', ', Jeffrey', '']) expect(turnedName(name)).toBeNull();
});
