import {
  askStep,
  type Compiler,
  choosable,
  type Frame,
  type Read,
  Scope,
  scene,
  type Teller,
  type Word,
  yesNo,
} from '@orrery/kernel';
import type {
  CompiledReplacement,
  CompiledTrigger,
  Gate,
  Replacing,
  Static,
  StaticSource,
  Triggered,
} from '../card.ts';
import { insteadText, priceText, triggerText } from '../card-text.ts';
import { knows } from '../knows.ts';
import { facts, programs, textFor, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { LASTING } from '../rules/abilities/ongoing-ability.ts';
import { REPLACEMENTS, TRIGGERS } from '../rules/abilities/triggered-ability.ts';
import { TEXTS } from '../rules/questions/texts.ts';
import { fizzled } from '../rules/stack/effects.ts';
import { declare } from '../rules/stack/the-stack.ts';
import type { WarsState } from '../state.ts';
import { affordable, compileCosts, compileRevealers, emitPayment, judgeReserves, payable, unpaid } from './costs.ts';
import { build, emitAnnouncement, emitChoice, emitSettled } from './gate.ts';
import { once } from './once.ts';
import { aimsOf, compileChoices, stillLegal } from './targets.ts';

// Ongoing abilities, triggered ones and replacements

/** Compiles an ongoing ability under a name. */
export function compileStatic(name: string, source: StaticSource): Static {
  const c = v.reader(programs, new Scope(name));
  return {
    name,
    source,
    kind: source.k,
    to: source.to ? c.filter(source.to) : null,
    at: source.at ? c.filter(source.at) : null,
    who: source.who ?? 'you',
    n: source.n === undefined ? () => 1 : c.amount(source.n),
    holds: source.if ? c.test(source.if) : null,
    what: source.what ?? '',
    asksPiloting: source.to !== undefined && v.traits(source.to, 'asksPiloting').length > 0,
  };
}

/** Compiles an ongoing ability that is made for the rest of a turn, and keeps it under its name. */
export function compileLasting(name: string, source: StaticSource): Static {
  const made = compileStatic(name, source);
  LASTING.set(made.name, made);
  return made;
}

/** Returns what an event word looks for: a type of fact, or an event that can be replaced. @throws Error if the word is not an event word */
function eventOf(on: Word): string {
  const event = v.trait(on, 'event');
  if (event === undefined) throw new Error(`${on.w} is not the word for an event`);
  return event;
}

/**
 * Compiles a triggered ability under a name (wars/triggered-ability/9, wars/triggered-ability/10).
 * @param title the title of the card with the text; null for a delayed ability that several cards can make, which is then named after its card
 */
export function compileTrigger(
  name: string,
  title: string | null,
  t: Triggered,
  teller: Teller = v.teller(),
): CompiledTrigger {
  const called = (s: WarsState, f: Frame): string => title ?? titleOf(s, f.self);
  const scope = new Scope<WarsState>(name);
  const c = v.reader(programs, scope);
  const fact = facts.byName.get(eventOf(t.on));
  if (fact === undefined) throw new Error(`${t.on.w} speaks of a fact that there is not`);
  const on = c.test(t.on);
  const also = t.if ? c.test(t.if) : null;
  const needs = t.needs ? c.test(t.needs) : null;
  const tell = once(() => triggerText(teller, t));
  const all = compileChoices(c, t, teller);
  const targets = all.filter(x => x.target);
  const given = all.filter(x => !x.target);
  const costs = compileCosts(c, t);
  const decider: Read<WarsState> = t.by === undefined ? (_s, f) => f.you : c.ref(t.by);
  const reveal = compileRevealers([t.cost, t.effect]);
  const aims = unpaid(targets);
  const payment = payable(given, costs);
  const { onceEachTurn } = t;
  const price = once(() => priceText(t as Gate, teller));
  const menu = yesNo<WarsState>((_s, f) => `An ability of ${titleFor(f)} has triggered. Do you use it?`, {
    stakes: (s, f, seat) => textFor(s, f, seat),
    // its card may be hidden now
    rule: (s, f, seat) => (knows(s, f.self, seat) ? null : 'wars/the-stack/12'),
    yes: () => (price() === '' ? 'it costs nothing' : `it costs: ${price()}`),
    no: 'nothing happens, and you pay nothing',
  });
  const body = (k: Compiler<WarsState>): void => {
    const fit = k.unless((s, f) => {
      const legal = stillLegal(s, f, targets);
      if (!legal) fizzled(s, { name: called(s, f) });
      const you = decider(s, f);
      if (legal && you !== f.you) f.you = you;
      // if two wait together, only one works in a turn
      if (onceEachTurn && s.done.includes(`${name}#${f.self}`)) return false;
      if (needs !== null && !needs(s, f)) return false;
      return legal && (!t.may || choosable(payment, s, scene(f.you, f.self, { ...f.l })));
    });
    let no = -1;
    if (t.may) {
      k.step(
        askStep({ who: (_s, f) => [f.you], menu, skip: false }, (_s, f, picks) => {
          f.l.said = picks[0]![0]?.verb === 'yes' ? 1 : 0;
        }),
      );
      no = k.unless((_s, f) => f.l.said === 1);
    }
    given.forEach((_, i) => {
      emitChoice(k, payment, i);
    });
    if (onceEachTurn)
      k.step({
        op: 'do',
        act: (s, f) => {
          s.done = [...s.done, `${name}#${f.self}`];
        },
      });
    emitPayment(k, costs, given);
    k.effect(t.effect);
    if (no >= 0) k.land(no);
    k.land(fit);
  };
  const resolve = `${name}: resolves`;
  TEXTS.set(resolve, tell);
  if (!t.atOnce) build(resolve, body, scope);
  const program = `${name}: ${t.atOnce ? 'performed' : 'placed'}`;
  TEXTS.set(program, tell);
  build(
    program,
    k => {
      const possible = k.unless(
        (s, f) => judgeReserves(s, f, reveal) === null && choosable(aims, s, scene(f.you, f.self, { ...f.l })),
      );
      for (const x of scope.announced) emitAnnouncement(k, x);
      targets.forEach((_, i) => {
        emitChoice(k, aims, i);
      });
      emitSettled(k, scope);
      if (t.atOnce) body(k);
      else
        k.step({
          op: 'do',
          act: (s, f) => {
            const chosen = aimsOf(targets, f.l);
            const l = { ...f.l, ...(chosen.length > 0 ? { aims: chosen } : {}) };
            declare(s, { kind: 'trigger', you: f.you, self: f.self, name: called(s, f), program: resolve, l });
          },
        });
      k.land(possible);
    },
    scope,
  );
  const made: CompiledTrigger = {
    name,
    fact: fact.index,
    holds: also === null ? on : (s, f) => on(s, f) && also(s, f),
    program,
    atOnce: t.atOnce === true,
    onceEachTurn: onceEachTurn === true,
    either: t.either === true,
    whereRevealed: v.trait(t.on, 'whereRevealed') === true,
    tell,
  };
  TRIGGERS.set(program, made);
  return made;
}

/** Compiles a replacement under a name. Its program pays the cost and performs the effect (wars/replacement-effect/3). */
export function compileReplacement(name: string, r: Replacing, teller: Teller = v.teller()): CompiledReplacement {
  const scope = new Scope<WarsState>(name);
  const c = v.reader(programs, scope);
  const on = c.test(r.on);
  const also = r.if ? c.test(r.if) : null;
  const costs = compileCosts(c, r);
  const event = eventOf(r.on);
  if (!event.startsWith('would ')) throw new Error(`${r.on.w} does not say what would happen`);
  const tell = once(() => insteadText(teller, r));
  TEXTS.set(name, tell);
  build(
    name,
    k => {
      emitPayment(k, costs, []);
      k.effect(r.effect);
    },
    scope,
  );
  const made: CompiledReplacement = {
    event,
    holds: (s, f) => on(s, f) && (also === null || also(s, f)) && affordable(s, f, costs, []),
    may: r.may === true,
    program: name,
    tell,
  };
  REPLACEMENTS.set(name, made);
  return made;
}
