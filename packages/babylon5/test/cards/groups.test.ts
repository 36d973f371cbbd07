import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { Position, SeatPosition } from '../../src/index.ts';
import { DECK, HAND, SUPPORTING } from '../../src/state.ts';
import { type Table, table } from '../support/table.ts';
import './stand-ins.ts';

/** A position whose players have cards to draw, so that the turn can end. */
function at(p: Position): Table {
  const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide'];
  return table({ ...p, seats: p.seats.map((seat: SeatPosition) => ({ deck, ...seat })) });
}

/** All players do as little as possible until all conflicts of the turn have resolved. */
const resolve = (t: Table): Table => t.until('draw');

// Consultants

/** Consultants of the Humans, with these characters under them. */
const firm = (
  under: readonly string[],
  more: Partial<SeatPosition> = {},
  p: Partial<Position> = {},
  narn: Partial<SeatPosition> = {},
): Table =>
  at({
    seats: [
      { race: 'human', rating: 12, supporting: [{ card: 'Consultants', attached: under }], ...more },
      { race: 'narn', supporting: ['Test Mediator'], ...narn },
    ],
    order: ['human', 'narn'],
    ...p,
  });

rule(
  'b5-r-consultants-1',
  'a limited character laid under it serves for half its cost, cannot attack, and goes back',
  () => {
    const debate = {
      conflicts: [{ conflict: 'Affirmation of Power', by: 'narn' as const, support: ['Test Mediator'] }],
    };
    const t = firm([], { hand: ['Test Clerk', 'Test Hermit', 'Human Aide', 'Test Squadron'] }, debate);
    expect(t.refuses('human', 'contingency', 'Test Hermit')).toBe('b5/cards-contingency/1');
    expect(t.refuses('human', 'contingency', 'Human Aide')).toBe('b5/cards-contingency/1');
    expect(t.refuses('human', 'contingency', 'Test Squadron')).toBe('b5/cards-contingency/1');
    t.act('human', 'contingency', 'Test Clerk').pass('narn');
    expect(t.card('Test Clerk')).toMatchObject({ faceDown: 1, host: t.id('Consultants') });
    expect(t.inPlay('Test Clerk')).toBe(false);
    // half of 7, rounded up
    t.act('human', 'use', 'Consultants').pass('narn');
    expect(t.available('human')).toBe(8);
    expect(t.titles('human', SUPPORTING)).toContain('Test Clerk');
    expect(t.refuses('human', 'attack', 'Test Clerk', 'Test Mediator')).toBe('b5/precedence/2');
    t.act('human', 'oppose', 'Test Clerk', 'Affirmation of Power');
    resolve(t);
    expect(t.conflict('Affirmation of Power').opposition).toBe(4);
    expect(t.card('Test Clerk')).toMatchObject({ faceDown: 1, host: t.id('Consultants'), rotated: 0, faction: -1 });
  },
);

test('Consultants: one who is neutralized does not go back', () => {
  const t = firm(['Test Clerk'], {}, { order: ['human', 'narn'] });
  t.act('human', 'use', 'Consultants');
  const hurt = firm(['Test Clerk'], {}, { conflicts: [{ conflict: 'Affirmation of Power', by: 'narn' }] });
  hurt.act('human', 'use', 'Consultants').pass('narn');
  hurt
    .act('human', 'oppose', 'Test Clerk', 'Affirmation of Power')
    .act('narn', 'attack', 'Test Mediator', 'Test Clerk');
  expect(hurt.card('Test Clerk').neutralized).toBe(1);
  resolve(hurt);
  expect(hurt.card('Consultants').attached).toEqual([]);
  expect(hurt.card('Test Clerk').host).toBe(-1);
});

test('Consultants: who is in play already, cannot be paid or cannot be sponsored is not for hire', () => {
  expect(firm(['Test Mediator']).refuses('human', 'use', 'Consultants', 0)).toBe('b5/targets/1');
  expect(firm(['Test Clerk'], { rating: 3 }).refuses('human', 'use', 'Consultants', 0)).toBe('b5/cost/7');
  expect(firm(['Test First Speaker']).refuses('human', 'use', 'Consultants', 0)).toBe('b5/targets/1');
});

