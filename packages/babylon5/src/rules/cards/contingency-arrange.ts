// A player rearranges the contingencies under one card, so that others cannot tell which is which (b5/cards-contingency/17).
import {
  ask,
  type CardId,
  knower,
  type Menu,
  mingle,
  option,
  ownCard,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { fitting, LOOSE } from '../../menus.ts';
import { ATTACHED, type B5State, tableZone } from '../../state.ts';
import { verb } from '../verbs.ts';

/** Face-down cards under another card change places. Other players no longer know which is which. */
export const rearranged = facts.define<{ host: CardId; order: readonly CardId[]; seat: Seat }>('rearranged', {
  apply(s, x) {
    const host = ownCard(s, x.host);
    const rest = x.order.slice();
    host.attached = host.attached.map(a => (x.order.includes(a) ? rest.shift()! : a));
    for (const id of x.order) ownCard(s, id).handle = ++s.handles;
    mingle(s, x.order, knower(x.seat));
  },
  show: { host: 'card', order: 'cards', seat: 'seat' },
  say: n => `${n.seat} rearranges the cards under ${n.host}.`,
});

const NOTHING_TO_ARRANGE = refuse(
  'b5/cards-contingency/17',
  'You can arrange your contingencies under one card, once between two actions.',
);

/** The hidden contingencies of a seat under a card. */
function ownUnder(s: B5State, seat: Seat, host: CardId): CardId[] {
  return (s.cards[host]?.attached ?? []).filter(a => s.cards[a]!.faceDown && s.cards[a]!.controller === seat);
}

/** The note of a seat's last rearrangement: once between two of its actions. */
const arrangedAt = (seat: Seat): string => `arranged ${seat}`;

function judgeArrange(s: B5State, seat: Seat, host: CardId): Refusal | null {
  const free = s.notes[arrangedAt(seat)] !== s.seats[seat]!.lastAction;
  return free && ownUnder(s, seat, host).length > 1 ? null : NOTHING_TO_ARRANGE;
}

const arrangeMenu: Menu<B5State> = {
  name: 'arrange',
  list: (s, f) => ownUnder(s, f.you, f.l.a).map(id => option('card', id)),
  ...LOOSE,
  prompt: (s, f) => `In which order do your contingencies lie under ${defOf(s, f.l.a).title}?`,
  stakes: () => 'Opponents cannot tell them apart afterwards. This takes no action.',
  rule: 'b5/cards-contingency/17',
};

v.procedure(
  'arrange',
  ask(
    v,
    'arrange contingencies',
    {
      who: (_s, f) => [f.you],
      menu: arrangeMenu,
      min: (s, f) => ownUnder(s, f.you, f.l.a).length,
      max: (s, f) => ownUnder(s, f.you, f.l.a).length,
      ordered: true,
    },
    (s, f, picks) => {
      rearranged(s, { host: f.l.a, order: picks[0]!.map(o => o.a), seat: f.you });
      s.notes = { ...s.notes, [arrangedAt(f.you)]: s.seats[f.you]!.lastAction };
    },
  ),
);

verb({
  name: 'arrange',
  list(s, seat, out) {
    for (const id of s.zones[tableZone(s, ATTACHED)]!) {
      const { faceDown, controller, host } = s.cards[id]!;
      if (!faceDown || controller !== seat || s.cards[host]!.attached.length < 2) continue;
      // once for each card above them
      if (ownUnder(s, seat, host)[0] === id && judgeArrange(s, seat, host) === null) out.push(option('arrange', host));
    }
  },
  judge: judgeArrange,
  label: (s, a) =>
    fitting(
      `Arrange your contingencies under ${defOf(s, a).title} (no action)`,
      `Arrange what lies under ${defOf(s, a).title} (no action)`,
    ),
  procedure: 'arrange',
  free: true,
});
