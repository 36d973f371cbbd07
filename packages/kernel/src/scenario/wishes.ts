// Makes a choice of a scenario, or finds the rule that refuses it.
import { awaited, type Option } from '../decision/decision.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { AnySitting } from './sitting.ts';
import { type AnswerGiven, type WrittenChoice, walk } from './walk.ts';

/** Splits `support, First Battle Fleet, Border Raid` into its parts; a list stays as it is. */
export function partsOf(wish: unknown): readonly string[] {
  return (Array.isArray(wish) ? wish : String(wish).split(',')).map(part => String(part).trim());
}

/** Writes a wish as messages quote it. */
const quoted = (parts: readonly string[]): string => `"${parts.join(', ')}"`;

function choiceOf(t: AnySitting, [verb = '', ...rest]: readonly string[]): WrittenChoice {
  return { verb, ...t.split(verb, rest) };
}

/** Makes a choice of a scenario: the verb, what it is about, and the answers to the questions that follow. */
export function makeWish(t: AnySitting, who: string, parts: readonly string[]): void {
  t.goOn();
  if (parts[0] === 'pick') {
    t.pick(who, ...parts.slice(1));
    return;
  }
  const choice = choiceOf(t, parts);
  const { verb, about, answers } = choice;
  if (answers.length === 0) {
    t.act(who, verb, about[0], about[1]);
    return;
  }
  // an option that is not offered is reported first, with the rule that forbids it
  t.acting(who, verb, about[0], about[1]);
  const given = answersTo(t, who, choice);
  t.act(who, verb, about[0], about[1]);
  for (const { seat, picks } of given) t.answerWith(seat, picks);
}

/** Returns the answers of a choice to the questions that are really asked. @throws BadInput if one of them is refused */
function answersTo(t: AnySitting, who: string, choice: WrittenChoice): readonly AnswerGiven[] {
  const walked = walk(t, who, choice);
  if (walked.refusal === null) return walked.given;
  const { rule, text } = ruledBy(t, who, choice, walked.refusal);
  throw new BadInput(
    `${who} cannot answer "${choice.answers[walked.part]!}" after that: ${text}${rule ? ` (${rule})` : ''} ${walked.asked}.`,
  );
}

/**
 * Returns the options of a wish that answers a single question. It may also name what the table settles.
 * @throws BadInput if it is not offered, or answers more than the present question
 */
export function answerOf(t: AnySitting, who: string, parts: readonly string[]): readonly Option[] {
  const [verb = '', ...rest] = parts;
  if (verb === 'pick') return t.picking(who, ...rest);
  const choice = choiceOf(t, parts);
  const { about, answers } = choice;
  const option = t.acting(who, verb, about[0], about[1]);
  if (answers.length === 0) return [option];
  if (answersTo(t, who, choice).length > 0) throw new BadInput(`${quoted(parts)} answers more than one question.`);
  return [option];
}

/**
 * Returns why a player who is asked may not make a choice now; null if it is offered.
 * @throws BadInput if the wish has no meaning for the present question, because then no rule refuses it
 */
export function refusalOf(t: AnySitting, who: string, parts: readonly string[]): Refusal | null {
  t.mustBeAsked(who);
  const [verb = '', ...rest] = parts;
  if (verb === 'pick') return t.whyNot(who, ...rest);
  const choice = choiceOf(t, parts);
  const { about, answers } = choice;
  const reason = t.why(who, verb, about[0], about[1]);
  if (reason !== null || answers.length === 0) {
    // no rule refuses a misspelt part
    t.mustMeanAll(who, verb, rest);
    return reason;
  }
  const walked = walk(t, who, choice);
  if (walked.refusal === null) return null;
  const refusal = ruledBy(t, who, choice, walked.refusal);
  const last = walked.part === answers.length - 1;
  if (!last && refusal.rule === '')
    throw new BadInput(`${quoted(parts)} stops at "${answers[walked.part]!}": ${refusal.text}`);
  return refusal;
}

/**
 * Returns why a player may not make a choice that should be refused; null if it is offered.
 * @throws BadInput if the question is not about the choice, and as `refusalOf`
 */
export function refusedFor(t: AnySitting, who: string, parts: readonly string[]): Refusal | null {
  t.mustBeAsked(who);
  if (parts[0] !== 'pick' && !t.speaksOf(who, parts[0]!))
    throw new BadInput(
      `${quoted(parts)} does not answer the question now, so no rule refuses it: ${t.pending()}${t.offeredTo(who)}.`,
    );
  return refusalOf(t, who, parts);
}

/** Returns the rule by which the action's own judge forbids its one answer, if the question after it names no rule. */
function ruledBy(t: AnySitting, who: string, { verb, about, answers }: WrittenChoice, refusal: Refusal): Refusal {
  const [only = ''] = answers;
  if (refusal.rule !== '' || answers.length !== 1 || !t.mayBeSecond(who, verb, only)) return refusal;
  const reason = t.why(who, verb, about[0], only);
  return reason?.rule ? reason : refusal;
}

/** A wish that must be refused. */
export interface Refusing {
  readonly who: string | number;
  readonly wish: unknown;
  readonly rule?: string;
  readonly because?: 'not asked';
}

/** Checks that a wish is refused now, by the named rule. @throws BadInput if it is not */
export function expectRefused(t: AnySitting, { who: named, wish, rule, because }: Refusing): void {
  t.goOn();
  const who = String(named);
  const parts = partsOf(wish);
  const told = quoted(parts);
  const asked = awaited(t.s).includes(t.seat(who));
  if (because === 'not asked') {
    if (asked) throw new BadInput(`${who} is asked: ${t.pending()}.`);
    const [verb = '', ...rest] = parts;
    t.mustMeanAll(who, verb, rest);
    if (rule !== undefined)
      ruleIsOne(told, rule, reasonIfAsked(t, who, parts), `even if ${who} were asked; ${t.pending()}`);
    return;
  }
  if (!asked)
    throw new BadInput(
      `${told} is not refused by a rule: ${who} is not asked, ${t.pending()}. If you mean that, write "because: not asked".`,
    );
  const reason = refusedFor(t, who, parts);
  if (reason === null) throw new BadInput(`${told} is allowed, but should be refused.`);
  if (rule !== undefined) ruleIsOne(told, rule, reason, t.pending());
}

function ruleIsOne(told: string, rule: string, reason: Refusal | null, when: string): void {
  if (reason === null) throw new BadInput(`no rule forbids ${told}, ${when}.`);
  if (reason.rule !== rule)
    throw new BadInput(`${told} is refused by ${reason.rule || 'no rule'}, not by ${rule}: ${reason.text} ${when}.`);
}

/** Returns what would forbid a wish if this player had the question of another one; null if nothing would. */
function reasonIfAsked(t: AnySitting, who: string, parts: readonly string[]): Refusal | null {
  const trial = t.trial();
  if (trial.s.ask === null) throw new BadInput(`the rule cannot be checked: ${t.pending()}.`);
  trial.s.ask = { ...trial.s.ask, seats: [trial.seat(who)], picks: [null] };
  trial.s.menus = null;
  return refusedFor(trial, who, parts);
}
