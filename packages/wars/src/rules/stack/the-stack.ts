// The stack: what is played or used waits there, and the newest happens first (wars/the-stack).
// When the newest comes off is in turn/initiative.ts; how cards enter play then, in playing/enter-play.ts.
import { type CardId, type Locals, owned, type Reads, type Seat } from '@orrery/kernel';
import { facts, programs, v } from '../../language.ts';
import type { Item, WarsState } from '../../state.ts';
import { finish } from './interrupt.ts';

/** A fact about something on the stack, with the fields that it shows. */
export interface OnStack {
  item: Item;
  id?: number;
  kind?: Item['kind'];
  seat?: Seat;
  card?: CardId;
  name?: string;
}

/** What is shown of something on the stack. */
export const ITEM = {
  id: { as: 'plain', of: (x: OnStack) => x.item.id },
  kind: { as: 'plain', of: (x: OnStack) => x.item.kind },
  seat: { as: 'seat', of: (x: OnStack) => x.item.you },
  card: { as: 'card', of: (x: OnStack) => x.item.self },
  name: { as: 'plain', of: (x: OnStack) => x.item.name },
} as const;

/** Its name, with a link if the name is its card's title. */
export const called = (n: Reads<OnStack>): string =>
  n.card.includes(n.name) ? n.card : n.kind === 'action' ? `the ${n.name.toLowerCase()}` : n.name;

/** The location or card to which something goes that is announced; none for what stays or lies on the table. */
const placeOf = (l: Locals): CardId | undefined => {
  const at = l.to ?? (l.place?.on >= 0 ? l.place.on : l.place?.at);
  return at >= 0 ? at : undefined;
};

/** The cards targeted that have not been paid with. */
const aimedAt = ({ aims, aimsSpent = [] }: Locals): readonly CardId[] | undefined =>
  (aims as readonly CardId[] | undefined)?.filter(id => !aimsSpent.includes(id));

/** The announcement of an action, without its player. */
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
  // the cards that pay are told when they pay
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

/** What is known of an item when it is made. */
export type Declaration = Omit<Item, 'id'>;

/** Puts something on the stack. */
export function declare(s: WarsState, d: Declaration): void {
  declared(s, { item: { ...d, id: s.itemsMade } });
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
