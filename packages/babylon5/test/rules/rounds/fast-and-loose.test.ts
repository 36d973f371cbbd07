import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at } from '../../support/cards-for-resolution.ts';

rule(
  'b5/fast-and-loose/3',
  'nobody plays fast and loose unasked: one player at a time, though nobody declared a conflict',
  () => {
    const t = at({
      ruleset: 'engine',
      round: 'ready',
      seats: [
        { race: 'narn', rating: 5, hand: ['Test Late Talks'] },
        { race: 'human', hand: ['Test Late Talks'] },
        { race: 'minbari', rating: 6, hand: ['Test Late Talks'] },
      ],
    });
    const order = ['human', 'narn', 'minbari'] as const;
    const seen: string[] = [];
    while (t.s.round === 'conflict') {
      expect(t.asked).toHaveLength(1);
      seen.push(t.asked[0]!);
      t.pass();
    }
    expect(seen).toEqual(order);
    expect(t.s.conflicts).toEqual([]);
    for (const who of order) {
      expect(t.asked).toEqual([who]);
      for (const other of order) if (other !== who) expect(() => t.act(other, 'pass')).toThrow('is not asked');
      t.pass(who);
    }
    expect(t.s.round).toBe('draw');
  },
);
