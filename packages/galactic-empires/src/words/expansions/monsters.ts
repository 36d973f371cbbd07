import type { CardId, Filter, Ref } from '@orrery/kernel';
import { chooseOne, sequence, set, v } from '../../language.ts';
import type { PointKind } from '../../printed.ts';
import { needsOf } from '../../rules/points/requirements.ts';
import { turn } from '../../rules/table/card-position.ts';
import { moved, noted } from '../../rules/table/cards-in-play.ts';
import { isCombined, isCrew, strengthOf } from '../../rules/table/definitions.ts';
import { depart } from '../../rules/table/duration.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { allInPlay, cardsOn, sideAt, stackOf } from '../../rules/table/stacks.ts';
import { type GeState, inPlay } from '../../state.ts';
import { setCounter } from '../effects/cards.ts';
import { canPay } from '../effects/crew-deeds.ts';
import { givesNow } from '../effects/tolls.ts';
import { happening } from '../happenings.ts';
import { hostOf, itsFleet } from '../refs.ts';

// Words for monsters of expansions: tribute, quarry, freed crew

/** Fits the cards of those that fit that need the most points of a kind to be engaged; none if they need no such points. */
export const neediest = v.filter(
  'neediest',
  (c, kind: PointKind, of: Filter) => {
    const fits = c.filter(of);
    const need = (s: GeState, id: CardId) => needsOf(s, id)?.[kind] ?? 0;
    return (s, id, f) => {
      if (!inPlay(s, id) || isCombined(s, id) || !fits(s, id, f)) return false;
      const n = need(s, id);
      return n > 0 && allInPlay(s).every(x => isCombined(s, x) || !fits(s, x, f) || need(s, x) <= n);
    };
  },
  (t, kind, of) => ({ certain: true, before: 'the', noun: t.filter(of), that: `needs the most ${kind}` }),
);
/** The player whose fleet this card was played against, wherever it waits now; if it remembers none, the player at whose fleet it is. */
export const quarry = v.ref(
  'quarry',
  () => (s, f) => {
    const { foe } = s.cards[f.self]!;
    return foe >= 0 || !inPlay(s, f.self) ? foe : sideAt(s, f.self);
  },
  t => t.names.quarry ?? 'that player',
)();
/** All cards in the stack of this card's host, this card included. */
export const allOnHost = v.list(
  'allOnHost',
  () => (s, f) => (inPlay(s, hostOf(s, f)) ? stackOf(s, hostOf(s, f)).slice(1) : []),
  t => `the cards on ${t.ref('host')}`,
  'card',
  t => `card on ${t.ref('host')}`,
)();
/** Fits cards that are at least as strong as this card. */
export const asStrong = v.filter(
  'asStrong',
  () => (s, id, f) => strengthOf(s, id) >= strengthOf(s, f.self),
  t => ({ after: `at least as strong as ${t.ref('self')}` }),
)();
/** True if there is crew on this card, and its location is in play. */
export const hasCrewToFree = v.test(
  'hasCrewToFree',
  () => (s, f) => inPlay(s, s.cards[f.self]!.on) && cardsOn(s, f.self).some(id => isCrew(s, id)),
  t => `there is crew on ${t.ref('self')}, and its location stays`,
)();
/** Frees the crew on this card, which stays at its location. Then this card leaves as it was about to (M4 The Soulless). */
export const freesCrew = v.effect(
  'freesCrew',
  () => (s, f) => {
    if (!inPlay(s, f.self)) return;
    for (const id of cardsOn(s, f.self)) if (isCrew(s, id)) moved(s, { card: id, on: s.cards[f.self]!.on, at: -1 });
    const { how, to, by, bottom } = f.l.fact;
    depart(s, f.self, how, to, by, bottom);
  },
  t => `the crew on ${t.ref('self')} is free and stays at its location, and ${t.ref('self')} leaves`,
)();
/** This card has left no crew at its location: the unit is disengaged from now on (M5 Surface Monster). */
export const cripples = v.effect(
  'cripples',
  () => (s, f) => {
    const on = hostOf(s, f);
    if (!inPlay(s, on) || !inPlay(s, f.self)) return;
    noted(s, { card: f.self, counter: 1 });
    turn(s, on, false);
  },
  t => `disengage ${t.ref('host')} for as long as ${t.ref('self')} is there`,
  { means: [['you', 4]] },
)();
/** True if this card finds no crew at its location for the first time. */
export const findsNobody = v.test(
  'findsNobody',
  () => (s, f) => {
    const here = locationOf(s, f.self);
    return s.cards[f.self]!.counter === 0 && !allInPlay(s).some(id => isCrew(s, id) && locationOf(s, id) === here);
  },
  () => 'there is no crew at its location',
)();
export const hasCrippled = v.test(
  'hasCrippled',
  () => (s, f) => s.cards[f.self]!.counter === 1,
  () => 'it has left no crew there',
)();
/** Crew leaves the unit that this card is on, and no crew is left there. */
export const lastCrewGone = happening(
  'lastCrewGone',
  'left',
  () => (s, f) => {
    const on = hostOf(s, f);
    return isCrew(s, f.l.fact.card) && inPlay(s, on) && !cardsOn(s, on).some(id => isCrew(s, id));
  },
  (t, ..._none) => `when no crew is left on ${t.ref('host')}`,
  { alsoHappening: 'moved' },
)();
/** True if crew comes to a card, or the card is no longer in play. */
export const mannedAgain = v.test(
  'mannedAgain',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return !inPlay(s, id) || cardsOn(s, id).some(x => isCrew(s, x));
    };
  },
  (t, card) => `new crew comes to ${t.ref(card)}`,
);
/** The numbers that a card counts once its player has been asked for points: whether it got them. */
const [PAID, REFUSED] = [1, 2];
/** True if this card got the points that it asked for in the last Allocation Phase of the player whose fleet it is at (M8 Psy Entrantrix). */
export const hasTribute = v.test(
  'hasTribute',
  () => (s: GeState, f) => s.cards[f.self]!.counter === PAID,
  t => `${t.ref('self')} got its points in the last Allocation Phase`,
)();
/** True if this card asked for points then and got none. */
export const lacksTribute = v.test(
  'lacksTribute',
  () => (s: GeState, f) => s.cards[f.self]!.counter === REFUSED,
  t => `${t.ref('self')} did not get its points in the last Allocation Phase`,
)();
/** Asks the player whose fleet this card is at for points, in the Allocation Phase of that player. */
export const asksTribute = v.flow<[PointKind, number]>(
  'asksTribute',
  (c, kind, n) => {
    c.effect(
      sequence(
        set('payer', itsFleet),
        chooseOne(
          { who: 'payer', prompt: `Do you give the monster ${n} ${kind}?` },
          {
            label: `Give ${n} ${kind}`,
            if: canPay(kind, n),
            effect: sequence(setCounter(PAID), givesNow(kind, n, 'payer')),
          },
          { label: 'Give nothing', effect: setCounter(REFUSED) },
        ),
      ),
    );
  },
  (t, kind, n) => `${t.ref(itsFleet)} may give it ${n} ${kind} before any other ${kind} is used`,
);
