import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, VALLEY, VANTAGE } from '../../support/valley.ts';

const AVIATRIX = 'Hellcat Aviatrix';

// One card allows something and another forbids it
rule('wars/cant/1', '“can’t” wins, whichever of the two came first', () => {
  const ban = at('deploy', { hand: [AVIATRIX], active: 9 }, { table: ['Test Ban'] });
  expect(ban.refuses(1, 'play', AVIATRIX)).toBe('wars/cant/1');
  const free = at('deploy', { hand: [AVIATRIX], active: 9 });
  expect(free.offers(1, 'play', AVIATRIX)).toBe(true);
  for (const hand of [
    ['Test Hold', 'Test Shove'],
    ['Test Shove', 'Test Hold'],
  ]) {
    const t = at('control', { hand, at: { [VALLEY]: [AVIATRIX] } });
    // the card announced first happens last, because the other is played in response
    for (const title of hand) t.act(1, 'play', title);
    t.resolveAll();
    expect(t.place(AVIATRIX)).toBe(hand[0] === 'Test Shove' ? VALLEY : VANTAGE);
  }
});

rule('wars/cant/2', 'a unit that cannot move may be chosen, and stays', () => {
  const shove = (held: boolean) => {
    const t = at('control', { hand: ['Test Hold', 'Test Shove'], at: { [VALLEY]: [AVIATRIX] } });
    if (held) t.play(1, 'Test Hold');
    expect(t.offers(1, 'play', 'Test Shove')).toBe(true);
    return t.play(1, 'Test Shove').place(AVIATRIX);
  };
  expect([shove(false), shove(true)]).toEqual([VANTAGE, VALLEY]);
  const move = at('move', { hand: ['Test Hold'], at: { [VALLEY]: [AVIATRIX] } }).play(1, 'Test Hold');
  expect(move.refuses(1, 'move', AVIATRIX, VANTAGE)).toBe('wars/cant/1');
});
