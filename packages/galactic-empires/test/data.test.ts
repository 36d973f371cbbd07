import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../src/cards/universe/index.ts';
import advancedTechnologies from '../src/data/advanced-technologies.json' with { type: 'json' };
import newEmpires from '../src/data/new-empires.json' with { type: 'json' };
import olderPrints from '../src/data/older-prints.json' with { type: 'json' };
import powersOfTheMind from '../src/data/powers-of-the-mind.json' with { type: 'json' };
import primaryEdition from '../src/data/primary-edition.json' with { type: 'json' };
import timeGates from '../src/data/time-gates.json' with { type: 'json' };
import {
  type Component,
  cardId,
  EMPIRES,
  type OlderPrint,
  POINT_KINDS,
  type Points,
  type Printed,
  setOfCard,
} from '../src/printed.ts';
import { otherPrintings, printingOf } from '../src/prints.ts';

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
    energy: x => Array.isArray(x) && x.length === 2 && whole(x[0]) && x[1] >= x[0],
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
const OTHER_SETS = {
  'primary-edition': primaryEdition,
  'new-empires': newEmpires,
  'powers-of-the-mind': powersOfTheMind,
  'time-gates': timeGates,
  'advanced-technologies': advancedTechnologies,
} as unknown as Readonly<Record<string, readonly Printed[]>>;
const setName = among(...Object.keys(OTHER_SETS));
/** The letters of the print sheets and the number on one, such as `V`, `R2` or `VCAB`. */
const rarity: Check = x => /^[CURVEAB]+\d?$/.test(x as string);

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
  weapons: list(shape({ name: among('Physical Damage'), count: whole })),
  magnifier: whole,
  mineSystems: whole,
  passive: x => typeof x === 'boolean',
  technology: among('exclusive', 'foreign'),
  alsoOf: among(...Object.keys(EMPIRES)),
  parts: list(shape(part)),
  component: among('cruiser', 'capsule'),
  prints: whole,
  timeStrength: x => whole(x) && (x as number) < 10,
  psy: yes,
  psyDecks: among('only', 'never'),
  timePhasers: whole,
  timeDamage: x => Object.keys(x as object).join() === 'fleet,origin' && Object.values(x as object).every(whole),
  timeGenerators: whole,
  psyDamage: whole,
  disciplines: list(
    shape({
      of: among('Psycanti', 'Visonic', 'Kinetic', 'Cyber', 'Fleet', 'Any', 'Non-Fleet'),
      count: whole,
      cost: among(...POINT_KINDS),
    }),
  ),
  either: yes,
  disciplinesOf: list(among('Psycanti', 'Visonic', 'Kinetic', 'Cyber')),
  fieldFunctions: list(shape({ from: x => whole(x) && (x as number) <= 10, name: text })),
  set: setName,
  rarity,
  reprints: list(shape({ set: setName, rarity })),
  wanted: yes,
  unsure: x => Array.isArray(x) && x.length > 0 && x.every(field => field === 'text' || field in FIELDS),
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

