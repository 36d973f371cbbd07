import {
  type Announced,
  askStep,
  type Compiler,
  choosable,
  chooseStep,
  type Locals,
  type Menu,
  option,
  type Read,
  Scope,
  type Selections,
  scene,
  type Teller,
} from '@orrery/kernel';
import type { CompiledGate, Gate } from '../card.ts';
import { effectText } from '../card-text.ts';
import { programs, textFor, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { cardNote, thingLabel } from '../rules/questions/card-labels.ts';
import { TEXTS } from '../rules/questions/texts.ts';
import { twins } from '../rules/questions/twins.ts';
import { fizzled } from '../rules/stack/effects.ts';
import { declare } from '../rules/stack/the-stack.ts';
import { inPlay, type WarsState } from '../state.ts';
import { sentence } from '../words/phrases.ts';
import {
  compileCosts,
  compileRevealers,
  emitPayment,
  judgeCosts,
  judgePrinted,
  judgeReserves,
  payable,
} from './costs.ts';
import { once } from './once.ts';
import { compileRequirements, unmet } from './requirements.ts';
import { aimsOf, type Choice, compileChoices, stillLegal } from './targets.ts';

// The steps of a gate: it is declared (requirements, numbers, targets, payment), and it happens when it comes off the stack

/** Compiles a program of the game under a name. */
export const build = (name: string, emit: (c: Compiler<WarsState>) => void, scope?: Scope<WarsState>): number =>
  v.build(programs, name, emit, scope);

/** Emits the step where the player announces a choice (wars/deploy-phase/6). */
export function emitAnnouncement(c: Compiler<WarsState>, { local, menu }: Announced<WarsState>): void {
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      f.l[local] = picks[0]![0]?.a ?? -1;
    }),
  );
}

/** Emits the step where the player chooses a number up to a limit (wars/deploy-phase/6). */
function emitNumber(c: Compiler<WarsState>, title: string, local: string, max: Read<WarsState>): void {
  const menu: Menu<WarsState> = {
    name: 'number',
    list: (s, f) => Array.from({ length: Math.max(0, max(s, f)) + 1 }, (_, n) => option('number', n)),
    label: (_s, _f, o) => String(o.a),
    prompt: (s, f) => `${title}: choose a number from 0 to ${Math.max(0, max(s, f))}.`,
    stakes: (s, f, seat) => textFor(s, f, seat),
    note: (_s, _f, o) => `the text uses ${o.a}`,
  };
  c.step(
    askStep({ who: (_s, f) => [f.you], menu, skip: false }, (_s, f, picks) => {
      f.l[local] = picks[0]![0]?.a ?? 0;
    }),
  );
}

/** Emits the step where the player makes one of the choices (wars/deploy-phase/7, wars/deploy-phase/8). */
export function emitChoice(c: Compiler<WarsState>, k: Selections<WarsState>, at: number): void {
  const { target, spent, many, kind, phrase } = k.choices[at] as Choice;
  chooseStep(c, k, at, {
    name: spent ? 'give' : 'target',
    label: (s, _f, o, seat) => thingLabel(s, o.verb, o.a, seat),
    prompt: (_s, f) => choicePrompt(titleFor(f), phrase(), target, spent),
    stakes: (s, f, seat) => `${spent ? 'You pay with it, even if the effect fails. ' : ''}${textFor(s, f, seat)}`,
    note: (s, _f, o, seat) => (o.verb === 'card' ? cardNote(s, o.a, seat) : ''),
    card: (s, _f, o) => (o.verb === 'card' ? titleOf(s, o.a) : null),
    ...(kind === 'card' ? { same: (s, _f, a, b) => inPlay(s, a.a) && inPlay(s, b.a) && twins(s, a.a, b.a) } : {}),
    ordered: !target && many,
  });
}

/** The longest prompt, in characters: one line. */
const PROMPT_ROOM = 100;

