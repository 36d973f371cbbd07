import {
  answer,
  asking,
  awaited,
  BadInput,
  count,
  type Fact,
  type Heard,
  type Option,
  optionId,
  options,
  type Refusal,
  type Seat,
  type Told,
  toldTo,
  type Viewer,
  why,
} from '@orrery/kernel';
import { DEFS } from './card.ts';
import { babylon5 } from './game.ts';
import { seatOf } from './position.ts';
import { ability, baseAbility } from './rules/ability.ts';
import { available, rating } from './rules/influence.ts';
import { marksOf } from './rules/marks.ts';
import { power } from './rules/power.ts';
import { totals } from './rules/resolution.ts';
import { tensionTowardRace } from './rules/tension.ts';
import {
  ABILITIES,
  type Ability,
  type B5Card,
  type B5State,
  inPlay,
  type Mark,
  RACES,
  type Race,
  type Round,
} from './state.ts';

/** A player: the race, or the seat's number from 1. */
export type Who = Race | number;
/** What an option is about: a card's title, a card's number, a race, an ability, or a number. */
export type What = string | number;

const key = (x: string): string =>
  x
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * A table at which moves are named as people name them: by race, verb and card title. Tests and scenarios play through it;
 * it goes through the kernel's door like everybody.
 */
export class Sitting {
  protected heard: Heard[] = [];
  /** false where a test looks at who is asked though he can only pass */
  passing = true;

  constructor(public s: B5State) {
    this.listen();
  }

  protected listen(): void {
    this.heard.push(...(this.s.heard ?? []));
    this.s.heard = [];
  }

  /** Called after every choice. */
  protected settled(): void {}

  /** The question that is asked now. */
  prompt(): string {
    const { step, frame } = asking(babylon5, this.s);
    return step.menu.prompt(this.s, frame, awaited(this.s)[0]!);
  }

  /** The seats that owe an answer, by race. */
  get asked(): string[] {
    return awaited(this.s).map(seat => RACES[this.s.seats[seat]!.race]!);
  }

  seat(who: Who): Seat {
    return seatOf(this.s, who);
  }

  /** A card in play (or anywhere) by its title; a number is taken as it is. */
  id(what: What, owner?: Who): number {
    if (typeof what === 'number') return what;
    const wanted = key(what);
    const seat = owner === undefined ? -1 : this.seat(owner);
    const all = this.s.cards.flatMap((c, id) =>
      key(DEFS[this.s.defs[id]!]!.title) === wanted && (seat < 0 || c.faction === seat || c.owner === seat) ? [id] : [],
    );
    const found = all.find(id => inPlay(this.s, id)) ?? all[0];
    if (found === undefined) throw new BadInput(`no card ${what} at the table`);
    return found;
  }

  card(what: What, owner?: Who): B5Card {
    return this.s.cards[this.id(what, owner)]!;
  }

  /** True if the card is in play, face up. */
  inPlay(what: What, owner?: Who): boolean {
    return inPlay(this.s, this.id(what, owner));
  }

  /** The titles in a zone of a seat (INNER, HAND, DISCARD, ...). */
  titles(who: Who, zone: number): string[] {
    return this.s.zones[this.seat(who) * 9 + zone]!.map(id => DEFS[this.s.defs[id]!]!.title);
  }

  ability(what: What, name: Ability, owner?: Who): number {
    return ability(this.s, this.id(what, owner), ABILITIES.indexOf(name));
  }

  base(what: What, name: Ability, owner?: Who): number {
    return baseAbility(this.s, this.id(what, owner), ABILITIES.indexOf(name));
  }

  rating(who: Who): number {
    return rating(this.s, this.seat(who));
  }

  available(who: Who): number {
    return available(this.s, this.seat(who));
  }

  power(who: Who): number {
    return power(this.s, this.seat(who));
  }

  marks(who: Who, mark: Mark): number {
    return marksOf(this.s, this.seat(who), mark);
  }

  tension(who: Who, toward: Race): number {
    return tensionTowardRace(this.s, this.seat(who), RACES.indexOf(toward));
  }

  /** The conflict made by a card of this title (or `war`), with its totals as they stand. */
  conflict(what = '') {
    const c = this.s.conflicts.find(
      x =>
        what === '' ||
        x.rules === what ||
        (x.card >= 0 && key(DEFS[this.s.defs[x.card]!]!.title) === key(what)) ||
        (x.source >= 0 && key(DEFS[this.s.defs[x.source]!]!.title) === key(what)),
    );
    if (c === undefined) throw new BadInput(`no conflict ${what}`);
    return { ...c, now: totals(this.s, c) };
  }

  /** What a viewer got of a fact that has happened: what is shown of it, and its sentence. */
  toldTo(fact: Fact, viewer: Viewer): Told {
    return toldTo(this.heard.find(heard => heard.fact === fact)!, viewer);
  }

  /** The facts of a type, or of several, that have happened, in order. */
  happened(...types: string[]): Fact[] {
    return this.heard.map(heard => heard.fact).filter(f => types.includes(f.t));
  }

  /** The types of the facts that have happened, in order, of those named. */
  told(...types: string[]): string[] {
    return this.heard.map(heard => heard.fact.t).filter(type => types.includes(type));
  }

  /** The options of a seat that is asked. */
  options(who: Who): readonly Option[] {
    return options(babylon5, this.s, this.seat(who));
  }

  private matches(o: Option, verb: string, a?: What, b?: What): boolean {
    return (
      o.verb === verb && (a === undefined || this.means(o, o.a, a)) && (b === undefined || this.means(o, o.b, b, true))
    );
  }

