import { TableWanted } from '@orrery/protocol';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { codeIn } from '../src/lobby/find/code.ts';
import { allowedAmong } from '../src/lobby/set-up/AgreementBoxes.tsx';
import { seated, USUAL_CLOCKS, usualWish, type Wish, wantedOf } from '../src/lobby/set-up/wanted.ts';

test('a table that nobody has changed has a seat for whoever comes, and bots at the rest', () => {
  const wanted = wantedOf(usualWish('babylon5', 4));
  expect(wanted.seats).toEqual([
    { kind: 'me' },
    { kind: 'anybody' },
    { kind: 'bot', bot: 'easy' },
    { kind: 'bot', bot: 'easy' },
  ]);
  expect(Value.Check(TableWanted, wanted)).toBe(true);
});

test('whatever is wished is said as the protocol has it', () => {
  for (const clock of Object.values(USUAL_CLOCKS))
    for (const delay of [null, 0, 300]) {
      const wish = { ...usualWish('wars', 2), clock, delay, listed: true, decks: 'secret', chat: false } as const;
      const wanted = wantedOf({ ...wish, title: '  Late night ', ruleset: 'casual', deck: { ready: 'quay' } });
      expect(Value.Check(TableWanted, wanted)).toBe(true);
      expect(wanted).toMatchObject({
        title: 'Late night',
        ruleset: 'casual',
        seats: [{ kind: 'me', deck: { ready: 'quay' } }, { kind: 'anybody' }],
        options: { clock, listed: true, decks: 'secret', chat: false, spectators: delay === null ? null : { delay } },
      });
    }
});

test('optional rules are sent only if the ruleset allows them', () => {
  const agreements = [
    { id: 'early', title: 'Early', about: 'It is early.', rulesets: ['short'], rules: ['toy/points/1'] },
    { id: 'any', title: 'Any', about: 'It is anything.', rulesets: [], rules: ['toy/points/1'] },
  ];
  const game = { agreements, rulesets: ['long', 'short'] };
  const chosen = ['any', 'early', 'gone'];
  expect(allowedAmong(game, 'short', chosen)).toEqual(['early', 'any']);
  expect(allowedAmong(game, null, chosen)).toEqual(['any']);
  const wanted = wantedOf({ ...usualWish('wars', 2), agreed: allowedAmong(game, 'short', chosen) });
  expect(Value.Check(TableWanted, wanted)).toBe(true);
  expect(wanted.agreed).toEqual(['early', 'any']);
  expect('agreed' in wantedOf(usualWish('wars', 2))).toBe(false);
});

test('who wants more seats or fewer keeps those chosen before', () => {
  const others = [{ kind: 'invited', person: 'Vir' }, { kind: 'anybody' }] as const;
  expect(seated(others, 3)).toEqual([...others, { kind: 'bot', bot: 'easy' }]);
  expect(seated(others, 1)).toEqual([{ kind: 'invited', person: 'Vir' }]);
});

test('a code is found in what somebody pastes, and nothing is taken for one that is none', () => {
  expect(codeIn(' 7kq2 ')).toBe('7KQ2');
  expect(codeIn('https://play.example.org/t/7KQ2')).toBe('7KQ2');
  expect(codeIn('Come! http://localhost:4200/t/7KQ2XY?from=mail')).toBe('7KQ2XY');
  for (const none of ['', 'hello world', '7K', 'O0I1', 'https://play.example.org/replay/7KQ2'])
    expect(codeIn(none), none).toBeNull();
});

test('a table gives hints if its clock does not run during the game, unless the host decides', () => {
  const hints = (change: Partial<Wish>) => wantedOf({ ...usualWish('wars', 2), ...change }).options?.hints;
  expect(hints({})).toBe(true);
  expect(hints({ clock: USUAL_CLOCKS.days })).toBe(true);
  expect(hints({ clock: USUAL_CLOCKS.chess })).toBe(false);
  expect(hints({ clock: USUAL_CLOCKS.decision })).toBe(false);
  expect(hints({ clock: USUAL_CLOCKS.chess, hints: true })).toBe(true);
  expect(hints({ hints: false })).toBe(false);
});
