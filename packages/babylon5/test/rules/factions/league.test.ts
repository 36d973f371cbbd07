// The League of Non-Aligned Worlds: one race of sixteen species, its ambassadors, and how it begins.
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { compileCard } from '../../../src/compile.ts';
import { HAND, INNER, nameOf, RACES, type Race, type Ruleset, SPECIES, speciesOf } from '../../../src/index.ts';
import {
  allSpecies,
  cardsWhich,
  fleet,
  forEach,
  ofSpecies,
  ofThatSpecies,
  rotate,
  setOf,
  that,
} from '../../../src/words/index.ts';
import { at } from '../../support/cards-for-resolution.ts';
import { id, match, papers, seat } from '../../support/cards-for-turns.ts';
import { findCard } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];

const { event } = setOf('test');
for (const card of [
  event('Test Drazi Holiday', { play: { effect: forEach(cardsWhich(ofSpecies('Drazi')), 'card', rotate('card')) } }),
  event('Test Grounding', {
    play: {
      target: { species: allSpecies },
      effect: forEach(cardsWhich(that(fleet, ofThatSpecies('species'))), 'card', rotate('card')),
    },
  }),
])
  compileCard(card);

/** What a card's words say of its species; '' for a card of none. */
const species = (title: string, race?: Race): string => SPECIES[speciesOf(findCard(title, race))] ?? '';

/** The four ambassadors of the League that sources name. */
const AMBASSADORS = ['Vizak', 'Juphar Trkider', 'Vlur/Nhar', "She'lah"];

rule(['b5/league/1', 'b5/league/2'], 'the League is a race like the others, whatever the species of its cards', () => {
  expect(RACES).toContain('non-aligned');
  for (const title of [...AMBASSADORS, 'Non-Aligned Agent', 'Drazi Sunhawk', 'Markab Fleet', 'Vree Saucers'])
    expect([title, findCard(title).race]).toEqual([title, 'non-aligned']);
  expect([species('Vizak'), species('Vlur/Nhar'), species('Non-Aligned Agent')]).toEqual([
    'Drazi',
    "pak'ma'ra",
    'Hyach',
  ]);
  for (const ruleset of ALL) {
    // its own cards cost it what is printed, and others twice that
    const t = at({
      ruleset,
      seats: [
        { race: 'non-aligned', ambassador: 'Vizak', hand: ['Non-Aligned Agent'], rating: 20 },
        { race: 'narn', hand: ['Non-Aligned Agent'], rating: 20 },
      ],
      order: [1, 2],
    });
    const spent = (who: 1 | 2): number => {
      const before = t.available(who);
      t.act(who, 'sponsor', t.handed(who, 'Non-Aligned Agent'));
      return before - t.available(who);
    };
    expect([spent(1), spent(2)]).toEqual([3, 6]);
  }
});

rule('b5/league/3', 'there are sixteen species', () => {
  const names =
    "Yolu, Vree, Sh'lassan, pak'ma'ra, Markab, Llort, Live Eaters, Ipsa, Hyach, Hurr, Grome, Golian, Gaim, Drazi, Castor, Brakiri".split(
      ', ',
    );
  expect([SPECIES.length, new Set(SPECIES)]).toEqual([16, new Set(names)]);
  // a player who names one is offered them all
  const t = at({
    ruleset: 'engine',
    seats: [{ race: 'human', hand: ['Test Grounding'] }, { race: 'narn' }],
    order: [1, 2],
  }).act(1, 'event', 'Test Grounding');
  expect(t.options(1).map(({ verb, a }) => nameOf(t.s, verb, a))).toEqual([...SPECIES]);
  t.act(1, 'species', 'Gaim');
});

rule('b5/league/4', 'a species stands in bold or in the title, and only on Non-Aligned cards', () => {
  expect(species('Drazi Sunhawk')).toBe('Drazi');
  expect([species('Markab Fleet'), species('Vree Saucers')]).toEqual(['Markab', 'Vree']);
  // no source tells the species of this ambassador
  expect([species("She'lah"), species("G'Kar")]).toEqual(['', '']);
  const on = (hand: string) =>
    at({
      ruleset: 'engine',
      seats: [
        { race: 'human', hand: [hand] },
        {
          race: 'non-aligned',
          ambassador: "She'lah",
          supporting: ['Drazi Sunhawk', 'Juphar Trkider', 'Vree Saucers'],
        },
      ],
      order: [1, 2],
    }).act(1, 'event', hand);
  const rotated = (t: ReturnType<typeof on>) =>
    ['Drazi Sunhawk', 'Juphar Trkider', 'Vree Saucers'].filter(title => t.card(title).rotated === 1);
  expect(rotated(on('Test Drazi Holiday'))).toEqual(['Drazi Sunhawk', 'Juphar Trkider']);
  // the species that the player names
  expect(rotated(on('Test Grounding').act(1, 'species', 'Vree'))).toEqual(['Vree Saucers']);
});

