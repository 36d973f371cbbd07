import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';

// 2 and 2
const HIDEAWAY = 'Europa/The Gambler’s Hideaway';

// 2 and 0
const AVIATRIX = 'Hellcat Aviatrix';

rule('wars/control-phase/1', 'interrupt, drain, ability, drain elsewhere', () => {
  const t = at('control', { hand: ['Test Draw'], at: { [VALLEY]: ['Test Scholar'], [VANTAGE]: [AVIATRIX] } });
  t.play(1, 'Test Draw').act(1, 'drain', VALLEY).resolveAll();
  t.use(1, 'Test Scholar', 0).act(1, 'drain', VANTAGE).resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2, 1]);
  const deploy = at('deploy', { at: { [VALLEY]: [AVIATRIX] } });
  expect(deploy.refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/1');
});

rule('wars/drain-action/1', 'in your control phase while nothing is pending', () => {
  const t = at('control', { hand: ['Test Draw'], at: { [VALLEY]: [AVIATRIX] } }, { at: { [VANTAGE]: [AVIATRIX] } });
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
  t.act(1, 'play', 'Test Draw');
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/the-stack/4');
  t.resolve().pass(1);
  expect(t.refuses(2, 'drain', VANTAGE)).toBe('wars/initiative/2');
  for (const phase of ['activate', 'battle', 'move', 'draw'] as const)
    expect(at(phase, { at: { [VALLEY]: [AVIATRIX] } }).refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/1');
});

rule('wars/drain-action/2', 'a location that you control, with an energy icon on the other side', () => {
  const t = at(
    'control',
    { at: { [VALLEY]: [AVIATRIX], [HIDEAWAY]: ['Guardian-Class Carrier'], [VANTAGE]: ['Stinger'] } },
    { at: { [VANTAGE]: ['Stinger'] } },
    [VALLEY, VANTAGE, HIDEAWAY, UNTAPPED],
  );
  expect(t.options(1).filter(o => o.verb === 'drain')).toHaveLength(1);
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
  for (const place of [HIDEAWAY, VANTAGE, UNTAPPED]) expect(t.refuses(1, 'drain', place)).toBe('wars/drain-action/2');
});

rule(
  'wars/drain-action/2',
  'the location is a target: who no longer controls it when the drain comes off drains nothing',
  () => {
    const t = at('control', { at: { [VALLEY]: [AVIATRIX] } }, { hand: ['Test Destroy'] });
    t.act(1, 'drain', VALLEY).pass(1).play(2, 'Test Destroy', AVIATRIX).resolveAll();
    expect([t.happened('drained'), t.happened('energy-lost'), t.happened('fizzled').length]).toEqual([[], [], 1]);
  },
);

rule('wars/drain-action/3', 'once at each location in a control phase', () => {
  const t = at('control', { at: { [VALLEY]: [AVIATRIX], [VANTAGE]: ['Stinger'] } });
  t.act(1, 'drain', VALLEY).resolveAll();
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/3');
  expect(t.offers(1, 'drain', VANTAGE)).toBe(true);
  t.until('control', 2).until('control', 1);
  expect(t.offers(1, 'drain', VALLEY)).toBe(true);
});

rule('wars/drain-action/4', 'a unit that drains at one site, and is moved to another, drains there too', () => {
  const t = at('control', { hand: ['Test Shove'], at: { [VALLEY]: [AVIATRIX] } });
  t.act(1, 'drain', VALLEY).resolveAll();
  expect(t.refuses(1, 'drain', VANTAGE)).toBe('wars/drain-action/2');
  t.play(1, 'Test Shove').act(1, 'drain', VANTAGE).resolveAll();
  expect(t.happened('drained').map(f => f.n)).toEqual([2, 1]);
});

rule('wars/drain-action/5', 'one energy for each icon on the opponent’s side', () => {
  // Vantage Point has 2 icons on its owner's side and 1 on the other side, so its owner matters
  for (const [of, n] of [
    [1, 1],
    [2, 2],
  ] as const) {
    const t = at('control', { at: { [VANTAGE]: [AVIATRIX] } }, {}, [{ card: VANTAGE, of }, UNTAPPED]);
    t.act(1, 'drain', VANTAGE).resolveAll();
    expect([t.happened('energy-lost').length, t.size(2, 'lost')]).toEqual([n, n]);
  }
});

rule('wars/drain-action/6', 'three units drain for 2: a card from hand and the top of the reserve are lost', () => {
  const t = at(
    'control',
    { at: { [VALLEY]: [AVIATRIX, 'Stinger', 'Claviger'] } },
    { hand: ['Boxer', 'Slider'], reserve: ['Little Nelly'], active: 3, used: 3 },
  );
  t.act(1, 'drain', VALLEY).resolve();
  expect(t.options(2).map(o => o.verb)).toEqual(['pile', 'pile', 'pile', 'card', 'card', 'card']);
  t.pick(2, 'Boxer').pick(2, 'reserve');
  expect(t.pile(2, 'lost')).toEqual(['Little Nelly', 'Boxer']);
  expect([t.size(2, 'hand'), t.size(2, 'reserve'), t.size(2, 'active'), t.size(2, 'used')]).toEqual([2, 20, 3, 3]);
  expect(t.refuses(1, 'drain', VALLEY)).toBe('wars/drain-action/3');
});

rule('wars/drain-action/7', 'what makes drains smaller counts when the drain comes off the stack', () => {
  const drain = (answered: boolean) => {
    const t = at(
      'control',
      { at: { [VALLEY]: [AVIATRIX] }, hand: ['Test Destroy'] },
      { table: ['Test Peace'], hand: ['Test Draw'] },
    );
    t.act(1, 'drain', VALLEY);
    if (answered) t.play(1, 'Test Destroy', 'Test Peace');
    t.resolveAll();
    return t.happened('energy-lost').length;
  };
  expect([drain(false), drain(true)]).toEqual([1, 2]);
});

rule(
  'wars/drain-action/8',
  '“each time a player drains” triggers when the drain comes off, not when it is announced',
  () => {
    const t = at(
      'control',
      { at: { [VALLEY]: [AVIATRIX] } },
      { at: { [VANTAGE]: ['Test Herald'] }, hand: ['Test Cancel'] },
    );
    t.act(1, 'drain', VALLEY);
    expect([t.stack, t.s.waiting]).toEqual([['Drain'], []]);
    t.resolve().pick(2, 'reserve').pick(2, 'reserve');
    expect(t.stack).toEqual(['Test Herald']);
    const canceled = at(
      'control',
      { at: { [VALLEY]: [AVIATRIX] } },
      { at: { [VANTAGE]: ['Test Herald'] }, hand: ['Test Cancel'] },
    );
    canceled.act(1, 'drain', VALLEY).pass(1).play(2, 'Test Cancel');
    expect([canceled.stack, canceled.happened('drained')]).toEqual([[], []]);
  },
);
