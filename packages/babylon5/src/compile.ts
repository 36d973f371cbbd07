import {
  type Act,
  askStep,
  type CardId,
  type Compiler,
  choosable,
  chooseStep,
  type Effect,
  type Filter,
  type Frame,
  type Locals,
  type Menu,
  option,
  type Ref,
  type Refusal,
  refuse,
  type Selections,
  scene,
  type Wording,
  yesNo,
} from '@orrery/kernel';
import {
  type ActionSource,
  CARD_TYPES,
  type CardDef,
  type CardSource,
  CONFLICT_RULES,
  CONTINGENCIES,
  type CompiledAction,
  type CompiledGate,
  type CompiledResponse,
  type ConflictRules,
  type ConflictSource,
  type Contingency,
  defOf,
  fieldValue,
  type Gate,
  idOfSource,
  LIBRARY,
  PILED,
  type ResponseSource,
  STATIC_KINDS,
  type Static,
  type StaticKind,
  type StaticSource,
  type Trigger,
  type WheneverSource,
} from './card.ts';
import { cardText, choiceOf, comesOf, effectText, tellsOf } from './card-text.ts';
import { facts, programs, v } from './language.ts';
import { THINGS, thingsWith } from './menus.ts';
import { RACE_NAMES } from './names.ts';
import { aimedDiscount } from './rules/actions/cost.ts';
import { savedBy } from './rules/actions/rotation-discount.ts';
import { actionUsed, eventAimed } from './rules/actions/use.ts';
import { fallenCost } from './rules/cards/conflict.ts';
import { carriedOut, reveal } from './rules/cards/contingency-reveal.ts';
import { neutralize } from './rules/cards/damage.ts';
import { discard } from './rules/cards/discards.ts';
import { marksOf, purgeMark } from './rules/cards/marks.ts';
import { personOf } from './rules/cards/personality.ts';
import { canAct, rotateCost, turn } from './rules/cards/ready.ts';
import { decider, irrevocable } from './rules/effects/blanking.ts';
import { leadsDrakh } from './rules/factions/drakh-cards.ts';
import { applyInfluence, available } from './rules/politics/influence.ts';
import { MOST_UNREST, unrestChanged } from './rules/politics/unrest.ts';
import { byRuleset } from './rules/setup/by-ruleset.ts';
import { ABILITIES, type B5State, conflictOf, MARKS, type Mark, RACES, rows } from './state.ts';
import { asList, compileOwn, compileTarget, type Spare } from './targets.ts';

const NEEDS = refuse('b5/cost/7', 'Its requirements are not met.');
// also b5/targets/2, b5/targets/3
const NO_TARGET = refuse('b5/targets/1', 'There is no legal target.');
const TOO_DEAR = refuse('b5/cost/7', 'You do not have enough influence for it.');
const NO_MARK = refuse('b5-r-short-term-goals-1', 'You have no mark of that kind to purge.');
const UNDEFINED = refuse('b5/cost/1', 'The card has no printed cost, so you cannot apply influence equal to it.');
const NO_OWN_CARD = refuse('b5/cost/7', 'You have no ready card that can rotate for it.');
const NO_OWN_CARD_ENGINE = refuse('b5/cost/11', NO_OWN_CARD.text);
const SELF_NEUTRALIZED = refuse('b5/cost/7', 'The card is already neutralized, so it cannot pay by being neutralized.');
const SELF_NEUTRALIZED_ENGINE = refuse('b5/action-round/8', SELF_NEUTRALIZED.text);
const AMBASSADOR = refuse('b5/action-round/6', 'Your ambassador must be ready and not neutralized.');
const NO_UNREST = refuse('b5/unrest/5', 'Your unrest cannot rise by this much.');
const IRREVOCABLE = refuse('b5/glossary/14', 'This card is irrevocable. You cannot make it leave play.');
const KEEPS_PLACE = refuse('b5/drakh/10', 'Nothing changes the place of the ambassador of a Drakh faction.');
const MARKS_MISSING = refuse('b5/cost/7', 'Your faction does not have the marks that this card needs.');

