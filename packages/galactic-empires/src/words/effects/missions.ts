import {
  askStep,
  type CardId,
  type Effect,
  type Filter,
  type Frame,
  type Menu,
  many,
  type Option,
  option,
  ownCard,
  type Seat,
  type Test,
} from '@orrery/kernel';
import {
  defOf,
  type Functional,
  KIND,
  type Reacting,
  type SideText,
  sideOf,
  type TargetSource,
  typeOf,
} from '../../card.ts';
import { openGate } from '../../compile/gate.ts';
import { all, facts, v, window } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import {
  canGo,
  deedsAt,
  explores,
  imagined,
  isBerth,
  isHarbor,
  isLanding,
  lentDeedsAt,
  mayLeave,
  ORIGIN,
  passes,
} from '../../rules/fleet/there-and-back.ts';
import { functionLabel, judgeFunction } from '../../rules/play/card-actions-limit.ts';
import { judgeAtAll } from '../../rules/play/permission.ts';
import { placesFor } from '../../rules/play/playing-on.ts';
import { REACTION } from '../../rules/play/reaction.ts';
import { playWith } from '../../rules/play/steps-of-a-play.ts';
import { positionInReaction } from '../../rules/table/card-position.ts';
import { moved } from '../../rules/table/cards-in-play.ts';
import { mayHoldAt } from '../../rules/table/control.ts';
import { isA, isCrew } from '../../rules/table/definitions.ts';
import { cardsAt, isAt, locationOf } from '../../rules/table/locations.ts';
import { allInPlay, cardsOn } from '../../rules/table/stacks.ts';
import { standing } from '../../rules/texts/standing.ts';
import { isUnder, reaches, works } from '../../rules/texts/static-texts.ts';
import { FLEET, type GeState, HAND, inPlay, pile } from '../../state.ts';
import { anything } from '../events.ts';
import { card as anyCard, crew as anyCrew } from '../filters.ts';
import { these } from '../lists.ts';
import { duringPhase } from '../tests.ts';
import { opensFire } from './fire.ts';
import { lasts } from './lasting.ts';

// Carriers: shuttles, fighters and transporters that move crew and send it on there-and-back missions (ge/there-and-back)

/** The local that holds crew that takes no room on a shuttle and travels in addition. */
export const RIDERS = 'besides';

/** Returns the cards of a local: one or several. */
export const held = (f: Frame, name: string): readonly CardId[] => {
  const x = f.l[name] as CardId | readonly CardId[] | undefined;
  return x === undefined ? [] : typeof x === 'number' ? (x < 0 ? [] : [x]) : x;
};

/** Returns the crew of a player's hand that can be played together with a carrier as a reaction: marked R, and able to act (ge/there-and-back/4). */
const stowaways = (s: GeState, f: Frame): CardId[] =>
  f.l.event === undefined
    ? []
    : pile(s, f.you, HAND).filter(
        id =>
          isCrew(s, id) &&
          defOf(s, id).source.reaction === true &&
          judgeAtAll(s, f.you, id, sideOf(s, id)) === null &&
          sideOf(s, id).functions.some(fn => fn.local),
      );

/** The crew that this carrier could send on a mission, in a reaction also crew that can be played with it. `which` says who may go, if not all. */
export const emissaries = v.list<[Filter?]>(
  'emissaries',
  (c, which) => {
    const fits = which === undefined ? null : c.filter(which);
    return (s, f) => {
      const at = allInPlay(s);
      return [
        ...cardsAt(s, locationOf(s, f.self)).filter(id => mayLeave(s, f.self, f.you, id)),
        ...stowaways(s, f),
      ].filter(id => (fits === null || fits(s, id, f)) && at.some(place => canGo(s, f.self, f.you, id, place)));
    };
  },
  (t, which) => `your engaged ${which === undefined ? 'crew' : t.filter(which, true)} at its location`,
  'card',
  (t, which) => `engaged ${which === undefined ? 'crew' : t.filter(which)} at its location`,
);

/** From where a carrier sends crew to the time origin: from its own location, or from all locations of its fleet. */
type Reach = 'anywhere' | undefined;

