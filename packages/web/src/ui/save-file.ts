/** Saves a file on the user's device. */

/**
 * Hands a file to whoever sits at the page.
 * @param type what is in it, as media types say it
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
