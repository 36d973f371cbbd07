import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { Position, SeatPosition } from '../../src/index.ts';
import { unrestChanged } from '../../src/rules/politics/unrest.ts';
import { DISCARD, INNER } from '../../src/state.ts';
import { bonus, character, printedOf, setOf } from '../../src/words/index.ts';
import { type Table, table } from '../support/table.ts';
import './played-cards.ts';
import './stand-ins.ts';

// Rulings on events, groups and agendas, each at a table of its own. A card of another edition in a ruling has a stand-in with its text.

const cards = setOf('test');
const STAND_INS: readonly CardSource[] = [
  cards.event('Test Chosen', {
    play: { target: { hero: character }, effect: bonus('hero', 'diplomacy', printedOf('diplomacy', 'hero')) },
  }),
  cards.event('Test Chosen Mind', {
    play: { target: { hero: character }, effect: bonus('hero', 'psi', printedOf('psi', 'hero')) },
  }),
];
for (const card of STAND_INS) compileCard(card);

/** A position whose players have cards to draw, so that the turn can end. */
function at(p: Position): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];
  return table({ ...p, seats: p.seats.map((seat: SeatPosition) => ({ deck, ...seat })) });
}

/** The Narn player has some cards in hand, and acts first. */
const hand = (narn: Partial<SeatPosition>, centauri: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      { race: 'narn', rating: 12, ...narn },
      { race: 'centauri', rating: 12, ...centauri },
    ],
    order: ['narn', 'centauri'],
  });

rule('b5-r-accident-1', 'Accident: never on a card of your own', () => {
  const t = hand({ hand: ['Accident'], supporting: ['Test Diplomat'] }, { supporting: ['Test Spy'] });
  t.act('narn', 'event', 'Accident');
  expect([t.offers('narn', 'card', 'Test Diplomat'), t.offers('narn', 'card', 'Test Spy')]).toEqual([false, true]);
  t.pick('narn', 'Test Spy');
  expect(t.card('Test Spy').damage).toBe(1);
});

/** Plays the event on a character with some of an ability, then the boosts, and returns the ability after each. */
function reduced(event: string, victim: string, ability: 'diplomacy' | 'intrigue', boosts: readonly string[]) {
  const t = hand({ hand: [event, ...boosts], supporting: [victim] }, { hand: ['Test Dispatch', 'Test Dispatch'] });
  const play = (title: string) => {
    t.act('narn', 'event', title);
    if (t.question === 'target' || t.offers('narn', 'card', victim)) t.pick('narn', victim);
    return t.ability(victim, ability);
  };
  const after = [play(event)];
  for (const boost of boosts) {
    t.act('centauri', 'event', 'Test Dispatch');
    after.push(play(boost));
  }
  return after;
}

rule('b5-r-diplomatic-blunder-1', 'Diplomatic Blunder: Diplomacy is 1, and a later bonus adds to it', () => {
  expect(reduced('Diplomatic Blunder', 'Test Sudden Envoy', 'diplomacy', ['Popular Support'])).toEqual([1, 3]);
});

rule('b5-r-diplomatic-blunder-2', 'Diplomatic Blunder: the printed value that is added later is the whole one', () => {
  expect(reduced('Diplomatic Blunder', 'Test Sudden Envoy', 'diplomacy', ['Test Chosen'])).toEqual([1, 6]);
});

rule('b5-r-lack-of-subtlety-4', 'Lack of Subtlety: what adds the printed value adds the whole of it', () => {
  expect(reduced('Diplomatic Blunder', 'Test Mediator', 'diplomacy', ['Test Chosen'])).toEqual([1, 11]);
});

rule('b5-r-lack-of-subtlety-1', 'Lack of Subtlety: Intrigue is 1, and a later bonus adds to it', () => {
  expect(reduced('Lack of Subtlety', 'Test Spy', 'intrigue', ['Underworld Connections'])).toEqual([1, 3]);
});

rule('b5-r-lack-of-subtlety-3', 'Lack of Subtlety: an event after the reduction does raise the ability', () => {
  expect(reduced('Lack of Subtlety', 'Test Informer', 'intrigue', ['Underworld Connections'])).toEqual([1, 3]);
});

