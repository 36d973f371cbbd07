import {
  askStep,
  type Compiler,
  type Effect,
  type Filter,
  type Fits,
  type Frame,
  type Holds,
  type Menu,
  option,
  type Refusal,
  refuse,
  Scope,
  scene,
  type Teller,
} from '@orrery/kernel';
import {
  type CardDef,
  type CardSource,
  type CompiledFunction,
  type CompiledGate,
  type CompiledReaction,
  type CompiledReplacement,
  type CompiledTrigger,
  type Functional,
  LIBRARY,
  type Reacting,
  type Side,
  type SideText,
  type Triggered,
  typeOf,
} from '../card.ts';
import { deedText, effectText, tellerFor } from '../card-text.ts';
import { all, choose, facts, may, not, other, programs, sequence, that, v, when, window } from '../language.ts';
import { brief, PROMPT, titleOf } from '../names.ts';
import { type CardType, type FieldFunction, listName, titleOnCard } from '../printed.ts';
import { BOLT } from '../rules/fire/weapons.ts';
import { discardSpent, SET_OFF } from '../rules/fleet/mines.ts';
import { doneInReaction, functionUsed, spentForNow, useBit } from '../rules/play/card-actions-limit.ts';
import { playsChanged } from '../rules/play/card-plays.ts';
import { PLAYS } from '../rules/play/playing.ts';
import { usualPlace } from '../rules/play/playing-on.ts';
import { REACTION, reactionBit } from '../rules/play/reaction.ts';
import {
  emitAgain,
  emitAgainst,
  emitAnnouncement,
  emitArrival,
  emitEnd,
  emitPlace,
} from '../rules/play/steps-of-a-play.ts';
import { IN_USE, PSY } from '../rules/psy/in-use.ts';
import { activate, disciplineInlets, judgePsyFunction, usersOf } from '../rules/psy/psy-functions.ts';
import { cardLabel } from '../rules/table/labels.ts';
import { suspendedOn } from '../rules/texts/static-texts.ts';
import { AGAIN } from '../rules/texts/triggers.ts';
import { type GeState, inPlay } from '../state.ts';
import { accomplishIt, ripe } from '../words/agendas.ts';
import { harbor } from '../words/crew.ts';
import { discard, moveTo, stopIt } from '../words/effects/cards.ts';
import { playedFor } from '../words/effects/missions.ts';
import { anyDeed, anything, beingPlayed, playedAt } from '../words/events.ts';
import { called, crew, itsHost, type as ofType, yours } from '../words/filters.ts';
import { cards } from '../words/lists.ts';
import { counterpart } from '../words/parts.ts';
import { host } from '../words/refs.ts';
import { is, wasChosen } from '../words/tests.ts';
import { buildText, type Openable, openGate } from './gate.ts';
import { once } from './once.ts';
import { wholeDeed, wholeText } from './shape.ts';
import { compileLasting, compileStatic } from './statics.ts';

/** Returns the type of fact that a word for a happening waits for. @throws Error if the word is not one */
function happening(on: Triggered['on'], name = v.trait(on, 'happening')): number {
  const type = name === undefined ? undefined : facts.byName.get(name);
  if (type === undefined) throw new Error(`${on.w} is not the word for something that happens`);
  return type.index;
}

/** Records that a trigger that works once in a complete turn has done so (ge/card-actions-limit/1). */
const spentOnce = v.effect<[number]>(
  'spentOnce',
  (_c, bit: number) => (s, f) => {
    if (inPlay(s, f.self)) spentForNow(s, { card: f.self, bit });
  },
  () => '',
);

