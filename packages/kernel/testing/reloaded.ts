import { expect } from 'vitest';
import {
  awaited,
  fingerprint,
  type Game,
  optionId,
  restore,
  type Saved,
  type State,
  save,
  start,
  submit,
} from '../src/index.ts';
import { anyAnswer, dice } from './play.ts';

/**
 * Plays by chance a match of a game, and takes each position up again with the same game as another process has loaded it, in which
 * programs have other numbers: it must be the same position there, and go on in the same way.
 * @param elsewhere the game loaded a second time, after other programs
 */
export function expectReloads<S extends State>(
  game: Game<S>,
  elsewhere: Game<S>,
  setup: unknown,
  seed: number,
  decisions: number,
): void {
  const names = game.programs.list.map(p => p.name);
  expect(names.filter((name, i) => elsewhere.programs.find(name) !== i).length).toBeGreaterThan(names.length / 2);
  const s = start(game, setup, seed);
  const d = dice(seed);
  for (let i = 0; i < decisions && s.result === null; i++) {
    const data = JSON.parse(JSON.stringify(save(game, s))) as Saved;
    const there = restore(elsewhere, data);
    expect(JSON.stringify(save(elsewhere, there))).toBe(JSON.stringify(data));
    const seat = awaited(s)[0]!;
    const ids = anyAnswer(game, s, seat, d).map(optionId);
    submit(game, s, s.ask!.id, seat, ids);
    submit(elsewhere, there, there.ask!.id, seat, ids);
    expect(fingerprint(elsewhere, there)).toBe(fingerprint(game, s));
  }
}
