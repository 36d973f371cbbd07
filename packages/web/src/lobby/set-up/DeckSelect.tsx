/** The field to choose a deck: a ready one or the user's own. */
import type { OwnDeck } from '../../connection/decks/own-decks.ts';
import { t } from '../../copy/index.ts';

/** The choice of a deck: a ready one or one of the user's own. */
export function DeckSelect({
  label,
  none,
  ready,
  own,
  chosen,
  choose,
}: {
  label: string;
  /** the first entry, for no choice; null if a deck must stay chosen */
  none: string | null;
  ready: readonly { readonly name: string; readonly title: string }[];
  own: readonly OwnDeck[];
  /** the name of a ready deck, `own` and the id of another, or '' */
  chosen: string;
  choose(deck: string): void;
}) {
  return (
    <label className="field">
      {label}
      <select value={chosen} onChange={event => choose(event.currentTarget.value)}>
        {none !== null && <option value="">{none}</option>}
        {ready.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label={t('setUp.yourDecks')}>
            {own.map(({ id, name }) => (
              <option key={id} value={`own ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}

/** The user's own deck that an entry means. */
export const ownOf = (own: readonly OwnDeck[], chosen: string): OwnDeck | undefined =>
  own.find(({ id }) => chosen === `own ${id}`);