/**
 * The targets that an effect would not discard directly although they are irrevocable. Under the engine rules: none that would leave play by it
 * (b5/glossary/14). The ambassador of a Drakh faction is no target of such an effect (b5/drakh/3, b5/drakh/10).
 */
function sparing(effect: unknown, target: string): Spare {
  const local = (what: Ref) => (typeof what === 'string' ? what : v.trait(what, 'local'));
  const ways = v.traits(effect, 'ends').flatMap(({ what, how }) => (local(what) === target ? [how] : []));
  const conflict = ways.includes('cancels');
  const always = conflict || ways.includes('discards');
  const cardOf = (s: B5State, id: number): CardId => (conflict ? conflictOf(s, id).card : id);
  const keeps = (s: B5State, card: CardId): boolean => card >= 0 && leadsDrakh(s, card);
  const stays = (s: B5State, card: CardId): boolean =>
    card >= 0 && (always || s.ruleset === 'engine') && irrevocable(s, card);
  return {
    read: read =>
      ways.length === 0
        ? read
        : (s, f) => read(s, f).filter(id => !keeps(s, cardOf(s, id)) && !stays(s, cardOf(s, id))),
    refusal: (s, id) => (keeps(s, cardOf(s, id)) ? KEEPS_PLACE : IRREVOCABLE),
  };
}

/**
 * Compiles a gate: requirements, targets, costs, and the effect. Its judge checks whether a player could pass the gate, and changes nothing. Its
 * program carries it out.
 * @param action the index of the action in its card's list; -1 for none
 * @param event true for the effect of an event
 */
