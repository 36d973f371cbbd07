import {
  askStep,
  type Compiler,
  type Filter,
  type Frame,
  type Holds,
  type List,
  type Locals,
  type Menu,
  option,
  type Read,
  type ReadList,
  type Refusal,
  refuse,
  type Word,
  yesNo,
} from '@orrery/kernel';
import {
  type Abilities,
  type CardDef,
  type CardSource,
  type CompiledGate,
  type CompiledReplacement,
  type CompiledTrigger,
  cardId,
  DEFS,
  type Gate,
  type Replacing,
  type Side,
  type Static,
  type StaticSource,
  type TargetSource,
  type Triggered,
} from './card.ts';
import { facts, programs, v } from './language.ts';
import { nameOf } from './names.ts';
import { canPay, pay } from './rules/cards-in-play.ts';
import { canLose } from './rules/lose-energy.ts';
import { declare, fizzled } from './rules/stack.ts';
import { eachStatic, hereOf, LASTING, scene, speaksOf } from './rules/standing.ts';
import { REPLACEMENTS, TRIGGERS } from './rules/triggers.ts';
import { HAND, IN_PLAY, inPlay, LOST, opponentOf, pile, RESERVE, SEAT_ZONES, type WarsState, zone } from './state.ts';

const NEEDS = refuse('wars/deploy-phase/5', 'Its requirements are not met.');
const NO_TARGET = refuse('wars/target/7', 'There is no legal target.');
const NOT_GIVEN = refuse('wars/deploy-phase/8', 'You have not the cards that it costs.');
const TOO_DEAR = refuse('wars/costs/1', 'You have not enough energy in your active pile.');
const CANNOT_LOSE = refuse('wars/deploy-phase/8', 'You have not enough energy to lose.');
const NO_RESERVE = refuse('wars/destiny/6', 'Whoever must reveal a card for destiny has no card in the reserve.');

/** All the words in some data. */
export function words(data: unknown): Word[] {
  if (Array.isArray(data)) return data.flatMap(words);
  if (data === null || typeof data !== 'object') return [];
  return [...(typeof (data as Word).w === 'string' ? [data as Word] : []), ...Object.values(data).flatMap(words)];
}

/** What is being compiled: names of what the words inside it make are built from it. */
let context = { name: '', made: 0 };

function within<T>(name: string, make: () => T): T {
  const outer = context;
  context = { name, made: 0 };
  try {
    return make();
  } finally {
    context = outer;
  }
}

/** A name for something that a word makes while a card is compiled: stable as long as the card's text is. */
export const inner = (what: string): string => `${context.name}/${what}${context.made++}`;

const NONE: readonly number[] = [];
/** The filters that no card fits outside a battle. */
const IN_BATTLE = new Set(['inBattle', 'inSiteBattle', 'inSectorBattle']);

/** The cards in play that a filter fits. */
function cardsWhich(c: Compiler<WarsState>, filter: Filter): ReadList<WarsState> {
  const fits = c.filter(filter);
  const battle = [filter, ...(filter.w === 'that' ? (filter.a as Filter[]) : [])].some(x => IN_BATTLE.has(x.w));
  return (s, f) => (battle && s.battle === null ? NONE : s.zones[IN_PLAY]!.filter(id => fits(s, id, f)));
}

interface Choice {
  readonly name: string;
  readonly kind: string;
  readonly read: ReadList<WarsState>;
  readonly min: number;
  readonly max: Read<WarsState>;
  /** one card goes into the local as itself, several as a list */
  readonly many: boolean;
  readonly by: Read<WarsState>;
  readonly target: boolean;
}

/** True for a card that an ability of the other player keeps `by` from choosing as a target (wars/target/5). */
function untargetable(s: WarsState, id: number, by: number): boolean {
  let found = false;
  if (inPlay(s, id))
    eachStatic(s, 'untargetable', (st, f, made) => {
      if (!found && f.you !== by && speaksOf(s, st, f, made, id)) found = true;
    });
  return found;
}

function compileChoices(
  c: Compiler<WarsState>,
  source: Readonly<Record<string, TargetSource>> | undefined,
  target: boolean,
): Choice[] {
  return Object.entries(source ?? {}).map(([name, x]) => {
    const spec = 'of' in x ? x : { of: x as Filter | List };
    const list = v.isList(spec.of as Word);
    const raw = list ? c.list(spec.of as List) : cardsWhich(c, spec.of as Filter);
    const kind = list ? v.kindOf(spec.of as List) : 'card';
    const max =
      'max' in spec && spec.max !== undefined
        ? c.amount(spec.max)
        : () => ('min' in spec && spec.min !== undefined ? spec.min : 1);
    const min = 'min' in spec && spec.min !== undefined ? spec.min : 1;
    const by = 'by' in spec && spec.by !== undefined ? c.ref(spec.by) : (_s: WarsState, f: Frame) => f.you;
    const read: ReadList<WarsState> =
      target && kind === 'card'
        ? (s, f) => {
            const found = raw(s, f);
            return found.some(id => untargetable(s, id, f.you))
              ? found.filter(id => !untargetable(s, id, f.you))
              : found;
          }
        : raw;
    return { name, kind, read, min, max, many: min !== 1 || 'max' in spec, by, target };
  });
}

