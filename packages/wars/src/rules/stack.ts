import type { CardId } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { facts, programs, v } from '../language.ts';
import { seatName, titleOf } from '../names.ts';
import { HAND, type Item, inPlay, LOST, ON_STACK, USED, type WarsState } from '../state.ts';
import { put, putIn, stacked } from './cards-in-play.ts';
import { stackedOn } from './standing.ts';

/** Something is put on the stack, its costs paid (wars/the-stack/1). */
export const declared = facts.define<{ item: Item }>('declared', {
  apply(s, x) {
    s.items = [...s.items, x.item];
    s.itemsMade++;
  },
  // who pays with what is told where it is paid
  show: (_s, x) => {
    const { id, kind, seat, card, name, program, l } = x.item;
    return { item: { id, kind, seat, card, name, program, l: { mode: l.mode } } };
  },
  reveals: (_s, x) => x.item.kind === 'card',
  say: (s, x) => {
    const { item } = x as { item: Item };
    const who = seatName(s, item.seat);
    if (item.kind === 'card') return `${who} plays ${item.name}${item.l.mode ? ` (${item.l.mode})` : ''}.`;
    if (item.kind === 'action') return `${who}: ${item.name}${item.card >= 0 ? ` (${titleOf(s, item.card)})` : ''}.`;
    return item.kind === 'ability' ? `${who} uses ${item.name}.` : `${item.name} triggers.`;
  },
});

/** The newest item comes off the stack to be performed (wars/the-stack/6). */
export const taken = facts.define<{ item: Item }>('taken', {
  apply(s, x) {
    s.items = s.items.filter(i => i.id !== x.item.id);
    s.resolving = [...s.resolving, x.item];
  },
  show: (_s, x) => ({ item: { ...x.item, l: {} } }),
  say: () => '',
});

/** Its targets or requirements are no longer right: it has no effect (wars/effects/8). */
export const fizzled = facts.define<{ name: string }>('fizzled', {
  apply() {},
  say: (_s, x) => `${x.name} has no effect: what it needs is no longer there.`,
});

/** Something pending is canceled (wars/pending/3). */
export const canceled = facts.define<{ item: Item }>('canceled', {
  apply(s, x) {
    s.items = s.items.filter(i => i.id !== x.item.id);
  },
  show: (_s, x) => ({ item: { ...x.item, l: {} } }),
  say: (_s, x) => `${x.item!.name} is canceled.`,
});

/** What is known of an item when it is made. */
export type Declaration = Omit<Item, 'id'>;

/** Puts something on the stack. */
export function declare(s: WarsState, d: Declaration): void {
  declared(s, { item: { ...d, id: s.itemsMade } });
}

/** Cancels something pending: a card goes to its owner's lost pile, whatever its kind (wars/cancel/1, /2). */
export function cancel(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (item.kind === 'card' && s.cards[item.card]!.zone === ON_STACK) putIn(s, item.card, LOST, { shown: true });
}

/** Puts a pending card back into its owner's hand: it is no longer pending. */
export function takeBack(s: WarsState, id: number): void {
  const item = s.items.find(i => i.id === id);
  if (item === undefined) return;
  canceled(s, { item });
  if (s.cards[item.card]!.zone === ON_STACK) putIn(s, item.card, HAND, { shown: true });
}

/** Changes what was declared about something pending. */
export const amended = facts.define<{ id: number; l: Readonly<Record<string, unknown>> }>('amended', {
  apply(s, x) {
    s.items = s.items.map(i => (i.id === x.id ? { ...i, l: { ...i.l, ...x.l } } : i));
  },
  say: () => '',
});

export const itemOf = (s: WarsState, id: number): Item | undefined => s.items.find(i => i.id === id);

/** The pile that an interrupt or order goes to when its effects are done (wars/interrupt/3, wars/order/2). */
function destination(s: WarsState, card: CardId, mode: string): number {
  const { kind } = defOf(s, card).source;
  return (kind === 'used or lost' ? mode : kind) === 'used' ? USED : LOST;
}

/** An interrupt or order that has been performed goes to its pile; a card that could not enter play is lost. */
function finish(s: WarsState, item: Item): void {
  const card = item.card;
  if (item.kind !== 'card' || s.cards[card]!.zone !== ON_STACK) return;
  const on = item.l.stackOn as CardId | undefined;
  if (on !== undefined && inPlay(s, on) && stackedOn(s, on).length === 0)
    stacked(s, { card, on, faceDown: false, from: ON_STACK });
  else if (item.l.removed)
    put(s, { card, seat: s.cards[card]!.owner, from: ON_STACK, to: s.cards[card]!.owner * 6 + 5, shown: true });
  else putIn(s, card, item.l.usedInstead ? USED : destination(s, card, item.l.mode ?? ''), { shown: true });
}

const top = <T>(list: readonly T[]): T => list[list.length - 1]!;

/** Takes the newest item off the stack and performs it. */
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
        program: s => programs.find(top(s.resolving).program)!,
        locals: s => ({ ...top(s.resolving).l, item: top(s.resolving).id }),
        you: s => top(s.resolving).seat,
        self: s => top(s.resolving).card,
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
