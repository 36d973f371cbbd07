/** What no sentence that people read may contain, in any game. */
export const FAULTS: readonly RegExp[] = [
  // articles
  /\ba (?!uni|one\b)[aeiou]/i,
  /\ban (?!uni?[^i]|honou?r|hour)[^aeiou]/i,
  /\ban? (this|the|your|another|other|its|their)\b/,
  // a word twice, a gap, a stop too many or at the wrong place
  /\b(?!(?:that|had)\b)(\w+) \1\b/i,
  / {2}| [,;.:!?]|[,;:]\.|\.\.|^\s|\s$/,
  // what was never filled in
  /undefined|null|NaN|\[object|\$\d/,
  /\p{Cc}/u,
  // marks of a phrase that nobody has made a sentence of
  /\p{Co}/u,
  // a change that changes nothing
  /[+-]0\b/,
];
