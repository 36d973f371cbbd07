import type { QuestionView, State } from '@orrery/kernel';
import { hintFor, type Tutor } from '@orrery/table';
import type { Io } from '../io.ts';
import { wrap } from '../text.ts';
import { LocalDoor } from './local-door.ts';
import { type Left, sitDown } from './sit.ts';

/** How often somebody may go wrong in a step before the choice is shown. */
const PATIENCE = 2;

/**
 * Plays a lesson with a person.
 * @param opening what is said above its first table
 * @returns `done` at its end, otherwise how the person left
 */
export async function teach(io: Io, tutor: Tutor<State>, opening: readonly string[] = []): Promise<Left> {
  let above = opening;
  let misses = 0;
  /** what the tutor has said before the question that stands now */
  let said: { readonly decision: number; readonly words: readonly string[] } = { decision: -1, words: [] };
  /** what a good player might do at the question that stands now, worked out once */
  let good: { readonly decision: number; readonly ids: readonly string[] } = { decision: -1, ids: [] };
  const advised = (): readonly string[] => {
    const { match } = tutor.session;
    if (good.decision !== match.decision)
      good = { decision: match.decision, ids: hintFor(tutor.table, match, tutor.seat) };
    return good.ids;
  };
  const words = (q: QuestionView): readonly string[] => {
    const { decision } = tutor.session.match;
    const news = [...spoken(io, tutor), ...(tutor.free && said.decision !== decision ? advice(q, advised()) : [])];
    said = { decision, words: said.decision === decision ? [...said.words, ...news] : news };
    return said.words;
  };
  while (!tutor.over) {
    const first = above;
    above = [];
    const { session } = tutor;
    const left = await sitDown(io, new LocalDoor(session), {
      seats: [tutor.seat],
      kept: 'Lessons keep what you have finished, and not the game.',
      opening: first,
      save() {},
      hooks: {
        words: (_seat, q) => words(q),
        hint: () => tutor.hint(),
        named: () => (tutor.free ? advised() : (tutor.hint() ?? [])),
        judge(_seat, q, ids) {
          const wrong = tutor.judge(ids);
          misses = wrong === null ? 0 : misses + 1;
          return wrong === null || misses < PATIENCE ? wrong : `${wrong} ${hinted(q, tutor.hint())}`.trim();
        },
        after: () => {
          said = { decision: -1, words: [] };
          good = { decision: -1, ids: [] };
          // a lesson that ends with its match shows how that has ended
          return tutor.after() && !(tutor.over && session.result !== null);
        },
      },
    });
    // the match may end with the lesson
    if (left !== 'done' && !(left === 'over' && tutor.over)) return left;
  }
  for (const text of spoken(io, tutor)) io.out(wrap(text, io.width));
  return 'done';
}

/** What the tutor has to say now, as it stands on the screen: a paragraph each. */
const spoken = (io: Io, tutor: Tutor<State>): string[] =>
  tutor
    .says()
    .flatMap(text => text.trim().split(/\n\s*\n/))
    .map(text => io.style('bold', `» ${text.replace(/\s+/g, ' ')}`));

/** The choice that is meant, in words. */
function hinted(q: QuestionView, ids: readonly string[] | null): string {
  const meant = numbered(q, ids ?? []);
  return meant === '' ? '' : `What is meant: ${meant}.`;
}

/** What a good player might do, where there is a choice. */
function advice(q: QuestionView, ids: readonly string[]): string[] {
  return q.options.length < 2
    ? []
    : [`Advice: ${numbered(q, ids) || (q.proposal === null ? 'nothing; press Enter' : 'nothing; type none')}.`];
}

/** Choices as they stand on the screen. */
const numbered = (q: QuestionView, ids: readonly string[]): string =>
  ids
    .map(id => q.options.findIndex(o => o.id === id))
    .filter(i => i >= 0)
    .map(i => `${i + 1} ${q.options[i]!.label}`)
    .join(', ');
