// Cards whose own text discards them as soon as something holds (Elric, Pulling Strings).
import type { CardId } from '@orrery/kernel';
import { type B5State, inPlay } from '../../state.ts';
import { standing } from '../effects/standing.ts';
import { eachStatic } from '../effects/statics.ts';
import { discard } from './discards.ts';

/** Discards the cards in play whose text says so now. A reversal of the text that led to it does not bring them back. */
export function settleUndoing(s: B5State): void {
  if (standing(s).statics.discarded === undefined) return;
  const gone: CardId[] = [];
  eachStatic(s, 'discarded', (_st, source) => gone.push(source));
  const text = s.tracing;
  s.tracing = null;
  for (const id of gone) if (s.cards[id]!.zone >= 0 && inPlay(s, id)) discard(s, id);
  s.tracing = text;
}
