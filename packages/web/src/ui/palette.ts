/** The colours for eyes that see colours differently. style/palettes.css holds them. */
import { choiceOf } from './choice.ts';

/**
 * The colours of the page: the usual ones, or those for people who see little red (`protan`), little green (`deutan`) or little blue (`tritan`).
 */
export const palette = choiceOf('orrery.palette', ['usual', 'protan', 'deutan', 'tritan'] as const, 'usual', kind => {
  document.documentElement.dataset.palette = kind;
});
