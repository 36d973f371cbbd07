import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { sameCard } from '../alike.ts';
import { CONFLICT_RULES, type ConflictRules, DEFS, defOf } from '../card.ts';
import { conflictBrings } from '../card-text.ts';
import { thingLabel, titleOf } from '../labels.ts';
import { call, facts, repeatWhile, v } from '../language.ts';
import { alikeOptions } from '../menus.ts';
import { abilityName, conflictName, seatName } from '../names.ts';
import {
  AGENDA,
  type B5State,
  type Conflict,
  cardsIn,
  conflictOf,
  DISCARD,
  HAND,
  INNER,
  inPlay,
  MILITARY,
  PLAYING,
  players,
  rows,
  SUPPORTING,
  tableZone,
} from '../state.ts';
import { roundBegan } from './action-round.ts';
import { byRuleset } from './by-ruleset.ts';
import { layConflict, leavePlay, rotated, shown, turnedUp } from './cards-in-play.ts';
import { disloyal } from './costs.ts';
import { canAct } from './damage.ts';
import { applyInfluence, available } from './influence.ts';
import { endMods } from './mods.ts';
import { power } from './power.ts';
import { enemies } from './states.ts';
import { eachStatic, isBlank } from './statics.ts';
import { tensionTowardRace } from './tension.ts';

const NOT_IN_HAND = refuse('b5/conflict-round/4', 'Only a conflict card in your hand can be declared.');
const OTHER_RACE = refuse('b5/cards-conflict/1', "Only its race's player can initiate that conflict.");
const SPENT = refuse('b5/glossary/10', 'A unique conflict is initiated once in a game.');
const ONE_CONFLICT = refuse('b5/conflict-round/14', 'You have declared your one conflict of this turn.');
const AGENDA_TOO = refuse(
  'b5/conflict-round/15',
  'The conflict of an agenda comes in place of another one, not besides it.',
);
const WHICH_WAR = refuse('b5/conflict-round/23', 'A player at war with several must say which war it is about.');
const LIMITED_NOW = refuse('b5/conflict-round/22', 'A copy of that limited conflict is in play already.');
const USED_SOURCE = refuse('b5/conflict-round/14', 'That card has started its conflict of this turn.');
// also b5/war/13
const NO_WAR = refuse('b5/war/1', 'Only a player at war can declare a war conflict.');
const NOT_ENEMY = refuse(
  'b5/war/3',
  'A war conflict is aimed at the enemy as a whole or at one location in the faction of that enemy.',
);
const NOT_NOW = refuse(
  'b5/conflict-round/1',
  'In the conflict round conflicts are declared, and nothing else is done.',
);
const NOT_NOW_ENGINE = refuse(
  'b5/glossary/27',
  'In the conflict round conflicts are declared, and nothing else is played.',
);
const NO_AGENDA = refuse('b5/cards-agenda/1', 'An agenda is sponsored or replaces another, in the action round.');
/** What belongs to another round, by its verb. */
const ANOTHER_ROUND: Readonly<Record<string, Refusal>> = {
  'reveal-agenda': refuse('b5/agenda/12', 'Revealing a hidden agenda is an action of the action round.'),
  'discard-agenda': refuse('b5/agenda/3', 'Discarding an agenda is an action of the action round.'),
  event: refuse('b5/cards-event/1', 'Events are played in the action round.'),
  contingency: refuse('b5/cards-contingency/1', 'A contingency is laid as an action, in the action round.'),
  sponsor: refuse('b5/action-round/5', 'Sponsoring is an action of the action round.'),
  aftermath: refuse('b5/aftermath/1', 'Aftermaths are played once a conflict has had its effects.'),
};
const HIDDEN = refuse('b5/agenda/10', 'A hidden agenda has no effect until it is revealed.');
const NO_SOURCE = refuse('b5/conflict-round/5', 'That card cannot start a conflict.');
const TOO_DEAR = refuse('b5/conflict-round/6', 'You cannot apply the influence that this conflict takes.');
const TOO_DEAR_ENGINE = refuse('b5/conflict-round/7', 'You could not apply the influence that this conflict takes.');
const NEEDS = refuse('b5/cost/7', 'Its requirements are not met.');
// also b5/targets/2, b5/targets/4, b5/targets/6, b5/targets/7
const NO_TARGET = refuse('b5/targets/1', 'There is nothing that this conflict can target.');

