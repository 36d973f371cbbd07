// The text of each program, in the words of its card.

/** The texts of programs, in the words of their cards, by the name of the program. */
export const TEXTS = new Map<string, () => string>();
