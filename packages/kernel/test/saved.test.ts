import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput, fingerprint, hash, restore, type Saved, save, twin } from '../src/index.ts';
import { answerFor, choices, numbers, plays, positions, say, type Toy, table, toy } from '../testing/toy.ts';

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
      expect(act).toThrow(`stands at step ${step} of "broadside: play"`);
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