/** The key of the rules of war conflicts. */
export const WAR = 'war';

/** A conflict is declared: a card face down, anything else openly (b5/conflict-round/4, b5/conflict-round/5, b5/conflict-round/24). */
export const declared = facts.define<{ conflict: Conflict; seat?: Seat; card?: CardId; source?: CardId }>(
  'conflict-declared',
  {
    apply(s, x) {
      s.conflicts = [...s.conflicts, x.conflict];
    },
    show: {
      // that a conflict lies there is all that others know of one that lies face down
      conflict: (_s, { conflict: c }, viewer) =>
        c.faceDown && viewer !== c.seat && viewer !== 'all'
          ? { id: c.id, faceDown: true }
          : { id: c.id, faceDown: c.faceDown, types: c.types },
      seat: { as: 'seat', of: x => x.conflict.seat },
      card: { as: 'card', of: x => x.conflict.card, unknown: 'a conflict, face down' },
      source: { as: 'card', of: x => x.conflict.source },
    },
    say: n => `${n.seat} declares ${n.card || (n.source ? `the ${n.source} conflict` : 'a war conflict')}.`,
  },
);

/** A player declares no conflict. */
export const declined = facts.define<{ seat: Seat }>('conflict-declined', {
  apply() {},
  show: { seat: 'seat' },
  say: n => `${n.seat} declares no conflict.`,
});

/**
 * A conflict is revealed and initiated, its targets named (b5/conflict-round/8, b5/conflict-round/9, b5/conflict-round/10,
 * b5/conflict-round/12, b5/conflict-round/25).
 */
export const initiated = facts.define<{
  conflict: number;
  targetSeat: Seat;
  targetRace: number;
  targetCard: CardId;
  targetConflict: number;
}>('conflict-initiated', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c =>
      c.id === x.conflict
        ? {
            ...c,
            stage: 'initiated',
            faceDown: false,
            targetSeat: x.targetSeat,
            targetRace: x.targetRace,
            targetCard: x.targetCard,
            targetConflict: x.targetConflict,
          }
        : c,
    );
  },
  show: {
    conflict: 'conflict',
    targetSeat: 'seat',
    targetRace: 'people',
    targetCard: 'card',
    targetConflict: 'conflict',
  },
  say: n => {
    const target = n.targetCard || n.targetSeat || n.targetRace || n.targetConflict;
    return target ? `${n.conflict} is aimed at ${target}.` : `${n.conflict} is initiated.`;
  },
});

/** A conflict will not resolve: it is neither won nor lost (b5/cards-conflict/3, b5/cards-conflict/4, b5/cards-conflict/5, b5/cards-event/11). */
export const cancelled = facts.define<{ conflict: number; before?: Conflict['stage'] }>('conflict-cancelled', {
  apply(s, x) {
    s.conflicts = s.conflicts.map(c => {
      if (c.id !== x.conflict) return c;
      (x as { before?: Conflict['stage'] }).before = c.stage;
      return { ...c, stage: 'cancelled' };
    });
  },
  revert(s, x) {
    s.conflicts = s.conflicts.map(c => (c.id === x.conflict && x.before ? { ...c, stage: x.before } : c));
  },
  show: { conflict: 'conflict' },
  say: n => `${n.conflict} is cancelled and will not resolve.`,
});

/** A new conflict, before anything is known of it. */
export function newConflict(s: B5State, given: Pick<Conflict, 'seat' | 'rules'> & Partial<Conflict>): Conflict {
  return {
    id: s.conflictsMade++,
    card: -1,
    source: -1,
    stage: 'declared',
    faceDown: false,
    types: CONFLICT_RULES[given.rules]!.types,
    alsoBy: [],
    targetSeat: -1,
    targetRace: -1,
    targetCard: -1,
    targetConflict: -1,
    parts: [],
    extraSupport: 0,
    extraOpposition: 0,
    carried: [],
    support: 0,
    opposition: 0,
    won: false,
    uncontested: false,
    sides: [],
    leader: -1,
    firstSupporter: -1,
    firstAttacker: -1,
    firstAttackingFleet: -1,
    neutralizedIn: [],
    neutralizedByInitiator: 0,
    excluded: [],
    ...given,
  };
}

