// Warns of answers that hardly anybody wants, such as those that damage your own cards.
import {
  asking,
  assure,
  awaited,
  type Course,
  count,
  forced,
  glimpse,
  type Harm,
  type Option,
  optionId,
  options,
  type Seat,
  type State,
  type Trials,
  trials,
} from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { coursesOf, isAside, isCertain } from './could-act.ts';

/** What a choice would do that hardly anybody wants. */
export interface Warning {
  /**
   * a harm to a card of one's own; `no effect`: nothing follows but what it costs; `last`: it spends the last of something; `lose`: the match; `undone`:
   * one passes, and something that looks worth it could be done
   */
  readonly kind: Harm | 'no effect' | 'last' | 'lose' | 'undone';
  /** one sentence */
  readonly text: string;
  /** true where hardly anybody would choose so on purpose, so that it is right to ask again; false for what it is enough to show */
  readonly grave: boolean;
}

/** Warnings by the ids of the options that they are of; an option that is not there has none. */
export type Warnings = Readonly<Record<string, readonly Warning[]>>;

/** How many answers to further questions are tried out to warn of one option that leads to them. */
const MOST_WAYS = 8;
/** How many answers are tried out for a whole menu, but each option once: so a menu takes a few milliseconds and no more. */
const MOST_TRIED = 90;
/** How many questions to the same seat, one leading to the next, are looked into. */
const MOST_DEEP = 4;

/**
 * What a table warns of, for each option of the question that a seat is asked. Like a preview it stands on what the seat knows alone and
 * leaves the match as it is. Where more than one option may be named nothing is warned of, nor of what all options have in common, nor of
 * what comes though one declines: it cannot be helped.
 */
export function warnings<S extends State>(table: TableGame<S>, s: S, seat: Seat): Warnings {
  const { game } = table;
  if (!awaited(s).includes(seat)) return {};
  const { min, max } = count(game, s, seat);
  if (max !== 1 || min !== 1 || asking(game, s).step.plan !== null || forced(game, s, seat)) return {};
  const tried = trials(game, s, seat);
  const list = options(game, s, seat).filter(acts);
  const judge = new Judge(table, s, tried, MOST_TRIED - list.length);
  const found = list.map(o => judge.of(o));
  const anyway = found.some(of => of.length > 0) ? judge.anyway() : NONE;
  const common = (kind: Warning['kind']) => list.length > 1 && found.every(of => of.some(w => w.kind === kind));
  const all: Record<string, readonly Warning[]> = {};
  list.forEach((o, i) => {
    const own = found[i]!.filter(({ kind, text }) => !common(kind) && !anyway.has(judge.harmOf(text)));
    if (own.length > 0) all[optionId(o)] = own;
  });
  return all;
}

/** What a table warns of one option. */
export function warningsOf<S extends State>(table: TableGame<S>, s: S, tried: Trials<S>, o: Option): Warning[] {
  if (!acts(o)) return [];
  const judge = new Judge(table, s, tried, MOST_WAYS);
  const found = judge.of(o);
  const anyway = found.length > 0 ? judge.anyway() : NONE;
  return found.filter(({ text }) => !anyway.has(judge.harmOf(text)));
}

const NONE: ReadonlySet<string> = new Set();

const DECLINES: ReadonlySet<string> = new Set(['pass', 'no', 'abstain']);
const acts = (o: Option): boolean => !DECLINES.has(o.verb);

/** How an answer is tried out: quickly, or so that it is certain. */
type Look = typeof glimpse;

/** Judges what options lead to. */
class Judge<S extends State> {
  /** how many ways may still be tried for the option that is looked at */
  private ways = 0;
  private readonly had: Readonly<Record<string, number>>;
  /** damage to which card a sentence tells of: a card that is damaged anyway is no reason to warn, if by other numbers */
  private readonly damages = new Map<string, string>();

  constructor(
    private readonly table: TableGame<S>,
    readonly s: S,
    private readonly tried: Trials<S>,
    private left: number,
  ) {
    this.had = table.stocks(s, tried.seat);
  }

  /** What harms come though the seat declines, where it can: they are none of another option's. */
  anyway(): ReadonlySet<string> {
    const { table, s, tried } = this;
    const declining = options(table.game, s, tried.seat).find(o => !acts(o));
    if (declining === undefined) return NONE;
    const foreseen = assure(table.game, tried, [declining], fact => table.game.facts.of(fact).harms !== undefined);
    const world = foreseen.worlds[0]!;
    return new Set(
      coursesOf(foreseen).flatMap(course => this.harms(course, world).map(({ text }) => this.harmOf(text))),
    );
  }

