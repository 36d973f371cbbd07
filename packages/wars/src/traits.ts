import type { Amount, Ref } from '@orrery/kernel';
import type { StaticSource } from './card.ts';

/** What words of WARS declare about themselves. */
export interface WarsTraits {
  /** an effect that reveals a card for destiny: the player whose reserve it comes from (wars/destiny/5) */
  readonly reveals: 'you' | 'opponent';
  /** an effect that takes this many cards from its player's hand */
  readonly fromHand: number;
  /** a filter that fits no card outside a battle */
  readonly onlyInBattle: true;
  /** an event word: the type of fact that it looks for, or the event that it replaces */
  readonly event: string;
  /** an event word about a state of the table: it triggers when the state begins */
  readonly state: true;
  /** an event word about the card itself being revealed for battle destiny: it works wherever the card is then */
  readonly whereRevealed: true;
  /** a filter that names the card itself, or cards that have been chosen */
  readonly named: true;
  /** a filter that fits all cards of these kinds */
  readonly whole: readonly ('unit' | 'ship')[];
  /** a filter that asks whether a card has piloting */
  readonly asksPiloting: true;
  /** a test or filter: the rule that it comes from, if there is one besides the card's text */
  readonly rule: string;
  /** a test that holds at certain times: the words for those times (`during a battle`), and for all other times */
  readonly time: string;
  readonly timeDenied: string;
  /** a test of a past event: once true, it stays true */
  readonly past: true;
  /** an effect on the numbers of a battle: how much better (above 0) or worse it makes one side */
  readonly swings: {
    readonly whose: Ref;
    readonly what: 'destiny' | 'attrition' | 'power' | 'casualties';
    readonly n: number;
  };
  /** a list of cards of a pile: the pile */
  readonly pileOf: number;
  /** a list of one card */
  readonly oneCard: true;
  /** an effect that lasts until the end of the turn: the ongoing abilities that it makes */
  readonly lasts: readonly StaticSource[];
  /** an effect that cancels something pending */
  readonly cancels: true;
  /** an effect that inverts a card: it is worth as much as the other side is better */
  readonly inverts: true;
  /** an effect that attacks: the location */
  readonly attacks: Ref;
  /** an effect that brings cards of its player into play or into the hand */
  readonly brings: true;
}

/** Returns the points for an amount. An amount that depends on the table counts as 2. */
export const points = (n: Amount, each = 1): number => (typeof n === 'number' ? n : 2) * each;