/** What may be targeted under these rules by this seat: seats, races, cards or conflicts by the rules' kind of target. */
export function conflictTargets(
  s: B5State,
  rules: ConflictRules,
  seat: Seat,
  self: CardId,
): { kind: string; id: number }[] {
  const { target = 'none', ownRace = false } = rules.source;
  const f = scene(seat, self);
  const allowed = rules.targets === null ? null : rules.targets(s, f);
  const ok = (id: number) => allowed === null || allowed.includes(id);
  switch (target) {
    case 'none':
      return [];
    case 'player':
      return players(s)
        .filter(p => p !== seat && ok(p))
        .map(id => ({ kind: 'seat', id }));
    case 'race': {
      const races = new Set(
        players(s)
          .filter(p => p !== seat || ownRace)
          .map(p => s.seats[p]!.race),
      );
      return [...races]
        .filter(r => (ownRace || r !== s.seats[seat]!.race) && ok(r))
        .sort((a, b) => a - b)
        .map(id => ({ kind: 'race', id }));
    }
    case 'card':
      // nobody aims a conflict at what is their own (b5/conflict-round/13)
      return (allowed ?? rows(s))
        .filter(id => ownRace || s.cards[id]!.faction !== seat)
        .map(id => ({ kind: 'card', id }));
    default:
      return s.conflicts.filter(c => c.stage === 'initiated' && ok(c.id)).map(c => ({ kind: 'conflict', id: c.id }));
  }
}

/** Why these rules cannot be put in motion by this seat: requirements and targets. */
function judgeRules(s: B5State, rules: ConflictRules, seat: Seat, self: CardId): Refusal | null {
  if (rules.needs !== null && !rules.needs(s, scene(seat, self))) return NEEDS;
  if ((rules.source.cost ?? 0) > available(s, seat)) return byRuleset(s, TOO_DEAR, TOO_DEAR_ENGINE);
  if ((rules.source.target ?? 'none') !== 'none' && conflictTargets(s, rules, seat, self).length === 0)
    return NO_TARGET;
  return null;
}

/** Why a seat may not declare a conflict card; null when it may. */
export function judgeDeclare(s: B5State, seat: Seat, id: CardId): Refusal | null {
  const card = s.cards[id];
  if (card === undefined || !cardsIn(s, seat, HAND).includes(id) || DEFS[s.defs[id]!]!.type !== 'conflict')
    return NOT_IN_HAND;
  const def = DEFS[s.defs[id]!]!;
  if (disloyal(s, seat, id)) return OTHER_RACE;
  if (def.copies === 'unique' && s.spentDefs.includes(def.index)) return SPENT;
  if (def.copies === 'limited' && s.ruleset === 'engine' && openCopy(s, def.index, -1)) return LIMITED_NOW;
  return judgeRules(s, def.conflict!, seat, id);
}

/** True if another copy of a conflict lies open in play: initiated, or put off from an earlier turn. */
function openCopy(s: B5State, def: number, except: CardId): boolean {
  return s.conflicts.some(
    c =>
      c.card >= 0 &&
      c.card !== except &&
      (c.stage === 'initiated' || c.stage === 'postponed') &&
      s.defs[c.card]! === def,
  );
}

/** The cards in play from which a seat can start a conflict, with the place of the conflict in their list. */
export function conflictSources(s: B5State, seat: Seat): { card: CardId; index: number }[] {
  const list: { card: CardId; index: number }[] = [];
  for (const kind of [AGENDA, INNER, SUPPORTING]) {
    for (const id of cardsIn(s, seat, kind)) {
      const { conflicts } = DEFS[s.defs[id]!]!;
      for (let i = 0; i < conflicts.length; i++)
        if (judgeSource(s, seat, id, i) === null) list.push({ card: id, index: i });
    }
  }
  return list;
}

