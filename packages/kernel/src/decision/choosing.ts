// Choices that depend on each other, such as targets and cards paid as a price. Only options that can be completed are offered.
import { type Refusal, refuse } from '../errors.ts';
import { type Fits, type Read, type ReadList, scene } from '../program/program.ts';
import type { Frame, State } from '../state/state.ts';
import { realize } from '../text/realize.ts';
import { askStep } from '../words/asking.ts';
import type { Compiler } from '../words/compiler.ts';
import type { Teller } from '../words/teller.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { Filter, List } from '../words/word.ts';
import { type Menu, option } from './decision.ts';

/** One of the choices before something happens: a target, or a card paid as a price. */
export interface Selection<S extends State> {
  /** the local that receives it: a single thing as itself, several as a list */
  readonly name: string;
  /** the kind of thing (`card`, `seat`, ...) */
  readonly kind: string;
  /** returns the possible things, given the earlier choices */
  readonly read: ReadList<S>;
  /** true if there is any possible thing: as `read`, but it may stop early; absent if that saves nothing */
  readonly any?: (s: S, f: Frame) => boolean;
  readonly min: number;
  readonly max: Read<S>;
  /** a single thing goes into the local as itself, several as a list */
  readonly many: boolean;
  /** who chooses */
  readonly by: Read<S>;
  /** the rule against things that `read` does not return; null if no rule speaks of them */
  judge(s: S, f: Frame, id: number): Refusal | null;
}

/** Choices in a row, and what must be possible after all of them. */
export interface Selections<S extends State> {
  readonly choices: readonly Selection<S>[];
  /** the rule against choosing a thing twice; null if that is allowed */
  readonly once: Refusal | null;
  /** true if the choices can be completed (for example, paid); null: always */
  readonly ok: ((s: S, f: Frame) => boolean) | null;
  /** the rule against a thing after which the choices from `next` on, or their results, are impossible */
  readonly blocked: (s: S, f: Frame, next: number) => Refusal;
}

/** True if an earlier choice has taken a thing. */
function isTaken<S extends State>(k: Selections<S>, at: number, f: Frame, id: number): boolean {
  for (let i = 0; i < at; i++) {
    const x = f.l[k.choices[i]!.name];
    if (x === id || (Array.isArray(x) && x.includes(id))) return true;
  }
  return false;
}

/** Returns what a choice may take now: without the things that earlier choices took, if nothing may be chosen twice. */
function open<S extends State>(k: Selections<S>, at: number, s: S, f: Frame): readonly number[] {
  const list = k.choices[at]!.read(s, f);
  if (at === 0 || k.once === null || list.length === 0) return list;
  return list.filter(id => !isTaken(k, at, f, id));
}

/**
 * True if all choices from `at` on can be made and completed.
 * @param f a frame whose locals may be overwritten: the choices are tried out in it
 */
export function choosable<S extends State>(k: Selections<S>, s: S, f: Frame, at = 0): boolean {
  if (at === k.choices.length) return k.ok === null || k.ok(s, f);
  const choice = k.choices[at]!;
  if (k.choices.length === 1 && k.ok === null && choice.any !== undefined && choice.min <= 1)
    return choice.any(s, f) || (choice.min === 0 && choice.many);
  const list = open(k, at, s, f);
  if (list.length < choice.min) return false;
  if (choice.many) {
    f.l[choice.name] = list.slice(0, Math.max(choice.min, Math.min(1, choice.max(s, f))));
    return choosable(k, s, f, at + 1);
  }
  for (const id of list) {
    f.l[choice.name] = id;
    if (choosable(k, s, f, at + 1)) return true;
  }
  return false;
}

/** Returns the frame as if a choice took this thing. */
const trial = (f: Frame, name: string, id: number): Frame => scene(f.you, f.self, { ...f.l, [name]: id });

/** How a choice is asked: the name of its menu, the labels, and the question. */
export type Wording<S extends State> = Omit<Menu<S>, 'list' | 'judge' | 'least'> & { readonly ordered?: boolean };

/**
 * Adds the step that asks one of the choices. It offers only things that leave the rest possible. The same tests name the rule against every other
 * thing.
 */
export function chooseStep<S extends State>(c: Compiler<S>, k: Selections<S>, at: number, asked: Wording<S>): void {
  const choice = k.choices[at]!;
  const { ordered = false, ...words } = asked;
  const leads = (s: S, f: Frame, id: number): boolean =>
    choice.many || choosable(k, s, trial(f, choice.name, id), at + 1);
  const menu: Menu<S> = {
    ...words,
    list: (s, f) =>
      open(k, at, s, f)
        .filter(id => leads(s, f, id))
        .map(id => option(choice.kind, id)),
    judge(s, f, _seat, wish) {
      if (wish.verb !== choice.kind || wish.a < 0) return null;
      if (!choice.read(s, f).includes(wish.a)) return choice.judge(s, f, wish.a);
      if (k.once !== null && isTaken(k, at, f, wish.a)) return k.once;
      return leads(s, f, wish.a) ? null : k.blocked(s, trial(f, choice.name, wish.a), at + 1);
    },
  };
  c.step(
    askStep(
      { who: (s, f) => [choice.by(s, f)], menu, min: () => choice.min, max: (s, f) => choice.max(s, f), ordered },
      (_s, f, picks) => {
        const ids = picks[0]!.map(o => o.a);
        f.l[choice.name] = choice.many ? ids : (ids[0] ?? -1);
      },
    ),
  );
}

/** Where the cards of a filter must lie, and which rules refuse a card that does not fit. */
export interface Pool<S extends State, T extends object> {
  /** true for a card in a place where it could be chosen */
  readonly holds: (s: S, id: number) => boolean;
  /** the rule against cards in other places */
  readonly outside: Refusal;
  /** the rule by which a card must fit a part of the filter */
  readonly rule: (part: Filter, vocabulary: Vocabulary<S, T>) => string;
}

/**
 * Returns the rule that stops a filter from choosing a card: the first part of the filter that the card does not fit decides. The parts are compiled
 * at the first call.
 */
export function filterJudge<S extends State, T extends object>(
  v: Vocabulary<S, T>,
  c: Compiler<S>,
  filter: Filter,
  pool: Pool<S, T>,
  teller: Teller = v.teller(),
): Selection<S>['judge'] {
  let parts: { readonly fits: Fits<S>; readonly refusal: Refusal }[] | null = null;
  return (s, f, id) => {
    if (id >= s.cards.length) return null;
    if (!pool.holds(s, id)) return pool.outside;
    parts ??= v.parts(filter).map(part => ({
      fits: c.filter(part),
      refusal: refuse(pool.rule(part, v), `It must be ${mustBe(teller, part)}.`),
    }));
    return parts.find(part => !part.fits(s, id, f))?.refusal ?? null;
  };
}

/** Says what a card must be to fit: `a unit`, `one of your cards`. */
function mustBe(t: Teller, part: Filter): string {
  return realize(t.noun(part).whose !== undefined ? `one of ${t.filter(part, true)}` : t.one(part));
}

/** Returns the rule that stops a thing from being chosen from a list: it must be one of the things in the list. */
export function listJudge<S extends State>(list: List, rule: string, teller: Teller): Selection<S>['judge'] {
  let refusal: Refusal | null = null;
  return () => {
    refusal ??= refuse(rule, `It must be ${realize(teller.oneOf(list))}.`);
    return refusal;
  };
}
