// Plays a lesson with a person.
import type { QuestionView, State } from '@orrery/kernel';
import { Teaching, type Tutor } from '@orrery/table';
import type { Io } from '../../common/io.ts';
import { wrap } from '../../common/text.ts';
import { LocalDoor } from '../play/local-door.ts';
import { type Left, sitDown } from '../play/sit.ts';

/**
 * Plays a lesson with a person.
 * @param opening text above its first table
 * @returns `done` at its end, otherwise how the person left
 */
export async function teach(io: Io, tutor: Tutor<State>, opening: readonly string[] = []): Promise<Left> {
  let above = opening;
  const teaching = new Teaching(tutor, numbered);
  const words = (q: QuestionView | null): readonly string[] => {
    const { said, advice } = teaching.told(q);
    return [...said.map(text => io.style('bold', `» ${text}`)), ...(advice === null ? [] : [advised(q!, advice)])];
  };
  while (!tutor.over) {
    const first = above;
    above = [];
    const { session } = tutor;
    const left = await sitDown(io, new LocalDoor(session), {
      seats: [tutor.seat],
      kept: 'Orrery remembers the lessons that you finish, but not this game.',
      opening: first,
      save() {},
      hooks: {
        words: (_seat, q) => words(q),
        hint: () => tutor.hint(),
        named: () => teaching.meant(),
        judge: (_seat, q, ids) => teaching.judge(q, ids),
        // a lesson that ends with its match shows the result
        after: () => teaching.after() && !(tutor.over && session.result !== null),
      },
    });
    // the match may end with the lesson
    if (left !== 'done' && !(left === 'over' && tutor.over)) return left;
  }
  for (const text of words(null)) io.out(wrap(text, io.width));
  return 'done';
}

/** What a good player might do, in words. */
const advised = (q: QuestionView, ids: readonly string[]): string =>
  `Advice: ${numbered(q, ids) || (q.proposal === null ? 'choose nothing, press Enter' : 'choose nothing, type none')}.`;

/** The labels of choices. */
const numbered = (q: QuestionView, ids: readonly string[]): string =>
  ids
    .map(id => q.options.findIndex(o => o.id === id))
    .filter(i => i >= 0)
    .map(i => `${i + 1} ${q.options[i]!.label}`)
    .join(', ');
