import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput, fingerprint, Match, type MatchRecord, PRINT_EVERY, parseRecord, replay } from '../src/index.ts';
import { answerFor, numbers, positions, type Toy, toy } from './toy.ts';

/** Plays a match by numbers; each stands for an answer, some for taking one back, undoing or leaving. */
function played(position: unknown, seed: number, steps: readonly number[], mischief = false): Match<Toy> {
  const match = Match.start(toy, position, seed);
  for (const step of steps) {
    const next = answerFor(match.state, step);
    if (next === null) break;
    const seat = step % match.state.seats.length;
    if (mischief && step % 11 === 0) match.revoke(seat);
    else if (mischief && step % 7 === 0) match.undo(seat);
    else if (mischief && step % 101 === 0) match.leave(seat);
    else match.answer(match.decision, next.seat, next.ids);
  }
  return match;
}

const long = { hands: [['gull', 'gull', 'whale', 'tax']], decks: [Array<string>(40).fill('ship')] };

/** A match of many passes, with a draw before the first. */
const record = (): MatchRecord => {
  const match = Match.start(toy, long, 4);
  match.answer(match.decision, 0, ['draw']);
  for (let i = 0; i < 2 * PRINT_EVERY; i++) match.answer(match.decision, match.awaited[0]!, ['pass']);
  return match.record();
};

describe('a record', () => {
  test('replays to the same position, whatever was played, taken back or left', () => {
    fc.assert(
      fc.property(
        positions,
        fc.maxSafeInteger(),
        fc.array(fc.nat(100_000), { maxLength: 80 }),
        (position, seed, steps) => {
          const match = played(position, seed, steps, true);
          const text = JSON.stringify(match.record());
          const { state, divergence } = replay(toy, parseRecord(text, 'the record'));
          expect(divergence).toBeNull();
          expect(fingerprint(toy, state)).toBe(fingerprint(toy, match.state));
          const resumed = Match.resume(toy, parseRecord(text, 'the record'));
          expect(fingerprint(toy, resumed.state)).toBe(fingerprint(toy, match.state));
          expect(resumed.record()).toEqual(match.record());
        },
      ),
      { numRuns: 200 },
    );
  });

  test('carries game, version, setup, seed and fingerprints on the way', () => {
    const made = record();
    expect(made).toMatchObject({ orrery: 1, game: 'toy', version: '1', setup: long, seed: 4, result: null });
    expect(made.choices).toHaveLength(2 * PRINT_EVERY + 1);
    expect(made.prints.map(([at]) => at)).toEqual([PRINT_EVERY, 2 * PRINT_EVERY]);
  });

  test('shows every position on the way', () => {
    const at: number[] = [];
    const { state } = replay(toy, record(), (_s, choices) => at.push(choices), true);
    expect(at).toEqual(Array.from({ length: 2 * PRINT_EVERY + 2 }, (_, i) => i));
    expect(state.heard!.map(fact => fact.t)).toEqual(['drew']);
  });

  test('of any match survives text', () => {
    fc.assert(
      fc.property(positions, numbers, (position, steps) => {
        const made = played(position, 1, steps).record();
        expect(parseRecord(JSON.stringify(made), 'it')).toEqual(made);
      }),
    );
  });
});

describe('a replay that goes another way says where', () => {
  const changed = (
    change: (made: { choices: unknown[]; prints: unknown[]; result: unknown; seed: number }) => void,
  ) => {
    const made = JSON.parse(JSON.stringify(record()));
    change(made);
    return replay(toy, made).divergence;
  };

  test('when a choice is not taken', () => {
    const found = changed(made => {
      made.choices[3] = [1, 'play:99'];
    });
    expect(found!.at).toBe(3);
    expect(found!.message).toMatch(/^choice 4 \(play:99 by seat 2\) is not taken: /);
  });

  test('when a choice is of a seat that is not asked, or not there', () => {
    expect(
      changed(made => {
        made.choices[0] = [1, 'pass'];
      })!.at,
    ).toBe(0);
    expect(
      changed(made => {
        made.choices[2] = [9, '!leave'];
      })!.message,
    ).toContain('There is no seat 10');
  });

  test('when the position is another one', () => {
    const found = changed(made => {
      made.choices[0] = [0, 'play:0'];
    });
    expect(found).toEqual({
      at: PRINT_EVERY,
      message: `after ${PRINT_EVERY} choices the position differs from the recorded one`,
    });
  });

  test('when the seed is another one', () => {
    expect(
      changed(made => {
        made.seed++;
      })!.at,
    ).toBe(PRINT_EVERY);
  });

  test('when choices are missing, by the end at the latest', () => {
    const found = changed(made => {
      made.result = { winners: [0], kind: 'ten points' };
    });
    expect(found).toEqual({ at: 2 * PRINT_EVERY + 1, message: 'the result differs from the recorded one' });
  });
});

describe('what is no record is refused in one line', () => {
  const text = JSON.stringify(record());
  const refusal = (damaged: string): string => {
    try {
      parseRecord(damaged, 'match.json');
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    throw new Error('it was taken');
  };
  const without = (key: string): string => {
    const made = JSON.parse(text);
    delete made[key];
    return JSON.stringify(made);
  };
  const having = (change: object): string => JSON.stringify({ ...JSON.parse(text), ...change });

  test('cut off anywhere', () => {
    for (const at of [0, 1, 20, text.length >> 1, text.length - 1]) {
      expect(refusal(text.slice(0, at))).toBe(
        'match.json is not a complete JSON file: the record may have been cut off.',
      );
    }
  });

  test('something else', () => {
    for (const other of ['null', '3', '[]', '{}', '"record"'])
      expect(refusal(other)).toBe('match.json is no Orrery record.');
  });

  test('of another format', () => {
    expect(refusal(having({ orrery: 99 }))).toBe('match.json has record format 99; this version reads 1.');
  });

  test('with something missing or malformed, naming it', () => {
    for (const key of ['game', 'version', 'seed', 'choices', 'prints', 'result'])
      expect(refusal(without(key))).toContain(`"${key}" is missing`);
    expect(refusal(having({ seed: 1.5 }))).toContain('"seed" is missing or no whole number');
    expect(refusal(having({ choices: [[0, 'pass'], ['pass']] }))).toContain(
      'choice 2 is not a seat followed by option ids',
    );
    expect(refusal(having({ choices: [[0, 7]] }))).toContain('choice 1');
    expect(refusal(having({ prints: [[25]] }))).toContain('fingerprint 1');
  });

  test('in any shape: never another error, never two lines', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.json(),
        fc.constantFrom('choices', 'prints', 'seed', 'game', 'setup', 'result'),
        (whole, part, key) => {
          for (const damaged of [whole, having({ [key]: JSON.parse(part) })]) {
            try {
              replay(toy, parseRecord(damaged, 'match.json'));
            } catch (error) {
              expect(error).toBeInstanceOf(BadInput);
              expect((error as Error).message).not.toContain('\n');
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('of another game, or with choices that are not taken, on resuming', () => {
    expect(() => Match.resume(toy, JSON.parse(having({ game: 'chess' })))).toThrow(
      'This is a record of chess, not of toy.',
    );
    const spoilt = JSON.parse(
      having({
        choices: [
          [0, 'draw'],
          [0, 'play:77'],
        ],
      }),
    );
    expect(() => Match.resume(toy, spoilt)).toThrow(BadInput);
    expect(() => Match.resume(toy, spoilt)).toThrow('choice 2 is not taken');
  });
});
