import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited, sentences, type Viewer } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { type GeState, galacticEmpires, geAdvice } from '../src/index.ts';
import { anyCards, ready } from './deals.ts';
import { FAULTS } from './faults.ts';

// The log, which tells events in sentences

/** Plays a whole match, at random or between greedy bots, and collects its log. */
function played(seed: number): GeState {
  const s = seed % 2 ? anyCards(seed) : ready(seed);
  s.heard = [];
  const bot = greedyBot(seed, geAdvice);
  const d = dice(seed);
  for (let n = 0; n < 1500 && s.result === null; n++) {
    const seat = awaited(s)[0]!;
    answer(
      galacticEmpires,
      s,
      seat,
      seed % 3 ? anyAnswer(galacticEmpires, s, seat, d) : bot.choose(asked(galacticEmpires, s, seat)),
    );
  }
  return s;
}

test('every sentence of matches reads well, for every viewer', () => {
  const bad = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const s = played(seed);
    for (const viewer of [0, 1, null, 'all'] as Viewer[]) {
      const list = sentences(galacticEmpires, s.heard!, viewer).map(said => said.text);
      for (const said of list) {
        // the title of a Deputy Assistant ends in five dots
        const text = said.replace(/ ?\.{5}/g, '').replace(/([^.])$/, '$1.');
        if (!/^["A-Z0-9].*\.$/.test(text)) bad.add(`no sentence: ${text}`);
        for (const fault of FAULTS) if (fault.test(text)) bad.add(`${fault}: ${text}`);
      }
      expect(list.length).toBeGreaterThan(50);
    }
  }
  expect([...bad]).toEqual([]);
});
