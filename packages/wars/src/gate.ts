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
  scene,
  type Word,
  words,
} from '@orrery/kernel';
import type { CompiledGate, Gate, TargetSource } from './card.ts';
import { programs, v } from './language.ts';
import { nameOf } from './names.ts';
import { canPay, pay } from './rules/cards-in-play.ts';
import { canLose } from './rules/lose-energy.ts';
import { declare, fizzled } from './rules/stack.ts';
import { eachStatic, hereOf, speaksOf } from './rules/standing.ts';
import { HAND, IN_PLAY, inPlay, LOST, opponentOf, pile, RESERVE, SEAT_ZONES, type WarsState, zone } from './state.ts';

const NEEDS = refuse('wars/deploy-phase/5', 'Its requirements are not met.');
const NO_TARGET = refuse('wars/target/7', 'There is no legal target.');
const NOT_GIVEN = refuse('wars/deploy-phase/8', 'You have not the cards that it costs.');
const TOO_DEAR = refuse('wars/costs/1', 'You have not enough energy in your active pile.');
const CANNOT_LOSE = refuse('wars/deploy-phase/8', 'You have not enough energy to lose.');
const NO_RESERVE = refuse('wars/destiny/6', 'Whoever must reveal a card for destiny has no card in the reserve.');

/** What is being compiled: what its words make, have settled and have announced goes by it. */
interface Compiling {
  readonly name: string;
  made: number;
  readonly captures: Capture[];
  readonly announcements: Announcement[];
}
let context: Compiling = { name: '', made: 0, captures: [], announcements: [] };

/** Compiles something under a name. What is compiled inside it has a context of its own. */
export function within<T>(name: string, make: (here: Compiling) => T): T {
  const outer = context;
  context = { name, made: 0, captures: [], announcements: [] };
  try {
    return make(context);
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

export interface Choice {
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
export function choosable(
  s: WarsState,
  f: Frame,
  choices: readonly Choice[],
  at: number,
  ok: (f: Frame) => boolean,
): boolean {
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
export function chooseStep(
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
export function revealers(gate: unknown): ((s: WarsState, f: Frame) => number)[] {
  return words(gate)
    .filter(w => w.w === 'reveals')
    .map(w => (w.a[0] === 'you' ? (_s: WarsState, f: Frame) => f.you : (_s: WarsState, f: Frame) => opponentOf(f.you)));
}

/** What lasting effects of a gate speak of, settled when it is declared (wars/effects/6). */
export interface Capture {
  readonly local: string;
  readonly read: ReadList<WarsState>;
}
/** What is announced on the way in: `choose one` (wars/deploy-phase/6). */
export interface Announcement {
  readonly local: string;
  readonly menu: Menu<WarsState>;
}
/** Has one of several ways announced when the card or ability is declared; gives the local that keeps it, the number of the way. */
export function announce(menu: Menu<WarsState>): string {
  const local = `way$${context.announcements.length}`;
  context.announcements.push({ local, menu });
  return local;
}
/** The step in which something is announced. */
export function emitAnnouncement(c: Compiler<WarsState>, { local, menu }: Announcement): void {
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      f.l[local] = picks[0]![0]?.a ?? -1;
    }),
  );
}
/** Has a list settled when the ability is declared; gives the local that keeps it. Words that make lasting effects call it. */
export function capture(read: ReadList<WarsState>): string {
  const local = `group$${context.captures.length}`;
  context.captures.push({ local, read });
  return local;
}

export interface Parts {
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

export function parts(gate: Gate): Parts {
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
export function affordable(s: WarsState, f: Frame, p: Parts): boolean {
  const energy = (p.pay?.(s, f) ?? 0) + (f.l.extra ?? 0);
  if (energy > canPay(s, f.you)) return false;
  const own = f.self >= 0 && s.cards[f.self]!.zone === zone(f.you, HAND) ? 1 : 0;
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
export function emitPayment(c: Compiler<WarsState>, p: Parts): void {
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
  return now.find(x => s.defs[x]! === s.defs[id]! && s.cards[x]!.zone % SEAT_ZONES === LOST) ?? -1;
}

/** Compiles a gate: what is declared, chosen and paid, and what comes of it. */
export function compileGate(name: string, title: string, gate: Gate, kind: 'card' | 'ability'): CompiledGate {
  return within(name, ({ captures, announcements }) => {
    const p = parts(gate);
    const reveal = revealers(gate);
    const resolve = `${name}: resolves`;
    v.build(programs, resolve, c => emitResolution(c, title, p));
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
    const declared = v.build(programs, `${name}: declared`, c => {
      for (const x of announcements) emitAnnouncement(c, x);
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
          for (const { local, read } of captures) f.l[local] = read(s, f);
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