/** The ids that an earlier choice of the same gate has taken: nothing is chosen twice (wars/target/8). */
function taken(choices: readonly Choice[], upTo: number, l: Locals): Set<number> {
  const out = new Set<number>();
  for (let i = 0; i < upTo; i++) {
    const x = l[choices[i]!.name];
    for (const id of Array.isArray(x) ? x : [x]) out.add(id);
  }
  return out;
}

/** Those of a list that no earlier choice has taken. */
function untaken(choices: readonly Choice[], at: number, l: Locals, list: readonly number[]): readonly number[] {
  if (at === 0 || list.length === 0) return list;
  const used = taken(choices, at, l);
  return list.filter(id => !used.has(id));
}

/** True if the choices from here on can all be made. */
function choosable(s: WarsState, f: Frame, choices: readonly Choice[], at: number, ok: (f: Frame) => boolean): boolean {
  if (at === choices.length) return ok(f);
  const choice = choices[at]!;
  const list = untaken(choices, at, f.l, choice.read(s, f));
  if (list.length < choice.min) return false;
  if (choice.many) {
    f.l[choice.name] = list.slice(0, Math.max(choice.min, Math.min(1, choice.max(s, f))));
    return choosable(s, f, choices, at + 1, ok);
  }
  for (const id of list) {
    f.l[choice.name] = id;
    if (choosable(s, f, choices, at + 1, ok)) return true;
  }
  return false;
}

/** A step that makes one choice. Only things from which the rest can still be done are offered. */
function chooseStep(
  code: Compiler<WarsState>,
  choices: readonly Choice[],
  at: number,
  ok: (s: WarsState, f: Frame) => boolean,
): void {
  const choice = choices[at]!;
  const menu: Menu<WarsState> = {
    name: choice.target ? 'target' : 'give',
    list: (s, f) => {
      const list = untaken(choices, at, f.l, choice.read(s, f));
      const fit = choice.many
        ? list
        : list.filter(id => {
            const trial = scene(f.you, f.self, { ...f.l, [choice.name]: id });
            return choosable(s, trial, choices, at + 1, g => ok(s, g));
          });
      return fit.map(id => option(choice.kind, id));
    },
    label: (s, _f, o) => nameOf(s, o.verb, o.a),
    prompt: (s, f) => `${nameOf(s, 'card', f.self)}: ${choice.target ? 'which target' : 'which do you give'}?`,
  };
  code.step(
    askStep(
      {
        who: (s, f) => [choice.by(s, f)],
        menu,
        min: () => choice.min,
        max: (s, f) => choice.max(s, f),
        ordered: !choice.target && choice.many,
      },
      (_s, f, picks) => {
        const ids = picks[0]!.map(o => o.a);
        f.l[choice.name] = choice.many ? ids : (ids[0] ?? -1);
      },
    ),
  );
}

/** Who must have a card in the reserve because the text reveals one for destiny (wars/destiny/5, /6). */
function revealers(gate: unknown): ((s: WarsState, f: Frame) => number)[] {
  return words(gate)
    .filter(w => w.w === 'reveals')
    .map(w => (w.a[0] === 'you' ? (_s: WarsState, f: Frame) => f.you : (_s: WarsState, f: Frame) => opponentOf(f.you)));
}

/** What lasting effects of a gate speak of, settled when it is declared (wars/effects/6). */
export interface Capture {
  readonly local: string;
  readonly read: ReadList<WarsState>;
}
let captures: Capture[] = [];
/** What is announced on the way in: `choose one` (wars/deploy-phase/6). */
export interface Announcement {
  readonly local: string;
  readonly menu: Menu<WarsState>;
}
let announcements: Announcement[] = [];
/** Has one of several ways announced when the card or ability is declared; gives the local that keeps it, the number of the way. */
export function announce(menu: Menu<WarsState>): string {
  const local = `way$${announcements.length}`;
  announcements.push({ local, menu });
  return local;
}
/** The step in which something is announced. */
function emitAnnouncement(c: Compiler<WarsState>, { local, menu }: Announcement): void {
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      f.l[local] = picks[0]![0]?.a ?? -1;
    }),
  );
}
/** Has a list settled when the ability is declared; gives the local that keeps it. Words that make lasting effects call it. */
export function capture(read: ReadList<WarsState>): string {
  const local = `group$${captures.length}`;
  captures.push({ local, read });
  return local;
}

