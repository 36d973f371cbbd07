/** The page of a rule or a ruling. */
import { Link, useParams } from '@tanstack/react-router';
import { type Books, type GameName, TITLES } from '../../books/books.ts';
import { linked, topicName, topicOf } from '../../books/linked.ts';
import { useCards, useRules } from '../../books/use-books.ts';
import { lookOf } from '../../cards/look.ts';
import { andList, t } from '../../copy/index.ts';
import { CardLink } from './CardLink.tsx';
import { OfGame } from './GamePage.tsx';
import { Missing } from './Missing.tsx';
import { RuleLink, Sentence } from './Sentence.tsx';
import './library.css';

/** A rule or a ruling: its statement, its rulesets, its neighbours, the cards that it names. */
export function RulePage() {
  const { game, _splat } = useParams({ from: '/rules/$game/$' });
  const id = _splat ?? '';
  return <OfGame name={game}>{name => <Known game={name} id={id} />}</OfGame>;
}

function Known({ game, id }: { game: GameName; id: string }) {
  const books = useRules(game);
  const cards = useCards([game]);
  if (books === null || cards === null) return <p className="quiet">{t('library.loadingRules')}</p>;
  const entry = entryOf(books, id);
  if (entry === null)
    return (
      <Missing title={t('library.rules.none', { id })} more={t('library.rules.noneMore')}>
        <Link to="/rules/$game" params={{ game }} className="btn primary">
          {t('library.rules.topics')}
        </Link>
      </Missing>
    );
  const { statement, rulesets, sources, card, example } = entry;
  const topic = card === null ? topicOf(id) : null;
  const neighbours = books.rules.filter(rule => topic !== null && topicOf(rule.id) === topic);
  const at = neighbours.findIndex(rule => rule.id === id);
  const named = cards.filter(
    face => face.title === card || linked(statement, cards).some(piece => 'card' in piece && piece.card === face.id),
  );
  const rulings = books.rulings.filter(ruling => ruling.id !== id && ruling.statement.includes(id));
  return (
    <article className={`rule-page ${lookOf(game)}`}>
      <nav className="trail" aria-label={t('shell.trail')}>
        <Link to="/rules/$game" params={{ game }}>
          {t('library.rules.title')}: {TITLES[game]}
        </Link>
        {topic !== null && (
          <Link to="/rules/$game" params={{ game }} search={{ topic }}>
            {topicName(topic)}
          </Link>
        )}
      </nav>
      <h1>
        {card === null
          ? `${topicName(topicOf(id))}, ${id}`
          : card === ''
            ? t('library.rules.rulingAlone')
            : t('library.rules.ruling', { card })}
      </h1>
      <p className="statement">
        <Sentence text={statement} cards={cards} game={game} />
      </p>
      <p className="soft">
        {example && `${t('library.rules.example')} `}
        {rulesets.length > 0 &&
          rulesets.length < books.rulesets.length &&
          `${t('library.rules.only', { rulesets: andList(rulesets) })} `}
        {sources !== '' &&
          (card !== null
            ? t('library.card.rulingFrom', { source: sources })
            : books.sources === ''
              ? t('library.rules.sourceLines', { where: sources })
              : t('library.rules.source', { where: sources, legend: books.sources }))}
      </p>
      {topic !== null && books.later.includes(topic) && <p className="quiet">{t('library.rules.later')}</p>}
      {named.length > 0 && (
        <section>
          <h2>{t('library.rules.cards')}</h2>
          <ul className="grid">
            {named.map(face => (
              <li key={face.id}>
                <CardLink face={face} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rulings.length > 0 && (
        <section>
          <h2>{t('library.rules.rulings')}</h2>
          <ul className="entries">
            {rulings.map(ruling => (
              <li key={ruling.id}>
                <p>
                  <Sentence text={ruling.statement} cards={cards} game={game} />
                </p>
                <RuleLink id={ruling.id} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {at >= 0 && (
        <>
          <nav className="around" aria-label={t('library.rules.neighbours')}>
            {at > 0 && <RuleLink id={neighbours[at - 1]!.id}>{t('library.rules.before')}</RuleLink>}
            {at < neighbours.length - 1 && <RuleLink id={neighbours[at + 1]!.id}>{t('library.rules.after')}</RuleLink>}
          </nav>
          <section>
            <h2>{t('library.rules.neighbours')}</h2>
            <ol className="entries">
              {neighbours.map(rule => (
                <li key={rule.id} className={rule.id === id ? 'here' : ''}>
                  <p>
                    <Sentence text={rule.statement} cards={cards} game={game} />
                  </p>
                  {rule.id === id ? <span className="quiet">{rule.id}</span> : <RuleLink id={rule.id} />}
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </article>
  );
}

/** A rule, or a ruling with its card; null if there is none of that id. */
function entryOf(
  { rules, rulings }: Books,
  id: string,
): { statement: string; rulesets: readonly string[]; sources: string; card: string | null; example: boolean } | null {
  const rule = rules.find(x => x.id === id);
  if (rule !== undefined)
    return {
      statement: rule.statement,
      rulesets: rule.rulesets ?? [],
      sources: rule.sources ?? '',
      card: null,
      example: rule.example,
    };
  const ruling = rulings.find(x => x.id === id);
  return ruling === undefined
    ? null
    : { statement: ruling.statement, rulesets: [], sources: ruling.source ?? '', card: ruling.card, example: false };
}
