import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited, sentences, start, type Viewer } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { setupFrom, starterDecks } from '../src/decks/index.ts';
import { type B5State, babylon5, babylon5Advice, RULESETS } from '../src/index.ts';
import { FAULTS } from './support/faults.ts';
import { type Table, table } from './support/table.ts';

// Log sentences: each event once, with the acting player and the target

const log = (s: B5State, viewer: Viewer): string[] => sentences(babylon5, s.heard!, viewer).map(said => said.text);

/** A match of all four starter decks, by chance or between greedy bots, with the log of each viewer after each choice. */
function played(seed: number): Map<Viewer, string[][]> {
  const decks = starterDecks();
  const ruleset = RULESETS[seed % RULESETS.length]!;
  const setup = setupFrom([decks.narn, decks.centauri, decks.human, decks.minbari], ruleset, [], {
    house: ['any deck', 'any hand'],
  });
  const s = start(babylon5, setup, seed, true);
  const bot = greedyBot(seed, babylon5Advice);
  const d = dice(seed);
  const told = new Map<Viewer, string[][]>([0, null, 'all'].map(viewer => [viewer as Viewer, []]));
  const hear = () => {
    for (const [viewer, list] of told) list.push(log(s, viewer));
    s.heard = [];
  };
  hear();
  for (let n = 0; n < 700 && s.result === null; n++) {
    const seat = awaited(s)[0]!;
    answer(babylon5, s, seat, seed % 2 ? anyAnswer(babylon5, s, seat, d) : bot.choose(asked(babylon5, s, seat)));
    hear();
  }
  return told;
}

test('every sentence of whole matches reads well, for every viewer', () => {
  const bad = new Set<string>();
  for (let seed = 0; seed < 4; seed++)
    for (const choices of played(seed).values()) {
      for (const list of choices)
        list.forEach((text, i) => {
          if (!/^[A-Z0-9].*\.$/.test(text)) bad.add(`no sentence: ${text}`);
          if (text === list[i - 1]) bad.add(`told twice: ${text}`);
          for (const fault of FAULTS) if (fault.test(text)) bad.add(`${fault}: ${text}`);
        });
      expect(choices.flat().length).toBeGreaterThan(100);
    }
  expect([...bad]).toEqual([]);
});

/** The log of a seat for an action at a table. */
function told(t: Table, deed: (t: Table) => void): string[] {
  const before = t.log(0).length;
  deed(t);
  return t.log(0).slice(before);
}

/** The Narn and the Centauri in the action round. */
const war = (narn: object, centauri: object = {}) =>
  table({
    seats: [
      { race: 'narn', rating: 12, deck: ['Narn Aide'], ...narn },
      { race: 'centauri', rating: 12, deck: ['Centauri Aide'], ...centauri },
    ],
    order: ['narn', 'centauri'],
  });

test('an action is told with whom it is done to, and its rotation is not told again', () => {
  const t = table({
    seats: [{ race: 'minbari', inner: ['Minbari Telepath'] }, { race: 'narn' }],
    order: ['minbari', 'narn'],
  });
  expect(told(t, x => x.act('minbari', 'use', 'Minbari Telepath').pick('minbari', "G'Kar"))).toEqual([
    "Minbari uses Minbari Telepath on G'Kar.",
    "G'Kar gets -2 to all abilities until the end of the turn.",
  ]);
});

test('an event tells whom it is aimed at, and for how long it helps', () => {
  const t = war({ hand: ['Popular Support'] });
  expect(told(t, x => x.act('narn', 'event', 'Popular Support').pick('narn', 'Londo Mollari'))).toEqual([
    'Narn plays Popular Support.',
    'Popular Support targets Londo Mollari.',
    'Londo Mollari gets +3 Diplomacy until the end of the turn.',
  ]);
});

test('a bonus of nothing is not told', () => {
  const t = war({ hand: ['Victory in My Grasp'], supporting: [{ card: 'Picket Fleet', race: 'narn' }] });
  expect(told(t, x => x.act('narn', 'event', 'Victory in My Grasp')).join(' ')).not.toContain('+0');
});

test('what is put on something is told with it, and with what it cost', () => {
  const t = war({ hand: ["Book of G'Quan"] });
  expect(told(t, x => x.act('narn', 'sponsor', "Book of G'Quan"))).toEqual([
    "Narn sponsors Book of G'Quan on G'Kar for 8 influence.",
  ]);
});

test('who assists an ambassador is told, and with what', () => {
  const t = war({ inner: ["Na'Toth"] });
  expect(told(t, x => x.act('narn', 'assist-sponsoring', "Na'Toth"))).toEqual([
    "Na'Toth assists G'Kar.",
    "The next card that G'Kar sponsors this turn costs 1 less.",
  ]);
});
