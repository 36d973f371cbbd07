import { type Amount, capitalized, type Teller } from '@orrery/kernel';
import type { Gate } from '../card.ts';
import { MARKS, type Mark } from '../state.ts';
import { owed, row } from '../words/phrases.ts';
import { yourAmbassador } from '../words/refs.ts';
import { sentences } from './sentences.ts';
import { namesOf, readyOfYours, targetsClause, titleOf } from './targets.ts';

/** Counts marks of a kind: `a Doom Mark`, `2 Vorlon Marks`. */
export const markPhrase = (mark: Mark, n: number): string =>
  n === 1 ? `a ${capitalized(mark)} Mark` : `${n} ${capitalized(mark)} Marks`;

/** Lists the marks that a faction must have; '' for none. */
export const marksNeeded = (needs: Partial<Record<Mark, number>> | undefined): string =>
  row(MARKS.flatMap(m => (needs?.[m] ? [markPhrase(m, needs[m])] : [])));

/** Writes a condition as a clause: `only if you control a fleet`; '' for no condition. */
export function needsClause(t: Teller, needs: Gate['needs']): string {
  const test = needs === undefined ? '' : t.test(needs);
  return test === '' ? '' : `only if ${test}`;
}

/** Says what a gate costs, what it lets you choose and what it does, as sentences. The caller says its conditions. */
export function gateText(t: Teller, gate: Gate): string {
  const pays: string[] = [];
  if (gate.rotate) pays.push(gate.discard ? 'rotate and discard this card' : 'rotate this card');
  else if (gate.discard) pays.push('discard this card');
  if (gate.rotateAmbassador) pays.push('rotate your ambassador');
  if (gate.neutralize) pays.push('neutralize this card');
  if (gate.rotates)
    pays.push(
      gate.rotateAmbassador ? readyOfYours(t, gate.rotates, yourAmbassador) : `rotate ${readyOfYours(t, gate.rotates)}`,
    );
  if (gate.purge) pays.push(`purge ${markPhrase(gate.purge, 1)} of yours`);
  if (typeof gate.apply === 'number') pays.push(`apply ${gate.apply} influence`);
  const targets = gate.target ?? {};
  const names = namesOf(t, targets);
  if (gate.rotates) names.rotated = titleOf(gate.rotates) ?? 'the rotated card';
  const teller = t.with(names);
  // a price that depends on the targets comes after them
  const price =
    gate.apply !== undefined && typeof gate.apply !== 'number' ? `apply ${owed(teller, gate.apply as Amount)}` : '';
  return sentences([row(pays), targetsClause(teller, targets), price, ...teller.clauses(gate.effect)]);
}
