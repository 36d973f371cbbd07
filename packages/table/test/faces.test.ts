import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { type CardFace, gistOf } from '../src/index.ts';

const facesOf = (game: string): readonly CardFace[] =>
  GAMES.find(({ game: { name } }) => name === game)!.cards.map(page => page.face());

describe.each(GAMES.map(table => [table.game.name, table] as const))('the faces of %s', (name, table) => {
  const faces = facesOf(name);

  test('there is one for each card, by the id that views name it by', () => {
    expect(faces.map(({ id }) => id).sort()).toEqual(table.game.cardIds.filter(id => id !== '').sort());
    expect(table.cards.map(({ id }) => id)).toEqual(faces.map(({ id }) => id));
  });

  test('they say what the pages say: title, text, and which numbers no source gives', () => {
    for (const page of table.cards) {
      const face = page.face();
      const sheet = page.sheet() as { readonly text: readonly string[]; readonly provenance: Record<string, string> };
      expect(page.title).toContain(face.title);
      expect(face.text).toEqual(sheet.text);
      expect(face.from).toEqual(sheet.provenance);
      for (const number of [...face.numbers, ...face.small])
        expect(number.from, `${face.title}: ${number.key}`).toBe(sheet.provenance[number.key] ?? 'face');
    }
  });

  test('they are plain data that a file can hold, the same each time', () => {
    expect(JSON.parse(JSON.stringify(faces))).toEqual(faces);
    expect(facesOf(name)).toEqual(faces);
  });

  test('whoever has a text has a gist of three short lines, and nobody else has one', () => {
    for (const { title, text, gist } of faces) {
      expect(gist === '', title).toBe(text.length === 0);
      expect(gist.length, title).toBeLessThanOrEqual(45);
    }
  });
});

describe('a face', () => {
  test('of an ambassador tells race, office and abilities', () => {
    const londo = facesOf('babylon5').find(({ id }) => id === 'londo-mollari')!;
    expect(londo).toMatchObject({
      title: 'Londo Mollari',
      kind: 'Centauri ambassador',
      faction: 'centauri',
      cost: null,
    });
    expect(londo.numbers.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Diplomacy 4',
      'Intrigue 4',
      'Leadership 4',
    ]);
    expect(londo.numbers[1]!.from).toBe('reconstructed');
  });

  test('of a WARS unit tells power, tactics, defense, and destiny at its foot', () => {
    const hicks = facesOf('wars').find(({ title }) => title === 'Horatio Hicks')!;
    expect(hicks.kind).toContain('Earther character');
    expect(hicks.numbers.map(({ key }) => key)).toEqual(['power', 'tactics', 'defense']);
    expect(hicks.small.map(({ key }) => key)).toEqual(['destiny', 'support']);
  });

  test('of a ship tells what it needs, and counts shields, phasers and heavy weapons', () => {
    const destroyer = facesOf('galactic-empires').find(({ title }) => title === 'Argonian Destroyer')!;
    expect(destroyer).toMatchObject({ code: 'S4', kind: 'Argonian ship', faction: 'argonian' });
    expect(destroyer.numbers.map(({ key }) => key)).toEqual(expect.arrayContaining(['shields', 'strength', 'phasers']));
    expect(destroyer.needs.length).toBeGreaterThan(0);
  });
});

test('a gist is what happens, not how the card is used', () => {
  expect(gistOf(['Put it on a Minbari location.', 'Your Influence Rating is 1 higher.'])).toBe(
    'Your Influence Rating is 1 higher',
  );
  expect(gistOf(['Action: Rotate. Put a token on Quadrant 14.'])).toBe('Put a token on Quadrant 14');
  expect(gistOf(['Target a damaged unit: activate energy equal to its defense.'])).toBe(
    'Activate energy equal to its defense',
  );
  expect(gistOf([])).toBe('');
});