/** The engaged crew that this carrier can send to the time origin and that can act there. */
export const timeTravellers = v.list<[Reach?]>(
  'timeTravellers',
  (_c, reach) => (s, f) =>
    (reach === undefined ? cardsAt(s, locationOf(s, f.self)) : pile(s, f.you, FLEET)).filter(
      id =>
        (reach === undefined
          ? mayLeave(s, f.self, f.you, id)
          : isCrew(s, id) && works(s, id) && locationOf(s, id) >= 0 && reaches(s, f.self, id)) &&
        deedsAt(s, f.you, id, ORIGIN).length > 0,
    ),
  (_t, reach) => `your engaged crew${reach === undefined ? ' at its location' : ''}`,
  'card',
  (_t, reach) => `engaged crew ${reach === undefined ? 'at its location' : 'of yours'}`,
);

/** The locations of other players where the chosen crew could act. */
export const goals = v.list<[string]>(
  'goals',
  (_c, crew: string) => (s, f) => {
    const list = held(f, crew);
    return allInPlay(s).filter(place => list.length > 0 && list.every(id => canGo(s, f.self, f.you, id, place)));
  },
  () => 'the locations of other players where it can act',
  'card',
  () => 'location of another player where it can act',
);

/** The crew that can accompany the chosen crew and takes no room (A3 Landing Officer). */
export const companions = v.list<[string]>(
  'companions',
  (_c, crew) => (s, f) => {
    if (standing(s).statics[KIND.accompanies] === undefined || held(f, crew).length === 0) return [];
    return cardsAt(s, locationOf(s, f.self)).filter(
      id => !held(f, crew).includes(id) && mayLeave(s, f.self, f.you, id) && isUnder(s, KIND.accompanies, id),
    );
  },
  () => 'your crew at its location that goes along',
  'card',
  () => 'crew at its location that goes along',
);

/** The locations from which this carrier can take crew of yours. A shuttle's own location counts too, because it can fly without crew. */
export const piers = v.list(
  'piers',
  () => (s, f) => {
    const here = locationOf(s, f.self);
    return allInPlay(s).filter(
      place =>
        isHarbor(s, place) &&
        passes(s, f.self, f.you, place) &&
        ((place === here && isA(s, f.self, 'shuttle')) ||
          cardsOn(s, place).some(id => isCrew(s, id) && s.cards[id]!.controller === f.you)),
    );
  },
  () => 'the locations with crew of yours',
  'card',
  () => 'location with crew of yours',
)();

/** The class of crew that takes no room when it is transported. */
const FREE_RIDER = 'travels free';
/** Returns the crew of a player at a location that may leave it and passes the test. */
const passengers = (s: GeState, at: CardId, seat: Seat, wanted: (id: CardId) => boolean): CardId[] =>
  at < 0
    ? []
    : cardsOn(s, at).filter(
        id => isCrew(s, id) && s.cards[id]!.controller === seat && !isUnder(s, KIND['stays put'], id) && wanted(id),
      );

/** Your crew at the chosen location. `counted`: without crew that takes no room (C4 Security Officer). */
export const crewAt = v.list<[string, 'counted'?]>(
  'crewAt',
  (_c, place, counted) => (s, f) =>
    passengers(s, f.l[place] ?? -1, f.you, id => counted === undefined || !isA(s, id, FREE_RIDER)),
  () => 'your crew there',
  'card',
  () => 'crew of yours there',
);
/** Your crew at the chosen location that takes no room, without crew that was chosen under another name. */
export const ridersAt = v.list<[string, string?]>(
  'ridersAt',
  (_c, place, crew) => (s, f) =>
    passengers(
      s,
      f.l[place] ?? -1,
      f.you,
      id => isA(s, id, FREE_RIDER) && (crew === undefined || !held(f, crew).includes(id)),
    ),
  () => 'your crew there that takes no room',
  'card',
  () => 'crew of yours there that takes no room',
);

/** Fits crew there, of any player. */
export const anyCrewAt = v.list<[string]>(
  'anyCrewAt',
  (_c, place) => (s, f) => {
    const at: CardId = f.l[place] ?? -1;
    return at < 0 ? [] : cardsOn(s, at).filter(id => isCrew(s, id) && !isUnder(s, KIND['stays put'], id));
  },
  () => 'the crew there',
  'card',
  () => 'crew there',
);