function compileTrigger(name: string, x: Triggered, t: Teller, bit: number): CompiledTrigger {
  const scope = new Scope<never>(name) as never;
  const c = v.reader(programs, scope);
  const on = c.test(x.on);
  const also = x.if ? c.test(x.if) : null;
  const gate = openGate({ ...(x.target ? { target: x.target } : {}), effect: x.effect }, scope, t);
  const tell = once(() => effectText(t, x.effect));
  // a trigger that its player declines may still act later in the turn
  const deed: Effect = x.once ? sequence(spentOnce(bit), x.effect) : x.effect;
  const effect: Effect = x.may ? may(brief(tell(), PROMPT), deed, x.by) : deed;
  buildText(
    name,
    tell,
    k => {
      const able = k.unless(
        (s, f) =>
          gate.judge(s, f.you, f.self, f.l) === null &&
          (f.l[AGAIN] === undefined || inPlay(s, f.self)) &&
          (!x.once || (inPlay(s, f.self) && (s.cards[f.self]!.used & bit) === 0)),
      );
      gate.emitChoices(k);
      k.effect(effect);
      k.land(able);
    },
    scope,
  );
  return {
    name,
    fact: happening(x.on),
    holds: (s, f) => on(s, f) && (also === null || also(s, f)),
    even: x.even === true,
    program: name,
    bit: x.once ? bit : 0,
    repeats: v.traits([x.if, x.effect], 'counts').length === 0,
    tell,
  };
}

function compileReplacement(name: string, x: NonNullable<CardSource['instead']>[number]): CompiledReplacement {
  const scope = new Scope<never>(name) as never;
  const c = v.reader(programs, scope);
  const on = c.test(x.on);
  const also = x.if ? c.test(x.if) : null;
  buildText(
    name,
    () => '',
    k => k.effect(x.effect),
    scope,
  );
  return {
    fact: happening(x.on),
    holds: (s, f) => on(s, f) && (also === null || also(s, f)),
    even: x.even === true,
    program: name,
  };
}

/** A card that leaves play in reaction to its action does not act (ge/reaction/3), unless the card that removed it lets the action go on. */
const goesThrough: Holds<GeState> = (s, f) => !f.l.stopped && (inPlay(s, f.self) || f.l.goesOn === true);

/** Skips the rest for a player who leaves the game while they choose. */
const staysIn: Holds<GeState> = (s, f) => !s.seats[f.you]!.out;

/** Lets a player choose the psy that uses a function of a field, unless another card uses it (A5 Mental Inspiration). */
function emitUser(k: Compiler<GeState>, gate: Openable, i: number, fits: Fits<GeState> | null = null): void {
  const menu: Menu<GeState> = {
    name: 'psy',
    list: (s, f) =>
      usersOf(s, f.you, f.self, i)
        .filter(id => fits === null || fits(s, id, f))
        .filter(id => gate.judge(s, f.you, f.self, { ...f.l, [PSY]: id }) === null)
        .map(id => option('card', id)),
    label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
    prompt: (s, f) => brief(`Which psy uses that function of ${titleOf(s, f.self)}?`, PROMPT),
    stakes: () => 'The psy spends one of its points on it.',
    rule: 'ge/psy-rules/11',
    note: () => '',
    card: (s, _f, o) => titleOf(s, o.a),
  };
  const unknown = k.unless((_s, f) => f.l[PSY] === undefined);
  k.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      f.l[PSY] = picks[0]![0]?.a ?? -1;
    }),
  );
  k.land(unknown);
}

const NO_USER = refuse('ge/psy-rules/16', 'You have no psy that can use that function now.');

/** Returns what judges a gate for any of the psys that could use a function of a field, if they fit. */
const judgedForUsers =
  ({ judge }: Openable, i: number, fits: Fits<GeState> | null = null): Openable['judge'] =>
  (s, you, self, l) => {
    if (l[PSY] !== undefined) return judge(s, you, self, l);
    let first: Refusal | null = null;
    for (const id of usersOf(s, you, self, i)) {
      if (fits !== null && !fits(s, id, scene(you, self, l))) continue;
      const refusal = judge(s, you, self, { ...l, [PSY]: id });
      if (refusal === null) return null;
      first ??= refusal;
    }
    if (first !== null || fits !== null) return first ?? NO_USER;
    return judgePsyFunction(s, you, self, i) ?? judge(s, you, self, l);
  };

