import { why } from '../checking.ts';
import { asking, awaited, count, most, type Option, optionId, options, planBreaks } from '../decision.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { Fact, Viewer } from '../facts.ts';
import type { Game } from '../game.ts';
import { leastAnswer } from '../least.ts';
import { sentences } from '../log.ts';
import { answer } from '../machine.ts';
import { nameKey, wordsOf } from '../names.ts';
import { named } from '../plan.ts';
import { inWords } from '../sentence.ts';
import { clone, type Seat, type State } from '../state.ts';
import { type Heard, type Told, toldTo } from '../told.ts';
import { viewOf } from '../view.ts';
import { bracketed, type Form, type Naming, nearestAre, type Things } from './things.ts';

export type { Form, Naming, Things } from './things.ts';

/** What an option is about: a name, or its number in the state. */
export type What = string | number;

/** How many of the options offered a message lists. */
const MOST_LISTED = 12;

/**
 * A table at which moves are named as people name them: by player, verb and title. Tests and scenarios play through it; it goes
 * through the kernel's door like everybody. A game adds what only it can ask of a table.
 */
export abstract class Sitting<S extends State, Who extends string | number> {
  protected heard: Heard[] = [];
  /** true: a name that may mean several things is refused; false: the first of them is taken */
  strict = false;

  constructor(
    readonly game: Game<S>,
    private readonly naming: Naming<S>,
    public s: S,
  ) {
    this.listen();
  }

  /** The seat that somebody means. @throws BadInput for nobody at the table */
  abstract seat(who: string | number): Seat;
  /** How a seat is called in scenarios. */
  abstract who(seat: Seat): Who;
  protected listen(): void {
    this.heard.push(...(this.s.heard ?? []));
    this.s.heard = [];
  }

  /** What a viewer got of a fact that has happened: what is shown of it, and its sentence. */
  toldTo(fact: Fact, viewer: Viewer): Told {
    return toldTo(this.heard.find(heard => heard.fact === fact)!, viewer);
  }

  /** What a viewer sees of the match. */
  view(viewer: Viewer): unknown {
    return viewOf(this.game, this.s, viewer);
  }

  /** The sentences that a viewer has been told so far. */
  log(viewer: Viewer): string[] {
    return sentences(this.game, this.heard, viewer).map(x => x.text);
  }

  /** Called after every choice. */
  protected settled(): void {}

  /** The kind of question that is asked now: its menu's name, '' where nothing is asked. */
  get question(): string {
    return this.s.ask === null ? '' : asking(this.game, this.s).step.menu.name;
  }

  /** The question that is asked now. */
  prompt(): string {
    const { step, frame } = asking(this.game, this.s);
    return step.menu.prompt(this.s, frame, awaited(this.s)[0]!);
  }

  /** The players who owe an answer. */
  get asked(): Who[] {
    return awaited(this.s).map(seat => this.who(seat));
  }

  /** Who is asked what, in words. */
  pending(): string {
    if (this.s.ask === null) return 'nobody is asked, for the match is over';
    const who = awaited(this.s).map(seat => this.who(seat));
    return `${inWords(who.map(String))} ${who.length > 1 ? 'are' : 'is'} asked "${this.prompt()}" (${this.question})`;
  }

  /** The facts of a type, or of several, that have happened, in order. */
  happened(...types: string[]): Fact[] {
    return this.heard.map(heard => heard.fact).filter(f => types.includes(f.t));
  }

  /** The options of a player who is asked. */
  options(who: string | number): readonly Option[] {
    return options(this.game, this.s, this.seat(who));
  }

  private form(verb: string): Form {
    return this.naming.forms[verb] ?? { a: 'card', b: 'card', as: 'answer', says: '' };
  }

  private things(sort: string | undefined): Things<S> | undefined {
    return sort === undefined ? undefined : this.naming.things[sort];
  }

