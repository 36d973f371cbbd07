// Stops: at which moments a player wants to be asked, and when the table passes instead.
import { BadInput, count, options, quoted, type Seat, type State } from '@orrery/kernel';
import type { Stop, TableGame } from '../contract/game.ts';
import { couldAct, mightAct } from '../previews/could-act.ts';

/** The name under which the next moment is meant, whichever it is: a seat may wish to be asked there once. */
export const NEXT = 'next';

/**
 * Where a seat is asked, by the names of the game's moments (`TableGame.moments`): kinds of questions that everybody at the table can see. Under `next`
 * (`NEXT`) it may be asked once at whichever comes next.
 *
 * How quickly somebody passes must not tell what he holds. `ask`, `once` and `pass` are chosen beforehand and tell what he wished, no more.
 * `useful` looks at what he really can do only while nobody else could see how quickly it is answered: alone with bots. Where another
 * person plays or watches it is decided without looking at his cards: he is asked if any card that he plays with and that lies hidden
 * from the others could change something, wherever it lies, or anything that lies open. What the others learn is that no such card
 * could; of his hand they learn nothing, for whatever he holds he is passed over in the same places.
 */
export type Stops = Readonly<Record<string, Stop>>;

/** The same at all moments of a game. */
export const stopsEverywhere = <S extends State>({ moments }: TableGame<S>, stop: Stop): Stops =>
  Object.fromEntries(moments.map(m => [m.name, stop]));

/** What a seat begins with: asked when it matters, and at some moments not at all, where hardly anybody would do anything. */
export const usualStops = <S extends State>({ moments }: TableGame<S>): Stops =>
  Object.fromEntries(moments.map(m => [m.name, m.usual ?? 'useful']));

/** These, changed at some moments. @throws BadInput for a moment that the game does not have */
export function changedStops<S extends State>({ game, moments }: TableGame<S>, stops: Stops, changes: Stops): Stops {
  const names = moments.map(m => m.name);
  for (const name of Object.keys(changes))
    if (name !== NEXT && !names.includes(name))
      throw new BadInput(`${game.title} has no moment called ${quoted(name)}. Choose from ${names.join(', ')}.`);
  const { [NEXT]: next, ...changed } = { ...stops, ...changes };
  // whichever comes next is wished for once, or not at all
  return next === 'once' ? { ...changed, [NEXT]: next } : changed;
}

/** True where a seat passes without being asked. @param watched whether another person could see how quickly it does */
export function passesUnasked<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  stops: Stops,
  watched: boolean,
): boolean {
  if (!options(table.game, s, seat).some(o => o.verb === 'pass') || count(table.game, s, seat).min !== 1) return false;
  const moment = table.moment(s, seat);
  const stop = moment === null || stops[NEXT] === 'once' ? 'ask' : (stops[moment] ?? 'ask');
  if (stop === 'useful') return !(watched ? mightAct(table, s, seat) : couldAct(table, s, seat));
  return stop === 'pass';
}
