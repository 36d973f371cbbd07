// What a function does to the cards that its player chooses: good or harm, by its words.
import { type Frame, meaningOf, standFor, type Word } from '@orrery/kernel';
import { type CompiledFunction, sideOf } from '../card.ts';
import { v } from '../language.ts';
import { type GeState, inPlay } from '../state.ts';
import { goodOf } from './boons.ts';

/** What a text that holds for a time does to the cards that it covers. */
const holding = (word: Word) => (v.trait(word, 'lasts') ?? []).map(text => [text.to, goodOf(text)] as const);

const KNOWN = new WeakMap<CompiledFunction, Map<string, number>>();

function goodTo(f: CompiledFunction, name: string): number {
  const known = KNOWN.get(f) ?? new Map<string, number>();
  KNOWN.set(f, known);
  let n = known.get(name);
  if (n === undefined) {
    n = Math.sign(meaningOf(v, f.source.effect, { names: new Map(standFor('aim', name)), more: holding }).aim);
    known.set(name, n);
  }
  return n;
}

/**
 * Returns what the function that asks for a target does to the card that its player chooses now: 1 for good, -1 for harm. 0 if its words do not tell,
 * or if something else asks.
 */
export function goodToTarget(s: GeState, { self, program, l }: Frame): number {
  if (!inPlay(s, self)) return 0;
  const asks = sideOf(s, self).functions.find(f => f.program === program);
  const name = Object.keys(asks?.source.target ?? {}).find(x => l[x] === undefined);
  return asks === undefined || name === undefined ? 0 : goodTo(asks, name);
}
