// Types for the library unicode-confusables, which ships its own under a wrong name.

/** The library ships its types under a name that nobody finds. */
declare module 'unicode-confusables' {
  /** a text with every sign that looks like another in that one's place, by Unicode's list (UTS 39) */
  export function rectifyConfusion(text: string): string;
}
