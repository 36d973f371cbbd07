// Builds the language of a game: its vocabulary, its facts and its programs.
import { WINDOW, windowProgram } from '../decision/windows.ts';
import { Facts } from '../fact/facts.ts';
import type { Names } from '../fact/told.ts';
import type { Game } from '../game.ts';
import { Programs } from '../program/program.ts';
import { addVote } from '../program/unresolved.ts';
import type { State } from '../state/state.ts';
import type { ChoiceNames } from './choices.ts';
import { flowWords } from './flow.ts';
import { logicWords } from './logic.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * The language of a game: its vocabulary with the words that every game has, its facts and its programs. The game's rules and cards fill all three as
 * they load. `N` names the kinds of things in its facts, `T` the traits of its words.
 * @param names writes for people what the game knows by number
 */
export function language<S extends State, N extends string, T extends object = object>(
  names: Names<S, N> & ChoiceNames<S>,
) {
  const v = new Vocabulary<S, T>();
  const facts = new Facts<S, N>(names);
  const { seat } = names.kinds as unknown as { readonly seat?: (s: S, id: number) => string };
  const programs = new Programs<S>(seat);
  return { v, facts, programs, ...flowWords(v, names), ...logicWords(v) };
}

/** Completes a game once its procedures are linked: adds the kernel's own programs and connects its facts to it. */
export function assemble<S extends State>(game: Game<S>): Game<S> {
  game.programs.add(WINDOW, windowProgram(game));
  if (game.unresolved !== undefined) addVote(game, game.unresolved);
  game.facts.serve(game);
  return game;
}
