import { BadInput, Refused, save } from '@orrery/kernel';
import '@orrery/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { botAnswer, choiceKindOf, choiceKindsOf, type Stops, thingsOf, whyNot, wishesMeant } from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

// Whatever is said at a table of each game, by an id or in words, is understood or refused with a sentence: never a fault, and nothing changes.

const VERBS = ['use', 'play', 'build', 'attack', 'move', 'fire', 'support', 'declare', 'activate', 'pass', 'join'];
const NUMBERS = ['0', '1', '999', '1e9', '-1', 'NaN', '9007199254740993', '99999999999999999999', '٣'];
const WORDS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '!undo',
  '!undo 99999',
  '%',
  '\\',
  '(',
  'a\nb',
  '\u202e',
  '’',
];
const text = fc.oneof(
  fc.tuple(fc.constantFrom(...VERBS), fc.constantFrom(':', ' '), fc.constantFrom(...NUMBERS)).map(x => x.join('')),
  fc.tuple(fc.constantFrom(...VERBS), fc.constantFrom(...NUMBERS), fc.constantFrom(...NUMBERS)).map(x => x.join(':')),
  fc.constantFrom(...VERBS, ...WORDS),
  fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...NUMBERS)).map(x => x.join(':')),
  fc.string(),
);

test.each(GAMES.map(({ game }) => game.name))('%s', name => {
  const session = sitting(name, [ANN, BEN]);
  const { table, match } = session;
  const state = () => JSON.stringify(save(table.game, match.state));
  let refused = 0;
  const refusing = (door: () => unknown): void => {
    try {
      door();
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof BadInput)) throw error;
      expect(error.message).toMatch(/^\S[^\n]*[.?!]$/);
      refused++;
    }
  };
  for (let n = 0; n < 120 && session.result === null; n++) {
    const seat = session.awaited[0]!;
    if (n % 3 === 0) {
      const before = state();
      const offered = new Set(session.question(seat)!.options.map(o => o.id));
      fc.assert(
        fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), fc.integer(), (ids, decision) => {
          if (ids.every(id => offered.has(id))) return;
          refusing(() => session.choose(seat, match.decision, ids));
          refusing(() => session.choose(seat, decision === match.decision ? -1 : decision, ids));
          refusing(() => session.preview(seat, ids));
          refusing(() => session.draft(seat, ids));
          const [id] = ids as [string];
          refusing(() => whyNot(table, match, seat, id));
          for (const meant of wishesMeant(table, match.state, seat, id)) {
            expect(table.wishLabel(match.state, meant)).not.toBe('');
            match.why(seat, meant);
          }
          refusing(() => session.order(seat, id));
          refusing(() => session.setStops(seat, { [`no ${id}`]: 'ask' } as Stops));
          refusing(() => session.expire(seat, -1));
          choiceKindOf(choiceKindsOf(name), id, id);
          thingsOf(choiceKindsOf(name), id, id);
        }),
        { numRuns: 25, seed: n },
      );
      expect(state()).toBe(before);
    }
    session.choose(seat, match.decision, botAnswer(table, match, seat, 'greedy'));
  }
  expect(refused).toBeGreaterThan(1_000);
});
