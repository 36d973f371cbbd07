import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/index.ts';
import { at } from '../../support/cards-for-resolution.ts';
import type { Table } from '../../support/table.ts';

/** Narn have played an event; the Centauri hold Not Meant to Be. */
function played(event: string, narn: Partial<SeatPosition> = {}): Table {
  const t = at({
    ruleset: 'engine',
    seats: [
      { race: 'narn', hand: [event], ...narn },
      { race: 'centauri', rating: 9, hand: ['Not Meant to Be', 'Test Paper'] },
    ],
    order: ['narn', 'centauri'],
  });
  return t.act('narn', 'event', event);
}

rule(
  'b5/reversal/1',
  'an event can be reversed if all that it did can be, and not if one of three effects cannot',
  () => {
    const two = played('Test Twofold');
    expect([two.rating('narn'), two.s.babylon5]).toEqual([5, 5]);
    two.act('centauri', 'event', 'Not Meant to Be');
    expect([two.rating('narn'), two.s.babylon5]).toEqual([4, 4]);
    const three = played('Test Threefold');
    expect([three.rating('narn'), three.s.babylon5]).toEqual([5, 5]);
    expect(three.refuses('centauri', 'event', 'Not Meant to Be')).toBe('b5/targets/1');
  },
);

rule(
  'b5/reversal/2',
  'shuffling a deck, looking into a deck or into another hand, ending a round: nothing reverses these',
  () => {
    expect(played('Test Threefold').refuses('centauri', 'event', 'Not Meant to Be')).toBe('b5/targets/1');
    const deck = played('Test Peek');
    const order = deck.options('narn').map(o => o.a);
    deck.pick('narn', ...order);
    expect(deck.refuses('centauri', 'event', 'Not Meant to Be')).toBe('b5/targets/1');
    const hand = played('Test Late Spying');
    expect(hand.happened('shown')).toHaveLength(1);
    expect(hand.offers('centauri', 'event', 'Not Meant to Be')).toBe(false);
    // an event that ended the round is marked as beyond reversal
    const round = played('Test Adjournment', { hand: ['Test Adjournment', 'Test Paper'] });
    expect(round.s.plays.map(p => p.irreversible)).toEqual([true]);
  },
);

rule(
  'b5/reversal/3',
  'a Confusion in Chaos that has ended the action round is beyond reversal; one that was topped is not',
  () => {
    const chaos = (topped: boolean): Table => {
      const t = played('Confusion in Chaos', {
        rating: 6,
        ambassador: { card: "G'Kar", marks: { shadow: 2 } },
      });
      t.pick('narn', 1);
      if (topped) t.pick('centauri', 2);
      else t.pick('centauri', 0);
      return t;
    };
    const topped = chaos(true);
    expect(topped.s.round).toBe('action');
    expect(topped.offers('centauri', 'event', 'Not Meant to Be')).toBe(true);
    const ended = chaos(false);
    expect(ended.s.round).not.toBe('action');
    expect(ended.s.plays.map(p => p.irreversible)).toEqual([true]);
    ended.until('action');
    expect(ended.refuses(ended.asked[0] === 'narn' ? 'narn' : 'centauri', 'event', 'Not Meant to Be')).toBeTruthy();
  },
);
