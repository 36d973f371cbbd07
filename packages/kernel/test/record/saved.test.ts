import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  type Effect,
  fingerprint,
  type Game,
  hash,
  Match,
  type MatchRecord,
  Outdated,
  Programs,
  replay,
  restore,
  resumeFrom,
  type Saved,
  save,
  twin,
} from '../../src/index.ts';
import {
  answerFor,
  choices,
  gain,
  numbers,
  plays,
  positions,
  say,
  type Toy,
  table,
  toy,
  v,
} from '../../testing/toy.ts';

/** A saved match in the middle of a decision, to be spoilt. */
const saved = (): Saved => {
  const s = table({ hands: [['gull', 'broadside']], play: [['ship'], ['ship']] });
  plays(s, 0, 'broadside');
  return JSON.parse(JSON.stringify(save(toy, s))) as Saved;
};

describe('save and restore', () => {
  test('at every decision of any match: the twin is equal and plays on identically', () => {
    fc.assert(
      fc.property(positions, fc.maxSafeInteger(), numbers, (position, seed, steps) => {
        let resumed = table(position, seed);
        const s = table(position, seed);
        for (const step of steps) {
          resumed = twin(toy, resumed);
          expect(save(toy, resumed)).toEqual(save(toy, s));
          expect(fingerprint(toy, resumed)).toBe(fingerprint(toy, s));
          const next = answerFor(s, step);
          expect(answerFor(resumed, step)).toEqual(next);
          if (next === null) return;
          say(s, next.seat, ...next.ids);
          say(resumed, next.seat, ...next.ids);
        }
        expect(fingerprint(toy, resumed)).toBe(fingerprint(toy, s));
      }),
      { numRuns: 150 },
    );
  });

  test('an answer that waits for others is kept', () => {
    const s = table({ hands: [['auction']] });
    plays(s, 0, 'auction');
    say(s, 1, 'number:3');
    const resumed = twin(toy, s);
    say(resumed, 0, 'number:1');
    expect(resumed.seats.map(seat => seat.points)).toEqual([0, 3]);
  });

  test('a saved match is JSON through and through, and small', () => {
    const s = table({ decks: [Array<string>(60).fill('ship'), Array<string>(60).fill('gull')] });
    const data = save(toy, s);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect((data.cards as unknown[])[0]).toEqual({ def: 'ship' });
    expect(JSON.stringify(data).length / s.cards.length).toBeLessThan(50);
    for (const key of ['own', 'heard', 'menus', 'derived']) expect(data).not.toHaveProperty(key);
  });

  test('cards and programs go by their names', () => {
    const data = saved();
    expect((data.cards as { def: string }[]).map(card => card.def)).toEqual(['gull', 'broadside', 'ship', 'ship']);
    expect((data.stack as { program: string }[]).map(frame => frame.program)).toEqual([
      'match',
      'turn',
      'broadside: play',
    ]);
  });

  test('definitions that the state itself lists go by their names, too', () => {
    const s = table({ hands: [['cannon']], play: [['gull', 'ship']] });
    plays(s, 0, 'cannon');
    say(s, 0, 'card:2');
    const data = save(toy, s);
    expect(data.sunk).toEqual(['ship']);
    expect(restore(toy, data).sunk).toEqual([0]);
    expect(() => restore(toy, { ...data, sunk: ['kraken'] })).toThrow('holds the card "kraken"');
  });
});

