import {
  askStep,
  type CardId,
  type Compiler,
  choosable,
  chooseStep,
  type Filter,
  type Frame,
  filterJudge,
  type List,
  type Locals,
  listJudge,
  option,
  type ReadList,
  type Refusal,
  realize,
  refuse,
  type Scope,
  type Selection,
  type Selections,
  scene,
  type Teller,
} from '@orrery/kernel';
import { type Gate, KIND, type TargetSource } from '../card.ts';
import { effectText, targetPhrase } from '../card-text.ts';
import { decider, programs, textFor, titleFor, v } from '../language.ts';
import { brief, PROMPT, seatName, titleOf } from '../names.ts';
import { attacking, mayAttack } from '../rules/fleet/crew.ts';
import { AIMS } from '../rules/play/diverting.ts';
import { isCombined, isSeparate } from '../rules/table/definitions.ts';
import { cardLabel, cardNote } from '../rules/table/labels.ts';
import { allInPlay } from '../rules/table/stacks.ts';
import { twins } from '../rules/table/twins.ts';
import { isUnder, reaches } from '../rules/texts/static-texts.ts';
import { TEXTS } from '../rules/texts/texts.ts';
import { type GeState, inPlay, opponents } from '../state.ts';
import { once } from './once.ts';

// Choices before something is done: its targets, and the condition for doing it.

const TWICE = refuse('ge/crucial-rules/1', 'You have already chosen that card.');
const NOT_IN_PLAY = refuse('ge/crucial-rules/1', 'That card is not in play.');

/** One choice. */
export interface Choice extends Selection<GeState> {
  /** one card of each other player who has one */
  readonly each: boolean;
  phrase(): string;
}

/**
 * Reads the cards in play that fit a filter and that the text's own card can reach. Combined cards count only with `parts`, or if the text does damage
 * and a text lets them take damage one by one (F5 Stellar Field).
 */
function cardsWhich(
  c: Compiler<GeState>,
  filter: Filter,
  attack: boolean,
  parts: boolean,
  harms: boolean,
): { read: ReadList<GeState>; any: (s: GeState, f: Frame) => boolean } {
  const fits = c.filter(filter);
  const may = (s: GeState, id: CardId, f: Frame): boolean =>
    fits(s, id, f) &&
    (parts || !isCombined(s, id) || (harms && isSeparate(s, id))) &&
    (!attack || mayAttack(s, f.self, id)) &&
    (f.self < 0 || id === f.self || (reaches(s, f.self, id) && !isUnder(s, KIND.immune, id, f.self)));
  const reader = (s: GeState, f: Frame): Frame => (attack ? attacking(s, f) : f);
  return {
    read: (s, frame) => {
      const f = reader(s, frame);
      return allInPlay(s).filter(id => may(s, id, f));
    },
    any: (s, frame) => {
      const f = reader(s, frame);
      return allInPlay(s).some(id => may(s, id, f));
    },
  };
}

/** Compiles the targets of a gate. */
export function compileChoices(
  c: Compiler<GeState>,
  target: Readonly<Record<string, TargetSource>>,
  t: Teller,
  attack = false,
  harms = false,
): Choice[] {
  return Object.entries(target).map(([name, source]) => {
    const spec = 'w' in source ? { of: source } : source;
    const list = v.isFilter(spec.of) ? null : (spec.of as List);
    const min = spec.min ?? 1;
    const { max } = spec;
    return {
      name,
      kind: list === null ? 'card' : v.kindOf(list),
      ...(list === null
        ? cardsWhich(c, spec.of as Filter, attack, spec.parts === true, harms)
        : { read: c.list(list) }),
      min,
      max: max === undefined ? () => Math.max(1, min) : c.amount(max),
      many: max !== undefined || min > 1 || spec.each !== undefined,
      each: spec.each !== undefined,
      by: c.ref(spec.by ?? decider),
      judge:
        list === null
          ? filterJudge(
              v,
              c,
              spec.of as Filter,
              {
                holds: inPlay,
                outside: NOT_IN_PLAY,
                rule: part => v.trait(part, 'rule') ?? 'ge/crucial-rules/1',
              },
              t,
            )
          : listJudge(list, 'ge/crucial-rules/1', t),
      phrase: once(() => realize(targetPhrase(t, spec))),
    };
  });
}

/** Returns the chosen cards of all choices together. */
export function aimsOf(choices: readonly Choice[], l: Locals): CardId[] {
  return choices.flatMap(x => {
    const chosen = l[x.name] as CardId | readonly CardId[] | undefined;
    return x.kind !== 'card' || chosen === undefined
      ? []
      : Array.isArray(chosen)
        ? chosen
        : (chosen as CardId) < 0
          ? []
          : [chosen as CardId];
  });
}

/** A compiled gate: its condition, its choices, and the steps for both. */
export interface Openable {
  readonly choices: readonly Choice[];
  judge(s: GeState, you: number, self: CardId, l: Locals): Refusal | null;
  /** adds the steps that choose targets; afterwards `aims` holds the cards */
  emitChoices(k: Compiler<GeState>): void;
  tell(): string;
}

