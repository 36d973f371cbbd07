import { Match, option, optionId } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { galacticEmpires, setUp } from '../src/index.ts';
import { repeatWhile, v } from '../src/words/index.ts';
import { testCard } from './test-cards.ts';

// A vote settles an endless interaction

const always = v.test(
  'test always',
  () => () => true,
  () => 'always',
);
const nothing = v.effect(
  'test nothing',
  () => () => {},
  () => 'nothing happens',
);
testCard(
  { title: 'Test Loop', types: ['O'], strength: 1 },
  { on: 'your fleet', after: 'discard', effect: repeatWhile(always(), nothing()) },
);

/** The first of several players plays a card with an endless interaction. */
function looping(players: number): Match<ReturnType<typeof setUp>> {
  const rest = Array.from({ length: players - 1 }, () => ({ order: 'never' as const }));
  const s = setUp({ seats: [{ fleet: ['T3 Moon'], hand: ['O1 Test Loop'] }, ...rest] });
  const match = Match.from(galacticEmpires, s);
  const card = s.zones[1]![0]!;
  match.answer(match.decision, 0, [optionId(option('play', card))]);
  return match;
}

rule('ge/unresolved-interactions/1', 'an interaction without end is settled by a vote of all, and play goes on', () => {
  const match = looping(3);
  expect(match.awaited).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2]) match.answer(match.decision, seat, ['stands']);
  expect([match.awaited, match.state.result, match.state.phase]).toEqual([[0], null, 'play A']);
});

rule('ge/unresolved-interactions/2', 'equal votes are decided by a die', () => {
  const match = looping(2);
  match.hear();
  match.answer(match.decision, 0, ['back']);
  match.answer(match.decision, 1, ['stands']);
  const told = match.hear().map(h => h.told.at(-1)!.sentence?.text ?? '');
  expect(told[0]).toMatch(/^The vote is 1 to 1, and the die shows [1-6]/);
});
