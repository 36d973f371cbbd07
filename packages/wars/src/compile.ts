import { askStep, type Compiler, type Read, scene, type Word, yesNo } from '@orrery/kernel';
import {
  type Abilities,
  type CardDef,
  type CardSource,
  type CompiledReplacement,
  type CompiledTrigger,
  cardId,
  DEFS,
  type Gate,
  type Replacing,
  type Side,
  type Static,
  type StaticSource,
  type Triggered,
} from './card.ts';
import {
  affordable,
  choosable,
  chooseStep,
  compileGate,
  emitAnnouncement,
  emitPayment,
  inner,
  parts,
  revealers,
  within,
} from './gate.ts';
import { facts, programs, v } from './language.ts';
import { declare, fizzled } from './rules/stack.ts';
import { LASTING } from './rules/standing.ts';
import { REPLACEMENTS, TRIGGERS } from './rules/triggers.ts';
import { pile, RESERVE, type WarsState } from './state.ts';

/** Compiles an ongoing ability under a name. */
export function compileStatic(name: string, source: StaticSource): Static {
  const c = v.reader(programs);
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
  };
}

/** The types of fact that event words look for. */
export const EVENTS = new Map<string, string>();

/** The index of the type of fact that an event word looks for. @throws Error when the word is none */
function factOf(on: Word): number {
  const fact = EVENTS.get(on.w);
  const type = fact === undefined ? undefined : facts.byName.get(fact);
  if (type === undefined) throw new Error(`${on.w} is not the word for an event`);
  return type.index;
}

/** Compiles a triggered ability under a name. */
export function compileTrigger(name: string, title: string, t: Triggered): CompiledTrigger {
  return within(name, ({ captures, announcements }) => {
    const c = v.reader(programs);
    const on = c.test(t.on);
    const also = t.if ? c.test(t.if) : null;
    const { may: _may, by, on: _on, if: _if, atOnce: _atOnce, onceEachTurn, ...gate } = t;
    const p = parts(gate);
    const decider: Read<WarsState> = by === undefined ? (_s, f) => f.you : c.ref(by);
    const reveal = revealers(gate);
    const targets = p.choices.filter(x => x.target);
    const given = p.choices.filter(x => !x.target);
    const asks = t.may === true;
    const resolve = `${name}: resolves`;
    const menu = yesNo<WarsState>(() => `${title}: use it?`);
    const body = (k: Compiler<WarsState>): void => {
      const fit = k.unless((s, f) => {
        const legal = targets.every(x => {
          const chosen = f.l[x.name];
          const now = x.read(s, f);
          return (Array.isArray(chosen) ? chosen : [chosen]).every((id: number) => now.includes(id));
        });
        if (!legal) fizzled(s, { name: title });
        const you = decider(s, f);
        if (legal && you !== f.you) f.you = you;
        // two that wait together are no more than one in a turn
        if (onceEachTurn && s.done.includes(`${name}#${f.self}`)) return false;
        if (p.needs !== null && !p.needs(s, f)) return false;
        return legal && (!asks || choosable(s, scene(f.you, f.self, { ...f.l }), given, 0, g => affordable(s, g, p)));
      });
      let no = -1;
      if (asks) {
        k.step(
          askStep({ who: (_s, f) => [f.you], menu, skip: false }, (_s, f, picks) => {
            f.l.said = picks[0]![0]?.verb === 'yes' ? 1 : 0;
          }),
        );
        no = k.unless((_s, f) => f.l.said === 1);
      }
      given.forEach((_, i) => {
        chooseStep(k, given, i, (s, f) => affordable(s, f, p));
      });
      if (onceEachTurn)
        k.step({
          op: 'do',
          act: (s, f) => {
            s.done = [...s.done, `${name}#${f.self}`];
          },
        });
      emitPayment(k, p);
      k.effect(p.gate.effect);
      if (no >= 0) k.land(no);
      k.land(fit);
    };
    if (!t.atOnce) v.build(programs, resolve, body);
    const declared = v.build(programs, `${name}: ${t.atOnce ? 'performed' : 'placed'}`, k => {
      const possible = k.unless(
        (s, f) =>
          reveal.every(who => pile(s, who(s, f), RESERVE).length > 0) &&
          choosable(s, scene(f.you, f.self, { ...f.l }), targets, 0, () => true),
      );
      for (const x of announcements) emitAnnouncement(k, x);
      targets.forEach((_, i) => {
        chooseStep(k, targets, i, () => true);
      });
      k.step({
        op: 'do',
        act: (s, f) => {
          for (const { local, read } of captures) f.l[local] = read(s, f);
        },
      });
      if (t.atOnce) body(k);
      else
        k.step({
          op: 'do',
          act: (s, f) => {
            declare(s, { kind: 'trigger', seat: f.you, card: f.self, name: title, program: resolve, l: { ...f.l } });
          },
        });
      k.land(possible);
    });
    const made: CompiledTrigger = {
      name,
      fact: factOf(t.on),
      holds: also === null ? on : (s, f) => on(s, f) && also(s, f),
      declare: declared,
      atOnce: t.atOnce === true,
      onceEachTurn: onceEachTurn === true,
      either: t.either === true,
      whereRevealed: t.on.w === 'isRevealedForBattle',
    };
    TRIGGERS.set(name, made);
    return made;
  });
}