function judgeSource(s: B5State, seat: Seat, id: CardId, index: number): Refusal | null {
  const card = s.cards[id];
  const rules = card === undefined ? undefined : DEFS[s.defs[id]!]!.conflicts[index];
  if (card?.faceDown && cardsIn(s, seat, AGENDA).includes(id)) return HIDDEN;
  if (card === undefined || rules === undefined || card.faceDown || isBlank(s, id) || card.controller !== seat)
    return NO_SOURCE;
  if (rules.source.byAction) return NO_SOURCE;
  if (DEFS[s.defs[id]!]!.type !== 'agenda' && (card.rotated || card.neutralized)) return NO_SOURCE;
  return judgeRules(s, rules, seat, id);
}

const PASS = option('pass');

/** True if the card has started a conflict this turn; one put off from an earlier turn does not count (b5-r-prolonged-talks-1). */
function startedNow(s: B5State, card: CardId): boolean {
  return s.conflicts.some(c => c.source === card && c.stage !== 'postponed');
}

/**
 * What a player may declare (b5/conflict-round/2). War conflicts name the enemy now, the rest when initiated (b5/conflict-round/23,
 * b5/war/10).
 */
export const declareMenu: Menu<B5State> = {
  name: 'declare',
  list(s, f, seat) {
    const out: Option[] = [];
    const normal = f.l.normal !== 0;
    if (normal)
      for (const id of cardsIn(s, seat, HAND))
        if (DEFS[s.defs[id]!]!.type === 'conflict' && judgeDeclare(s, seat, id) === null)
          out.push(option('declare', id));
    for (const { card, index } of conflictSources(s, seat)) {
      const rules = DEFS[s.defs[card]!]!.conflicts[index]!;
      const used = startedNow(s, card);
      if (!used && (normal || rules.source.additional)) out.push(option('declare-from', card, index));
    }
    if (normal) for (const enemy of warTargets(s, seat)) out.push(option('declare-war-conflict', enemy));
    out.push(PASS);
    return out;
  },
  label(s, _f, o) {
    if (o.verb === 'pass') return 'Declare no conflict';
    if (o.verb === 'declare') return `Declare ${defOf(s, o.a).title}`;
    if (o.verb === 'declare-from') {
      const { conflicts, title } = defOf(s, o.a);
      const type = conflicts.length > 1 ? `${abilityName(conflicts[o.b]!.types[0]!)} ` : '';
      return `Declare the ${type}conflict of ${title}`;
    }
    return `Declare a war conflict against ${seatName(s, o.a)}`;
  },
  prompt: (_s, f) =>
    f.l.normal !== 0 ? 'Which conflict do you declare this turn?' : 'Do you declare another conflict besides?',
  stakes: (_s, f) =>
    f.l.normal !== 0
      ? 'A conflict is how you gain influence: all may support or oppose it in the action round, and it is won with more support than opposition. You have one chance a turn.'
      : 'A text of yours lets you declare more than the one conflict of a turn.',
  rule: 'b5/conflict-round/2',
  note(s, _f, o) {
    if (o.verb === 'pass') return 'you have no conflict of your own this turn; you can still support and oppose others';
    if (o.verb === 'declare-war-conflict')
      return 'Military; won with nobody against it, you gain 1 influence and the enemy loses 1, or you capture a location';
    const { source, conflict, conflicts } = defOf(s, o.a);
    const rules = (o.verb === 'declare' ? conflict : conflicts[o.b])!;
    const types = rules.types.map(abilityName).join(' or ');
    const cost = rules.source.cost ? `, for ${rules.source.cost} influence` : '';
    return `${types}${cost}. ${conflictBrings(source, rules.source)}`.trim();
  },
  card: (s, _f, o) => (o.verb === 'pass' || o.verb === 'declare-war-conflict' ? null : titleOf(s, 'card', o.a)),
  same: alikeOptions,
  judge(s, f, seat, wish) {
    const normal = f.l.normal !== 0;
    if (wish.verb === 'declare') return normal ? judgeDeclare(s, seat, wish.a) : ONE_CONFLICT;
    if (wish.verb === 'declare-from') {
      const barred = judgeSource(s, seat, wish.a, Math.max(0, wish.b));
      if (barred !== null) return barred;
      if (startedNow(s, wish.a)) return USED_SOURCE;
      const { conflicts, type } = DEFS[s.defs[wish.a]!]!;
      if (normal || conflicts[Math.max(0, wish.b)]!.source.additional) return null;
      return type === 'agenda' ? AGENDA_TOO : ONE_CONFLICT;
    }
    if (wish.verb !== 'declare-war-conflict') return wish.verb === 'pass' ? null : notNow(s, wish.verb);
    if (!normal) return ONE_CONFLICT;
    const foes = warTargets(s, seat);
    if (foes.includes(wish.a)) return null;
    return wish.a < 0 && foes.length > 1 ? WHICH_WAR : NO_WAR;
  },
};

