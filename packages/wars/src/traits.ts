import type { Amount, Ref } from '@orrery/kernel';
import type { StaticSource } from './card.ts';

/** What words of WARS say of themselves, whatever else they do. */
export interface WarsTraits {
  /** an effect that turns up a card of a reserve for destiny: whose (wars/destiny/5) */
  readonly reveals: 'you' | 'opponent';
  /** an effect that takes this many cards from its player's hand */
  readonly fromHand: number;
  /** a filter that no card fits outside a battle */
  readonly onlyInBattle: true;
  /** an event word: the type of fact that it looks for, or what would happen */
  readonly event: string;
  /** an event word that looks at how things stand: it triggers when they come to stand so */
  readonly state: true;
  /** an event word that speaks of the card itself being revealed for battle destiny: it works where the card lies then */
  readonly whereRevealed: true;
  /** a filter that names the card itself, or cards that have been chosen */
  readonly named: true;
  /** a filter that all cards of these kinds fit */
  readonly whole: readonly ('unit' | 'ship')[];
  /** a filter that asks whether a card has piloting */
  readonly asksPiloting: true;
  /** a test or filter: the rule that it comes from, where it is not the card's text alone */
  readonly rule: string;
  /** a test that holds at certain times: how those are told (`during a battle`), and those at which it does not hold */
  readonly time: string;
  readonly timeDenied: string;
  /** a test of what has happened before: it does not stop to hold */
  readonly past: true;
  /** an effect on the numbers of a battle: by how much one side is better off (above 0) or worse */
  readonly swings: {
    readonly whose: Ref;
    readonly what: 'destiny' | 'attrition' | 'power' | 'casualties';
    readonly n: number;
  };
  /** a list of cards of a pile: which */
  readonly pileOf: number;
  /** a list of but one card */
  readonly oneCard: true;
  /** an effect that lasts until the end of the turn: what holds then */
  readonly lasts: readonly StaticSource[];
  /** an effect that keeps something pending from happening */
  readonly cancels: true;
  /** an effect that turns a card upside down: as good as its other side */
  readonly inverts: true;
  /** an effect that attacks, and where */
  readonly attacks: Ref;
  /** an effect that brings cards of its player's into play or into the hand */
  readonly brings: true;
}

/** The points for an amount of something. An amount that depends on the table counts as 2. */
export const points = (n: Amount, each = 1): number => (typeof n === 'number' ? n : 2) * each;
