import { type Compiler, type Filter, type Frame, type List, type Menu, option, type Read } from '@orrery/kernel';
import { type CardDef, type CardSource, type CompiledGate, DEFS, defOf, type Gate } from './card.ts';
import { facts, programs, v } from './language.ts';
import type { WarsState } from './state.ts';
import { cards } from './words/index.ts';

/** Compiles what is chosen, paid and done into one program. */
function compileGate(name: string, gate: Gate): CompiledGate {
  const c = v.reader(programs);
  const holds = gate.when ? c.test(gate.when) : null;
  const lists = [...Object.entries(gate.chosen ?? {}), ...Object.entries(gate.target ?? {})].map(([local, x]) => ({
    local,
    read: c.list(v.isList(x) ? (x as List) : cards(x as Filter)),
  }));
  const program = programs.reserve(name);
  const code: Compiler<WarsState> = v.reader(programs);
  for (const { local, read } of lists) {
    const menu: Menu<WarsState> = {
      name: local,
      list: (s, f) => read(s, f).map(id => option('card', id)),
      label: (s, _f, o) => defOf(s, o.a).title,
      prompt: () => `Which card is the ${local}?`,
    };
    code.step({
      op: 'ask',
      who: (_s, f) => [f.you],
      menu,
      min: () => 1,
      max: () => 1,
      ordered: false,
      skip: true,
      take: (_s, f, picks) => {
        f.l[local] = picks[0]?.[0]?.a ?? -1;
      },
    });
  }
  for (const cost of gate.cost ?? []) code.effect(cost);
  code.effect(gate.effect);
  code.step({ op: 'end' });
  programs.fill(program, code.code);
  return { program, possible: (s, f) => (holds === null || holds(s, f)) && lists.every(l => l.read(s, f).length > 0) };
}

/** Compiles a card and adds it to the definitions. @throws Error when a word in it is wrong */
export function compileCard(source: CardSource): CardDef {
  const c = v.reader(programs);
  const at = (what: string) => `wars:${source.title}:${what}`;
  const triggered: { holds: ((s: WarsState, f: Frame) => boolean) | null; program: number }[][] = [];
  source.triggered?.forEach((t, i) => {
    const type = facts.byName.get(t.on);
    if (type === undefined) throw new Error(`${source.title}: there is no fact ${t.on}`);
    const program = programs.reserve(at(`triggered ${i}`));
    const code = v.reader(programs);
    let no = -1;
    if (t.may) {
      const menu: Menu<WarsState> = {
        name: 'may',
        list: () => [option('yes'), option('no')],
        label: (_s, _f, o) => (o.verb === 'yes' ? 'Yes' : 'No'),
        prompt: () => `${source.title}: use it?`,
      };
      code.step({
        op: 'ask',
        who: (_s, f) => [f.you],
        menu,
        min: () => 1,
        max: () => 1,
        ordered: false,
        skip: false,
        take: (_s, f, picks) => {
          f.l.said = picks[0]?.[0]?.verb === 'yes' ? 1 : 0;
        },
      });
      no = code.unless((_s, f) => f.l.said === 1);
    }
    code.effect(t.effect);
    if (no >= 0) code.land(no);
    code.step({ op: 'end' });
    programs.fill(program, code.code);
    triggered[type.index] ??= [];
    triggered[type.index]!.push({ holds: t.if ? c.test(t.if) : null, program });
  });
  const def: CardDef = {
    title: source.title,
    index: DEFS.length,
    source,
    play: source.play ? compileGate(at('play'), source.play) : null,
    activated: (source.activated ?? []).map((a, i) => compileGate(at(`activated ${i}`), a)),
    triggered,
    ongoing: (source.ongoing ?? []).map(o => ({ k: o.k, to: c.filter(o.to), n: c.amount(o.n) })),
    natives: v.nativesIn(source),
  };
  DEFS.push(def);
  return def;
}

/** A card's text, generated from the data that makes it work. */
export function cardText(source: CardSource): string[] {
  const t = v.teller({ you: 'you', self: 'this card' });
  const capital = (x: string) => (x === '' ? '' : x[0]!.toUpperCase() + x.slice(1));
  const gate = (g: Gate, arrow: boolean): string => {
    const names: Record<string, string> = {};
    const asks: string[] = [];
    for (const [local, x] of [...Object.entries(g.chosen ?? {}), ...Object.entries(g.target ?? {})]) {
      asks.push(
        `${local in (g.target ?? {}) ? 'target' : 'choose'} ${v.isList(x) ? `one of ${t.list(x as List)}` : `a ${t.filter(x as Filter)}`}`,
      );
      names[local] = `that ${local in (g.target ?? {}) ? 'target' : 'card'}`;
    }
    const inner = t.with(names);
    const head = [
      g.when ? `only while ${inner.test(g.when)}` : '',
      ...asks,
      ...(g.cost ?? []).map(e => inner.effect(e)),
    ]
      .filter(Boolean)
      .join(', ');
    return `${capital(head)}${head ? (arrow ? ' => ' : ': ') : ''}${capital(inner.effect(g.effect))}.`;
  };
  return [
    ...(source.play ? [gate(source.play, false)] : []),
    ...(source.ongoing ?? []).map(o => o.say),
    ...(source.triggered ?? []).map(x => `${x.say}, ${x.may ? 'you may ' : ''}${t.effect(x.effect)}.`),
    ...(source.activated ?? []).map(a => `${'• '.repeat(a.uses ?? 0)}${gate(a, true)}`),
  ];
}

/** A card's power: printed, and what ongoing abilities add. */
export function power(s: WarsState, id: number): number {
  let n = defOf(s, id).source.power ?? 0;
  s.cards.forEach((_, source) => {
    for (const o of defOf(s, source).ongoing) {
      const f: Frame = { own: 0, program: -1, step: 0, you: s.cards[source]!.controller, self: source, l: {} };
      if (o.k === 'power' && o.to(s, id, f)) n += (o.n as Read<WarsState>)(s, f);
    }
  });
  return n;
}
