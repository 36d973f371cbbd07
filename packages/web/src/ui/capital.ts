/** Makes the first letter of a text a capital. */

/** The text with a capital as its first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
