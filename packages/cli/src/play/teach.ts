import type { QuestionView, Seat, State } from '@orrery/kernel';
import { botAnswer, type Tutor } from '@orrery/table';
import type { Io } from '../io.ts';
import { wrap } from '../text.ts';
import { type Left, sitDown } from './sit.ts';

/** How often somebody may go wrong in a step before the choice is shown. */
const PATIENCE = 2;

/** Plays a lesson with a person. @returns `done` at its end, otherwise how the person left */
export async function teach(io: Io, tutor: Tutor<State>): Promise<Left> {
  let misses = 0;
  const speak = () => {
    for (const text of tutor.says())
      for (const part of text.trim().split(/\n\s*\n/))
        io.out(io.style('bold', wrap(`» ${part.replace(/\s+/g, ' ')}`, io.width)));
  };
  while (!tutor.over) {
    const left = await sitDown(io, tutor.session, {
      seats: [tutor.seat],
      kept: 'Lessons keep what you have finished, and not the game.',
      save() {},
      hooks: {
        before(_seat, q) {
          speak();
          if (tutor.free) advise(io, tutor, q);
        },
        judge(_seat, q, ids) {
          const wrong = tutor.judge(ids);
          if (wrong === null) {
            misses = 0;
            return null;
          }
          misses++;
          const shown = misses < PATIENCE ? '' : hinted(q, tutor.hint());
          return [wrong, shown].filter(Boolean).join(' ');
        },
        after: (_seat: Seat) => tutor.after(),
      },
    });
    // the match may end with the lesson
    if (left !== 'done' && !(left === 'over' && tutor.over)) return left;
  }
  speak();
  return 'done';
}

/** The choice that is meant, in words. */
function hinted(q: QuestionView, ids: readonly string[] | null): string {
  const labels = (ids ?? []).map(id => q.options.find(o => o.id === id)?.label ?? '').filter(Boolean);
  return labels.length === 0 ? '' : `What is meant: ${labels.join(', ')}.`;
}

/** Says what a good player might do. */
function advise(io: Io, tutor: Tutor<State>, q: QuestionView): void {
  if (q.options.length < 2) return;
  const { session, seat } = tutor;
  const labels = botAnswer(session.table, session.match, seat, 'greedy').map(
    id => q.options.find(o => o.id === id)?.label ?? id,
  );
  io.out(io.style('dim', wrap(`Advice: ${labels.join(', ') || 'nothing'}.`, io.width)));
}
