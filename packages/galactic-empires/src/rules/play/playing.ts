import {
  askStep,
  type CardId,
  type Compiler,
  type Fits,
  type Frame,
  type Menu,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { type CompiledGate, defOf, KIND, type Side } from '../../card.ts';
import { facts, v, window } from '../../language.ts';
import { brief, seatName, TYPE_NAMES, titleOf } from '../../names.ts';
import { requiresAs, strengthAs } from '../../printed.ts';
import { DECK, DISCARD, type GeState, HAND, inPlay, pile, players, REMOVED, TABLE, zone } from '../../state.ts';
import { FIELD, systemsOf } from '../points/uses.ts';
import { understands } from '../fleet/equipment.ts';
import { playedTo, takeSystem } from '../fleet/ship-systems.ts';
import { depart, entered, playsChanged, shown } from '../table/cards-in-play.ts';
import { isUnit } from '../table/definitions.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { eachStatic, meansSeat, stands } from '../texts/standing.ts';
import { allocated } from '../turn/allocation-phase.ts';
import { aimsAt, type Event, eventAt } from './events.ts';
import { isFree, judgeAtAll } from './permission.ts';
import { played } from './played.ts';
import { affordable, PLACE_RULES, placesFor } from './playing-on.ts';
import { REACTION } from './reaction.ts';

// Playing a card (ge/play-cards-phase): what forbids it, and the steps that all plays share

const NOT_HAND = refuse('ge/play-cards-phase/1', 'You play cards from your hand.');
const REACTS_ONLY = refuse('ge/reaction/6', 'It does nothing but react to what others do.');

/** The rule that forbids a player to play a card of his hand now; null where he may. */
export function judgePlay(s: GeState, seat: Seat, card: CardId, free = false): Refusal | null {
  if (s.cards[card]?.zone !== zone(seat, HAND)) return NOT_HAND;
  let first: Refusal | null = null;
  for (const side of defOf(s, card).sides) {
    const refusal = judgeSide(s, seat, card, side, free);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** True for a place that is one of these cards; for every place, where none are named. */
const isWithin = (o: Option, within: readonly CardId[] | undefined): boolean =>
  within === undefined || (o.verb === 'on' && within.includes(o.a));

/** The rule that forbids to play a card as one of its types: whether at all, where (`within`: on these cards alone), and on whom. */
function judgeSide(
  s: GeState,
  seat: Seat,
  card: CardId,
  side: Side,
  free = false,
  within?: readonly CardId[],
): Refusal | null {
  if (side.source.after !== undefined && side.source.effect === undefined) return REACTS_ONLY;
  const refusal = judgeAtAll(s, seat, card, side, free);
  if (refusal !== null) return refusal;
  const some = side.play === null && s.seats[seat]!.plays > 0 && within === undefined;
  const every = placesFor(s, seat, card, side, -1, some);
  const all = within === undefined ? every : every.filter(o => isWithin(o, within));
  const places = free ? all : affordable(s, seat, card, side, all);
  if (places.length === 0)
    return refuse(PLACE_RULES[side.type] ?? 'ge/playing-on/1', 'There is nowhere that it may be played.');
  if (side.play === null) return null;
  let found: Refusal | null = null;
  for (const place of places) {
    found = side.play.judge(s, seat, card, {
      on: place.verb === 'on' ? place.a : -1,
      fleet: place.verb === 'fleet' ? place.a : -1,
    });
    if (found === null) return null;
  }
  return found;
}

/** Asks where a card goes, where there is a choice; puts it into `on` and `fleet`. `at`: the places that alone will do, on cards. */
export function emitPlace(
  c: Compiler<GeState>,
  side: Side,
  play: CompiledGate | null,
  at: Fits<GeState> | null = null,
): void {
  const list = (s: GeState, f: Frame): Option[] => {
    const all = placesFor(s, f.you, f.self, side, f.l.event ?? -1).filter(
      o => (f.l.joinOn === undefined || (o.verb === 'on' && o.a === f.l.joinOn)) && isWithin(o, f.l.within),
    );
    const places = (f.l.free === 1 ? all : affordable(s, f.you, f.self, side, all)).filter(
      o => at === null || o.verb !== 'on' || at(s, o.a, f),
    );
    return play === null
      ? places
      : places.filter(
          o =>
            play.judge(s, f.you, f.self, {
              ...f.l,
              on: o.verb === 'on' ? o.a : -1,
              fleet: o.verb === 'fleet' ? o.a : -1,
            }) === null,
        );
  };
  const menu: Menu<GeState> = {
    name: 'place',
    list,
    label: (s, _f, o, seat) =>
      o.verb === 'on'
        ? cardLabel(s, o.a, seat)
        : o.verb === 'space'
          ? 'Alone, in space'
          : o.a === seat
            ? 'Your fleet'
            : `The fleet of ${seatName(s, o.a)}`,
    prompt: (s, f) => `Where do you play ${titleOf(s, f.self)}?`,
    stakes: () => 'It becomes part of the stack that it is played on, and goes when that is discarded.',
    rule: PLACE_RULES[side.type] ?? 'ge/playing-on/1',
    note: (s, _f, o, seat) => (o.verb === 'on' ? cardNote(s, o.a, seat) : ''),
    card: (s, _f, o) => (o.verb === 'on' ? titleOf(s, o.a) : null),
  };
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      const o = picks[0]![0];
      f.l.on = o?.verb === 'on' ? o.a : -1;
      f.l.fleet = o === undefined || o.verb === 'on' ? -1 : o.verb === 'fleet' ? o.a : f.you;
    }),
  );
}

