// The Discard Phase: a player discards cards from hand and fleet (ge/discard-phase).
import { type CardId, EVERYBODY, learn, type Menu, many, option, planned, refuse, type Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { call, facts, v, window } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { DISCARD, FLEET, type GeState, HAND, inPlay, pile, zone } from '../../state.ts';
import { playsChanged } from '../play/card-plays.ts';
import { REACTION } from '../play/reaction.ts';
import { depart, discard, isHeld } from '../table/duration.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { isUnder } from '../texts/static-texts.ts';

const NOT_YOURS = refuse('ge/discard-phase/3', 'You can discard only your own cards that you control.');

const HELD = refuse('ge/ship-systems/10', 'You cannot discard it: a system of its ship keeps it.');

const TOO_MANY = refuse('ge/discard-phase/1', 'Each card from your hand costs a Card Play. You have too few.');

const mayDiscard = (s: GeState, seat: Seat, id: CardId): boolean =>
  s.cards[id]!.controller === seat && s.cards[id]!.player === seat && !isHeld(s, id) && !isUnder(s, KIND.kept, id);

const discards: Menu<GeState> = {
  name: 'discard',
  list: (s, f) => [
    ...(s.seats[f.you]!.plays > 0 ? pile(s, f.you, HAND).map(id => option('hand', id)) : []),
    ...pile(s, f.you, FLEET).flatMap(id => (mayDiscard(s, f.you, id) ? [option('fleet', id)] : [])),
  ],
  some: (s, f) =>
    (s.seats[f.you]!.plays > 0 && pile(s, f.you, HAND).length > 0) ||
    pile(s, f.you, FLEET).some(id => mayDiscard(s, f.you, id)),
  label: (s, _f, o, seat) =>
    o.verb === 'hand' ? `${brief(titleOf(s, o.a), 50)} from your hand` : cardLabel(s, o.a, seat),
  prompt: () => 'Which cards do you discard?',
  stakes: (s, f) => {
    const { plays } = s.seats[f.you]!;
    const hand =
      plays > 0 && pile(s, f.you, HAND).length > 0
        ? `Each card from your hand costs 1 of your ${many(plays, 'Card Play')}.`
        : 'You have no Card Play left for cards in your hand.';
    return `You need not discard. ${hand} A card of your fleet goes with every card on it.`;
  },
  rule: 'ge/discard-phase/1',
  note: (s, _f, o, seat) => (o.verb === 'hand' ? 'costs 1 Card Play' : cardNote(s, o.a, seat)),
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: () => [],
  judge: (s, f, _seat, wish) =>
    wish.verb === 'fleet' && inPlay(s, wish.a) && !mayDiscard(s, f.you, wish.a)
      ? isHeld(s, wish.a)
        ? HELD
        : NOT_YOURS
      : null,
};

/** A player discards a card from their hand. */
export const thrownAway = facts.define<{ seat: Seat; card: CardId }>('thrown-away', {
  apply() {},
  show: { seat: 'seat', card: 'card' },
  say: () => '',
});

export const discarding = planned(
  v,
  'cards are discarded',
  {
    who: (_s, f) => f.you,
    menu: discards,
    goesOn: s => s.result === null,
    once: true,
    max: () => 99,
    check: (s, f, _seat, picks) =>
      picks.filter(o => o.verb === 'hand').length > s.seats[f.you]!.plays ? TOO_MANY : null,
    act: (s, f, o) => {
      f.l.gone = o.a;
      if (o.verb === 'hand') {
        playsChanged(s, { seat: f.you, n: -1 });
        thrownAway(s, { seat: f.you, card: o.a });
      }
    },
  },
  call('discard one'),
);

v.procedure(
  'discard one',
  v.rule('the card is discarded', (s, f) => {
    const outer = s.stack[s.stack.length - 2]!;
    const card: CardId = outer.l.gone;
    Object.assign(f.l, { kind: 'discard', by: f.you, card, on: -1, fleet: -1, aims: [] });
    // players who may react see which card it is
    learn(s, card, EVERYBODY);
  }),
  window(REACTION),
  v.rule('and goes', (s, f) => {
    const { card } = f.l;
    if (f.l.stopped) return;
    if (inPlay(s, card)) discard(s, card, 'discarded', f.you);
    else if (s.cards[card]!.zone === zone(f.you, HAND)) depart(s, card, 'discarded', DISCARD, f.you);
  }),
);
