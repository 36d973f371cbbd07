// Makes a choice that a scenario writes in words, or finds the rule that refuses it.
import { awaited, type Option } from '../decision/decision.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { AnySitting } from './sitting.ts';
import { type AnswerGiven, type WrittenChoice, walk } from './walk.ts';

/** `support, First Battle Fleet, Border Raid` as its parts; a list stands for itself. */
export function partsOf(wish: unknown): readonly string[] {
  return (Array.isArray(wish) ? wish : String(wish).split(',')).map(part => String(part).trim());
}

/** A wish in words, as messages quote it. */
const quoted = (parts: readonly string[]): string => `"${parts.join(', ')}"`;

function choiceOf(t: AnySitting, [verb = '', ...rest]: readonly string[]): WrittenChoice {
  return { verb, ...t.split(verb, rest) };
}

/** Makes a choice as a scenario writes it: the verb, what it is about, and the answers to what is asked next because of it. */
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
  // what is not offered says so first, by the rule that forbids it
  t.acting(who, verb, about[0], about[1]);
  const given = answersTo(t, who, choice);
  t.act(who, verb, about[0], about[1]);
  for (const { seat, picks } of given) t.answerWith(seat, picks);
}

/** The answers that a choice brings with it to what is really asked. @throws BadInput where one of them is refused */
function answersTo(t: AnySitting, who: string, choice: WrittenChoice): readonly AnswerGiven[] {
  const walked = walk(t, who, choice);
  if (walked.refusal === null) return walked.given;
  const { rule, text } = ruledBy(t, who, choice, walked.refusal);
  throw new BadInput(
    `${who} cannot answer "${choice.answers[walked.part]!}" after that: ${text}${rule ? ` (${rule})` : ''} ${walked.asked}.`,
  );
}

/**
 * The answer that a wish is, where it answers one question alone; what the table settles because of it may be named, too.
 * @throws BadInput where it is not offered, or answers more than what is asked now
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
 * Why a player who is asked may not make a choice now; null when it is offered.
 * @throws BadInput where the wish means nothing in what is asked now: then nothing refuses it
 */
export function refusalOf(t: AnySitting, who: string, parts: readonly string[]): Refusal | null {
  t.mustBeAsked(who);
  const [verb = '', ...rest] = parts;
  if (verb === 'pick') return t.whyNot(who, ...rest);
  const choice = choiceOf(t, parts);
  const { about, answers } = choice;
  const reason = t.why(who, verb, about[0], about[1]);
  if (reason !== null || answers.length === 0) {
    // a misspelt part is refused by nothing
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
 * Why a player must not make a choice now, where that is to be so; null when it is offered.
 * @throws BadInput for a choice that the question is not about, and as `refusalOf`
 */
export function refusedFor(t: AnySitting, who: string, parts: readonly string[]): Refusal | null {
  t.mustBeAsked(who);
  if (parts[0] !== 'pick' && !t.speaksOf(who, parts[0]!))
    throw new BadInput(
      `${quoted(parts)} does not answer the question now, so no rule refuses it: ${t.pending()}${t.offeredTo(who)}.`,
    );
  return refusalOf(t, who, parts);
}

/** The rule by which the judge of the action itself forbids its one answer, where the question after it names none. */
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

/** Holds where a wish is really refused now, and by the rule that is named. @throws BadInput where it is not */
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

/** What would forbid a wish if the player were asked what somebody else is asked now; null where nothing would. */
function reasonIfAsked(t: AnySitting, who: string, parts: readonly string[]): Refusal | null {
  const trial = t.trial();
  if (trial.s.ask === null) throw new BadInput(`the rule cannot be checked: ${t.pending()}.`);
  trial.s.ask = { ...trial.s.ask, seats: [trial.seat(who)], picks: [null] };
  trial.s.menus = null;
  return refusedFor(trial, who, parts);
}
