// The text of each program, in the words of its card.

/** What a program does, as the text of its card says it, by the program's name. */
export const TEXTS = new Map<string, () => string>();
