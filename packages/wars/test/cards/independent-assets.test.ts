import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type Table, table } from '../table.ts';

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';
const SOURCE = 'Ganymede/Traginium Source';
const PAD = 'Themis/Landing Pad';

/** Drains with the smallest legal answers, and returns the amount of the drain. */
function drained(t: Table, who: number, at: string): number {
  t.act(who, 'drain', at).resolveAll();
  return t.happened('drained').at(-1)!.n;
}

test('Aggressive Stance: your attacks cost no energy, the opponent’s still 1', () => {
  const at = { [CORE]: ['Earther Bot'] };
  const t = table({
    phase: 'battle',
    locations: [CORE],
    seats: [{ table: ['Aggressive Stance'], at, active: 0 }, { at }],
  });
  t.attack(1, CORE);
  expect(t.size(1, 'used')).toBe(0);
  const theirs = table({
    phase: 'battle',
    active: 2,
    locations: [CORE],
    seats: [
      { table: ['Aggressive Stance'], at },
      { at, active: 0 },
    ],
  });
  expect(theirs.refuses(2, 'attack', CORE)).toBe('wars/attack-action/1');
});

test('Aggressive Stance: a drain costs either player 3 energy without a ship and a unit at battlegrounds', () => {
  const at = { [CORE]: ['Earther Bot'] };
  const poor = { table: ['Aggressive Stance'], at, active: 2 };
  const short = table({ locations: [CORE, SOURCE], seats: [poor, {}] });
  expect(short.refuses(1, 'drain', CORE)).toBe('wars/costs/5');
  const rich = table({ locations: [CORE, SOURCE], seats: [{ ...poor, active: 3 }, {}] });
  expect(drained(rich, 1, CORE)).toBe(1);
  expect(rich.size(1, 'used')).toBe(3);
  const both = table({
    locations: [CORE, SOURCE],
    seats: [{ ...poor, at: { ...at, [SOURCE]: ['Corporate Transport'] } }, {}],
  });
  expect(drained(both, 1, CORE)).toBe(1);
  expect(both.size(1, 'used')).toBe(0);
  const theirs = table({
    active: 2,
    locations: [CORE],
    seats: [{ table: ['Aggressive Stance'] }, { at, active: 2 }],
  });
  expect(theirs.refuses(2, 'drain', CORE)).toBe('wars/costs/5');
});

rule(
  ['wars/ruling-chained/1', 'wars/ruling-chained/2'],
  'Chained: an interrupt is stacked on it for 3 energy; its title then costs 3 more; with one stacked nothing is asked',
  () => {
    const t = table({
      locations: [CORE],
      seats: [{ hand: ['Expansion', 'Expansion', 'Expansion'], table: ['Chained'], active: 8 }, {}],
    });
    t.act(1, 'play', 'Expansion').untilAsked('may', 1).pick(1, 'yes').resolveAll();
    expect(t.stackedOn('Chained')).toEqual(['Expansion']);
    expect(t.size(1, 'active')).toBe(5);
    t.act(1, 'play', 'Expansion').resolve();
    expect(t.size(1, 'active')).toBe(2);
    expect(t.question).toBe('initiative');
    expect(t.pile(1, 'lost')).toEqual(['Expansion']);
    expect(t.refuses(1, 'play', 'Expansion')).toBe('wars/costs/1');
  },
);

test('Chained: without the payment the interrupt goes to its own pile', () => {
  const t = table({ locations: [CORE], seats: [{ hand: ['Expansion'] }, { table: ['Chained'] }] });
  t.act(1, 'play', 'Expansion').untilAsked('may', 2).pick(2, 'no').resolveAll();
  expect(t.stackedOn('Chained')).toEqual([]);
  expect(t.pile(1, 'lost')).toEqual(['Expansion']);
});

test('Transport Depot: moves your unit from here to any site, and from a port to here', () => {
  const t = table({
    phase: 'move',
    locations: [CORE, PAD, PLATFORM],
    seats: [{ at: { [CORE]: ['Transport Depot', 'Earther Bot'], [PLATFORM]: ['Gongen Bot'] } }, {}],
  });
  t.use(1, 'Transport Depot', 0, PAD);
  expect(t.place('Earther Bot')).toBe(PAD);
  t.use(1, 'Transport Depot', 1); // the unit on the platform is at no port
  expect(t.place('Earther Bot')).toBe(CORE);
  expect(t.place('Gongen Bot')).toBe(PLATFORM);
  expect(t.size(1, 'used')).toBe(2);
});

