import { readFileSync } from 'node:fs';
import { asked, greedyBot } from '@orrery/bots';
import { shuffled, start } from '@orrery/kernel';
import { changesSuite, dice, hiddenSuite } from '@orrery/kernel/testing';
import { CARDS, cardId, HAND, pile, type WarsState, wars, warsAdvice } from '../src/index.ts';

/** A match with decks of any cards of the game, in some order. */
function deal(seed: number): WarsState {
  const d = dice(seed);
  const deck = (): string[] => {
    const all = shuffled(d, CARDS);
    const locations = all.filter(c => c.type === 'location').slice(0, 14);
    return [...locations, ...all.filter(c => c.type !== 'location').slice(0, 46)].map(c => cardId(c.title));
  };
  return start(wars, { seats: [{ deck: deck() }, { deck: deck() }], format: 'any' }, seed, true);
}

hiddenSuite({
  game: wars,
  deal,
  score: (s, seat, o) => warsAdvice.score(s, seat, o),
  choose: (s, seat) => greedyBot(7, warsAdvice).choose(asked(wars, s, seat)),
  depth: 900,
  players: 2,
  // what can be done with a hand depends on it: whoever acts keeps theirs
  shows: (s, seat) => pile(s, seat, HAND),
  reveals: new Set(['shuffled', 'revealed', 'looked-at', 'destiny']),
  together: true,
  limit: 12_000,
});

const catalogue = readFileSync(new URL('../data/rules.jsonl', import.meta.url), 'utf8');
const rules = new Set(catalogue.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line).id as string])));

changesSuite({ game: wars, deal, rules, runs: 3, limit: 20000 });
