import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, scholar } from '../../support/the-stack.ts';
import { UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';

// Canceling
rule('wars/cancel/1', 'a pending ship that is canceled goes to its owner’s lost pile', () => {
  const t = at('deploy', { hand: ['Guardian-Class Carrier'] }, { hand: ['Test Cancel'] });
  t.act(1, 'play', 'Guardian-Class Carrier').pick(1, UNTAPPED).pass(1).play(2, 'Test Cancel');
  expect([t.pile(1, 'lost'), t.inPlay('Guardian-Class Carrier')]).toEqual([['Guardian-Class Carrier'], false]);
});

rule(['wars/cancel/2', 'wars/order/4'], 'a used order that is canceled is lost, and so is a lost one', () => {
  for (const title of ['Test Order', 'Test Lost Order']) {
    const t = at('deploy', { hand: [title] }, { hand: ['Test Cancel'] });
    t.act(1, 'play', title).pass(1).play(2, 'Test Cancel');
    expect([t.pile(1, 'lost'), t.size(1, 'used'), t.happened('drew')]).toEqual([[title], 0, []]);
  }
});

rule('wars/cancel/3', 'an ability that is canceled has no effect; its card stays', () => {
  const t = at('control', { at: scholar }, { hand: ['Test Cancel'] });
  t.act(1, 'use', 'Test Scholar', 0).pass(1).play(2, 'Test Cancel');
  expect([t.stack, t.happened('drew'), t.inPlay('Test Scholar'), t.pile(1, 'lost')]).toEqual([[], [], true, []]);
});

rule('wars/cancel/4', 'Trumped cancels Anticipation, which is lost although it is a used interrupt', () => {
  const t = at(
    'control',
    { hand: ['Anticipation'], at: { [VALLEY]: ['Sitka'] } },
    { hand: ['Trumped'], at: { [VANTAGE]: ['The Gambler'] } },
  );
  t.act(1, 'play', 'Anticipation').pick(1, 'Sitka').pass(1).play(2, 'Trumped');
  expect([t.pile(1, 'lost'), t.size(1, 'used'), t.pile(2, 'lost')]).toEqual([['Anticipation'], 0, ['Trumped']]);
});

rule(
  ['wars/cancel/5', 'wars/cancel/6'],
  'the kizen that Anticipation targets is destroyed first: no effect, and the card is used',
  () => {
    const t = at(
      'control',
      { hand: ['Anticipation'], at: { [VALLEY]: ['James Howler'] } },
      { hand: ['Test Destroy'], at: { [VANTAGE]: ['James Howler'] } },
      { locations: [VALLEY, VANTAGE, 'Earth/Humanity’s Home'] },
    );
    t.act(1, 'play', 'Anticipation').pick(1, t.id('James Howler', 1)).pass(1);
    t.act(2, 'play', 'Test Destroy').pick(2, t.id('James Howler', 1)).resolve();
    expect(t.stack).toEqual(['Anticipation']);
    t.resolve();
    expect([t.pile(1, 'used'), t.pile(1, 'lost'), t.happened('fizzled').length]).toEqual([
      ['Anticipation'],
      ['James Howler'],
      1,
    ]);
    // the effect does not pass to another kizen with the same title
    expect(t.defense('James Howler', 2)).toBe(6);
  },
);
