import { asked, greedyBot, playout, randomBot } from '@orrery/bots';
import { answer, awaited, optionId, options, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { starterSetup } from '../src/decks/index.ts';
import { babylon5, babylon5Advice, setUp } from '../src/index.ts';

const picks = (s: ReturnType<typeof setUp>, seat: number) =>
  greedyBot(1, babylon5Advice)
    .choose(asked(babylon5, s, seat))
    .map(optionId);
const verb = (s: ReturnType<typeof setUp>, seat: number) => picks(s, seat)[0]!.split(':')[0];

test('the greedy bot beats three random ones', () => {
  const setup = starterSetup();
  let won = 0;
  for (let game = 0; game < 12; game++) {
    const seat = game % 4;
    const s = start(babylon5, setup, game + 1);
    const bots = setup.seats.map((_, i) => (i === seat ? greedyBot(i, babylon5Advice) : randomBot(game * 4 + i)));
    playout(babylon5, s, bots, 20_000);
    if (s.result?.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(10);
});

test('it builds early', () => {
  const s = setUp({ seats: [{ race: 'narn' }, { race: 'centauri' }], order: ['narn', 'centauri'] });
  expect(verb(s, 0)).toBe('build');
});

test('it supports its own conflict when that wins it, rather than building with that card', () => {
  const s = setUp({
    seats: [{ race: 'narn' }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    conflicts: [{ conflict: 'Test Their Mettle', by: 'narn', target: 'centauri' }],
  });
  expect(verb(s, 0)).toBe('support');
});

test('it opposes what hurts, and leaves alone what it cannot stop', () => {
  const against = (support: string[]) =>
    setUp({
      seats: [
        { race: 'narn', rating: 10 },
        { race: 'centauri', supporting: ['Vir Cotto', 'Urza Jaddo', 'Carn Mollari'] },
      ],
      order: ['narn', 'centauri'],
      conflicts: [{ conflict: 'Test Their Mettle', by: 'centauri', target: 'narn', support }],
    });
  expect(verb(against(['Vir Cotto']), 0)).toBe('oppose');
  expect(verb(against(['Londo Mollari', 'Vir Cotto', 'Urza Jaddo', 'Carn Mollari']), 0)).not.toBe('oppose');
});

test('it heals a neutralized ambassador', () => {
  const s = setUp({
    seats: [{ race: 'narn', rating: 10, ambassador: { card: "G'Kar", neutralized: true } }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
  });
  expect(verb(s, 0)).toBe('heal');
});

test('it declares a conflict that it is strong enough to win', () => {
  const s = setUp({
    seats: [{ race: 'narn', hand: ['Test Their Mettle'] }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    round: 'conflict',
  });
  expect(verb(s, 0)).toBe('declare');
});

test('it buys cards with what is left, and not the last of its deck', () => {
  const buys = (deck: number) => {
    const s = setUp({
      seats: [
        { race: 'narn', rating: 10, deck: Array.from({ length: deck }, () => 'Trade Pact') },
        { race: 'centauri', deck: ['Trade Pact'] },
      ],
      round: 'draw',
      turn: 30,
    });
    for (let i = 0; i < 9; i++) {
      const seat = awaited(s)[0]!;
      if (options(babylon5, s, seat).some(o => o.verb === 'number')) return picks(s, 0);
      answer(babylon5, s, seat, []);
    }
    return [];
  };
  expect(buys(30)).toEqual(['number:3']);
  expect(buys(9)).toEqual(['number:0']);
});
