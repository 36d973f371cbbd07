// A card leaves play, together with the cards beneath it (wars/leaving-play).
import { type CardId, owned, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { PILE_NAMES } from '../../names.ts';
import { inPlay, type Lasting, LOST, USED, type WarsState, zone } from '../../state.ts';
import { beneath, stackedOn } from '../abilities/ongoing-ability.ts';
import { unplaceLocation } from '../playing/playing-a-location.ts';
import { rest } from './in-play.ts';
import { tacticsOf } from './modifiers.ts';
import { putIn } from './piles.ts';

/** How a card left play: destroyed, dismissed, otherwise lost, or taken elsewhere (wars/destroyed-dismissed-lost/4). */
export type Departure = 'destroyed' | 'dismissed' | 'lost' | 'returned';

/** A card leaves play for a pile of its owner (wars/in-play/4, wars/lost-pile/5). The fact keeps its last place and player. */
export const left = facts.define<{
  card: CardId;
  seat: Seat;
  at: CardId;
  on: CardId;
  how: Departure;
  /** the pile, by offset; `bottom` is true if the card goes beneath it */
  to: number;
  bottom?: boolean;
  /** the card whose text did it, -1 for the rules */
  by: CardId;
  /** true if it was in the battle under way */
  battle: boolean;
  inverted: boolean;
  power: number;
  /** the tactics of a ship or unit when it left */
  tactics: number;
}>('left', {
  apply(s, x) {
    const def = defOf(s, x.card);
    if (def.type === 'location' && x.on < 0) unplaceLocation(s, x.card);
    rest(s, x.card, zone(s.cards[x.card]!.owner, x.to), x.bottom);
    if (s.lasting.length > 0) s.lasting = withoutCard(s.lasting, x.card);
    s.derived = null;
  },
  show: {
    card: 'card',
    seat: 'seat',
    at: 'card',
    on: 'card',
    how: 'plain',
    to: 'plain',
    bottom: 'plain',
    by: 'card',
    battle: 'plain',
  },
  aside: (_s, x, seat) => x.seat === seat && x.how !== 'returned',
  // a card that returns to the hand or the reserve is not lost for good
  harms: (_s, x) => (x.how === 'returned' ? null : { kind: 'sacrifice', seat: x.seat, card: x.card }),
  say: (n, x) =>
    x.how === 'returned'
      ? `${owned(n.seat, n.card)} goes to ${x.bottom ? 'the bottom of ' : ''}its owner's ${PILE_NAMES[x.to!]}.`
      : `${owned(n.seat, n.card)} is ${x.how}${n.by && n.by !== n.card ? ` by ${n.by}` : ''}.`,
});

/** Returns the effects for the turn without a card that left play. If it returns, it is a new card (wars/leaving-play/3). */
function withoutCard(lasting: readonly Lasting[], card: CardId): Lasting[] {
  return lasting.flatMap(x => {
    if (x.cards === null || !x.cards.includes(card)) return [x];
    const cards = x.cards.filter(id => id !== card);
    return cards.length > 0 ? [{ ...x, cards }] : [];
  });
}

/** Takes a card out of play. The cards beneath and on it are lost (wars/leaving-play/1, wars/leaving-play/2). */
export function leavePlay(
  s: WarsState,
  card: CardId,
  how: Departure,
  to = LOST,
  by: CardId = -1,
  bottom = false,
  power = 0,
): void {
  if (!inPlay(s, card)) return;
  const { controller, at, on, inverted: turned } = s.cards[card]!;
  const under = beneath(s, card).slice();
  const onTop = stackedOn(s, card);
  const { frees } = defOf(s, card).source;
  const battle = s.battle !== null && s.battle.at === at;
  const { unit, type } = defOf(s, card);
  const tactics = unit || type === 'ship' ? tacticsOf(s, card) : 0;
  left(s, { card, seat: controller, at, on, how, to, bottom, by, battle, inverted: turned === 1, power, tactics });
  for (const id of under) leavePlay(s, id, 'lost');
  for (const id of onTop) putIn(s, id, frees ? USED : LOST, { shown: true });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/targets.ts: wars/lost-pile/6
// - knows.ts: wars/lost-pile/1, wars/lost-pile/3
// - words/retrieve.ts: wars/lost-pile/2, wars/lost-pile/4, wars/lost-pile/7
