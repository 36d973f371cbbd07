// Stops: the moments at which a player wants to be asked, and when the table passes instead.
import {
  allSame,
  asking,
  BadInput,
  count,
  leastAnswer,
  optionId,
  options,
  quoted,
  type Seat,
  type State,
} from '@orrery/kernel';
import type { Stop, TableGame } from '../contract/game.ts';
import { couldAct, mightAct } from '../previews/could-act.ts';

/** The name for the next moment, whatever it is. A seat may ask for a question there once. */
export const NEXT = 'next';

/**
 * When a seat is asked, by the names of the game's moments (`TableGame.moments`), which are kinds of questions that everybody can see. `next`
 * (`NEXT`) asks once at the next moment, whatever it is.
 *
 * The speed of a pass must not show anything about a hand. `ask`, `once` and `pass` are chosen in advance and show only the player's wish. `useful`
 * looks at the player's real options only while nobody else could see the speed: alone with bots. If another person plays or watches, it decides
 * without the player's cards: the player is asked if any hidden card of the deck, in any place, or any public card could change something. Others
 * then learn only that no card could. They learn nothing of the hand, because the same places are passed whatever it holds.
 */
export type Stops = Readonly<Record<string, Stop>>;

/** Returns the same setting for all moments of a game. */
export const stopsEverywhere = <S extends State>({ moments }: TableGame<S>, stop: Stop): Stops =>
  Object.fromEntries(moments.map(m => [m.name, stop]));

/** Returns the settings of a seat at the start: asked when it matters, and not at moments where hardly anybody acts. */
export const usualStops = <S extends State>({ moments }: TableGame<S>): Stops =>
  Object.fromEntries(moments.map(m => [m.name, m.usual ?? 'useful']));

/** Returns these settings with changes at some moments. @throws BadInput for a moment that the game does not have */
export function changedStops<S extends State>({ game, moments }: TableGame<S>, stops: Stops, changes: Stops): Stops {
  const names = moments.map(m => m.name);
  for (const name of Object.keys(changes))
    if (name !== NEXT && !names.includes(name))
      throw new BadInput(`${game.title} has no moment called ${quoted(name)}. Choose from ${names.join(', ')}.`);
  const { [NEXT]: next, ...changed } = { ...stops, ...changes };
  // the next moment can only be wished for once, or not at all
  return next === 'once' ? { ...changed, [NEXT]: next } : changed;
}

/**
 * Returns the answer that a seat gives without a question: to pass, nothing chosen, the obvious answer, or the only one of equal answers. Null if the
 * player is asked.
 * @param watched true if another person could see the speed
 */
export function unaskedAnswer<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  stops: Stops,
  watched: boolean,
): readonly string[] | null {
  const least = () => leastAnswer(table.game, s, seat).map(optionId);
  const { min, max } = count(table.game, s, seat);
  if (min === max && isOneKind(table, s, seat)) return least();
  const moment = table.moment(s, seat);
  const obvious = obviousAnswer(table, s, seat, stops);
  if (obvious !== null) return obvious;
  const stop = stopAt(stops, moment);
  const passes =
    min === 0
      ? table.moments.some(({ name, empty }) => name === moment && empty === true)
      : min === 1 && options(table.game, s, seat).some(o => o.verb === 'pass');
  if (!passes) return null;
  if (stop === 'useful') return (watched ? mightAct : couldAct)(table, s, seat) ? null : least();
  return stop === 'pass' ? least() : null;
}

/** What is wanted at a moment. */
const stopAt = (stops: Stops, moment: string | null): Stop =>
  moment === null || stops[NEXT] === 'once' ? 'ask' : (stops[moment] ?? 'ask');

/** Returns the obvious answer (`TableGame.obvious`) that the table gives for a seat; null if there is none, or the player wants to be asked. */
export function obviousAnswer<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  stops: Stops,
): readonly string[] | null {
  if (table.obvious === undefined || stopAt(stops, table.moment(s, seat)) !== 'pass') return null;
  return table.obvious(s, seat);
}

/** True if all options of a plan are equal (`Menu.same`). It is public that they are: a missing question tells nothing. */
function isOneKind<S extends State>({ game }: TableGame<S>, s: S, seat: Seat): boolean {
  const { step, frame } = asking(game, s);
  if (step.plan === null) return false;
  const list = options(game, s, seat);
  return list.length === 1 || (step.menu.same !== undefined && allSame(step.menu, s, frame, list));
}