/** Why something that is no declaration is not done in this round. */
function notNow(s: B5State, verb: string): Refusal {
  if (verb === 'agenda' || verb === 'hide-agenda') return NO_AGENDA;
  return byRuleset(s, ANOTHER_ROUND[verb] ?? NOT_NOW, NOT_NOW_ENGINE);
}

/** The seats against which a war conflict may be declared: enemies, and those a card allows (Finish the War). */
export function warTargets(s: B5State, seat: Seat): Seat[] {
  const list = enemies(s, seat);
  for (const m of s.mods) if (m.kind === 'may-attack' && m.seat === seat && !list.includes(m.what)) list.push(m.what);
  for (const other of warByText(s, seat)) if (!list.includes(other)) list.push(other);
  return list;
}

/** The seats with which a text in play lets a seat wage war conflicts: it speaks of its player and a race, and for both sides. */
function warByText(s: B5State, seat: Seat): readonly Seat[] {
  const list: Seat[] = [];
  eachStatic(s, 'war-conflicts', (st, _source, f) => {
    const race = st.n(s, f);
    if (f.you === seat) list.push(...players(s).filter(p => p !== seat && s.seats[p]!.race === race));
    else if (s.seats[seat]!.race === race && !s.seats[f.you]!.out) list.push(f.you);
  });
  return list;
}

/** Puts a declaration on the table. */
export function declare(s: B5State, seat: Seat, pick: Option): void {
  if (pick.verb === 'declare') {
    layConflict(s, pick.a, seat, true);
    declared(s, {
      conflict: newConflict(s, { seat, rules: DEFS[s.defs[pick.a]!]!.conflict!.id, card: pick.a, faceDown: true }),
    });
  } else if (pick.verb === 'declare-from') {
    const rules = DEFS[s.defs[pick.a]!]!.conflicts[pick.b]!;
    const conflict = newConflict(s, { seat, rules: rules.id, source: pick.a });
    // influence for an agenda's conflict is applied when it is declared (b5/conflict-round/6)
    if (s.ruleset !== 'engine') {
      applyInfluence(s, seat, rules.source.cost ?? 0, 'to declare a conflict');
      if (rules.source.rotate) rotated(s, { card: pick.a });
    }
    declared(s, { conflict });
  } else declared(s, { conflict: newConflict(s, { seat, rules: WAR, targetSeat: pick.a }) });
}