interface Parts {
  readonly gate: Gate;
  readonly when: Holds<WarsState> | null;
  readonly needs: Holds<WarsState> | null;
  readonly named: readonly { readonly name: string; readonly max: Read<WarsState> }[];
  readonly choices: readonly Choice[];
  readonly pay: Read<WarsState> | null;
  readonly lose: Read<WarsState> | null;
  /** how many cards of the hand the further costs take */
  readonly fromHand: number;
}

/** How many cards of the player's hand a gate's further costs take: those lost at random, or lost from the hand. */
const handCost = (gate: Gate): number =>
  words(gate.cost ?? [])
    .filter(w => w.w === 'loseAtRandom' || (w.w === 'lose' && w.a[2] === 'hand'))
    .reduce((n, w) => n + (typeof w.a[0] === 'number' ? w.a[0] : 0), 0);

function parts(gate: Gate): Parts {
  const c = v.reader(programs);
  return {
    gate,
    when: gate.when ? c.test(gate.when) : null,
    needs: gate.needs ? c.test(gate.needs) : null,
    named: Object.entries(gate.name ?? {}).map(([name, max]) => ({ name, max: c.amount(max) })),
    choices: [...compileChoices(c, gate.target, true), ...compileChoices(c, gate.given, false)],
    pay: gate.pay === undefined ? null : c.amount(gate.pay),
    lose: gate.lose === undefined ? null : c.amount(gate.lose),
    fromHand: handCost(gate),
  };
}

/** True if what it costs can be paid: energy from the active pile, and energy or hand cards to lose. */
function affordable(s: WarsState, f: Frame, p: Parts): boolean {
  const energy = (p.pay?.(s, f) ?? 0) + (f.l.extra ?? 0);
  if (energy > canPay(s, f.you)) return false;
  const own = f.self >= 0 && s.cards[f.self]!.zone === f.you * 6 + 3 ? 1 : 0;
  if (p.fromHand > pile(s, f.you, HAND).length - own) return false;
  const loss = (p.lose?.(s, f) ?? 0) + (f.l.toll ?? 0);
  if (loss === 0) return true;
  return loss <= canLose(s, f.you) - own - handGiven(s, f, p).length;
}

/** The hand cards given as a cost: they cannot be lost as energy too (wars/costs/6). */
const handGiven = (s: WarsState, f: Frame, p: Parts): number[] =>
  p.choices
    .filter(x => !x.target)
    .flatMap(x => f.l[x.name] ?? [])
    .filter(id => id >= 0 && s.cards[id]!.zone === zone(f.you, HAND));

/** Emits the payment of a gate's costs. */
function emitPayment(c: Compiler<WarsState>, p: Parts): void {
  c.step({ op: 'do', act: (s, f) => pay(s, f.you, (p.pay?.(s, f) ?? 0) + (f.l.extra ?? 0)) });
  const free = c.unless((s, f) => (p.lose?.(s, f) ?? 0) + (f.l.toll ?? 0) > 0);
  const program = c.program('lose energy');
  c.step({
    op: 'call',
    program: () => program,
    locals: (s, f) => ({ n: (p.lose?.(s, f) ?? 0) + (f.l.toll ?? 0), kept: handGiven(s, f, p) }),
    you: null,
    self: null,
  });
  c.land(free);
  for (const e of p.gate.cost ?? []) c.effect(e);
}

/** What must be remembered of a declaration until it is performed. */
function remembered(s: WarsState, f: Frame, choices: readonly Choice[]): Locals {
  // the targets are announced (wars/deploy-phase/7); what is given to pay is not
  const aims = choices.flatMap(x => (x.target && x.kind === 'card' ? f.l[x.name] : [])) as number[];
  return { ...f.l, here: hereOf(s, f), ...(aims.length > 0 ? { aims } : {}) };
}

/** The resolving program: requirements and targets are checked again, then the effect happens (wars/effects/8). */
function emitResolution(c: Compiler<WarsState>, name: string, p: Parts): void {
  const fit = c.unless((s, f) => {
    const legal = p.choices.every(choice => {
      if (!choice.target) return true;
      const chosen = f.l[choice.name];
      const now = choice.read(s, f);
      const many = Array.isArray(chosen);
      const found = (many ? (chosen as number[]) : [chosen as number]).map(id => stillThere(s, choice, now, id));
      f.l[choice.name] = many ? found : found[0];
      return !found.includes(-1);
    });
    if (legal && (p.when === null || p.when(s, f))) return true;
    fizzled(s, { name });
    return false;
  });
  c.effect(p.gate.effect);
  c.land(fit);
}