describe('programs', () => {
  /** A storm: the first has responded with a pilot, the second is asked now. */
  const storm = (): Toy => {
    const s = table({ hands: [['storm']], play: [['pilot', 'ship'], ['lighthouse']] });
    plays(s, 0, 'storm');
    say(s, 0, choices(s, 0).find(id => id.startsWith('respond'))!);
    return s;
  };

  test('in locals go by their names, too', () => {
    const s = storm();
    const window = s.stack.at(-1)!;
    expect(toy.programs.list[window.l.program]!.name).toBe('pilot: response');
    const data = JSON.parse(JSON.stringify(save(toy, s))) as Saved;
    expect((data.stack as { l: { program: unknown } }[]).at(-1)!.l.program).toBe('pilot: response');
    expect(restore(toy, data).stack.at(-1)!.l).toEqual(window.l);
    // where none is chosen there is no name
    const none = table({ hands: [['storm']], play: [['pilot']] });
    plays(none, 0, 'storm');
    expect((save(toy, none).stack as { l: object }[]).at(-1)!.l).not.toHaveProperty('program', expect.any(String));
  });

  test('are told with what they were compiled from', () => {
    const { programs } = save(toy, storm()) as { programs: Record<string, string> };
    expect(Object.keys(programs)).toEqual(['match', 'pilot: response', 'response window', 'storm: play', 'turn']);
    for (const [name, compiled] of Object.entries(programs)) {
      expect(compiled).toMatch(/^[0-9a-f]{16}$/);
      expect(compiled).toBe(toy.programs.hash(toy.programs.of(name)));
    }
    expect(new Set(Object.values(programs)).size).toBe(5);
  });

  test('that are compiled from other words, or to other steps, are other programs', () => {
    const programs = new Programs<Toy>();
    const of = (name: string, ...effects: Effect[]) => programs.hash(programs.add(name, v.compile(programs, effects)));
    const one = of('one', gain(1));
    expect(of('again', gain(1))).toBe(one);
    expect(of('more', gain(2))).not.toBe(one);
    expect(of('twice', gain(1), gain(1))).not.toBe(one);
    // without words it is the steps that count
    const plain = (name: string, to: number) => programs.hash(programs.add(name, [{ op: 'go', to }, { op: 'end' }]));
    expect(plain('x', 1)).not.toBe(plain('y', 0));
  });

  test('that have changed since are not taken up in the middle: the save is outdated', () => {
    const data = JSON.parse(JSON.stringify(save(toy, storm()))) as Saved;
    const { programs } = data as { programs: Record<string, string> };
    programs['pilot: response'] = '0000000000000000';
    expect(() => restore(toy, data)).toThrow(Outdated);
    expect(() => restore(toy, data)).toThrow('runs "pilot: response", which is another program in this version');
  });

  test('do not change the fingerprint of a position', () => {
    const s = storm();
    const list = toy.programs.list.slice();
    const before = fingerprint(toy, s);
    try {
      const at = toy.programs.of('storm: play');
      toy.programs.fill(at, [...list[at]!.code, { op: 'end' }]);
      expect(fingerprint(toy, s)).toBe(before);
      expect(JSON.stringify(save(toy, s))).toContain(toy.programs.hash(at));
    } finally {
      toy.programs.list.splice(0, list.length, ...list);
    }
  });
});

describe('a match resumed from a saved state', () => {
  const played = (): Match<Toy> => {
    const match = Match.start(toy, { hands: [['gull', 'trade', 'auction']], decks: [['ship', 'ship'], ['ship']] }, 3);
    for (const ids of [['draw'], ['play:0'], ['play:1'], ['number:2']]) match.answer(match.decision, 0, ids);
    return match;
  };
  const kept = (match: Match<Toy>): [MatchRecord, Saved] =>
    JSON.parse(JSON.stringify([match.record(), save(toy, match.state)]));

  test('goes on from it without playing it again, with the same record', () => {
    const match = played();
    const { match: again, replayed } = resumeFrom(toy, ...kept(match));
    expect([replayed, again.record()]).toEqual([false, match.record()]);
    for (const m of [match, again]) for (let i = 0; i < 30; i++) m.answer(m.decision, m.awaited[0]!, ['pass']);
    expect(again.record()).toEqual(match.record());
    expect(replay(toy, again.record()).divergence).toBeNull();
    // whoever chose before it goes back with the others' consent
    expect([again.canUndo(0), again.lastAnswer(0)]).toEqual([match.canUndo(0), match.lastAnswer(0)]);
    again.propose(0, { motion: 'undo', to: 2 });
    again.answer(again.decision, 1, ['yes']);
    expect(again.length).toBe(2);
  });

  test('is replayed where the state is outdated, of another position, or no state at all', () => {
    const match = played();
    const [record, data] = kept(match);
    const other = JSON.parse(JSON.stringify(data));
    other.programs.turn = '0000000000000000';
    const elsewhere = kept(Match.start(toy, { hands: [['gull']] }, 1))[1];
    for (const bad of [other, elsewhere, {}, { ...data, stack: [null] }]) {
      const { match: again, replayed } = resumeFrom(toy, record, bad);
      expect([replayed, again.record()]).toEqual([true, record]);
      expect(again.canUndo(0)).toBe(true);
    }
  });

  test('is replayed where answers wait in it, or a motion is in the record', () => {
    const match = played();
    match.answer(match.decision, 0, ['play:2']);
    match.answer(match.decision, 1, ['number:3']);
    expect(resumeFrom(toy, ...kept(match))).toMatchObject({ replayed: true });
    match.answer(match.decision, 0, ['number:0']);
    expect(resumeFrom(toy, ...kept(match))).toMatchObject({ replayed: false });
    match.propose(1, { motion: 'end' });
    expect(resumeFrom(toy, ...kept(match))).toMatchObject({ replayed: true });
  });

  test('of an older version is refused where its record plays another way: one line names both versions', () => {
    const [record, data] = kept(played());
    // in this version the second player begins with a point
    const next: Game<Toy> = {
      ...toy,
      version: '2',
      create(setup, seed) {
        const s = toy.create(setup, seed);
        s.seats[1]!.points = 1;
        return s;
      },
    };
    expect(() => resumeFrom(next, record, data)).toThrow(
      /^The match cannot go on from this record: version 1 of The toy game made it, and this is version 2: [^\n]+\.$/,
    );
    // where every position agrees, the record is played again, because the state may hide a difference
    const again = resumeFrom({ ...toy, version: '2' }, record, data);
    expect([again.replayed, again.notice]).toEqual([
      true,
      'Version 1 of The toy game made this record; version 2 agrees with all of it.',
    ]);
  });

  test('is refused where its record was changed', () => {
    const [record, data] = kept(played());
    expect(() => resumeFrom(toy, { ...record, seed: 4 }, data)).toThrow('The record was changed');
    expect(() => resumeFrom(toy, { ...record, choices: record.choices.slice(1) }, data)).toThrow(
      'The record was changed',
    );
  });
});