const targetMenu: Menu<B5State> = {
  name: 'target',
  list(s, f) {
    const c = conflictOf(s, f.l.conflict);
    if (c.rules === WAR) {
      const { race } = s.seats[c.targetSeat]!;
      const places = rows(s).filter(
        id => DEFS[s.defs[id]!]!.type === 'location' && s.cards[id]!.faction === c.targetSeat,
      );
      return [option('race', race), ...places.map(id => option('card', id))];
    }
    const rules = CONFLICT_RULES[c.rules]!;
    return conflictTargets(s, rules, c.seat, c.card >= 0 ? c.card : c.source).map(t => option(t.kind, t.id));
  },
  label: (s, _f, o, seat) => thingLabel(s, o.verb, o.a, seat, { stats: [0, 1, 2, 3, 4] }),
  card: (s, _f, o) => titleOf(s, o.verb, o.a),
  same: sameCard,
  prompt: (s, f) => `What is the target of ${conflictName(s, f.l.conflict)}?`,
  stakes(s, f) {
    const c = conflictOf(s, f.l.conflict);
    if (c.rules === WAR)
      return 'Against the race: won with nobody against it, they lose 1 influence and you gain 1. Against a location: won, it is yours.';
    const from = c.card >= 0 ? c.card : c.source;
    return (
      conflictBrings(defOf(s, from).source, CONFLICT_RULES[c.rules]!.source) ||
      'The text of the conflict says what it does to its target.'
    );
  },
  rule: 'b5/conflict-round/9',
  note(s, _f, o, seat) {
    const about = (p: Seat) =>
      `${seatName(s, p)} has power ${power(s, p)}; your tension toward them is ${tensionTowardRace(s, seat, s.seats[p]!.race)}`;
    if (o.verb === 'seat') return about(o.a);
    if (o.verb !== 'race') return '';
    const played = players(s).filter(p => s.seats[p]!.race === o.a);
    return played.length > 0 ? played.map(about).join('; ') : 'nobody plays this race';
  },
  judge(s, f, seat, wish) {
    if (conflictOf(s, f.l.conflict).rules !== WAR) return null;
    return targetMenu.list(s, f, seat).some(o => o.verb === wish.verb && o.a === wish.a) ? null : NOT_ENEMY;
  },
};

const chooseTarget = ask(
  v,
  'choose conflict target',
  { who: (s, f) => (targetMenu.list(s, f, f.you).length > 0 ? [f.you] : []), menu: targetMenu },
  (s, f, picks) => {
    const pick = picks[0]?.[0];
    const of = (kind: string) => (pick?.verb === kind ? pick.a : -1);
    const before = conflictOf(s, f.l.conflict);
    initiated(s, {
      conflict: f.l.conflict,
      targetSeat:
        pick === undefined
          ? -1
          : of('seat') >= 0
            ? of('seat')
            : // whose location it is may change before the conflict resolves; the enemy stays the enemy
              before.rules === WAR
              ? before.targetSeat
              : -1,
      targetRace: of('race'),
      targetCard: of('card'),
      targetConflict: of('conflict'),
    });
  },
);

const splitInTwo = v.rule('second of two conflicts', (s, f) => twin(s, f.l.conflict));

/** Procedure: initiates the conflict of the local `conflict` for its declarer: reveals it, pays, names targets. */
v.procedure(
  'initiate',
  v.rule('reveal conflict', (s, f) => {
    const c = conflictOf(s, f.l.conflict);
    f.you = c.seat;
    f.self = c.card >= 0 ? c.card : c.source;
    const rules = CONFLICT_RULES[c.rules]!;
    if (c.stage === 'postponed') {
      // it is the conflict that it was, aimed at what it was aimed at (b5-r-prolonged-talks-1)
      const { targetSeat, targetRace, targetCard, targetConflict } = c;
      initiated(s, { conflict: c.id, targetSeat, targetRace, targetCard, targetConflict });
      f.l.off = 1;
      return;
    }
    if (c.card >= 0) {
      const def = defOf(s, c.card);
      if (c.faceDown) {
        s.conflicts = s.conflicts.map(x => (x.id === c.id ? { ...x, faceDown: false } : x));
        turnedUp(s, { card: c.card });
      }
      // a unique or limited conflict revealed second is discarded without effect (b5/conflict-round/20, b5/conflict-round/21, b5/cards-conflict/2)
      const again =
        def.copies !== 'multiple' &&
        (openCopy(s, def.index, c.card) || (def.copies === 'unique' && s.spentDefs.includes(def.index)));
      if (again || judgeRulesAtReveal(s, rules, c)) {
        cancelled(s, { conflict: c.id });
        leavePlay(s, c.card, DISCARD);
        f.l.off = 1;
        return;
      }
      if (def.copies === 'unique') s.spentDefs = [...s.spentDefs, def.index];
    } else if (s.ruleset === 'engine' && c.source >= 0) {
      const cost = rules.source.cost ?? 0;
      const turned = rules.source.rotate === true && !canAct(s, c.source);
      if (cost > available(s, c.seat) || turned) {
        cancelled(s, { conflict: c.id });
        f.l.off = 1;
        return;
      }
      applyInfluence(s, c.seat, cost, 'to initiate a conflict');
      if (rules.source.rotate) rotated(s, { card: c.source });
    }
    f.l.off = 0;
  }),
  v.flow(
    'name targets',
    c => {
      const off = c.unless((_s, f) => f.l.off === 0);
      c.effect(chooseTarget);
      c.effect(splitInTwo);
      const none = c.unless((s, f) => CONFLICT_RULES[conflictOf(s, f.l.conflict).rules]!.initiate >= 0);
      c.step({
        op: 'call',
        program: (s, f) => CONFLICT_RULES[conflictOf(s, f.l.conflict).rules]!.initiate,
        locals: (s, f) => conflictLocals(s, f.l.conflict),
        you: null,
        self: null,
      });
      c.land(none);
      c.land(off);
    },
    () => '',
  )(),
);