export function compileGate(name: string, gate: Gate, action = -1, event = false): CompiledGate {
  const c = v.reader(programs);
  const needs = gate.needs ? c.test(gate.needs) : null;
  const targets = Object.entries(gate.target ?? {}).map(([target, from]) =>
    compileTarget(c, target, from, sparing(gate.effect, target)),
  );
  if (gate.rotates) {
    const usable = (s: B5State, id: number, you: number) => s.cards[id]!.controller === you && canAct(s, id);
    targets.unshift(compileOwn(c, 'rotated', gate.rotates, usable, NO_OWN_CARD));
  }
  const aimedAt = targets.filter(t => t.kind === 'card' && t.name !== 'rotated');
  const apply = gate.apply === undefined ? null : c.amount(gate.apply);
  /** the least influence that buys targets from here on; none: no targets */
  const cheapest = (s: B5State, f: Frame, at: number): number => {
    if (at === targets.length) return apply!(s, f);
    let least = Number.NaN;
    for (const id of targets[at]!.read(s, f)) {
      f.l[targets[at]!.name] = id;
      const n = cheapest(s, f, at + 1);
      if (!(n >= least)) least = n;
    }
    return least;
  };
  /** the influence that rotating cards for it costs */
  const turning = (s: B5State, f: Frame): number =>
    (gate.rotate ? rotateCost(s, f.self) : 0) +
    (gate.rotateAmbassador ? rotateCost(s, s.seats[f.you]!.ambassador) : 0) +
    (gate.rotates && f.l.rotated >= 0 ? rotateCost(s, f.l.rotated) : 0);
  /** the cards that it is aimed at so far */
  const aimedCards = (f: Frame): CardId[] => aimedAt.map(({ name }) => f.l[name]);
  /** the part of an event's own cost that is still to be paid, because it is not aimed at a card that makes it cheaper */
  const owing = (s: B5State, f: Frame): number =>
    f.l.owed > 0 ? Math.max(0, f.l.owed - aimedDiscount(s, f.you, aimedCards(f)) - turned(s, f)) : 0;
  /** how much less an event costs because of the card that its text rotates */
  const turned = (s: B5State, f: Frame): number =>
    gate.rotates && f.l.rotated >= 0 ? savedBy(s, f.you, f.self, f.l.rotated, 'played') : 0;
  /** what using a chosen conflict card costs besides, because it lies in another player's discard pile */
  const besides = (s: B5State, f: Frame): number => {
    let more = 0;
    for (const { name } of aimedAt) if (f.l[name] >= 0) more += fallenCost(s, f.you, f.l[name]);
    return more;
  };
  const selections: Selections<B5State> = {
    choices: targets,
    once: null,
    // influence for the event's own cost and for what rotates is not available for its text
    ok:
      apply === null && !gate.rotateAmbassador && !gate.rotates && !event && targets.length === 0
        ? null
        : (s, f) =>
            (apply === null ? 0 : apply(s, f)) + turning(s, f) + owing(s, f) + besides(s, f) <=
            available(s, f.you) - (f.l.reserved ?? 0),
    blocked: (s, f, next) => tooDear(s, f, next),
  };
  /** the reason why targets from here on are not available */
  const tooDear = (s: B5State, f: Frame, at: number): Refusal => {
    if (apply === null) return turning(s, f) > 0 ? TOO_DEAR : NO_TARGET;
    const least = cheapest(s, f, at);
    return Number.isNaN(least) ? NO_TARGET : least === Number.POSITIVE_INFINITY ? UNDEFINED : TOO_DEAR;
  };
  const judge = (s: B5State, you: number, self: number, locals: Locals = {}): Refusal | null => {
    const f = scene(you, self, { ...locals });
    if (gate.needsMarks)
      for (const mark of MARKS) if ((gate.needsMarks[mark] ?? 0) > marksOf(s, you, mark)) return MARKS_MISSING;
    if (gate.rotateAmbassador && !canAct(s, s.seats[you]!.ambassador)) return AMBASSADOR;
    if (gate.purge && purgeable(s, you, gate.purge).length === 0) return NO_MARK;
    if (gate.raiseUnrest && s.seats[you]!.unrest + gate.raiseUnrest > MOST_UNREST) return NO_UNREST;
    if (gate.neutralize && s.cards[self]!.neutralized) return byRuleset(s, SELF_NEUTRALIZED, SELF_NEUTRALIZED_ENGINE);
    if (needs !== null && !needs(s, f)) return NEEDS;
    if (choosable(selections, s, f)) return null;
    if (gate.rotates && targets[0]!.read(s, f).length === 0) return byRuleset(s, NO_OWN_CARD, NO_OWN_CARD_ENGINE);
    return tooDear(s, f, 0);
  };
  const steps: ((c: Compiler<B5State>) => void)[] = [];
  targets.forEach((_, i) => {
    steps.push(code => chooseStep(code, selections, i, targetWording(gate, targets[i]!, i - (gate.rotates ? 1 : 0))));
  });
  const purge = gate.purge;
  if (purge) {
    const menu: Menu<B5State> = {
      name: 'purge',
      list: (s, f) => purgeable(s, f.you, purge).map(id => option('card', id)),
      ...THINGS,
      prompt: (s, f) =>
        `${defOf(s, f.self).title}: from which card of yours do you purge a ${purge[0]!.toUpperCase()}${purge.slice(1)} Mark?`,
      stakes: (s, f) => `You lose the mark for good. That is the cost. ${comesOf(defOf(s, f.self).source, gate)}`,
      rule: 'b5/marks/19',
      note: (s, _f, o) => `it has ${s.cards[o.a]![purge]} now`,
    };
    steps.push(code => pickInto(code, 'purged', menu));
  }
  /** the choices so far, by kind */
  const aims = (f: Frame) => {
    const of = (kind: string): number => f.l[targets.find(t => t.kind === kind)?.name ?? ''] ?? -1;
    return { on: aimedCards(f), whom: of('seat'), race: of('race'), conflict: of('conflict'), play: of('play') };
  };
  const pay: Act<B5State> = (s, f) => {
    if (gate.rotate) turn(s, f.self);
    if (gate.rotateAmbassador) turn(s, s.seats[f.you]!.ambassador);
    if (gate.rotates) turn(s, f.l.rotated);
    if (gate.neutralize) neutralize(s, f.self);
    if (gate.discard) discard(s, f.self);
    if (purge) purgeMark(s, f.l.purged, purge, 1);
    applyInfluence(s, f.you, owing(s, f));
    const price = apply === null ? 0 : apply(s, f);
    applyInfluence(s, f.you, price, event ? f.self : undefined);
    if (gate.raiseUnrest) unrestChanged(s, { seat: f.you, n: gate.raiseUnrest });
    // effects whose only cost is the rotation can be sustained (b5/sustain/2)
    const free = !purge && apply === null && !gate.rotateAmbassador && !gate.raiseUnrest;
    f.l.sustain = gate.rotate && free ? action + 1 : 0;
    if (action >= 0) actionUsed(s, { card: f.self, seat: f.you, ...aims(f), n: price });
    else if (event && targets.length > 0) eventAimed(s, { card: f.self, ...aims(f) });
  };
  const holds = (s: B5State, you: number, self: number, target: number): boolean => {
    const f = scene(you, self, {});
    if (gate.needsMarks)
      for (const mark of MARKS) if ((gate.needsMarks[mark] ?? 0) > marksOf(s, you, mark)) return false;
    if (needs !== null && !needs(s, f)) return false;
    return targets.length !== 1 || targets[0]!.read(s, f).includes(target);
  };
  const program = v.build(programs, name, code => {
    for (const step of steps) step(code);
    // since it was played, another text may have rotated all that could rotate for it: then it has no effect (b5/cost/12)
    const lapsed = gate.rotates ? code.unless((_s, f) => f.l.rotated >= 0) : -1;
    code.step({ op: 'do', act: pay });
    code.effect(gate.effect);
    if (lapsed >= 0) code.land(lapsed);
  });
  return { source: gate, judge, holds, program };
}

