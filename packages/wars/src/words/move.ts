// Words that move cards in play, give them away, stack them, or bring them back.
import { deed, type List, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { entered } from '../rules/cards/in-play.ts';
import { leavePlay } from '../rules/cards/leaving-play.ts';
import { move as moveCard, moved } from '../rules/cards/move.ts';
import { stacked } from '../rules/cards/piles.ts';
import { takenOver } from '../rules/cards/use-as-yours.ts';
import { fitsAboard } from '../rules/locations/capacity.ts';
import { hasCopy } from '../rules/playing/unique.ts';
import { inPlay, LOST, RESERVE, zone } from '../state.ts';
import { named, onCard, one } from './on-card.ts';

/**
 * Moves cards to a location or aboard a ship. This is not a movement action and has its own cost (wars/movement-actions/11,
 * wars/movement-actions/12).
 */
export const move = v.effect(
  'move',
  (c, card: Ref, to: Ref) => {
    const read = one(c, card);
    const goal = c.ref(to);
    return (s, f) => {
      for (const id of read(s, f)) moveCard(s, id, goal(s, f));
    };
  },
  (t, card, to) =>
    t.ref(to) === 'here'
      ? deed('move', `${t.ref(card)} here`)
      : card === 'self'
        ? deed(`move ${t.ref(card)} to`, t.ref(to))
        : deed('move', `${t.ref(card)} to ${t.ref(to)}`),
);

/** Moves an asset from beneath one card to beneath another. */
export const give = v.effect(
  'give',
  (c, card: Ref, to: Ref) => {
    const read = c.ref(card);
    const goal = c.ref(to);
    return (s, f) => {
      const id = read(s, f);
      const on = goal(s, f);
      if (inPlay(s, id) && inPlay(s, on))
        moved(s, { card: id, from: s.cards[id]!.at, to: s.cards[on]!.at, on, action: false });
    };
  },
  (t, card, to) => deed('put', `${t.ref(card)} beneath ${t.ref(to)}`),
);

/** Stacks cards on this card, or on another, face up or face down. */
export const stackOn = v.effect(
  'stackOn',
  (c, card: Ref | List, on: Ref = 'self', faceDown?: 'face down') => {
    const read = typeof card !== 'string' && v.isList(card) ? c.list(card as List) : one(c, card as Ref);
    const goal = c.ref(on);
    return (s, f) => {
      for (const id of read(s, f)) {
        const from = s.cards[id]!.zone;
        if (!inPlay(s, goal(s, f))) continue;
        if (inPlay(s, id)) leavePlay(s, id, 'returned', RESERVE);
        stacked(s, { card: id, on: goal(s, f), faceDown: faceDown !== undefined, from });
      }
    };
  },
  (t, card, on = 'self', faceDown?: 'face down') =>
    deed('stack', `${named(t, card)} on ${t.ref(on)}${faceDown ? ` ${faceDown}` : ''}`),
);

/** You use the opponent's card as yours. A unique card cannot be taken if you have a copy in play (wars/use-as-yours/1, wars/use-as-yours/2). */
export const useAsYours = onCard(
  'useAsYours',
  (s, id, f) => {
    if (inPlay(s, id) && !hasCopy(s, f.you, id)) takenOver(s, { card: id, seat: f.you });
  },
  card => deed('use', `${card} as yours`),
  -3,
);

/** A lost card returns to play here, under its owner, if it is still in the lost pile. */
export const returnHere = v.effect(
  'returnHere',
  (c, card: Ref) => {
    const read = one(c, card);
    return (s, f) => {
      for (const id of read(s, f)) {
        const { owner, zone: where } = s.cards[id]!;
        const at = hereOf(s, f);
        if (where === zone(owner, LOST) && at >= 0) entered(s, { card: id, seat: owner, at, on: -1, played: false });
      }
    };
  },
  (t, card) => deed('put', `${t.ref(card)} here`),
);

/** A lost card returns to play aboard a ship, if it is still in its owner's lost pile and there is room. */
export const returnAboard = v.effect(
  'returnAboard',
  (c, card: Ref, ship: Ref = 'self') => {
    const read = one(c, card);
    const goal = c.ref(ship);
    return (s, f) => {
      const on = goal(s, f);
      for (const id of read(s, f)) {
        const { owner, zone: where } = s.cards[id]!;
        if (where !== zone(owner, LOST) || !inPlay(s, on) || !fitsAboard(s, on, id)) continue;
        entered(s, { card: id, seat: owner, at: s.cards[on]!.at, on, played: false });
      }
    };
  },
  (t, card, ship = 'self') => deed('put', `${t.ref(card)} aboard ${t.ref(ship)}`),
);
