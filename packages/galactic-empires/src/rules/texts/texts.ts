// The text of each program, in the words of its card.
/** Functions that write what a program does, as its card's text says it, by the program's name. */
export const TEXTS = new Map<string, () => string>();
