/** The decks of all players, where they are open. */
import type { ListView } from '@orrery/kernel';
import { fullTitle } from '../../cards/fit.ts';
import { t } from '../../copy/index.ts';
import { useFace, useKnown, useTable } from '../table-context.ts';

/** The decks of all players; nothing if lists are not open. */
export function Lists() {
  const { view, standing } = useKnown(useTable().store);
  if (view.lists === undefined) return null;
  return (
    <section>
      <h3>{t('table.lists')}</h3>
      {standing.map(({ seat, name }) => (
        <details key={seat}>
          <summary>{name}</summary>
          <ul>
            {view.lists?.[seat]?.map(listed => (
              <Listed key={listed.card} {...listed} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Listed({ card, count }: ListView[number]) {
  const face = useFace(card);
  return (
    <li>
      {count} {face === null ? card : fullTitle(face)}
    </li>
  );
}
