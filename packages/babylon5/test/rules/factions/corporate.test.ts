import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { leadsCorporate } from '../../../src/rules/factions/corporate.ts';
import '../../support/cards-for-parties.ts';
import { at } from '../../support/cards-for-resolution.ts';
import { id, match, papers, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { findCard, type Table } from '../../support/table.ts';

/** A Human corporate faction, a Human Babylon Project faction with the same cards, and Narn, under the engine rules. */
function company(each: Partial<SeatPosition>, round: 'action' | 'conflict' = 'action'): Table {
  const more = { rating: 12, ...each };
  return at({
    ruleset: 'engine',
    round,
    seats: [
      { race: 'human', name: 'Trader', designation: 'corporate', ambassador: 'Test Trader', ...more },
      { race: 'human', name: 'Sinclair', ...more },
      { race: 'narn' },
    ],
    order: [1, 2, 3],
  });
}

const leader = (race: 'human' | 'centauri', title: string) => ({
  ruleset: 'engine',
  seats: [{ race, designation: 'corporate', deck: [id(title), ...papers(67)] }, seat('minbari', 67)],
});

rule('b5/corporate/1', 'a corporate character, neutral or of the race, leads a corporate faction', () => {
  expect(match(leader('human', 'Test Trader')).leaveOpen().titleOf(0)).toBe('Test Trader');
  expect(refusedBy(leader('human', 'Test Narn Trader'))).not.toBe('');
  expect(leadsCorporate(findCard('Test Narn Trader'), 'narn')).toBe(true);
});

rule(['b5/corporate/2', 'b5/corporate/3'], 'it costs 10 at most, can be sponsored, and is no assistant', () => {
  const leads = (title: string) => leadsCorporate(findCard(title), 'human');
  // one that enters by replacement alone, one that costs 11, and two that may lead, the second by its name
  expect(['Test Heiress', 'Test Chief Executive', 'Test Trader', 'Test Corporate Director'].map(leads)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(leads('Test Corporate Secretary')).toBe(false);
});

rule('b5/corporate/4', 'any faction uses corporate cards, but only a corporate one what says so', () => {
  const hand = ['Test Trade Secret', 'Test Hostile Bid', 'Test Broker'];
  const t = company({ hand });
  expect(t.offers(1, 'sponsor', t.handed(1, 'Test Trade Secret'))).toBe(true);
  t.act(1, 'event', t.handed(1, 'Test Hostile Bid'));
  expect(t.refuses(2, 'sponsor', t.handed(2, 'Test Trade Secret'))).toBe('b5/corporate/4');
  expect(t.refuses(2, 'event', t.handed(2, 'Test Hostile Bid'))).toBe('b5/corporate/4');
  expect(t.offers(2, 'sponsor', t.handed(2, 'Test Broker'))).toBe(true);
});

rule('b5/corporate/5', 'a corporate faction sponsors and promotes corporate cards of any race at their cost', () => {
  const t = company({ hand: ['Test Narn Trader'] });
  t.act(1, 'sponsor', t.handed(1, 'Test Narn Trader'));
  expect(t.available(1)).toBe(7);
  t.act(2, 'sponsor', t.handed(2, 'Test Narn Trader')).leaveOpen();
  expect(t.available(2)).toBe(2);
  // 5, or 10 for another race, and 1 for the character of the Inner Circle
  const promotes = company({ supporting: ['Test Narn Trader'] });
  promotes.act(1, 'promote', promotes.id('Test Narn Trader', 1)).act(2, 'promote', promotes.id('Test Narn Trader', 2));
  expect([promotes.available(1), promotes.available(2)]).toEqual([6, 1]);
});

rule(
  'b5/corporate/6',
  'for a card of its race that is not corporate it applies 3 more: sponsored, promoted, played',
  () => {
    const t = company({ hand: ['Test Human Clerk', 'Test Human Grant'], rating: 14 });
    t.act(1, 'sponsor', t.handed(1, 'Test Human Clerk'));
    expect(t.available(1)).toBe(8);
    t.pass(2, 3).act(1, 'event', t.handed(1, 'Test Human Grant'));
    // 1 and 3 applied, 1 gained
    expect(t.available(1)).toBe(5);
    const promotes = at({
      ruleset: 'engine',
      seats: [
        {
          race: 'human',
          designation: 'corporate',
          ambassador: 'Test Trader',
          rating: 20,
          supporting: ['Test Human Clerk'],
        },
        { race: 'narn' },
      ],
      order: [1, 2],
    });
    promotes.act(1, 'promote', 'Test Human Clerk');
    expect(promotes.available(1)).toBe(20 - 3 - 1 - 3);
    const usual = company({ hand: ['Test Human Clerk'] }).pass(1);
    usual.act(2, 'sponsor', usual.handed(2, 'Test Human Clerk'));
    expect(usual.available(2)).toBe(9);
  },
);

rule('b5/corporate/6', 'and revealed: a conflict of its race that it cannot pay for is cancelled', () => {
  const t = company({ hand: ['Test Human Talks'] }, 'conflict');
  t.act(1, 'declare', t.handed(1, 'Test Human Talks')).pass(2, 3).until('action');
  expect([t.available(1), t.conflict('Test Human Talks').stage]).toEqual([9, 'initiated']);
  const poor = company({ hand: ['Test Human Talks'], spent: 10 }, 'conflict');
  expect(poor.refuses(1, 'declare', poor.handed(1, 'Test Human Talks'))).toBe('b5/corporate/6');
});

rule('b5/corporate/7', 'a corporate faction has no agenda that is loyal to its race', () => {
  const t = company({ hand: ['Test Human Cause'] });
  expect(t.refuses(1, 'agenda', t.handed(1, 'Test Human Cause'))).toBe('b5/corporate/7');
  t.pass(1).act(2, 'agenda', t.handed(2, 'Test Human Cause'));
  expect(t.inPlay('Test Human Cause', 2)).toBe(true);
});

rule('b5/corporate/8', 'credit tokens are plain tokens, which do nothing unless a card speaks of them', () => {
  const hand = ['Test Human Clerk', 'Test Broker'];
  const [rich, poor] = [5, 0].map(tokens => company({ hand, supporting: [{ card: 'Test Narn Trader', tokens }] }));
  const facts = (t: Table) => [
    t.available(1),
    t.power(1),
    t.ability('Test Narn Trader', 'diplomacy', 1),
    t.options(1).map(o => t.titleOf(o.a)),
  ];
  expect(facts(rich!)).toEqual(facts(poor!));
  // nobody moves them, and they go with their card
  rich!.pass(1);
  expect(rich!.asked).toEqual(poor!.pass(1).asked);
  expect(rich!.card('Test Narn Trader', 1).tokens).toBe(5);
});
