import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, scholar } from '../../support/the-stack.ts';
import { VALLEY, VANTAGE } from '../../support/valley.ts';

const AVIATRIX = 'Hellcat Aviatrix';

// The stack
rule('wars/the-stack/1', 'an ability is paid for and pending before it has its effect', () => {
  const t = at('control', { at: scholar, active: 5 });
  t.act(1, 'use', 'Test Scholar', 0);
  expect([t.stack, t.size(1, 'active'), t.size(1, 'hand')]).toEqual([['Test Scholar'], 4, 1]);
  expect(t.asked).toEqual([1]);
  t.pass(1);
  expect(t.asked).toEqual([2]);
  t.pass(2);
  expect([t.stack, t.size(1, 'hand')]).toEqual([[], 2]);
});

rule(
  ['wars/the-stack/2', 'wars/the-stack/3'],
  'a card enters play when it comes off; an ability leaves its card where it is',
  () => {
    const t = at('deploy', { hand: [AVIATRIX], at: scholar });
    t.act(1, 'play', AVIATRIX).pick(1, VALLEY);
    expect([t.stack, t.inPlay(AVIATRIX)]).toEqual([[AVIATRIX], false]);
    t.resolve();
    expect([t.stack, t.place(AVIATRIX)]).toEqual([[], VALLEY]);
    t.act(1, 'use', 'Test Scholar', 0);
    expect([t.stack, t.place('Test Scholar'), t.inPlay('Test Scholar')]).toEqual([['Test Scholar'], VALLEY, true]);
    expect(t.power('Test Scholar')).toBe(1);
  },
);

rule('wars/the-stack/4', 'phase actions only on an empty stack; a movement goes on it, a draw does not', () => {
  const moving = at('move', { hand: ['Test Draw'], at: { [VALLEY]: [AVIATRIX, 'Test Scholar'] } });
  moving.act(1, 'move', AVIATRIX, VANTAGE);
  expect(moving.stack).toEqual(['Movement']);
  expect(moving.refuses(1, 'move', 'Test Scholar', VANTAGE)).toBe('wars/the-stack/4');
  moving.resolve();
  expect(moving.offers(1, 'move', 'Test Scholar', VANTAGE)).toBe(true);
  const drawing = at('draw', { hand: ['Test Draw'] });
  drawing.act(1, 'draw');
  expect([drawing.stack, drawing.size(1, 'hand')]).toEqual([[], 3]);
  drawing.act(1, 'play', 'Test Draw');
  expect(drawing.refuses(1, 'draw')).toBe('wars/the-stack/4');
});

rule('wars/the-stack/5', 'a unit moves to an adjacent site for 1 energy when nobody responds', () => {
  const t = at('move', { at: { [VALLEY]: [AVIATRIX] }, active: 4 });
  t.act(1, 'move', AVIATRIX, VANTAGE);
  expect([t.size(1, 'active'), t.place(AVIATRIX), t.asked]).toEqual([3, VALLEY, [1]]);
  t.pass(1);
  expect([t.place(AVIATRIX), t.asked]).toEqual([VALLEY, [2]]);
  t.pass(2);
  expect(t.place(AVIATRIX)).toBe(VANTAGE);
});

rule(
  ['wars/the-stack/6', 'wars/the-stack/7', 'wars/the-stack/8', 'wars/the-stack/9'],
  'movement, interrupt, ability: the newest comes off first, with a chance to respond each time',
  () => {
    const t = at(
      'move',
      { at: { [VALLEY]: [AVIATRIX, 'Test Scholar'] }, hand: ['Test Spark'] },
      { hand: ['Test Might'] },
    );
    t.act(1, 'move', AVIATRIX, VANTAGE).pass(1);
    t.act(2, 'play', 'Test Might').pick(2, AVIATRIX).pass(2);
    t.act(1, 'use', 'Test Scholar', 0);
    expect(t.stack).toEqual(['Movement', 'Test Might', 'Test Scholar']);
    t.pass(1, 2);
    // the ability has happened, and the two others have not
    expect([t.stack, t.happened('drew').length]).toEqual([['Movement', 'Test Might'], 1]);
    expect([t.power(AVIATRIX), t.place(AVIATRIX)]).toEqual([1, VALLEY]);
    // players can respond again before the next one comes off the stack
    expect(t.offers(1, 'play', 'Test Spark')).toBe(true);
    t.pass(1, 2);
    expect([t.stack, t.power(AVIATRIX), t.place(AVIATRIX)]).toEqual([['Movement'], 4, VALLEY]);
    t.pass(1, 2);
    expect([t.stack, t.place(AVIATRIX)]).toEqual([[], VANTAGE]);
  },
);

rule(
  ['wars/the-stack/10', 'wars/the-stack/11'],
  'with nothing pending two passes end the move phase, and in a battle begin the next step',
  () => {
    const t = at('move', { at: { [VALLEY]: [AVIATRIX] } });
    t.pass(1);
    expect(t.s.phase).toBe('move');
    t.pass(2);
    expect(t.s.phase).toBe('draw');
    const b = at('battle', { at: { [VALLEY]: [AVIATRIX] } }, { at: { [VALLEY]: [AVIATRIX] } }).attack(1, VALLEY);
    b.step('attrition').untilAsked('initiative');
    expect(b.happened('battle-decided')).toEqual([]);
    b.pass(1);
    expect(b.happened('battle-decided')).toEqual([]);
    b.pass(2);
    expect(b.happened('battle-decided')).toHaveLength(1);
    expect(b.s.battle?.step).toBe('power');
  },
);

rule('wars/the-stack/12', 'an ability whose card has gone still resolves', () => {
  const t = at('control', { at: scholar, hand: 0 }, { hand: ['Test Destroy'] });
  t.act(1, 'use', 'Test Scholar', 0).pass(1);
  t.act(2, 'play', 'Test Destroy').pick(2, 'Test Scholar').resolve();
  expect([t.inPlay('Test Scholar'), t.stack]).toEqual([false, ['Test Scholar']]);
  t.resolve();
  expect(t.size(1, 'hand')).toBe(1);
});

rule(
  'wars/the-stack/13',
  'the vehicle with the Plasma Cannon is destroyed; its ability takes effect all the same',
  () => {
    // the printed Consultation needs a move phase, so a card that destroys any card replaces it
    const t = at(
      'battle',
      {
        at: { [VALLEY]: [{ card: 'Gongen T.S.V.', beneath: ['Plasma Cannon'] }, AVIATRIX] },
        reserve: ['Sitka', 'Sitka'],
      },
      { at: { [VALLEY]: ['Claviger', 'Vishal Scout'] }, hand: ['Test Destroy'] },
    ).attack(1, VALLEY);
    t.act(1, 'use', 'Plasma Cannon', 0).pick(1, 'Vishal Scout').pass(1);
    t.act(2, 'play', 'Test Destroy').pick(2, 'Gongen T.S.V.').resolve();
    expect([t.inPlay('Gongen T.S.V.'), t.inPlay('Plasma Cannon')]).toEqual([false, false]);
    expect(t.pile(1, 'lost').sort()).toEqual(['Gongen T.S.V.', 'Plasma Cannon']);
    expect(t.stack).toEqual(['Plasma Cannon']);
    t.resolve();
    if (t.question === 'destiny of') t.pick(1, 'Sitka');
    t.resolveAll();
    // destiny 5 against defense 2
    expect(t.damaged('Vishal Scout')).toBe(true);
  },
);
