// Tries out a choice with the answers behind it: which question each answers, and what the rules settle without asking.
import { awaited, type Option } from '../decision/decision.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { Seat } from '../state/state.ts';
import type { AnySitting } from './sitting.ts';

/** A choice of a scenario, split into its parts. */
export interface WrittenChoice {
  readonly verb: string;
  readonly about: readonly string[];
  readonly answers: readonly string[];
}

/** An answer that a table needs, and its seat. */
export interface AnswerGiven {
  readonly seat: Seat;
  readonly picks: readonly Option[];
}

/** The result of a trial: the answers to real questions, or where it ended. */
export type Walked =
  | { readonly refusal: null; readonly given: readonly AnswerGiven[] }
  | {
      readonly refusal: Refusal;
      readonly part: number;
      /** the player's question and options at that point, in words */
      readonly asked: string;
    };

/**
 * Makes a choice on its own table, where every question is asked that the rules would settle, and answers with its parts one by one. An answer
 * counts, and a wrong one has its rule, whether the table would ask or not.
 * @throws BadInput if the choice itself is not offered, or a part answers no question that follows
 */
export function walk(t: AnySitting, who: string, { verb, about, answers }: WrittenChoice): Walked {
  const trial = t.trial(true);
  const seat = trial.seat(who);
  const since = trial.mark();
  trial.act(who, verb, about[0], about[1]);
  const given: AnswerGiven[] = [];
  let next = 0;
  /** why the next part does not answer the questions since the last part */
  let reason: Refusal | null = null;
  let told = '';
  while (next < answers.length) {
    const part = answers[next]!;
    const asked = awaited(trial.s);
    if (asked.includes(seat)) {
      const self = trial.selfAnswer(seat);
      const { min } = trial.countFor(who);
      const fits = trial.fitting(who, answers.slice(next, next + Math.max(1, min)));
      if (fits.length > 0) {
        next += fits.length;
        reason = null;
        // a scenario may name some of the things that the rules settle
        const picks = self !== null && fits.length < min ? self : fits;
        if (self === null) given.push({ seat, picks });
        trial.answerWith(seat, picks);
        continue;
      }
      const because = trial.whyNotAfter(who, part);
      if (because !== null && (reason === null || (reason.rule === '' && because.rule !== ''))) {
        reason = because;
        told = `${who} would be asked "${trial.prompt(seat)}" (${trial.question})${trial.offeredTo(who)}`;
      }
    }
    const passedOver = asked.find(x => trial.selfAnswer(x) !== null);
    if (passedOver !== undefined) {
      trial.answerWith(passedOver, trial.selfAnswer(passedOver)!);
      continue;
    }
    const settled = trial.settledAs(part, since);
    if (settled === 'so') {
      next++;
      reason = null;
      continue;
    }
    if (settled === 'otherwise') reason ??= { rule: '', text: 'The rules decide this differently.' };
    if (reason !== null) return { refusal: reason, part: next, asked: told || trial.pending() };
    trial.mustMean(who, part);
    throw new BadInput(
      `"${part}" does not answer the next question of ${who}; ${trial.pending()}${trial.offeredTo(who)}.`,
    );
  }
  return { refusal: null, given };
}
