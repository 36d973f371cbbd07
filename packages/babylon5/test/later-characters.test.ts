import { readFileSync } from 'node:fs';
import { LATER_SETS } from '@orrery/babylon5/sets/later';
import { expect, test } from 'vitest';
import { type CardSource, cardSheet, fieldProvenance, LIBRARY } from '../src/index.ts';
import { ABILITIES, type CharacterFacts, reconstructAbilities } from '../src/reconstruct/abilities.ts';

// The characters of later sets: their numbers follow the written rule, and say so.

type Facts = Omit<CharacterFacts, 'known'> & { readonly known?: CharacterFacts['known']; readonly printing?: string };
const held = JSON.parse(
  readFileSync(new URL('../data/later-characters.json', import.meta.url), 'utf8'),
) as readonly Facts[];

/** The card of these facts. */
const cardOf = ({ title, printing }: Facts): CardSource =>
  LATER_SETS.find(card => card.title === title && card.printing === printing)!;

test('each of them is a character with facts', () => {
  expect(held.map(cardOf)).toEqual([...LATER_SETS]);
  for (const { type } of LATER_SETS) expect(type).toBe('character');
});

test.each(held)('$title has the numbers of the rule, and each that no source gives is marked', facts => {
  const card = cardOf(facts);
  const { abilities, provenance, keywords, cost } = cardSheet(card);
  const expected = reconstructAbilities({ ...facts, known: facts.known ?? {} });
  for (const ability of ABILITIES) {
    expect([ability, abilities[ability] ?? 0]).toEqual([ability, expected[ability]]);
    // characters have no Military by the rules, and a ruling gives the Agent's Intrigue
    const ruled = ability === 'military' || (facts.title === 'Non-Aligned Agent' && ability === 'intrigue');
    expect([ability, provenance[ability] === 'reconstructed']).toEqual([ability, !ruled]);
  }
  expect([card.race?.replace('-', ''), cost, keywords]).toEqual([facts.race, facts.cost, facts.keywords]);
  if (facts.cost !== null) expect(fieldProvenance(card.cost)).toBe('reconstructed');
  expect(card.set).toBe('a later set');
});

test('a starting version is a card of its own beside the ordinary one, of the same person', () => {
  for (const title of ['Lord Refa', 'Neroon', "Na'Far", 'Bester']) {
    const both = LIBRARY.all().filter(def => def.title === title);
    expect(both.map(def => def.source.printing)).toEqual([undefined, 'ambassador']);
    expect(new Set(both.map(def => def.personality)).size).toBe(1);
  }
});