/** Compiles the condition and the choices of a gate. `t` writes the text of its card. */
export function openGate(
  gate: Pick<Gate, 'when' | 'target'> & { effect?: Gate['effect']; attack?: true },
  scope: Scope<GeState>,
  t: Teller,
): Openable {
  const c = v.reader(programs, scope);
  const when = gate.when ? c.test(gate.when) : null;
  const unmet = once(() => refuse('ge/crucial-rules/1', `Only while ${gate.when ? realize(t.test(gate.when)) : ''}.`));
  const harms = gate.effect !== undefined && v.traits(gate.effect, 'harms').length > 0;
  const choices = compileChoices(c, gate.target ?? {}, t, gate.attack === true, harms);
  const none = once(() =>
    refuse('ge/crucial-rules/1', `You have nothing to choose: ${choices.map(x => x.phrase()).join(', ')}.`),
  );
  const ruled = v.traits(gate.target ?? {}, 'rule');
  if (choices.length > 0)
    AIMS.set(
      scope.name,
      choices.filter(x => x.kind === 'card'),
    );
  const all: Selections<GeState> = { choices, once: TWICE, ok: null, blocked: () => none() };
  return {
    choices,
    judge(s, you, self, l) {
      const f = scene(you, self, l);
      if (when !== null && !when(s, f)) return unmet();
      if (choices.length === 0) return null;
      f.l = { ...l };
      if (choosable(all, s, f)) return null;
      return (ruled.length > 0 ? ruledOut(choices, ruled, s, f) : null) ?? none();
    },
    emitChoices(k) {
      const cardNames = choices.filter(x => x.kind === 'card').map(x => x.name);
      choices.forEach((choice, i) => {
        if (choice.each) {
          emitEach(k, choice);
          return;
        }
        chooseStep(k, all, i, {
          name: 'target',
          label: (s, _f, o, seat) => (o.verb === 'card' ? cardLabel(s, o.a, seat) : titleOrSeat(s, o.verb, o.a)),
          prompt: (_s, f) => brief(`${titleFor(f)}: choose ${choice.phrase()}.`, PROMPT),
          stakes: (s, f, seat) => textFor(s, f, seat) || 'The card affects your choice.',
          note: (s, _f, o, seat) => (o.verb === 'card' ? cardNote(s, o.a, seat) : ''),
          card: (s, _f, o) => (o.verb === 'card' ? titleOf(s, o.a) : null),
          ...(choice.kind === 'card'
            ? {
                same: (s: GeState, _f: Frame, a: { a: number }, b: { a: number }) =>
                  inPlay(s, a.a) && inPlay(s, b.a) && twins(s, a.a, b.a),
              }
            : {}),
        });
      });
      if (choices.length > 0)
        k.step({
          op: 'do',
          act: (_s, f) => {
            f.l.aims = aimsOf(choices, f.l);
            f.l.chosen = cardNames;
          },
        });
    },
    tell: once(() => (gate.effect ? effectText(t, gate.effect) : '')),
  };
}

/** Returns the rule of a filter that alone keeps a card from being chosen, whatever cards the choices before it take. */
function ruledOut(choices: readonly Choice[], ruled: readonly string[], s: GeState, f: Frame, at = 0): Refusal | null {
  const choice = choices[at];
  if (choice === undefined) return null;
  for (const id of allInPlay(s)) {
    const rule = choice.judge(s, f, id);
    if (rule !== null && ruled.includes(rule.rule)) return rule;
    if (rule !== null || choice.many) continue;
    f.l[choice.name] = id;
    const later = ruledOut(choices, ruled, s, f, at + 1);
    if (later !== null) return later;
  }
  return null;
}

/** Asks for one card of each other player who has a fitting card, player by player. */
function emitEach(k: Compiler<GeState>, choice: Choice): void {
  const { name } = choice;
  const next = (s: GeState, f: Frame): CardId[] =>
    choice.read(s, f).filter(id => s.cards[id]!.controller === f.l.next[0]);
  k.step({
    op: 'do',
    act: (s, f) => {
      const list = choice.read(s, f);
      f.l[name] = [];
      f.l.next = opponents(s, f.you).filter(seat => list.some(id => s.cards[id]!.controller === seat));
    },
  });
  const start = k.unless((_s, f) => f.l.next.length > 0);
  k.step(
    askStep(
      {
        who: (_s, f) => [f.you],
        menu: {
          name: 'target',
          list: (s, f) => next(s, f).map(id => option('card', id)),
          label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
          prompt: (s, f) =>
            `${brief(`${titleFor(f)}: choose ${choice.phrase()}`, PROMPT - 40)}, one of ${seatName(s, f.l.next[0])}.`,
          stakes: (s, f, seat) => textFor(s, f, seat) || 'The card affects your choice.',
          note: (s, _f, o, seat) => cardNote(s, o.a, seat),
          card: (s, _f, o) => titleOf(s, o.a),
          same: (s, _f, a, b) => twins(s, a.a, b.a),
        },
      },
      (_s, f, picks) => {
        f.l[name] = [...f.l[name], picks[0]![0]!.a];
        f.l.next = f.l.next.slice(1);
      },
    ),
  );
  k.go(start);
  k.land(start);
}

const titleOrSeat = (s: GeState, verb: string, id: number): string =>
  verb === 'seat' ? s.seats[id]?.name || `Player ${id + 1}` : verb === 'number' ? String(id) : titleOf(s, id);

/** Builds a named program for a card's text. The program can write that text. */
export function buildText(
  name: string,
  tell: () => string,
  emit: (c: Compiler<GeState>) => void,
  scope: Scope<GeState>,
): number {
  TEXTS.set(name, tell);
  return v.build(programs, name, emit, scope);
}
