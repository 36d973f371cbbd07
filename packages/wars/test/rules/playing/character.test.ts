import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { at, deployOnly, places } from '../../support/playing-cards.ts';
import { UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';

// 2 and 2
const HALLWAY = 'Alnak Station/Hallway';

// a sector, 1 and 0
const AVIATRIX = 'Hellcat Aviatrix';

const CARRIER = 'Guardian-Class Carrier';

rule('wars/character/1', 'characters are played in the deploy phase alone', () => deployOnly(AVIATRIX, {}));

rule('wars/vehicle/1', 'vehicles are played in the deploy phase alone', () => deployOnly('Stinger', {}));

rule('wars/nobot/1', 'NoBots are played in the deploy phase alone', () => deployOnly('Ikazuchi', {}));

// Units
rule(
  ['wars/character/2', 'wars/character/3', 'wars/character/4'],
  'at a site with an icon of yours or another unit of yours, or aboard your ship with room',
  () => {
    const seat = (extra: SeatPosition['at']): SeatPosition => ({
      hand: ['Claviger'],
      icons: { shi: 2 },
      at: extra ?? {},
    });
    const t = at('deploy', seat({ [UNTAPPED]: [CARRIER] }), { at: { [UNTAPPED]: ['Qurim Life Ship'] } });
    t.act(1, 'play', 'Claviger');
    // Claviger has Scouting, so it can go to Hallway; a card without Scouting cannot
    const plain = at(
      'deploy',
      { hand: [AVIATRIX], icons: { maverick: 2 }, at: { [UNTAPPED]: [CARRIER] } },
      {
        at: { [UNTAPPED]: ['Qurim Life Ship'] },
      },
    );
    plain.act(1, 'play', AVIATRIX);
    expect(places(plain)).toEqual([`at ${VALLEY}`, `at ${VANTAGE}`, `aboard ${CARRIER}`]);
    plain.pick(1, CARRIER).resolve();
    expect([plain.beneath(CARRIER), plain.place(AVIATRIX)]).toEqual([[AVIATRIX], UNTAPPED]);
    t.pick(1, VALLEY);
    // Hallway is open with a unit of the player there; the opponent's units do not count
    const opened = at('deploy', { hand: [AVIATRIX], icons: { maverick: 2 }, at: { [HALLWAY]: ['Stinger'] } });
    opened.act(1, 'play', AVIATRIX);
    expect(places(opened)).toContain(`at ${HALLWAY}`);
    opened.pick(1, HALLWAY);
    const closed = at('deploy', { hand: [AVIATRIX], icons: { maverick: 2 } }, { at: { [HALLWAY]: ['Stinger'] } }, [
      { card: HALLWAY, of: 2 },
      UNTAPPED,
    ]);
    expect(closed.refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
    // a full ship takes no more units
    const full = at(
      'deploy',
      {
        hand: [AVIATRIX],
        icons: { maverick: 2 },
        at: { [UNTAPPED]: [{ card: 'Type II Fighter', beneath: [AVIATRIX] }] },
      },
      {},
      [{ card: HALLWAY, of: 2 }, UNTAPPED],
    );
    expect(full.refuses(1, 'play', AVIATRIX)).toBe('wars/character/3');
  },
);

rule('wars/nobot/2', 'a NoBot of size 3 needs 3 of a ship’s capacity, or an open site', () => {
  const icons = { gongen: 3 };
  const t = at('deploy', { hand: ['Ikazuchi'], icons, at: { [UNTAPPED]: ['Corporate Transport', 'Luhustika'] } });
  t.act(1, 'play', 'Ikazuchi');
  expect(places(t)).toEqual([`at ${VALLEY}`, `at ${VANTAGE}`, 'aboard Corporate Transport', 'aboard Luhustika']);
  t.pick(1, 'Corporate Transport').resolve();
  expect(t.beneath('Corporate Transport')).toEqual(['Ikazuchi']);
  const aboard = [{ card: 'Corporate Transport', beneath: [AVIATRIX] }];
  const locations = [{ card: HALLWAY, of: 2 }, UNTAPPED] as const;
  const two = at('deploy', { hand: ['Ikazuchi'], icons, at: { [UNTAPPED]: aboard } }, {}, [...locations]);
  expect(two.refuses(1, 'play', 'Ikazuchi')).toBe('wars/character/3');
  const own = at('deploy', { hand: ['Ikazuchi'], icons, at: { [HALLWAY]: [AVIATRIX] } }, {}, [...locations]);
  expect(own.offers(1, 'play', 'Ikazuchi')).toBe(true);
});

rule('wars/vehicle/2', 'a vehicle of size 2 does not fit where 1 is left; at a site it needs an icon or a unit', () => {
  const icons = { earther: 3 };
  const locations = [{ card: HALLWAY, of: 2 }, UNTAPPED] as const;
  const ship = (n: number) => ({
    [UNTAPPED]: [{ card: 'Corporate Transport', beneath: Array.from({ length: n }, () => AVIATRIX) }],
  });
  const one = at('deploy', { hand: ['GR-Blade'], icons, at: ship(1) }, {}, [...locations]);
  expect(one.play(1, 'GR-Blade').beneath('Corporate Transport')).toEqual([AVIATRIX, 'GR-Blade']);
  const two = at('deploy', { hand: ['GR-Blade'], icons, at: ship(2) }, {}, [...locations]);
  expect(two.refuses(1, 'play', 'GR-Blade')).toBe('wars/character/3');
  const own = at('deploy', { hand: ['GR-Blade'], icons, at: { [HALLWAY]: [AVIATRIX] } }, {}, [...locations]);
  expect(own.play(1, 'GR-Blade').place('GR-Blade')).toBe(HALLWAY);
});
