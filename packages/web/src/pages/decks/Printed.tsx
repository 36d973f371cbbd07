/** A deck for printing. The screen does not show it. */
import type { CardFace, DeckContents } from '@orrery/table';
import { ForPaper } from '../../cards/drawn/ForPaper.tsx';
import { footNumbers, fullTitle } from '../../cards/fit.ts';
import { commaList, t } from '../../copy/index.ts';
import { groupsOf } from './curve.ts';

/** A deck for printing: its list by sections and types, and the text of each card. The screen does not show it. */
export function Printed({
  name,
  contents,
  faces,
}: {
  name: string;
  contents: DeckContents | null;
  faces: ReadonlyMap<string, CardFace>;
}) {
  if (contents === null) return null;
  const once = new Set<string>();
  return (
    <div className="printed" aria-hidden="true">
      <h1>{name}</h1>
      <p>{contents.report.size}.</p>
      {contents.sections
        .filter(({ cards }) => cards > 0)
        .map(section => (
          <section key={section.name}>
            <h2>
              {section.title} ({section.cards})
            </h2>
            {groupsOf(contents.cards, section.name, faces).map(({ type, count, cards }) => (
              <div key={type}>
                <h3>
                  {type} ({count})
                </h3>
                <ul>
                  {cards.map(({ id, count: copies, face }) => {
                    const first = !once.has(id);
                    once.add(id);
                    return (
                      <li key={id}>
                        {first && <ForPaper face={face} />}
                        <p>
                          <b>
                            {copies} {face.code} {fullTitle(face)}
                          </b>
                          {face.cost !== null && t('decks.printedCost', { cost: face.cost.value })}
                          {footNumbers(face).length > 0 &&
                            `. ${commaList(footNumbers(face).map(({ label, value }) => `${label} ${value}`))}`}
                          {first && face.text.length > 0 && `. ${face.text.join(' ')}`}
                        </p>
                      </li>
                    );
                  })}
                </ul>
              </div>
            ))}
          </section>
        ))}
      {contents.unread.length > 0 && (
        <section>
          <h2>{t('decks.unread')}</h2>
          <ul>
            {contents.unread.map((line, i) => (
              // the same line may be there twice
              // biome-ignore lint/suspicious/noArrayIndexKey: their places tell them apart
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
