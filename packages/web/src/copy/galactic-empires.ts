/** What the table of Galactic Empires says of volleys. */
export const words = {
  points: (n: number, needed: number) => `${n} ${n === 1 ? 'point' : 'points'} of ${needed}`,
  fires: (who: string, at: string) => `${who} fires at ${at}.`,
} as const;
