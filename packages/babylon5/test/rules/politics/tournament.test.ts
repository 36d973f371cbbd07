import { awaited, leastAnswer, Match, optionId, options, replay, sentences } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type B5State, babylon5, type SeatSetup } from '../../../src/index.ts';
import { bonusWinners, callTime, sharedPoints, splitBonus } from '../../../src/rules/politics/tournament.ts';
import { exchangeAmbassador, sideboard } from '../../../src/rules/setup/sideboard.ts';
import { INNER } from '../../../src/state.ts';
import { id, match, papers, seat } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';
import '../../cards/stand-ins.ts';

rule(
  'b5/tournament/1',
  'two who win together share 5 and 3 points, and of 3 bonus points one is left to agree on',
  () => {
    expect(sharedPoints([5, 3, 1], 2)).toBe(4);
    expect(sharedPoints([5, 3, 1], 1)).toBe(5);
    expect(sharedPoints([5, 3, 1], 3)).toBe(3);
    expect(splitBonus(3, 2)).toEqual({ each: 1, left: 1 });
    expect(splitBonus(4, 2)).toEqual({ each: 2, left: 0 });
  },
);

/** A Narn player with this influence, and a conflict that gives 1 more if it is won. */
const late = (rating: number): Table =>
  table({
    ruleset: 'tournament',
    seats: [
      { race: 'narn', rating, hand: ['Test Daily Grant'], inner: ['Test Spymaster'], deck: ['Narn Aide', 'Narn Aide'] },
      { race: 'centauri', rating: 8, hand: ['Test Daily Grant'], deck: ['Narn Aide', 'Narn Aide'] },
    ],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Swindle', by: 'narn', target: 'centauri', support: ['Test Spymaster'] }],
  });

rule(
  'b5/tournament/2',
  'time is called: no more actions, the conflicts resolve, and who wins by then has the bonus',
  () => {
    const t = late(19);
    callTime(t.s);
    expect(t.refuses('narn', 'event', 'Test Daily Grant')).toBe('b5/tournament/2');
    expect(options(babylon5, t.s, t.seat('narn')).map(o => o.verb)).toEqual(['pass']);
    t.pass('narn');
    // the other player is not asked for an action any more
    expect(t.s.round).not.toBe('action');
    t.until('draw');
    while (t.s.result === null) t.least();
    expect([t.s.result?.kind, bonusWinners(t.s)]).toEqual(['major', [t.seat('narn')]]);
  },
);

rule('b5/tournament/2', 'the check after time is the last: a match without a winner ends there', () => {
  const t = late(10);
  callTime(t.s);
  t.pass('narn');
  while (t.s.ask !== null) t.least();
  expect(t.s.result).toEqual({ winners: [], kind: 'time' });
  expect(bonusWinners(t.s)).toEqual([]);
  // without the call the next turn begins
  expect(late(10).until('draw').until('conflict').s.result).toBe(null);
});

const narn: SeatSetup = {
  race: 'narn',
  deck: [id("G'Kar"), ...papers(60)],
  reserve: [id('Quadrant 14'), id('Test Levy'), id('Test Levy'), id('Test Firebrand'), id('Londo Mollari')],
};

rule('b5/tournament/3', 'between rounds three cards of the deck change places with three of the sideboard', () => {
  const out = papers(60).slice(0, 3);
  const into = [id('Quadrant 14'), id('Test Levy'), id('Test Levy')];
  const next = sideboard(narn, out, into);
  expect(next.deck.length).toBe(narn.deck.length);
  expect(into.every(x => next.deck.includes(x))).toBe(true);
  expect(next.reserve).toEqual([id('Test Firebrand'), id('Londo Mollari'), ...out]);
  expect(() => sideboard(narn, [id('Lennier')], [])).toThrow('Lennier is not in the deck (b5/tournament/3).');
  expect(() => sideboard(narn, [], [id('Lennier')])).toThrow('Lennier is not in the sideboard (b5/tournament/3).');
  // the new deck must be legal
  expect(() => sideboard(narn, papers(60), [])).toThrow('b5/deck/');
});

rule('b5/tournament/4', 'another Narn ambassador of the sideboard may lead, and one of another race may not', () => {
  const next = exchangeAmbassador(narn, id("G'Kar"), id('Test Firebrand'));
  expect(next.ambassador).toBe(id('Test Firebrand'));
  expect(next.reserve).toContain(id("G'Kar"));
  const other: SeatSetup = { race: 'human', deck: [id('Jeffrey Sinclair'), ...papers(60)] };
  const t = match({ ruleset: 'tournament', seats: [{ ...next, reserve: [] }, other] });
  expect(t.leaveOpen().titles('narn', INNER)).toEqual(['Test Firebrand']);
  expect(() => exchangeAmbassador(narn, id("G'Kar"), id('Londo Mollari'))).toThrow('b5/tournament/4');
});

rule('b5/tournament/2', 'the host of the table calls time, no seat does, and the record keeps the call', () => {
  const setup = (ruleset: 'tournament' | 'casual') => ({
    ruleset,
    seats: [seat('narn', 61), seat('centauri', 61)],
  });
  const m = Match.start(babylon5, setup('tournament'), 3);
  while (m.state.round !== 'action') m.answer(m.decision, ...least(m));
  // the pending question stays, and only a pass is left
  const { decision, length } = m;
  const said = sentences(babylon5, m.callAsHost('time'), null).map(x => x.text);
  expect(said).toEqual(['Time is called. Conflicts resolve, and the check for victory is the last.']);
  expect(m.decision).toBe(decision);
  const asked = awaited(m.state)[0]!;
  expect(m.options(asked).map(o => o.verb)).toEqual(['pass']);
  expect(() => m.callAsHost('time')).toThrow('Time is called already.');
  expect(() => m.callAsHost('tea')).toThrow('no call of a host');
  m.answer(m.decision, asked, ['pass']);
  expect(m.state.round).not.toBe('action');
  // nobody goes back alone past the call
  expect(m.canUndo(asked, length)).toBe(false);
  const record = m.record();
  expect(record.choices.filter(([who]) => who === -1)).toEqual([[-1, '!host', 'time']]);
  expect(replay(babylon5, JSON.parse(JSON.stringify(record))).divergence).toBe(null);
  // other games have no time to call
  const casual = Match.start(babylon5, setup('casual'), 3);
  expect(() => casual.callAsHost('time')).toThrow('b5/tournament/2');
});

/** The smallest legal answer of the first seat that is asked. */
function least(m: Match<B5State>): [seat: number, ids: string[]] {
  const asked = awaited(m.state)[0]!;
  return [asked, leastAnswer(babylon5, m.state, asked).map(optionId)];
}