/** Compiles a replacement under a name. Its program pays and has the effect. */
export function compileReplacement(name: string, r: Replacing): CompiledReplacement {
  return within(name, () => {
    const c = v.reader(programs);
    const on = c.test(r.on);
    const also = r.if ? c.test(r.if) : null;
    const p = parts(r);
    const made: CompiledReplacement = {
      name,
      event: EVENTS.get(r.on.w) ?? '',
      holds: (s, f) => on(s, f) && (also === null || also(s, f)) && affordable(s, f, p),
      may: r.may === true,
      program: v.build(programs, name, k => {
        emitPayment(k, p);
        k.effect(r.effect);
      }),
    };
    if (!made.event.startsWith('would ')) throw new Error(`${r.on.w} does not say what would happen`);
    REPLACEMENTS.set(name, made);
    return made;
  });
}

function compileSide(at: string, title: string, a: Abilities): Side {
  return {
    statics: (a.always ?? []).map((x, i) => compileStatic(`${at}:always ${i}`, x)),
    triggers: (a.whenever ?? []).map((x, i) => compileTrigger(`${at}:whenever ${i}`, title, x)),
    replacements: (a.instead ?? []).map((x, i) => compileReplacement(`${at}:instead ${i}`, x)),
    abilities: (a.abilities ?? []).map((x, i) => ({
      ...compileGate(`${at}:ability ${i}`, title, x, 'ability'),
      source: x,
    })),
  };
}

const NO_SIDE: Side = { statics: [], triggers: [], replacements: [], abilities: [] };

/** Compiles a card and adds it to the definitions. @throws Error naming the card when a word in it is wrong */
export function compileCard(source: CardSource): CardDef {
  try {
    const id = cardId(source.title);
    const at = `wars:${id}`;
    const unit = source.type === 'character' || source.type === 'nobot' || source.type === 'vehicle';
    const modes: Gate[] = source.play ? [source.play] : source.used && source.lost ? [source.used, source.lost] : [];
    const c = v.reader(programs);
    const def: CardDef = {
      id,
      title: source.title,
      index: DEFS.length,
      type: source.type,
      source,
      labels: new Set([...(source.labels ?? []), ...(unit ? ['Unit'] : [])]),
      unit,
      region: source.type === 'location' ? source.title.split('/')[0]! : '',
      play: modes.map((gate, i) => compileGate(`${at}:play${i || ''}`, source.title, gate, 'card')),
      front: compileSide(at, source.title, source),
      back: source.inverted ? compileSide(`${at}:inverted`, source.title, source.inverted) : NO_SIDE,
      where: source.where ? c.filter(source.where) : null,
      natives: v.nativesIn(source),
    };
    DEFS.push(def);
    return def;
  } catch (fault) {
    throw new Error(`${source.title}: ${(fault as Error).message}`, { cause: fault });
  }
}

/** Compiles an ongoing ability that is made for the rest of a turn, and keeps it under its name. */
export function compileLasting(source: StaticSource): Static {
  const made = compileStatic(inner('lasting'), source);
  LASTING.set(made.name, made);
  return made;
}
