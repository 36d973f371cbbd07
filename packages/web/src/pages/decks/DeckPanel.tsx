/** The panel of the deck builder: what the deck holds and what is wrong with it. */
import type { CardFace, DeckContents } from '@orrery/table';
import { Button } from 'react-aria-components';
import { priceOf } from '../../books/search.ts';
import { Figure } from '../../cards/Figure.tsx';
import { fullTitle } from '../../cards/fit.ts';
import { lookOf } from '../../cards/look.ts';
import { sigilOf } from '../../cards/sigils.ts';
import { deskOf } from '../../connection/decks/desk-door.ts';
import type { KeptDeck } from '../../connection/decks/kept-decks.ts';
import { t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { Icon } from '../../ui/Icon.tsx';
import { costName } from '../library/names.ts';
import { RuleLink } from '../library/Sentence.tsx';
import { curveOf, groupsOf } from './curve.ts';
import { legal } from './legal.ts';
import { Peek } from './Peek.tsx';

/** The side of most cards in the deck. It gives the panel its color. */
function mostOf({ cards }: DeckContents, faces: ReadonlyMap<string, CardFace>): string {
  const counts = new Map<string, number>();
  for (const { id, count } of cards) {
    const faction = faces.get(id)?.faction ?? 'neutral';
    if (faction !== 'neutral') counts.set(faction, (counts.get(faction) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'neutral';
}

/** The panel shows this many problems at once. */
const MOST = 12;

/** A deck and its problems: size, curve, problems with their rules, cards by type. */
export function DeckPanel({
  deck,
  contents,
  faces,
  step,
  change,
  told,
}: {
  deck: KeptDeck;
  contents: DeckContents | null;
  faces: ReadonlyMap<string, CardFace>;
  step(id: string, by: 1 | -1): void;
  change(by: (text: string) => Promise<string>): Promise<void>;
  told(text: string): void;
}) {
  const desk = deskOf(deck.game);
  if (contents === null)
    return (
      <aside className="panel" aria-label={t('decks.inDeck')}>
        <p className="quiet">{t('decks.loading')}</p>
      </aside>
    );
  const { report, cards, sections } = contents;
  const { faults, size } = report;
  const slips = faults.filter(({ rule, suggestions }) => rule === '' && suggestions.length > 0);
  const wrong = new Set(faults.map(({ line }) => line));
  const bars = curveOf(cards, faces);
  const highest = Math.max(1, ...bars.map(bar => bar.cards));
  const mend = () =>
    change(async text => {
      const { text: mended, mended: lines } = await desk.mend(text, deck.ruleset);
      told(
        `${t('decks.mended', { count: lines.length })} ${lines.map(({ was, now }) => (was === '' ? t('decks.added', { now }) : t('decks.now', { was, now }))).join('; ')}.`,
      );
      return mended;
    });
  return (
    <aside className={`panel ${lookOf(deck.game, mostOf(contents, faces))}`} aria-label={t('decks.inDeck')}>
      <p className="size">{cards.length === 0 ? t('decks.empty') : `${capital(size)}.`}</p>
      {bars.length > 0 && (
        <p className="cap" aria-hidden="true">
          {t('decks.curve', { what: costName(deck.game).toLowerCase() })}
        </p>
      )}
      {bars.length > 0 && (
        <ul className="curve" aria-label={t('decks.curve', { what: costName(deck.game).toLowerCase() })}>
          {bars.map(({ price, cards: n }) => (
            <li key={price} title={`${costName(deck.game)} ${price}: ${n}`}>
              <i style={{ height: `${(n / highest) * 100}%` }}>{n > 0 && <b aria-hidden="true">{n}</b>}</i>
              <span aria-hidden="true">{price}</span>
              <span className="vh">
                {costName(deck.game)} {price}: {n}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="verdict" role="status">
        {faults.length === 0 ? (
          <>
            <Icon name="check" /> {legal(deck.ruleset)}
          </>
        ) : cards.length === 0 ? (
          ''
        ) : (
          t('decks.faults', { count: faults.length })
        )}
      </p>
      {slips.length > 0 && (
        <Button className="btn primary" onPress={() => void mend()}>
          {t('decks.mend', { count: slips.length })}
        </Button>
      )}
      {cards.length + slips.length > 0 && (
        <ul className="faults">
          {faults.slice(0, MOST).map(({ line, rule, text, suggestions }) => (
            <li key={`${line} ${text}`}>
              <Icon name="no" />
              <p>
                <b>{line === 0 ? t('decks.list') : t('decks.line', { line })}:</b> {text}{' '}
                {rule !== '' && <RuleLink id={rule} />}
                {suggestions.map(suggestion => (
                  <Button
                    key={suggestion}
                    className="toggle"
                    onPress={() => void change(list => desk.take(list, line, suggestion))}
                  >
                    {suggestion}
                  </Button>
                ))}
              </p>
            </li>
          ))}
          {faults.length > MOST && <li className="quiet">{t('decks.moreFaults', { count: faults.length - MOST })}</li>}
        </ul>
      )}
      <div className="parts">
        {sections
          .filter(section => section.cards > 0)
          .map(section => (
            <section key={section.name}>
              <h2>
                {section.title} <span className="quiet">{section.cards}</span>
              </h2>
              {groupsOf(cards, section.name, faces).map(({ type, count, cards: listed }) => (
                <div key={type}>
                  <h3 className="cap">
                    {type} <span>{count}</span>
                  </h3>
                  <ul className="listed">
                    {listed.map(({ id, count: copies, face, line }) => (
                      <li
                        key={`${id} ${line}`}
                        className={`${lookOf('', face.faction)} ${wrong.has(line) ? 'wrong' : ''}`}
                      >
                        <b>{copies}</b>
                        <Figure drawing={sigilOf(face.faction)} className="sign" />
                        <Peek face={face} className="peeked">
                          {fullTitle(face)}
                        </Peek>
                        <span className="quiet">{face.code || (priceOf(face) ?? '')}</span>
                        <Button
                          className="iconbtn"
                          aria-label={t('decks.fewer', { title: fullTitle(face) })}
                          onPress={() => step(id, -1)}
                        >
                          <Icon name="minus" />
                        </Button>
                        <Button
                          className="iconbtn"
                          aria-label={t('decks.more', { title: fullTitle(face) })}
                          onPress={() => step(id, 1)}
                        >
                          <Icon name="plus" />
                        </Button>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
      </div>
    </aside>
  );
}
