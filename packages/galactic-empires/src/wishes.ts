import { meansName, type Option, option, type Seat, wordsOf } from '@orrery/kernel';
import { defOf, sideOf } from './card.ts';
import { homeName, seatName } from './names.ts';
import { allInPlay } from './rules/table/stacks.ts';
import { VERBS } from './rules/verbs.ts';
import { type GeState, HAND, pile, RESERVE } from './state.ts';

/** The most wishes that one text can mean. A vague one would mean every card on the table. */
const MOST = 60;

/** True if these words mean a card: by its title above or below the picture, with or without type and strength. */
function means(s: GeState, words: readonly string[], id: number): boolean {
  const { name, source } = defOf(s, id);
  return meansName(words, `${name} ${source.subtitle ?? ''}`);
}

/**
 * Returns the options that a few words such as `fire Argonian Destroyer` may mean, allowed or not: a verb and the thing that it is about.
 * Only cards that the seat can see count.
 */
export function readWish(s: GeState, seat: Seat, text: string): Option[] {
  const [first = '', ...rest] = wordsOf(text);
  if (first === '') return [];
  const wishes: Option[] = [];
  const among = (ids: readonly number[]) => ids.filter(id => means(s, rest, id));
  const table = allInPlay(s);
  for (const verb of ['play', 'use', 'exchange', 'fire', 'engage'].filter(v => v.startsWith(first))) {
    if (verb === 'play')
      for (const id of [...among(pile(s, seat, HAND)), ...among(table)]) wishes.push(option(verb, id));
    else if (verb === 'exchange') for (const id of among(pile(s, seat, RESERVE))) wishes.push(option(verb, id));
    else if (verb === 'use')
      for (const id of among(table)) sideOf(s, id).functions.forEach((_, i) => void wishes.push(option(verb, id, i)));
    else for (const id of among(table)) wishes.push(option(verb, id));
    if (verb === 'fire')
      s.seats.forEach((_, i) => {
        if (
          meansName(
            rest.filter(w => w !== 'hq' && w !== 'headquarters'),
            seatName(s, i),
          )
        )
          wishes.push(option('headquarters', i));
      });
  }
  if ('pass'.startsWith(first)) wishes.push(option('pass'));
  return wishes.slice(0, MOST);
}

/** Writes a wish as a label. */
export function wishLabel(s: GeState, o: Option): string {
  const known = VERBS.get(o.verb);
  if (known !== undefined) return known.label(s, o.a, o.b, s.ask?.seats[0] ?? s.turnOf);
  if (o.verb === 'headquarters') return `Fire at the ${homeName(s, o.a)} of ${seatName(s, o.a)}`;
  if (o.verb === 'fire') return `Fire at ${defOf(s, o.a).name}`;
  if (o.verb === 'engage') return `Engage ${defOf(s, o.a).name}`;
  return 'Pass';
}
