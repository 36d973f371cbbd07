/** The words of optional rules and of a host's calls in the language of the page. */
import { useQuery } from '@tanstack/react-query';
import { type Language, spokenLanguage } from './index.ts';

/** Words by game, then by the id of an optional rule or the name of a call, then by field. */
export type OptionWords = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const WORDS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: OptionWords }>>> = {
  de: () => import('./options/de.json'),
};

/** Says an optional rule or a call of a game in the language of the page. */
export type Saying = <T extends object>(game: string, id: string, option: T) => T;

/** Loads the words of a language. The games themselves have the English ones. */
export const loadOptionWords = async (language: Language): Promise<OptionWords> =>
  language === 'en' ? {} : (await WORDS[language]()).default;

/**
 * Returns a function that says an optional rule or a call in the language of the page. A word that the language lacks stays English.
 * @param needed false if there is nothing to say: then nothing is loaded
 */
export function useOptionWords(needed = false): Saying {
  const language = spokenLanguage();
  const { data } = useQuery({
    queryKey: ['words of options', language],
    queryFn: () => loadOptionWords(language),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: needed && language !== 'en',
  });
  return (game, id, option) => ({ ...option, ...data?.[game]?.[id] });
}
