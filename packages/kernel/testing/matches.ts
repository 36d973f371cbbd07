import { type Game, Match, optionId, type Seat, type State } from '../src/index.ts';

/** A match that begins in a position of a test. @param position made anew whenever the match is played from its beginning */
export const matchAt = <S extends State>(game: Game<S>, position: () => S): Match<S> =>
  Match.start({ ...game, create: position }, {}, 1);

/** Answers the pending question by the beginnings of the ids of its options. */
export function say<S extends State>(match: Match<S>, seat: Seat, ...beginnings: string[]): void {
  const known = match.options(seat).map(optionId);
  const ids = beginnings.map(beginning => known.find(id => id.startsWith(beginning)) ?? beginning);
  match.answer(match.decision, seat, ids);
}
