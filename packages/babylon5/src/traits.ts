import type { Amount, Effect, Ref } from '@orrery/kernel';
import type { CardType, StaticSource } from './card.ts';
import type { Ability, Mark, NonPlayer, VoteKind } from './state.ts';

/** Facts that words of Babylon 5 state about themselves. */
export interface B5Traits {
  /** a filter: the rule that it comes from, if it does not come from the card text alone */
  readonly rule: string;
  /**
   * an effect that takes a thing out of play, or keeps a conflict from resolving: which thing, and how. Texts cannot discard or cancel irrevocable
   * cards. Under the engine rules, no text makes them leave play at all (b5/glossary/14)
   */
  readonly ends: { readonly what: Ref; readonly how: 'discards' | 'cancels' | 'moves' };
  /** an effect that stops the present event */
  readonly stops: true;
  /** an effect that gives a card a mark: which mark (b5/sponsor/25) */
  readonly marks: Mark;
  /** a reference: the local that holds its card or player */
  readonly local: string;
  /** a reference to a race: the player of that race, who is meant where both are of one race (b5/dual-race/3) */
  readonly raceOf: Ref;
  /** a reference to the player whom a conflict strikes: a loss of influence may reach other factions of that race (b5/dual-race/5) */
  readonly struck: true;
  /** an effect that raises one or all abilities: good for a player who wants to win a conflict */
  readonly lifts: { readonly what: Ability | 'all'; readonly n: Amount };
  /** an effect that heals: good for a player with damaged cards */
  readonly heals: true;
  /** an effect that lets a card join a conflict by an ability of another kind */
  readonly offType: true;
  /** an effect that attacks: with which ability, or with the highest of its target. It is worth as much as the attack */
  readonly strikes: Ability | 'highest';
  /** an effect that puts the card itself on a card or in a faction: worth as much as its effect there */
  readonly stays: Ref;
  /** an effect that damages a card */
  readonly wounds: true;
  /** an effect that leaves a text behind for a time: the text */
  readonly leaves: StaticSource;
  /** an effect that puts another one off to a later moment: the other one */
  readonly later: Effect;
  /** a word that asks what happened this turn */
  readonly remembers: true;
  /** an effect that changes a player's influence: whose, and which way */
  readonly pays: { readonly who: Ref; readonly more: boolean };
  /** an effect that founds the Interstellar Alliance, or lets its player join: which */
  readonly isa: 'founds' | 'joins';
  /** an effect that calls a vote: of whom */
  readonly polls: VoteKind;
  /** a test that holds if the vote passes */
  readonly passed: true;
  /** an amount that counts the votes for a measure */
  readonly yesVotes: true;
  /** an effect that changes the influence of Babylon 5, the Shadows or the Vorlons: whose, and how much */
  readonly lifted: { readonly whose: NonPlayer; readonly n: Amount };
  /** an effect that starts a war: good for the stronger player */
  readonly wages: true;
  /** an effect that takes marks from a player's faction: from whose, which, and how many. It may strike all players in turn */
  readonly purges: { readonly who: Ref; readonly mark: Mark; readonly n: Amount };
  /** an effect after which nobody starts conflicts for a time: good for a player whom others outdo in them */
  readonly calms: true;
  /** a list of races whose war a text ends: the highest tension at which it may. Peace is good for the weaker player */
  readonly reconciles: number;
  /** a test of how a conflict ended for its initiator: won or lost, and the least margin */
  readonly ended: { readonly won: boolean; readonly by: number };
  /** a list: the card type that it takes from the top of a discard pile; the order of that type matters there */
  readonly fallen: CardType;
  /** a list: the type of its cards, where no filter says it */
  readonly holds: CardType;
  /** a filter: the title of the cards that fit it */
  readonly title: string;
}

/** The value of 1 influence for good, in points. */
export const INFLUENCE_WORTH = 4;
/** The value of founding or joining the Interstellar Alliance: the votes, and in time its cards. */
export const ISA_WORTH = { founds: INFLUENCE_WORTH, joins: INFLUENCE_WORTH / 2 } as const;
/** The value of a mark to its faction, in points. */
export const MARK_WORTH: Readonly<Record<Mark, number>> = {
  destiny: 0.7,
  doom: -0.5,
  shadow: 0.2,
  vorlon: 0.6,
  strife: 0.4,
  conspiracy: 0.1,
};
/** Points for an amount; an amount that depends on the table counts as 2. */
export const points = (n: Amount, each: number): number => (typeof n === 'number' ? n : 2) * each;