function judgeRulesAtReveal(s: B5State, rules: ConflictRules, c: Conflict): boolean {
  if (rules.needs !== null && !rules.needs(s, scene(c.seat, c.card))) return true;
  return (rules.source.target ?? 'none') !== 'none' && conflictTargets(s, rules, c.seat, c.card).length === 0;
}

/** A card of two types starts two conflicts, each of one type and with aftermaths of its own (Sleeper Personality). */
const split = facts.define<{ conflict: number; types: readonly number[] }>('conflict-split', {
  apply(s, x) {
    s.conflicts = s.conflicts.flatMap(c =>
      c.id === x.conflict
        ? x.types.map((type, i) => ({ ...c, id: i === 0 ? c.id : s.conflictsMade++, types: [type] }))
        : [c],
    );
  },
  show: { conflict: 'conflict', types: 'ability' },
  // both are named by their types from now on
  say: (n, x) =>
    `${n.conflict.replace(/ \([^)]*\)$/, '')} is two conflicts: ${x.types!.map(abilityName).join(' and ')}.`,
});

/** Makes two of a conflict whose card says so. */
function twin(s: B5State, id: number): void {
  const rules = CONFLICT_RULES[conflictOf(s, id).rules]!;
  if (rules.source.separate) split(s, { conflict: id, types: rules.types });
}

/** What a conflict's own programs find in their locals. */
export function conflictLocals(s: B5State, id: number): Record<string, number> {
  const c = conflictOf(s, id);
  return {
    conflict: id,
    // a target that has gone is nothing (b5/cards-conflict/6, b5/cards-conflict/7, b5/conflict-round/19)
    target:
      c.targetCard >= 0
        ? inPlay(s, c.targetCard) || s.cards[c.targetCard]!.zone === tableZone(s, PLAYING)
          ? c.targetCard
          : -1
        : c.targetSeat >= 0
          ? c.targetSeat
          : c.targetRace >= 0
            ? c.targetRace
            : c.targetConflict,
  };
}

const moreToDeclare = v.test(
  'more to declare',
  () => (s, f) => f.l.i < s.order.length,
  () => '',
);
const moreToInitiate = v.test(
  'more to initiate',
  () => (s, f) => f.l.i < f.l.ids.length && s.result === null,
  () => '',
);

