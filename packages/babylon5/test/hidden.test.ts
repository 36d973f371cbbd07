import { readFileSync } from 'node:fs';
import { asked, greedyBot } from '@orrery/bots';
import { shuffled, start } from '@orrery/kernel';
import { changesSuite, dice, hiddenSuite } from '@orrery/kernel/testing';
import { type B5State, babylon5, babylon5Advice, DEFS } from '../src/index.ts';

const AMBASSADORS = {
  human: 'jeffrey-sinclair',
  centauri: 'londo-mollari',
  minbari: 'delenn',
  narn: 'gkar',
} as const;

/** A match with decks of every card that the races can use, in some order. */
function deal(seed: number): B5State {
  const order = dice(seed);
  const seats = Object.entries(AMBASSADORS).map(([race, ambassador]) => {
    const fitting = DEFS.filter(
      d =>
        [race, null, 'neutral'].includes(d.race) && d.source.set !== 'test' && !d.keywords.has('Starting Ambassador'),
    );
    const deck = shuffled(order, fitting).slice(0, 50);
    return { race, deck: [ambassador, ...deck.map(d => d.id)] };
  });
  return start(babylon5, { ruleset: seed % 3 === 0 ? 'engine' : 'casual', seats, house: ['any deck'] }, seed, true);
}

hiddenSuite({
  game: babylon5,
  deal,
  score: (s, seat, o) => babylon5Advice.score(s, seat, o),
  choose: (s, seat) => greedyBot(7, babylon5Advice).choose(asked(babylon5, s, seat)),
  depth: 400,
  players: 4,
  reveals: new Set(['shuffled']),
  together: true,
  limit: 12_000,
});

const catalogue = readFileSync(new URL('../data/rules.jsonl', import.meta.url), 'utf8');
const rules = new Set(catalogue.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line).id as string])));

changesSuite({ game: babylon5, deal, rules, runs: 3, limit: 12000 });
