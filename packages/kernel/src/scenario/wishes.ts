import { awaited, type Option } from '../decision.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { Sitting } from './sitting.ts';

// biome-ignore lint/suspicious/noExplicitAny: any game's
type Table = Sitting<any, any>;

/** `support, First Battle Fleet, Border Raid` as its parts; a list stands for itself. */
export function partsOf(wish: unknown): readonly string[] {
  return (Array.isArray(wish) ? wish : String(wish).split(',')).map(part => String(part).trim());
}

/** Makes a choice as a scenario writes it: the verb, what it is about, and the answers to what is asked next because of it. */
export function makeWish(t: Table, who: string, parts: readonly string[]): void {
  const [verb = '', ...rest] = parts;
  if (verb === 'pick') {
    t.pick(who, ...rest);
    return;
  }
  const { about, answers } = t.split(verb, rest);
  const since = t.mark();
  t.act(who, verb, about[0], about[1]);
  for (const part of answers) follow(t, who, part, since);
}

/**
 * The answer that a wish is, where it answers one question alone.
 * @throws BadInput where it is not offered, or answers more than what is asked now
 */
export function answerOf(t: Table, who: string, parts: readonly string[]): readonly Option[] {
  const [verb = '', ...rest] = parts;
  if (verb === 'pick') return t.picking(who, ...rest);
  const { about, answers } = t.split(verb, rest);
  if (answers.length > 0) throw new BadInput(`"${parts.join(', ')}" answers more than one question.`);
  return [t.acting(who, verb, about[0], about[1])];
}

/** Answers what is asked next because of a choice; what the rules have settled already must be what was named. */
function follow(t: Table, who: string, part: string, since: number): void {
  if (awaited(t.s).includes(t.seat(who)) && t.mayAnswer(who, part)) {
    t.pick(who, part);
    return;
  }
  if (!t.settledAs(part, since))
    throw new BadInput(`"${part}" answers nothing that ${who} is asked after that; ${t.pending()}${t.offeredTo(who)}.`);
}

/**
 * Why a player may not make a choice now; null when it is offered.
 * @throws BadInput where the wish means nothing in what is asked now: then nothing refuses it
 */
export function refusalOf(t: Table, who: string, parts: readonly string[]): Refusal | null {
  const seat = t.seat(who);
  if (!awaited(t.s).includes(seat)) return { rule: '', text: `${t.who(seat)} is not asked;` };
  const [verb = '', ...rest] = parts;
  if (verb === 'pick') return t.whyNot(who, ...rest);
  const { about, answers } = t.split(verb, rest);
  const reason = t.why(who, verb, about[0], about[1]);
  if (reason !== null || answers.length === 0) return reason;
  const trial = t.trial();
  const since = trial.mark();
  trial.act(who, verb, about[0], about[1]);
  for (const part of answers.slice(0, -1)) follow(trial, who, part, since);
  const last = answers[answers.length - 1]!;
  if (awaited(trial.s).includes(seat)) {
    const refusal = trial.whyNot(who, last);
    // the judge of the action may know the rule, too
    return refusal?.rule === '' && answers.length === 1 && !/^\d+$/.test(last)
      ? ruled(t.why(who, verb, about[0], last), refusal)
      : refusal;
  }
  return trial.settledAs(last, since) ? null : { rule: '', text: `"${last}" answers nothing that is asked then.` };
}

const ruled = (a: Refusal | null, b: Refusal): Refusal => (a?.rule ? a : b);

/** A wish that must be refused. */
export interface Refusing {
  readonly who: string | number;
  readonly wish: unknown;
  readonly rule?: string;
  readonly because?: 'not asked';
}

/** Holds where a wish is really refused now, and by the rule that is named. @throws BadInput where it is not */
export function expectRefused(t: Table, { who: named, wish, rule, because }: Refusing): void {
  const who = String(named);
  const parts = partsOf(wish);
  const told = parts.join(', ');
  const asked = awaited(t.s).includes(t.seat(who));
  if (because === 'not asked') {
    if (asked) throw new BadInput(`${who} is asked: ${t.pending()}.`);
    return;
  }
  if (!asked)
    throw new BadInput(
      `"${told}" is not refused by a rule: ${who} is not asked, ${t.pending()}. Where that is meant, write "because: not asked".`,
    );
  if (parts[0] !== 'pick' && !t.speaksOf(who, parts[0]!))
    throw new BadInput(
      `"${told}" answers nothing that is asked now, so nothing refuses it: ${t.pending()}${t.offeredTo(who)}.`,
    );
  const reason = refusalOf(t, who, parts);
  if (reason === null) throw new BadInput(`"${told}" is allowed, but was to be refused.`);
  if (rule !== undefined && reason.rule !== rule)
    throw new BadInput(
      `"${told}" is refused by ${reason.rule || 'no rule'}, not by ${rule}: ${reason.text} ${t.pending()}.`,
    );
}
