import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../src/cards/index.ts';
import { type Component, cardId, EMPIRES, POINT_KINDS, type Points, type Printed } from '../src/printed.ts';

const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);

type Check = (x: unknown) => boolean;
const whole: Check = x => Number.isInteger(x) && (x as number) > 0;
const text: Check = x => typeof x === 'string' && x.trim() === x && x !== '';
const yes: Check = x => x === true;
const among =
  (...values: readonly string[]): Check =>
  x =>
    values.includes(x as string);
const list =
  (of: Check): Check =>
  x =>
    Array.isArray(x) && x.length > 0 && x.every(of);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  x =>
    Object.entries(x as object).every(([field, value]) => fields[field]?.(value) === true);
const points: Check = x =>
  Object.entries(x as object).length > 0 &&
  Object.entries(x as object).every(([kind, n]) => (POINT_KINDS as readonly string[]).includes(kind) && whole(n));
const heavy = list(
  shape({
    name: among(
      'Bi-Tritium Boomerang',
      'Breath Weapon',
      'Distortion Cannon',
      'Energy Flux',
      'Heavy Weapon',
      'Hyperspace Detonator',
      'Neutronium Torpedo',
      'Plasma Stream',
      'Sabot',
      'Shield Penetration Device',
      'Specialized Weapon Mount',
      'Thunderbolt Devastator',
      'Time Breath',
      'Tram',
      'Variable Plasma',
    ),
    count: whole,
    energy: x => Array.isArray(x) && x.length === 2 && whole(x[0]) && x[1] > x[0],
  }),
);
const part = {
  title: text,
  kind: among('cruiser', 'capsule'),
  strength: whole,
  requires: points,
  makes: points,
  shields: whole,
  phasers: whole,
  heavy,
};

/** The values that each field of the data may have. */
const FIELDS: Readonly<Record<string, Check>> = {
  second: whole,
  id: text,
  title: text,
  subtitle: text,
  types: list(among(...'ABCDEFGHILMNOPQST')),
  strength: x => whole(x) && (x as number) <= 10,
  reaction: yes,
  empire: among(...Object.keys(EMPIRES)),
  branch: text,
  onlyIn: among(...Object.keys(EMPIRES)),
  notIn: among(...Object.keys(EMPIRES)),
  persona: yes,
  requires: points,
  makes: points,
  shields: whole,
  armor: whole,
  nodes: whole,
  damage: whole,
  phasers: whole,
  phaserName: among('Subspace Whip'),
  heavy,
  weapons: list(shape({ name: among('Physical Damage', 'Any Discipline'), count: whole })),
  magnifier: whole,
  mineSystems: whole,
  passive: x => typeof x === 'boolean',
  technology: among('exclusive', 'foreign'),
  parts: list(shape(part)),
  prints: whole,
  reconstructed: x => Array.isArray(x) && x.length > 0 && x.every(field => field in FIELDS),
};