/** A target as it is now: itself, a card of the same title where its lost pile has been randomized (wars/lost-pile/6), or -1. */
function stillThere(s: WarsState, choice: Choice, now: readonly number[], id: number): number {
  if (now.includes(id)) return id;
  if (choice.kind !== 'card' || inPlay(s, id)) return -1;
  return now.find(x => s.cards[x]!.def === s.cards[id]!.def && s.cards[x]!.zone % SEAT_ZONES === LOST) ?? -1;
}

function build(name: string, emit: (c: Compiler<WarsState>) => void): number {
  const index = programs.reserve(name);
  const c = v.reader(programs);
  emit(c);
  c.step({ op: 'end' });
  programs.fill(index, c.code);
  return index;
}

/** Compiles a gate: what is declared, chosen and paid, and what comes of it. */
export function compileGate(name: string, title: string, gate: Gate, kind: 'card' | 'ability'): CompiledGate {
  return within(name, () => {
    const p = parts(gate);
    const reveal = revealers(gate);
    captures = [];
    announcements = [];
    const resolve = `${name}: resolves`;
    build(resolve, c => emitResolution(c, title, p));
    const settled = captures;
    const announced = announcements;
    // what is printed is known before anything is chosen
    const price = typeof gate.pay === 'number' ? gate.pay : 0;
    const judge = (s: WarsState, you: number, self: number, l: Locals): Refusal | null => {
      const f = scene(you, self, { ...l });
      if (p.when !== null && !p.when(s, f)) return NEEDS;
      if (p.needs !== null && !p.needs(s, f)) return NOT_GIVEN;
      if (price + (l.extra ?? 0) > canPay(s, you)) return TOO_DEAR;
      for (const who of reveal) if (pile(s, who(s, f), RESERVE).length === 0) return NO_RESERVE;
      if (choosable(s, f, p.choices, 0, g => affordable(s, g, p))) return null;
      if (choosable(s, scene(you, self, { ...l }), p.choices, 0, () => true))
        return (p.pay?.(s, f) ?? 0) + (l.extra ?? 0) > canPay(s, you) ? TOO_DEAR : CANNOT_LOSE;
      const targets = p.choices.filter(x => x.target);
      return choosable(s, scene(you, self, { ...l }), targets, 0, () => true) ? NOT_GIVEN : NO_TARGET;
    };
    const declared = build(`${name}: declared`, c => {
      for (const x of announced) emitAnnouncement(c, x);
      for (const { name: local, max } of p.named) {
        const menu: Menu<WarsState> = {
          name: 'number',
          list: (s, f) => Array.from({ length: Math.max(0, max(s, f)) + 1 }, (_, n) => option('number', n)),
          label: (_s, _f, o) => String(o.a),
          prompt: () => `${title}: name a number.`,
        };
        c.step(
          askStep({ who: (_s, f) => [f.you], menu, skip: false }, (_s, f, picks) => {
            f.l[local] = picks[0]![0]?.a ?? 0;
          }),
        );
      }
      p.choices.forEach((_, i) => {
        chooseStep(c, p.choices, i, (s, f) => affordable(s, f, p));
      });
      c.step({
        op: 'do',
        act: (s, f) => {
          for (const { local, read } of settled) f.l[local] = read(s, f);
          f.l.here = hereOf(s, f);
          // a card may be given up to use it: what it lay beneath is still spoken of
          if (f.self >= 0 && inPlay(s, f.self) && s.cards[f.self]!.on >= 0) f.l.hostWas = s.cards[f.self]!.on;
        },
      });
      emitPayment(c, p);
      c.step({
        op: 'do',
        act: (s, f) =>
          declare(s, {
            kind,
            seat: f.you,
            card: f.self,
            name: title,
            program: resolve,
            l: remembered(s, f, p.choices),
          }),
      });
    });
    return { source: gate, judge, declare: declared, resolve };
  });
}

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
  return within(name, () => {
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
    captures = [];
    announcements = [];
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
    if (!t.atOnce) build(resolve, body);
    const settled = captures;
    const announced = announcements;
    const declared = build(`${name}: ${t.atOnce ? 'performed' : 'placed'}`, k => {
      const possible = k.unless(
        (s, f) =>
          reveal.every(who => pile(s, who(s, f), RESERVE).length > 0) &&
          choosable(s, scene(f.you, f.self, { ...f.l }), targets, 0, () => true),
      );
      for (const x of announced) emitAnnouncement(k, x);
      targets.forEach((_, i) => {
        chooseStep(k, targets, i, () => true);
      });
      k.step({
        op: 'do',
        act: (s, f) => {
          for (const { local, read } of settled) f.l[local] = read(s, f);
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
      program: build(name, k => {
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
