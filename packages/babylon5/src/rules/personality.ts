/** Titles under which a person appears who has a card of another name (b5/personality/5). */
const ALSO: Readonly<Record<string, string>> = {
  Valen: 'Jeffrey Sinclair',
  "Entil'zha": 'Jeffrey Sinclair',
};

/**
 * The person that a character is, where its card does not say: its title, another name of the same person, and for every
 * Zathras a person of its own, however the name is written (b5/personality/6).
 * @param id what tells cards of one title apart
 */
export function personOf(title: string, id: string): string {
  return title.startsWith('Zathras') ? id : (ALSO[title] ?? title);
}
