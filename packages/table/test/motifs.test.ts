import { countingPen, draw, EMBLEMS, type Motif, WORLDS } from '@orrery/engraver';
import type { CardFace } from '@orrery/table';
import { GAMES } from '@orrery/table/games';
import { motifOf } from '@orrery/table/motifs';
import { describe, expect, test } from 'vitest';

const facesOf = (name: string): readonly CardFace[] =>
  GAMES.find(({ game }) => game.name === name)!.cards.map(page => page.face());
const motifsOf = (name: string): [CardFace, Motif][] => facesOf(name).map(face => [face, motifOf(face)!]);

const drawn = (motif: Motif, size = 100) => {
  const pen = countingPen();
  draw(pen, motif, { size, dark: true, ink: 'currentColor' });
  return pen.counted;
};

describe.each(GAMES.map(({ game }) => game.name))('every card of %s', name => {
  const motifs = motifsOf(name);

  test('has a drawing of a figure that fits its type', () => {
    const figures = new Map<string, Set<string>>();
    for (const [face, motif] of motifs) {
      expect(motif, face.title).toBeDefined();
      const type = face.type === 'location' ? `location ${face.variety}`.trim() : face.type;
      figures.set(type, (figures.get(type) ?? new Set()).add(motif.figure));
    }
    const told = Object.fromEntries([...figures].map(([type, found]) => [type, [...found].sort().join(' ')]));
    expect(told).toMatchSnapshot();
  });

  test('is drawn with real numbers, and has a world and an emblem that exist', () => {
    for (const [face, motif] of motifs) {
      const { points, left, right, top, foot } = drawn(motif);
      expect(points, face.title).toBeGreaterThan(20);
      expect([left, right, top, foot].every(Number.isFinite), face.title).toBe(true);
      if (motif.world !== undefined) expect(WORLDS[motif.world], face.title).toBeDefined();
      if (motif.emblem !== undefined) expect(EMBLEMS, face.title).toHaveProperty([motif.emblem]);
    }
  });

  test('is drawn like no other card', () => {
    const seen = new Map<number, string>();
    for (const [face, motif] of motifs) {
      const { hash } = drawn(motif);
      expect(seen.get(hash), face.id).toBeUndefined();
      seen.set(hash, face.id);
    }
  });
});

test('known worlds look like themselves, and no two are alike', () => {
  const world = (title: string) =>
    motifsOf('wars').find(([face]) => face.type === 'location' && face.title.startsWith(title))![1].world;
  const names = ['Earth', 'Gongen', 'Luna', 'Venus', 'Mercury', 'Ganymede', 'Europa', 'Titan', 'Jupiter', 'Ceres'];
  const kinds = [...names, 'Vesta', 'Phobos', 'Pallas', 'Themis', 'Arethusa', 'Seyal/Light', 'Seyal/Dark'].map(world);
  expect(kinds).not.toContain(undefined);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.slice(0, 3)).toEqual(['earth', 'mars', 'luna']);
});

test('what is printed on a card is counted on its drawing', () => {
  for (const [face, { counts, strength }] of motifsOf('galactic-empires')) {
    const printed = (key: string) => face.numbers.find(x => x.key === key)?.value ?? 0;
    for (const key of ['shields', 'phasers', 'heavy'])
      if (counts !== undefined && face.type !== 'terrain') expect(counts[key] ?? 0, face.title).toBe(printed(key));
    expect(String(strength), face.title).toBe(/\d+$/.exec(face.code)?.[0] ?? '0');
  }
  for (const [face, motif] of motifsOf('babylon5').filter(([{ type }]) => type === 'fleet'))
    expect(motif.strength, face.title).toBe(face.numbers.find(({ key }) => key === 'military')!.value);
});
