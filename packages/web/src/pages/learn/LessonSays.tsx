/** The text of a lesson beside the table. */
import type { LessonPage } from '@orrery/table';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { gameLanguage, t } from '../../copy/index.ts';
import { useKnown, useTable, useTelling } from '../../table/table-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFinished } from './finished.ts';

/** The text of a lesson: the result of the last step, new facts, and apart from them the task. */
export function LessonSays({
  lessons,
  at,
  show,
  again,
}: {
  lessons: readonly LessonPage[];
  at: number;
  /** shows the choice that the lesson wants */
  show: () => void;
  /** goes back to the start of the step */
  again: () => void;
}) {
  const { store } = useTable();
  const { lesson: now } = useKnown(store);
  // while something is told, the advice is for a question that is gone or not there yet
  const telling = useTelling(store) !== null;
  const done = useFinished();
  const page = lessons[at]!;
  if (now === undefined) return null;
  const { said, remarks, advice, step, of, free, over } = now;
  // the last paragraph is the task
  const before = over ? said : said.slice(0, -1);
  const task = over ? undefined : said.at(-1);
  return (
    <section className="lesson-says" aria-label={t('learn.said')}>
      <p className="cap">
        {t('learn.number', { n: at + 1, of: lessons.length })}
        {!over && ` · ${t('learn.step', { n: Math.min(step + 1, of), of })}`}
      </p>
      <h1 lang={gameLanguage()}>{page.title}</h1>
      <div aria-live="polite">
        {before.map(text => (
          <p key={text} lang={gameLanguage()}>
            {text}
          </p>
        ))}
        {task !== undefined && (
          <div className="now-you">
            <h2>
              <Icon name="arrow" /> {free ? t('learn.free') : t('learn.now')}
            </h2>
            <p lang={gameLanguage()}>{task}</p>
          </div>
        )}
        {remarks.map(text => (
          <p key={text} className="remark" lang={gameLanguage()}>
            <Icon name="why" /> {text}
          </p>
        ))}
        {advice !== null && !telling && (
          <p className="remark">{advice === '' ? t('learn.adviceNothing') : t('learn.advice', { label: advice })}</p>
        )}
      </div>
      {!over && (
        <div className="row">
          <Button className="btn" onPress={show} isDisabled={telling}>
            {t('learn.show')} <kbd>H</kbd>
          </Button>
          {!free && (
            <Button className="btn quiet" onPress={again}>
              {t('learn.again')} <kbd>U</kbd>
            </Button>
          )}
        </div>
      )}
      <ol className="path" aria-label={t('learn.all')}>
        {lessons.map((lesson, i) => (
          <li
            key={lesson.id}
            className={i === at ? 'now' : done(lesson) ? 'done' : ''}
            aria-current={i === at ? 'step' : undefined}
          >
            <Link to="/learn/$game/$lesson" params={{ game: lesson.game, lesson: lesson.id }} title={lesson.title}>
              <span className="vh">
                {lesson.title}
                {done(lesson) ? `, ${t('learn.done')}` : ''}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