const counts = (names: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const card = (id: string): Printed => PRINTED.find(x => x.id === id)!;

describe('printed values', () => {
  test('the data has all 565 entries of the edition, 556 different cards', () => {
    expect(sum(PRINTED.map(x => x.prints))).toBe(565);
    expect(PRINTED.length).toBe(556);
    expect(counts(PRINTED.map(x => x.types.join('/')))).toEqual({
      A: 30,
      B: 28,
      C: 74,
      D: 16,
      E: 54,
      G: 4,
      H: 35,
      L: 37,
      M: 36,
      O: 58,
      S: 116,
      T: 65,
      'T/B': 2,
      'T/H': 1,
    });
    expect(counts(PRINTED.flatMap(x => x.empire ?? []))).toEqual({
      Argonian: 16,
      Clydon: 12,
      Corporate: 13,
      Indirigan: 3,
      Krebiz: 15,
      Mechad: 18,
      'P.O.T.': 13,
      Scorpead: 13,
      'Space Dragon': 17,
      Tufor: 15,
      Vektrean: 10,
    });
  });

  test('each has an id of its own, from its type, strength and title', () => {
    expect(new Set(PRINTED.map(x => x.id)).size).toBe(556);
    for (const x of PRINTED) {
      const alone = PRINTED.filter(y => cardId(y) === cardId(x)).length === 1;
      expect(x.id).toBe(cardId(x, alone ? '' : x.subtitle));
    }
    expect(card('s4-argonian-destroyer').subtitle).toBe('Argonian Blizzard Destroyer');
    expect(card('t5-planet-candor-ii').makes).toEqual({ economy: 2, supply: 1, ammunition: 1 });
  });

  test.each(PRINTED.map(x => [x.id, x] as const))('%s: each field is one that cards have', (_id, x) => {
    expect(Object.entries(x).filter(([field, value]) => FIELDS[field]?.(value) !== true)).toEqual([]);
    expect(x.title).not.toBe(x.subtitle);
  });

  test('only equipment is passive or not, only ships of the Mechad have whips, only the Tufor lay mines', () => {
    expect(PRINTED.filter(x => x.passive !== undefined && x.types[0] !== 'E')).toEqual([]);
    // two have no printed mark, and count as non-passive (ge-r-non-passive-list-1)
    expect(PRINTED.filter(x => x.types[0] === 'E' && x.passive === undefined).map(x => x.id)).toEqual([]);
    const ships = PRINTED.filter(x => x.types[0] === 'S');
    expect(ships.filter(x => (x.phaserName ?? x.nodes) !== undefined).every(x => x.empire === 'Mechad')).toBe(true);
    expect(ships.filter(x => x.empire === 'Mechad').every(x => x.phaserName === 'Subspace Whip' && !x.shields)).toBe(
      true,
    );
    expect(PRINTED.filter(x => x.mineSystems).every(x => x.empire === 'Tufor')).toBe(true);
    expect(PRINTED.filter(x => x.magnifier).every(x => x.empire === 'Scorpead')).toBe(true);
  });

  test('a Krebiz combination is its cruiser and its capsule together', () => {
    const joined = PRINTED.filter(x => x.parts);
    expect(joined.map(x => x.id)).toEqual(
      PRINTED.filter(x => x.empire === 'Krebiz' && x.types[0] === 'S').map(x => x.id),
    );
    for (const x of joined) {
      const [cruiser, capsule] = x.parts!;
      const both = (of: (part: Component) => number | undefined): number => (of(cruiser) ?? 0) + (of(capsule) ?? 0);
      const each = (of: (part: Component) => Points | undefined): Points =>
        Object.fromEntries(
          POINT_KINDS.map(kind => [kind, both(part => of(part)?.[kind])] as const).filter(([, n]) => n > 0),
        );
      expect([x.id, cruiser.kind, capsule.kind]).toEqual([x.id, 'cruiser', 'capsule']);
      expect({
        strength: both(part => part.strength),
        requires: each(part => part.requires),
        makes: each(part => part.makes),
        shields: both(part => part.shields),
        phasers: both(part => part.phasers),
        sabots: both(part => part.heavy?.[0]?.count),
      }).toEqual({
        strength: x.strength,
        requires: x.requires,
        makes: x.makes ?? {},
        shields: x.shields,
        phasers: x.phasers,
        sabots: x.heavy![0]!.count,
      });
    }
  });

  test('every field that the print leaves unclear is marked, and no other', () => {
    const chosen = PRINTED.filter(x => x.reconstructed !== undefined);
    expect(Object.fromEntries(chosen.map(x => [x.id, x.reconstructed]))).toEqual({
      'e6-stasis-mine': ['title'],
      'e6-super-computer': ['makes'],
      'e9-distribution-nodes': ['nodes'],
      'l4-scientifically-enhance-tectonic-plate-structure': ['reaction'],
      'th2-plasma-field': ['makes'],
    });
  });
});

describe('the rules', () => {
  const rules = lines<{
    id: string;
    statement: string;
    kind: string;
    rulesets: string[];
    example: boolean;
    sources: string;
  }>('rules.jsonl');

  test('each has an id of its own, a statement, a kind and its lines', () => {
    expect(rules.length).toBe(570);
    expect(new Set(rules.map(x => x.id)).size).toBe(570);
    expect(rules.filter(x => x.example).length).toBe(43);
    expect(counts(rules.flatMap(x => x.rulesets))).toEqual({ universe: 462, expansion: 108 });
    for (const x of rules) {
      expect(x.id).toMatch(/^ge\/[a-z0-9-]+\/\d+$/);
      expect([x.statement.length > 20, x.kind !== '', /^\d+(-\d+)?$/.test(x.sources)]).toEqual([true, true, true]);
    }
  });
});
