// Cards from examples of the rules, for the tests of abilities.
import { compileCard } from '../../src/compile/card.ts';
import {
  activate,
  damage,
  drains,
  draws,
  here,
  isDamagedNow,
  lose,
  opponent,
  playCost,
  relatedHere,
  that,
  unit,
  yours,
} from '../../src/words/index.ts';
import { Asset, Character } from '../invented.ts';
import '../test-cards.ts';

/** A card with a weapon beneath it. */
export const gun = (card: string, weapon = 'Colt-Burton MK. 412') => ({ card, beneath: [weapon] });

/** The printed data of a unit for tests that only need its text. */
export const plain = {
  number: '0T1',
  faction: 'independent',
  destiny: 1,
  cost: 0,
  power: 1,
  tactics: 1,
  defense: 9,
} as const;

for (const source of [
  Character('Test Quartermaster', { ...plain, always: [playCost(unit, -1, { at: relatedHere })] }),
  Character('Test Medic', { ...plain, whenever: [{ on: isDamagedNow(that(yours, unit, here)), effect: activate(2) }] }),
  Asset('Test Miser', {
    number: '0T2',
    faction: 'independent',
    destiny: 1,
    cost: 0,
    whenever: [{ on: draws('each'), effect: activate(1) }],
  }),
  Asset('Test Leech', {
    number: '0T3',
    faction: 'independent',
    destiny: 1,
    cost: 0,
    whenever: [{ on: draws('you'), effect: lose(1, opponent) }],
  }),
  Asset('Test Boom', {
    number: '0T4',
    faction: 'independent',
    destiny: 1,
    cost: 0,
    always: [drains(1)],
    abilities: [{ pay: 0, target: { hit: { of: unit, min: 2, max: 3 } }, effect: damage('hit') }],
  }),
])
  compileCard(source);