describe('a save of something that this version does not have', () => {
  const spoilt = (spoil: (data: Saved) => void): (() => Toy) => {
    const data = saved();
    spoil(data);
    return () => restore(toy, data);
  };

  test('is whole before it is spoilt', () => {
    const whole = restore(toy, saved());
    expect(choices(whole, 0)).toEqual(['card:2', 'card:3']);
  });

  test('names the card', () => {
    const act = spoilt(data => {
      (data.cards as { def: string }[])[1]!.def = 'kraken';
    });
    expect(act).toThrow(BadInput);
    expect(act).toThrow('holds the card "kraken"');
  });

  test('names the program, running or waiting', () => {
    const running = spoilt(data => {
      (data.stack as { program: string }[])[2]!.program = 'maelstrom: play';
    });
    expect(running).toThrow(BadInput);
    expect(running).toThrow('runs "maelstrom: play"');
    const waiting = spoilt(data => {
      data.pending = [{ program: 'maelstrom: trigger', you: 0, self: 0, fact: { t: 'drew' } }];
    });
    expect(waiting).toThrow('runs "maelstrom: trigger"');
  });

  test('names the step', () => {
    for (const step of [99, -1, 'x', null]) {
      const act = spoilt(data => {
        (data.stack as { step: unknown }[])[2]!.step = step;
      });
      expect(act).toThrow(BadInput);
      expect(act).toThrow(`is at step ${step} of "broadside: play"`);
    }
  });

  test('says which part is missing or is something else', () => {
    for (const key of ['cards', 'seats', 'stack', 'pending', 'zones', 'random']) {
      const missing = spoilt(data => {
        delete data[key];
      });
      expect(missing).toThrow(BadInput);
      expect(missing).toThrow(`has no list "${key}"`);
      const wrong = spoilt(data => {
        data[key] = [null];
      });
      expect(wrong).toThrow(BadInput);
      expect(wrong).toThrow(`at place 1 of "${key}"`);
    }
  });
});

describe('fingerprints', () => {
  test('do not ask how a position came about', () => {
    const one = table({ hands: [['gull', 'whale']] });
    const other = table({ hands: [['gull', 'whale']] });
    // The same fields in another order, as a game may well write them.
    const { own, owner, zone, marks } = other.cards[0]!;
    other.cards[0] = { marks, zone, own, owner } as Toy['cards'][number];
    expect(fingerprint(toy, other)).toBe(fingerprint(toy, one));
  });

  test('differ for positions that differ in anything', () => {
    const s = table({ hands: [['gull'], ['gull']], decks: [['ship']] });
    const prints = new Set([fingerprint(toy, s)]);
    const changed = (change: (s: Toy) => void) => {
      const copy = twin(toy, s);
      change(copy);
      prints.add(fingerprint(toy, copy));
    };
    changed(copy => {
      copy.cards[0]!.marks = 1;
    });
    changed(copy => {
      copy.cards[1]!.marks = 1;
    });
    changed(copy => {
      copy.seats[1]!.points = 1;
    });
    changed(copy => {
      copy.stack[0]!.l.note = 1;
    });
    changed(copy => {
      copy.asked++;
    });
    changed(copy => {
      copy.random = [1, 2, 3, 4];
    });
    changed(copy => {
      copy.zones = copy.zones.toReversed();
    });
    expect(prints.size).toBe(8);
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{16}$/);
  });

  test('hashes of texts that differ a little differ: 32 bits would not be enough for that', () => {
    const text = (i: number) => JSON.stringify({ a: i, b: (i * 7919) % 1000, c: [i % 13, i % 17] });
    const found = new Set(Array.from({ length: 200_000 }, (_, i) => hash(text(i))));
    expect(found.size).toBe(200_000);
    expect(hash('')).toMatch(/^[0-9a-f]{16}$/);
  });
});
