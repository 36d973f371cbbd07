import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { field, MOON } from '../fields.ts';

// Cards taken from piles
rule('wars/retrieve/1', 'a card at random from the lost pile, shown, goes on top of the used pile', () => {
  const LOST = ['Raider', 'Atlantis', 'Zocho', 'Komoku', 'Jikoku'];
  const got = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const t = field({ hand: ['Tamon Fighter'], lost: LOST }, {}, { phase: 'deploy', seed });
    t.play(1, 'Tamon Fighter', MOON);
    while (t.question !== 'may') t.least();
    t.pick(1, 'yes').resolveAll();
    expect(t.size(1, 'lost')).toBe(4);
    const [top] = t.pile(1, 'used');
    expect(LOST).toContain(top);
    expect(t.pile(1, 'lost')).not.toContain(top);
    const fact = t.happened('put').at(-1)!;
    for (const viewer of [0, 1]) expect(t.toldTo(fact, viewer).fact.card).toMatchObject({ id: fact.card });
    got.add(top!);
  }
  expect(got.size).toBeGreaterThan(1);
});