  /** All that a name may mean as a thing of a sort. */
  private found(sort: string | undefined, what: What, seat: Seat, hand: boolean): readonly number[] {
    if (typeof what === 'number') return [what];
    const things = this.things(sort);
    if (things === undefined) return [];
    const whole = things.find(this.s, what, seat, hand);
    if (whole.length > 0 || things.place === undefined) return whole;
    const { name, mark } = bracketed(what);
    if (mark === null) return [];
    const list = things.find(this.s, name, seat, hand);
    if (/^\d+$/.test(mark)) return list.slice(Number(mark) - 1, Number(mark));
    const words = wordsOf(mark);
    return list.filter(id => {
      const place = wordsOf(things.place!(this.s, id));
      return words.every(word => place.includes(word));
    });
  }

  /** The options of a player that have this verb and are about these things, what is meant most likely first. */
  private matching(who: string | number, verb: string, a?: What, b?: What): Option[] {
    const form = this.form(verb);
    const seat = this.seat(who);
    const as = a === undefined ? null : this.found(form.a, a, seat, form.hand === true);
    const bs = b === undefined ? null : this.found(form.b, b, seat, false);
    const list = this.options(who).filter(
      o => o.verb === verb && (as === null || as.includes(o.a)) && (bs === null || bs.includes(o.b)),
    );
    return as === null || list.length < 2 ? list : list.sort((x, y) => as.indexOf(x.a) - as.indexOf(y.a));
  }

  /** True if the player is asked and offered it now. */
  offers(who: string | number, verb: string, a?: What, b?: What): boolean {
    return this.matching(who, verb, a, b).length > 0;
  }

  /** The rule that forbids a wish; null when it is offered. */
  why(who: string | number, verb: string, a?: What, b?: What): Refusal | null {
    if (this.offers(who, verb, a, b)) return null;
    const seat = this.seat(who);
    const reasons = this.meant(seat, verb, a, b).map(o => ({ o, reason: why(this.game, this.s, seat, optionId(o))! }));
    const first = reasons[0]!;
    if (this.strict) {
      const other = reasons.find(x => x.reason.rule !== first.reason.rule);
      if (other !== undefined)
        throw new BadInput(
          `"${this.named(first.o)}" may mean several: ${this.written([first.o, other.o]).join('; ')}.`,
        );
    }
    return first.reason;
  }

  /** The options, legal or not, that a wish may mean. @throws BadInput for a name that means nothing at the table */
  private meant(seat: Seat, verb: string, a?: What, b?: What): Option[] {
    const form = this.form(verb);
    const ids = (sort: string | undefined, what: What | undefined, hand: boolean): readonly number[] => {
      if (what === undefined) return [-1];
      const list = this.found(sort, what, seat, hand);
      if (list.length === 0) throw new BadInput(this.unknown(sort, String(what)));
      // a card that is to be played is the one in hand, where there is one
      if (!hand || !this.strict || typeof what === 'number') return this.strict ? list : list.slice(0, 1);
      return list.slice(0, 1);
    };
    const list: Option[] = [];
    // what a judge may be asked besides, though no option names it: the target of an aftermath
    for (const x of ids(form.a, a, form.hand === true))
      for (const y of ids(form.b ?? 'card', b, false)) list.push({ verb, a: x, b: y });
    return list;
  }

  /** What is said of a name that means nothing. */
  private unknown(sort: string | undefined, name: string): string {
    const things = this.things(sort);
    if (things === undefined) return `"${name}" means nothing there.`;
    const near = things.near?.(this.s, bracketed(name).name) ?? [];
    return `There is no ${things.noun} "${name}" at the table${nearestAre(near)}.`;
  }

  /** The id of the rule that forbids a wish. @throws BadInput when it is allowed */
  refuses(who: string | number, verb: string, a?: What, b?: What): string {
    const reason = this.why(who, verb, a, b);
    if (reason === null) throw new BadInput(`${[verb, a, b].filter(x => x !== undefined).join(', ')} is allowed.`);
    return reason.rule;
  }

  /** An option as one writes it: `build, G'Kar`, or `pick, G'Kar` for an answer. */
  named(o: Option): string {
    const form = this.form(o.verb);
    const name = (sort: string | undefined, id: number): string[] => {
      const things = this.things(sort);
      return id < 0 || things === undefined ? [] : [things.name(this.s, id)];
    };
    const parts = [...name(form.a, o.a), ...name(form.b, o.b)];
    if (form.as === 'answer' && parts.length > 0) return `pick, ${parts.join(', ')}`;
    return [o.verb, ...parts].join(', ');
  }

