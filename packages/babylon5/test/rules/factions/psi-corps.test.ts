import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { RACES, type Ruleset, type SeatPosition } from '../../../src/index.ts';
import '../../support/cards-for-parties.ts';
import { at } from '../../support/cards-for-resolution.ts';
import { findCard, type Table } from '../../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];

/** The Psi Corps with 2 Conspiracy Marks, or as many as given, Narn, and Minbari. */
function corps(ruleset: Ruleset, psi: Partial<SeatPosition>, conspiracy = 2, narn: Partial<SeatPosition> = {}): Table {
  return at({
    ruleset,
    seats: [
      {
        race: 'human',
        name: 'Psi Corps',
        designation: 'psi corps',
        ambassador: { card: 'Test Psi Chief', marks: { conspiracy } },
        rating: 40,
        ...psi,
      },
      { race: 'narn', rating: 40, ...narn },
    ],
    order: [1, 2],
  });
}
const may = (t: Table, card: string) => t.offers(1, 'sponsor', t.handed(1, card));

rule('b5/psi-corps/1', 'the Psi Corps is a further faction of the Human race', () => {
  for (const ruleset of ALL) expect(RACES[corps(ruleset, {}).s.seats[0]!.race]).toBe('human');
});

rule('b5/psi-corps/2', 'with 2 marks and 2 cards of a race it sponsors no more of them, but neutral cards', () => {
  for (const ruleset of ALL) {
    const t = corps(ruleset, { supporting: ['Homeworld Fleet', 'Earth'], hand: ['John Sheridan', 'Test Trader'] });
    expect(t.refuses(1, 'sponsor', 'John Sheridan')).toBe('b5/psi-corps/2');
    expect(may(t, 'Test Trader')).toBe(true);
    // those it has put on cards count, too
    const on = corps(ruleset, {
      ambassador: { card: 'Test Psi Chief', marks: { conspiracy: 2 }, attached: ['Test Human Badge'] },
      supporting: ['Earth'],
      hand: ['John Sheridan'],
    });
    expect(on.refuses(1, 'sponsor', 'John Sheridan')).toBe('b5/psi-corps/2');
  }
});

rule(
  'b5/psi-corps/3',
  'with 2 marks and the Homeworld Fleet it sponsors one more, and then only what has no race',
  () => {
    for (const ruleset of ALL) {
      const hand = ['Earth', 'John Sheridan', 'First Battle Fleet', "Na'Toth", 'Test Trader', 'Test Corps Agent'];
      const t = corps(ruleset, { supporting: ['Homeworld Fleet'], inner: ['Test Corps Agent'], hand });
      for (const card of hand) expect([card, may(t, card)]).toEqual([card, true]);
      const before = t.available(1);
      t.act(1, 'sponsor', t.handed(1, "Na'Toth")).pick(1, 'Test Psi Chief').pass(2);
      // her cost, twice
      expect(before - t.available(1)).toBe(2 * findCard("Na'Toth").cost!);
      for (const card of ['Earth', 'John Sheridan', 'First Battle Fleet'])
        expect(t.refuses(1, 'sponsor', t.handed(1, card))).toBe('b5/psi-corps/2');
      expect([may(t, 'Test Trader'), may(t, 'Test Corps Agent')]).toEqual([true, true]);
    }
  },
);

rule('b5/psi-corps/4', 'another mark, or one card less, lets it sponsor again', () => {
  for (const ruleset of ALL) {
    const supporting = ['Homeworld Fleet', 'Earth'];
    expect(may(corps(ruleset, { supporting, hand: ['John Sheridan'] }, 3), 'John Sheridan')).toBe(true);
    expect(may(corps(ruleset, { supporting: ['Earth'], hand: ['John Sheridan'] }), 'John Sheridan')).toBe(true);
  }
});

rule('b5/psi-corps/5', 'it keeps the cards for which it has too few marks', () => {
  for (const ruleset of ALL) {
    const t = corps(ruleset, { supporting: ['Homeworld Fleet', 'Earth'] }, 1).pass(1, 2);
    expect([t.inPlay('Earth'), t.inPlay('Homeworld Fleet')]).toEqual([true, true]);
  }
});

rule('b5/psi-corps/6', 'another faction needs more marks than it has cards of the Psi Corps', () => {
  for (const ruleset of ALL) {
    const narn = (conspiracy: number) =>
      corps(ruleset, {}, 2, {
        ambassador: { card: "G'Kar", marks: { conspiracy } },
        supporting: ['Test Corps Agent'],
        hand: ['Test Corps Agent'],
      }).pass(1);
    const poor = narn(1);
    expect(poor.refuses(2, 'sponsor', poor.handed(2, 'Test Corps Agent'))).toBe('b5/psi-corps/6');
    const t = narn(2);
    expect(t.offers(2, 'sponsor', t.handed(2, 'Test Corps Agent'))).toBe(true);
  }
});

rule('b5/psi-corps/7', 'and one of another race also pays double', () => {
  for (const ruleset of ALL) {
    const t = corps(ruleset, {}, 2, {
      ambassador: { card: "G'Kar", marks: { conspiracy: 1 } },
      hand: ['Test Corps Agent'],
    }).pass(1);
    t.act(2, 'sponsor', t.handed(2, 'Test Corps Agent'));
    expect(t.available(2)).toBe(32);
  }
});
