// Whether a player who is asked can do something that changes anything.
import {
  assure,
  awaited,
  type Course,
  clone,
  determinize,
  type Fact,
  type Foreseen,
  glimpse,
  type Option,
  options,
  type Seat,
  type State,
  type Trials,
  trials,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/** The parts of a foreseen result. */
export const coursesOf = <S extends State>(foreseen: Foreseen<S>): readonly Course[] =>
  foreseen.unanswered === null ? [foreseen] : [foreseen, foreseen.unanswered];

/** True if all of it is certain, up to the next decision or the end of the match. */
export const isCertain = (courses: readonly Course[]): boolean =>
  courses.every(({ until }) => until === 'decision' || until === 'over');

/** True if nothing but the cost of the act has happened. */
export const isAside = <S extends State>(
  { game }: TableGame<S>,
  world: S,
  seat: Seat,
  courses: readonly Course[],
): boolean =>
  courses.every(({ facts }) =>
    facts.every((fact: Fact) => {
      const { aside } = game.facts.of(fact);
      return typeof aside === 'function' ? aside(world, fact as never, seat) : aside === true;
    }),
  );

/** True if an option does something, or may do something: it leads to another choice, or to an uncertain result. */
function changesSomething<S extends State>(table: TableGame<S>, tried: Trials<S>, o: Option): boolean {
  const { seat } = tried;
  const does = (foreseen: Foreseen<S>): boolean => {
    const courses = coursesOf(foreseen);
    const world = foreseen.worlds[0]!;
    const leadsOn = awaited(world).includes(seat) && table.moment(world, seat) === null;
    const happens = courses.some(({ facts }) => facts.length > 0);
    return !happens || leadsOn || !isCertain(courses) || !isAside(table, world, seat, courses);
  };
  // a quick result in one world is checked again if hidden cards cannot decide
  return does(glimpse(table.game, tried, [o])) || does(assure(table.game, tried, [o], () => false));
}

/** True if a seat that is asked can do something that changes anything, apart from passing. */
export function couldAct<S extends State>(table: TableGame<S>, s: S, seat: Seat): boolean {
  const list = options(table.game, s, seat).filter(o => o.verb !== 'pass');
  if (list.length === 0) return false;
  const tried = trials(table.game, s, seat);
  return tried.veiled || list.some(o => changesSomething(table, tried, o));
}

/**
 * Does the same with public facts only, so the seat's hidden cards do not matter. True if a public card, or any hidden card that the seat plays with,
 * could change something now; the cards are tried in all hidden places, or in every second one.
 */
export function mightAct<S extends State>(table: TableGame<S>, s: S, seat: Seat): boolean {
  const { game } = table;
  const base = determinize(game, s, null, 1);
  base.menus = null;
  if (couldAct(table, base, seat)) return true;
  const pools = game.unseen(s, null).pools.filter(({ places }) => s.cards[places[0]!]!.owner === seat);
  const held = new Set(pools.flatMap(({ places }) => places.map(id => s.defs[id]!)));
  for (const def of held)
    for (const every of [1, 2]) {
      const world = clone(base);
      const defs = base.defs.slice();
      for (const { places, limited } of pools) {
        places.forEach((id, i) => {
          const kind = limited.find(l => l.place === id);
          if (i % every === 0 && (kind === undefined || kind.fits(def))) defs[id] = def;
        });
      }
      world.defs = defs;
      world.menus = null;
      game.dealt?.(world, s);
      if (couldAct(table, world, seat)) return true;
    }
  return false;
}
