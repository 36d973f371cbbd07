// Types for the library unicode-confusables, which ships its own under a wrong name.

/** The library ships its types under a name that TypeScript does not find. */
declare module 'unicode-confusables' {
  /** replaces each character by the one that stands for its look-alikes, by Unicode's list (UTS 39) */
  export function rectifyConfusion(text: string): string;
}
