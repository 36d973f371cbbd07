import {
  type Compiler,
  type Filter,
  type Frame,
  filterJudge,
  type List,
  type Locals,
  listJudge,
  type Read,
  type ReadList,
  type Refusal,
  refuse,
  type Selection,
  type Teller,
} from '@orrery/kernel';
import type { Gate, TargetSource } from '../card.ts';
import { choicePhrases } from '../card-text.ts';
import { v } from '../language.ts';
import { isUntargetable } from '../rules/abilities/target.ts';
import { IN_PLAY, inPlay, LOST, SEAT_ZONES, type WarsState } from '../state.ts';
import { once } from './once.ts';

// The choices when a card or ability is declared: targets, targets of its cost, and cards that pay

const NOT_IN_PLAY = refuse('wars/your/1', 'That card is not in play.');
const UNTARGETABLE = refuse('wars/cant/1', 'A card in play says that you cannot target it.');

/** A choice: whether it is a target, and whether it pays. */
export interface Choice extends Selection<WarsState> {
  readonly target: boolean;
  readonly spent: boolean;
  /** the choice as a phrase: `your target unit here`, `a card in your hand` */
  phrase(): string;
}

const NONE: readonly number[] = [];

/** The cards in play that a filter fits. */
function cardsWhich(c: Compiler<WarsState>, filter: Filter): ReadList<WarsState> {
  const fits = c.filter(filter);
  const battle = v.parts(filter).some(part => v.trait(part, 'onlyInBattle'));
  return (s, f) => (battle && s.battle === null ? NONE : s.zones[IN_PLAY]!.filter(id => fits(s, id, f)));
}

/**
 * Returns the rule that refuses a thing that cannot be chosen. The words after "target" decide, of either player (wars/target/4, wars/target/5,
 * wars/target/6, wars/ruling-sheltered/1, wars/ruling-assailing-vatarma/2).
 */
function judgeOf(c: Compiler<WarsState>, x: Filter | List, target: boolean, t: Teller): Choice['judge'] {
  const usual = target ? 'wars/target/5' : 'wars/costs/5';
  if (v.isList(x)) return listJudge(x as List, usual, t);
  const pool = {
    holds: inPlay,
    outside: NOT_IN_PLAY,
    rule: (part: Filter) => v.trait(part, 'rule') ?? usual,
  };
  return filterJudge(v, c, x as Filter, pool, t);
}

function compileChoice(
  c: Compiler<WarsState>,
  name: string,
  x: TargetSource,
  { target, spent }: { target: boolean; spent: boolean },
  t: Teller,
  phrase: () => string,
): Choice {
  const spec = 'of' in x ? x : { of: x as Filter | List };
  const list = v.isList(spec.of);
  const raw = list ? c.list(spec.of as List) : cardsWhich(c, spec.of as Filter);
  const kind = list ? v.kindOf(spec.of as List) : 'card';
  const min = 'min' in spec && spec.min !== undefined ? spec.min : 1;
  const max: Read<WarsState> = 'max' in spec && spec.max !== undefined ? c.amount(spec.max) : () => min;
  const by: Read<WarsState> = 'by' in spec && spec.by !== undefined ? c.ref(spec.by) : (_s, f) => f.you;
  const judged = judgeOf(c, spec.of, target, t);
  const shielded = target && kind === 'card';
  return {
    name,
    kind,
    min,
    max,
    many: min !== 1 || 'max' in spec,
    by,
    target,
    spent,
    phrase,
    read: shielded
      ? (s, f) => {
          const found = raw(s, f);
          return found.some(id => isUntargetable(s, id, f.you))
            ? found.filter(id => !isUntargetable(s, id, f.you))
            : found;
        }
      : raw,
    judge: (s, f, id): Refusal | null =>
      shielded && id < s.cards.length && raw(s, f).includes(id) ? UNTARGETABLE : judged(s, f, id),
  };
}

/**
 * Compiles the choices of a gate in their order: targets, targets of the cost, cards that pay. Its player makes them, unless the text says otherwise
 * (wars/target/1, wars/target/2, wars/effects/5).
 */
export function compileChoices(c: Compiler<WarsState>, gate: Gate, t: Teller): Choice[] {
  const phrases = once(() => choicePhrases(gate, t));
  const of = (source: Gate['target'], as: { target: boolean; spent: boolean }): Choice[] =>
    Object.entries(source ?? {}).map(([name, x]) => compileChoice(c, name, x, as, t, () => phrases()[name]!));
  return [
    ...of(gate.target, { target: true, spent: false }),
    ...of(gate.costTarget, { target: true, spent: true }),
    ...of(gate.given, { target: false, spent: true }),
  ];
}

/** Returns what the stack remembers of the choices. Targets are announced (wars/deploy-phase/7); cards that pay are not. */
export const aimsOf = (choices: readonly Choice[], l: Locals): number[] =>
  choices.flatMap(x => (x.target && x.kind === 'card' ? (l[x.name] as number | number[]) : []));

/**
 * True if every target is still legal when it comes off the stack (wars/effects/8, wars/triggered-ability/10). The locals then hold the targets as
 * they are now. Cards that paid are gone and are not checked.
 */
export function stillLegal(s: WarsState, f: Frame, choices: readonly Choice[]): boolean {
  for (const choice of choices) {
    if (!choice.target || choice.spent) continue;
    const chosen = f.l[choice.name] as number | number[];
    const now = choice.read(s, f);
    if (Array.isArray(chosen)) {
      const found = chosen.map(id => stillThere(s, choice, now, id));
      f.l[choice.name] = found;
      if (found.includes(-1)) return false;
    } else {
      f.l[choice.name] = stillThere(s, choice, now, chosen);
      if (f.l[choice.name] === -1) return false;
    }
  }
  return true;
}

/** Returns a target as it is now: itself, a card of the same title if its lost pile was randomized (wars/lost-pile/6), or -1. */
function stillThere(s: WarsState, choice: Choice, now: readonly number[], id: number): number {
  if (now.includes(id)) return id;
  if (choice.kind !== 'card' || inPlay(s, id)) return -1;
  return now.find(x => s.defs[x]! === s.defs[id]! && s.cards[x]!.zone % SEAT_ZONES === LOST) ?? -1;
}