rule('b5-r-consultants-2', 'one who is hired is in play and has not been sponsored', () => {
  const t = firm(['Test Herald']);
  t.act('human', 'use', 'Consultants');
  expect(t.inPlay('Test Herald')).toBe(true);
  expect(t.happened('sponsored')).toEqual([]);
  expect(t.rating('human')).toBe(12);
  const sponsored = firm([], { hand: ['Test Herald'] });
  sponsored.act('human', 'sponsor', 'Test Herald');
  expect(sponsored.rating('human')).toBe(13);
});

rule('b5-r-consultants-6', 'who lies under it can be found as a contingency', () => {
  const t = firm(['Test Clerk'], {}, { order: ['narn', 'human'] }, { hand: ['Test Exposure'] });
  t.act('narn', 'event', 'Test Exposure');
  expect(t.card('Consultants').attached).toEqual([]);
  expect(t.s.zones[2]).toContain(t.id('Test Clerk', 'human'));
});

rule('b5-r-consultants-7', 'several may lie under it and be hired in one turn, an action each', () => {
  const t = firm(['Test Clerk', 'Test Notary']);
  expect(t.card('Consultants').attached.length).toBe(2);
  t.act('human', 'use', 'Consultants').pick('human', 'Test Clerk').pass('narn');
  t.act('human', 'use', 'Consultants').pass('narn');
  expect(t.titles('human', SUPPORTING)).toEqual(['Consultants', 'Test Clerk', 'Test Notary']);
  // 4 of 7 and 2 of 4
  expect(t.available('human')).toBe(6);
});

test('Consultants: nobody but their player hires through them', () => {
  const t = firm(['Test Clerk']);
  t.pass('human');
  expect(t.refuses('narn', 'use', 'Consultants', 0)).toBe('b5/glossary/1');
});

// Interstellar Corporation

const corporation = (): Table =>
  at({
    seats: [
      { race: 'human', supporting: ['Interstellar Corporation'] },
      { race: 'narn', rating: 8 },
      { race: 'minbari', rating: 5, spent: 5 },
    ],
    order: ['human', 'narn', 'minbari'],
  });

test('Interstellar Corporation: a willing player applies influence for you, and has as much back on a later turn', () => {
  const t = corporation();
  t.act('human', 'use', 'Interstellar Corporation', 0).pick('narn', 3);
  expect([t.available('human'), t.available('narn')]).toEqual([7, 5]);
  // not on the same turn
  expect(t.refuses('narn', 'use', 'Interstellar Corporation', 1)).toBe('b5/cost/7');
  t.until('draw').untilAsked('action', 'narn');
  expect([t.available('human'), t.available('narn')]).toEqual([4, 8]);
  t.act('narn', 'use', 'Interstellar Corporation', 1);
  expect([t.available('human'), t.available('narn')]).toEqual([1, 11]);
  expect([t.rating('human'), t.rating('narn')]).toEqual([4, 8]);
  t.pass('human', 'minbari');
  expect(t.refuses('narn', 'use', 'Interstellar Corporation', 1)).toBe('b5/cost/7');
});

test('Interstellar Corporation: nobody has to lend, who has nothing left is not asked, and strangers collect nothing', () => {
  const t = corporation();
  t.act('human', 'use', 'Interstellar Corporation', 0);
  // the Minbari have no influence left, so only the Narn can be asked
  expect(t.asked).toEqual(['narn']);
  t.pick('narn', 0);
  expect(t.available('human')).toBe(4);
  t.until('draw').untilAsked('action', 'narn');
  expect(t.refuses('narn', 'use', 'Interstellar Corporation', 1)).toBe('b5/cost/7');
});

test('Interstellar Corporation: a debtor who cannot apply the amount need not', () => {
  const t = corporation();
  t.act('human', 'use', 'Interstellar Corporation', 0).pick('narn', 6);
  t.until('draw').untilAsked('action', 'narn');
  expect(t.available('human')).toBe(4);
  expect(t.refuses('narn', 'use', 'Interstellar Corporation', 1)).toBe('b5/cost/7');
});