/** Returns what judges the use of a function of a field in reaction. From play it is a use like any other; a field that is played is free to use. */
const judgedInReaction =
  (gate: Openable, i: number, fits: Fits<GeState> | null): Openable['judge'] =>
  (s, you, self, l) =>
    (inPlay(s, self) ? judgePsyFunction(s, you, self, i) : null) ?? judgedForUsers(gate, i, fits)(s, you, self, l);

/**
 * Compiles a card action: the player chooses targets, the action is announced, others may react, and it happens (ge/card-actions-limit).
 * @param isMine true for a mine. Another card may set it off and name its target (O6 Mine Defenses)
 */
function compileFunction(name: string, i: number, x: Functional, t: Teller, isMine: boolean): CompiledFunction {
  const scope = new Scope<never>(name) as never;
  const gate = openGate(x, scope, t);
  const program = buildText(
    name,
    gate.tell,
    k => {
      if (x.by === 'psy') emitUser(k, gate, i);
      const chooses = isMine ? k.unless((_s, f) => f.l[SET_OFF] === undefined) : null;
      gate.emitChoices(k);
      if (chooses !== null) k.land(chooses);
      const stays = k.unless(staysIn);
      k.step({
        op: 'do',
        act: (s, f) => {
          if (x.by === 'psy') activate(s, f, i, x.turns ?? 1);
          Object.assign(f.l, {
            kind: 'action',
            by: f.you,
            card: f.self,
            on: -1,
            fleet: -1,
            aims: f.l.aims ?? [],
            spends: x.spent === true,
            reaction: false,
          });
          if (x.attack) f.l.attack = true;
          if (x.aPlay) playsChanged(s, { seat: f.you, n: -1 });
          functionUsed(s, { card: f.self, seat: f.you, bit: useBit(i), aims: f.l.aims, reaction: false });
        },
      });
      k.effect(window(REACTION));
      const goes = k.unless(goesThrough);
      k.effect(x.effect);
      k.land(goes);
      // another card that has the function of a field stays (P1 Psycanti Muse)
      if (x.spent)
        k.step({
          op: 'do',
          act: (s, f) => {
            if (x.by !== 'psy' || typeOf(s, f.self) === 'F') discardSpent(s, f);
          },
        });
      k.land(stays);
    },
    scope,
  );
  const tell = once(() => deedText(t, x));
  const label = once(() => x.label ?? tell());
  const uses = x.uses === undefined ? null : v.reader(programs, scope).amount(x.uses);
  const local = v.traits([x.when, x.target, x.effect], 'local').length > 0;
  const judge = x.by === 'psy' ? judgedForUsers(gate, i) : gate.judge;
  return { source: wholeDeed(x), local, judge, program, tell, uses, label };
}

/** The place of a card that is played alone: on no card. */
const ON_NO_CARD: Fits<GeState> = () => false;

/** A transporter, shuttle or fighter that is played in reaction saves crew from cards that say so (O6 Alien Abduction). */
const SAVING: Reacting = {
  on: all(beingPlayed(called('carriers save from it')), playedAt(that(crew, yours))),
  effect: stopIt,
  label: 'save the crew',
};
const CARRIER = /\b(transporter|shuttle|\w*fighter)/i;
/** True for equipment that carries crew: a transporter, shuttle or fighter that is no mine and no bomb. */
const isCarrier = (card: CardSource): boolean =>
  card.types[0] === 'E' && CARRIER.test(titleOnCard(card)) && !/\b(mine|bomb)\b/i.test(card.title);

/**
 * Returns the reactions of a card. One marked R may be played for any of its functions, to any event (ge/reaction/6, ge/reaction/7), also where its
 * text names none of them.
 */
