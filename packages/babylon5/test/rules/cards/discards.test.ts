import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { DISCARD, HAND, SUPPORTING } from '../../../src/index.ts';
import { offered, two } from '../../support/cards-for-texts.ts';
import type { Table } from '../../support/table.ts';

const ALL = ['casual', 'tournament', 'engine'] as const;

rule('b5/discards/1', 'a card goes to the pile of the player in whose deck it began, whoever had it', () => {
  for (const ruleset of ALL) {
    const t = two({ hand: ['Test Seizure', 'Test Banishment'] }, { supporting: ['Test Centauri Port'] }, { ruleset });
    t.act('narn', 'event', 'Test Seizure').pass('centauri');
    expect(t.titles('narn', SUPPORTING)).toEqual(['Test Centauri Port']);
    t.act('narn', 'event', 'Test Banishment').pick('narn', 'Test Centauri Port');
    expect(t.titles('centauri', DISCARD)).toEqual(['Test Centauri Port']);
    expect(t.titles('narn', DISCARD)).not.toContain('Test Centauri Port');
  }
});

rule('b5/discards/2', "a card that goes to the hand goes to its owner's", () => {
  for (const ruleset of ALL) {
    const t = two({ hand: ['Test Seizure', 'Test Homecoming'] }, { supporting: ['Test Centauri Port'] }, { ruleset });
    t.act('narn', 'event', 'Test Seizure').pass('centauri');
    t.act('narn', 'event', 'Test Homecoming').pick('narn', 'Test Centauri Port');
    expect(t.titles('centauri', HAND)).toEqual(['Test Centauri Port']);
    expect(t.titles('narn', HAND)).toEqual([]);
  }
});

rule('b5/discards/3', 'cards that go to a pile at once are put in order by its player', () => {
  const fallen = two(
    {
      supporting: [
        { card: 'Test Narn Envoy', neutralized: true, attached: ['Test Charm'] },
        { card: 'Narn Agent', neutralized: true },
        { card: 'Test Narn Ships', neutralized: true },
      ],
    },
    {},
    { round: 'draw' },
  );
  expect(fallen.asked).toEqual(['narn']);
  // those of which a Soul Hunter would take the highest
  expect(offered(fallen, 'narn').sort()).toEqual(['Narn Agent', 'Test Narn Envoy']);
  fallen.pick('narn', 'Narn Agent', 'Test Narn Envoy');
  const characters = (t: Table) => t.titles('narn', DISCARD).filter(title => !/Charm|Ships|Blow/.test(title));
  expect(characters(fallen)).toEqual(['Narn Agent', 'Test Narn Envoy']);
  // three cards of a hand, as they are named
  const hand = two({ hand: ['Test Worded Blow', 'Test Deed', 'Test Charm'] }, {}, { round: 'draw' });
  hand.pick('narn', 'Test Deed', 'Test Charm', 'Test Worded Blow');
  expect(hand.titles('narn', DISCARD)).toEqual(['Test Deed', 'Test Charm', 'Test Worded Blow']);
});

test('nobody is asked for the order of cards that no text tells from each other in a pile', () => {
  // a card discarded by another's effect, with what is on it
  const struck = two(
    { supporting: [{ card: 'Test Narn Envoy', attached: ['Test Charm'] }] },
    { hand: ['Test Banishment'] },
  );
  struck.pass('narn').act('centauri', 'event', 'Test Banishment').pick('centauri', 'Test Narn Envoy');
  expect(struck.question).toBe('action');
  expect(struck.titles('narn', DISCARD).sort()).toEqual(['Test Charm', 'Test Narn Envoy']);
});

rule('b5/discards/4', 'what discards itself for its effect does so from play, never from the hand', () => {
  const t = two({ hand: ['Test Donors'] });
  expect(t.refuses('narn', 'use', 'Test Donors', 0)).toBe('b5/discards/4');
  const there = two({ supporting: ['Test Donors'] });
  there.act('narn', 'use', 'Test Donors');
  expect(there.rating('narn')).toBe(16);
  expect(there.titles('narn', DISCARD)).toEqual(['Test Donors']);
});

rule('b5/discards/5', 'nobody discards cards from play at will', () => {
  const t = two({ supporting: ['Test Narn Ships'] });
  expect(t.refuses('narn', 'discard', 'Test Narn Ships')).toBe('b5/discards/5');
});

rule('b5/discards/6', 'from hand, after use, from play: a text about one does not mean the others', () => {
  const t = two(
    {
      supporting: [
        'Test Undertakers',
        { card: 'Test Narn Ships', neutralized: true, attached: ['Test Plating', 'Test Ship Drill'] },
      ],
      hand: ['Test Deed', 'Test Worded Blow', 'Test Echo'],
    },
    {},
    { conflicts: [{ conflict: 'Test Plot', by: 'narn' }] },
  );
  const told = () => t.card('Test Undertakers').tokens;
  t.act('narn', 'event', 'Test Deed');
  expect([t.titles('narn', DISCARD), told()]).toEqual([['Test Deed'], 0]);
  t.until('draw');
  expect(t.titles('narn', DISCARD)).toEqual(expect.arrayContaining(['Test Plot', 'Test Narn Ships', 'Test Plating']));
  // the fleet and the enhancement that was on it
  expect(told()).toBe(2);
  t.untilAsked('discard', 'narn').pick('narn', 'Test Worded Blow');
  expect(t.titles('narn', DISCARD)).toContain('Test Worded Blow');
  expect(told()).toBe(2);
});
