/** The language of the page: the one that the player chose, else the best of the browser's languages. */
import { bestLanguage, LANGUAGES, type Language, speak, spokenLanguage } from '../copy/index.ts';
import { choiceOf } from './choice.ts';

/** The language that the player chose; `system` is the best of the browser's languages. The browser remembers it. */
export const languageChoice = choiceOf<'system' | Language>(
  'orrery.language',
  ['system', ...(Object.keys(LANGUAGES) as Language[])],
  'system',
);

const wanted = (): Language => {
  const chosen = languageChoice.chosen();
  return chosen === 'system' ? bestLanguage(navigator.languages) : chosen;
};

/** Loads the language of this browser, and names it in the page. Without its catalogue (no network, no cache) the page speaks English. */
export async function wearLanguage(): Promise<void> {
  await speak(wanted()).catch(() => {});
  document.documentElement.lang = spokenLanguage();
}