rule('b5-r-lack-of-subtlety-2', 'Lack of Subtlety: earlier bonuses are part of what falls to 1', () => {
  const t = hand(
    { hand: ['Underworld Connections', 'Lack of Subtlety'], supporting: ['Test Spy'] },
    { hand: ['Test Dispatch'] },
  );
  t.act('narn', 'event', 'Underworld Connections').pick('narn', 'Test Spy').act('centauri', 'event', 'Test Dispatch');
  expect(t.ability('Test Spy', 'intrigue')).toBe(7);
  t.act('narn', 'event', 'Lack of Subtlety').pick('narn', 'Test Spy');
  expect(t.ability('Test Spy', 'intrigue')).toBe(1);
});

rule(
  'b5-r-hour-of-the-wolf-1',
  'Hour of the Wolf: who rotated to heal severe damage is readied and heals again',
  () => {
    const t = hand({
      hand: ['Hour of the Wolf'],
      inner: [{ card: 'Test Diplomat', severe: 3, neutralized: true }],
    });
    t.act('narn', 'heal', 'Test Diplomat').pass('centauri');
    expect(t.card('Test Diplomat')).toMatchObject({ rotated: 1, severe: 2 });
    t.act('narn', 'event', 'Hour of the Wolf').pass('centauri').act('narn', 'heal', 'Test Diplomat');
    expect(t.card('Test Diplomat')).toMatchObject({ rotated: 1, severe: 1 });
  },
);

rule(
  'b5-r-hour-of-the-wolf-2',
  'Hour of the Wolf: a readied leader leads another fleet as well, but not under the engine rules',
  () => {
    const lead = (ruleset: 'casual' | 'engine') => {
      const t = hand({
        hand: ['Hour of the Wolf'],
        inner: ['Test Admiral'],
        supporting: ['Test Patrol', 'Test Squadron'],
      });
      t.s.ruleset = ruleset;
      t.act('narn', 'lead', 'Test Admiral', 'Test Patrol').pass('centauri');
      return t.act('narn', 'event', 'Hour of the Wolf').pass('centauri');
    };
    const t = lead('casual');
    const alone = t.ability('Test Squadron', 'military');
    const led = t.ability('Test Patrol', 'military');
    t.act('narn', 'lead', 'Test Admiral', 'Test Squadron');
    expect(t.ability('Test Squadron', 'military')).toBeGreaterThan(alone);
    expect(t.ability('Test Patrol', 'military')).toBe(led);
    expect(lead('engine').refuses('narn', 'lead', 'Test Admiral', 'Test Squadron')).toBe('b5/lead-fleet/2');
  },
);

rule(
  'b5-r-immortality-serum-1',
  'Immortality Serum: nobody gains where nobody is supported, or two have the most',
  () => {
    const after = (support: object[]) => {
      const t = at({
        seats: [
          { race: 'narn', supporting: ['Test Notary'] },
          { race: 'centauri', supporting: ['Test Sudden Envoy'] },
        ],
        order: ['narn', 'centauri'],
        conflicts: [{ conflict: 'Immortality Serum', by: 'narn', support: support as never }],
      });
      t.until('draw');
      return [t.rating('narn'), t.rating('centauri')];
    };
    const ours = { card: 'Test Notary', for: 'narn' };
    expect(after([])).toEqual([4, 4]);
    expect(after([ours, { card: 'Test Sudden Envoy', for: 'centauri' }])).toEqual([4, 4]);
    expect(after([ours])).toEqual([6, 4]);
  },
);

rule('b5-r-imperialism-4', 'Imperialism: discarded, it costs nothing, whatever is recaptured later', () => {
  const t = at({
    seats: [
      { race: 'narn', agenda: 'Imperialism', supporting: ['Test Armada', 'Quadrant 14'], hand: ['Power Politics'] },
      { race: 'centauri', rating: 9, supporting: ['Ragesh III', 'Test Armada'] },
    ],
    order: ['narn', 'centauri'],
    war: [['narn', 'centauri']],
    conflicts: [{ conflict: 'war', by: 'narn', target: 'Ragesh III', support: ['Test Armada'] }],
  });
  t.until('draw');
  expect(t.rating('narn')).toBe(6);
  t.untilAsked('action', 'narn').act('narn', 'discard-agenda', 'Imperialism');
  expect(t.titles('narn', DISCARD)).toContain('Imperialism');
  t.until('draw');
  expect(t.rating('narn')).toBe(6);
});

