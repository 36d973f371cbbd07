import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { SeatPosition } from '../../src/index.ts';
import { forEach } from '../../src/language.ts';
import { DISCARD, SUPPORTING } from '../../src/state.ts';
import {
  cardsWhich,
  character as characters,
  discard,
  factOf,
  gainMark,
  gainsNoMore,
  givesMark,
  host,
  mayNot,
  other,
  printedChange,
  race,
  same,
  setOf,
  that,
  titled,
  yourAmbassador,
  yours,
} from '../../src/words/index.ts';
import { duel } from './two-seats.ts';
import './played-cards.ts';
import './stand-ins.ts';

// Rulings that join a held card with a card of a later set. A stand-in has the part of that card's text that the ruling speaks of.

const { character, agenda, enhancement, event, conflict } = setOf('test');
const STAND_INS: readonly CardSource[] = [
  agenda('Test Chosen People', { always: [mayNot('sponsor', other(race('non-aligned')))] }),
  agenda('Test Both Powers', {
    always: [
      givesMark('shadow'),
      givesMark('doom'),
      gainsNoMore(that(characters, yours), 'shadow'),
      gainsNoMore(that(characters, yours), 'doom'),
    ],
  }),
  enhancement('Test Lessons', { cost: 2, enhances: characters, always: [printedChange(host, 'psi', 1)] }),
  event('Test Pact in the Dark', { play: { effect: gainMark(yourAmbassador, 'shadow') } }),
  conflict('Test Cloud', { conflict: { types: ['military'], target: 'player' } }),
  character('Test Young Emperor', {
    race: 'centauri',
    cost: 8,
    abilities: { diplomacy: 2 },
    whenever: [
      {
        on: 'moved',
        if: same(factOf('card'), 'self'),
        say: 'whenever he comes into play',
        effect: forEach(cardsWhich(titled('Emperor Turhan')), 'emperor', discard('emperor')),
      },
    ],
  }),
  character('Test Shadow Envoy', { cost: 6, abilities: { diplomacy: 3 }, needsMarks: { shadow: 1 } }),
];
for (const card of STAND_INS) compileCard(card);

rule('b5-r-defense-in-depth-7', 'Defense in Depth: it adds to the rating, and nothing to power beyond it', () => {
  const beyond = (agenda: string) => {
    const t = duel('narn', { agenda, supporting: ['Quadrant 14', 'Narn Homeworld'] });
    return [t.rating('narn'), t.power('narn') - t.rating('narn')];
  };
  expect(beyond('Defense in Depth')).toEqual([17, 0]);
  // an agenda that adds to power shows the difference
  expect(beyond('The Hope of Peace')).toEqual([15, 1]);
});

rule('b5-r-imperialism-3', 'Imperialism: a location that stays although neutralized is captured and stays', () => {
  const t = duel(
    'human',
    { agenda: 'Imperialism', supporting: ['Test Armada', 'Test Spymaster'] },
    { supporting: ['Ragesh III'] },
    {
      war: [['human', 'narn']],
      conflicts: [
        { conflict: 'Sponsor Rebels', by: 'human', target: 'Ragesh III', support: ['Test Spymaster'] },
        { conflict: 'war', by: 'human', target: 'Ragesh III', support: ['Test Armada'] },
      ],
    },
  );
  t.until('draw');
  expect(t.card('Ragesh III')).toMatchObject({ neutralized: 1, faction: 0 });
  t.untilAsked('action', 'human');
  expect(t.titles('human', SUPPORTING)).toContain('Ragesh III');
  expect(t.rating('human')).toBe(17);
});

rule(
  'b5-r-john-sheridan-5',
  'John Sheridan: where an agenda gives marks and forbids more, he gets no additional one',
  () => {
    const t = duel('human', { ambassador: 'John Sheridan', hand: ['Test Both Powers'] });
    t.act('human', 'agenda', 'Test Both Powers');
    expect([t.marks('human', 'shadow'), t.marks('human', 'doom')]).toEqual([1, 1]);
    // a mark that he gains otherwise is followed by another one
    const gaining = duel('human', { ambassador: 'John Sheridan', hand: ['Test Pact in the Dark'] });
    gaining.act('human', 'event', 'Test Pact in the Dark');
    expect(gaining.marks('human', 'shadow')).toBe(2);
  },
);

rule('b5-r-latent-telepath-3', 'Latent Telepath: printed Psi of 1 ends its text, and Psi is 1', () => {
  const t = duel('human', {
    hand: ['Test Lessons'],
    supporting: [{ card: 'Test Diplomat', attached: ['Latent Telepath'] }],
  });
  expect(t.ability('Test Diplomat', 'psi')).toBe(3);
  t.act('human', 'sponsor', 'Test Lessons').pick('human', 'Test Diplomat');
  expect(t.ability('Test Diplomat', 'psi')).toBe(1);
});

rule(
  'b5-r-maintain-the-peace-5',
  'Maintain the Peace: the card of the conflict it stops is discarded as the round ends',
  () => {
    const t = duel(
      'human',
      { agenda: 'Maintain the Peace', supporting: ['Test Armada'] },
      {},
      { conflicts: [{ conflict: 'Test Cloud', by: 'narn', target: 'human' }] },
    );
    t.act('human', 'use', 'Maintain the Peace')
      .pass('narn')
      .act('human', 'support', 'Test Armada', 'Maintain the Peace');
    expect(t.titles('narn', DISCARD)).toEqual([]);
    t.until('draw');
    expect(t.conflict('Test Cloud').stage).toBe('cancelled');
    expect(t.titles('narn', DISCARD)).toEqual(['Test Cloud']);
    t.until('action');
    expect(t.s.conflicts).toEqual([]);
  },
);

/** The Human player has Consultants, with these characters under it. */
const firm = (under: readonly string[], more: Partial<SeatPosition> = {}, centauri: Partial<SeatPosition> = {}) =>
  duel('human', { supporting: [{ card: 'Consultants', attached: under }], ...more }, { race: 'centauri', ...centauri });

rule('b5-r-consultants-3', 'Consultants: the hired emperor is not sponsored, and yet the old emperor dies', () => {
  const t = duel('centauri', {
    supporting: [{ card: 'Consultants', attached: ['Test Young Emperor'] }, 'Emperor Turhan'],
  });
  t.act('centauri', 'use', 'Consultants');
  expect(t.happened('sponsored')).toEqual([]);
  expect([t.inPlay('Test Young Emperor'), t.inPlay('Emperor Turhan')]).toEqual([true, false]);
});

rule('b5-r-consultants-5', 'Consultants: who cannot be sponsored can lie under it, and cannot be hired', () => {
  const chosen = (agenda: string) => {
    const t = firm([], { agenda, hand: ['Test Clerk'] });
    t.act('human', 'contingency', 'Test Clerk').pass('centauri');
    return [t.card('Consultants').attached.length, t.offers('human', 'use', 'Consultants')];
  };
  expect(chosen('Test Chosen People')).toEqual([1, false]);
  expect(chosen('Power Politics')).toEqual([1, true]);
  const marked = firm([], { hand: ['Test Shadow Envoy'] });
  marked.act('human', 'contingency', 'Test Shadow Envoy').pass('centauri');
  expect(marked.card('Consultants').attached.length).toBe(1);
  expect(marked.offers('human', 'use', 'Consultants')).toBe(false);
});