describe('the printed values of the other sets', () => {
  const COUNTS = {
    'primary-edition': { ofOwn: 204, ofEarlier: 0, ofUniverse: 206, left: 1, differing: 87, cards: 201 },
    'new-empires': { ofOwn: 110, ofEarlier: 0, ofUniverse: 100, left: 0, differing: 31, cards: 110 },
    'powers-of-the-mind': { ofOwn: 136, ofEarlier: 0, ofUniverse: 16, left: 0, differing: 6, cards: 136 },
    'time-gates': { ofOwn: 127, ofEarlier: 0, ofUniverse: 30, left: 0, differing: 9, cards: 127 },
    'advanced-technologies': { ofOwn: 150, ofEarlier: 2, ofUniverse: 0, left: 0, differing: 0, cards: 150 },
  };
  const TYPES = {
    'primary-edition': { A: 3, B: 6, C: 33, D: 11, E: 31, H: 8, L: 10, M: 18, O: 27, S: 43, T: 9, 'T/B': 2 },
    'new-empires': { A: 15, B: 6, C: 15, D: 5, E: 12, H: 2, L: 7, M: 15, O: 9, S: 15, T: 9 },
    'powers-of-the-mind': { A: 21, B: 10, C: 6, D: 1, E: 7, F: 20, H: 4, L: 2, M: 6, O: 24, P: 28, S: 1, T: 6 },
    'time-gates': { A: 5, B: 2, C: 24, D: 1, E: 17, H: 10, L: 16, M: 9, O: 31, S: 9, T: 3 },
    'advanced-technologies': {
      A: 12,
      B: 9,
      'B/S': 2,
      C: 6,
      E: 30,
      F: 3,
      H: 4,
      I: 3,
      L: 5,
      M: 4,
      O: 14,
      P: 1,
      S: 56,
      'T/B': 1,
    },
  };
  const USERS = [
    'a7-arduous-study',
    'c5-psyber-mage',
    'c10-chakan-the-forever-man',
    'd4-psy-dragoness',
    'e4-psybot',
    'e8-psybot',
    'm4-psychotic-sludge',
    'm9-corporeal-defender',
  ];
  const cards = Object.values(OTHER_SETS).flat();
  const older = olderPrints as readonly OlderPrint[];
  const leftOut = lines<{ set: string; title: string; reason: string }>('left-out.jsonl');

  /** The entries of a set: those of its own cards, those of cards of earlier sets, those of Universe cards, and those left out. */
  const entries = (set: string) => {
    const own = OTHER_SETS[set]!;
    return {
      ofOwn: sum(own.map(x => x.prints - (x.reprints?.length ?? 0))),
      ofEarlier: cards.flatMap(x => x.reprints ?? []).filter(x => x.set === set).length,
      ofUniverse: sum(older.filter(x => x.set === set).map(x => x.prints)),
      left: leftOut.filter(x => x.set === set).length,
      // a print that plays otherwise than the Universe card
      differing: own.filter(x => /\((Primary Edition|New Empires|Powers of the Mind|Time Gates)\)$/.test(x.title))
        .length,
      cards: own.length,
    };
  };

  test('the 1082 entries of the five sets are cards of their own, prints of Universe cards, or left out', () => {
    const all = Object.fromEntries(Object.keys(OTHER_SETS).map(set => [set, entries(set)]));
    expect(all).toEqual(COUNTS);
    const entriesOf = Object.values(all).map(x => x.ofOwn + x.ofEarlier + x.ofUniverse + x.left);
    expect(entriesOf).toEqual([411, 210, 152, 157, 152]);
    expect(sum(cards.map(x => x.prints)) + sum(older.map(x => x.prints)) + leftOut.length).toBe(1082);
    expect(cards.length).toBe(724);
    expect(leftOut.map(x => x.title)).toEqual(['Point Symbols']);
  });

  test('every card names the set of its file', () => {
    for (const [set, own] of Object.entries(OTHER_SETS)) expect(own.filter(x => x.set !== set)).toEqual([]);
  });

  test('each has an id of its own, also beside the Universe cards, from its type, strength and title', () => {
    const all = [...PRINTED, ...cards];
    expect(new Set(all.map(x => x.id)).size).toBe(all.length);
    const namesakes = counts(all.map(x => cardId(x)));
    for (const x of cards) expect(x.id).toBe(cardId(x, namesakes[cardId(x)] === 1 ? '' : x.subtitle));
  });

  test('every print that plays as a Universe card names one, once for each set', () => {
    const check = shape({ set: setName, id: text, rarity, prints: whole });
    expect(older.filter(x => !check(x) || card(x.id) === undefined)).toEqual([]);
    expect(new Set(older.map(x => `${x.set} ${x.id}`)).size).toBe(older.length);
  });

  test.each(cards.map(x => [x.id, x] as const))('%s: each field is one that cards have', (_id, x) => {
    expect(Object.entries(x).filter(([field, value]) => FIELDS[field]?.(value) !== true)).toEqual([]);
    expect(x.title).not.toBe(x.subtitle);
  });

  test('only fields have functions; besides psys, a few other cards use them', () => {
    for (const x of cards) {
      expect([x.id, x.fieldFunctions !== undefined, x.disciplinesOf !== undefined]).toEqual([
        x.id,
        x.types[0] === 'F',
        x.types[0] === 'F',
      ]);
      // the functions of a field stand in the order of the strength that they need
      expect(x.fieldFunctions?.map(f => f.from)).toEqual(x.fieldFunctions?.map(f => f.from).sort((a, b) => a - b));
    }
    expect(cards.filter(x => x.disciplines && x.types[0] !== 'P').map(x => x.id)).toEqual(USERS);
  });

  test('two strengths add up to 10, and only time knights do two kinds of time damage', () => {
    const double = cards.filter(x => x.timeStrength !== undefined);
    expect(double).toHaveLength(18);
    expect(double.filter(x => x.strength + x.timeStrength! !== 10)).toEqual([]);
    const damaging = cards.filter(x => x.timeDamage);
    expect(damaging).toHaveLength(10);
    expect(new Set(damaging.map(x => x.empire))).toEqual(new Set(['Time Knight']));
  });

  test('the sets have the cards of these types', () => {
    const types = Object.entries(OTHER_SETS).map(([set, own]) => [set, counts(own.map(x => x.types.join('/')))]);
    expect(Object.fromEntries(types)).toEqual(TYPES);
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

describe('the prints of a card, for its page', () => {
  const all = [...PRINTED, ...Object.values(OTHER_SETS).flat()];
  const told = (id: string) => {
    const found = all.find(x => x.id === id)!;
    return [printingOf(found), ...otherPrintings(found)];
  };

  test('a Universe card tells in which older sets it was printed, and how rare it was there', () => {
    expect(told('t3-moon')[0]).toBe('Universe Edition');
    const [{ id, set, rarity }] = olderPrints as unknown as readonly [OlderPrint];
    expect(told(id)).toContain(`${setOfCard({ set })} (rarity ${rarity})`);
  });

  test('a card of another set tells its set and rarity there, and the later sets that print it again', () => {
    expect(told('s5-p-o-t-command-cruiser')).toEqual(['New Empires (rarity R)', 'Advanced Technologies (rarity R)']);
  });

  test('every set of every card has a title', () => {
    for (const x of all) expect([x.id, setOfCard(x)]).toEqual([x.id, expect.stringMatching(/^[A-Z]/)]);
  });
});
