/** Copies a text to the clipboard. */

/** Puts a text on the clipboard. @returns false where the browser would not: pages that came without encryption may not write there */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
