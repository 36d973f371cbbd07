/** What the parts of a table say that only a phone has. */
export const words = {
  showAll: ', show them',
  showLess: 'Show less',
  ways: (n: number) => (n === 1 ? '1 way' : `${n} ways`),
} as const;

/** What is said where something is looked up at the table. */
export const find = {
  title: 'Find a card or a rule',
  field: 'What you look for',
  hint: 'A name, or words of its text',
  cards: 'Cards',
  rules: 'Rules',
  nothing: 'No card and no rule is like that.',
  loading: 'The books are being opened …',
  close: 'Close',
} as const;
