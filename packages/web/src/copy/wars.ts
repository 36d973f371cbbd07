/** What the table of WARS says of the power at its places. */
export const words = {
  strip: 'All places, with the power of both sides',
  power: (theirs: string, n: number, ours: string, m: number) => `Power of ${theirs} ${n}, of ${ours} ${m}`,
} as const;
