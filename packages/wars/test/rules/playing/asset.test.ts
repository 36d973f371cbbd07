import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { at, deployOnly, PLENTY, places } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

rule('wars/asset/1', 'assets are played in the deploy phase alone', () => deployOnly('First Aid', {}));

// Assets
rule('wars/asset/2', 'without a kind by itself on the table, with one beneath a card of that kind', () => {
  const none = at('deploy', { hand: ['First Aid', 'Untapped Mettle'], icons: PLENTY, at: { [VALLEY]: [AVIATRIX] } });
  expect(none.refuses(1, 'play', 'Untapped Mettle')).toBe('wars/asset/3');
  none.play(1, 'First Aid');
  expect([none.inPlay('First Aid'), none.place('First Aid')]).toEqual([true, '']);
  const leader = { [VALLEY]: [AVIATRIX, 'Horatio Hicks'] };
  const some = at('deploy', { hand: ['Untapped Mettle'], icons: PLENTY, at: leader }).play(1, 'Untapped Mettle');
  expect([some.beneath('Horatio Hicks'), some.beneath(AVIATRIX)]).toEqual([['Untapped Mettle'], []]);
});

rule('wars/asset/3', 'beneath your own cards, unless the asset says more', () => {
  const seats = (title: string): [SeatPosition, SeatPosition] => [
    { hand: [title], icons: PLENTY, at: { [VALLEY]: [AVIATRIX] } },
    { at: { [VALLEY]: ['Claviger'] } },
  ];
  const own = at('deploy', ...seats('Rapid Fire')).play(1, 'Rapid Fire');
  expect(own.beneath(AVIATRIX)).toEqual(['Rapid Fire']);
  const alone = at('deploy', { hand: ['Rapid Fire'], icons: PLENTY }, { at: { [VALLEY]: ['Claviger'] } });
  expect(alone.refuses(1, 'play', 'Rapid Fire')).toBe('wars/asset/3');
  const either = at('deploy', ...seats('Incapacitated')).act(1, 'play', 'Incapacitated');
  expect(places(either)).toEqual([`beneath ${AVIATRIX}`, 'beneath Claviger']);
  either.pick(1, 'Claviger').resolve();
  expect(either.beneath('Claviger')).toEqual(['Incapacitated']);
});

rule(
  ['wars/asset/4', 'wars/asset/5'],
  'cards stacked on an asset are out of play: copies of a unique one lie there, and another may be played',
  () => {
    const shipyard = { card: 'Honorable Death', stacked: ['Inca 1', 'Inca 1'] };
    const t = at('deploy', { hand: ['Inca 1'], icons: PLENTY, table: [shipyard], at: { [UNTAPPED]: [CARRIER] } });
    expect(t.stackedOn('Honorable Death')).toEqual(['Inca 1', 'Inca 1']);
    expect(t.inPlay('Inca 1')).toBe(false);
    t.play(1, 'Inca 1', UNTAPPED);
    expect(t.inPlay('Inca 1')).toBe(true);
    const second = at('deploy', { hand: ['Inca 1'], icons: PLENTY, at: { [UNTAPPED]: ['Inca 1'] } });
    expect(second.refuses(1, 'play', 'Inca 1')).toBe('wars/unique/1');
  },
);

rule('wars/asset/6', 'any number of assets beneath a card; but of some only one beneath the same kizen', () => {
  const beneath = ['Untapped Mettle', 'Celebrated'];
  const t = at('deploy', {
    hand: ['Meditation', 'Untapped Mettle'],
    icons: PLENTY,
    at: { [VALLEY]: [{ card: 'Horatio Hicks', beneath }] },
  });
  expect(t.refuses(1, 'play', 'Untapped Mettle')).toBe('wars/asset/3');
  t.play(1, 'Meditation');
  expect(t.beneath('Horatio Hicks')).toEqual([...beneath, 'Meditation']);
});