  private means(o: Option, value: number, what: What, second = false): boolean {
    if (typeof what === 'number') return value === what;
    if (value < 0) return false;
    const wanted = key(what);
    if (RACES.includes(what as Race)) {
      if (o.verb === 'race') return RACES[value] === what;
      if (o.verb === 'seat' || o.verb === 'surrender' || o.verb === 'declare-war-conflict')
        return RACES[this.s.seats[value]?.race ?? -1] === what;
    }
    if (o.verb === 'race' || o.verb === 'seat') return false;
    if (o.verb === 'ability') return ABILITIES[value] === what;
    const conflictAt = second && (o.verb === 'support' || o.verb === 'oppose');
    if (conflictAt || o.verb === 'conflict') return this.conflict(what).id === value;
    if (o.verb === 'use' && second) return false;
    return this.s.cards[value] !== undefined && key(DEFS[this.s.defs[value]!]!.title) === wanted;
  }

  /** True if the seat is offered it now. */
  offers(who: Who, verb: string, a?: What, b?: What): boolean {
    return this.options(who).some(o => this.matches(o, verb, a, b));
  }

  /** The rule that forbids a wish; null when it is offered. */
  why(who: Who, verb: string, a?: What, b?: What): Refusal | null {
    if (this.offers(who, verb, a, b)) return null;
    const num = (x: What | undefined, second: boolean): number => {
      if (x === undefined || typeof x === 'number') return x ?? -1;
      if (second && (verb === 'support' || verb === 'oppose')) return this.conflict(x).id;
      return RACES.includes(x as Race) ? this.seat(x as Race) : this.id(x);
    };
    return why(babylon5, this.s, this.seat(who), optionId({ verb, a: num(a, false), b: num(b, true) }));
  }

  /** The id of the rule that forbids a wish. */
  refuses(who: Who, verb: string, a?: What, b?: What): string {
    const reason = this.why(who, verb, a, b);
    if (reason === null) throw new BadInput(`${verb} ${a ?? ''} ${b ?? ''} is allowed`);
    return reason.rule;
  }

  /** Takes an action, or any single choice, by name. */
  act(who: Who, verb: string, a?: What, b?: What): this {
    const seat = this.seat(who);
    if (!awaited(this.s).includes(seat))
      throw new BadInput(
        `${who} is not asked; ${this.asked.join(', ') || 'nobody'} is: ${this.s.ask ? this.prompt() : ''}`,
      );
    const found = this.options(who).find(o => this.matches(o, verb, a, b));
    if (found === undefined) {
      const reason = this.why(who, verb, a, b);
      throw new BadInput(
        `${who} cannot ${verb} ${a ?? ''} ${b ?? ''}: ${reason?.rule} ${reason?.text}; offered: ${this.options(who).map(optionId).join(' ')}`,
      );
    }
    return this.give(seat, [found]);
  }

  /** Answers a question about cards, seats, races, conflicts or numbers, whatever its verb; several where several are wanted. */
  pick(who: Who, ...what: What[]): this {
    const picks = what.map(w => {
      const found = this.options(who).find(o =>
        typeof w === 'number' && o.verb !== 'number'
          ? o.a === w
          : typeof w === 'number'
            ? o.a === w
            : o.verb === w || this.means(o, o.a, w),
      );
      if (found === undefined)
        throw new BadInput(`${who} cannot pick ${w}: ${this.options(who).map(optionId).join(' ')}`);
      return found;
    });
    return this.give(this.seat(who), picks);
  }

  protected give(seat: Seat, picks: readonly Option[]): this {
    const { min, max } = count(babylon5, this.s, seat);
    if (picks.length < min || picks.length > max)
      throw new BadInput(`named ${picks.length} where ${min} to ${max} are asked for`);
    answer(babylon5, this.s, seat, picks);
    this.listen();
    this.settled();
    return this.passing ? this.passFor() : this;
  }

  /** Passes for whoever is asked only so that nobody can tell who has a contingency, as a host does for a person. */
  private passFor(): this {
    const [seat] = awaited(this.s);
    if (seat === undefined || asking(babylon5, this.s).step.menu.name !== 'respond') return this;
    const list = options(babylon5, this.s, seat);
    return list.length === 1 ? this.give(seat, list) : this;
  }

  /** These seats pass, one after the other; without any, whoever is asked passes once. */
  pass(...who: Who[]): this {
    if (who.length === 0) return this.act(awaited(this.s)[0]! + 1, 'pass');
    for (const w of who) this.act(w, 'pass');
    return this;
  }

  /** Whoever is asked does as little as possible, until this round begins (or the match ends). */
  until(round: Round, limit = 300): this {
    const start = this.s.turn;
    for (let i = 0; i < limit; i++) {
      if (this.s.result !== null || (this.s.round === round && (i > 0 || this.s.turn !== start))) return this;
      if (this.s.ask === null) return this;
      this.least();
      if (this.s.round === round) return this;
    }
    throw new BadInput(`the ${round} round never came`);
  }

  /** Goes on doing as little as possible until a question of this kind (the menu's name) is asked. */
  untilAsked(menu: string, who?: Who, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      const { step } = asking(babylon5, this.s);
      if (step.menu.name === menu && (who === undefined || awaited(this.s).includes(this.seat(who)))) return this;
      this.least();
    }
    throw new BadInput(`${menu} was never asked`);
  }

  /** The next asked seat does as little as possible: passes, declines, names nothing. */
  least(): this {
    const seat = awaited(this.s)[0]!;
    const list = options(babylon5, this.s, seat);
    const { min } = count(babylon5, this.s, seat);
    const lazy = list.find(
      o => o.verb === 'pass' || o.verb === 'no' || o.verb === 'abstain' || (o.verb === 'number' && o.a === 0),
    );
    return this.give(seat, lazy && min === 1 ? [lazy] : list.slice(0, min));
  }
}
