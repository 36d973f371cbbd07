import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factionOf } from '../src/table/games/wars/seats.ts';

/** The colours for eyes that see colours differently, as such eyes see them. */

type Three = readonly [number, number, number];

/** What such eyes see of red, green and blue light: Machado, Oliveira and Fernandes 2009, full strength. */
const EYES: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Colours that stand beside each other and mean different things. */
const GROUPS = [
  ['lit', 'harm', 'gain', 'note'],
  ['c-human', 'c-centauri', 'c-minbari', 'c-narn', 'c-shadow', 'c-vorlon'],
  ['c-earther', 'c-gongen', 'c-maverick', 'c-shi', 'c-quay'],
  ['c-argonian', 'c-krebiz', 'c-mechad', 'c-corporate', 'c-pot', 'c-indirigan'],
] as const;

/** The colours of kinds of faction. Each stands beside a sigil that says the kind, so less of a difference is enough. */
const FACTIONS = ['c-non-aligned', 'c-psi-corps', 'c-company', 'c-drakh'] as const;
const FACTIONS_APART = 0.07;

const style = (file: string) => readFileSync(join(import.meta.dirname, '../src/ui/style', file), 'utf8');
const colorsOf = (block: string) =>
  new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name!, color!]));
const palettes = style('palettes.css');
const tokens = style('tokens.css');

/** The light of a colour: red, green and blue from 0 to 1. */
const lightOf = (color: string): Three =>
  [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;
const sum = (weights: Three, [a, b, c]: Three): number => weights[0] * a + weights[1] * b + weights[2] * c;
const seenBy = (eyes: readonly [Three, Three, Three], light: Three): Three =>
  eyes.map(row => Math.min(1, Math.max(0, sum(row, light)))) as unknown as Three;

/** A place in the space of colours (Oklab), where equal distances look equally different. */
function placeOf(light: Three): Three {
  const l = Math.cbrt(sum([0.4122214708, 0.5363325363, 0.0514459929], light));
  const m = Math.cbrt(sum([0.2119034982, 0.6806995451, 0.1073969566], light));
  const s = Math.cbrt(sum([0.0883024619, 0.2817188376, 0.6299787005], light));
  return [
    sum([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    sum([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    sum([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ];
}
const apart = (a: Three, b: Three): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const brightness = (color: string): number => sum([0.2126, 0.7152, 0.0722], lightOf(color));
const contrast = (a: string, b: string): number => {
  const [dim, bright] = [brightness(a), brightness(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

const THEMES = [
  ['dark', '', colorsOf(tokens.slice(0, tokens.indexOf('[data-theme="light"]')))],
  ['light', '[data-theme="light"]', colorsOf(tokens.slice(tokens.indexOf(':root[data-theme="light"]')))],
] as const;

/** The colours of factions of Babylon 5, each of which has tones. */
const OWN = [...tokens.matchAll(/--own: var\(--([\w-]+)\)/g)].map(([, name]) => name!);

/** How much of a colour is left in its tones, from the usual one on. The rest is ink. */
const SHARES = [
  1,
  ...[...tokens.matchAll(/\.tone-\d \{\n\s*--f: color-mix\(in oklab, var\(--own\) (\d+)%, var\(--ink\)\)/g)].map(
    ([, share]) => Number(share) / 100,
  ),
];

/** A place between two colours in Oklab. */
const mixed = (color: string, ink: string, share: number): Three => {
  const [a, b] = [placeOf(lightOf(color)), placeOf(lightOf(ink))];
  return a.map((x, i) => x * share + b[i]! * (1 - share)) as unknown as Three;
};

describe.each(THEMES)('colours of factions in the %s theme', (_, __, usual) => {
  test('two tones of every colour differ from it, from each other and from ink', () => {
    expect([OWN.length, SHARES.length]).toEqual([8, 3]);
    for (const own of OWN) {
      const places = SHARES.map(share => mixed(usual.get(own)!, usual.get('ink')!, share));
      for (const [i, a] of places.entries())
        for (const b of places.slice(0, i)) expect(apart(a, b), own).toBeGreaterThan(0.04);
    }
  });

  test('colours and tones can be read on every surface, because a tone lies between two colours that can', () => {
    for (const name of [...OWN, 'ink'])
      for (const surface of ['space', 'surface', 'surface-2'])
        expect(contrast(usual.get(name)!, usual.get(surface)!), `${name} on ${surface}`).toBeGreaterThan(4.5);
  });

  test('the League, the Psi Corps, corporate and Drakh factions differ from every race and from each other', () => {
    for (const [i, a] of FACTIONS.entries())
      for (const b of [...FACTIONS.slice(0, i), ...GROUPS[1]])
        expect(apart(placeOf(lightOf(usual.get(a)!)), placeOf(lightOf(usual.get(b)!))), `${a}, ${b}`).toBeGreaterThan(
          FACTIONS_APART,
        );
  });
});

test('two mixed decks of WARS have colours that the style defines', () => {
  const looks = [0, 1].map(seat => `f-${factionOf({ seat, name: 'my deck', faction: null })}`);
  expect(new Set(looks).size).toBe(2);
  for (const look of looks) expect(tokens).toMatch(new RegExp(`\\.${look}[ ,][^}]*--f: var`));
});

describe.each(Object.keys(EYES))('for %s eyes', kind => {
  describe.each(THEMES)('in the %s theme', (_, selector, usual) => {
    const rule = `:root[data-palette="${kind}"]${selector} {`;
    const from = palettes.indexOf(rule);
    const colors = colorsOf(palettes.slice(from, palettes.indexOf('}', from)));

    test('colours of a group differ', () => {
      expect(from).toBeGreaterThan(-1);
      for (const group of GROUPS)
        for (const [i, a] of group.entries())
          for (const b of group.slice(0, i)) {
            const [one, other] = [a, b].map(name => placeOf(seenBy(EYES[kind]!, lightOf(colors.get(name)!))));
            expect(apart(one!, other!), `${a}, ${b}`).toBeGreaterThan(0.1);
          }
    });

    test('colours of kinds of faction differ from those of every race, and from each other', () => {
      const seen = (name: string) => placeOf(seenBy(EYES[kind]!, lightOf(colors.get(name)!)));
      for (const [i, a] of FACTIONS.entries())
        for (const b of [...FACTIONS.slice(0, i), ...GROUPS[1]])
          expect(apart(seen(a), seen(b)), `${a}, ${b}`).toBeGreaterThan(FACTIONS_APART);
    });

    test('every colour can be read on every surface', () => {
      for (const name of [...GROUPS.flat(), ...FACTIONS])
        for (const surface of ['space', 'surface', 'surface-2'])
          expect(contrast(colors.get(name)!, usual.get(surface)!), `${name} on ${surface}`).toBeGreaterThan(4.5);
    });
  });
});
