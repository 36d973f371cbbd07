/** Copies a text to the clipboard. */

/** Copies a text. @returns false if the browser refuses, as it does on pages without encryption */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
