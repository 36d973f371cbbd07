// The texts for a learner at each question, and when the right choice is shown.
import type { QuestionView, State } from '@orrery/kernel';
import { hintFor } from '../hints/hint.ts';
import type { Tutor } from './tutor.ts';

/** After this many wrong tries at a question, the learner is shown the choice. */
const PATIENCE = 2;

/** Writes the names of choices as the learner sees them; '' for none. */
export type NamesChoices = (question: QuestionView, ids: readonly string[]) => string;

/** Writes choices by their labels only. */
const byLabel: NamesChoices = ({ options }, ids) =>
  ids
    .map(id => options.find(o => o.id === id)?.label ?? '')
    .filter(label => label !== '')
    .join(', ');

/** The texts at one moment of a lesson. */
export interface LessonWords {
  /** what the tutor has said since the question came, one paragraph each */
  readonly said: readonly string[];
  /** what a good player might do, as ids of options; null if there is no advice, because the learner is not playing freely or has no choice */
  readonly advice: readonly string[] | null;
  /** in free play, what this kind of question is about, one paragraph each, whether it was said before or not */
  readonly about: readonly string[];
}

const NOTHING: LessonWords = { said: [], advice: null, about: [] };

/** Splits a text into paragraphs. A folded text of a file keeps a line break only between paragraphs. */
const paragraphs = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(part => part.trim().replace(/\s+/g, ' '))
    .filter(part => part !== '');

/** Teaches a lesson, however it is drawn: the text at each question, the reaction to wrong tries, and when the choice is shown. */
export class Teaching<S extends State> {
  #misses = 0;
  #told = NOTHING;
  /** the question that those texts belong to */
  #asked = -1;
  /** what a good player might do, computed once for each question */
  #good: { readonly decision: number; readonly ids: readonly string[] } = { decision: -1, ids: [] };

  /** @param named writes choices for the learner */
  constructor(
    readonly tutor: Tutor<S>,
    private readonly named: NamesChoices = byLabel,
  ) {}

  /** Returns the texts for the present question. @param question null if nothing is asked any more */
  told(question: QuestionView | null): LessonWords {
    const { tutor } = this;
    const { decision } = tutor.session.match;
    const said = tutor.says().flatMap(paragraphs);
    this.#told =
      this.#asked === decision
        ? { ...this.#told, said: [...this.#told.said, ...said] }
        : {
            said,
            advice: tutor.free && question !== null && question.options.length > 1 ? this.#advised() : null,
            about: tutor.explanation === null ? [] : paragraphs(tutor.explanation),
          };
    this.#asked = decision;
    return this.#told;
  }

  /** Returns the choice to show the learner: the one that the lesson wants, or, if it wants none in particular, one that a good player might make. */
  meant(): readonly string[] {
    return this.tutor.hint() ?? this.#advised();
  }

  /** Returns the text for an answer that the lesson does not accept; null if it does. After some wrong tries, the text names the right choice. */
  judge(question: QuestionView, ids: readonly string[]): string | null {
    const wrong = this.tutor.judge(ids);
    this.#misses = wrong === null ? 0 : this.#misses + 1;
    if (wrong === null || this.#misses < PATIENCE) return wrong;
    const meant = this.named(question, this.tutor.hint() ?? []);
    return meant === '' ? wrong : `${wrong.trim()} Choose this: ${meant}.`;
  }

  /** Continues after the learner's choice. Returns true if there is a new table now, or the lesson is over. */
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