/** Writes the prompt of a choice, with the card that asks for it. */
function choicePrompt(title: string, phrase: string, target: boolean, spent: boolean): string {
  const verb = `${spent ? 'to pay, ' : ''}${target ? 'target' : 'choose'}`;
  const prompt = sentence(`${title}: ${verb} ${phrase}`);
  return prompt.length <= PROMPT_ROOM
    ? prompt
    : `${title}: ${spent ? 'choose what you pay with.' : 'choose its target.'}`;
}

/** Emits the step that fixes what lasting effects affect (wars/effects/6). */
export function emitSettled(c: Compiler<WarsState>, scope: Scope<WarsState>): void {
  c.step({
    op: 'do',
    act: (s, f) => {
      for (const { local, read } of scope.settled) f.l[local] = read(s, f);
    },
  });
}

/**
 * Compiles a gate: its requirements, choices and payment, and its effect, even if that does nothing (wars/deploy-phase/10, wars/effects/1,
 * wars/effects/4). `t` tells the text of its card.
 */
export function compileGate(
  name: string,
  title: string,
  gate: Gate,
  kind: 'card' | 'ability',
  t: Teller = v.teller(),
): CompiledGate {
  const scope = new Scope<WarsState>(name);
  const c = v.reader(programs, scope);
  const when = compileRequirements(c, gate.when, 'wars/deploy-phase/5', t);
  const needs = compileRequirements(c, gate.needs, 'wars/deploy-phase/8', t);
  const named = Object.entries(gate.name ?? {}).map(([local, max]) => ({ local, max: c.amount(max) }));
  const choices = compileChoices(c, gate, t);
  const costs = compileCosts(c, gate);
  const reveal = compileRevealers(gate);
  const all = payable(choices, costs);
  const tell = once(() => effectText(gate, t));

  const judge: CompiledGate['judge'] = (s, you, self, l) => {
    const f = scene(you, self, { ...l });
    const refusal = unmet(when, s, f) ?? unmet(needs, s, f) ?? judgePrinted(s, f, costs) ?? judgeReserves(s, f, reveal);
    if (refusal !== null) return refusal;
    return choosable(all, s, f) ? null : judgeCosts(s, scene(you, self, { ...l }), costs, choices);
  };

  // requirements and targets are checked again, then the effect happens (wars/effects/8)
  const resolve = `${name}: resolves`;
  TEXTS.set(resolve, tell);
  build(
    resolve,
    k => {
      const fit = k.unless((s, f) => {
        if (stillLegal(s, f, choices) && unmet(when, s, f) === null) return true;
        fizzled(s, { name: title });
        return false;
      });
      k.effect(gate.effect);
      k.land(fit);
    },
    scope,
  );

  TEXTS.set(`${name}: declared`, tell);
  const declared = build(
    `${name}: declared`,
    k => {
      for (const x of scope.announced) emitAnnouncement(k, x);
      for (const { local, max } of named) emitNumber(k, title, local, max);
      choices.forEach((_, i) => {
        emitChoice(k, all, i);
      });
      emitSettled(k, scope);
      k.step({
        op: 'do',
        act: (s, f) => {
          f.l.here = hereOf(s, f);
          // the card itself may be given as a cost; the text can still mention the card above it
          if (f.self >= 0 && inPlay(s, f.self) && s.cards[f.self]!.on >= 0) f.l.hostWas = s.cards[f.self]!.on;
        },
      });
      emitPayment(k, costs, choices, true);
      k.step({
        op: 'do',
        act: (s, f) => {
          const aims = aimsOf(choices, f.l);
          const spent = aimsOf(
            choices.filter(x => x.spent),
            f.l,
          );
          const l: Locals = {
            ...f.l,
            here: hereOf(s, f),
            ...(aims.length > 0 ? { aims } : {}),
            ...(spent.length > 0 ? { aimsSpent: spent } : {}),
          };
          declare(s, { kind, you: f.you, self: f.self, name: title, program: resolve, l });
        },
      });
    },
    scope,
  );
  return { source: gate, judge, declare: declared, resolve, tell };
}
