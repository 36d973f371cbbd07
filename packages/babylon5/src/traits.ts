/** What words of Babylon 5 say of themselves, whatever else they do. */
export interface B5Traits {
  /** a filter: the rule that it comes from, where it is not the card's text alone */
  readonly rule: string;
}