/** What has been chosen becomes what the card lies against, where its text says so: one card or several (ge/duration/7). */
export function emitAgainst(c: Compiler<GeState>, side: Side): void {
  const { against } = side.source;
  if (against === undefined) return;
  c.step({
    op: 'do',
    act: (_s, f) => {
      const [on, ...also] = [f.l[against] as CardId | readonly CardId[]].flat() as CardId[];
      Object.assign(f.l, { on: on ?? -1, also, fleet: -1 });
    },
  });
}

/** True for a card that has no effect, because of a text of the player against whom it is played (M4 Spacetacean). */
function isVoid(s: GeState, f: Frame): boolean {
  if (f.l.wanted === true || !stands(s, KIND.voids)) return false;
  const e = f.l as unknown as Event;
  let found = false;
  eachStatic(
    s,
    KIND.voids,
    (st, x) => {
      if (!found) found = players(s).some(seat => aimsAt(s, e, seat) && meansSeat(s, st, x, seat));
    },
    f.self,
  );
  return found;
}

/** Shows the card, counts the Card Play, and lets the others react. What is chosen for it stands in `aims`. */
export function emitAnnouncement(c: Compiler<GeState>, side: Side, reaction: boolean): void {
  c.step({
    op: 'do',
    act: (s, f) => {
      Object.assign(f.l, {
        kind: 'play',
        by: f.you,
        card: f.self,
        aims: f.l.aims ?? [],
        side: defOf(s, f.self).sides.indexOf(side),
        reaction,
      });
      const { on, fleet, aims } = f.l;
      const free = isFree(s, f.you, f.self, side, f.l.on) || f.l.free === 1;
      // on others' turns a reaction counts against nothing (ge/reaction/4, ge/reaction/5)
      if (s.turnOf === f.you && !free) playsChanged(s, { seat: f.you, n: -1 });
      shown(s, { card: f.self, by: f.you });
      played(s, { card: f.self, seat: f.you, on, fleet, reaction, aims });
    },
  });
  c.effect(window(REACTION));
  c.step({
    op: 'do',
    act: (s, f) => {
      if (isVoid(s, f)) f.l.stopped = true;
    },
  });
}

/** A card of the hand is played together with another, in one play: shown, and at once in play (ge/there-and-back/4). */
export function playWith(s: GeState, card: CardId, on: CardId, seat: Seat): void {
  shown(s, { card, by: seat });
  played(s, { card, seat, on, fleet: -1, reaction: true, aims: [] });
  entered(s, { card, seat, on, at: seat, engaged: positionOf(s, card, defOf(s, card).sides[0]!, on) });
}

/** In which position a card comes into play (ge/card-position/1, ge/card-position/2, ge/equipment/3, ge/equipment/4, ge/equipment/6). */
export function positionOf(s: GeState, card: CardId, side: Side, on: CardId): number {
  const { source, forms, sides } = defOf(s, card);
  if (side.source.enters !== undefined) return side.source.enters === 'disengaged' ? 0 : 1;
  if ((forms === null ? source.requires : requiresAs(source, sides.indexOf(side))) !== undefined) return 0;
  if (source.technology !== undefined && on >= 0 && !understands(s, card, on)) return 0;
  if (side.type === 'E' && source.passive === false && on >= 0) return s.cards[on]!.engaged;
  return 1;
}