/**
 * The locations to which this carrier can take crew from another. A transporter is at one of the two, and a ship is one of them. A shuttle without
 * crew flies to a unit of yours.
 */
export const landings = v.list<[string, string]>(
  'landings',
  (_c, from: string, crew: string) => (s, f) => {
    const here = locationOf(s, f.self);
    const start: CardId = f.l[from] ?? -1;
    const aboard = [...held(f, crew), ...held(f, RIDERS)];
    const empty = aboard.length === 0;
    return allInPlay(s).filter(
      place =>
        place !== start &&
        isHarbor(s, place) &&
        passes(s, f.self, f.you, place) &&
        aboard.every(id => mayHoldAt(s, id, place)) &&
        (isA(s, f.self, 'transporter') || typeOf(s, f.self) === 'S'
          ? !empty && (locationOf(s, start) === here || locationOf(s, place) === here)
          : !empty || (start === here && (isBerth(s, place, f.you) || isLanding(s, place, f.you)))),
    );
  },
  () => 'the other locations that it gets to',
  'card',
  () => 'other location that it gets to',
);

/** Crew stays where it is, because its way back was cut off. */
const stranded = facts.define<{ card: CardId }>('stranded', {
  apply(s, x) {
    ownCard(s, x.card).also = [];
  },
  show: { card: 'card' },
  say: n => `${n.card} is left behind.`,
});

/** Moves a card to a location. `home` is the place to return to if that location is lost meanwhile. */
const go = (s: GeState, card: CardId, to: CardId, home: CardId = -1): void => {
  const place = to === ORIGIN ? ({ at: s.cards[card]!.controller, realm: 'time origin' } as const) : { at: -1 };
  moved(s, { card, on: to, ...place, also: home < 0 ? [] : [home] });
};

/** Moves the chosen crew to the chosen location. A shuttle that reaches a ship or base of its fleet stays there. */
export const carry = v.effect<[string, string, string]>(
  'carry',
  (_c, crew, to) => (s, f) => {
    const place: CardId = f.l[to] ?? -1;
    if (place < 0 || !inPlay(s, place)) return;
    const aboard = [...held(f, crew), ...held(f, RIDERS)];
    for (const id of aboard) if (inPlay(s, id)) go(s, id, place);
    // with crew for a terrain it comes back; alone it stays there
    const lands = isBerth(s, place, f.you) || (aboard.length === 0 && isLanding(s, place, f.you));
    if (isA(s, f.self, 'shuttle') && inPlay(s, f.self) && lands && s.cards[f.self]!.on !== place) go(s, f.self, place);
  },
  (_t, _crew, _to, says) => says,
  { tellsTargets: true },
);

/** A crew has explored another player's terrain. */
const explored = facts.define<{ card: CardId; seat: Seat; terrain: CardId }>('explored', {
  deed: true,
  apply() {},
  show: { card: 'card', seat: 'seat', terrain: 'card' },
  say: n => `${n.card} explores ${n.terrain}.`,
});

/** Returns what a companion can do: the functions of its abilities on a mission, and those of the crew that it accompanies (A3 Landing Officer). */
const companionDeeds = (s: GeState, f: Frame): Option[] => {
  const { goer } = f.l;
  const copied = (f.l.goers as readonly CardId[]).flatMap(other =>
    f.l.along.includes(other)
      ? []
      : sideOf(s, other).functions.flatMap((fn, i) =>
          fn.local && fn.judge(s, f.you, goer, {}) === null ? [option('copy', other, i)] : [],
        ),
  );
  const own = cardsOn(s, goer).flatMap(id =>
    typeOf(s, id) !== 'A'
      ? []
      : sideOf(s, id).functions.flatMap((_fn, i) =>
          judgeFunction(s, f.you, id, i) === null ? [option('deed', id, i)] : [],
        ),
  );
  return [...own, ...copied];
};

