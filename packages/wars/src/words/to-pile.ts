// Words that put cards into a hand or a pile, or out of the game.
import {
  askStep,
  deed,
  EVERYBODY,
  knower,
  type List,
  type Menu,
  mentioned,
  mingle,
  option,
  type Ref,
} from '@orrery/kernel';
import { v } from '../language.ts';
import { titleOf } from '../names.ts';
import { leavePlay } from '../rules/cards/leaving-play.ts';
import { powerOf } from '../rules/cards/modifiers.ts';
import { putIn } from '../rules/cards/piles.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import {
  ACTIVE,
  HAND,
  inPlay,
  LOST,
  pile,
  REMOVED,
  RESERVE,
  SEAT_ZONES,
  USED,
  type WarsState,
  zone,
} from '../state.ts';
import { isMany, onCard, openIn, owners } from './on-card.ts';
import { acts } from './phrases.ts';

/** Moves a card to a pile of its owner, from play or from anywhere else. With `shown`, both players see it. */
const toPile = (name: string, kind: number, bottom: boolean, where: string, told: string, means: number) =>
  onCard(
    name,
    (s, id, f) => {
      if (inPlay(s, id)) leavePlay(s, id, 'returned', kind, -1, bottom, powerOf(s, id));
      else {
        const { zone: from } = s.cards[id]!;
        // a card that is already in the hand went there before
        if (kind === HAND && from === zone(s.cards[id]!.owner, HAND)) return;
        const list = s.zones[from]!;
        // after a shuffle it could be another card
        const shown = openIn(f).includes(id) && s.cards[id]!.known === EVERYBODY;
        // only you see which card of a hidden pile it is, unless it is the top card
        if (!shown && from < SEAT_ZONES * 2 && from % SEAT_ZONES < HAND && list[list.length - 1] !== id)
          mingle(s, list, knower(f.you));
        putIn(s, id, kind, shown ? { bottom, shown } : { bottom });
      }
    },
    card => deed('put', `${card} ${where} ${owners(card)} ${told}`),
    means,
  );

export const toHand = toPile('toHand', HAND, false, 'in', 'hand', -1.5);

export const toUsedPile = toPile('toUsedPile', USED, false, 'onto', 'used pile', -1.5);

export const toReserve = toPile('toReserve', RESERVE, false, 'onto', 'reserve', -1.5);

export const underReserve = toPile('underReserve', RESERVE, true, 'beneath', 'reserve', -1.5);

export const underActive = toPile('underActive', ACTIVE, true, 'beneath', 'active pile', -1);

/** A card is lost, in play or not. */
export const toLostPile = onCard(
  'toLostPile',
  (s, id) => (inPlay(s, id) ? leavePlay(s, id, 'lost') : putIn(s, id, LOST, { shown: true })),
  // a card that pays a cost is told as lost, as energy is
  (card, t) =>
    t.names.paying !== undefined && mentioned(card)?.owner === 'you' && !isMany(card)
      ? deed('lose', card)
      : deed('put', `${card} in ${owners(card)} lost pile`),
  -2,
);

export const removeFromGame = onCard(
  'removeFromGame',
  (s, id) => (inPlay(s, id) ? leavePlay(s, id, 'returned', REMOVED) : putIn(s, id, REMOVED, { shown: true })),
  card => deed('remove', `${card} from the game`),
  -3,
);

/** Exchanges a hand card with the top card of its owner's reserve. */
export const exchangeWithTop = onCard(
  'exchangeWithTop',
  (s, id) => {
    const top = pile(s, s.cards[id]!.owner, RESERVE).at(-1);
    if (top === undefined) return;
    putIn(s, top, HAND, { shown: true });
    putIn(s, id, RESERVE, { shown: true });
  },
  card => deed('exchange', `${card} with that top card`),
);

/** Puts cards on top of their owner's reserve or used pile in the order that a player chooses. The last chosen card lies on top. */
export const inAnyOrder = v.flow(
  'inAnyOrder',
  (c, of: List, kind: 'reserve' | 'used pile', who: Ref = 'you') => {
    const list = c.list(of);
    const seat = c.ref(who);
    const goal = kind === 'reserve' ? RESERVE : USED;
    const all = c.name('all');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[all] = [...list(s, f)];
      },
    });
    const menu: Menu<WarsState> = {
      name: 'order',
      list: (_s, f) => f.l[all].map((id: number) => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `In which order do these ${f.l[all].length} cards go on top of the ${kind}?`,
      stakes: () => 'The last card you choose lies on top. It leaves the pile first.',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep(
        {
          who: (s, f) => [seat(s, f)],
          menu,
          min: (_s, f) => f.l[all].length,
          max: (_s, f) => f.l[all].length,
          ordered: true,
        },
        (s, _f, picks) => {
          for (const o of picks[0]!) putIn(s, o.a, goal, { shown: true });
        },
      ),
    );
  },
  (t, of, kind, who = 'you') => {
    return acts(t.ref(who), 'put', `${t.list(of)} on top of the ${kind} in any order`);
  },
);
