import { type CardId, EVERYBODY, moveCard, ownCard, ownSeat, type Seat } from '@orrery/kernel';
import { defOf } from './card.ts';
import { facts } from './language.ts';
import { cardsOn } from './query.ts';
import {
  BLANK_CARD,
  DISCARD,
  type Duty,
  FLEET,
  type GeState,
  HAND,
  type Phase,
  PLAYS,
  type Points,
  RESERVE,
  TABLE,
  zone,
} from './state.ts';

const title = (s: GeState, id: CardId): string => defOf(s, id).source.title;

/** A card that leaves play is blank again but for what it is and whose; everybody has seen it. */
const blank = (s: GeState, id: CardId) => {
  const { owner, zone: now } = s.cards[id]!;
  Object.assign(ownCard(s, id), BLANK_CARD, { owner, zone: now, controller: owner, known: EVERYBODY });
};

/** A phase of a player's turn begins. Record keeping begins the turn: points and Card Plays are new. */
export const began = facts.define<{ seat: Seat; phase: Phase }>('began', {
  apply(s, x) {
    s.turnOf = x.seat;
    s.phase = x.phase;
    s.playedNow = [];
    if (x.phase !== 'record keeping') return;
    const seat = ownSeat(s, x.seat);
    seat.plays = PLAYS + seat.saved;
    seat.saved = 0;
    for (const id of s.zones[zone(x.seat, FLEET)]!)
      Object.assign(ownCard(s, id), { reversed: 0, economy: 0, research: 0 });
  },
  show: { seat: 'seat', phase: 'plain' },
  say: n => `${n.seat}: ${n.phase}.`,
});

/** A card is on its way: it is being played, or exposed. Everybody sees it. */
export const shown = facts.define<{ card: CardId; by: Seat }>('shown', {
  apply(s, x) {
    moveCard(s, x.card, zone(s.cards[x.card]!.owner, TABLE));
  },
  show: { card: 'card', by: 'seat' },
  say: n => `${n.card} is shown.`,
  reveals: true,
});

/** A card comes into play, or what it says is done. */
export const played = facts.define<{ card: CardId; by: Seat; on: CardId; stays: boolean }>('played', {
  apply(s, x) {
    s.clock++;
    s.playedNow = [...s.playedNow, { seat: x.by, title: title(s, x.card) }];
    if (!x.stays) return;
    moveCard(s, x.card, zone(x.by, FLEET));
    Object.assign(ownCard(s, x.card), { controller: x.by, on: x.on, since: s.clock });
  },
  show: { card: 'card', by: 'seat', on: 'card', stays: 'plain' },
  say: n => `${n.card} is played.`,
  unsettles: true,
});

const discarded = facts.define<{ card: CardId; how: 'discarded' | 'killed' | 'negated'; bottom?: boolean }>(
  'discarded',
  {
    apply(s, x) {
      moveCard(s, x.card, zone(s.cards[x.card]!.owner, DISCARD), x.bottom);
      blank(s, x.card);
    },
    show: { card: 'card', how: 'plain' },
    say: n => `${n.card} is ${n.how}.`,
    unsettles: true,
  },
);

/** What lay on a card that has gone goes too, ships and dragons excepted (ge/monster/3, ge/ship/4, ge/dragon/6). */
function loosen(s: GeState, id: CardId): void {
  for (const other of cardsOn(s, id)) {
    if (['S', 'D'].includes(defOf(s, other).source.type)) shifted(s, { card: other, on: -1 });
    else discard(s, other);
  }
}

/** Discards a card and what lies on it. */
export function discard(
  s: GeState,
  card: CardId,
  how: 'discarded' | 'killed' | 'negated' = 'discarded',
  bottom = false,
): void {
  if (discarded(s, { card, how, bottom })) loosen(s, card);
}