// ISN

/** The Minbari may raise their tension toward the Humans with an action, and the Centauri may lower it. The Humans have ISN. */
const news = (isn: SeatPosition['supporting'] = ['ISN']): Table =>
  at({
    seats: [
      { race: 'minbari', agenda: 'Finish the War' },
      { race: 'centauri', agenda: 'Peace In Our Time', rating: 12 },
      { race: 'human', supporting: isn! },
    ],
    order: ['minbari', 'centauri', 'human'],
    tension: { 'minbari-human': 3 },
  });

rule('b5-r-isn-2', 'ISN: it rotates and undoes one change, by the opposite of the level as it is now', () => {
  const twice = () => {
    const t = news();
    t.act('minbari', 'use', 'Finish the War');
    t.act('centauri', 'use', 'Peace In Our Time').pick('centauri', 'minbari').pick('centauri', 'human');
    expect(t.tension('minbari', 'human')).toBe(3);
    return t.act('human', 'use', 'ISN');
  };
  const [up, down] = twice()
    .leaveOpen()
    .options('human')
    .map(o => o.a);
  expect(twice().pick('human', up!).tension('minbari', 'human')).toBe(2);
  const t = twice().pick('human', down!);
  expect(t.tension('minbari', 'human')).toBe(4);
  expect(t.tension('human', 'minbari')).toBe(3);
  expect(t.card('ISN').rotated).toBe(1);
});

rule('b5-r-isn-1', 'ISN: it undoes nothing that happened before your last action', () => {
  const t = news();
  t.pass('minbari', 'centauri');
  expect(t.refuses('human', 'use', 'ISN', 0)).toBe('b5/targets/1');
  t.act('human', 'build').act('minbari', 'use', 'Finish the War').pass('centauri');
  expect(t.offers('human', 'use', 'ISN')).toBe(true);
  const late = news();
  late.act('minbari', 'use', 'Finish the War').pass('centauri').act('human', 'build').pass('minbari', 'centauri');
  expect(late.tension('minbari', 'human')).toBe(4);
  expect(late.refuses('human', 'use', 'ISN', 0)).toBe('b5/targets/1');
});

test('ISN: while it is rotated it undoes nothing', () => {
  const t = news([{ card: 'ISN', rotated: true }]);
  t.act('minbari', 'use', 'Finish the War').pass('centauri');
  expect(t.refuses('human', 'use', 'ISN', 0)).toBe('b5/action-round/6');
});

// Psi Corps Intelligence

const DECK_OF = ['Ashan', 'Draal', 'Hedronn', 'Kalain', 'Minbari Aide', 'Minbari Agent'];

const psiCorps = (p: Partial<Position> = {}, more: Partial<SeatPosition> = {}): Table =>
  at({
    seats: [
      { race: 'human', supporting: ['Psi Corps Intelligence', 'Test Mindreader'], ...more },
      { race: 'minbari', deck: DECK_OF },
      { race: 'narn' },
    ],
    order: ['human', 'minbari', 'narn'],
    ...p,
  });

/** The deck of a seat from the top. */
const deck = (t: Table, who: 'human' | 'minbari') => t.titles(who, DECK).reverse();

test('Psi Corps Intelligence: it looks at the top two cards of your deck and may send one to the bottom', () => {
  const t = psiCorps({}, { deck: ['Earth', 'Mars Colony', 'Human Agent'] });
  t.act('human', 'use', 'Psi Corps Intelligence');
  expect(t.options('human').map(o => o.a)).toEqual([t.id('Earth'), t.id('Mars Colony')]);
  t.pick('human', 'Earth');
  expect(deck(t, 'human')).toEqual(['Mars Colony', 'Human Agent', 'Earth']);
  expect(t.card('Psi Corps Intelligence').rotated).toBe(1);
  t.pass('minbari', 'narn');
  expect(t.refuses('human', 'use', 'Psi Corps Intelligence', 0)).toBe('b5/action-round/6');
});