/** Asks what crew does on its mission, if it can do several things. */
const deeds: Menu<GeState> = {
  name: 'mission',
  list: (s, f) =>
    f.l.along.includes(f.l.goer)
      ? companionDeeds(s, f)
      : [
          ...deedsAt(s, f.you, f.l.goer, f.l.goal).map(i => option('deed', f.l.goer, i)),
          ...lentDeedsAt(s, f.you, f.l.goer, f.l.goal).map(([id, i]) => option('deed', id, i)),
          ...(explores(s, f.you, f.l.goer, f.l.goal) ? [option('explore', f.l.goer)] : []),
        ],
  label: (s, f, o) =>
    o.verb === 'explore'
      ? brief(`Explore ${titleOf(s, f.l.goal)}`)
      : o.verb === 'copy'
        ? brief(`As ${titleOf(s, o.a)}: ${sideOf(s, o.a).functions[o.b]!.label()}`)
        : functionLabel(s, o.a, o.b),
  prompt: (s, f) =>
    `What does ${titleOf(s, f.l.goer)} do at ${f.l.goal === ORIGIN ? 'the time origin' : titleOf(s, f.l.goal)}?`,
  stakes: () => 'It does one thing there, and then travels back, unless somebody cuts off its way.',
  rule: 'ge/there-and-back/2',
  note: (s, _f, o) =>
    o.verb === 'explore' ? 'it counts for your Survey Mission' : sideOf(s, o.a).functions[o.b]!.tell(),
  card: (s, _f, o) => titleOf(s, o.a),
};

/**
 * Carries out a there-and-back mission (ge/there-and-back/2). The action that this belongs to is the way there. Then each crew card uses one of its
 * functions at the goal. Others can react to the way back too. Shuttles travel along; other carriers stay (ge/there-and-back/5).
 */
export const mission = v.flow<[string, string | null, number?, Filter?, Reach?]>(
  'mission',
  (c, crew, to, _most, _which, reach) => {
    const back = c.program('travel back');
    c.step({
      op: 'do',
      act: (s, f) => {
        const goal: CardId = to === null ? ORIGIN : (f.l[to] ?? -1);
        const home = locationOf(s, f.self);
        f.l.goal = goal;
        f.l.home = home;
        f.l.goers = [];
        f.l.sent = 0;
        if (to !== null && (goal < 0 || !inPlay(s, goal))) return;
        f.l.along = held(f, RIDERS);
        for (const id of [...held(f, crew), ...f.l.along]) {
          if (!inPlay(s, id)) playWith(s, id, home, f.you);
          else if (reach === undefined && !isAt(s, id, home)) continue;
          go(s, id, goal, reach === undefined ? home : locationOf(s, id));
          f.l.goers = [...f.l.goers, id];
        }
        if (f.l.goers.length === 0) return;
        f.l.berth = isA(s, f.self, 'shuttle') ? s.cards[f.self]!.on : -1;
        if (f.l.berth >= 0) go(s, f.self, goal, f.l.berth);
      },
    });
    const start = c.code.length;
    const some = c.unless((_s, f) => f.l.sent < f.l.goers.length);
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l.goer = f.l.goers[f.l.sent++];
      },
    });
    const there = c.unless((s, f) => inPlay(s, f.l.goer) && s.cards[f.l.goer]!.on === f.l.goal);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu: deeds }, (s, f, picks) => {
        const o = picks[0]![0];
        f.l.deed = o === undefined || o.verb === 'explore' ? -1 : o.b;
        // functions copied from another card count as its own
        f.l.doer = o?.verb === 'deed' ? o.a : f.l.goer;
        f.l.model = o?.a ?? -1;
        f.l.exploring = o?.verb === 'explore';
        if (f.l.exploring) explored(s, { card: f.l.goer, seat: f.you, terrain: f.l.goal });
      }),
    );
    const found = c.unless((_s, f) => f.l.exploring);
    c.effect(lasts({ k: 'explored', to: anyCard }, { turns: 1 }, these('goal')));
    c.land(found);
    const able = c.unless((_s, f) => f.l.deed >= 0);
    c.step({
      op: 'call',
      program: (s, f) => sideOf(s, f.l.model).functions[f.l.deed]!.program,
      locals: null,
      you: null,
      self: (_s, f) => f.l.doer,
    });
    c.land(able);
    c.land(there);
    c.go(start);
    c.land(some);
    c.step({
      op: 'call',
      program: () => back,
      locals: (_s, f) => ({ goers: f.l.goers, goal: f.l.goal, home: f.l.home, berth: f.l.berth ?? -1 }),
      you: null,
      self: null,
    });
  },
  (t, _crew, to, most = 1, which = undefined, reach = undefined) =>
    `send ${most > 9 ? 'any number' : most === 1 ? 'one' : `up to ${most}`} of your engaged ${which === undefined ? 'crew' : t.filter(which, true)}${reach === undefined ? ' at its location' : ''} to ${to === null ? 'the time origin' : 'a location of another player'}, where ${most === 1 ? 'it uses one of its functions and comes back' : 'each uses one of its functions and comes back'}`,
  { tellsTargets: true },
);