/** The maximum length of a question, in characters. */
const PROMPT = 100;

/**
 * The wording of one of a gate's choices: the name its text uses, and the effect.
 * @param place its index among the targets; -1 for the card that must rotate
 */
function targetWording(
  gate: Gate,
  { name, kind }: { readonly name: string; readonly kind: string },
  place: number,
): Wording<B5State> {
  const source = (s: B5State, f: Frame): CardSource => defOf(s, f.self).source;
  return {
    name: 'target',
    ...thingsWith(() => ({ stats: [0, 1, 2, 3, 4] })),
    note: (s, f, o) => (kind === 'number' ? comesOf(source(s, f), gate, { [name]: String(o.a) }) : ''),
    prompt(s, f) {
      const card = source(s, f);
      const long = `${card.title}: choose ${choiceOf(card, gate, place)}`;
      return long.length <= PROMPT ? long : `${card.title}: which ${kind}?`;
    },
    stakes(s, f) {
      const card = source(s, f);
      const brings = comesOf(card, gate);
      return place < 0
        ? `It rotates and can do nothing else this turn. ${brings}`
        : brings || 'The card text says what happens to it.';
    },
  };
}

/** A step in which you choose one thing. A local then holds it. */
function pickInto(code: Compiler<B5State>, local: string, menu: Menu<B5State>): void {
  code.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      f.l[local] = picks[0]?.[0]?.a ?? -1;
    }),
  );
}

/** The cards of a seat from which it can purge a mark as a cost. */
function purgeable(s: B5State, seat: number, mark: Mark): number[] {
  return rows(s).filter(id => s.cards[id]!.controller === seat && s.cards[id]![mark] > 0);
}

function program(name: string, effect: Effect | undefined): number {
  return effect === undefined ? -1 : v.build(programs, name, c => c.effect(effect));
}

/** The only card that a filter can mean: `this card` or its host; null if it can mean others. */
function aloneOf({ w, a }: Filter): Static['alone'] {
  if (w === 'itself') return 'self';
  if (w === 'host') return 'host';
  return w === 'that' ? (a.map(x => aloneOf(x as Filter)).find(x => x !== null) ?? null) : null;
}

