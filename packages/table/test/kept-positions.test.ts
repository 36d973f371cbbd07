import { clone, fingerprint, leastAnswer, optionId, restore, type State, save, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { botAnswer } from '../src/index.ts';
import { ANN, BEN, sitting } from './sitting.ts';

/** How many answers are given, and at which of them the position is kept. */
const ANSWERS = 420;
const KEPT_EVERY = 3;

test.each(
  GAMES.map(({ game }) => game.name),
)('a position of %s that is kept stands for itself when the match has gone on', name => {
  const table = tableGame(name);
  const { game } = table;
  const { match } = sitting(name, [ANN, BEN]);
  const kept: State[] = [];
  for (let n = 0; n < ANSWERS && match.result === null; n++) {
    const [seat] = match.awaited as [number];
    const ids = botAnswer(table, match, seat, 'random');
    if (n % KEPT_EVERY === 0) kept.push(clone(match.state));
    match.answer(match.decision, seat, ids);
  }
  expect(kept.length).toBeGreaterThan(20);
  const answered = (s: State): string => {
    const seat = s.ask!.seats.find((_, i) => s.ask!.picks[i] === null)!;
    submit(game, s, s.ask!.id, seat, leastAnswer(game, s, seat).map(optionId));
    return fingerprint(game, s);
  };
  for (const s of kept) {
    const fresh = restore(game, JSON.parse(JSON.stringify(save(game, s))));
    expect(answered(s)).toBe(answered(fresh));
  }
});
