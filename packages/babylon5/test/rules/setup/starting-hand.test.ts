import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DECK, HAND, INNER, type Race, RESERVE, type SeatSetup } from '../../../src/index.ts';
import { id, match, papers, refusal, refusedBy, seat } from '../../support/cards-for-turns.ts';

const CHOICE = ['Narn Aide', "Na'Toth", 'Picket Fleet', 'Test Modesty', 'Border Raid', 'Test Daily Grant'];
const duo = (ruleset: string, more: Partial<SeatSetup> = {}) => ({
  ruleset,
  seats: [
    seat('narn', 66, CHOICE, more),
    seat('centauri', 66, [], { hand: [id('Centauri Aide'), id('Test Levy'), id('Test Modesty')] }),
  ],
});
const hand = (...titles: string[]) => ({ hand: titles.map(title => id(title, 'narn')) });

rule('b5/starting-hand/1', 'three cards are chosen besides the ambassador; none are dealt', () => {
  for (const ruleset of ['casual', 'tournament']) {
    const t = match(duo(ruleset));
    expect(t.titles('narn', INNER)).toEqual(["G'Kar"]);
    expect(t.refuses('narn', 'deal')).toBe('b5/starting-hand/1');
    t.pick('narn', 'Narn Aide', 'Picket Fleet', 'Test Modesty');
    expect(t.titles('narn', HAND)).toEqual(['Narn Aide', 'Picket Fleet', 'Test Modesty']);
    expect(t.s.round).toBe('conflict');
  }
  expect(refusedBy(duo('casual', hand('Narn Aide', 'Picket Fleet')))).toBe('b5/starting-hand/1');
  expect(refusal(duo('casual', hand("G'Kar", 'Narn Aide', 'Picket Fleet', 'Test Modesty')))).toBe('');
});

rule('b5/starting-hand/2', 'two cards of one type are refused', () => {
  const t = match(duo('casual'));
  const refused = (...titles: string[]) => t.whyNot('narn', ...titles)?.rule;
  expect(refused('Test Daily Grant', 'Test Paper 1', 'Narn Aide')).toBe('b5/starting-hand/2');
  expect(refused('Test Daily Grant', 'Narn Aide', "Na'Toth")).toBe('b5/starting-hand/2');
  expect(refused('Test Daily Grant', 'Narn Aide', 'Picket Fleet')).toBeUndefined();
  expect(refusedBy(duo('casual', hand('Test Daily Grant', 'Test Bribe', 'Picket Fleet')))).toBe('b5/starting-hand/2');
  expect(refusal(duo('casual', hand('Test Daily Grant', 'Narn Aide', 'Picket Fleet')))).toBe('');
});

rule('b5/starting-hand/3', 'engine: three cards of three types, more or fewer where the ambassador says so', () => {
  const t = match(duo('engine'));
  // a second character is not legal, although the ambassador, a character, does not count
  expect(t.whyNot('narn', 'Test Modesty', 'Narn Aide', "Na'Toth")?.rule).toBe('b5/starting-hand/3');
  t.pick('narn', 'Test Modesty', 'Narn Aide', 'Border Raid');
  expect(t.titles('narn', HAND).length).toBe(3);
  expect(refusedBy(duo('engine', hand('Test Modesty', 'Test Prudence', 'Narn Aide')))).toBe('b5/starting-hand/3');
  expect(refusedBy(duo('engine', hand("Na'Toth", 'Test Prudence', 'Narn Aide')))).toBe('b5/starting-hand/3');
  expect(refusal(duo('engine', hand('Picket Fleet', 'Test Prudence', 'Narn Aide')))).toBe('');
  const led = (race: Race, leader: string, more: readonly string[]) => ({
    ruleset: 'engine',
    seats: [
      { race, deck: [id(leader), ...more.map(x => id(x, 'narn')), ...papers(66)] },
      seat('minbari', 66, [], { hand: [id('Minbari Aide'), id('Test Levy'), id('Test Modesty')] }),
    ],
  });
  const four = match(led('narn', 'Test Council Leader', CHOICE));
  four.pick('narn', 'Narn Aide', 'Picket Fleet', 'Test Modesty', 'Border Raid');
  expect(four.titles('narn', HAND).length).toBe(4);
  expect(four.s.round).toBe('conflict');
  const none = match(led('centauri', 'Test Gambler', CHOICE));
  expect([none.titles('centauri', HAND), none.s.round]).toEqual([[], 'conflict']);
});

const LEAGUE = [
  'Test Daily Vree Envoy',
  'Test Drazi Elder',
  'Test Daily Clerk',
  'Test Freighter',
  'Test Modesty',
  'Test Daily Grant',
];
const league = (leader: string, more: Partial<SeatSetup> = {}): SeatSetup => ({
  race: 'non-aligned',
  deck: [id(leader), ...LEAGUE.filter(x => x !== leader).map(x => id(x)), ...papers(66)],
  ambassador: id(leader),
  ...more,
});
const human = seat('human', 66, [], { hand: [id('Human Aide'), id('Test Levy'), id('Test Modesty')] });

