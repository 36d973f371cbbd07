/** What the parts of a table say that only a phone has. */
export const words = {
  showAll: ', show them',
  showLess: 'Show less',
  ways: (n: number) => (n === 1 ? '1 way' : `${n} ways`),
} as const;
