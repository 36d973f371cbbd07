/** The page with all lessons of one game. */
import { useParams } from '@tanstack/react-router';
import { t } from '../../copy/index.ts';
import { GamePage, OfGame } from '../library/GamePage.tsx';
import { LessonList } from './LessonList.tsx';
import './learn.css';

/** The lessons of one game. */
export function GameLessonsPage() {
  const { game } = useParams({ from: '/learn/$game' });
  return (
    <OfGame name={game}>
      {name => (
        <GamePage title={t('learn.short')} game={name} to="/learn/$game">
          <p className="soft">{t('learn.about')}</p>
          <LessonList game={name} />
        </GamePage>
      )}
    </OfGame>
  );
}
