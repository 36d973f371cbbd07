import type { Amount, Ref } from '@orrery/kernel';
import type { CardType } from './card.ts';
import type { Ability, Mark } from './state.ts';

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
  /** an effect that raises an ability, or all of them: good for whom it helps to win something */
  readonly lifts: { readonly what: Ability | 'all'; readonly n: Amount };
  /** an effect that heals: good for who is hurt */
  readonly heals: true;
  /** an effect that lets a card join a conflict by an ability that is not of its kind */
  readonly offType: true;
  /** an effect that attacks: as good as the attack */
  readonly strikes: true;
  /** an effect that leaves the card itself on something or with somebody: as good as what it does there */
  readonly stays: Ref;
  /** an effect that brings a war: good for the stronger */
  readonly wages: true;
  /** a test of how a conflict ended for its initiator: won or lost, and by how much at least */
  readonly ended: { readonly won: boolean; readonly by: number };
  /** a list: of which type it takes the highest card of a discard pile, so that the order of such cards matters there */
  readonly fallen: CardType;
  /** a list: the type of its cards, where no filter says it */
  readonly holds: CardType;
  /** a filter: the title that the cards have which it fits */
  readonly title: string;
}

/** An influence for good, in points. */
export const INFLUENCE_WORTH = 4;
/** What a mark is worth to who has it, in points. */
export const MARK_WORTH: Readonly<Record<Mark, number>> = {
  destiny: 0.7,
  doom: -0.5,
  shadow: 0.2,
  vorlon: 0.6,
  strife: -0.3,
  conspiracy: 0.1,
};
/** Points for so much of something; an amount that only the table knows counts as two. */
export const points = (n: Amount, each: number): number => (typeof n === 'number' ? n : 2) * each;