/** Brings the card into play where it stays there; one that has been stopped, or has lost its place, is discarded (ge/duration/8). Jumps over what follows then. */
export function emitArrival(c: Compiler<GeState>, side: Side): number {
  const goes = c.unless((s, f) => {
    const still = f.l.on < 0 ? [] : [f.l.on, ...(f.l.also ?? [])].filter(id => inPlay(s, id));
    const there = f.l.on < 0 || still.length > 0;
    if (there && f.l.on >= 0) [f.l.on, ...f.l.also] = still;
    if (!f.l.stopped && there && onTable(s, f.self)) return true;
    if (onTable(s, f.self)) depart(s, f.self, 'discarded');
    return false;
  });
  c.step({
    op: 'do',
    act: (s, f) => {
      if (side.source.after === undefined) arrive(s, f.self, side, f.l.by, f.l.on, f.l.fleet, f);
      else takeSystem(s, f.self, f.l.on >= 0 ? f.l.on : playedTo(s, f));
    },
  });
  return goes;
}

/** A card comes into play. */
export function arrive(s: GeState, card: CardId, side: Side, seat: Seat, on: CardId, fleet: Seat, f: Frame): void {
  // a time card that works twice lasts twice as long (O8 Time Discrepancy)
  const left = side.lasts === null ? -1 : side.lasts(s, f) * (1 + (f.l.twice ?? 0) - (f.l.alike ?? 0));
  // a side that it has copied is the first of its own
  const as = Math.max(0, defOf(s, card).sides.indexOf(side));
  entered(s, {
    card,
    seat,
    on,
    at: fleet < 0 ? seat : fleet,
    engaged: f.l.armed === 1 || f.l.gated === 1 ? 1 : positionOf(s, card, side, on),
    as,
    also: f.l.also ?? [],
    left,
  });
  if (f.l.armed === 1 || side.source.enters === 'armed') arm(s, card);
  takeSystem(s, card, on);
  if (isUnit(s, card) && s.seats[seat]!.turns === 2 && s.turnOf === seat) unitPlayed(s, { seat });
}

/** Gives a card all the points that its systems take (O7 Surprise Attack). */
export function arm(s: GeState, card: CardId): void {
  const seat = s.cards[card]!.controller;
  for (const { use, max } of systemsOf(s, card)) if (use !== FIELD) allocated(s, { card, seat, use, n: max });
}

/** The one unit of turn 2 has been played (ge/first-turns/3). */
const unitPlayed = facts.define<{ seat: Seat }>('unit-played', {
  aside: true,
  apply(s, x) {
    s.seats[x.seat] = { ...s.seats[x.seat]!, own: s.own, units: s.seats[x.seat]!.units + 1 };
  },
  show: { seat: 'seat' },
  say: () => '',
});

export const onTable = (s: GeState, card: CardId): boolean => s.cards[card]!.zone === zone(s.cards[card]!.owner, TABLE);

/** Has what a card does done once more where a reaction wants it so (O8 Time Discrepancy). `from` is where what it does begins. */
export function emitAgain(c: Compiler<GeState>, from: number): void {
  const no = c.unless((_s, f) => f.l.twice > 0);
  c.step({
    op: 'do',
    act: (_s, f) => {
      f.l.twice--;
    },
  });
  c.go(from);
  c.land(no);
}

/** Puts a card that has done what it says where it goes then; what reactions have put off until then comes next (`afterwards`). */
export function emitEnd(c: Compiler<GeState>, side: Side): void {
  const { after } = side.source;
  c.step({
    op: 'do',
    act: (s, f) => {
      if (after !== undefined && onTable(s, f.self)) goAfter(s, f.self, after, f.you);
      if (f.l.afterwards !== undefined) s.pending = [...s.pending, ...f.l.afterwards];
    },
  });
}

/** Where a card goes after use. */
function goAfter(s: GeState, card: CardId, after: NonNullable<Side['source']['after']>, by: Seat): void {
  const to = after === 'removed' ? REMOVED : after === 'beneath the deck' ? DECK : DISCARD;
  // where no deck is left there is nothing to go beneath
  if (to === DECK && pile(s, s.cards[card]!.owner, DECK).length === 0) depart(s, card, 'used', DISCARD, by);
  else depart(s, card, 'used', to, by, after === 'bottom' || to === DECK);
}

