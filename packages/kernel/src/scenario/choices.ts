// What names mean at a table: finds the options that a choice in words means, and says why there is none.
import { why } from '../decision/checking.ts';
import { asking, awaited, count, most, type Option, optionId, planBreaks } from '../decision/decision.ts';
import { named } from '../decision/plan.ts';
import { BadInput, type Refusal } from '../errors.ts';
import type { Seat, State } from '../state/state.ts';
import { nameKey, wordsOf } from '../text/names.ts';
import { Spoken } from './spoken.ts';
import { bracketed, type Form, nearestAre, type Things } from './things.ts';

/** What an option is about: a name, or its number in the state. */
export type What = string | number;

/** How many of the options offered a message lists. */
const MOST_LISTED = 12;

/** A table at which options are named as people name them: by player, verb and title. */
export abstract class Choices<S extends State, Who extends string | number> extends Spoken<S, Who> {
  protected form(verb: string): Form {
    return this.naming.forms[verb] ?? { a: 'card', b: 'card', as: 'answer', says: '' };
  }

  protected things(sort: string | undefined): Things<S> | undefined {
    return sort === undefined ? undefined : this.naming.things[sort];
  }

  /** All that a name may mean as a thing of a sort. */
  protected found(sort: string | undefined, what: What, seat: Seat, hand: boolean): readonly number[] {
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
  protected matching(who: string | number, verb: string, a?: What, b?: What): Option[] {
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
          `"${this.named(first.o)}" can mean several options: ${this.written([first.o, other.o]).join('; ')}.`,
        );
    }
    return first.reason;
  }

  /** The options, legal or not, that a wish may mean. @throws BadInput for a name that means nothing at the table */
  protected meant(seat: Seat, verb: string, a?: What, b?: What): Option[] {
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
  protected unknown(sort: string | undefined, name: string): string {
    const things = this.things(sort);
    if (things === undefined) return `"${name}" has no meaning here.`;
    if (things.hint !== undefined) return `"${name}" does not fit here: ${things.hint}.`;
    const near = things.near?.(this.s, bracketed(name).name) ?? [];
    return `There is no ${things.noun} "${name}" at the table${nearestAre(near)}`;
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
  protected whereabouts(o: Option): string {
    const form = this.form(o.verb);
    const of = (sort: string | undefined, id: number) => (id < 0 ? '' : (this.things(sort)?.place?.(this.s, id) ?? ''));
    return [of(form.a, o.a), of(form.b, o.b)].filter(Boolean).join('; ');
  }

  /** An option as one writes it, with where its things are: alike for options between which nobody can tell. */
  nameAndPlace(o: Option): string {
    return [this.named(o), this.whereabouts(o)].filter(Boolean).join('; ');
  }

  /** Options as one writes them, with what tells namesakes apart. */
  protected written(list: readonly Option[]): string[] {
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
    const seat = this.seat(who);
    const list = this.options(who);
    // of a place in a list, and of what two things tell together, people read more, and it can be written so
    const byLabel = (o: Option): boolean => {
      const { as, a, b } = this.form(o.verb);
      return as === 'answer' && (a === 'index' || (b !== undefined && o.b >= 0));
    };
    const labelled = list.filter(byLabel).map(o => step.menu.label(this.s, frame, o, seat));
    const told = [
      ...labelled.map(label => (label.includes(',') ? `[pick, "${label}"]` : `"pick, ${label}"`)),
      ...this.written(list.filter(o => !byLabel(o))),
    ];
    const more = told.length - MOST_LISTED;
    return `${told.slice(0, MOST_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  }

  /** The one option meant, of several that a wish fits. @throws BadInput where they differ and the sitting is strict */
  protected only(list: readonly Option[], hand: boolean): Option {
    const first = list[0]!;
    if (!this.strict || list.length === 1) return first;
    const same = (o: Option): boolean =>
      this.named(o) === this.named(first) && this.whereabouts(o) === this.whereabouts(first);
    const others = list.filter(o => !same(o) && !(hand && o.a !== first.a));
    if (others.length === 0) return first;
    throw new BadInput(
      `this can mean several options: ${this.written([first, ...others])
        .slice(0, MOST_LISTED)
        .join(', ')}. Say which one: add its place in brackets, or the next part of the answer.`,
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
          .join(', ')}. Say which one: add its place in brackets.`,
      );
    return first;
  }

  /** What a player is asked and offered, as the end of a message. */
  protected asks(seat: Seat): string {
    return `${this.who(seat)} is asked "${this.prompt(seat)}" (${this.question}). Options: ${this.offered(this.who(seat))}`;
  }

  /** A title as it is given and as the cards that it means have it. @throws BadInput where no card at the table has it */
  titlesOf(title: string): string[] {
    const ids = this.found('card', title, -1, false);
    if (ids.length === 0) throw new BadInput(this.unknown('card', title));
    return [...new Set([title, ...ids.map(id => this.things('card')!.name(this.s, id))])];
  }

  /** The seat of a player who is asked. @throws BadInput for one who is not */
  mustBeAsked(who: string | number): Seat {
    const seat = this.seat(who);
    if (awaited(this.s).includes(seat)) return seat;
    throw new BadInput(`${this.who(seat)} is not asked; ${this.pending()}.`);
  }

  /** The option that takes an action, or any single choice, by name. @throws BadInput where it is not offered */
  acting(who: string | number, verb: string, a?: What, b?: What): Option {
    const seat = this.mustBeAsked(who);
    const list = this.matching(who, verb, a, b);
    if (list.length > 0) return this.only(list, this.form(verb).hand === true);
    const reason = this.why(who, verb, a, b);
    const wish = `${verb} ${[a, b].filter(x => x !== undefined).join(', ')}`.trim();
    throw new BadInput(
      `${this.who(seat)} cannot ${wish}: ${reason?.text}${reason?.rule ? ` (${reason.rule})` : ''} ${this.asks(seat)}.`,
    );
  }

  /** The options of a question that one part of an answer may mean, whatever their verb: by name, or by what people read. */
  protected answering(who: string | number, what: What, answersOnly = false): Option[] {
    const all = this.options(who);
    const list = answersOnly ? all.filter(o => this.form(o.verb).as === 'answer' || o.verb === 'pass') : all;
    const seat = this.seat(who);
    const { step, frame } = asking(this.game, this.s);
    const reads = (o: Option) => nameKey(step.menu.label(this.s, frame, o, seat)) === nameKey(String(what));
    // of several ways, what people read comes before its place
    const said = typeof what === 'number' ? [] : list.filter(o => this.form(o.verb).a === 'index' && reads(o));
    if (said.length > 0) return said;
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
    return list.filter(reads);
  }

  /** The options that `pick` names. @throws BadInput where one is not offered */
  picking(who: string | number, ...what: What[]): readonly Option[] {
    const seat = this.mustBeAsked(who);
    const taken: Option[] = [];
    for (const w of what) {
      const all = this.answering(who, w);
      const list = all.filter(o => named(taken, o) < most(this.game, this.s, seat, o));
      if (list.length === 0 && all.length > 0)
        throw new BadInput(`${this.who(seat)} chose ${JSON.stringify(w)} too often; ${this.pending()}.`);
      if (list.length === 0)
        throw new BadInput(
          `${this.who(seat)} cannot pick ${JSON.stringify(w)}: ${(this.against(who, w) ?? { text: 'That does not answer the question.' }).text} ${this.asks(seat)}.`,
        );
      taken.push(this.only(list, false));
    }
    return taken;
  }

  /**
   * Why a part of an answer is not among the options: the judge's rule, where the question has a judge that speaks of it.
   * @returns null where it answers nothing of what is asked
   * @throws BadInput for a name that means nothing at all
   */
  protected against(who: string | number, what: What, answersOnly = false): Refusal | null {
    const seat = this.seat(who);
    const list = this.options(who).filter(o => !answersOnly || this.form(o.verb).as === 'answer');
    if (answersOnly && list.length === 0) return null;
    const verbs = [...new Set([...list.map(o => o.verb), 'card'])];
    let reason: Refusal | null = null;
    let known = false;
    for (const verb of verbs) {
      const form = this.form(verb);
      if (form.b !== undefined && this.found(form.b, what, seat, false).length > 0) known = true;
      for (const id of form.a === undefined ? [] : this.found(form.a, what, seat, false)) {
        known = true;
        const found = why(this.game, this.s, seat, optionId({ verb, a: id, b: -1 }));
        if (found?.rule && reason === null) reason = found;
      }
    }
    // to choose no more, or nothing, may be allowed later in the same question
    if (['stop', 'table', 'abstain', 'mulligan', 'pass'].includes(String(what))) known = true;
    if (!this.strict || known) return reason ?? { rule: '', text: 'You cannot choose that here.' };
    this.mustMean(who, what, undefined, ` ${this.asks(seat)}.`);
    return null;
  }

  /**
   * Checks that a name means something at the table, whatever is asked.
   * @param more what is said besides where it does not
   * @throws BadInput where it does not
   */
  mustMean(who: string | number, what: What, sort?: string, more = ''): void {
    const seat = this.seat(who);
    const sorts = sort === undefined ? Object.keys(this.naming.things) : [sort];
    if (sorts.some(x => this.found(x, what, seat, false).length > 0)) return;
    if (sort === undefined && this.naming.forms[String(what)]?.as === 'answer') return;
    throw new BadInput(`${this.unknown(sort ?? (what === '0' ? 'index' : 'card'), String(what))}${more}`);
  }

  /** True if the judge of a verb may be asked about that as its second: what it is about, or the target of what it plays. */
  mayBeSecond(who: string | number, verb: string, what: string): boolean {
    return this.found(this.form(verb).b ?? 'card', what, this.seat(who), false).length > 0;
  }

  /**
   * Checks that each part of a wish means something at the table, whatever is asked, and whoever.
   * @throws BadInput for one that does not
   */
  mustMeanAll(who: string | number, verb: string, parts: readonly string[]): void {
    const { about, answers } = verb === 'pick' ? { about: [], answers: parts } : this.split(verb, parts);
    const { a, b } = this.form(verb);
    about.forEach((part, i) => {
      this.mustMean(who, part, [a, b].filter(x => x !== undefined)[i]);
    });
    for (const part of answers) this.mustMean(who, part);
  }

  /**
   * Why an answer is refused; null when it would be taken.
   * @throws BadInput where it answers nothing of what is asked, or names too few: that forbids none of them
   */
  whyNot(who: string | number, ...what: What[]): Refusal | null {
    const taken: Option[] = [];
    for (const w of what) {
      const all = this.answering(who, w);
      const free = all.filter(o => named(taken, o) < most(this.game, this.s, this.seat(who), o));
      if (free.length === 0 && all.length > 0) return { rule: '', text: `${JSON.stringify(w)} is chosen too often.` };
      if (free.length === 0) {
        const reason = this.against(who, w);
        if (reason !== null) return reason;
        throw new BadInput(this.nothingAsked(who, String(w)));
      }
      taken.push(this.only(free, false));
    }
    const { min, max } = count(this.game, this.s, this.seat(who));
    if (taken.length > max)
      return {
        rule: '',
        text: `The answer names ${taken.length}. It needs ${min === max ? min : `${min} to ${max}`}.`,
      };
    if (taken.length < min) {
      if (!this.strict)
        return {
          rule: '',
          text: `The answer names ${taken.length}. It needs ${min === max ? min : `${min} to ${max}`}.`,
        };
      throw new BadInput(
        `the answer names ${taken.length}, but needs ${min}. No rule forbids these. Name all ${min}, or expect "to name".`,
      );
    }
    return planBreaks(this.game, this.s, this.seat(who), taken);
  }

  /** What is said of a part that answers nothing. */
  nothingAsked(who: string | number, part: string): string {
    return `"${part}" does not answer the question of ${who}; ${this.pending()}${this.offeredTo(who)}.`;
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
    for (let i = 0; i < n; i++)
      if (['index', 'number'].includes(sorts[i]!) && !/^\d+$/.test(parts[i]!)) n = i;
      else if (this.things(sorts[i])?.some && !this.things(sorts[i])!.some!(parts[i]!)) n = i;
    return { about: parts.slice(0, n), answers: parts.slice(n) };
  }

  /** True if a player who is asked could answer with that, legally or not. */
  mayAnswer(who: string | number, what: string): boolean {
    return this.answering(who, what).length > 0;
  }

  /** The options that these parts of an answer name, up to the first that names none; an action is no answer. */
  fitting(who: string | number, parts: readonly string[]): readonly Option[] {
    const taken: Option[] = [];
    for (const part of parts) {
      const list = this.answering(who, part, true).filter(
        o => named(taken, o) < most(this.game, this.s, this.seat(who), o),
      );
      if (list.length === 0) break;
      taken.push(this.only(list, false));
    }
    return taken;
  }

  /** Why a part behind a choice is not among the answers to what is asked because of it; null where it answers nothing of that. */
  whyNotAfter(who: string | number, part: string): Refusal | null {
    return this.against(who, part, true);
  }

  /**
   * What the rules have settled since then without any question, because nothing else was legal.
   * @returns whether it is what is named, or another thing of its sort; null where nothing of that sort was settled
   */
  settledAs(what: string, since: number): 'so' | 'otherwise' | null {
    let found: 'so' | 'otherwise' | null = null;
    for (const { fact } of this.heard.slice(since))
      for (const [field, sort] of Object.entries(this.naming.settled?.[fact.t] ?? {})) {
        const ids = this.found(sort, what, 0, false);
        if (ids.includes(fact[field])) return 'so';
        if (ids.length > 0) found = 'otherwise';
      }
    return found;
  }

  /** True if a choice of that verb is one that the question is about: an action where actions are asked for, or what it offers. */
  speaksOf(who: string | number, verb: string): boolean {
    const list = this.options(who);
    // where nothing can be done in answer to something, only to pass is offered
    if (list.some(o => o.verb === verb) || this.question === verb) return true;
    return this.form(verb).as === 'action' && list.some(o => this.form(o.verb).as === 'action');
  }

  /** What a player is offered, as the end of a sentence; '' for one who is not asked. */
  offeredTo(who: string | number): string {
    return awaited(this.s).includes(this.seat(who)) ? `. Options: ${this.offered(who)}` : '';
  }
}