/** Compiles a static ability. */
function compileStatic(st: StaticSource): Static {
  const c = v.reader(programs);
  const stat = ABILITIES.indexOf(st.what as never);
  return {
    kind: st.k,
    to: st.to ? c.filter(st.to) : null,
    alone: st.to ? aloneOf(st.to) : null,
    holds: st.if ? c.test(st.if) : null,
    n: st.n === undefined ? () => 1 : c.amount(st.n),
    whose: st.whose === undefined ? null : c.ref(st.whose),
    stat,
    what: st.what ?? '',
    op: ['printed', 'times', 'add'].indexOf(st.op ?? 'add'),
    instant: st.instant === true,
    least: st.least ?? -1,
  };
}

function compileTrigger(name: string, w: WheneverSource): Trigger {
  const holds = w.if ? v.reader(programs).test(w.if) : null;
  const ready = (s: B5State, f: Frame): boolean => !w.rotate || canAct(s, f.self);
  const brings = (s: B5State, f: Frame): string => effectText(defOf(s, f.self).source, w.effect);
  const turns = w.rotate ? 'it rotates' : '';
  const reveal = yesNo<B5State>((s, f) => `${defOf(s, f.self).title}: do you use it now?`, {
    stakes: (s, f) => `${w.say}: ${brings(s, f)}`,
    yes: turns,
    no: w.rotate ? 'it stays ready, and nothing happens' : 'nothing happens this time',
  });
  const index = v.build(programs, name, c => {
    let no = -1;
    const fits = c.unless((s, f) => ready(s, f) && s.cards[f.self]!.zone >= 0 && (holds === null || holds(s, f)));
    if (w.may) {
      c.step(
        askStep({ who: (s, f) => [decider(s, f)], menu: reveal, skip: false }, (_s, f, picks) => {
          f.l.said = picks[0]?.[0]?.verb === 'yes' ? 1 : 0;
        }),
      );
      no = c.unless((_s, f) => f.l.said === 1);
    }
    if (w.rotate)
      c.step({
        op: 'do',
        act: (s, f) => {
          turn(s, f.self);
        },
      });
    c.effect(w.effect);
    c.land(fits);
    if (no >= 0) c.land(no);
  });
  return { holds: w.rotate ? (s, f) => ready(s, f) && (holds === null || holds(s, f)) : holds, program: index };
}

/** Compiles the occasion of a contingency and its effect when revealed. */
function compileContingency(name: string, source: CardSource): Contingency | null {
  const { title, contingency } = source;
  if (contingency === undefined) return null;
  const type = facts.byName.get(contingency.on);
  if (type === undefined) throw new Error(`there is no fact ${contingency.on}`);
  return {
    on: type.index,
    holds: contingency.if ? v.reader(programs).test(contingency.if) : null,
    label: `Reveal ${title}`,
    note: () => effectText(source, contingency.effect),
    program: v.build(programs, name, c => {
      c.step({ op: 'do', act: reveal });
      c.effect(contingency.effect);
      c.step({ op: 'do', act: (s, f) => carriedOut(s, f.self) });
    }),
  };
}

function compileResponse(name: string, r: ResponseSource): CompiledResponse {
  const index = v.build(programs, name, c => {
    if (r.rotate)
      c.step({
        op: 'do',
        act: (s, f) => {
          turn(s, f.self);
        },
      });
    c.effect(r.effect);
  });
  return {
    window: r.window,
    holds: r.if ? v.reader(programs).test(r.if) : null,
    rotate: r.rotate === true,
    rotated: r.rotated === true,
    program: index,
    label: r.label,
    note: () => `${r.rotate ? 'it rotates. ' : ''}${r.say}`,
    stops: v.traits(r.effect, 'stops').length > 0,
  };
}

const abilityIndexes = (names: readonly string[]): number[] => names.map(n => ABILITIES.indexOf(n as never));

