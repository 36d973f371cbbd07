/** Remembers which lessons the user has finished. */
import { finishedIn, lessonName, withFinished } from '@orrery/table/progress';
import { useSyncExternalStore } from 'react';
import { notes } from '../../ui/notes.ts';

/** The place in the browser for the names of finished lessons. */
const PLACE = 'orrery-lessons';
const ears = new Set<() => void>();

const subscribe = (hear: () => void): (() => void) => {
  ears.add(hear);
  // another window of this browser may finish a lesson too
  addEventListener('storage', hear);
  return () => {
    ears.delete(hear);
    removeEventListener('storage', hear);
  };
};

const kept = (): string => notes.read(PLACE) ?? '{}';

/** A test whether a lesson is finished. */
export function useFinished(): (lesson: { readonly game: string; readonly id: string }) => boolean {
  const finished = finishedIn(useSyncExternalStore(subscribe, kept));
  return lesson => finished.has(lessonName(lesson));
}

/** Remembers a finished lesson, if the browser lets it. */
export function finish(lesson: { readonly game: string; readonly id: string }): void {
  notes.write(PLACE, withFinished(finishedIn(kept()), lesson));
  for (const hear of ears) hear();
}
