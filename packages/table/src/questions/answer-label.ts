// An answer in words.
import { asking, parseOption, type Seat, type State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/**
 * Writes an answer in the words of the question, each option once.
 * @param s the position in which the seat is asked
 * @param ids the options that it names
 */
export function answerLabel<S extends State>(table: TableGame<S>, s: S, seat: Seat, ids: readonly string[]): string {
  const { step, frame } = asking(table.game, s);
  const labels = ids.map(id => step.menu.label(s, frame, parseOption(id)!, seat));
  const said = [...new Set(labels)].map(label => {
    const n = labels.filter(x => x === label).length;
    return n > 1 ? `${label}, ${n} times` : label;
  });
  return said.join('; ') || 'nothing';
}
