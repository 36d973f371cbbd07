import { depart, propose } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { babylon5, DISCARD, INNER, type Race, REMOVED, SUPPORTING } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

const deck = PAPERS;
const force = 'Test Capitulation';

rule('b5/elimination/1', 'all cards of an eliminated player leave the table, wherever they lie', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', hand: [force], supporting: [{ card: 'Narn Aide', attached: [] }], deck },
      {
        race: 'centauri',
        inner: ['Vir Cotto'],
        supporting: ['Picket Fleet', 'Ragesh III'],
        agenda: 'Test Modesty',
        ambassador: { card: 'Londo Mollari', attached: ['Test Stipend'] },
        hand: ['Centauri Aide'],
        deck,
      },
      { race: 'minbari', deck },
    ],
    order: ['narn', 'centauri', 'minbari'],
  });
  // one of their enhancements is on another faction's card
  t.act('narn', 'event', force).pick('narn', 'centauri');
  const theirs = t.s.cards.flatMap((c, id) => (c.owner === 1 ? [id] : []));
  expect(theirs.length).toBeGreaterThan(36);
  expect(theirs.filter(id => t.inPlay(id))).toEqual([]);
  expect(theirs.every(id => t.s.cards[id]!.zone === 9 + REMOVED)).toBe(true);
  expect(t.inPlay('Narn Aide')).toBe(true);
});

rule('b5/elimination/2', "another player's card in the faction goes to its owner's discard pile", () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', hand: [force], discard: ['Test Levy'], deck },
      { race: 'centauri', supporting: ['Soul Hunter'], deck },
      { race: 'minbari', discard: ["Na'Toth"], deck },
    ],
    order: ['centauri', 'narn', 'minbari'],
  });
  t.act('centauri', 'use', 'Soul Hunter');
  expect([t.card("Na'Toth").faction, t.card("Na'Toth").owner]).toEqual([1, 2]);
  t.act('narn', 'event', force).pick('narn', 'centauri');
  expect(t.titles('minbari', DISCARD)).toEqual(["Na'Toth"]);
  expect([t.titles('centauri', SUPPORTING), t.titles('centauri', INNER)]).toEqual([[], []]);
});

rule('b5/elimination/3', 'conflicts that they have initiated are cancelled', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', hand: [force], deck },
      { race: 'centauri', deck },
      { race: 'minbari', deck },
    ],
    order: ['narn', 'centauri', 'minbari'],
    conflicts: [
      { conflict: 'Test Their Mettle', by: 'centauri', target: 'narn' },
      { conflict: 'Test Their Mettle', by: 'minbari', target: 'narn' },
    ],
  });
  t.act('narn', 'event', force).pick('narn', 'centauri');
  expect(t.s.conflicts.map(c => [c.seat, c.stage])).toEqual([
    [1, 'cancelled'],
    [2, 'initiated'],
  ]);
  t.untilAsked('declare');
  expect(t.happened('conflict-resolved').map(f => f.seat)).toEqual([2]);
});

rule('b5/elimination/4', 'a unique card that they played stays played, and what they removed stays removed', () => {
  const once = 'Test Only Chance';
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', hand: [force, once, 'Test Prudence'], agenda: 'Test Modesty', deck },
      { race: 'centauri', hand: [once, force], deck },
      { race: 'minbari', hand: [once], deck },
    ],
    order: ['narn', 'centauri', 'minbari'],
  });
  expect(t.offers('narn', 'event', once)).toBe(true);
  t.act('narn', 'agenda', 'Test Prudence');
  expect(t.titles('narn', REMOVED)).toEqual(['Test Modesty']);
  t.act('centauri', 'event', once).pass('minbari').act('narn', 'event', force).pick('narn', 'centauri');
  t.pass('minbari');
  expect(t.s.seats[1]!.out).toBe(true);
  expect(t.refuses('narn', 'event', t.s.zones[1]!.find(id => t.s.defs[id]! === t.s.defs[t.id(once, 'narn')])!)).toBe(
    'b5/cards-event/9',
  );
  expect(t.titles('narn', REMOVED)).toEqual(['Test Modesty']);
});

/** A player leaves the table, during any question. */
const walksOut = (t: Table, who: Race): void => {
  depart(babylon5, t.s, t.seat(who));
};

test('who leaves while choosing which of their conflicts resolves next leaves nothing to choose', () => {
  const t = table({
    round: 'resolution',
    seats: [
      { race: 'narn', deck },
      { race: 'centauri', deck },
      { race: 'minbari', deck },
    ],
    order: ['narn', 'centauri', 'minbari'],
    conflicts: [
      { conflict: 'Affirmation of Power', by: 'narn', support: ["G'Kar"] },
      { conflict: 'Limited Strike', by: 'narn', target: 'centauri' },
      { conflict: 'Border Raid', by: 'centauri', target: 'minbari' },
    ],
  });
  expect(t.asked).toEqual(['narn']);
  walksOut(t, 'narn');
  // the Centauri conflict still resolves
  expect(t.conflict('Border Raid').stage).toBe('resolved');
  expect(t.conflict('Affirmation of Power').stage).toBe('cancelled');
  expect(t.s.seats[0]!.out).toBe(true);
  t.until('draw');
});

test('who leaves in the middle of an action while a motion is before the table ends the action all the same', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 9, hand: ['Narn Captain'], inner: ["Na'Toth"], deck },
      { race: 'centauri', deck },
      { race: 'minbari', deck },
    ],
    order: ['narn', 'centauri', 'minbari'],
  });
  t.act('narn', 'sponsor', 'Narn Captain');
  propose(babylon5, t.s, 1, { motion: 'end' });
  walksOut(t, 'narn');
  expect(t.asked).toEqual(['minbari']);
  t.pick('minbari', 'no');
  expect([t.asked, t.inPlay('Narn Captain')]).toEqual([['centauri'], false]);
  // the same if the question concerns a conflict of a player who stays
  t.pass('centauri');
  propose(babylon5, t.s, 1, { motion: 'end' });
  walksOut(t, 'centauri');
  expect(t.s.result).not.toBeNull();
});

test('who leaves in the middle of an action ends it: nobody is left to do it', () => {
  const position = (hand: readonly string[]) =>
    table({
      seats: [
        { race: 'narn', rating: 9, hand, inner: ["Na'Toth"], deck },
        { race: 'centauri', supporting: ['Centauri Captain'], deck },
        { race: 'minbari', deck },
      ],
      order: ['narn', 'centauri', 'minbari'],
    });
  const sponsoring = position(['Narn Captain']);
  sponsoring.act('narn', 'sponsor', 'Narn Captain');
  expect(sponsoring.asked).toEqual(['narn']);
  walksOut(sponsoring, 'narn');
  expect(sponsoring.asked).toEqual(['centauri']);
  expect(sponsoring.inPlay('Narn Captain')).toBe(false);
  // an event without a chosen target does nothing, and does not count as an event of this turn
  const striking = position(['Accident']);
  striking.act('narn', 'event', 'Accident');
  walksOut(striking, 'narn');
  expect([striking.asked, striking.card('Centauri Captain').damage]).toEqual([['centauri'], 0]);
  expect([striking.s.plays, striking.s.tracing]).toEqual([[], null]);
});