  /** Where the things of an option are: what tells it from another of the same name. */
  private whereabouts(o: Option): string {
    const form = this.form(o.verb);
    const of = (sort: string | undefined, id: number) => (id < 0 ? '' : (this.things(sort)?.place?.(this.s, id) ?? ''));
    return [of(form.a, o.a), of(form.b, o.b)].filter(Boolean).join('; ');
  }

  /** An option as one writes it, with where its things are: alike for options between which nobody can tell. */
  nameAndPlace(o: Option): string {
    return [this.named(o), this.whereabouts(o)].filter(Boolean).join('; ');
  }

  /** Options as one writes them, with what tells namesakes apart. */
  private written(list: readonly Option[]): string[] {
    const names = list.map(o => this.named(o));
    return [
      ...new Set(
        list.map((o, i) => {
          const shared = names.some(
            (name, k) => k !== i && name === names[i] && this.whereabouts(list[k]!) !== this.whereabouts(o),
          );
          return shared ? `"${names[i]}" (${this.whereabouts(o)})` : `"${names[i]}"`;
        }),
      ),
    ];
  }

  /** What a player is offered, as one writes it. */
  offered(who: string | number): string {
    const { step, frame } = asking(this.game, this.s);
    const list = this.options(who);
    // where a thing is chosen by its place in a list, what people read tells more
    const told = list.every(o => this.form(o.verb).a === 'index' && this.form(o.verb).as === 'answer')
      ? list.map(o => `"pick, ${step.menu.label(this.s, frame, o, this.seat(who))}"`)
      : this.written(list);
    const more = told.length - MOST_LISTED;
    return `${told.slice(0, MOST_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  }

  /** The one option meant, of several that a wish fits. @throws BadInput where they differ and the sitting is strict */
  private only(list: readonly Option[], hand: boolean): Option {
    const first = list[0]!;
    if (!this.strict || list.length === 1) return first;
    const same = (o: Option): boolean =>
      this.named(o) === this.named(first) && this.whereabouts(o) === this.whereabouts(first);
    const others = list.filter(o => !same(o) && !(hand && o.a !== first.a));
    if (others.length === 0) return first;
    throw new BadInput(
      `several are meant: ${this.written([first, ...others])
        .slice(0, MOST_LISTED)
        .join(', ')}; say which, by words of its place in brackets or by what follows.`,
    );
  }

  /** The one card that a title means, wherever it is. @throws BadInput for none, and for several where the sitting is strict */
  copy(title: string): number {
    const [first, ...others] = this.found('card', title, -1, false);
    if (first === undefined) throw new BadInput(this.unknown('card', title));
    const { place, name } = this.things('card')!;
    const places = [first, ...others].map(id => place?.(this.s, id) ?? '');
    if (this.strict && places.some(x => x !== places[0]))
      throw new BadInput(
        `several cards are called "${name(this.s, first)}": ${places
          .slice(0, MOST_LISTED)
          .map(x => `(${x})`)
          .join(', ')}; say which by words of its place in brackets.`,
      );
    return first;
  }

  private mustBeAsked(who: string | number): Seat {
    const seat = this.seat(who);
    if (awaited(this.s).includes(seat)) return seat;
    throw new BadInput(`${this.who(seat)} is not asked; ${this.pending()}.`);
  }

  /** Takes an action, or any single choice, by name. */
  act(who: string | number, verb: string, a?: What, b?: What): this {
    return this.give(this.seat(who), [this.acting(who, verb, a, b)]);
  }

  /** The option that takes an action, or any single choice, by name. @throws BadInput where it is not offered */
  acting(who: string | number, verb: string, a?: What, b?: What): Option {
    const seat = this.mustBeAsked(who);
    const list = this.matching(who, verb, a, b);
    if (list.length > 0) return this.only(list, this.form(verb).hand === true);
    const reason = this.why(who, verb, a, b);
    const wish = `${verb} ${[a, b].filter(x => x !== undefined).join(', ')}`.trim();
    throw new BadInput(
      `${this.who(seat)} cannot ${wish}: ${reason?.text}${reason?.rule ? ` (${reason.rule})` : ''} ${this.who(seat)} is asked "${this.prompt()}" (${this.question}); offered: ${this.offered(who)}.`,
    );
  }

  /** The options of a question that one part of an answer may mean, whatever their verb: by name, or by what people read. */
  private answering(who: string | number, what: What): Option[] {
    const list = this.options(who);
    const seat = this.seat(who);
    const fits = (o: Option): boolean => {
      if (o.verb === what) return true;
      const form = this.form(o.verb);
      return (
        (o.a >= 0 && this.found(form.a, what, seat, false).includes(o.a)) ||
        (o.b >= 0 && typeof what === 'string' && this.found(form.b, what, seat, false).includes(o.b))
      );
    };
    const found = list.filter(fits);
    if (found.length > 0 || typeof what === 'number') return found;
    const { step, frame } = asking(this.game, this.s);
    return list.filter(o => nameKey(step.menu.label(this.s, frame, o, seat)) === nameKey(what));
  }

  /** Answers a question, whatever its verb, by what is chosen; several where several are wanted; `yes`, `no`. */
  pick(who: string | number, ...what: What[]): this {
    return this.give(this.seat(who), this.picking(who, ...what));
  }

  /** The options that `pick` names. @throws BadInput where one is not offered */
  picking(who: string | number, ...what: What[]): readonly Option[] {
    const seat = this.mustBeAsked(who);
    const taken: Option[] = [];
    for (const w of what) {
      const all = this.answering(who, w);
      const list = all.filter(o => named(taken, o) < most(this.game, this.s, seat, o));
      if (list.length === 0 && all.length > 0)
        throw new BadInput(`${this.who(seat)} named ${JSON.stringify(w)} too often; ${this.pending()}.`);
      if (list.length === 0)
        throw new BadInput(
          `${this.who(seat)} cannot pick ${JSON.stringify(w)}: ${this.reasonAgainst(who, w).text} ${this.who(seat)} is asked "${this.prompt()}" (${this.question}); offered: ${this.offered(who)}.`,
        );
      taken.push(this.only(list, false));
    }
    return taken;
  }

  /** Why a part of an answer is not among the options: the judge's rule, where the question has a judge that speaks of it. */
  private reasonAgainst(who: string | number, what: What): Refusal {
    const seat = this.seat(who);
    const verbs = [...new Set([...this.options(who).map(o => o.verb), 'card'])];
    let reason: Refusal | null = null;
    let known = false;
    for (const verb of verbs) {
      const form = this.form(verb);
      for (const id of form.a === undefined ? [] : this.found(form.a, what, seat, false)) {
        known = true;
        const found = why(this.game, this.s, seat, optionId({ verb, a: id, b: -1 }));
        if (found?.rule && reason === null) reason = found;
      }
    }
    if (this.strict && !known && !/^\d+$/.test(String(what)) && !['yes', 'no', 'pass'].includes(String(what)))
      throw new BadInput(this.unknown('card', String(what)));
    return reason ?? { rule: '', text: 'That is not among the choices here.' };
  }

  /** Why an answer is refused; null when it would be taken. */
  whyNot(who: string | number, ...what: What[]): Refusal | null {
    const taken: Option[] = [];
    for (const w of what) {
      const free = this.answering(who, w).filter(o => named(taken, o) < most(this.game, this.s, this.seat(who), o));
      if (free.length === 0) return this.reasonAgainst(who, w);
      taken.push(free[0]!);
    }
    const { min, max } = count(this.game, this.s, this.seat(who));
    if (taken.length >= min && taken.length <= max) return planBreaks(this.game, this.s, this.seat(who), taken);
    return { rule: '', text: `${taken.length} named where ${min === max ? min : `${min} to ${max}`} are asked for.` };
  }

  protected give(seat: Seat, picks: readonly Option[]): this {
    const { min, max } = count(this.game, this.s, seat);
    if (picks.length < min || picks.length > max)
      throw new BadInput(
        `${this.who(seat)} named ${picks.length} where ${min} to ${max} are asked for; ${this.pending()}.`,
      );
    const broken = planBreaks(this.game, this.s, seat, picks);
    if (broken !== null)
      throw new BadInput(`${this.who(seat)} cannot answer so: ${broken.text} (${broken.rule}) ${this.pending()}.`);
    this.answered(seat, picks);
    this.listen();
    this.settled();
    return this;
  }

  /** An answer that may be given reaches the match. */
  protected answered(seat: Seat, picks: readonly Option[]): void {
    answer(this.game, this.s, seat, picks);
  }

  /** These players pass, one after the other; without any, whoever is asked passes once. */
  pass(...who: (string | number)[]): this {
    if (who.length === 0) return this.act(this.asked[0]!, 'pass');
    for (const w of who) this.act(w, 'pass');
    return this;
  }

  /** The next player who is asked does as little as possible: passes, declines, names nothing. */
  least(): this {
    const seat = awaited(this.s)[0]!;
    return this.give(seat, leastAnswer(this.game, this.s, seat));
  }

  /** Goes on doing as little as possible until a question of this kind (the menu's name) is asked. */
  untilAsked(menu: string, who?: string | number, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      if (this.question === menu && (who === undefined || awaited(this.s).includes(this.seat(who)))) return this;
      this.least();
    }
    throw new BadInput(`"${menu}" was never asked; ${this.pending()}.`);
  }

  /** Goes on doing as little as possible, at least once, until something is so. @throws BadInput when it never is */
  protected untilSo(what: string, so: () => boolean, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      this.least();
      if (so()) return this;
    }
    throw new BadInput(`${what} never came; ${this.pending()}.`);
  }

  /** The parts of a wish behind its verb: what its options are about, and what answers the questions that follow. */
  split(
    verb: string,
    parts: readonly string[],
  ): { readonly about: readonly string[]; readonly answers: readonly string[] } {
    const form = this.form(verb);
    const sorts = [form.a, form.b].filter(sort => sort !== undefined);
    let n = Math.min(parts.length, sorts.length);
    // a place in a list is a number: anything else behind it is an answer already
    for (let i = 0; i < n; i++) if (['index', 'number'].includes(sorts[i]!) && !/^\d+$/.test(parts[i]!)) n = i;
    return { about: parts.slice(0, n), answers: parts.slice(n) };
  }

  /** How many facts have happened so far. */
  mark(): number {
    return this.heard.length;
  }

  /** True if a player who is asked could answer with that, legally or not. */
  mayAnswer(who: string | number, what: string): boolean {
    return this.answering(who, what).length > 0;
  }

  /** True if the rules have settled something as named since then, without asking, because nothing else was legal. */
  settledAs(what: string, since: number): boolean {
    const ids = (sort: string) => this.found(sort, what, 0, false);
    return this.heard
      .slice(since)
      .some(({ fact }) =>
        Object.entries(this.naming.settled?.[fact.t] ?? {}).some(([field, sort]) => ids(sort).includes(fact[field])),
      );
  }

  /** True if a choice of that verb is one that the question is about: an action where actions are asked for, or what it offers. */
  speaksOf(who: string | number, verb: string): boolean {
    const list = this.options(who);
    if (list.some(o => o.verb === verb)) return true;
    return this.form(verb).as === 'action' && list.some(o => this.form(o.verb).as === 'action');
  }

  /** What a player is offered, as the end of a sentence; '' for one who is not asked. */
  offeredTo(who: string | number): string {
    return awaited(this.s).includes(this.seat(who)) ? `; offered: ${this.offered(who)}` : '';
  }

  /** The same table once more, to try something on. */
  trial(): this {
    const copy = Object.assign(Object.create(Object.getPrototypeOf(this)), this);
    copy.s = clone(this.s);
    copy.s.heard = [];
    copy.heard = [...this.heard];
    return copy;
  }
}