/** What a card may be played as: one of its types; of a Krebiz combination the whole, or one part of it. */
function sideLabel(s: GeState, card: CardId, i: number): string {
  const { sides, source, forms } = defOf(s, card);
  if (forms !== null)
    return i === forms.ship
      ? `As a ship in space, of strength ${strengthAs(source, i)}`
      : `As a base on terrain, of strength ${strengthAs(source, i)}`;
  if (source.parts === undefined) return `As a card of type ${sides[i]!.type}: ${TYPE_NAMES[sides[i]!.type]}`;
  const part = source.parts[i - 1];
  return part === undefined ? 'As the whole ship' : `As its ${part.kind} alone: ${part.title}`;
}

/** A card of the hand is played: the program of the side that it is played as, asked for where several are possible. */
v.procedure(
  'play a card',
  v.flow(
    'play it as one of its types',
    c => {
      const menu: Menu<GeState> = {
        name: 'type',
        list: (s, f) =>
          defOf(s, f.l.a).sides.flatMap((side, i) =>
            judgeSide(s, f.you, f.l.a, side, f.l.free === 1, f.l.within) === null ? [option('as', i)] : [],
          ),
        label: (s, f, o) => sideLabel(s, f.l.a, o.a),
        prompt: (s, f) => `As what do you play ${brief(titleOf(s, f.l.a), 60)}?`,
        stakes: () => 'It counts as that alone as long as it is in play.',
        rule: 'ge/card-nomenclature/1',
      };
      /** the components of one’s hand that can be played with one that has just been played, as one ship with it (ge/empire-krebiz/5) */
      const partners = (s: GeState, f: Frame): Option[] =>
        inPlay(s, f.l.a) &&
        defOf(s, f.l.a).source.parts !== undefined &&
        s.cards[f.l.a]!.as > 0 &&
        f.l.joinOn === undefined
          ? pile(s, f.you, HAND).flatMap(id =>
              defOf(s, id).sides.flatMap((side, i) =>
                side.joins?.(s, f.l.a, scene(f.you, id, { part: i })) && judgeSide(s, f.you, id, side, true) === null
                  ? [option('partner', id, i)]
                  : [],
              ),
            )
          : [];
      const partner: Menu<GeState> = {
        name: 'partner',
        list: partners,
        label: (s, _f, o) => `${brief(titleOf(s, o.a), 40)}: ${sideLabel(s, o.a, o.b)}`,
        prompt: (s, f) => `Which counterpart do you play together with ${brief(titleOf(s, f.l.a), 50)}, if any?`,
        stakes: () => 'The two are one ship, and one Card Play.',
        rule: 'ge/empire-krebiz/5',
        card: (s, _f, o) => titleOf(s, o.a),
      };
      c.step({
        op: 'do',
        act: (_s, f) => {
          f.l.side = 0;
        },
      });
      const one = c.unless((s, f) => defOf(s, f.l.a).sides.length > 1);
      c.step(
        askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
          f.l.side = picks[0]![0]?.a ?? 0;
        }),
      );
      c.land(one);
      c.step({
        op: 'call',
        program: (s, f) => PLAYS.get(defOf(s, f.l.a).sides[f.l.side]!)!,
        locals: (_s, f) => ({
          free: f.l.free ?? 0,
          armed: f.l.armed ?? 0,
          ...(f.l.gated === 1 ? { gated: 1 } : {}),
          ...(f.l.within === undefined ? {} : { within: f.l.within }),
        }),
        you: null,
        self: (_s, f) => f.l.a,
      });
      const some = c.unless((s, f) => partners(s, f).length > 0);
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: partner, min: () => 0, skip: false }, (_s, f, picks) => {
          f.l.partner = picks[0]![0] ?? null;
        }),
      );
      const none = c.unless((_s, f) => f.l.partner !== null);
      c.step({
        op: 'call',
        program: (s, f) => PLAYS.get(defOf(s, f.l.partner.a).sides[f.l.partner.b]!)!,
        locals: (_s, f) => ({ free: 1, armed: 0, joinOn: f.l.a }),
        you: null,
        self: (_s, f) => f.l.partner.a,
      });
      c.land(none);
      c.land(some);
    },
    () => '',
  )(),
);

/** True if a player could play a card that is on its way, as one of its types, at no Card Play (M9 Luck Demon); `within`: on one of these cards. */
export const couldPlay = (s: GeState, seat: Seat, card: CardId, within?: readonly CardId[]): boolean =>
  defOf(s, card).sides.some(side => judgeSide(s, seat, card, side, true, within) === null);

/** The programs that play the cards, by the side that is played. */
export const PLAYS = new Map<Side, number>();

/** True while the card that an event plays has not been stopped. */
export const isPlayed = (s: GeState, height: number): boolean => eventAt(s, height)?.kind === 'play';