/** A card in play comes to lie on another, with everything on it. */
export const shifted = facts.define<{ card: CardId; on: CardId }>('shifted', {
  apply(s, x) {
    ownCard(s, x.card).on = x.on;
  },
  show: { card: 'card', on: 'card' },
  say: n => (n.on ? `${n.card} moves to ${n.on}.` : `${n.card} moves off.`),
  unsettles: true,
});

const left = facts.define<{ card: CardId; to: 'hand' | 'reserve' | 'deck' }>('left', {
  apply(s, x) {
    moveCard(s, x.card, zone(s.cards[x.card]!.owner, { hand: HAND, reserve: RESERVE, deck: 0 }[x.to]));
    blank(s, x.card);
  },
  show: { card: 'card', to: 'plain' },
  say: n => `${n.card} goes to its owner's ${n.to}.`,
});

/** Takes a card from play, or from the table, to its owner's hand, reserve fleet or deck; what lay on it is discarded. */
export function takeAway(s: GeState, card: CardId, to: 'hand' | 'reserve' | 'deck'): void {
  if (left(s, { card, to })) loosen(s, card);
}

/** A card makes points, or, in reverse, takes them. */
export const made = facts.define<{ card: CardId; kind: Points; n: number }>('made', {
  apply(s, x) {
    ownCard(s, x.card)[x.kind] += x.n;
  },
  show: { card: 'card', kind: 'plain', n: 'plain' },
  say: n => `${n.card}: ${n.n} ${n.kind}.`,
});

/** Points that a card has made are allocated. Research may be applied to a card (`to`), -1 for other uses. */
export const allocated = facts.define<{ from: CardId; kind: Points; n: number; to: CardId }>('allocated', {
  apply(s, x) {
    ownCard(s, x.from)[x.kind] -= x.n;
    if (x.to >= 0) ownCard(s, x.to).applied += x.n;
  },
  show: { from: 'card', kind: 'plain', n: 'plain', to: 'card' },
  say: n => `${n.n} ${n.kind} of ${n.from} is allocated.`,
  unsettles: true,
});

/** A player has more or fewer Card Plays, this turn or the next. */
export const plays = facts.define<{ seat: Seat; n: number; next?: boolean }>('plays', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    if (x.next) seat.saved += x.n;
    else seat.plays += x.n;
  },
  show: { seat: 'seat', n: 'plain', next: 'plain' },
  say: (n, x) => `${n.seat}: ${x.n! > 0 ? '+' : ''}${x.n} Card Plays${x.next ? ' next turn' : ''}.`,
});

/** A card makes its points in reverse until its player's next turn. */
export const reversed = facts.define<{ card: CardId }>('reversed', {
  apply(s, x) {
    ownCard(s, x.card).reversed = 1;
  },
  show: { card: 'card' },
  say: n => `${n.card} works in reverse.`,
});

/** A card copies another from now on. */
export const bonded = facts.define<{ card: CardId; to: CardId }>('bonded', {
  apply(s, x) {
    ownCard(s, x.card).bond = x.to;
  },
  show: { card: 'card', to: 'card' },
  say: n => `${n.card} copies ${n.to}.`,
});

/** Something will fall due. */
export const owed = facts.define<{ duty: Duty; card?: CardId; of?: Seat }>('owed', {
  apply(s, x) {
    s.duties = [...s.duties, x.duty];
  },
  show: { card: { as: 'card', of: x => x.duty.self }, of: { as: 'seat', of: x => x.duty.of } },
  say: n => `${n.card} will be settled with ${n.of}.`,
});

/** Something falls due now. */
export const due = facts.define<{ duty: Duty }>('due', {
  apply(s, x) {
    s.duties = s.duties.filter(d => d !== x.duty);
  },
  // whose it is was told when it was owed
  show: {},
  say: () => '',
});

/** What a player bids. */
export const bid = facts.define<{ seat: Seat; n: number }>('bid', {
  apply() {},
  show: { seat: 'seat', n: 'plain' },
  say: n => `${n.seat} bids ${n.n}.`,
});
