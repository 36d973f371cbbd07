import type { Ref } from '@orrery/kernel';
import type { Mark } from './state.ts';

/** What words of Babylon 5 say of themselves, whatever else they do. */
export interface B5Traits {
  /** a filter: the rule that it comes from, where it is not the card's text alone */
  readonly rule: string;
  /**
   * an effect that takes something out of play, or keeps a conflict from resolving: what it is about, and how. What is irrevocable
   * is not discarded or cancelled by a text, and under the engine rules it does not leave play by one at all (b5/glossary/14)
   */
  readonly ends: { readonly what: Ref; readonly how: 'discards' | 'cancels' | 'moves' };
  /** an effect that keeps what is being done from happening */
  readonly stops: true;
  /** an effect that gives a card a mark: which (b5/sponsor/25) */
  readonly marks: Mark;
  /** a reference: the local in which what it names stands */
  readonly local: string;
  /** a reference to a race: whose race it is, a player whom the engine rules mean alone (b5/tension/10) */
  readonly raceOf: Ref;
}
