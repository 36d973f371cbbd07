// import the rules first: options are offered in the order in which verbs load
import '../game.ts';
import type { Option, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { attritionBy, isImmune } from '../rules/battle/attrition-step.ts';
import { casualtiesLeft } from '../rules/battle/loss-step.ts';
import { defenseOf } from '../rules/cards/modifiers.ts';
import { drainOf } from '../rules/phases/drain-action.ts';
import { opponentOf, type WarsState } from '../state.ts';
import { attackWorth } from './battle.ts';
import { chooseWorth, mayWorth, playWorth, targetWorth, useWorth } from './cards.ts';
import { drawWorth, lossWorth } from './energy.ts';
import { moveWorth, placeWorth } from './places.ts';
import { friend, type Judge, situation, worth } from './situation.ts';

/**
 * Returns the worth of an option for a sensible player of WARS, in points: one energy lost for good is 1 point. It uses only the table and the seat's
 * own hand. It never uses hidden cards and never looks ahead.
 */
export const warsAdvice = {
  score(s: WarsState, seat: Seat, o: Option): number {
    const at = situation(s, seat);
    const judge = MENUS[at.menu];
    return judge === undefined ? (PLAIN[o.verb] ?? 1) : judge(s, at, o);
  },
};

const PLAIN: Readonly<Record<string, number>> = { pass: 0, no: 0, stop: 2 };

/** Judges each kind of question, by the name of its menu. Other questions get a simple judgement. */
const MENUS: Readonly<Record<string, Judge | undefined>> = {
  initiative(s, { seat }, o) {
    switch (o.verb) {
      case 'pass':
        return 0;
      case 'activate':
        return o.a;
      case 'drain':
        return 3 + drainOf(s, seat, o.a, 0);
      case 'attack':
        return attackWorth(s, seat, o.a);
      case 'play':
        return playWorth(s, seat, o.a);
      case 'use':
        return useWorth(s, seat, o.a, o.b);
      case 'move':
        return moveWorth(s, seat, o.a, o.b);
      case 'draw':
        return drawWorth(s, seat);
      default:
        return 0;
    }
  },
  'starting location': (s, _at, o) =>
    (defOf(s, o.a).source.energy?.[0] ?? 0) +
    (defOf(s, o.a).source.icon ? 1 : 0) -
    (defOf(s, o.a).source.energy?.[1] ?? 0),
  place(s, { seat, frame }, o) {
    if (o.verb === 'slot' || o.verb === 'table') return 1;
    const { source } = defOf(s, frame.self);
    if (o.verb === 'beneath') return friend(s, seat, o.a) ? 2 + 0.2 * worth(s, o.a) : 1;
    if (o.verb === 'aboard') return source.piloting ? 1 + source.piloting : -1;
    return placeWorth(s, seat, frame.self, o.a);
  },
  lose: (s, { seat }, o) => lossWorth(s, seat, o),
  target: targetWorth,
  choose: chooseWorth,
  give: (s, _at, o) =>
    o.verb === 'card' && s.cards[o.a]!.controller >= 0 ? -worth(s, o.a) : -(defOf(s, o.a).source.cost ?? 0),
  'choose cards': (s, { seat }, o) => (friend(s, seat, o.a) ? -1 : 1) * (1 + (defOf(s, o.a).source.cost ?? 0)),
  // damaged cards are destroyed, so choose the cheapest card that covers what is left
  attrition(s, { seat }, o) {
    if (o.verb === 'stop') return 5;
    const left = attritionBy(s, opponentOf(seat));
    return -worth(s, o.a) - (isImmune(s, o.a) ? 3 : 0) + Math.min(left, defenseOf(s, o.a)) * 0.5;
  },
  casualties(s, at, o) {
    if (o.verb !== 'damage') return lossWorth(s, at.seat, o);
    const covers = Math.min(casualtiesLeft(s, at.frame.l.lost ?? 0), defenseOf(s, o.a));
    return 2 + covers * 1.2 - worth(s, o.a) * 0.8;
  },
  'reveal for battle destiny': (_s, _at, o) => (o.verb === 'yes' ? 1 : 0),
  transport: () => 1,
  may: (s, at, o) => (o.verb === 'yes' ? mayWorth(s, at) : 0),
  number: (_s, _at, o) => o.a,
};
