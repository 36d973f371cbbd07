/** The list of lessons of a game. */
import { Link } from '@tanstack/react-router';
import type { GameName } from '../../books/books.ts';
import { TITLES } from '../../books/books.ts';
import { gameLanguage, t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFinished } from './finished.ts';
import { useLessons } from './use-lessons.ts';

/** The lessons of a game. Finished ones have a tick, the next one is marked. */
export function LessonList({ game }: { game: GameName }) {
  const lessons = useLessons(game);
  const done = useFinished();
  if (lessons === null) return <p role="status">{t('learn.loading')}</p>;
  const next = lessons.find(lesson => !done(lesson));
  return (
    <ol className="lessons" aria-label={t('learn.lessons', { game: TITLES[game] })}>
      {lessons.map((lesson, i) => (
        <li key={lesson.id} className={done(lesson) ? 'done' : lesson === next ? 'next' : ''}>
          <Link to="/learn/$game/$lesson" params={{ game, lesson: lesson.id }}>
            <span className="n">{done(lesson) ? <Icon name="check" /> : i + 1}</span>
            <span className="grow">
              <b lang={gameLanguage()}>{lesson.title}</b>
              <small>{lesson.about}</small>
            </span>
            <span className="meta">
              {done(lesson) ? t('learn.done') : lesson === next ? t('learn.next') : ''}
              <small>{t('learn.minutes', { count: lesson.minutes })}</small>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