/** Three cards of three types for the starting hand. */
const CHOSEN = ['Non-Aligned Agent', 'Drazi Sunhawk', 'Test Modesty'];

/** A deck of the League with all of its ambassadors, and what it begins with. */
const league = (leader: string) => ({
  race: 'non-aligned' as const,
  deck: [...[...AMBASSADORS, ...CHOSEN].map(title => id(title)), ...papers(63)],
  ambassador: id(leader),
});
const SETS = ['premier', 'later'];

rule('b5/league/5', 'each of them can lead the League', () => {
  for (const ruleset of ALL)
    for (const leader of AMBASSADORS) {
      const t = match({ ruleset, sets: SETS, seats: [league(leader), seat('human', 66)] }).leaveOpen();
      expect(t.titles('non-aligned', INNER)).toEqual([leader]);
    }
});

rule(
  ['b5/league/6', 'b5/league/7'],
  "Psi Attack spares She'lah, who leads, and may hit Vlur/Nhar, who came later",
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        round: 'conflict',
        seats: [
          { race: 'human', hand: ['Psi Attack'] },
          { race: 'non-aligned', ambassador: "She'lah", inner: ['Vizak'], supporting: ['Vlur/Nhar'] },
        ],
        order: [1, 2],
      });
      t.untilAsked('declare', 1).act(1, 'declare', 'Psi Attack').pass(2);
      expect(t.options(1).map(o => t.titleOf(o.a))).toEqual(['Vizak', 'Vlur/Nhar']);
      t.pick(1, 'Vlur/Nhar');
      expect(t.titleOf(t.conflict('Psi Attack').targetCard)).toBe('Vlur/Nhar');
    }
  },
);

rule(
  'b5/league/8',
  'the League begins with five chosen cards, unrest 2, tension 2 toward all, and a vote in ties',
  () => {
    for (const ruleset of ['casual', 'tournament'] as const) {
      const human = seat('human', 66, [], { hand: [id('Human Aide'), id('Test Levy'), id('Test Modesty')] });
      const t = match({ ruleset, sets: SETS, seats: [league("She'lah"), human] });
      t.act('non-aligned', 'second', 'Vlur/Nhar');
      t.pick('non-aligned', ...CHOSEN).leaveOpen();
      expect(t.titles('non-aligned', HAND)).toEqual(['Vlur/Nhar', ...CHOSEN]);
      expect(t.titles('non-aligned', INNER)).toEqual(["She'lah"]);
      expect(t.s.seats[0]!.unrest).toBe(2);
      for (const other of ['human', 'centauri', 'minbari', 'narn'] as const)
        expect([other, t.tension('non-aligned', other)]).toEqual([other, 2]);
      const called = (narn: 'yes' | 'no') => {
        const council = at({
          ruleset,
          seats: [
            { race: 'human', hand: ['Test Council'] },
            { race: 'narn' },
            { race: 'non-aligned', ambassador: 'Vizak' },
          ],
          order: [1, 2, 3],
        }).act(1, 'event', 'Test Council');
        return council.pick('human', 'human', 'narn').act('human', 'yes').act('narn', narn);
      };
      const tie = called('no');
      expect(tie.asked).toEqual(['non-aligned']);
      tie.act('non-aligned', 'yes');
      expect(tie.happened('vote').at(-1)).toMatchObject({ race: 'league', vote: 1 });
      const agreed = called('yes');
      expect(agreed.s.vote!.passed).toBe(true);
      expect(agreed.happened('vote').some(f => f.race === 'league')).toBe(false);
    }
  },
);

test('a card of another race may name a species without being of it', () => {
  expect(speciesOf({ race: 'neutral', keywords: new Set(['Drazi']), title: 'Drazi Trader' })).toBe(-1);
  expect(speciesOf({ race: 'non-aligned', keywords: new Set(["Pak'ma'ra Ambassador"]), title: 'Somebody' })).toBe(
    SPECIES.indexOf("pak'ma'ra"),
  );
  expect(speciesOf({ race: 'non-aligned', keywords: new Set(), title: 'Live Eaters Raider' })).toBe(
    SPECIES.indexOf('Live Eaters'),
  );
});
