import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STARTER_LISTS } from '../src/decks/starter-decks.ts';
import { CARDS, type CardSheet, cardSheet } from '../src/index.ts';
import {
  ABILITIES,
  type Abilities,
  type Ability,
  abilityOrder,
  type CharacterFacts,
  reconstructAbilities,
  totalForCost,
} from '../src/reconstruct/abilities.ts';

type Field = { value: number; from: 'face' | 'ruling' | 'errata' | 'reconstructed' };
type Character = Omit<CharacterFacts, 'title' | 'known'> & { note?: string; abilities: Record<Ability, Field> };

const data = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const characters = Object.entries(JSON.parse(data('characters.json')) as Record<string, Character>);

const factsOf = (title: string, { abilities, ...facts }: Character): CharacterFacts => ({
  ...facts,
  title,
  known: Object.fromEntries(
    ABILITIES.filter(ability => abilities[ability].from !== 'reconstructed').map(ability => [
      ability,
      abilities[ability].value,
    ]),
  ),
});

const valuesOf = ({ abilities }: Character) =>
  Object.fromEntries(ABILITIES.map(ability => [ability, abilities[ability].value])) as Abilities;

const named = (title: string) => {
  const found = characters.find(([name]) => name === title);
  if (!found) throw new Error(`no character ${title}`);
  return valuesOf(found[1]);
};

const sum = (abilities: Abilities) => ABILITIES.reduce((total, ability) => total + abilities[ability], 0);

const bare = (facts: Partial<CharacterFacts>): CharacterFacts => ({
  title: 'Somebody',
  race: 'human',
  cost: 5,
  keywords: [],
  known: {},
  ...facts,
});

describe('the rule for missing abilities', () => {
  test.each(characters)('gives what characters.json holds for %s', (title, character) => {
    expect(reconstructAbilities(factsOf(title, character))).toEqual(valuesOf(character));
  });

  test('totals by cost', () => {
    expect([1, 2, 3, 4, 5, 6, 8, 10, 11, 12].map(totalForCost)).toEqual([1, 1, 2, 3, 3, 5, 9, 13, 15, 17]);
    expect(totalForCost(null)).toBe(totalForCost(10));
  });

  test('the two cards that it was fitted to come out of their cost, role and race alone', () => {
    const duNar = bare({ title: "Du'Nar", race: 'narn', cost: 11, keywords: ["Member of the Kha'Ri"] });
    expect(reconstructAbilities(duNar)).toEqual({ diplomacy: 7, intrigue: 4, psi: 0, leadership: 4, military: 0 });
    const adira = bare({ title: 'Adira Tyree', race: 'centauri', cost: 5, text: 'intrigue' });
    expect(reconstructAbilities(adira)).toEqual({ diplomacy: 0, intrigue: 3, psi: 0, leadership: 0, military: 0 });
  });

  test('other known values that it meets without being told', () => {
    const urza = bare({ title: 'Urza Jaddo', race: 'centauri', cost: 10 });
    expect(reconstructAbilities(urza).diplomacy).toBe(6);
    const delenn = bare({ title: 'Delenn', race: 'minbari', cost: null, keywords: ['Starting Ambassador'] });
    expect(reconstructAbilities(delenn).diplomacy).toBe(6);
    const hague = bare({ title: 'General Hague', race: 'human', cost: 10 });
    expect(reconstructAbilities(hague).intrigue).toBe(3);
  });

  test('role comes before text, text before race', () => {
    expect(abilityOrder(bare({ title: 'Human Agent', text: 'diplomacy' }))).toEqual([
      'intrigue',
      'diplomacy',
      'leadership',
    ]);
    expect(abilityOrder(bare({ race: 'narn', text: 'intrigue' }))).toEqual(['intrigue', 'leadership', 'diplomacy']);
    expect(abilityOrder(bare({ race: 'narn' }))).toEqual(['leadership', 'diplomacy', 'intrigue']);
    expect(abilityOrder(bare({ race: 'minbari', keywords: ['Grey Council Member', 'Warrior Caste'] }))).toEqual([
      'leadership',
      'diplomacy',
      'intrigue',
    ]);
  });

  test('known values are kept and the others make room, or take what is over', () => {
    expect(reconstructAbilities(bare({ cost: 8, known: { diplomacy: 6 } }))).toMatchObject({
      diplomacy: 6,
      intrigue: 1,
      leadership: 2,
    });
    expect(reconstructAbilities(bare({ cost: 8, known: { diplomacy: 3 } }))).toMatchObject({
      diplomacy: 3,
      intrigue: 3,
      leadership: 3,
    });
    const more = reconstructAbilities(bare({ cost: 3, known: { diplomacy: 6 } }));
    expect(more).toEqual({ diplomacy: 6, intrigue: 0, psi: 0, leadership: 0, military: 0 });
  });

  test('Psi counts towards the total and is never invented', () => {
    expect(sum(reconstructAbilities(bare({ cost: 8, known: { psi: 6 } })))).toBe(9);
    expect(reconstructAbilities(bare({ cost: 12 })).psi).toBe(0);
  });

  test('points that find no room are lost', () => {
    const atMost = { diplomacy: 4, intrigue: 4, leadership: 4 };
    expect(reconstructAbilities(bare({ cost: null, atMost }))).toMatchObject(atMost);
  });
});

