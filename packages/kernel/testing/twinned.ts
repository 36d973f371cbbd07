import { expect } from 'vitest';
import {
  answer,
  awaited,
  type Game,
  type Option,
  optionId,
  options,
  ordered,
  type Seat,
  type State,
  save,
  submit,
  twin,
} from '../src/index.ts';

/** What each seat that is asked may name, in its order. */
const asked = <S extends State>(game: Game<S>, s: S): string =>
  JSON.stringify(awaited(s).map(seat => [seat, options(game, s, seat).map(optionId), ordered(game, s)]));

/**
 * Gives an answer to a match, and the same to a twin of it that has just been through a saved state: the twin is asked the same before, and comes to the
 * same position.
 */
export function answerTwinned<S extends State>(game: Game<S>, s: S, seat: Seat, picks: readonly Option[]): void {
  const other = twin(game, s);
  expect(asked(game, other)).toBe(asked(game, s));
  answer(game, s, seat, picks);
  submit(game, other, other.ask!.id, seat, picks.map(optionId));
  expect(JSON.stringify(save(game, other))).toBe(JSON.stringify(save(game, s)));
}
