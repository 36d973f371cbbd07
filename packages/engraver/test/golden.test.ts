import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countingPen, type DrawFigure, draw, FIGURES, loadFigure, type Motif, svgPen } from '@orrery/engraver';
import { describe, expect, test } from 'vitest';
import { motifFor, ONE_OF_EACH, WORLD_KINDS } from './motifs.ts';

/** Golden drawings. `-u` writes them again: look at a sheet of all cards first. */

const PRINTINGS = [
  { size: 160, dark: true, ink: 'currentColor' },
  { size: 160, dark: false, ink: 'currentColor' },
  { size: 40, dark: true, ink: 'currentColor' },
] as const;

const hashOf = (motif: Motif, drawing: DrawFigure = draw): string =>
  PRINTINGS.map(printing => {
    const pen = countingPen();
    drawing(pen, motif, printing);
    return pen.counted.hash.toString(16);
  }).join(' ');

const worldMotif = (world: (typeof WORLD_KINDS)[number]) => motifFor('world', { world, name: `${world} of a test` });

test('every figure has a motif here', () => {
  expect(ONE_OF_EACH.map(({ figure }) => figure).sort()).toEqual(Object.keys(FIGURES).sort());
});

test('every figure is drawn as it was', () => {
  expect(Object.fromEntries(ONE_OF_EACH.map(motif => [motif.figure, hashOf(motif)]))).toMatchSnapshot();
});

test('every world is drawn as it was', () => {
  expect(Object.fromEntries(WORLD_KINDS.map(world => [world, hashOf(worldMotif(world))]))).toMatchSnapshot();
});

test('a family that is loaded by itself draws the same as all families together', async () => {
  const sites = WORLD_KINDS.map(world => motifFor('site', { world }));
  for (const motif of [...ONE_OF_EACH, ...WORLD_KINDS.map(worldMotif), ...sites])
    expect(hashOf(motif, await loadFigure(motif)), `${motif.figure} ${motif.world}`).toBe(hashOf(motif));
});

test.each(['ship', 'person', 'event', 'weapon'])('a %s is the saved file, stroke by stroke', async figure => {
  const pen = svgPen('#0b0f1a');
  draw(pen, ONE_OF_EACH.find(motif => motif.figure === figure)!, { size: 100, dark: true, ink: '#cdd6e6' });
  await expect(pen.text(100)).toMatchFileSnapshot(`__snapshots__/${figure}.svg`);
});

describe('drawings are the same on every machine', () => {
  const files = globSync('src/**/*.ts', { cwd: join(import.meta.dirname, '..') });

  test('because no file uses what may differ', () => {
    expect(files.length).toBeGreaterThan(40);
    const allowed = 'floor|ceil|round|abs|min|max|sqrt|imul|PI|SQRT1_2';
    for (const file of files) {
      const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8').replace(
        /^\s*(?:\/\*\*|\*|\/\/).*$/gm,
        '',
      );
      const used = [...text.matchAll(/\bMath\.(\w+)/g)].map(([, name]) => name!);
      expect(
        used.filter(name => !allowed.split('|').includes(name)),
        file,
      ).toEqual([]);
      expect(text, file).not.toMatch(/\*\*|\bDate\b|\bIntl\b|toLocale|\.sort\(\)/);
    }
  });

  test('and the same name makes the same drawing, another name another one', () => {
    const named = (name: string) => hashOf(motifFor('world', { world: 'planet', name }));
    expect(named('Ash')).toBe(named('Ash'));
    expect(named('Ash')).not.toBe(named('Oak'));
    expect(new Set(WORLD_KINDS.map(world => hashOf(worldMotif(world)))).size).toBe(WORLD_KINDS.length);
  });
});
