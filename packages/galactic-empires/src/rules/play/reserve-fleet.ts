// The reserve fleet: a player exchanges a card of the hand for one in it (ge/reserve-fleet/3, ge/reserve-fleet/4).
import { askStep, type Menu, moveCard, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { type GeState, HAND, pile, RESERVE, zone } from '../../state.ts';
import { coversSeat } from '../texts/static-texts.ts';
import { verb } from '../verbs.ts';
import { playsChanged } from './card-plays.ts';

const NOT_RESERVE = refuse('ge/reserve-fleet/3', 'That card is not in your reserve fleet.');

const NO_PLAYS = refuse('ge/reserve-fleet/3', 'An exchange costs a Card Play. You have none left.');

const BARRED = refuse('ge/crucial-rules/1', 'A card keeps you from your reserve fleet.');

const TOO_WEAK = refuse('ge/reserve-fleet/4', 'No card in your hand is as strong as that one.');

/** True for a card of a player's hand that can go to their reserve fleet, which has only cards of its owner. */
const isOwn = (s: GeState, seat: Seat, id: number): boolean => s.cards[id]!.owner === seat;

const strengthOf = (s: GeState, id: number): number => defOf(s, id).source.strength;

/** Returns the cards of a hand that are strong enough to be exchanged for a card of the reserve fleet. */
export const mayGo = (s: GeState, seat: Seat, card: number): number[] =>
  pile(s, seat, HAND).filter(id => isOwn(s, seat, id) && strengthOf(s, id) >= strengthOf(s, card));

/** Returns the strength of the strongest card of a hand that can go to the reserve fleet; -1 for none. */
function strongest(s: GeState, seat: Seat): number {
  let most = -1;
  for (const id of pile(s, seat, HAND)) if (isOwn(s, seat, id)) most = Math.max(most, strengthOf(s, id));
  return most;
}

/** True if a text lets a player exchange cards without a Card Play (O2 Future Transmission). */
const isFreeFor = (s: GeState, seat: Seat): boolean => coversSeat(s, KIND['free exchange'], seat);

/** Returns the rule that stops a player from exchanging any card, or null. */
function judgeAny(s: GeState, seat: Seat): Refusal | null {
  if (coversSeat(s, KIND['no exchange'], seat)) return BARRED;
  return s.seats[seat]!.plays < 1 && !isFreeFor(s, seat) ? NO_PLAYS : null;
}

function judgeSwap(s: GeState, seat: Seat, card: number): Refusal | null {
  if (s.cards[card]?.zone !== zone(seat, RESERVE)) return NOT_RESERVE;
  const refusal = judgeAny(s, seat);
  if (refusal !== null) return refusal;
  return strengthOf(s, card) <= strongest(s, seat) ? null : TOO_WEAK;
}

/** A card of the hand and a card of the reserve fleet change places. */
export const exchanged = facts.define<{ seat: Seat; gives: number; takes: number }>('exchanged', {
  deed: true,
  apply(s, x) {
    moveCard(s, x.gives, zone(x.seat, RESERVE), false, -1);
    moveCard(s, x.takes, zone(x.seat, HAND), false, -1);
  },
  show: { seat: 'seat', gives: 'card', takes: 'card' },
  say: n => `${n.seat} exchanges ${n.gives} for ${n.takes} of the reserve fleet.`,
});

verb({
  name: 'exchange',
  procedure: 'exchange with the reserve fleet',
  list(s, seat, out) {
    if (judgeAny(s, seat) !== null) return;
    const most = strongest(s, seat);
    for (const id of pile(s, seat, RESERVE)) if (strengthOf(s, id) <= most) out.push(option('exchange', id));
  },
  judge: judgeSwap,
  label: (s, a) => `Take ${brief(titleOf(s, a), 41)} from your reserve fleet`,
  note: (s, a, _b, seat) =>
    `costs ${isFreeFor(s, seat) ? 'no' : '1'} Card Play; a card of strength ${defOf(s, a).source.strength} or more from your hand goes there`,
});

const given: Menu<GeState> = {
  name: 'exchange',
  list: (s, f) => mayGo(s, f.you, f.l.a).map(id => option('card', id)),
  label: (s, _f, o) => titleOf(s, o.a),
  prompt: (s, f) => `Which card goes to the reserve fleet for ${titleOf(s, f.l.a)}?`,
  stakes: () => 'It lies there face up. You can exchange it for another card later.',
  rule: 'ge/reserve-fleet/4',
  card: (s, _f, o) => titleOf(s, o.a),
};

v.procedure(
  'exchange with the reserve fleet',
  v.flow(
    'exchange',
    c => {
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: given }, (s, f, picks) => {
          const gives = picks[0]![0];
          // a player who leaves the game meanwhile has no card left to give
          if (gives === undefined) return;
          if (!isFreeFor(s, f.you)) playsChanged(s, { seat: f.you, n: -1 });
          exchanged(s, { seat: f.you, gives: gives.a, takes: f.l.a });
        }),
      );
    },
    () => '',
  )(),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - decks/deck-construction.ts: ge/reserve-fleet/6
// - knows.ts: ge/reserve-fleet/2
// - rules/setup/new-match.ts: ge/reserve-fleet/1
