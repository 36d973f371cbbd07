// Warns a player whose pass loses something for certain that another choice could keep.
import {
  asking,
  awaited,
  count,
  type Foreseen,
  foresee,
  type Measure,
  type Option,
  options,
  type Seat,
  type State,
  type Trials,
  trials,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { coursesOf, isCertain } from './could-act.ts';
import type { Warning } from './warnings.ts';

/** The most answers in a row that are tried after another choice. */
const MOST_DEEP = 24;
/** The most answers that are tried before the table gives up: then it does not warn. */
const MOST_TRIED = 160;

/**
 * Returns a warning if a seat that passes in its own step (`Moment.step`) loses something for certain that it could keep: a card of its own, some of
 * the number that decides the game (`TableGame.measures`), or the match. It says nothing of what only looks useful, because a player may have another
 * plan. Something can be kept if it is not lost after another choice and if everybody then passes until the step is over. Response windows get no
 * warning. Null if there is nothing to warn of, or the answer is not a pass.
 * @param ids the complete answer
 */
export function sureLoss<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  ids: readonly string[],
): Warning | null {
  const moment = table.moment(s, seat);
  if (ids.length !== 1 || ids[0] !== 'pass' || !table.moments.some(({ name, step }) => name === moment && step))
    return null;
  const list = options(table.game, s, seat);
  const pass = list.find(isPass);
  const tried = trials(table.game, s, seat);
  if (pass === undefined || list.length < 2 || tried.veiled) return null;
  const keeper = new Keeper(table, s, tried);
  for (const [key, text] of keeper.losses(foresee(table.game, tried, [pass]), tried.worlds[0]!))
    if (list.some(o => o !== pass && keeper.keeps(key, o))) return { kind: 'pass', text, grave: false };
  return null;
}

const isPass = ({ verb }: Option): boolean => verb === 'pass';

/** Finds out what a pass loses, and whether another choice could keep it. */
class Keeper<S extends State> {
  private left = MOST_TRIED;
  private readonly seat: Seat;
  /** the step that the seat may pass */
  private readonly step: string;
  private readonly menu: string;

  constructor(
    private readonly table: TableGame<S>,
    s: S,
    private readonly tried: Trials<S>,
  ) {
    this.seat = tried.seat;
    this.step = this.stepOf(tried.worlds[0]!);
    this.menu = asking(table.game, s).step.menu.name;
  }

  private mostImportant = (world: S): Measure | undefined => this.table.measures?.(world, this.seat)[0];

  private stepOf = (world: S): string => `${this.table.turn(world)} ${this.table.phase(world)}`;

  /** What an answer loses for certain: a sentence for each thing. @param before the position before the answer */
  losses(foreseen: Foreseen<S>, before: S): ReadonlyMap<string, string> {
    const { game } = this.table;
    const { seat } = this;
    const had = this.mostImportant(before);
    const [world] = foreseen.worlds as [S];
    const found = new Map<string, string>();
    for (const { facts, told } of coursesOf(foreseen))
      facts.forEach((fact, i) => {
        const harmed = game.facts.of(fact).harms?.(world, fact as never) ?? null;
        if (harmed?.seat === seat)
          found.set(
            `${harmed.kind} ${harmed.card}`,
            `If you pass, you lose something that you could keep: ${told[i]?.sentence?.text ?? ''}`,
          );
      });
    const has = foreseen.certain === null ? undefined : this.mostImportant(foreseen.certain);
    if (had !== undefined && has !== undefined && has.value < had.value)
      found.set(
        'number',
        `If you pass, ${inSentence(had.name)} goes from ${had.value} to ${has.value}, and you could keep it.`,
      );
    if (!isCertain(coursesOf(foreseen))) return found;
    const { result } = world;
    if (result !== null && result.winners.length > 0 && !result.winners.includes(seat))
      found.set('match', 'If you pass, you lose the game, and you could still prevent that.');
    return found;
  }

  /**
   * True if nothing is lost under this key after an answer, and if everybody then passes until the step is over. To further questions about what it
   * has begun, the seat gives the answer that keeps it.
   */
  keeps(key: string, o: Option, by: Seat = this.seat, tried: Trials<S> = this.tried, deep = MOST_DEEP): boolean {
    if (this.left-- <= 0 || deep === 0) return false;
    const { table, seat } = this;
    const { game } = table;
    const foreseen = foresee(game, { ...tried, seat: by }, [o]);
    const { certain } = foreseen;
    if (certain === null || this.losses(foreseen, tried.worlds[0]!).has(key)) return false;
    if (certain.result !== null || this.stepOf(certain) !== this.step) return true;
    if (!isCertain(coursesOf(foreseen))) return false;
    const [world] = foreseen.worlds as [S];
    const [next] = awaited(world);
    if (next === undefined || awaited(world).length > 1) return false;
    const list = options(game, world, next);
    const passes = list.filter(isPass);
    const further = { ...tried, worlds: foreseen.worlds };
    const goesOn = (more: Option) => this.keeps(key, more, next, further, deep - 1);
    if (next !== seat || asking(game, world).step.menu.name === this.menu) return passes.some(goesOn);
    const { min, max } = count(game, world, seat);
    return min === 1 && max === 1 && list.some(goesOn);
  }
}

/** A name within a sentence: `your power`. */
const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