test('Transport Depot: its site is a port; it may lie beneath an opponent’s site; only in your move phase', () => {
  const t = table({
    phase: 'move',
    locations: [{ card: CORE, of: 2 }, PLATFORM],
    seats: [{ at: { [CORE]: ['Transport Depot', 'Earther Bot'], [PLATFORM]: ['Transport Depot'] } }, {}],
  });
  const [first, second] = t.all('Transport Depot');
  t.use(1, t.place(first!) === PLATFORM ? first! : second!, 1);
  expect(t.place('Earther Bot')).toBe(PLATFORM);
  const d = table({
    phase: 'deploy',
    locations: [{ card: CORE, of: 2 }],
    seats: [{ hand: ['Transport Depot', 'Refuge'], at: { [CORE]: ['Earther Bot'] } }, {}],
  });
  d.play(1, 'Transport Depot');
  expect(d.beneath(CORE)).toEqual(['Transport Depot']);
  expect(d.refuses(1, 'use', 'Transport Depot', 0)).toBe('wars/deploy-phase/5');
});

test('Long Way Down: nothing moves from or to there but in its player’s move phase', () => {
  const europa = "Europa/The Gambler's Hideaway";
  const battle = (asset: string[]) =>
    table({
      phase: 'battle',
      locations: [europa, SOURCE],
      seats: [
        { at: { [europa]: ['Type II Fighter'], [SOURCE]: ['Corporate Transport', ...asset] } },
        { at: { [SOURCE]: ['Corporate Transport'] } },
      ],
    })
      .attack(1, SOURCE)
      .use(1, europa);
  expect(battle([]).place('Type II Fighter')).toBe(SOURCE);
  expect(battle(['Long Way Down']).place('Type II Fighter')).toBe(europa);
  const t = table({
    phase: 'move',
    locations: [europa, SOURCE],
    seats: [{ at: { [SOURCE]: ['Corporate Transport', 'Long Way Down'] } }, {}],
  });
  t.act(1, 'move', 'Corporate Transport', europa).resolveAll();
  expect(t.place('Corporate Transport')).toBe(europa);
});

test('Prolonged Exposure: in each control phase its player pays 2 energy or loses 1', () => {
  const start = (active: number) =>
    table({ locations: [CORE], seats: [{ table: ['Prolonged Exposure'] }, { active, reserve: 10 }], active: 2 });
  const pays = start(2).untilAsked('may', 2).pick(2, 'yes');
  expect([pays.size(2, 'used'), pays.size(2, 'lost')]).toEqual([2, 0]);
  const loses = start(2).untilAsked('may', 2).pick(2, 'no').pick(2, 'reserve');
  expect([loses.size(2, 'active'), loses.size(2, 'lost')]).toEqual([2, 1]);
  const poor = start(1).untilAsked('lose', 2).pick(2, 'active'); // who cannot pay is not asked
  expect(poor.happened('energy-lost').map(f => f.seat)).toEqual([1]);
});

test('Restricted Passage: a location without a support icon loses its player 2 energy, any player', () => {
  const t = table({
    phase: 'deploy',
    locations: [CORE],
    seats: [{ hand: ['Mercury/Untapped Planet', 'Vesta/Coveted Rock'] }, { table: ['Restricted Passage'] }],
  });
  t.play(1, 'Mercury/Untapped Planet', 'reserve', 'reserve');
  expect(t.inPlay('Mercury/Untapped Planet')).toBe(true);
  t.play(1, 'Vesta/Coveted Rock');
  expect(t.size(1, 'lost')).toBe(2);
  const poor = table({
    phase: 'deploy',
    locations: [CORE],
    seats: [{ hand: ['Mercury/Untapped Planet'], reserve: 1, active: 0 }, { table: ['Restricted Passage'] }],
  });
  expect(poor.refuses(1, 'play', 'Mercury/Untapped Planet')).toBe('wars/costs/5');
});
