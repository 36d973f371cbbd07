/** What the table shows when a lesson is finished. */
import type { LessonPage } from '@orrery/table';
import { Link } from '@tanstack/react-router';
import { topicName, topicOf } from '../../books/linked.ts';
import { t } from '../../copy/index.ts';
import { RuleLink } from '../../table/parts/Said.tsx';
import { useKnown, useTable } from '../../table/table-context.ts';

/** The end of a lesson: what it taught, and what comes next. */
export function LessonDone({ lesson, next }: { lesson: LessonPage; next: LessonPage | null }) {
  const { store } = useTable();
  const { ending } = useKnown(store);
  return (
    <>
      <div className="ask lesson-over">
        <p className="cap">{lesson.title}</p>
        <h1>{t('learn.over')}</h1>
        <p>{next === null ? t('learn.last') : next.about}</p>
      </div>
      <div className="scroll">
        {ending !== null && (
          <ul className="preview">
            {ending.reasons.map(({ rule, text }) => (
              <li key={`${rule}${text}`} className="whole">
                <span>
                  {text} <RuleLink rule={rule} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <section className="preview">
          <p className="cap">{t('learn.rules')}</p>
          <ul className="taught-rules">
            {[...new Set(lesson.rules.map(topicOf))].map(topic => (
              <li key={topic}>
                {topicName(topic)}{' '}
                {lesson.rules
                  .filter(rule => topicOf(rule) === topic)
                  .map(rule => (
                    <RuleLink key={rule} rule={rule}>
                      {rule.split('/').at(-1) ?? rule}
                    </RuleLink>
                  ))}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="acts">
        {next === null ? (
          <Link className="btn primary" to="/play/$game" params={{ game: lesson.game }}>
            {t('learn.play')}
          </Link>
        ) : (
          <Link className="btn primary" to="/learn/$game/$lesson" params={{ game: next.game, lesson: next.id }}>
            {t('learn.nextLesson', { title: next.title })}
          </Link>
        )}
        <Link className="btn" to="/learn/$game" params={{ game: lesson.game }}>
          {t('learn.all')}
        </Link>
      </div>
    </>
  );
}