function allReactions(card: CardSource, source: SideText): readonly Reacting[] {
  const own = source.reactions ?? [];
  if (card.reaction !== true) return own;
  const saving = isCarrier(card) ? [SAVING] : [];
  // a warcraft comes in reaction only to protect the Sector HQ (ge/empire-clydon/3)
  if (source.is?.includes('warcraft')) return own;
  if (own.some(x => x.asFunction !== undefined || x.on === anything || x.on === anyDeed)) return [...own, ...saving];
  return [
    ...own,
    ...(source.functions ?? []).map((fn, i) => ({
      ...playedFor(fn, i, source.names),
    })),
    ...saving,
  ];
}

/** True for a play whose card acts as it comes: no reaction keeps it idle (L2 Malpractice). */
const isNotIdle = (_s: GeState, f: Frame): boolean => f.l.idle !== true;

/** Compiles a reaction of a card: played from the hand with one of its functions, or used from play (ge/reaction/6, ge/reaction/16). */
function compileReaction(name: string, i: number, x: Reacting, side: Side, t: Teller): CompiledReaction {
  const scope = new Scope<never>(name) as never;
  const gate = openGate(x, scope, t);
  const on = v.reader(programs, scope).test(x.on);
  const at = x.at === undefined ? null : x.at === 'space' ? ON_NO_CARD : v.reader(programs, scope).filter(x.at);
  // a field that is played in reaction lets a psy use one of its functions (ge/psy-rules/16)
  const users = x.users === undefined ? null : v.reader(programs, scope).filter(x.users);
  const psys = x.asFunction !== undefined && side.source.functions?.[x.asFunction]?.by === 'psy';
  const program = buildText(
    name,
    gate.tell,
    k => {
      // from play it needs no place and costs no Card Play
      const fromHand = k.unless((s, f) => !inPlay(s, f.self));
      if (psys) emitUser(k, gate, x.asFunction!, users);
      gate.emitChoices(k);
      if (side.source.after === undefined) emitPlace(k, side, null, at);
      else
        k.step({
          op: 'do',
          act: (_s, f) => {
            Object.assign(f.l, { on: -1, fleet: -1 });
          },
        });
      const plays = k.unless(staysIn);
      emitAnnouncement(k, side, true);
      const arrived = emitArrival(k, side);
      k.step({
        op: 'do',
        act: (s, f) => {
          const bit = x.asFunction === undefined ? reactionBit(s, f.self, i) : useBit(x.asFunction);
          if (inPlay(s, f.self)) doneInReaction(s, { card: f.self, bit });
          if (psys) activate(s, f, x.asFunction!, 1);
        },
      });
      const start = k.code.length;
      const works = k.unless(isNotIdle);
      k.effect(x.effect);
      k.land(works);
      emitAgain(k, start);
      if (x.spent) k.step({ op: 'do', act: (s, f) => discardSpent(s, f) });
      k.land(arrived);
      emitEnd(k, side);
      const out = k.go();
      k.land(fromHand);
      if (psys) emitUser(k, gate, x.asFunction!, users);
      gate.emitChoices(k);
      const acts = k.unless(staysIn);
      k.step({
        op: 'do',
        act: (s, f) => {
          Object.assign(f.l, {
            kind: 'action',
            by: f.you,
            card: f.self,
            on: -1,
            fleet: -1,
            aims: f.l.aims ?? [],
            reaction: true,
          });
          if (x.attack) f.l.attack = true;
          if (psys) activate(s, f, x.asFunction!, 1);
          functionUsed(s, {
            card: f.self,
            seat: f.you,
            bit: x.often ? 0 : reactionBit(s, f.self, i),
            aims: f.l.aims,
            reaction: true,
          });
        },
      });
      k.effect(window(REACTION));
      const goes = k.unless(goesThrough);
      k.effect(x.effect);
      k.land(goes);
      if (x.spent) k.step({ op: 'do', act: (s, f) => discardSpent(s, f) });
      k.land(out);
      k.land(plays);
      k.land(acts);
    },
    scope,
  );
  const tell = once(() => deedText(t, x));
  return {
    source: wholeDeed(x),
    judge: psys ? judgedInReaction(gate, x.asFunction!, users) : gate.judge,
    program,
    tell,
    on,
    at,
    label: once(() => x.label ?? side.source.functions?.[x.asFunction ?? -1]?.label ?? tell()),
  };
}

