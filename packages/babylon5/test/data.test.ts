import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABILITIES, findCard, type Race } from '../src/index.ts';

const data = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')) as T;

type Field = { readonly value: number };
type Character = { readonly race: string; readonly cost: number | null; readonly abilities: Record<string, Field> };
type Place = { readonly type: string; readonly cost: Field; readonly military: Field };

test.each(
  Object.entries(data<Record<string, Character>>('characters.json')),
)('the card file of %s holds the numbers of the data', (title, facts) => {
  const def = findCard(title);
  expect({ race: def.race, cost: def.cost }).toEqual({ race: facts.race, cost: facts.cost });
  expect(def.abilities).toEqual(ABILITIES.map(name => facts.abilities[name]!.value));
});

const places = Object.entries(data<Record<Race, Record<string, Place>>>('fleets-locations.json')).flatMap(
  ([race, cards]) => Object.entries(cards).map(([title, facts]) => [race as Race, title, facts] as const),
);

test.each(places)('the %s card file of %s holds the numbers of the data', (race, title, facts) => {
  const def = findCard(title, race);
  expect([def.race, def.type, def.cost, def.abilities[4]]).toEqual([
    race,
    facts.type,
    facts.cost.value,
    facts.military.value,
  ]);
});
