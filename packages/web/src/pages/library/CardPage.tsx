/** The page of a card: its face, text, numbers, rulings and rules. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isGame, TITLES } from '../../books/books.ts';
import { decisionsOn, linked, rulesFor, rulingsOn, topicName } from '../../books/linked.ts';
import { useRules } from '../../books/use-books.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { fullTitle } from '../../cards/fit.ts';
import { lookOf } from '../../cards/look.ts';
import { OVERLAID, printedId, useCardsWithOwn } from '../../connection/overlays/own-cards.ts';
import { commaList, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { CardLink } from './CardLink.tsx';
import { Missing } from './Missing.tsx';
import { RuleLink, Sentence } from './Sentence.tsx';
import './library.css';

/** A card: its face, its text with links, the sources of its numbers, its rulings and rules. */
export function CardPage() {
  const { game, card } = useParams({ from: '/cards/$game/$card' });
  return isGame(game) ? <Known game={game} card={card} /> : <NoCard name={card} />;
}

function Known({ game, card }: { game: 'babylon5' | 'wars' | 'galactic-empires'; card: string }) {
  const cards = useCardsWithOwn([game]);
  const books = useRules(game);
  // a link typed by hand may have hyphens in other places
  const bare = (id: string) => id.toLowerCase().replaceAll('-', '');
  const wanted = printedId(card);
  const face =
    cards?.find(({ id }) => printedId(id) === wanted) ?? cards?.find(({ id }) => bare(printedId(id)) === bare(wanted));
  const naming = useMemo(
    () =>
      cards === null || face === undefined
        ? []
        : cards.filter(
            other =>
              other.id !== face.id &&
              other.text.some(line =>
                linked(line, cards, other.id).some(piece => 'card' in piece && piece.card === face.id),
              ),
          ),
    [cards, face],
  );
  if (cards === null) return <p className="quiet">{t('library.loading')}</p>;
  if (face === undefined) return <NoCard name={card} />;
  const rulings = books === null ? undefined : rulingsOn(face, books.rulings);
  const decisions = books === null ? [] : decisionsOn(face, books.decisions);
  const rules = books === null ? null : rulesFor(face, books.rules);
  return (
    <article className={`card-page ${lookOf(game, face.faction)}`}>
      <nav className="trail" aria-label={t('shell.trail')}>
        <Link to="/cards">{t('library.cards.title')}</Link>
        <Link to="/cards" search={{ game }}>
          {TITLES[game]}
        </Link>
      </nav>
      <h1>{`${face.code} ${fullTitle(face)}`.trim()}</h1>
      <div className="two">
        <div className="face">
          <CardFace face={face} size="reading" />
          <Link to="/decks/$game" params={{ game }} className="btn">
            {t('library.card.deck')}
          </Link>
          {game === OVERLAID && (
            <Link
              to="/cards/$game/own"
              params={{ game }}
              search={{ card: face.title, race: face.faction }}
              className="btn"
            >
              {t('ownCards.enter')}
            </Link>
          )}
        </div>
        <div className="about">
          <section>
            <h2>{t('library.card.text')}</h2>
            {face.text.length === 0 && <p className="quiet">{t('library.card.noText')}</p>}
            {face.text.map(line => (
              <p key={line}>
                <Sentence text={line.replace(' => ', ': ')} cards={cards} game={game} own={face.id} />
              </p>
            ))}
          </section>
          <section>
            <h2>{t('library.card.rulings')}</h2>
            {rulings?.length === 0 && decisions.length === 0 && <p className="quiet">{t('library.card.noRulings')}</p>}
            <ul className="entries">
              {rulings?.map(({ id, statement, source }) => (
                <li key={id}>
                  <p>
                    <Sentence text={statement} cards={cards} game={game} own={face.id} />
                  </p>
                  {source && <span className="quiet">{t('library.card.rulingFrom', { source })} </span>}
                  <RuleLink id={id} />
                </li>
              ))}
              {decisions.map(({ about, decision, source }) => (
                <li key={about}>
                  <p>
                    <Sentence
                      text={t('library.card.decided', { about, decision, source })}
                      cards={cards}
                      game={game}
                      own={face.id}
                    />
                  </p>
                </li>
              ))}
            </ul>
          </section>
          {rules !== null && (
            <section>
              <h2>{t('library.card.rules')}</h2>
              <p className="tags">
                {rules.topics.map(topic => (
                  <Link key={topic} to="/rules/$game" params={{ game }} search={{ topic }} className="toggle">
                    {topicName(topic)}
                  </Link>
                ))}
              </p>
              {rules.naming.length > 0 && (
                <>
                  <h3 className="cap">{t('library.card.naming')}</h3>
                  <ul className="entries">
                    {rules.naming.map(({ id, statement }) => (
                      <li key={id}>
                        <p>
                          <Sentence text={statement} cards={cards} game={game} own={face.id} />
                        </p>
                        <RuleLink id={id} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </section>
          )}
          {naming.length > 0 && (
            <section>
              <h2>{t('library.card.namedBy')}</h2>
              <p className="chips">
                {naming.map(other => (
                  <CardLink key={other.id} face={other} size="chip" />
                ))}
              </p>
            </section>
          )}
          <Provenance face={face} />
        </div>
      </div>
    </article>
  );
}

/** The message for a card that does not exist. */
const NoCard = ({ name }: { name: string }) => (
  <Missing title={t('library.card.none', { name })} more={t('library.card.noneMore')}>
    <Link to="/cards" className="btn primary">
      {t('library.card.find')}
    </Link>
  </Missing>
);

/** The source of each number and of the text. */
function Provenance({ face }: { face: CardFaceData }) {
  const numbers = [...(face.cost === null ? [] : [face.cost]), ...face.numbers, ...face.small];
  const told = new Set(numbers.map(({ key }) => key));
  const others = Object.entries(face.from).filter(([field]) => !told.has(field) && field !== 'face');
  return (
    <section>
      <h2>{t('library.card.numbers')}</h2>
      <table className="from">
        <thead>
          <tr>
            <th scope="col">{t('library.card.field')}</th>
            <th scope="col">{t('library.card.value')}</th>
            <th scope="col">{t('library.card.from')}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ key, label, value, from }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className={from === 'reconstructed' ? 'recon' : ''}>{value}</td>
              <td>{t(`library.card.sources.${from}`)}</td>
            </tr>
          ))}
          {others.map(([field, from]) => (
            <tr key={field}>
              <th scope="row">{capital(field)}</th>
              <td />
              <td>{t(`library.card.sources.${from}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet small">
        {face.printing}.{' '}
        {face.otherPrintings !== undefined && `${t('library.card.alsoIn', { sets: commaList(face.otherPrintings) })} `}
        {face.game !== OVERLAID && t('library.card.overlay')}
      </p>
    </section>
  );
}
