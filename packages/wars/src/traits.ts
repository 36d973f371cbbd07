/** What words of WARS say of themselves, whatever else they do. */
export interface WarsTraits {
  /** an effect that turns up a card of a reserve for destiny: whose (wars/destiny/5) */
  readonly reveals: 'you' | 'opponent';
  /** an effect that takes so many cards of its player's hand */
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
  /** a test or filter: the rule that it comes from, where it is not the card's text alone */
  readonly rule: string;
}
