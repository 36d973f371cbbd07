import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { countingPen, draw, type Motif, PEOPLES, svgPen, WORLDS } from '@orrery/engraver';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { motifFor, ONE_OF_EACH, WORLD_KINDS } from './motifs.ts';

const PLAIN = { size: 100, dark: true, ink: 'currentColor' } as const;

/** The lines of a drawing whose width is that. */
function linesOf(motif: Motif, width: number): string {
  const pen = svgPen();
  draw(pen, motif, PLAIN);
  const lines = pen.text(100).split('\n');
  return lines.filter(line => line.includes(`stroke-width="${width}"`)).join('');
}
const strokes = (text: string): number => text.match(/M/g)?.length ?? 0;

test('a ship has an arc for each shield and a line for each phaser', () => {
  for (const shields of [0, 1, 4, 9])
    for (const phasers of [0, 3, 8]) {
      const ship = motifFor('ship', { people: 'tufor', counts: { shields, phasers } });
      expect(strokes(linesOf(ship, 2.4))).toBe(shields);
      expect(strokes(linesOf(ship, 1.9))).toBe(phasers);
    }
});

test('a fleet has more darts the stronger it is, and a person a dash for each point', () => {
  const parts = (strength: number) => {
    const pen = countingPen();
    draw(pen, motifFor('fleet', { people: 'minbari', strength }), PLAIN);
    return pen.counted.hidden;
  };
  expect([1, 2, 6, 9].map(parts)).toEqual([1, 2, 6, 9]);
  expect(strokes(linesOf(motifFor('person', { values: [4, 0, 3, 5] }), 2.8))).toBe(12);
});

test('the hulls of all peoples stay clear of their shields', () => {
  for (const people of Object.keys(PEOPLES))
    for (let strength = 1; strength <= 10; strength++) {
      const bow: number[] = [];
      const pen = countingPen();
      const near = (places: readonly number[]) => {
        for (let i = 0; i < places.length; i += 2) {
          const [x, y] = [places[i]! - 50, places[i + 1]! - 55];
          if (y < -5) bow.push(x * x + y * y);
        }
      };
      const watch = {
        ...pen,
        hide: (path: { data: number[] }) => near(points(path.data)),
      };
      draw(watch, motifFor('ship', { people, strength, name: `${people} ${strength}` }), PLAIN);
      expect(Math.sqrt(Math.max(...bow)), `${people} ${strength}`).toBeLessThan(44.5);
    }
});

/** The points of a path of lines, without its steps. */
const points = (data: readonly number[]): number[] => {
  const out: number[] = [];
  for (let i = 0; i < data.length; ) {
    const step = data[i++]!;
    const count = step === 3 ? 0 : step === 2 ? 6 : 2;
    out.push(...data.slice(i, i + count));
    i += count;
  }
  return out;
};

test('every drawing stays within its square, but for the air and rings of worlds', () => {
  for (const motif of ONE_OF_EACH.filter(({ figure }) => figure !== 'world' && figure !== 'site')) {
    const pen = countingPen();
    draw(pen, motif, PLAIN);
    const { left, right, top, foot } = pen.counted;
    expect(Math.min(left, top), motif.figure).toBeGreaterThan(-2);
    expect(Math.max(right, foot), motif.figure).toBeLessThan(102);
  }
});

test('no world of 160 pixels takes more than 12 000 points, none of 40 more than 4 000, and no lane more than 40 000', () => {
  for (const world of WORLD_KINDS) {
    const count = (size: number) => {
      const pen = countingPen();
      draw(pen, motifFor('world', { world }), { size, dark: true, ink: '#fff' });
      return pen.counted.points;
    };
    expect(WORLDS[world].ink.length).toBeGreaterThan(1);
    expect(count(160), world).toBeLessThan(12_000);
    expect(count(40), world).toBeLessThan(4_000);
    expect(count(830), world).toBeLessThan(40_000);
  }
});

test('all code that draws is under 35 kB as a server sends it', async () => {
  const root = join(import.meta.dirname, '../src');
  const { outputFiles } = await build({
    stdin: { contents: "export { draw, canvasPen } from './index.ts';", resolveDir: root },
    ...{ bundle: true, minify: true, format: 'esm', write: false },
  });
  expect(brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThan(35_000);
});
