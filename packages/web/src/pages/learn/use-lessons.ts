/** Loads the lessons of a game. */
import type { LessonPage } from '@orrery/table';
import { useQuery } from '@tanstack/react-query';
import { type GameName, loadLessons } from '../../books/books.ts';

/** The lessons of a game in order, or null until they are loaded. @throws while rendering, if they cannot be loaded */
export const useLessons = (game: GameName): readonly LessonPage[] | null =>
  useQuery({
    queryKey: ['lessons', game],
    queryFn: () => loadLessons(game),
    staleTime: Infinity,
    gcTime: Infinity,
    throwOnError: true,
  }).data ?? null;