  /** What tells one harm from another: of damage the card, else what is told of it. */
  harmOf(text: string): string {
    return this.damages.get(text) ?? text;
  }

  of(o: Option): Warning[] {
    if (this.tried.veiled) return [];
    const most = Math.max(0, Math.min(MOST_WAYS, this.left));
    this.ways = most;
    if (this.look(glimpse, this.tried, o, true, MOST_DEEP).length === 0) {
      this.left -= most - this.ways;
      return [];
    }
    // what one world shows quickly is made sure of where nothing hidden can decide
    const { facts } = this.table.game;
    this.ways = most;
    return this.look(
      (...look) => assure(...look, fact => facts.of(fact).harms !== undefined),
      this.tried,
      o,
      true,
      MOST_DEEP,
    );
  }

  /**
   * What is to be warned of in an answer and, where it leads to another question to the same seat, in all ways to answer that.
   * @param idle true if nothing but costs has come of it before
   */
  private look(look: Look, tried: Trials<S>, o: Option, idle: boolean, deep: number): Warning[] {
    const { table, s } = this;
    const { game } = table;
    const { seat } = tried;
    const foreseen = look(game, tried, [o]);
    const world = foreseen.worlds[0]!;
    const courses = coursesOf(foreseen);
    const found = courses.flatMap(course => this.harms(course, world));
    if (!isCertain(courses)) return once(found);
    const lost = world.result !== null && world.result.winners.length > 0 && !world.result.winners.includes(seat);
    if (lost || (world.seats[seat]!.out && !s.seats[seat]!.out))
      return [{ kind: 'lose', text: 'You lose the game.', grave: true }];
    const nothing = idle && isAside(table, world, seat, courses);
    const more = deep > 0 ? this.furtherAnswers(world) : null;
    if (more !== null) {
      this.ways -= more.length;
      const further = more.map(next => this.look(look, { ...tried, worlds: foreseen.worlds }, next, nothing, deep - 1));
      const [first, ...rest] = further as [Warning[], ...Warning[][]];
      for (const w of first) if (rest.every(of => of.some(other => other.kind === w.kind))) found.push(w);
      return once(found);
    }
    if (world.result !== null) return once(found);
    if (nothing && found.length === 0 && !this.asks(world) && courses.some(({ facts }) => facts.length > 0))
      found.push({ kind: 'no effect', text: 'You pay for this, but nothing else happens now.', grave: true });
    const now = table.stocks(world, seat);
    const spent = Object.keys(this.had).filter(name => this.had[name]! > 0 && now[name] === 0);
    const none = spent.map(name => `no ${name}`).join(' and ');
    if (spent.length > 0) found.push({ kind: 'last', text: `You will have ${none} left.`, grave: false });
    return once(found);
  }

  /** The ways to answer the question to the same seat that a position waits for; null where it is a new matter, or of several options. */
  private furtherAnswers(world: S): readonly Option[] | null {
    if (!this.asks(world)) return null;
    const { game } = this.table;
    const { seat } = this.tried;
    const { min, max } = count(game, world, seat);
    if (min !== 1 || max !== 1) return null;
    const list = options(game, world, seat);
    return list.length <= this.ways ? list : null;
  }

  /** True where the same seat is asked something that belongs to what it has begun. */
  private asks(world: S): boolean {
    const { table, s } = this;
    const { seat } = this.tried;
    if (world.ask === null || world.ask.seats.length > 1 || world.ask.seats[0] !== seat) return false;
    if (table.moment(world, seat) !== null) return false;
    return asking(table.game, world).step.menu !== asking(table.game, s).step.menu;
  }

  private harms({ facts, told }: Course, world: S): Warning[] {
    const { table, tried } = this;
    const found: Warning[] = [];
    facts.forEach((fact, i) => {
      const harmed = table.game.facts.of(fact).harms?.(world, fact as never) ?? null;
      if (harmed === null || harmed.seat !== tried.seat) return;
      const said = told[i]?.sentence?.text ?? '';
      const text = `This hurts you: ${said}`;
      if (harmed.kind === 'damage') this.damages.set(text, `damage to ${harmed.card}`);
      found.push({ kind: harmed.kind, text, grave: harmed.kind !== 'damage' });
    });
    return found;
  }
}

/** One warning of each kind, the first; who is neutralized has been damaged, too. */
const once = (list: readonly Warning[]): Warning[] => {
  const fallen = list.some(w => w.kind === 'neutralize');
  return list.filter((w, i) => list.findIndex(o => o.kind === w.kind) === i && !(fallen && w.kind === 'damage'));
};