function compileConflict(
  id: string,
  title: string,
  source: ConflictSource,
  manySided = source.manySided === true,
): ConflictRules {
  const c = v.reader(programs);
  const rules: ConflictRules = {
    id,
    title,
    source,
    types: abilityIndexes(source.types),
    targets: source.targets ? sparing(source.outcome, 'target').read(c.list(asList(source.targets))) : null,
    second: source.second ? c.list(source.second) : null,
    needs: source.needs ? c.test(source.needs) : null,
    manySided,
    first: (source.restrict ?? []).flatMap(r => (r.rule === 'first-supporter' ? [c.filter(r.who)] : [])),
    only: (source.restrict ?? []).flatMap(r => (r.rule === 'only' ? [c.filter(r.who)] : [])),
    initiate: program(`${id}: initiated`, source.initiate),
    always: program(`${id}: at resolution`, source.always),
    outcome: program(`${id}: outcome`, source.outcome),
    opening: program(`${id}: opening`, source.opening),
    statics: (source.while ?? []).map(compileStatic),
  };
  CONFLICT_RULES[id] = rules;
  return rules;
}

/** Expands a conflict of any type into one of each type, Leadership too (b5/conflict-round/18). */
function anyType(conflicts: NonNullable<CardSource['conflicts']>): NonNullable<CardSource['conflicts']> {
  return conflicts.flatMap(k => (k.types[0] === 'any' ? ABILITIES.map(type => ({ ...k, types: [type] })) : [k]));
}

/** The marks that a card gives: printed, while it is in play, when it enters play, or by a trigger. */
function marksBrought(source: CardSource): ReadonlySet<string> {
  const found = new Set<string>(Object.keys(source.marks ?? {}));
  for (const st of source.always ?? []) if (st.k === 'gives-marks' && st.what) found.add(st.what);
  for (const mark of v.traits([source.onSponsored, source.onPlayed, source.whenever], 'marks')) found.add(mark);
  return found;
}

/**
 * Compiles a card and adds it to the definitions.
 * @param mark what its id ends with: cards of an overlay have ids of their own
 * @throws Error with the card's name if one of its words is wrong
 */
export function compileCard(source: CardSource, mark = ''): CardDef {
  const id = idOfSource(source) + mark;
  try {
    return addCard(id, source);
  } catch (error) {
    throw new Error(`${source.title}: ${(error as Error).message}`);
  }
}

