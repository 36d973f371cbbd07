// The stack: played cards and used abilities wait there, and the newest happens first (wars/the-stack).
// The moment when it comes off is in turn/initiative.ts. How cards then enter play is in playing/enter-play.ts.
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

/** The fields that players see of something on the stack. */
export const ITEM = {
  id: { as: 'plain', of: (x: OnStack) => x.item.id },
  kind: { as: 'plain', of: (x: OnStack) => x.item.kind },
  seat: { as: 'seat', of: (x: OnStack) => x.item.you },
  card: { as: 'card', of: (x: OnStack) => x.item.self },
  name: { as: 'plain', of: (x: OnStack) => x.item.name },
} as const;

/** Returns its name, with a link if the name is its card's title. */
export const called = (n: Reads<OnStack>): string =>
  n.card.includes(n.name) ? n.card : n.kind === 'action' ? `the ${n.name.toLowerCase()}` : n.name;

/** Returns the location or card that a thing goes to, if it is announced; undefined for a thing that stays or lies on the table. */
const placeOf = (l: Locals): CardId | undefined => {
  const at = l.to ?? (l.place?.on >= 0 ? l.place.on : l.place?.at);
  return at >= 0 ? at : undefined;
};

/** Returns the targets, without those that pay for it. */
const aimedAt = ({ aims, aimsSpent = [] }: Locals): readonly CardId[] | undefined =>
  (aims as readonly CardId[] | undefined)?.filter(id => !aimsSpent.includes(id));

/** Writes the announcement of an action, without its player. */
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

/** The fields that players see of something when it is announced. */
interface Announced extends OnStack {
  mode?: string;
  place?: CardId;
  how?: string;
  aims?: readonly CardId[];
  paid?: number;
  n?: number;
}

/** Something goes on the stack, with its costs paid (wars/the-stack/1). */
export const declared = facts.define<Announced>('declared', {
  aside: true,
  apply(s, x) {
    s.items = [...s.items, x.item];
    s.itemsMade++;
  },
  // the log tells the cards that pay when they pay
  show: {
    ...ITEM,
    mode: { as: 'plain', of: (x: OnStack) => x.item.l.mode },
    // the announced place where a card enters play, or where it moves to
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

/** The newest thing comes off the stack and happens (wars/the-stack/6). */
export const taken = facts.define<OnStack>('taken', {
  aside: true,
  apply(s, x) {
    s.items = s.items.filter(i => i.id !== x.item.id);
    s.resolving = [...s.resolving, x.item];
  },
  show: ITEM,
  say: () => '',
});

/** The fields of an item that are known when it is made. */
export type Declaration = Omit<Item, 'id'>;

/** Puts something on the stack. */
export function declare(s: WarsState, d: Declaration): void {
  declared(s, { item: { ...d, id: s.itemsMade } });
}

const top = <T>(list: readonly T[]): T => list[list.length - 1]!;

/** Takes the newest thing off the stack and lets it happen, even if its card left play (wars/the-stack/12, wars/the-stack/13). */
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

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/abilities/activated-ability.ts: wars/the-stack/3
// - rules/phases/movement-actions.ts: wars/the-stack/5
// - rules/phases/phase-actions.ts: wars/the-stack/4
// - rules/playing/enter-play.ts: wars/the-stack/2
// - rules/turn/initiative.ts: wars/the-stack/7, wars/the-stack/8, wars/the-stack/9, wars/the-stack/10, wars/the-stack/11