/** Compiles the program in which a card that has lost its location moves to another. Its player chooses (ge/monster/4). */
function compileMove(name: string, to: Filter): string {
  buildText(
    name,
    () => '',
    k => {
      k.effect(
        choose(
          'place',
          { list: cards(to), prompt: 'Where does it move?', stakes: 'It goes on there as it was.' },
          moveTo('self', 'place'),
        ),
      );
      // by then there may be no place left
      k.effect(when(not(wasChosen('place')), discard('self')));
    },
    new Scope<never>(name) as never,
  );
  return name;
}

/** Compiles a hidden agenda: its condition and its benefit. */
function compileHidden(name: string, x: NonNullable<SideText['hidden']>, t: Teller): CompiledGate {
  const scope = new Scope<never>(name) as never;
  const gate = openGate(x, scope, t);
  const program = buildText(name, gate.tell, k => k.effect(x.effect), scope);
  return { judge: gate.judge, program, tell: gate.tell };
}

/** Compiles an exposed agenda as a trigger: it can be accomplished after a complete turn, and then gives its benefit. */
const exposedTrigger = (x: NonNullable<SideText['exposed']>): Triggered => ({
  on: x.on,
  if: x.if === undefined ? ripe : all(ripe, x.if),
  effect: sequence(accomplishIt, x.effect),
});

/**
 * Returns the sides of a unit that is a ship in space and a base on terrain. Null for cards of one type, and for cards whose player chooses one of
 * two types (ge/empire-aqaaran/1).
 */
const formsOf = ({ types, other }: CardSource): CardDef['forms'] => {
  // a sled is a ship only as a part of one
  if (other?.joins !== undefined) return null;
  const forms = { ship: types.indexOf('S'), base: types.indexOf('B') };
  return forms.ship < 0 || forms.base < 0 ? null : forms;
};

/** Returns the place of a card that does not say where it goes. */
const placeOf = (card: CardSource, type: CardType): Side['on'] =>
  type === 'S' && formsOf(card) !== null ? 'space' : usualPlace(type);

// the record that a function of a field is in use says nothing more
compileLasting(IN_USE, { k: 'in use' });

/** Returns the text of a field: psys use its functions (ge/psy-rules/11). */
const ofField = (text: SideText, fields: readonly FieldFunction[] = []): SideText =>
  text.functions === undefined
    ? text
    : {
        ...text,
        functions: text.functions.map((fn, i): Functional => {
          const label = fn.label ?? fields[i]?.name;
          return { ...fn, by: 'psy', ...(label !== undefined && { label }) };
        }),
      };

/** Returns the text of an ancient: it leaves installations by itself (ge/ancient/3, ge/ancient/4). */
const ofAncient = (text: SideText): SideText => ({
  moves: { to: harbor, hunts: true, from: 'I' },
  ...text,
  functions: [
    ...(text.functions ?? []),
    {
      label: 'leave its installation',
      when: is(host, ofType('I')),
      target: { goal: that(harbor, other(itsHost)) },
      effect: moveTo('self', 'goal'),
    },
  ],
});

/** The class of cards that do something only as they are played in reaction, and stay in play then (E1 Pseudo Capsule). */
const REACTS = 'only in reaction';

