// What a learner is told at each question, and when the right choice is shown.
import type { QuestionView, State } from '@orrery/kernel';
import { hintFor } from '../hints/hint.ts';
import type { Tutor } from './tutor.ts';

/** How often somebody may go wrong at a question before the choice is shown. */
const PATIENCE = 2;

/** How a host names choices of a question, as they stand before the learner; '' for none. */
export type NamesChoices = (question: QuestionView, ids: readonly string[]) => string;

/** Choices by their labels alone. */
const byLabel: NamesChoices = ({ options }, ids) =>
  ids
    .map(id => options.find(o => o.id === id)?.label ?? '')
    .filter(label => label !== '')
    .join(', ');

/** What is told at one moment of a lesson. */
export interface LessonWords {
  /** what the tutor has said since the question came, a paragraph each */
  readonly said: readonly string[];
  /** what a good player might do, by the ids of the options; null where there is nothing to advise: the learner does not play freely, or has no choice */
  readonly advice: readonly string[] | null;
}

const NOTHING: LessonWords = { said: [], advice: null };

/** A paragraph each, without the line breaks of a file. */
const paragraphs = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(part => part.replace(/\s+/g, ' '));

/** How a lesson is taught, whoever draws it: what is told at each question, how wrong tries are met, when the choice is shown. */
export class Teaching<S extends State> {
  #misses = 0;
  #told = NOTHING;
  /** the question for which that was told */
  #asked = -1;
  /** what a good player might do, worked out once for each question */
  #good: { readonly decision: number; readonly ids: readonly string[] } = { decision: -1, ids: [] };

  /** @param named how choices are named to the learner */
  constructor(
    readonly tutor: Tutor<S>,
    private readonly named: NamesChoices = byLabel,
  ) {}

  /** What is told at the question that stands now. @param question null where nothing is asked any more */
  told(question: QuestionView | null): LessonWords {
    const { tutor } = this;
    const { decision } = tutor.session.match;
    const said = tutor.says().flatMap(paragraphs);
    this.#told =
      this.#asked === decision
        ? { ...this.#told, said: [...this.#told.said, ...said] }
        : { said, advice: tutor.free && question !== null && question.options.length > 1 ? this.#advised() : null };
    this.#asked = decision;
    return this.#told;
  }

  /** The choice that a learner is shown: what the lesson wants, or what a good player might do where it wants nothing in particular. */
  meant(): readonly string[] {
    return this.tutor.hint() ?? this.#advised();
  }

  /** What is said of an answer that is not to be taken, after some tries with what is meant; null for one that is. */
  judge(question: QuestionView, ids: readonly string[]): string | null {
    const wrong = this.tutor.judge(ids);
    this.#misses = wrong === null ? 0 : this.#misses + 1;
    if (wrong === null || this.#misses < PATIENCE) return wrong;
    const meant = this.named(question, this.tutor.hint() ?? []);
    return meant === '' ? wrong : `${wrong.trim()} Choose this: ${meant}.`;
  }

  /** Goes on after the learner has chosen. True where another table stands there now, or the lesson is over. */
  after(): boolean {
    this.#asked = -1;
    this.#told = NOTHING;
    this.#good = { decision: -1, ids: [] };
    return this.tutor.after();
  }

  #advised(): readonly string[] {
    const { session, table, seat } = this.tutor;
    const { match } = session;
    if (this.#good.decision !== match.decision)
      this.#good = { decision: match.decision, ids: hintFor(table, match, seat) };
    return this.#good.ids;
  }
}
