import { expect, test } from 'vitest';
import { behind, type Versioned, WrittenElsewhere } from '../src/ui/versions.ts';

const noted = (text: string, version?: number): Versioned & { readonly text: string } => ({ text, version });

test('what is written counts behind the write that it knows of, and behind no other', () => {
  const first = behind(noted('a'), undefined);
  expect(first).toEqual({ text: 'a', version: 1 });
  const second = behind({ ...first, text: 'b' }, first);
  expect(second).toEqual({ text: 'b', version: 2 });
  // another tab has saved or deleted it meanwhile
  expect(() => behind({ ...first, text: 'c' }, second)).toThrow(WrittenElsewhere);
  expect(() => behind(second, undefined)).toThrow(WrittenElsewhere);
  // data from before versions have no number
  expect(behind(noted('d'), {})).toEqual({ text: 'd', version: 1 });
});
