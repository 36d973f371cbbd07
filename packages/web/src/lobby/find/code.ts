/** Finds the code of a table in what a user typed or pasted. */

/**
 * The code of a table in what somebody has typed or pasted: a link, or the code itself, however it is written.
 * @returns null where there is none in it
 */
export function codeIn(typed: string): string | null {
  const [, linked] = /\/t\/([a-z0-9]+)/i.exec(typed) ?? [];
  const code = (linked ?? typed.trim()).toUpperCase();
  return /^[2-9A-HJ-NP-Z]{4,10}$/.test(code) ? code : null;
}
