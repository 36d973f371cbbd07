// Transport: the cards that a ship or vehicle takes along when it moves (wars/transport).
import { ask, type CardId, type Menu, option, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { IN_PLAY, type WarsState } from '../../state.ts';
import { cannotMove } from '../abilities/cant.ts';
import { hasLabel } from '../cards/label.ts';
import { move } from '../cards/move.ts';
import { isShip } from '../cards/types-of-cards.ts';
import { aboardOf, fitsAboard } from '../locations/capacity.ts';
import { cardLabel, cardNote, placeLabel } from '../questions/card-labels.ts';

const NOT_ALONG = refuse(
  'wars/transport/3',
  'A ship can take your Fighters along, and a vehicle your characters. They must have been with it.',
);

/**
 * True if Transport works with a seat's movement actions: only in its own move phase (wars/transport/4, wars/transport/5,
 * wars/ruling-simple-wager/3).
 */
export const mayTransport = (s: WarsState, seat: Seat): boolean => s.phase === 'move' && s.active === seat;

/** Returns the cards that a moving card can take along. Ships take Fighters, vehicles take characters (wars/transport/1, wars/transport/3). */
export function carried(s: WarsState, card: CardId, from: CardId, seat: Seat): CardId[] {
  const ship = isShip(s, card);
  return s.zones[IN_PLAY]!.filter(id => {
    const c = s.cards[id]!;
    if (id === card || c.at !== from || c.controller !== seat || cannotMove(s, id, from, from)) return false;
    if (ship) return isShip(s, id) && hasLabel(s, id, 'Fighter');
    return defOf(s, id).type === 'character' && aboardOf(s, id) === s.cards[card]!.on;
  });
}

/** Asks which cards a ship or vehicle takes along when it moves. */
const transportMenu: Menu<WarsState> = {
  name: 'transport',
  list: (_s, f) => (f.l.went === 1 ? f.l.could.map((id: CardId) => option('card', id)) : []),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat, { whose: false }),
  judge: (_s, f, _seat, wish) => (f.l.could.includes(wish.a) ? null : NOT_ALONG),
  prompt: (s, f) =>
    `Which cards does ${titleOf(s, f.l.card)} take along? Choose up to ${f.l.room} of these ${f.l.could.length}.`,
  stakes: (s, f, seat) => `They go to ${placeLabel(s, f.l.to, seat)} with it and pay nothing. The others stay.`,
  rule: 'wars/transport/1',
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
};

/** The player of a card that moved chooses the cards that it takes along. They move at no further cost (wars/transport/2). */
export const transport = ask(
  v,
  'transport',
  { who: (_s, f) => [f.you], menu: transportMenu, min: () => 0, max: (_s, f) => f.l.room ?? 0, skip: false },
  (s, f, picks) => {
    for (const { a } of picks[0]!) {
      const to = f.l.to;
      if (isShip(s, to) && !isShip(s, a) && !fitsAboard(s, to, a)) continue;
      move(s, a, to, false);
    }
  },
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - cards/incursion/maverick/orders.ts: wars/ruling-simple-wager/1
// - words/playing.ts: wars/ruling-simple-wager/2
