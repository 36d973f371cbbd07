// One person is in play once, however many cards picture that person (b5/personality).
import { refuse } from '@orrery/kernel';

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

export const PERSON = refuse('b5/personality/1', 'Another card of the same person is in play.');