rule('b5-r-latent-telepath-1', 'Latent Telepath: Psi 3 for a character with Psi 0, and not for an ambassador', () => {
  const t = at({
    seats: [
      { race: 'human', rating: 9, inner: ['Human Captain'], supporting: ['Human Aide'], hand: ['Latent Telepath'] },
      { race: 'narn' },
    ],
    order: ['human', 'narn'],
  });
  t.act('human', 'sponsor', 'Latent Telepath').pick('human', 'Human Captain');
  expect(t.offers('human', 'card', 'Jeffrey Sinclair')).toBe(false);
  t.pick('human', 'Human Aide');
  expect(t.ability('Human Aide', 'psi')).toBe(3);
});

rule('b5-r-latent-telepath-2', 'Latent Telepath: what doubles the printed Psi doubles 0', () => {
  const t = hand({
    hand: ['Test Chosen Mind'],
    supporting: [{ card: 'Test Diplomat', attached: ['Latent Telepath'] }],
  });
  t.act('narn', 'event', 'Test Chosen Mind').pick('narn', 'Test Diplomat');
  expect(t.ability('Test Diplomat', 'psi')).toBe(3);
});

rule('b5-r-luis-santiago-2', 'Luis Santiago: only the unrest goes back; marks stay', () => {
  const t = at({
    seats: [
      { race: 'human', supporting: ['Luis Santiago', { card: 'Human Aide', marks: { shadow: 2 } }], unrest: 1 },
      { race: 'narn' },
    ],
    order: ['human', 'narn'],
  });
  unrestChanged(t.s, { seat: 0, n: 2 });
  t.act('human', 'use', 'Luis Santiago');
  expect([t.s.seats[0]!.unrest, t.card('Human Aide').shadow]).toEqual([1, 2]);
});

rule('b5-r-trade-windfall-1', 'Trade Windfall: 7 influence bring 1 in Free Trade', () => {
  const t = at({
    seats: [{ race: 'human', rating: 8, hand: ['Trade Windfall'] }, { race: 'minbari' }],
    order: ['human', 'minbari'],
    freeTrade: [['human', 'minbari']],
  });
  // Free Trade gives each 1
  expect(t.rating('human')).toBe(9);
  t.act('human', 'event', 'Trade Windfall');
  expect([t.rating('human'), t.available('human'), t.rating('minbari')]).toEqual([10, 3, 5]);
});

rule('b5-r-trade-windfall-3', 'Trade Windfall: another faction of the race gains nothing', () => {
  const t = at({
    seats: [
      { race: 'human', rating: 8, hand: ['Trade Windfall'] },
      { race: 'human', name: 'Second', designation: 'psi corps', ambassador: 'Test Diplomat', rating: 8 },
      { race: 'minbari' },
    ],
    order: [1, 2, 3],
    freeTrade: [['human', 'minbari']],
  });
  t.act(1, 'event', 'Trade Windfall');
  expect([t.rating(1), t.rating(2)]).toEqual([10, 9]);
});

rule('b5-r-triluminary-1', 'Triluminary: a tension of 5 stays 5', () => {
  const t = at({
    seats: [{ race: 'minbari', ambassador: 'Test Abbot', rating: 9, hand: ['Triluminary'] }, { race: 'narn' }],
    order: ['minbari', 'narn'],
    tension: { 'narn>minbari': 5 },
  });
  t.act('minbari', 'sponsor', 'Triluminary');
  expect(t.tension('narn', 'minbari')).toBe(5);
});

rule(
  'b5-r-triluminary-2',
  'Triluminary: through Chrysalis its enhancements pass to her successor, loose marks do not',
  () => {
    const t = at({
      seats: [
        {
          race: 'minbari',
          rating: 9,
          ambassador: { card: 'Delenn', marks: { vorlon: 3 }, attached: ['Triluminary', 'Psi Bodyguard'] },
          hand: ['Chrysalis', 'Delenn Transformed'],
        },
        { race: 'narn', hand: ['Not Meant to Be'], rating: 20 },
      ],
      order: ['minbari', 'narn'],
    });
    t.act('minbari', 'event', 'Chrysalis');
    expect(t.titles('minbari', INNER)).toEqual(['Delenn Transformed']);
    const successor = t.id('Delenn Transformed');
    expect(t.s.cards[t.id('Psi Bodyguard')]!.host).toBe(successor);
    // 2 of her own and 1 of the Triluminary
    expect(t.card('Delenn Transformed').vorlon).toBe(3);
    expect(t.offers('narn', 'event', 'Not Meant to Be')).toBe(false);
  },
);
