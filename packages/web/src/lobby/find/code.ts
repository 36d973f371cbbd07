/** Finds the code of a table in what a user typed or pasted. */

/**
 * The code of a table in a typed or pasted text: a link or the code itself, in capitals or not.
 * @returns null if there is none
 */
export function codeIn(typed: string): string | null {
  const [, linked] = /\/t\/([a-z0-9]+)/i.exec(typed) ?? [];
  const code = (linked ?? typed.trim()).toUpperCase();
  return /^[2-9A-HJ-NP-Z]{4,10}$/.test(code) ? code : null;
}
