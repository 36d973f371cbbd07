/** What is said where there is no server, or none that answers. */
export const words = {
  none: 'To play with people, decks are kept with an account and tables are opened at a server: this page came without one. Alone you play here as ever.',
  away: 'The server does not answer just now. Alone you play on; people, tables and your account are back when it is.',
  noAnswer: 'The server does not answer. Try again in a moment.',
  noAnswerToAct: 'The server does not answer. This may or may not have been done: look before you try again.',
  strange: (status: number) => `The server answered something that this page does not understand (${status}).`,
  asking: 'The server is asked …',
  again: 'Ask again',
} as const;