rule(
  ['b5/starting-hand/4', 'b5/starting-hand/5', 'b5/starting-hand/6'],
  'a Non-Aligned player starts with a second species ambassador in hand besides three cards',
  () => {
    for (const ruleset of ['casual', 'tournament', 'engine']) {
      const t = match({ ruleset, seats: [league('Test Daily Drazi Envoy'), human] });
      for (const nobody of ['Test Daily Clerk', 'Test Freighter', 'Test Daily Drazi Envoy'])
        expect(t.refuses('non-aligned', 'second', nobody)).toBe('b5/starting-hand/4');
      t.act('non-aligned', 'second', 'Test Daily Vree Envoy');
      // it bars no other character
      t.pick('non-aligned', 'Test Daily Clerk', 'Test Freighter', 'Test Modesty');
      expect(t.titles('non-aligned', HAND)).toEqual([
        'Test Daily Vree Envoy',
        'Test Daily Clerk',
        'Test Freighter',
        'Test Modesty',
      ]);
      expect(t.titles('non-aligned', INNER)).toEqual(['Test Daily Drazi Envoy']);
      expect(t.s.round).toBe('conflict');
    }
    const given = (...titles: string[]) =>
      refusedBy({
        ruleset: 'casual',
        seats: [league('Test Daily Drazi Envoy', { hand: titles.map(x => id(x)) }), human],
      });
    expect(given('Test Daily Vree Envoy', 'Test Daily Clerk', 'Test Freighter', 'Test Modesty')).toBe('');
    expect(given('Test Daily Clerk', 'Test Freighter', 'Test Modesty')).toBe('b5/starting-hand/4');
    expect(given('Test Daily Clerk', 'Test Freighter', 'Test Modesty', 'Test Daily Grant')).toBe('b5/starting-hand/4');
  },
);

rule('b5/starting-hand/7', 'the second ambassador may be of the species of the first', () => {
  const t = match({ ruleset: 'casual', seats: [league('Test Daily Drazi Envoy'), human] });
  t.act('non-aligned', 'second', 'Test Drazi Elder');
  expect(t.titles('non-aligned', HAND)).toEqual(['Test Drazi Elder']);
  expect(t.card('Test Daily Drazi Envoy').zone).not.toBe(t.card('Test Drazi Elder').zone);
});

rule(
  ['b5/starting-hand/8', 'b5/home-factions/2'],
  'several Non-Aligned: leaders in turn, second ambassadors in reverse, then the hands',
  () => {
    const three = Array.from({ length: 3 }, (_, i): SeatSetup => {
      const { ambassador: _none, ...open } = league('Test Daily Drazi Envoy');
      const designation = i === 0 ? 'babylon project' : 'home';
      return { ...open, designation, deck: [id('Test Daily Gaim Envoy'), id('Test Daily Hyach Envoy'), ...open.deck] };
    });
    for (const ruleset of ['casual', 'tournament']) {
      const t = match({ ruleset, alternateFactions: true, seats: three });
      const asked = () => t.s.ask!.seats;
      expect(asked()).toEqual([0]);
      t.act(1, 'ambassador', t.id('Test Daily Drazi Envoy', 1));
      expect(asked()).toEqual([1]);
      expect(t.refuses(2, 'ambassador', t.id('Test Daily Drazi Envoy', 2))).toBe('b5/starting-hand/8');
      t.act(2, 'ambassador', t.id('Test Daily Vree Envoy', 2));
      expect(asked()).toEqual([2]);
      t.act(3, 'ambassador', t.id('Test Daily Gaim Envoy', 3));
      expect(asked()).toEqual([2]);
      t.act(3, 'second', t.id('Test Daily Hyach Envoy', 3));
      expect(asked()).toEqual([1]);
      t.act(2, 'second', t.id('Test Drazi Elder', 2));
      expect(asked()).toEqual([0]);
      t.act(1, 'second', t.id('Test Daily Hyach Envoy', 1));
      expect(asked()).toEqual([0, 1, 2]);
      expect(t.offers(1, 'card', t.id('Test Freighter', 1))).toBe(true);
      expect([1, 2, 3].map(n => t.titles(n, INNER)[0])).toEqual([
        'Test Daily Drazi Envoy',
        'Test Daily Vree Envoy',
        'Test Daily Gaim Envoy',
      ]);
    }
  },
);

rule(
  'b5/starting-hand/9',
  'tournament: with the ambassadors on the table cards change places with the reserve, then hands are chosen',
  () => {
    const reserve = { reserve: [id('Quadrant 14'), ...Array.from({ length: 3 }, () => id('Test Levy'))] };
    const t = match(duo('tournament', reserve));
    expect(t.titles('centauri', INNER)).toEqual(['Londo Mollari']);
    expect(t.asked).toEqual(['narn']);
    t.pick('narn', 'Quadrant 14', 'Test Paper 1');
    expect(t.titles('narn', RESERVE)).toEqual(['Test Levy', 'Test Levy', 'Test Levy', 'Test Paper 1']);
    expect(t.titles('narn', DECK)).toContain('Quadrant 14');
    t.pick('narn', 'Quadrant 14', 'Narn Aide', 'Test Modesty');
    expect(t.titles('narn', HAND)).toEqual(['Quadrant 14', 'Narn Aide', 'Test Modesty']);
    // the deck must stay legal: no fourth copy
    const full = { reserve: [id('Test Paper 1')] };
    const u = match(duo('tournament', full));
    expect(u.whyNot('narn', u.s.zones[RESERVE]![0]!)?.rule).toBe('b5/deck/6');
    // casual games have no such step
    expect(match(duo('casual', reserve)).offers('narn', 'card', 'Narn Aide')).toBe(true);
    u.leaveOpen();
  },
);