function compileSide(at: string, type: CardType, card: CardSource, text: SideText): Side {
  const source = type === 'F' ? ofField(text, card.fieldFunctions) : type === 'N' ? ofAncient(text) : text;
  const t = tellerFor(card);
  const c = v.reader(programs, new Scope(at));
  const { on } = source;
  const scope = new Scope<never>(`${at}:play`) as never;
  const asks = source.when !== undefined || source.target !== undefined;
  const gate = openGate(
    {
      ...(source.when ? { when: source.when } : {}),
      ...(source.target ? { target: source.target } : {}),
      ...(source.effect ? { effect: source.effect } : {}),
    },
    scope,
    t,
  );
  const play: CompiledGate | null = asks ? { judge: gate.judge, program: -1, tell: gate.tell } : null;
  // their places in `used` come after those of functions and reactions
  const onItsOwn = (source.functions?.length ?? 0) + allReactions(card, source).length;
  const side: Side = {
    type,
    playedAs: source.playedAs ?? type,
    source: wholeText(source),
    onUsual: on === undefined,
    reactsOnly: (source.after !== undefined && source.effect === undefined) || source.is?.includes(REACTS) === true,
    on: on === undefined ? placeOf(card, source.playedAs ?? type) : typeof on === 'string' ? on : c.filter(on),
    play,
    lasts: source.lasts === undefined ? null : c.amount(source.lasts),
    statics: (source.always ?? []).map((x, i) => compileStatic(`${at}:always ${i}`, x)),
    functions: (source.functions ?? []).map((x, i) =>
      compileFunction(`${at}:function ${i}`, i, x, t, source.is?.includes('mine') === true),
    ),
    reactions: [],
    triggers: [...(source.whenever ?? []), ...(source.exposed ? [exposedTrigger(source.exposed)] : [])].flatMap(
      (x, i) => {
        const made = compileTrigger(`${at}:whenever ${i}`, x, t, useBit(onItsOwn + i));
        const also = v.trait(x.on, 'alsoHappening');
        return also === undefined ? [made] : [made, { ...made, fact: happening(x.on, also) }];
      },
    ),
    replacements: (source.instead ?? []).map((x, i) => compileReplacement(`${at}:instead ${i}`, x)),
    inlets: [...(source.inlets ?? []), ...disciplineInlets(card)].map(x => ({ source: x, max: c.amount(x.max) })),
    ends: source.ends
      ? {
          points: source.ends.points,
          n: c.amount(source.ends.n ?? 0),
          from: source.ends.from ? c.filter(source.ends.from) : null,
          atOnce: source.ends.atOnce === true,
          withEngagement: source.ends.withEngagement === true,
          nextTurn: source.ends.nextTurn === true,
          takes: source.ends.while ? c.test(source.ends.while) : null,
        }
      : null,
    bane: new Set(source.bane ?? []),
    hidden: source.hidden ? compileHidden(`${at}:hidden`, source.hidden, t) : null,
    joins: source.joins ? c.filter(source.joins) : null,
    freeOn: source.freeOn ? c.filter(source.freeOn) : null,
    arrival: type === 'H' && source.after === undefined && source.effect ? `${at}:arrival` : '',
    takes: source.takes === undefined ? null : c.filter(source.takes),
    moves: source.moves
      ? {
          to: c.filter(source.moves.to),
          hunts: source.moves.hunts === true,
          from: source.moves.from ?? null,
          waits: source.moves.waits === true,
          program: compileMove(`${at}:moves`, source.moves.to),
        }
      : null,
    only:
      source.only === undefined
        ? null
        : Object.fromEntries(Object.entries(source.only).map(([kind, which]) => [kind, c.filter(which)])),
  };
  (side as { reactions: readonly CompiledReaction[] }).reactions = allReactions(card, source).map((x, i) =>
    compileReaction(`${at}:reaction ${i}`, i, x, side, t),
  );
  if (side.arrival !== '')
    buildText(side.arrival, gate.tell, k => k.effect(source.effect!), new Scope<never>(side.arrival) as never);
  const program = buildText(
    `${at}:play`,
    gate.tell,
    k => {
      emitPlace(k, side, play);
      gate.emitChoices(k);
      emitAgainst(k, side);
      const stays = k.unless(staysIn);
      emitAnnouncement(k, side, false);
      const arrived = emitArrival(k, side);
      const start = k.code.length;
      if (source.effect) {
        // a card whose effects are suspended where it is played has no effect
        const free = k.unless((s, f) => isNotIdle(s, f) && !suspendedOn(s, f.self, f.l.on, f.you));
        k.effect(source.effect);
        k.land(free);
      }
      emitAgain(k, start);
      k.land(arrived);
      emitEnd(k, side);
      k.land(stays);
    },
    scope,
  );
  PLAYS.set(side, program);
  return side;
}

