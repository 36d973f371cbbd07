import { greedyBot, playout } from '@orrery/bots';
import { scene } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { babylon5, babylon5Advice, LIBRARY } from '../src/index.ts';
import { anyCards } from './support/deals.ts';

// the game computes abilities without asking these texts about any other card

test('what a text says of one card alone, its own or the one that it is on, it says of no other', () => {
  const texts = LIBRARY.all()
    .flatMap(def => def.statics.ability ?? [])
    .filter(st => st.alone !== null);
  expect(texts.length).toBeGreaterThan(15);
  let worn = 0;
  for (const seed of [1, 2, 3, 4]) {
    const s = anyCards(seed);
    playout(babylon5, s, greedyBot(seed, babylon5Advice), 900);
    const hosts = s.cards.map(card => card.host);
    worn += hosts.filter(id => id >= 0).length;
    for (const { alone, to } of texts)
      hosts.forEach((host, source) => {
        const one = alone === 'host' ? host : source;
        const f = scene(s.cards[source]!.controller, source);
        expect(s.cards.findIndex((_, id) => id !== one && to!(s, id, f))).toBe(-1);
      });
  }
  expect(worn).toBeGreaterThan(12);
});
