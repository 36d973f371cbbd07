import { describe, expect, test } from 'vitest';
import { capsKey, nameKey } from '../src/people/looks.ts';
import { properName } from '../src/people/names.ts';

describe('a name', () => {
  test('may be of any script, with single signs inside', () => {
    for (const name of ["Ko'Dath", 'Zoë', 'Мария', 'マリア', 'Jean-Luc', 'a_b', 'Mr. Morden', 'दीपिका'])
      expect(properName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    '<script>alert(1)</script>',
    'Mira\u202eSlf',
    'Mi\u200bra',
    'a  -b',
    '  ',
    '-Mira',
    'Z̴̢͜a̵͝l̵g̷o',
    'x'.repeat(25),
    '\u0000ab',
    '😀😀',
  ])('is not %j', name => {
    expect(() => properName(name)).toThrow(/^A name /);
  });

  test('that looks like another has its key', () => {
    expect(nameKey('Мирa')).not.toBe(nameKey('Mira'));
    for (const name of ['ZOË', 'zoe', 'Z oe']) expect(nameKey(name), name).toBe(nameKey('Zoe'));
    expect(capsKey('ΖΟΕ')).toBe(capsKey('Zoe'));
    expect(nameKey('Rnira')).toBe(nameKey('Mira'));
    expect(nameKey('0rson')).toBe(nameKey('Orson'));
  });
});
