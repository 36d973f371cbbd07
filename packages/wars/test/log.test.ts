import { asked, greedyBot } from '@orrery/bots';
import { answer, awaited, sentences, start, type Viewer } from '@orrery/kernel';
import { anyAnswer, dice } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { READY_LISTS, type ReadyName, readySetup, type WarsState, wars } from '../src/index.ts';
import { FAULTS } from './faults.ts';
import { CORE, field, PLATFORM } from './fields.ts';
import type { Table } from './table.ts';

// The log tells each event once, in a sentence with its player and its cards

const NAMES = Object.keys(READY_LISTS) as ReadyName[];
const log = (s: WarsState, viewer: Viewer): string[] => sentences(wars, s.heard!, viewer).map(said => said.text);
/** Returns the log of a table, as player 1 reads it. */
const told = (t: Table, deed: (t: Table) => void): string[] => {
  const before = t.log(0).length;
  deed(t);
  return t.log(0).slice(before);
};

/** Plays a whole match, with random answers or greedy bots, and returns its log. */
function played(seed: number): WarsState {
  const s = start(wars, readySetup(NAMES[seed % NAMES.length]!, NAMES[(seed * 3 + 1) % NAMES.length]!), seed, true);
  const bot = greedyBot(seed);
  const d = dice(seed);
  for (let n = 0; n < 3000 && s.result === null; n++) {
    const seat = awaited(s)[0]!;
    answer(wars, s, seat, seed % 2 ? anyAnswer(wars, s, seat, d) : bot.choose(asked(wars, s, seat)));
  }
  return s;
}

test('every sentence of whole matches reads well, for every viewer', () => {
  const bad = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const s = played(seed);
    for (const viewer of [0, 1, null, 'all'] as Viewer[]) {
      const list = log(s, viewer);
      list.forEach((text, i) => {
        if (!/^["A-Z0-9].*\.$/.test(text)) bad.add(`no sentence: ${text}`);
        if (text === list[i - 1]) bad.add(`told twice: ${text}`);
        for (const fault of FAULTS) if (fault.test(text)) bad.add(`${fault}: ${text}`);
      });
      expect(list.length).toBeGreaterThan(50);
    }
  }
  expect([...bad]).toEqual([]);
});

test('energy that is activated is told once', () => {
  const t = field({ reserve: ['Boxer', 'Slider'] }, {}, { phase: 'activate' });
  expect(told(t, x => x.act(1, 'activate', 2).resolve())).toEqual(['Player 1 activates 2 energy.']);
});

test('a card that is played is told with where it goes and what it costs', () => {
  const t = field({ hand: ['Pavel Royerk'], at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'deploy' });
  const lines = told(t, x => x.play(1, 'Pavel Royerk', CORE).resolveAll());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Player 1 plays Pavel Royerk at Ganymede\/Core Shaft for \d energy\.$/);
});

test('what is damaged or destroyed is told with whose it is and by what', () => {
  const t = field(
    { at: { [CORE]: [{ card: 'Ikazuchi', beneath: ['NoBot Battle Sword'] }] } },
    { at: { [CORE]: ['Entrenched Infantry'] } },
  ).attack(1, CORE);
  const lines = told(t, x => x.use(1, 'NoBot Battle Sword').resolveAll());
  expect(lines[0]).toBe('Player 1 uses NoBot Battle Sword for 6 energy, targeting Entrenched Infantry.');
  expect(lines).toContain("Player 2's Entrenched Infantry is damaged by NoBot Battle Sword.");
});

test('a movement is told once, with where it goes', () => {
  const t = field({ at: { [CORE]: ['Pavel Royerk'] } }, {}, { phase: 'move' });
  expect(told(t, x => x.act(1, 'move', 'Pavel Royerk', PLATFORM).resolveAll())).toEqual([
    expect.stringMatching(/^Player 1 moves Pavel Royerk to .+\.$/),
  ]);
});

test('who looks at cards is told with where they lie, and only that player reads which', () => {
  const t = field({ at: { [CORE]: ['CISyn Coordinators'] } }, { reserve: ['Boxer'] }, { phase: 'control' });
  t.use(1, 'CISyn Coordinators').pick(1, 1);
  expect(t.log(0).at(-1)).toBe("Player 1 looks at Boxer in Player 2's reserve.");
  expect(t.log(1).at(-1)).toBe("Player 1 looks at a card in Player 2's reserve.");
});
