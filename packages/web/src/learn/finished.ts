import { finishedIn, lessonName, withFinished } from '@orrery/table/progress';
import { useSyncExternalStore } from 'react';

/** Where this browser keeps which lessons are finished. */
const PLACE = 'orrery-lessons';
const ears = new Set<() => void>();

const subscribe = (hear: () => void): (() => void) => {
  ears.add(hear);
  // another window of this browser may finish one, too
  addEventListener('storage', hear);
  return () => {
    ears.delete(hear);
    removeEventListener('storage', hear);
  };
};

/** What is kept; nothing in a browser that keeps nothing for pages. */
function kept(): string {
  try {
    return localStorage.getItem(PLACE) ?? '{}';
  } catch {
    return '{}';
  }
}

/** Which lessons are finished in this browser, as a test of one. */
export function useFinished(): (lesson: { readonly game: string; readonly id: string }) => boolean {
  const finished = finishedIn(useSyncExternalStore(subscribe, kept));
  return lesson => finished.has(lessonName(lesson));
}

/** Keeps that a lesson is finished, where the browser lets it. */
export function finish(lesson: { readonly game: string; readonly id: string }): void {
  try {
    localStorage.setItem(PLACE, withFinished(finishedIn(kept()), lesson));
  } catch {
    // the lesson is done all the same
  }
  for (const hear of ears) hear();
}