/** Returns the crew that is still at the goal of a mission and can return. */
const afield = (s: GeState, f: Frame): CardId[] =>
  [...f.l.goers, ...(f.l.berth >= 0 ? [f.self] : [])].filter(
    (id: CardId) => inPlay(s, id) && s.cards[id]!.on === f.l.goal,
  );

/** Returns where a card on a mission comes back to. From the time origin each goes where it has come from. */
const homeOf = (s: GeState, f: Frame, id: CardId): CardId =>
  f.l.goal === ORIGIN && id !== f.self ? (s.cards[id]!.also[0] ?? -1) : f.l.home;

/** True if the shuttle that crew came with is lost: there is no way back without it. */
const isWrecked = (s: GeState, f: Frame): boolean => f.l.berth >= 0 && !inPlay(s, f.self);

/** Fits cards on a mission there and back: they are there to act, and were not played there (L7 Temporal Correction). */
export const onMission = v.filter(
  'onMission',
  () => (s, id) =>
    s.stack.some(
      ({ l, self }) =>
        l.goers !== undefined && ((l.goers as readonly CardId[]).includes(id) || (l.berth >= 0 && self === id)),
    ),
  () => ({ noun: 'card', after: 'on a mission' }),
)();

v.procedure(
  'travel back',
  v.flow(
    'the way back',
    c => {
      const some = c.unless((s, f) => afield(s, f).length > 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          Object.assign(f.l, { kind: 'action', by: f.you, card: f.self, on: f.l.home, fleet: -1, aims: afield(s, f) });
        },
      });
      c.effect(window(REACTION));
      c.step({
        op: 'do',
        act: (s, f) => {
          for (const id of afield(s, f))
            if (f.l.stopped || isWrecked(s, f) || !inPlay(s, homeOf(s, f, id))) stranded(s, { card: id });
            else go(s, id, id === f.self ? f.l.berth : homeOf(s, f, id));
        },
      });
      c.land(some);
    },
    () => '',
  )(),
);

/** Carries out a function of a card now, with its targets chosen at once. For cards played as reactions, whose place is known only then. */
export const doNow = v.flow<[Doing]>(
  'doNow',
  (c, what) => {
    const gate = openGate(what, c.scope, v.teller(what.names));
    const able = c.unless((s, f) => gate.judge(s, f.you, f.self, f.l) === null);
    gate.emitChoices(c);
    c.effect(what.effect);
    c.land(able);
  },
  (t, what) => t.effect(what.effect),
);

/** The choices, the effect and the condition of a function. */
interface Doing {
  readonly when?: Test;
  readonly target: Readonly<Record<string, TargetSource>>;
  readonly effect: Effect;
  /** the names of its targets */
  readonly names?: Readonly<Record<string, string>>;
}

/** True if another player is firing. */
const duringFire: Test = v.test(
  'duringFire',
  c => {
    const fits = c.test(all(anything, duringPhase('weapons fire')));
    return (s, f) => fits(s, f);
  },
  () => 'another player does anything in a Weapons Fire Phase',
)();

/** Fits places from which this card of the hand could use that function, if it were played there. */
const whence = v.filter<[Doing]>(
  'whence',
  (c, what) => {
    const gate = openGate(what, c.scope, v.teller(what.names));
    return (s, id, f) =>
      imagined(
        s,
        f.self,
        {
          on: id,
          at: -1,
          controller: f.you,
          player: f.you,
          engaged: positionInReaction(s, f.self, sideOf(s, f.self), id, f.you),
        },
        () => works(s, f.self) && gate.judge(s, f.you, f.self, f.l) === null,
      );
  },
  () => ({ noun: 'place from which it can do that' }),
);
const isSomewhere = v.test<[Filter]>(
  'isSomewhere',
  (c, where) => {
    const fits = c.filter(where);
    return (s, f) =>
      placesFor(s, f.you, f.self, sideOf(s, f.self), f.l.event ?? -1).some(o => o.verb === 'on' && fits(s, o.a, f));
  },
  (t, where) => `there is ${t.one(where)}`,
);

