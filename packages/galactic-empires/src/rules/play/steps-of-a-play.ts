// The steps that all plays share: the place, the announcement, the reactions, the arrival, the end.
import {
  askStep,
  type CardId,
  type Compiler,
  type Fits,
  type Frame,
  type Menu,
  type Option,
  type Seat,
} from '@orrery/kernel';
import { type CompiledGate, defOf, KIND, type Side, sideOf } from '../../card.ts';
import { window } from '../../language.ts';
import { seatName, titleOf } from '../../names.ts';
import { DECK, DISCARD, type GeState, inPlay, pile, REMOVED, TABLE, zone } from '../../state.ts';
import { energise } from '../empire/mechad.ts';
import { joinTo } from '../fleet/joined-ships.ts';
import { playedTo, takeSystem } from '../fleet/ship-systems.ts';
import { allocated } from '../points/carrying-out.ts';
import { FIELD, systemsOf } from '../points/uses.ts';
import { positionInReaction, positionOf } from '../table/card-position.ts';
import { entered, shown } from '../table/cards-in-play.ts';
import { isShip } from '../table/definitions.ts';
import { depart } from '../table/duration.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { settle } from '../table/settling.ts';
import { standing } from '../texts/standing.ts';
import { countUnit } from '../turn/first-turns.ts';
import { playsChanged } from './card-plays.ts';
import { isFree } from './permission.ts';
import { played } from './played.ts';
import { affordable, isWithin, judgePlace, PLACE_RULES, placesFor } from './playing-on.ts';
import { REACTION } from './reaction.ts';
import { comesToNothing } from './voiding.ts';

/** The locals of a play as they will be once the card has gone to a place. */
const placedAt = (f: Frame, o: Option) => ({
  ...f.l,
  on: o.verb === 'on' ? o.a : -1,
  fleet: o.verb === 'fleet' ? o.a : -1,
});

/** Asks where a card goes, if there is a choice, and stores the answer in `on` and `fleet`. `at` limits the cards that it can go on. */
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
    return play === null ? places : places.filter(o => play.judge(s, f.you, f.self, placedAt(f, o)) === null);
  };
  const menu: Menu<GeState> = {
    name: 'place',
    list,
    label: (s, _f, o, seat) =>
      o.verb === 'on'
        ? cardLabel(s, o.a, seat)
        : o.verb === 'space'
          ? 'Alone in space'
          : o.verb === 'origin'
            ? 'The time origin'
            : o.a === seat
              ? 'Your fleet'
              : `The fleet of ${seatName(s, o.a)}`,
    prompt: (s, f) => `Where do you play ${titleOf(s, f.self)}?`,
    stakes: () => 'A card joins the stack that you play it on. It goes when that stack goes.',
    rule: PLACE_RULES[side.type] ?? 'ge/playing-on/1',
    note: (s, _f, o, seat) => (o.verb === 'on' ? cardNote(s, o.a, seat) : ''),
    card: (s, _f, o) => (o.verb === 'on' ? titleOf(s, o.a) : null),
    judge: (s, f, _seat, wish) =>
      judgePlace(s, f.you, f.self, side, wish, f.l.event ?? -1) ??
      play?.judge(s, f.you, f.self, placedAt(f, wish)) ??
      null,
  };
  c.step(
    askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
      const o = picks[0]![0];
      f.l.on = o?.verb === 'on' ? o.a : -1;
      f.l.fleet = o === undefined || o.verb === 'on' ? -1 : o.verb === 'fleet' ? o.a : f.you;
    }),
  );
}

/** Makes the chosen cards the cards that the played card lies against, if its text says so: one card or several (ge/duration/7). */
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

/** Shows the card, counts the Card Play, and lets others react. `aims` holds the chosen targets. */
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
      // a reaction on another player's turn costs no Card Play (ge/reaction/4, ge/reaction/5)
      if (s.turnOf === f.you && !free) playsChanged(s, { seat: f.you, n: -1 });
      shown(s, { card: f.self, by: f.you });
      played(s, { card: f.self, seat: f.you, on, fleet, reaction, aims });
    },
  });
  c.effect(window(REACTION));
  c.step({
    op: 'do',
    act: (s, f) => {
      if (!f.l.stopped && comesToNothing(s, f)) f.l.stopped = true;
    },
  });
}

/** Plays a card of the hand together with another in one play. It is shown and comes into play at once (ge/there-and-back/4). */
export function playWith(s: GeState, card: CardId, on: CardId, seat: Seat): void {
  shown(s, { card, by: seat });
  played(s, { card, seat, on, fleet: -1, reaction: true, aims: [] });
  entered(s, { card, seat, on, at: seat, engaged: positionOf(s, card, defOf(s, card).sides[0]!, on, seat) });
}

/**
 * Brings a card that stays in play into play. A card that was stopped or has lost its place is discarded (ge/duration/8), and the program skips the
 * next steps.
 */
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
  // a ship that is played on a warcraft lies where that was, and carries it
  const carried =
    on >= 0 && side.type === 'S' && side.joins === null && isShip(s, on) && sideOf(s, on).joins !== null ? on : -1;
  const place = carried >= 0 ? s.cards[carried]!.on : on;
  // a side that the card has copied becomes its own first side
  const as = Math.max(0, defOf(s, card).sides.indexOf(side));
  entered(s, {
    card,
    seat,
    on: place,
    at: fleet < 0 ? seat : fleet,
    engaged:
      f.l.armed === 1 || f.l.gated === 1
        ? 1
        : (f.l.reaction ? positionInReaction : positionOf)(s, card, side, place, seat),
    as,
    also: f.l.also ?? [],
    left,
    ...(side.on === 'the time origin' ? { realm: 'time origin' } : {}),
  });
  if (f.l.armed === 1 || side.source.enters === 'armed') arm(s, card);
  takeSystem(s, card, place);
  countUnit(s, card, seat);
  if (carried >= 0) joinTo(s, carried, card);
}

/** Gives the systems of a card all the points that they take (O7 Surprise Attack). */
export function arm(s: GeState, card: CardId): void {
  const seat = s.cards[card]!.controller;
  for (const { use, max } of systemsOf(s, card))
    if (use === FIELD) energise(s, card, max);
    else allocated(s, { card, seat, use, n: max });
}

export const onTable = (s: GeState, card: CardId): boolean => s.cards[card]!.zone === zone(s.cards[card]!.owner, TABLE);

/** Repeats the effects of a card if a reaction says so (O8 Time Discrepancy). `from` is the step where its effects begin. */
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

/** Moves a card that has done its work to its next place. Then come effects that reactions have delayed (`afterwards`). */
export function emitEnd(c: Compiler<GeState>, side: Side): void {
  const { after } = side.source;
  c.step({
    op: 'do',
    act: (s, f) => {
      if (after !== undefined && onTable(s, f.self)) goAfter(s, f.self, after, f.you);
      f.l.ended = true;
      // what would have ended it as it came ends it now
      if (standing(s).statics[KIND.banishes] !== undefined) settle(s);
      if (f.l.afterwards !== undefined) s.pending = [...s.pending, ...f.l.afterwards];
    },
  });
}

/** Returns the place of a card after use. */
function goAfter(s: GeState, card: CardId, after: NonNullable<Side['source']['after']>, by: Seat): void {
  const to = after === 'removed' ? REMOVED : after === 'beneath the deck' ? DECK : DISCARD;
  // without a deck it cannot go beneath one
  if (to === DECK && pile(s, s.cards[card]!.owner, DECK).length === 0) depart(s, card, 'used', DISCARD, by);
  else depart(s, card, 'used', to, by, after === 'bottom' || to === DECK);
}
