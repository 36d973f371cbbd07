import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  fingerprint,
  type Game,
  Match,
  type MatchRecord,
  PRINT_EVERY,
  parseRecord,
  replay,
  resume,
  sealHead,
  sealPart,
} from '../../src/index.ts';
import { answerFor, numbers, positions, type Toy, toy } from '../../testing/toy.ts';

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
          const resumed = resume(toy, parseRecord(text, 'the record'));
          expect(fingerprint(toy, resumed.match.state)).toBe(fingerprint(toy, match.state));
          expect(resumed.match.record()).toEqual(match.record());
          expect(resumed.notice).toBeNull();
        },
      ),
      { numRuns: 200 },
    );
  });

  test('carries game, version, setup, seed and fingerprints on the way', () => {
    const made = record();
    expect(made).toMatchObject({ orrery: 2, game: 'toy', version: '1', setup: long, seed: 4, result: null });
    expect(made.choices).toHaveLength(2 * PRINT_EVERY + 1);
    expect(made.prints.map(([at]) => at)).toEqual([0, PRINT_EVERY, 2 * PRINT_EVERY, 2 * PRINT_EVERY + 1]);
  });

  test('shows every position on the way', () => {
    const at: number[] = [];
    const { state } = replay(toy, record(), (_s, choices) => at.push(choices));
    expect(at).toEqual(Array.from({ length: 2 * PRINT_EVERY + 2 }, (_, i) => i));
    expect(state.heard!.map(({ fact }) => fact.t)).toEqual(['drew']);
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
    expect(found!.message).toMatch(/^choice 4 \(play:99 by seat 2\) is refused: /);
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
      }),
    ).toEqual({ at: 0, message: 'after 0 choices the position differs from the recorded one' });
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
        'match.json is not a complete JSON file. The end of the record may be missing.',
      );
    }
  });

  test('something else', () => {
    for (const other of ['null', '3', '[]', '{}', '"record"'])
      expect(refusal(other)).toBe('match.json is not an Orrery record.');
  });

  test('of another format', () => {
    expect(refusal(having({ orrery: 99 }))).toBe('match.json has record format 99. This version reads format 2.');
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
});