rule('b5-r-psi-corp-intelligence-1', 'it rotates for a conflict besides one of any type', () => {
  const t = psiCorps({ round: 'conflict' }, { hand: ['Border Raid', 'Affirmation of Power'] });
  t.act('human', 'declare', 'Border Raid');
  expect(t.refuses('human', 'declare', 'Affirmation of Power')).toBe('b5/conflict-round/14');
  t.act('human', 'declare-from', 'Psi Corps Intelligence');
  expect(t.card('Psi Corps Intelligence').rotated).toBe(1);
  t.pass('minbari', 'narn').pick('human', 'minbari').pick('human', 'minbari');
  expect(t.s.conflicts.map(c => c.stage)).toEqual(['initiated', 'initiated']);
  expect(t.conflict('Psi Corps Intelligence')).toMatchObject({ types: [2], targetSeat: 1 });
  // the reverse also works
  const first = psiCorps({ round: 'conflict' }, { hand: ['Border Raid'] });
  first.act('human', 'declare-from', 'Psi Corps Intelligence');
  expect(first.offers('human', 'declare', 'Border Raid')).toBe(true);
});

rule('b5-r-psi-corp-intelligence-2', 'it may be the only conflict of its player', () => {
  const t = psiCorps({ round: 'conflict' });
  t.act('human', 'declare-from', 'Psi Corps Intelligence');
  t.untilAsked('target').pick('human', 'minbari');
  expect(t.s.conflicts.map(c => c.stage)).toEqual(['initiated']);
  const turned = psiCorps(
    { round: 'conflict' },
    { supporting: [{ card: 'Psi Corps Intelligence', rotated: true }, 'Test Mindreader'] },
  );
  expect(turned.refuses('human', 'declare-from', 'Psi Corps Intelligence', 0)).toBe('b5/conflict-round/5');
});

test("Psi Corps Intelligence: the conflict won shows the top four cards of the target's deck; lost, none", () => {
  const play = (support: readonly string[]) =>
    psiCorps({
      conflicts: [{ conflict: 'Psi Corps Intelligence', by: 'human', target: 'minbari', support }],
    });
  const t = play(['Test Mindreader']).untilAsked('to the bottom', 'human');
  expect(t.options('human').length).toBe(4);
  t.pick('human', 'Draal');
  // the draw round has not reached the draw yet
  expect(deck(t, 'minbari')[5] ?? deck(t, 'minbari').at(-1)).toBe('Draal');
  const lost = resolve(play([]));
  expect(lost.happened('shown')).toEqual([]);
  expect(lost.titles('minbari', HAND).length).toBe(1);
});

// Thenta Makur

rule(
  ['b5-r-thenta-makur-1', 'b5-r-thenta-makur-2'],
  'Thenta Makur: every Narn character has a Strife Mark more while it is in play, fleets and others have none',
  () => {
    const t = at({
      seats: [
        {
          race: 'narn',
          rating: 9,
          hand: ['Thenta Makur'],
          supporting: ['Narn Aide', 'First Battle Fleet', 'Test Clerk'],
        },
        { race: 'human', supporting: [{ card: 'Narn Agent', race: 'narn' }, 'Human Aide'], hand: ['Test Crackdown'] },
      ],
      order: ['narn', 'human'],
    });
    const strife = () =>
      ["G'Kar", 'Narn Aide', 'Narn Agent', 'First Battle Fleet', 'Test Clerk', 'Human Aide'].map(x => t.card(x).strife);
    const [gkar] = strife();
    expect(strife()).toEqual([gkar, 0, 0, 0, 0, 0]);
    t.act('narn', 'sponsor', 'Thenta Makur');
    expect(strife()).toEqual([gkar! + 1, 1, 1, 0, 0, 0]);
    t.act('human', 'event', 'Test Crackdown');
    expect(t.inPlay('Thenta Makur')).toBe(false);
    expect(strife()).toEqual([gkar, 0, 0, 0, 0, 0]);
  },
);
