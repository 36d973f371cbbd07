/** Makes the first letter of a text a capital. */

/** A name as it stands at the begin of a line: its first letter a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
