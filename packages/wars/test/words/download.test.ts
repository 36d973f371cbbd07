import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../src/index.ts';
import { HAND, zone } from '../../src/state.ts';
import { field, MOON } from '../fields.ts';

/** Komoku Fighter enters play and may download a card of its own title. */
const komoku = (reserve: string[], seed = 1) => {
  const t = field({ hand: ['Komoku Fighter'], reserve }, {}, { phase: 'deploy', seed });
  t.play(1, 'Komoku Fighter', MOON);
  while (t.question !== 'may') t.least();
  t.pick(1, 'yes');
  return t;
};

rule('wars/download/1', 'the card named is searched for, shown, taken into the hand, and the reserve shuffled', () => {
  const t = komoku(['Raider', 'Komoku Fighter', 'Atlantis', 'Zocho', 'Jikoku']);
  expect(t.question).toBe('download');
  expect(t.options(1).map(o => DEFS[t.s.defs[o.a]!]!.title)).toEqual(['Komoku Fighter']);
  t.pick(1, 'Komoku Fighter');
  expect(t.pile(1, 'hand')).toEqual(['Komoku Fighter']);
  const shown = t.happened('revealed').at(-1)!;
  expect(t.toldTo(shown, 1).fact.cards).toMatchObject([{ id: t.s.zones[zone(0, HAND)]![0] }]);
  expect(t.happened('shuffled')).toHaveLength(1);
  expect(t.pile(1, 'reserve')).not.toContain('Komoku Fighter');
});

rule('wars/download/2', 'not found, or not wanted: nothing is shown, and the reserve is shuffled', () => {
  const declined = komoku(['Raider', 'Komoku Fighter']);
  declined.pick(1);
  expect(declined.size(1, 'hand')).toBe(0);
  expect(declined.happened('revealed')).toEqual([]);
  expect(declined.happened('shuffled')).toHaveLength(1);
  const absent = komoku(['Raider', 'Atlantis']);
  if (absent.question === 'download') absent.pick(1);
  expect([absent.size(1, 'hand'), absent.happened('revealed').length]).toEqual([0, 0]);
  expect(absent.happened('shuffled')).toHaveLength(1);
});
