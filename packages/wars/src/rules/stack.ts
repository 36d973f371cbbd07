import { type CardId, type Locals, owned, type Reads, ruleLink, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { facts, programs, v } from '../language.ts';
import { HAND, type Item, inPlay, LOST, ON_STACK, USED, type WarsState } from '../state.ts';
import { put, putIn, stacked } from './cards-in-play.ts';
import { stackedOn } from './standing.ts';

/** A fact about something on the stack, and what is shown of that. */
interface OnStack {
  item: Item;
  id?: number;
  kind?: Item['kind'];
  seat?: Seat;
  card?: CardId;
  name?: string;
}

const ITEM = {
  id: { as: 'plain', of: (x: OnStack) => x.item.id },
  kind: { as: 'plain', of: (x: OnStack) => x.item.kind },
  seat: { as: 'seat', of: (x: OnStack) => x.item.you },
  card: { as: 'card', of: (x: OnStack) => x.item.self },
  name: { as: 'plain', of: (x: OnStack) => x.item.name },
} as const;

/** What it is called, with a link where that is its card's title. */
const called = (n: Reads<OnStack>): string =>
  n.card.includes(n.name) ? n.card : n.kind === 'action' ? `the ${n.name.toLowerCase()}` : n.name;

/** The location or card to which something goes that is announced; none for what stays or lies on the table. */
const placeOf = (l: Locals): CardId | undefined => {
  const at = l.to ?? (l.place?.on >= 0 ? l.place.on : l.place?.at);
  return at >= 0 ? at : undefined;
};
/** The cards targeted that have not been paid with. */
const aimedAt = ({ aims, aimsSpent = [] }: Locals): readonly CardId[] | undefined =>
  (aims as readonly CardId[] | undefined)?.filter(id => !aimsSpent.includes(id));
/** What a player does who performs an action, as it is announced. */
function actionText(n: Reads<Announced>): string {
  switch (n.name) {
    case 'Activation':
      return `activates ${n.n} energy`;
    case 'Movement':
      return `moves ${n.card} ${n.how || 'to'} ${n.place}`;
    default:
      return `${n.name.toLowerCase()}s at ${n.card}`;
  }
}

/** What is told of something as it is announced. */
interface Announced extends OnStack {
  mode?: string;
  place?: CardId;
  how?: string;
  aims?: readonly CardId[];
  paid?: number;
  n?: number;
}
/** Something is put on the stack, its costs paid (wars/the-stack/1). */
export const declared = facts.define<Announced>('declared', {
  aside: true,
  apply(s, x) {
    s.items = [...s.items, x.item];
    s.itemsMade++;
  },
  // who pays with what is told where it is paid
  show: {
    ...ITEM,
    mode: { as: 'plain', of: (x: OnStack) => x.item.l.mode },
    // where a card is to enter play, or one that moves is to go; what everybody hears of it
    place: { as: 'card', of: ({ item: { l } }: OnStack) => placeOf(l) },
    how: { as: 'plain', of: ({ item: { l } }: OnStack) => l.how ?? l.place?.how },
    aims: { as: 'cards', of: ({ item: { l } }: OnStack) => aimedAt(l) },
    paid: { as: 'plain', of: (x: OnStack) => x.item.l.paid },
    n: { as: 'plain', of: (x: OnStack) => (x.item.program === 'activation' ? x.item.l.n : undefined) },
  },
  say: (n, x) => {
    const price = x.paid ? ` for ${x.paid} energy` : '';
    const aims = n.aims ? `, targeting ${n.aims}` : '';
    const there = n.place ? ` ${x.how === 'aboard' || x.how === 'beneath' ? x.how : 'at'} ${n.place}` : '';
    switch (x.kind) {
      case 'card':
        return `${n.seat} plays ${n.card}${n.mode ? ` (${n.mode})` : ''}${there}${price}${aims}.`;
      case 'ability':
        return `${n.seat} uses ${called(n)}${price}${aims}.`;
      case 'trigger':
        return `${owned(n.seat, n.card || n.name)} triggers${aims}.`;
      default:
        return `${n.seat} ${actionText(n)}${price}.`;
    }
  },
});

/** The newest item comes off the stack to be performed (wars/the-stack/6). */
export const taken = facts.define<OnStack>('taken', {
  aside: true,
  apply(s, x) {
    s.items = s.items.filter(i => i.id !== x.item.id);
    s.resolving = [...s.resolving, x.item];
  },
  show: ITEM,
  say: () => '',
});

/**
 * Its targets or requirements are no longer right: it has no effect, and goes where it goes when it is done (wars/effects/8,
 * wars/effects/9, wars/effects/10,
 * wars/effects/12, wars/cancel/5, wars/cancel/6).
 */
export const fizzled = facts.define<{ name: string }>('fizzled', {
  aside: true,
  apply() {},
  show: 'all',
  say: n => `${n.name} has ${ruleLink('wars/effects/8', 'no effect')}: what it needs is no longer there.`,
});

/** Something pending is canceled (wars/pending/3). */
export const canceled = facts.define<OnStack>('canceled', {
  apply(s, x) {
    s.items = s.items.filter(i => i.id !== x.item.id);
  },
  show: ITEM,
  say: n => `${called(n)} is ${ruleLink('wars/cancel/1', 'canceled')}.`,
});

/** What is known of an item when it is made. */
export type Declaration = Omit<Item, 'id'>;

/** Puts something on the stack. */
export function declare(s: WarsState, d: Declaration): void {
  declared(s, { item: { ...d, id: s.itemsMade } });
}

/**
 * Cancels something pending: a card goes to its owner's lost pile, whatever its kind; an ability just does not happen. What was
 * paid stays paid, and bullets are spent (wars/cancel/1, wars/cancel/2, wars/cancel/3, wars/cancel/4, wars/interrupt/6, wars/order/4,
 * wars/costs/7, wars/bullet/4, wars/bullet/5).
 */
export function cancel(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (item.kind === 'card' && s.cards[item.self]!.zone === ON_STACK) putIn(s, item.self, LOST, { shown: true });
}

/** Puts a pending card back into its owner's hand: it is no longer pending. */
export function takeBack(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (s.cards[item.self]!.zone === ON_STACK) putIn(s, item.self, HAND, { shown: true });
}

/** Changes what was declared about something pending. */
export const amended = facts.define<{ id: number; l: Readonly<Record<string, unknown>> }>('amended', {
  apply(s, x) {
    s.items = s.items.map(i => (i.id === x.id ? { ...i, l: { ...i.l, ...x.l } } : i));
  },
  // what was changed about it the view shows, as far as all may know
  show: { id: 'plain' },
  say: () => '',
});

export const itemOf = (s: WarsState, id: number): Item | undefined => s.items.find(i => i.id === id);

/**
 * The pile that an interrupt or order goes to when its effects are done (wars/interrupt/3, wars/interrupt/5,
 * wars/order/2, wars/order/3).
 */
function destination(s: WarsState, card: CardId, mode: string): number {
  const { kind } = defOf(s, card).source;
  return (kind === 'used or lost' ? mode : kind) === 'used' ? USED : LOST;
}

/** An interrupt or order that has been performed goes to its pile; a card that could not enter play is lost. */
function finish(s: WarsState, item: Item): void {
  const card = item.self;
  if (item.kind !== 'card' || s.cards[card]!.zone !== ON_STACK) return;
  const on = item.l.stackOn as CardId | undefined;
  if (on !== undefined && inPlay(s, on) && stackedOn(s, on).length === 0)
    stacked(s, { card, on, faceDown: false, from: ON_STACK });
  else if (item.l.removed)
    put(s, { card, seat: s.cards[card]!.owner, from: ON_STACK, to: s.cards[card]!.owner * 6 + 5, shown: true });
  else putIn(s, card, item.l.usedInstead ? USED : destination(s, card, item.l.mode ?? ''), { shown: true });
}

const top = <T>(list: readonly T[]): T => list[list.length - 1]!;

/** Takes the newest item off the stack and performs it, though its card may have left play (wars/the-stack/12, wars/the-stack/13). */
v.procedure(
  'resolve',
  v.rule('take off', s => {
    taken(s, { item: top(s.items) });
  }),
  v.flow(
    'perform',
    c => {
      c.step({
        op: 'call',
        program: s => programs.of(top(s.resolving).program),
        locals: s => ({ ...top(s.resolving).l, item: top(s.resolving).id }),
        you: s => top(s.resolving).you,
        self: s => top(s.resolving).self,
      });
    },
    () => '',
  )(),
  v.rule('put away', s => {
    const item = top(s.resolving);
    s.resolving = s.resolving.slice(0, -1);
    finish(s, item);
  }),
);