/** Words in titles that give cards a class in the rules (ge/definitions: shuttle, spy card, star card, time card, pirate ship, ...). */
const TITLE_WORDS: readonly (readonly [word: string, begins: RegExp])[] = [
  'time',
  'spy',
  'shuttle',
  'fighter',
  'pirate',
  'cyber',
  'cyber mage',
  'reserve',
  'maneuver',
  'electronic warfare',
  'insanity',
  'illness',
  'disease',
  'injury',
  'plague',
  'comet',
  'moon',
  'system',
  'asteroid',
  'molting',
  'transporter',
  'refit',
  'boarding party',
  'doctor',
  'nurse',
  'science officer',
  'engineer',
  'transgate',
  'border',
  'luck demon',
].map(word => [word, new RegExp(`\\b${word}`)]);

function wordsFor(source: CardSource): ReadonlySet<string> {
  const title = `${titleOnCard(source)} ${source.subtitle ?? ''}`.toLowerCase();
  const found = new Set<string>(source.is ?? []);
  for (const [word, begins] of TITLE_WORDS) if (begins.test(title)) found.add(word);
  // the word alone, or grown together with another: a Starbase is a star card. A Planetary Shield is not a planet
  if (/star\b|\bstarbase/.test(title)) found.add('star');
  if (/\bplanets?\b/.test(title)) found.add('planet');
  if (/shuttle|fighter/.test(title) && source.types[0] === 'E') found.add('shuttle');
  return found;
}

/** True for a card with a transgate or detonium bolts, or one that turns weapon mounts into those bolts (ge/weapons/25). */
const hasReactingSystem = (source: CardSource): boolean =>
  source.transgates !== undefined ||
  source.heavy?.some(w => w.name === BOLT) === true ||
  source.always?.some(st => st.what === BOLT) === true;

/** True for a card whose text speaks of damage to terrain (ge-r-card-damage-1). Its classes say so where its words do not. */
const harmsTerrain = (source: CardSource): boolean =>
  source.is?.includes('harms terrain') === true ||
  (v.traits(source, 'terrain').length > 0 && source.is?.includes('spares terrain') !== true);

/** Compiles a card and adds it to the definitions. @throws Error that names the card if one of its words is wrong */
export function compileCard(source: CardSource): CardDef {
  try {
    const at = `ge:${source.id}`;
    const { other, ...first } = source;
    const sides: Side[] = [
      // a card that is played as one type and counts as another has only that side
      compileSide(
        at,
        first.playedAs === undefined ? source.types[0]! : source.types.find(x => x !== first.playedAs)!,
        source,
        first,
      ),
      ...(source.types.length > 1 && first.playedAs === undefined
        ? [compileSide(`${at}:second`, source.types[1]!, source, { ...first, ...other })]
        : []),
      // a Krebiz combination is played as a whole, as its cruiser, or as its capsule, which has the text (ge/empire-krebiz/4)
      ...(source.parts === undefined
        ? []
        : source.parts.map(part =>
            compileSide(`${at}:${part.kind}`, source.types[0]!, source, {
              ...(part.kind === 'capsule' ? first : {}),
              joins: counterpart,
            }),
          )),
    ];
    const def: CardDef = {
      id: source.id,
      index: LIBRARY.next(),
      name: listName(source),
      source: wholeText(source),
      sides,
      is: wordsFor(source),
      harmsTerrain: harmsTerrain(source),
      reacts: hasReactingSystem(source),
      copies: source.copies === true,
      only: sides.length === 1 && source.copies !== true ? sides[0]! : null,
      forms: formsOf(source),
    };
    LIBRARY.add(def);
    return def;
  } catch (fault) {
    throw new Error(`${source.id}: ${(fault as Error).message}`, { cause: fault });
  }
}
