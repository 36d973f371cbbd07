// The typed word orders: when others act, are you asked?
import type { OrdersView } from '@orrery/kernel';
import { widthOf } from '../../../common/text.ts';
import type { After, Command, PersonAsked } from './command.ts';

/** All orders, with a mark at the present one. */
function ordersText({ list, order }: OrdersView): string {
  const margin = Math.max(...list.map(({ name }) => widthOf(name)));
  return [
    'When others act, the game may ask whether you answer. Your standing order says when. Nobody else sees it. You are asked:',
    ...list.map(({ name, title }) => ` ${name === order ? '*' : ' '} ${name.padEnd(margin)}  ${title}`),
    `Change it with a name: orders ${list.find(({ name }) => name !== order)?.name ?? order}`,
  ].join('\n');
}

/** The order that a person means by its name or first letters; the words themselves if there is none. */
function orderMeant({ list }: OrdersView, words: string): string {
  const key = words.toLowerCase();
  const found = list.filter(({ name }) => name.toLowerCase().startsWith(key));
  return found.find(({ name }) => name.toLowerCase() === key)?.name ?? (found.length === 1 ? found[0]!.name : words);
}

async function setOrder({ keyboard, seat }: PersonAsked, known: OrdersView, words: string): Promise<After> {
  const name = orderMeant(known, words);
  if (!(await keyboard.tried(() => keyboard.door.order(seat, name)))) return 'again';
  keyboard.place.save();
  const { title } = known.list.find(order => order.name === name)!;
  keyboard.out(`From now on you are asked: ${title}. The present question stays.`);
  return 'again';
}

export const ORDERS: Command = {
  name: 'orders',
  meanwhile: 'players',
  takes: '[NAME]',
  help: 'set your standing order: when the game asks whether you answer others',
  known: ({ game }) => game.orders !== undefined,
  words: ({ keyboard, seat }) => keyboard.door.orders(seat)?.list.map(({ name }) => name) ?? [],
  async run(asked, rest) {
    const { keyboard, seat } = asked;
    const known = keyboard.door.orders(seat);
    if (known === null)
      keyboard.out(`${keyboard.table.game.title} has no standing orders. Type "stops" to say when you are asked.`);
    else if (rest !== '') return setOrder(asked, known, rest);
    else keyboard.out(ordersText(known));
    return 'again';
  },
};