function addCard(id: string, source: CardSource): CardDef {
  const index = LIBRARY.next();
  if (!CARD_TYPES.includes(source.type)) throw new Error(`no card is of the type ${String(source.type)}`);
  const at = (what: string) => `card:${id}:${what}`;
  const triggers: Trigger[][] = [];
  const on = (fact: string, trigger: Trigger) => {
    const type = facts.byName.get(fact);
    if (type === undefined) throw new Error(`there is no fact ${fact}`);
    triggers[type.index] ??= [];
    triggers[type.index]!.push(trigger);
  };
  source.whenever?.forEach((w, i) => {
    on(w.on, compileTrigger(at(`whenever ${i}`), w));
  });
  const statics: Partial<Record<StaticKind, Static[]>> = {};
  for (const st of source.always ?? []) {
    if (!STATIC_KINDS.includes(st.k)) throw new Error(`no static ability is called ${st.k}`);
    statics[st.k] ??= [];
    statics[st.k]!.push(compileStatic(st));
  }
  const actions: CompiledAction[] = (source.actions ?? []).map((a: ActionSource, i) => ({
    ...compileGate(at(`action ${i}`), a, i),
    source: a,
    label: a.say ?? 'use it',
  }));
  const responses = (source.responses ?? []).map((r, i) => compileResponse(at(`response ${i}`), r));
  const { aftermath } = source;
  const c = v.reader(programs);
  const under = source.contingency?.under;
  const left = v.traits(source, 'leaves');
  const def: CardDef = {
    id,
    index,
    title: source.title,
    text: () => cardText(source),
    tells: tellsOf(source),
    source,
    type: source.type,
    race: source.race ?? null,
    cost: fieldValue<number | null>(source.cost, null),
    abilities: ABILITIES.map(a => fieldValue(source.abilities?.[a], 0)),
    keywords: new Set(source.keywords ?? []),
    marks: Object.fromEntries(Object.entries(source.marks ?? {}).map(([mark, n]) => [mark, fieldValue(n, 0)])),
    copies:
      source.copies ?? (['character', 'group', 'fleet', 'location'].includes(source.type) ? 'limited' : 'multiple'),
    personality: source.personality ?? personOf(source.title, id),
    actions,
    statics,
    triggers,
    contingency: compileContingency(at('contingency'), source),
    responses,
    left,
    leaves: left.map(compileStatic),
    later: v.traits(source, 'later').map((of, i) => ({ of, program: program(at(`later ${i}`), of) })),
    remembers: v.traits(source, 'remembers').length > 0,
    play: source.play ? compileGate(at('play'), source.play, -1, true) : null,
    conflict: source.conflict
      ? compileConflict(
          id,
          source.title,
          source.conflict,
          source.conflict.manySided === true || source.keywords?.includes('Unopposable') === true,
        )
      : null,
    conflicts: anyType(source.conflicts ?? []).map((k, i) => compileConflict(`${id}/${i}`, k.name, k)),
    aftermath: aftermath
      ? {
          source: aftermath,
          occasions: aftermath.occasions.map(o => ({
            outcome: o.outcome,
            types: abilityIndexes(o.types),
            participant: o.participant,
          })),
          fits: aftermath.targets ? c.filter(aftermath.targets) : null,
          gate:
            aftermath.effect || aftermath.needs || aftermath.target || aftermath.rotateAmbassador || aftermath.rotates
              ? compileGate(at('aftermath'), {
                  effect: aftermath.effect ?? nothing(),
                  ...(aftermath.needs ? { needs: aftermath.needs } : {}),
                  ...(aftermath.target ? { target: aftermath.target } : {}),
                  ...(aftermath.rotateAmbassador ? { rotateAmbassador: true } : {}),
                  ...(aftermath.rotates ? { rotates: aftermath.rotates } : {}),
                })
              : null,
        }
      : null,
    enhances:
      typeof source.enhances === 'object'
        ? c.filter(source.enhances)
        : typeof under === 'object'
          ? c.filter(under)
          : null,
    holds: source.holds ? c.filter(source.holds) : null,
    needs: source.needs ? c.test(source.needs) : null,
    into: source.sponsoredInto ? c.list(source.sponsoredInto) : null,
    onSponsored: program(at('sponsored'), source.onSponsored),
    onPlayed: program(at('played'), source.onPlayed),
    sponsoring: source.sponsoring
      ? {
          apply: source.sponsoring.apply === undefined ? null : c.amount(source.sponsoring.apply),
          rotate: source.sponsoring.rotate ? c.filter(source.sponsoring.rotate) : null,
          by: source.sponsoring.by ? c.filter(source.sponsoring.by) : null,
        }
      : null,
    brings: marksBrought(source),
    wins: source.major_condition ? c.test(source.major_condition) : null,
    oneMoreIfAll: source.starts?.oneMoreIfAll ? c.filter(source.starts.oneMoreIfAll) : null,
    becomes: source.conflict?.becomes ?? source.becomes ?? null,
    assists: RACES.findIndex(r => source.keywords?.includes(`${RACE_NAMES[r]} Ambassador's Assistant`)),
    active:
      (source.always?.length ?? 0) > 0 ||
      (source.whenever?.length ?? 0) > 0 ||
      responses.length > 0 ||
      source.mercenary === true ||
      source.keywords?.includes("Ambassador's Assistant") === true ||
      actions.length > 0,
  };
  LIBRARY.add(def);
  for (const type of v.traits(source, 'fallen')) PILED.set(type, [...(PILED.get(type) ?? []), def]);
  if (def.contingency !== null) CONTINGENCIES[def.contingency.on] = [...(CONTINGENCIES[def.contingency.on] ?? []), def];
  return def;
}

/** An effect that does nothing. */
export const nothing = v.effect(
  'nothing',
  () => () => {},
  () => '',
);
