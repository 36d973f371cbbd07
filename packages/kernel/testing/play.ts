import {
  answer,
  asking,
  awaited,
  count,
  type Game,
  leastAnswer,
  most,
  type Option,
  options,
  ordered,
  planBreaks,
  proposed,
  roll,
  type State,
  seeded,
  shuffled,
} from '../src/index.ts';

/** Chance apart from any match. */
export type Dice = State;

/** Dice from a number: what `roll` and `shuffled` need of a state. */
export const dice = (seed: number): Dice => ({ random: seeded(seed) }) as Dice;

/** Some legal answer of a seat, by chance; where the game proposes one, that three times of four: chance alone hardly ever makes a good plan. */
export function anyAnswer<S extends State>(game: Game<S>, s: S, seat: number, d: Dice): readonly Option[] {
  const proposal = proposed(game, s, seat);
  if (proposal !== null && roll(d, 4) > 0) return proposal;
  const list = options(game, s, seat);
  const { min, max } = count(game, s, seat);
  const n = min + roll(d, max - min + 1);
  if (asking(game, s).step.plan !== null) {
    const room = list.flatMap(o => Array<Option>(most(game, s, seat, o)).fill(o));
    const picks = shuffled(d, room).slice(0, n);
    return planBreaks(game, s, seat, picks) === null ? picks : leastAnswer(game, s, seat);
  }
  if (n === 1) return [list[roll(d, list.length)]!];
  const places = shuffled(
    d,
    list.map((_, i) => i),
  ).slice(0, n);
  if (!ordered(game, s)) places.sort((a, b) => a - b);
  return places.map(i => list[i]!);
}

/** Plays by chance for so many decisions, or to the end. Gives how many were taken. */
export function playOn<S extends State>(game: Game<S>, s: S, d: Dice, decisions = Infinity): number {
  let n = 0;
  for (; n < decisions && s.result === null; n++) {
    if (s.heard !== null) s.heard = [];
    const seat = awaited(s)[0]!;
    answer(game, s, seat, anyAnswer(game, s, seat, d));
  }
  return n;
}
