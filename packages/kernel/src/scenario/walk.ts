// Tries out a choice with the answers behind it: what each of them answers, and what the rules settle without asking.
import { awaited, type Option } from '../decision/decision.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { Seat } from '../state/state.ts';
import type { AnySitting } from './sitting.ts';

/** A choice as a scenario writes it, taken apart. */
export interface WrittenChoice {
  readonly verb: string;
  readonly about: readonly string[];
  readonly answers: readonly string[];
}

/** An answer that a table must be given, and whose it is. */
export interface AnswerGiven {
  readonly seat: Seat;
  readonly picks: readonly Option[];
}

/** What came of trying: the answers to what is really asked, or where it ended. */
export type Walked =
  | { readonly refusal: null; readonly given: readonly AnswerGiven[] }
  | {
      readonly refusal: Refusal;
      readonly part: number;
      /** what the player is asked there, and offered, in words */
      readonly asked: string;
    };

/**
 * Makes a choice on a table of its own, at which everything is asked that the rules would settle, and answers by its parts one after the
 * other. So an answer counts, and a wrong one has its rule, whether the table would ask or not.
 * @throws BadInput where the choice itself is not offered, and for a part that answers nothing that is asked because of it
 */
export function walk(t: AnySitting, who: string, { verb, about, answers }: WrittenChoice): Walked {
  const trial = t.trial(true);
  const seat = trial.seat(who);
  const since = trial.mark();
  trial.act(who, verb, about[0], about[1]);
  const given: AnswerGiven[] = [];
  let next = 0;
  /** why the next part is no answer to what has been asked since the last */
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
        // of what the rules settle some may be named
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