/**
 * A reaction that plays a card for one of its functions, to any event (ge/reaction/6). The card goes where it can use the function, and uses it.
 * @param i the number of the function on the card
 * @param names the names of the function's targets
 */
export const playedFor = (fn: Functional, i = 0, names?: Doing['names']): Reacting => {
  const doing = {
    target: fn.target ?? {},
    effect: fn.effect,
    ...(fn.when ? { when: fn.when } : {}),
    ...(names === undefined ? {} : { names }),
  };
  return {
    on: anything,
    when: isSomewhere(whence(doing)),
    at: whence(doing),
    effect: doNow(doing),
    asFunction: i,
    ...(fn.label === undefined ? {} : { label: fn.label }),
  };
};

/**
 * The function of a carrier that moves crew: up to so many, or any number for a transporter. A shuttle may also fly without crew. The shields of other
 * players keep most transporters out.
 */
export const moves = (most: number, least = 0, passesShields?: 'through shields'): Functional => ({
  oneOf: 1,
  target: {
    from: piers,
    crew: { of: least > 0 ? crewAt('from') : crewAt('from', 'counted'), min: least, max: most },
    ...(least > 0 ? {} : { [RIDERS]: { of: ridersAt('from'), min: 0, max: 9 } }),
    to: landings('from', 'crew'),
  },
  effect: carry(
    'crew',
    'to',
    `move ${most > 9 ? 'any number' : most === 1 ? 'one' : `up to ${most}`} of your crew from one location to another${least > 0 ? `, of which one is its own${passesShields ? '' : '; the shields of other players keep it out'}` : ''}`,
  ),
  label: `move ${most > 9 ? 'crew' : most === 1 ? 'a crew card' : `up to ${many(most, 'crew card')}`} from one location to another`,
});

/** The function of a carrier that sends crew on missions: so many at once, to one location. `which` says who may go, if not all crew may. */
export const sends = (most: number, ...which: readonly [Filter?]): Functional => ({
  oneOf: 1,
  target: {
    crew: most === 1 ? emissaries(...which) : { of: emissaries(...which), max: most },
    to: goals('crew'),
    [RIDERS]: { of: companions('crew'), min: 0, max: 9 },
  },
  effect: mission('crew', 'to', most, ...which),
  label: `send ${most === 1 ? 'a crew card' : `up to ${many(most, 'crew card')}`} on a there-and-back mission`,
});

/** The function of a carrier that sends crew to the time origin. @param reach if it takes crew from all locations of its fleet */
export const sendsThroughTime = (most: number, reach?: Reach): Functional => ({
  oneOf: 1,
  target: { crew: { of: reach === undefined ? timeTravellers() : timeTravellers(reach), max: most } },
  effect: reach === undefined ? mission('crew', null, most) : mission('crew', null, most, anyCrew, reach),
  label: 'send crew to the time origin and back',
});

/** Other properties of a carrier: `fires` for its own weapons, whose phasers fire once; `reacts` is false if it is not a reaction card. */
interface CarrierKind {
  readonly fires?: boolean;
  readonly reacts?: boolean;
}

/** A carrier: its functions, of which it uses one each turn, and the reactions that it may be played for if it is a reaction card. */
export const carrier = (
  functions: readonly Functional[],
  { fires = false, reacts = true }: CarrierKind = {},
): Pick<SideText, 'functions' | 'reactions' | 'always'> => ({
  functions,
  ...(fires ? { always: [{ k: 'one-shot' }] } : {}),
  ...(reacts
    ? {
        reactions: [
          ...functions.map((fn, i) => playedFor(fn, i)),
          // its weapons fire only in another player's Weapons Fire Phase (ge/reaction/7)
          ...(fires ? [{ on: duringFire, effect: opensFire('self'), label: 'fire its weapons' }] : []),
        ],
      }
    : {}),
});
