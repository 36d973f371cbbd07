import { readFileSync } from 'node:fs';
import { asked as ask, randomBot } from '@orrery/bots';
import { answer, asking, awaited, clone, leastAnswer, start, why } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { babylon5, HAND, LIBRARY, RULESETS, zone } from '../src/index.ts';
import { VERBS } from '../src/rules/verbs.ts';

/** The rulesets in which each rule of the catalogue holds. */
const HOLDS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('../data/rules.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { id: string; rulesets: string[] })
    .map(x => [x.id, x.rulesets]),
);

const WISHES = [...VERBS.keys(), 'declare', 'declare-from', 'declare-war-conflict', 'aftermath', 'pass'];

describe('whatever somebody wishes for in a random game', () => {
  for (const ruleset of RULESETS)
    test(`is refused, under the ${ruleset} rules, by a rule that holds there`, () => {
      const decks = starterDecks();
      const strangers = new Set<string>();
      let asked = 0;
      for (const seed of [1, 2, 3]) {
        const setup = setupFrom([decks.narn, decks.centauri, decks.minbari], ruleset, [], {
          house: ['any deck', 'any hand'],
        });
        const s = start(babylon5, setup, seed);
        const bot = randomBot(seed);
        for (let i = 0; i < 600 && s.result === null; i++) {
          const seat = awaited(s)[0]!;
          const { name } = asking(babylon5, s).step.menu;
          if (name === 'action' || name === 'declare')
            for (const verb of WISHES)
              for (let k = 0; k < 4; k++) {
                const [a, b] = [(i * 7 + k * 41) % s.cards.length, (i * 11 + k * 31) % s.cards.length];
                const refusal = why(babylon5, s, seat, k < 2 ? `${verb}:${a}:${k}` : `${verb}:${a}:${b}`);
                if (refusal === null || refusal.rule === '') continue;
                asked++;
                // rulings on cards hold in all of them
                if (refusal.rule.startsWith('b5-r-')) continue;
                if (!HOLDS.get(refusal.rule)?.includes(ruleset)) strangers.add(`${verb}: ${refusal.rule} (${name})`);
              }
          answer(babylon5, s, seat, bot.choose(ask(babylon5, s, seat)));
        }
      }
      expect(asked).toBeGreaterThan(1000);
      expect([...strangers].sort()).toEqual([]);
    });
});

test('why a card of another hand cannot be used is told the same, whatever card it is', () => {
  const decks = starterDecks();
  const s = start(
    babylon5,
    setupFrom([decks.narn, decks.centauri], 'casual', [], { house: ['any deck', 'any hand'] }),
    5,
  );
  while (asking(babylon5, s).step.menu.name !== 'action') {
    const seat = awaited(s)[0]!;
    answer(babylon5, s, seat, leastAnswer(babylon5, s, seat));
  }
  const seat = awaited(s)[0]!;
  const [place] = s.zones[zone(1 - seat, HAND)]!;
  const told = new Set(
    LIBRARY.all().map(({ index: def }) => {
      const other = clone(s);
      other.defs = s.defs.with(place!, def);
      other.menus = null;
      return JSON.stringify(why(babylon5, other, seat, `use:${place}:0`));
    }),
  );
  expect([...told]).toHaveLength(1);
});
