import { asked, greedyBot } from '@orrery/bots';
import { answer, asking, awaited, option, optionId, why } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { babylon5, babylon5Advice } from '../../../src/index.ts';
import { openConflicts } from '../../../src/rules/conflict/participants.ts';
import { anyCards, starters } from '../../support/deals.ts';

// the menu judges an attacker once for all targets with one ability; the rules judge each attack separately

test('every attack on a participant that the rules allow is offered, and no other', () => {
  let offered = 0;
  let refused = 0;
  for (const s of [1, 2, 3].flatMap(seed => [anyCards(seed), starters(seed)])) {
    const bot = greedyBot(1, babylon5Advice);
    for (let i = 0; i < 900 && s.result === null; i++) {
      const seat = awaited(s)[0]!;
      const question = asked(babylon5, s, seat);
      const targets = new Set(openConflicts(s).flatMap(c => c.parts.map(p => p.card)));
      if (asking(babylon5, s).step.menu.name === 'action' && targets.size > 0) {
        const list = new Set(question.options.map(optionId));
        const own = s.cards.flatMap((card, id) => (card.controller === seat && card.zone >= 0 ? [id] : []));
        for (const a of own)
          for (const b of targets) {
            const id = optionId(option('attack', a, b));
            const may = why(babylon5, s, seat, id) === null;
            expect([id, list.has(id)]).toEqual([id, may]);
            if (may) offered++;
            else refused++;
          }
      }
      answer(babylon5, s, seat, bot.choose(question));
    }
  }
  expect(offered).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