v.procedure(
  'conflict round',
  v.rule('conflict round begins', (s, f) => {
    roundBegan(s, { round: 'conflict' });
    s.conflicts = s.conflicts.filter(c => c.stage === 'postponed');
    f.l.declarers = declarationOrder(s);
    f.l.i = -1;
    nextDeclarer(s, f);
  }),
  repeatWhile(
    moreToDeclare(),
    ask(v, 'declare conflict', { who: (_s, f) => [f.l.seat], menu: declareMenu, skip: false }, (s, f, picks, seats) => {
      const pick = picks[0]![0] ?? PASS;
      const seat = seats[0]!;
      if (pick.verb === 'pass') {
        if (f.l.normal === 1 && !s.conflicts.some(c => c.seat === seat && c.stage === 'declared'))
          declined(s, { seat });
        f.l.more = 0;
      } else {
        // an additional conflict comes on top of the others, whichever is declared first (b5/conflict-round/16, b5/conflict-round/17)
        const additional =
          pick.verb === 'declare-from' && DEFS[s.defs[pick.a]!]!.conflicts[pick.b]!.source.additional === true;
        declare(s, seat, pick);
        if (pick.verb === 'declare') showToAgents(s, seat, pick.a);
        if (!additional && f.l.extra > 0) f.l.extra--;
        else if (!additional) f.l.normal = 0;
        f.l.more = 1;
      }
    }),
    v.rule('next declarer', (s, f) => {
      // another conflict is offered only to a player who has leave for one
      const seat: Seat = f.l.seat;
      const again =
        f.l.more === 1 &&
        (f.l.normal === 1 ||
          conflictSources(s, seat).some(
            x => DEFS[s.defs[x.card]!]!.conflicts[x.index]!.source.additional && !startedNow(s, x.card),
          ));
      if (!again) nextDeclarer(s, f);
    }),
  ),
  v.rule('conflicts are initiated', (s, f) => {
    endMods(s, m => m.kind === 'extra-conflict' && m.until === 'turn');
    f.l.ids = s.conflicts
      .filter(c => c.stage === 'declared' || c.stage === 'postponed')
      .sort((a, b) => s.order.indexOf(a.seat) - s.order.indexOf(b.seat))
      .map(c => c.id);
    f.l.i = 0;
  }),
  repeatWhile(
    moreToInitiate(),
    v.rule('next conflict', (_s, f) => {
      f.l.conflict = f.l.ids[f.l.i++];
    }),
    call('initiate', { conflict: 'conflict' }),
  ),
);

/** The next player gets the one chance to declare (b5/conflict-round/3). */
function nextDeclarer(s: B5State, f: Frame): void {
  f.l.i++;
  if (f.l.i >= f.l.declarers.length) return;
  const seat: Seat = f.l.declarers[f.l.i];
  f.l.seat = seat;
  f.l.normal = 1;
  f.l.extra = s.mods.filter(m => m.kind === 'extra-conflict' && m.seat === seat).length;
}

/** Calls `each` for everybody who is shown another's conflict before they choose their own (b5-r-hidden-agent-1). */
function eachAgent(s: B5State, each: (owner: Seat, watched: Seat) => void): void {
  eachStatic(s, 'shows-first', (st, _source, f) => each(f.you, st.n(s, f)));
}

/** Shows a conflict card, as it is laid face down, to whoever has an agent there. */
function showToAgents(s: B5State, seat: Seat, card: CardId): void {
  eachAgent(s, (owner, watched) => {
    if (watched === seat) shown(s, { cards: [card], to: owner, whose: seat });
  });
}

/** The order of declaring: the initiative order, except that whoever is watched by an agent chooses before its owner. */
function declarationOrder(s: B5State): readonly Seat[] {
  let order = s.order.slice();
  eachAgent(s, (owner, watched) => {
    if (order.includes(watched) && order.indexOf(watched) > order.indexOf(owner)) {
      order = order.filter(x => x !== watched);
      order.splice(order.indexOf(owner), 0, watched);
    }
  });
  return order;
}

/** The rules of a war conflict (b5/war/2, b5/war/3, b5/war/4, b5/war/5, b5/war/6, b5/war/7, b5/war/8, b5/war/12, b5/war/15). */
export function defineWar(): void {
  CONFLICT_RULES[WAR] = {
    id: WAR,
    title: 'War conflict',
    source: { types: ['military'], target: 'none', canRaiseTension: true },
    types: [MILITARY],
    targets: null,
    needs: null,
    manySided: false,
    only: [],
    initiate: -1,
    always: -1,
    outcome: -1,
    opening: -1,
    statics: [],
  };
}
