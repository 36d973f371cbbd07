/** The page of a lesson, at a real table. */
import type { LessonPage as Page } from '@orrery/table';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { type GameName, loadLessonData } from '../../books/books.ts';
import { learnHere } from '../../connection/door/worker-door.ts';
import { t } from '../../copy/index.ts';
import { Frame } from '../../shell/Shell.tsx';
import type { AnyView, Layout } from '../../table/layout.ts';
import { OpenTable } from '../../table/OpenTable.tsx';
import type { TableStore } from '../../table/store.ts';
import { TableView } from '../../table/TableView.tsx';
import { useKnown } from '../../table/table-context.ts';
import { OfGame } from '../library/GamePage.tsx';
import { Missing } from '../library/Missing.tsx';
import { finish } from './finished.ts';
import { LessonDone } from './LessonDone.tsx';
import { LessonSays } from './LessonSays.tsx';
import { useLessons } from './use-lessons.ts';
import './learn.css';

/** A lesson at the table. */
export function LessonPage() {
  const { game, lesson } = useParams({ from: '/learn/$game/$lesson' });
  return <OfGame name={game}>{name => <Found key={`${name}/${lesson}`} game={name} id={lesson} />}</OfGame>;
}

function Found({ game, id }: { game: GameName; id: string }) {
  const lessons = useLessons(game);
  if (lessons === null)
    return (
      <main className="message">
        <p role="status">{t('learn.loading')}</p>
      </main>
    );
  if (!lessons.some(lesson => lesson.id === id))
    return (
      <Frame>
        <Missing title={t('learn.noLesson', { id })} more={t('learn.noLessonMore')}>
          <Link to="/learn/$game" params={{ game }} className="btn primary">
            {t('learn.all')}
          </Link>
        </Missing>
      </Frame>
    );
  return (
    <OpenTable at={`${game}/${id}`} open={async () => learnHere(game, (await loadLessonData(game))[id])}>
      {(store, layout) => <Lesson lessons={lessons} id={id} store={store} layout={layout} />}
    </OpenTable>
  );
}

function Lesson({
  lessons,
  id,
  store,
  layout,
}: {
  lessons: readonly Page[];
  id: string;
  store: TableStore;
  layout: Layout<AnyView>;
}) {
  const { lesson: now } = useKnown(store);
  const at = lessons.findIndex(lesson => lesson.id === id);
  const lesson = lessons[at]!;
  const over = now?.over === true;
  useEffect(() => {
    if (over) finish(lesson);
  }, [over, lesson]);
  const frame = useMemo(
    () => ({
      leave: `/learn/${lesson.game}`,
      hinted: (label: string) => (label === '' ? t('learn.meantNothing') : t('learn.meant', { label })),
      Says: (props: { show: () => void; again: () => void }) => <LessonSays lessons={lessons} at={at} {...props} />,
      Done: () => <LessonDone lesson={lesson} next={lessons[at + 1] ?? null} />,
    }),
    [lessons, at, lesson],
  );
  return <TableView id={id} store={store} layout={layout} lesson={frame} />;
}
