import { type MatchRecord, optionId, options, type State } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { Analyst, type Verdict } from '../src/analysis/analyst.ts';
import { contenders, isClear, keyChoices } from '../src/analysis/key-choices.ts';
import { tableGame } from '../src/games/registry.ts';
import { botAnswer } from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

let analyst: Analyst<State>;
/** decisions of seat 0 at which one option is chosen and there are others, by number of choices */
let places: number[];

beforeAll(() => {
  const table = tableGame('wars');
  const session = sitting('wars', [ANN, BEN]);
  while (session.match.length < 120 && session.result === null) {
    const [seat] = session.awaited as [number];
    session.choose(seat, session.match.decision, botAnswer(table, session.match, seat, 'greedy'));
  }
  const record: MatchRecord = session.match.record();
  analyst = new Analyst(table, record, { seats: null, iterations: 1 });
  places = analyst.decisions
    .filter(({ at, seat, ids }) => seat === 0 && ids.length === 1 && otherThan(at, ids[0]!) !== undefined)
    .map(({ at }) => at);
});

const otherThan = (at: number, id: string): string | undefined => {
  const s = analyst.position(at);
  return options(analyst.table.game, s, analyst.decision(at).seat)
    .map(optionId)
    .find(other => other !== id);
};

/** What might have been found at the nth of these decisions. */
const found = (n: number, chance: number, other: number, sure = true): Verdict => {
  const at = places[n]!;
  const { ids } = analyst.decision(at);
  const chosen = { ids, chance, tries: 40 };
  const rival = { ids: [otherThan(at, ids[0]!)!], chance: other, tries: 40 };
  return { at, sure, chosen, best: other > chance ? [rival, chosen] : [chosen, rival] };
};

describe('the choices that mattered most', () => {
  test('are the two that cost most and the best found, in order of time', () => {
    const verdicts = [
      found(0, 0.5, 0.52),
      found(1, 0.9, 0.3),
      found(2, 0.2, 0.6),
      found(3, 0.6, 0.55),
      found(4, 0.1, 0.7),
    ];
    const key = keyChoices(analyst, verdicts, 0);
    expect(key.map(({ at }) => at)).toEqual([places[1], places[2], places[4]]);
    expect(key.map(({ gain }) => Math.round(gain * 100))).toEqual([60, -40, -60]);
    for (const { chosen, other, prompt } of key) {
      expect(prompt).not.toBe('');
      expect(chosen.label).not.toBe('');
      // what follows of both says nothing for one of them
      expect(chosen.follows.filter(text => other.follows.includes(text))).toEqual([]);
    }
  });

  test('are more of one kind where there are none of the other, and never more than three', () => {
    const costly = [found(0, 0.5, 0.52), found(1, 0.1, 0.6), found(2, 0.2, 0.6), found(3, 0.4, 0.6)];
    expect(keyChoices(analyst, costly, 0).map(({ at }) => at)).toEqual([places[1], places[2], places[3]]);
    expect(keyChoices(analyst, [found(0, 0.6, 0.5)], 0)).toHaveLength(1);
    expect(keyChoices(analyst, [], 0)).toEqual([]);
  });

  test('are choices of that seat which were looked at twice', () => {
    expect(keyChoices(analyst, [found(0, 0.1, 0.9, false)], 0)).toEqual([]);
    expect(keyChoices(analyst, [found(0, 0.1, 0.9)], 1)).toEqual([]);
  });

  test('are found among those that seemed to cost most and those that seemed found best', () => {
    const first = places.slice(0, 12).map((_, n) => found(n, 0.5, 0.5 + (n - 6) / 20, false));
    const again = contenders(analyst, first, 0);
    expect(again.map(({ at }) => at)).toEqual([0, 1, 2, 3, 8, 9, 10, 11].map(n => places[n]));
  });
});

describe('a choice is clear', () => {
  test('if the difference is more than its own doubt, to either side', () => {
    expect(isClear(-0.12, 0.11)).toBe(true);
    expect(isClear(0.12, 0.11)).toBe(true);
    expect(isClear(-0.1, 0.11)).toBe(false);
    expect(isClear(0.1, 0.1)).toBe(false);
  });

  test('the doubt counts once: 20 % with a doubt of 11 % are clear, 4 % are not', () => {
    const [wide, narrow] = keyChoices(analyst, [found(0, 0.4, 0.6), found(1, 0.5, 0.54)], 0);
    expect(wide).toMatchObject({ clear: true, margin: expect.closeTo(0.11, 2) });
    expect(narrow).toMatchObject({ clear: false, margin: expect.closeTo(0.11, 2) });
  });

  test('where nothing is in doubt, a small difference is clear, and none at all is not', () => {
    expect(isClear(0.02, 0)).toBe(true);
    expect(isClear(0, 0)).toBe(false);
  });
});
