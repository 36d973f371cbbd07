import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { at, deployOnly, PLENTY, places } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY } from '../../support/valley.ts';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

const held = { [VALLEY]: ['James Howler'] };

rule('wars/weapon/1', 'weapons are played in the deploy phase alone', () => deployOnly('Sidearm', { at: held }));

rule('wars/weapon/1', 'not in the middle of a battle', () => {
  const t = at('battle', { icons: PLENTY, hand: ['Sidearm'], at: held }, { at: { [VALLEY]: [AVIATRIX] } });
  expect(t.attack(1, VALLEY).refuses(1, 'play', 'Sidearm')).toBe('wars/interrupt/2');
});

// Weapons
rule(['wars/weapon/2', 'wars/weapon/3'], 'the kind of a weapon says beneath what it goes', () => {
  const armed = (hand: string, mine: SeatPosition['at']) =>
    at('deploy', { hand: [hand], icons: PLENTY, at: mine ?? {} });
  expect(armed('Chijo Katana', { [VALLEY]: [AVIATRIX] }).refuses(1, 'play', 'Chijo Katana')).toBe('wars/weapon/2');
  const kizen = armed('Chijo Katana', { [VALLEY]: [AVIATRIX, 'James Howler'] }).play(1, 'Chijo Katana');
  expect(kizen.beneath('James Howler')).toEqual(['Chijo Katana']);
  expect(armed('Taihu', { [UNTAPPED]: [CARRIER] }).refuses(1, 'play', 'Taihu')).toBe('wars/weapon/2');
  expect(armed('Taihu', { [UNTAPPED]: ['Type II Fighter'] }).offers(1, 'play', 'Taihu')).toBe(true);
  const ships = armed('LongBow Missile 27-B', { [UNTAPPED]: [CARRIER, 'Type II Fighter'], [VALLEY]: [AVIATRIX] });
  ships.act(1, 'play', 'LongBow Missile 27-B');
  expect(places(ships)).toEqual([`beneath ${CARRIER}`, 'beneath Type II Fighter']);
  ships.pick(1, CARRIER);
});

rule('wars/weapon/4', 'beneath your own cards only', () => {
  const t = at('deploy', { hand: ['Sidearm'], icons: PLENTY }, { at: { [VALLEY]: ['Claviger'] } });
  expect(t.refuses(1, 'play', 'Sidearm')).toBe('wars/weapon/2');
  const mine = at(
    'deploy',
    { hand: ['Sidearm'], icons: PLENTY, at: { [VALLEY]: [AVIATRIX] } },
    { at: { [VALLEY]: ['Claviger'] } },
  );
  expect(mine.play(1, 'Sidearm').beneath(AVIATRIX)).toEqual(['Sidearm']);
});

rule(['wars/weapon/5', 'wars/weapon/6'], 'one weapon for each card, which stays with it', () => {
  const armed = { card: AVIATRIX, beneath: ['Sidearm'] };
  const t = at('deploy', { hand: ['F.L.I.C.'], icons: PLENTY, at: { [VALLEY]: [armed] } });
  expect(t.refuses(1, 'play', 'F.L.I.C.')).toBe('wars/weapon/2');
  // no action lets a player transfer the weapon or put it away
  expect(t.options(1).map(o => o.verb)).toEqual(['pass']);
  const other = at('deploy', { hand: ['F.L.I.C.'], icons: PLENTY, at: { [VALLEY]: [armed, 'Claviger'] } });
  other.play(1, 'F.L.I.C.');
  expect([other.beneath(AVIATRIX), other.beneath('Claviger')]).toEqual([['Sidearm'], ['F.L.I.C.']]);
  const two = at('deploy', {
    hand: ['F.L.I.C.'],
    icons: PLENTY,
    at: { [VALLEY]: [{ card: 'Takumi Shadow Warriors', beneath: ['Sidearm'] }] },
  });
  expect(two.offers(1, 'play', 'F.L.I.C.')).toBe(true); // a card that says it may have two
});
