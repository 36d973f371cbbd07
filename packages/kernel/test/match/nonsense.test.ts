import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  type Choice,
  draftOf,
  Match,
  type MatchRecord,
  optionId,
  options,
  parseRecord,
  Refused,
  replay,
  resume,
  type Seat,
  save,
  start,
  submit,
  why,
} from '../../src/index.ts';
import { dice, playOn } from '../../testing/index.ts';
import { toy } from '../../testing/toy.ts';

/** Any value that JSON can carry, and some texts that look like what is meant. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, Number.NaN, Infinity, -1, -0, 1e9, 99),
  fc.constantFrom('pass', 'play:1', 'card:999', '__proto__', 'constructor:1', 'toString', '!undo', '!leave', '!order'),
  fc.string(),
);
const list = fc.oneof(anything, fc.array(anything, { maxLength: 4 }));
const SETUP = { seats: 2 };

/** What a door gives for nonsense: nothing, or the refusal. @throws what is no refusal */
function refusal(door: () => unknown): Refused | BadInput | null {
  try {
    door();
    return null;
  } catch (error) {
    if (error instanceof Refused || error instanceof BadInput) return error;
    throw error;
  }
}

describe('whatever comes from outside', () => {
  test('as an answer is refused with a sentence and changes nothing, or it was legal', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(60), list, anything, anything, (seed, depth, ids, decision, who) => {
        const s = start(toy, SETUP, seed);
        playOn(toy, s, dice(seed), depth);
        if (s.result !== null) return;
        const before = JSON.stringify(save(toy, s));
        const [seat] = s.ask!.seats;
        const doors = [
          () => submit(toy, s, s.ask!.id, seat!, ids as string[]),
          () => submit(toy, s, decision as number, seat!, ids as string[]),
          () => submit(toy, s, s.ask!.id, who as Seat, ids as string[]),
          () => draftOf(toy, s, seat!, ids as string[]),
          () => why(toy, s, seat!, ids as string),
        ];
        for (const door of doors) {
          const refused = refusal(door);
          if (JSON.stringify(save(toy, s)) !== before) {
            // it was an answer after all
            expect(refused).toBeNull();
            return;
          }
          if (refused !== null) expect(refused.message).toMatch(/\S.*[.?!]$/);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('as an entry of a record is refused, or it could be made', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(30), anything, list, (seed, depth, who, ids) => {
        const match = Match.start(toy, SETUP, seed);
        for (let i = 0; i < depth && match.result === null; i++) {
          const [seat] = match.awaited;
          match.answer(match.decision, seat!, [optionId(match.options(seat!)[0]!)].slice(0, match.count(seat!).min));
        }
        const before = match.length;
        const seats = [who, 0, 1];
        for (const seat of seats) {
          const entry = [seat, ...(Array.isArray(ids) ? ids : [ids])] as unknown as Choice;
          const refused = refusal(() => match.take(entry));
          if (refused !== null) expect(match.length).toBe(before);
          else return;
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('a record with nonsense in it', () => {
  const whole = (): MatchRecord => {
    const match = Match.start(toy, SETUP, 3);
    const d = dice(3);
    for (let i = 0; i < 40 && match.result === null; i++) {
      const [seat] = match.awaited;
      const { min } = match.count(seat!);
      const all = options(toy, match.state, seat!).map(optionId);
      match.answer(match.decision, seat!, min === 1 ? [all[d.random[0]! % all.length]!] : all.slice(0, min));
    }
    return match.record();
  };

  test('is refused with its place: as a seat, as an option, as a motion', () => {
    const record = whole();
    const entries: readonly (readonly [Choice, RegExp])[] = [
      [[0, 'use:999'], /choice 8 /],
      [[0, 'play'], /choice 8 /],
      [[7, 'pass'], /choice 8 /],
      [[-1, 'pass'], /choice 8 /],
      [[0, '!undo', '99999'], /choice 8 /],
      [[0, '!undo', 'NaN'], /choice 8 /],
      [[0, '!undo'], /choice 8 /],
      [[99, '!leave'], /choice 8 /],
      [[99, '!draw'], /choice 8 /],
      [[99, '!order', 'never'], /choice 8 /],
      [[0, '!order', '__proto__'], /choice 8 /],
      [[0, '!nonsense'], /choice 8 /],
    ];
    for (const [entry, where] of entries) {
      const choices = record.choices.with(7, entry);
      const { divergence } = replay(toy, { ...record, choices });
      expect(divergence?.message, JSON.stringify(entry)).toMatch(where);
      expect(() => resume(toy, { ...record, choices })).toThrow(BadInput);
    }
  });

  test('of any kind ends in one line, or in a record that is played', () => {
    const text = JSON.stringify(whole());
    fc.assert(
      fc.property(fc.constantFrom('choices', 'prints', 'setup', 'seed', 'result'), anything, (field, value) => {
        const data = { ...JSON.parse(text), [field]: value };
        const refused = refusal(() => {
          const record = parseRecord(JSON.stringify(data), 'a.json');
          replay(toy, record);
          resume(toy, record);
        });
        if (refused !== null) expect(refused.message).not.toContain('\n');
      }),
      { numRuns: 400 },
    );
  });
});
