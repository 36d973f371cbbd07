// Warns of answers that hardly anybody wants, such as damage to your own cards.
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

/** An effect of a choice that hardly anybody wants. */
export interface Warning {
  /**
   * a harm to one's own card; `no effect`: it costs something and does nothing; `last`: it spends the last of something; `lose`: it loses the match;
   * `pass`: a pass loses something for certain that another choice keeps
   */
  readonly kind: Harm | 'no effect' | 'last' | 'lose' | 'pass';
  /** one sentence */
  readonly text: string;
  /** true if hardly anybody would choose this on purpose, so the host should ask again; false if it is enough to show it */
  readonly grave: boolean;
}

/** Warnings by the ids of their options. Options without warnings are absent. */
export type Warnings = Readonly<Record<string, readonly Warning[]>>;

/** The most answers to later questions that are tried for one option. */
const MOST_WAYS = 8;
/** The most answers that are tried for a whole menu; each option is tried at least once. A menu then takes only a few milliseconds. */
const MOST_TRIED = 90;
/** The most questions to the same seat, one after the other, that are looked into. */
const MOST_DEEP = 4;

/**
 * Returns the warnings for each option of a seat's question. Like a preview, this uses only the seat's knowledge and does not change the match. There
 * is no warning if several options may be named, for harm that all options share, or for harm that comes even if the seat declines: the player cannot
 * avoid it.
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

/** Returns the warnings for one option. */
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

/** How an answer is tried out: quickly, or with certainty. */
type Look = typeof glimpse;

/** Judges the results of options. */
class Judge<S extends State> {
  /** the number of tries left for the present option */
  private ways = 0;
  private readonly had: Readonly<Record<string, number>>;
  /** the damaged card by sentence: damage to a card that is damaged anyway is no reason to warn, even if the numbers differ */
  private readonly damages = new Map<string, string>();

  constructor(
    private readonly table: TableGame<S>,
    readonly s: S,
    private readonly tried: Trials<S>,
    private left: number,
  ) {
    this.had = table.stocks(s, tried.seat);
  }

  /** Returns the harms that come even if the seat declines. Other options do not cause them. */
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

  /** Returns a key that distinguishes harms: the card of damage, otherwise the sentence. */
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
    // a quick result in one world is checked again if hidden cards cannot decide
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
   * Returns the warnings for an answer. If it leads to another question to the same seat, they cover all answers to it.
   * @param idle true if only costs have happened before
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

  /** Returns the possible answers to the next question to the same seat; null if the question is a new matter, or takes several options. */
  private furtherAnswers(world: S): readonly Option[] | null {
    if (!this.asks(world)) return null;
    const { game } = this.table;
    const { seat } = this.tried;
    const { min, max } = count(game, world, seat);
    if (min !== 1 || max !== 1) return null;
    const list = options(game, world, seat);
    return list.length <= this.ways ? list : null;
  }

  /** True if the question to the same seat belongs to what it has begun. */
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

/** Keeps the first warning of each kind. A neutralized card was damaged, too, so only one of these counts. */
const once = (list: readonly Warning[]): Warning[] => {
  const fallen = list.some(w => w.kind === 'neutralize');
  return list.filter((w, i) => list.findIndex(o => o.kind === w.kind) === i && !(fallen && w.kind === 'damage'));
};