describe('on resuming', () => {
  /** The record as somebody changed it by hand. */
  const edited = (change: (made: Changeable) => void): MatchRecord => {
    const made = JSON.parse(JSON.stringify(record())) as Changeable;
    change(made);
    return made as unknown as MatchRecord;
  };
  type Changeable = {
    version: string;
    game: string;
    setup: { hands: string[][] };
    seed: number;
    choices: [number, ...string[]][];
    prints: [number, string, string][];
    result: unknown;
  };
  /** Seals what was changed as if it had been written so. */
  const sealed = (made: MatchRecord): MatchRecord => {
    let seal = sealHead(made);
    let last = 0;
    const prints = made.prints.map(([at, print]) => {
      seal = sealPart(seal, made.choices.slice(last, at), print);
      last = at;
      return [at, print, seal] as const;
    });
    return { ...made, prints };
  };
  const refusal = (made: MatchRecord, game: Game<Toy> = toy): string => {
    try {
      resume(game, made);
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    throw new Error('it was taken');
  };
  const CHANGED = 'The record was changed, so the match cannot go on from it: ';

  test('another game is refused', () => {
    expect(
      refusal(
        edited(made => {
          made.game = 'chess';
        }),
      ),
    ).toBe('This is a record of chess, not of toy.');
  });

  test('a choice that was changed is refused, also where it leads to the same position', () => {
    const where = `${CHANGED}the part for choices 26 to 50 was changed.`;
    // to play a tax or a gull comes to something else, to leave a choice out too
    expect(
      refusal(
        edited(made => {
          made.choices[30] = [made.choices[30]![0], 'play:0'];
        }),
      ),
    ).toBe(where);
    expect(
      refusal(
        edited(made => {
          made.choices.splice(27, 2);
          made.choices.push([1, 'pass'], [0, 'pass']);
        }),
      ),
    ).toBe(where);
    // a name that the game reads as the same answer
    expect(
      refusal(
        edited(made => {
          made.choices[30] = [made.choices[30]![0], 'pass', ...[]];
          made.choices[31] = [9, 'pass'];
        }),
      ),
    ).toBe(where);
  });

  test('the last choice is sealed as the others are', () => {
    expect(
      refusal(
        edited(made => {
          made.choices[50] = [0, 'draw'];
        }),
      ),
    ).toBe(`${CHANGED}choice 51 was changed.`);
    expect(
      refusal(
        edited(made => {
          made.choices.pop();
        }),
      ),
    ).toBe(`${CHANGED}there is a fingerprint after choice 51, but there is no such choice.`);
    expect(
      refusal(
        edited(made => {
          made.choices.push([1, 'pass']);
        }),
      ),
    ).toBe(`${CHANGED}there is a fingerprint after choice 51, but there is no such choice.`);
  });

  test('fingerprints that were changed, removed or added are refused', () => {
    expect(
      refusal(
        edited(made => {
          made.prints[1]![1] = '0123456789abcdef';
        }),
      ),
    ).toBe(`${CHANGED}the part for choices 1 to 25 was changed.`);
    expect(
      refusal(
        edited(made => {
          made.prints[1]![2] = '0123456789abcdef';
        }),
      ),
    ).toContain('choices 1 to 25');
    for (const [at, after] of [0, 25, 50, 51].entries())
      expect(
        refusal(
          edited(made => {
            made.prints.splice(at, 1);
          }),
        ),
      ).toBe(`${CHANGED}the fingerprint after ${after} choices is missing.`);
    expect(
      refusal(
        edited(made => {
          made.prints = [];
        }),
      ),
    ).toBe(`${CHANGED}the fingerprint after 0 choices is missing.`);
    expect(
      refusal(
        edited(made => {
          made.prints.push([75, 'x', 'y']);
        }),
      ),
    ).toBe(`${CHANGED}there is a fingerprint after choice 75, but there is no such choice.`);
  });

  test('another seed, setup or version is refused', () => {
    const where = `${CHANGED}the head (game, version, setup or seed) was changed.`;
    expect(
      refusal(
        edited(made => {
          made.seed = 5;
        }),
      ),
    ).toBe(where);
    expect(
      refusal(
        edited(made => {
          made.setup.hands = [['gull', 'gull', 'gull', 'tax']];
        }),
      ),
    ).toBe(where);
    expect(
      refusal(
        edited(made => {
          made.version = '2';
        }),
      ),
    ).toBe(where);
  });

  test('another result is refused', () => {
    expect(
      refusal(
        edited(made => {
          made.result = { winners: [1], kind: 'ten points' };
        }),
      ),
    ).toBe('The match cannot go on from this record: the result differs from the recorded one.');
  });

  test('who seals what was changed is found out by the positions', () => {
    expect(
      refusal(
        sealed(
          edited(made => {
            made.seed = 5;
          }),
        ),
      ),
    ).toBe('The match cannot go on from this record: after 0 choices the position differs from the recorded one.');
    expect(
      refusal(
        sealed(
          edited(made => {
            made.choices[0] = [0, 'play:0'];
          }),
        ),
      ),
    ).toBe('The match cannot go on from this record: after 25 choices the position differs from the recorded one.');
    expect(
      refusal(
        sealed(
          edited(made => {
            made.choices[1] = [0, 'play:77'];
          }),
        ),
      ),
    ).toContain('choice 2 (play:77 by seat 1) is refused: You cannot choose that here.');
    expect(resume(toy, sealed(edited(() => {}))).match.length).toBe(51);
  });

  test('a record of another version goes on where every position agrees, and that is said', () => {
    const next: Game<Toy> = { ...toy, version: '2' };
    const { match, notice } = resume(next, record());
    expect(notice).toBe('Version 1 of The toy game made this record; version 2 agrees with all of it.');
    // what is written from now on is of this version, and whole
    expect(match.record().version).toBe('2');
    expect(resume(next, match.record()).notice).toBeNull();
  });

  test('a record of another version is refused where it is played another way, and by which version it was made is said', () => {
    // a version in which passing the turn is worth a point
    const other: Game<Toy> = {
      ...toy,
      version: '2',
      create: (setup, seed) => {
        const s = toy.create(setup, seed);
        s.seats[1]!.points = 1;
        return s;
      },
    };
    expect(refusal(record(), other)).toBe(
      'The match cannot go on from this record: version 1 of The toy game made it, and this is version 2: after 0 choices the position differs from the recorded one.',
    );
  });

  test('what a record tells on the way is heard choice by choice', () => {
    const told: [number, string[]][] = [];
    resume(toy, record(), (match, choices) => {
      const facts = match.hear().map(({ fact }) => fact.t);
      if (facts.length > 0) told.push([choices, facts]);
    });
    expect(told).toEqual([[1, ['drew']]]);
  });
});