describe('the characters of the starter decks', () => {
  test('all of them are held', () => {
    for (const race of ['human', 'centauri', 'minbari', 'narn'] as const) {
      const sections = STARTER_LISTS[race].split(/\n\n/);
      const listed =
        sections
          .find(section => section.startsWith('Character\n'))
          ?.split('\n')
          .slice(1) ?? [];
      expect(listed.length).toBeGreaterThan(5);
      for (const line of listed.filter(Boolean)) expect(named(line.replace(/^\d+ /, ''))).toBeDefined();
    }
  });

  test('the starting ambassadors are of one weight, and Sinclair is less of a diplomat than G’Kar', () => {
    for (const title of ['Jeffrey Sinclair', 'Londo Mollari', 'Delenn', "G'Kar"]) {
      expect(sum(named(title))).toBeGreaterThanOrEqual(12);
      expect(sum(named(title))).toBeLessThanOrEqual(16);
    }
    expect(named('Jeffrey Sinclair').diplomacy).toBeLessThan(named("G'Kar").diplomacy);
  });

  test('agents, aides and captains can do their work', () => {
    for (const race of ['Human', 'Centauri', 'Minbari', 'Narn']) {
      expect(named(`${race} Agent`).intrigue).toBeGreaterThan(0);
      expect(named(`${race} Aide`).diplomacy).toBeGreaterThan(0);
      expect(named(`${race} Captain`).leadership).toBeGreaterThan(0);
    }
  });

  test('everybody has an ability, and nobody has Military', () => {
    for (const [, character] of characters) {
      expect(sum(valuesOf(character))).toBeGreaterThan(0);
      expect(character.abilities.military.value).toBe(0);
    }
  });

  test('the values on which the worked examples rest', () => {
    expect(named('Londo Mollari')).toEqual({ diplomacy: 4, intrigue: 4, psi: 0, leadership: 4, military: 0 });
    expect(named('Urza Jaddo').diplomacy).toBe(6);
    expect(named('Carn Mollari').diplomacy).toBe(1);
    expect(named("G'Kar").diplomacy).toBe(5);
    expect(named('Delenn').diplomacy).toBe(6);
    expect(named('General Hague').intrigue).toBe(3);
    expect(named('Kalain').leadership).toBe(4);
    expect(named('Michael Garibaldi').intrigue).toBe(3);
    expect(named('Miagi Hidoshi').diplomacy).toBe(6);
    expect(named('Adira Tyree').intrigue).toBe(3);
    const highest = (title: string) => Math.max(...Object.values(named(title)));
    expect(
      ['Londo Mollari', 'Delenn', 'Urza Jaddo', 'Carn Mollari', 'Kalain', 'Michael Garibaldi'].map(highest),
    ).toEqual([4, 6, 6, 1, 4, 3]);
    expect(named('Jeffrey Sinclair').leadership).toBeGreaterThan(0);
  });
});

describe('what players are told about numbers and texts that no source gives', () => {
  const sheet = (title: string, race: string | null = null): CardSheet => {
    const card = CARDS.find(c => c.title === title && (race === null || c.race === race));
    if (card === undefined) throw new Error(`no card ${title}`);
    return cardSheet(card);
  };

  test.each(characters)('%s: each ability is marked as characters.json has it, a guessed 0 too', (title, character) => {
    const told = sheet(title);
    for (const ability of ABILITIES) {
      const { value, from } = character.abilities[ability];
      expect([ability, told.abilities[ability] ?? 0]).toEqual([ability, value]);
      expect([ability, told.provenance[ability] === 'reconstructed']).toEqual([ability, from === 'reconstructed']);
      if (from === 'reconstructed') expect(told.abilities).toHaveProperty(ability);
    }
  });

  test('61 zeros are guesses', () => {
    const zeros = characters.flatMap(([title]) => {
      const { abilities, provenance } = sheet(title);
      return Object.keys(abilities).filter(a => abilities[a] === 0 && provenance[a] === 'reconstructed');
    });
    expect(zeros).toHaveLength(61);
  });

  test('the class texts of fleets, known from one race alone, and how many copies of a class may be in play', () => {
    for (const race of ['human', 'centauri', 'narn'] as const) {
      for (const title of ['Colonial Fleet', 'Homeworld Fleet', 'First Battle Fleet', 'Second Battle Fleet'])
        expect([race, title, sheet(title, race).provenance.text]).toEqual([race, title, 'reconstructed']);
      for (const title of ['Deep Space Fleet', 'Picket Fleet'])
        expect(sheet(title, race).provenance).toMatchObject({ text: 'reconstructed', copies: 'reconstructed' });
      // a ruling gives the text of these for every race
      expect(sheet('Expeditionary Fleet', race).provenance.text).toBe('ruling');
    }
    expect(sheet('Second Battle Fleet', 'minbari').provenance).not.toHaveProperty('text');
    expect(sheet('Expeditionary Fleet', 'minbari').provenance.text).toBe('face');
  });

  test('that home defence ends with a war is the general rule, on no known print', () => {
    for (const race of ['human', 'centauri', 'minbari', 'narn'] as const)
      for (const title of ['Colonial Fleet', 'Homeworld Fleet', 'Picket Fleet']) {
        const told = sheet(title, race);
        expect(told.text.join(' ')).toContain('unless you are at war');
        expect([race, title, told.provenance.text]).toEqual([race, title, 'reconstructed']);
      }
  });

  test('Prophecy: which marks it gives is known, how many is not', () => {
    expect(sheet('Prophecy').provenance).toMatchObject({ marks: 'reconstructed', text: 'ruling', cost: 'face' });
  });
});
