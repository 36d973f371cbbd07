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
import { DEFS, defOf } from './card.ts';
import { wars } from './game.ts';
import { attritionBy, battleDestiny, totalPower } from './rules/battle.ts';
import { beneath, stackedOn } from './rules/standing.ts';
import { controls, defenseOf, isImmune, powerOf, supportIcons, tacticsOf, totalTactics } from './rules/statistics.ts';
import {
  ACTIVE,
  type BattleStep,
  type Faction,
  HAND,
  IN_PLAY,
  inPlay,
  LOST,
  type Phase,
  pile,
  REMOVED,
  RESERVE,
  USED,
  type WarsCard,
  type WarsState,
  zone,
} from './state.ts';

/** A player by number: 1 or 2. */
export type Player = number;
/** What an option is about: a card's title, a card's number, or a number. */
export type What = string | number;

const PILES = { reserve: RESERVE, active: ACTIVE, used: USED, hand: HAND, lost: LOST, removed: REMOVED } as const;
export type PileName = keyof typeof PILES;

const key = (x: string): string =>
  x
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * A table at which moves are named as people name them: by player, verb and card title. Tests and scenarios play through it; it
 * goes through the kernel's door like everybody.
 */
export class Sitting {
  protected heard: Heard[] = [];

  constructor(public s: WarsState) {
    this.listen();
  }

  protected listen(): void {
    this.heard.push(...(this.s.heard ?? []));
    this.s.heard = [];
  }

  /** Called after every choice. */
  protected settled(): void {}

  /** The kind of question that is asked now (its menu's name). */
  get question(): string {
    return this.s.ask === null ? '' : asking(wars, this.s).step.menu.name;
  }

  prompt(): string {
    const { step, frame } = asking(wars, this.s);
    return step.menu.prompt(this.s, frame, awaited(this.s)[0]!);
  }

  /** The players who owe an answer. */
  get asked(): number[] {
    return awaited(this.s).map(seat => seat + 1);
  }

  seat(who: Player): Seat {
    if (who !== 1 && who !== 2) throw new BadInput(`There is no player ${who}.`);
    return who - 1;
  }

  /** A card by its title, one in play before others; `who` plays with it or owns it. A number is taken as it is. */
  id(what: What, who?: Player): number {
    if (typeof what === 'number') return what;
    const wanted = key(what);
    const seat = who === undefined ? -1 : this.seat(who);
    const all = this.s.cards.flatMap((c, id) =>
      key(DEFS[this.s.defs[id]!]!.title) === wanted &&
      (seat < 0 || c.controller === seat || (c.controller < 0 && c.owner === seat))
        ? [id]
        : [],
    );
    const found = all.find(id => inPlay(this.s, id)) ?? all[0];
    if (found === undefined) throw new BadInput(`There is no card ${what} at the table.`);
    return found;
  }

  /** All cards of a title in play (of a player). */
  all(title: string, who?: Player): number[] {
    return this.s.zones[IN_PLAY]!.filter(
      id =>
        key(defOf(this.s, id).title) === key(title) && (who === undefined || this.s.cards[id]!.controller === who - 1),
    );
  }

  card(what: What, who?: Player): WarsCard {
    return this.s.cards[this.id(what, who)]!;
  }

  /** True if a card (of the player) is in play. */
  inPlay(what: What, who?: Player): boolean {
    const id = this.s.cards.length === 0 ? -1 : typeof what === 'number' ? what : (this.all(what, who)[0] ?? -1);
    return id >= 0 && inPlay(this.s, id);
  }

  /** The titles in a pile of a player, from the top. */
  pile(who: Player, name: PileName): string[] {
    return pile(this.s, this.seat(who), PILES[name])
      .map(id => defOf(this.s, id).title)
      .reverse();
  }

  /** How many cards a pile of a player has. */
  size(who: Player, name: PileName): number {
    return this.s.zones[zone(this.seat(who), PILES[name])]!.length;
  }

  power(what: What, who?: Player): number {
    return powerOf(this.s, this.id(what, who));
  }
  tactics(what: What, who?: Player): number {
    return tacticsOf(this.s, this.id(what, who));
  }
  defense(what: What, who?: Player): number {
    return defenseOf(this.s, this.id(what, who));
  }
  /** Power, tactics and defense of a card as they count now. */
  stats(what: What, who?: Player): [number, number, number] {
    return [this.power(what, who), this.tactics(what, who), this.defense(what, who)];
  }
  immune(what: What, who?: Player): boolean {
    return isImmune(this.s, this.id(what, who));
  }
  damaged(what: What, who?: Player): boolean {
    return this.card(what, who).damaged === 1;
  }
  inverted(what: What, who?: Player): boolean {
    return this.card(what, who).inverted === 1;
  }
  /** The title of the location where a card is. */
  place(what: What, who?: Player): string {
    const { at } = this.card(what, who);
    return at < 0 ? '' : defOf(this.s, at).title;
  }
  /** The titles beneath a card, and those stacked on it. */
  beneath(what: What, who?: Player): string[] {
    return beneath(this.s, this.id(what, who)).map(id => defOf(this.s, id).title);
  }
  stackedOn(what: What, who?: Player): string[] {
    return stackedOn(this.s, this.id(what, who)).map(id => defOf(this.s, id).title);
  }
  icons(who: Player, faction: Faction): number {
    return supportIcons(this.s, this.seat(who), faction);
  }
  controls(who: Player, location: What): boolean {
    return controls(this.s, this.seat(who), this.id(location));
  }
  totalTactics(who: Player, location: What): number {
    return totalTactics(this.s, this.seat(who), this.id(location));
  }
  battleDestiny(who: Player): number {
    return battleDestiny(this.s, this.seat(who));
  }
  attrition(who: Player): number {
    return attritionBy(this.s, this.seat(who));
  }
  totalPower(who: Player): number {
    return totalPower(this.s, this.seat(who));
  }
  /** The names of what is pending, the newest last. */
  get stack(): string[] {
    return this.s.items.map(i => i.name);
  }

  /** What a viewer got of a fact that has happened: what is shown of it, and its sentence. */
  toldTo(fact: Fact, viewer: Viewer): Told {
    return toldTo(this.heard.find(heard => heard.fact === fact)!, viewer);
  }

  /** The facts of a type, or of several, that have happened, in order. */
  happened(...types: string[]): Fact[] {
    return this.heard.map(heard => heard.fact).filter(f => types.includes(f.t));
  }

  /** The options of a player who is asked. */
  options(who: Player): readonly Option[] {
    return options(wars, this.s, this.seat(who));
  }

  private matches(o: Option, verb: string, a?: What, b?: What): boolean {
    return (
      o.verb === verb &&
      (a === undefined || this.means(o.verb, o.a, a)) &&
      (b === undefined || this.means(o.verb, o.b, b))
    );
  }

  private means(verb: string, value: number, what: What): boolean {
    if (typeof what === 'number') return value === what;
    if (verb === 'pending') return key(this.s.items.find(i => i.id === value)?.name ?? '') === key(what);
    if (verb === 'pile') return PILES[what as PileName] === value;
    return this.s.cards[value] !== undefined && key(DEFS[this.s.defs[value]!]!.title) === key(what);
  }

  /** True if the player is offered it now. */
  offers(who: Player, verb: string, a?: What, b?: What): boolean {
    return this.asked.includes(who) && this.options(who).some(o => this.matches(o, verb, a, b));
  }

  /** The rule that forbids a wish; null when it is offered. */
  why(who: Player, verb: string, a?: What, b?: What): Refusal | null {
    if (this.offers(who, verb, a, b)) return null;
    const num = (x: What | undefined): number =>
      x === undefined
        ? -1
        : typeof x === 'number'
          ? x
          : verb === 'play'
            ? this.handed(who, x)
            : this.id(x, verb === 'use' ? who : undefined);
    const wish = { verb, a: num(a), b: b === undefined ? -1 : verb === 'play' || verb === 'use' ? Number(b) : num(b) };
    return why(wars, this.s, this.seat(who), optionId(wish));
  }

  /** A card of a player's hand by its title; one elsewhere where the hand has none. */
  handed(who: Player, title: string): number {
    return (
      pile(this.s, this.seat(who), HAND).find(id => key(defOf(this.s, id).title) === key(title)) ?? this.id(title, who)
    );
  }

  /** The id of the rule that forbids a wish. */
  refuses(who: Player, verb: string, a?: What, b?: What): string {
    const reason = this.why(who, verb, a, b);
    if (reason === null) throw new BadInput(`${verb} ${a ?? ''} ${b ?? ''} is allowed`);
    return reason.rule;
  }

  /** Takes an action, or any single choice, by name. */
  act(who: Player, verb: string, a?: What, b?: What): this {
    const seat = this.seat(who);
    if (!awaited(this.s).includes(seat))
      throw new BadInput(
        `player ${who} is not asked; ${this.asked.join(', ') || 'nobody'} is: ${this.s.ask ? this.prompt() : ''}`,
      );
    const found = this.options(who).find(o => this.matches(o, verb, a, b));
    if (found === undefined) {
      const reason = this.why(who, verb, a, b);
      throw new BadInput(
        `player ${who} cannot ${verb} ${a ?? ''} ${b ?? ''}: ${reason?.rule} ${reason?.text}; offered: ${this.describe(seat)}`,
      );
    }
    return this.give(seat, [found]);
  }

  private describe(seat: Seat): string {
    const { step, frame } = asking(wars, this.s);
    return options(wars, this.s, seat)
      .map(o => `${optionId(o)} (${step.menu.label(this.s, frame, o)})`)
      .join(', ');
  }

  /** Answers a question about cards, piles or numbers, whatever its verb; several where several are wanted; `yes`, `no`. */
  pick(who: Player, ...what: What[]): this {
    const taken = new Set<Option>();
    const picks = what.map(w => {
      const found = this.options(who).find(o => !taken.has(o) && (o.verb === w || this.means(o.verb, o.a, w)));
      if (found === undefined) throw new BadInput(`player ${who} cannot pick ${w}: ${this.describe(this.seat(who))}`);
      taken.add(found);
      return found;
    });
    return this.give(this.seat(who), picks);
  }

  protected give(seat: Seat, picks: readonly Option[]): this {
    const { min, max } = count(wars, this.s, seat);
    if (picks.length < min || picks.length > max)
      throw new BadInput(`named ${picks.length} where ${min} to ${max} are asked for`);
    answer(wars, this.s, seat, picks);
    this.listen();
    this.settled();
    return this;
  }

  /** These players pass, one after the other; without any, whoever is asked passes once. */
  pass(...who: Player[]): this {
    if (who.length === 0) return this.act(this.asked[0]!, 'pass');
    for (const w of who) this.act(w, 'pass');
    return this;
  }

  /** Both players pass until the newest thing on the stack has come off and been performed, or a question comes up on the way. */
  resolve(limit = 20): this {
    const newest = this.s.items[this.s.items.length - 1];
    if (newest === undefined) throw new BadInput('nothing is pending');
    for (let i = 0; i < limit && this.s.items.some(x => x.id === newest.id); i++) {
      if (this.question !== 'initiative') return this;
      this.pass();
    }
    return this;
  }

  /** The same until the stack is empty, everybody doing as little as possible. */
  resolveAll(limit = 200): this {
    for (
      let i = 0;
      i < limit && (this.s.items.length > 0 || this.question !== 'initiative') && this.s.ask !== null;
      i++
    )
      this.least();
    return this;
  }

  /** Plays a card, declares what is asked by these picks, and has it resolve. */
  play(who: Player, title: string, ...picks: What[]): this {
    this.act(who, 'play', this.handed(who, title));
    return this.answers(who, picks).settle();
  }

  /** Uses an ability of a card, declares what is asked by these picks, and has it resolve. */
  use(who: Player, title: What, ability = 0, ...picks: What[]): this {
    this.act(who, 'use', this.id(title, who), ability);
    return this.answers(who, picks).settle();
  }

  private answers(who: Player, picks: readonly What[]): this {
    for (const what of picks) this.pick(who, what);
    return this;
  }

  /** Resolves what has just been declared, if nothing else is asked first. */
  private settle(): this {
    return this.question === 'initiative' && this.s.items.length > 0 ? this.resolve() : this;
  }

  /** A player attacks at a location; the battle begins, and the window before the battle destiny step is open. */
  attack(who: Player, location: What): this {
    return this.act(who, 'attack', location).settle();
  }

  /** Goes on with the battle until this step is over, or asks something; those who are asked do as little as possible before it. */
  step(name: BattleStep, limit = 60): this {
    for (let i = 0; i < limit && this.s.battle !== null; i++) {
      if (this.s.battle.step === name) return this;
      this.least();
    }
    return this;
  }

  /** Whoever is asked does as little as possible, until this phase begins (of a player's turn), or the match ends. */
  until(phase: Phase, who?: Player, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      this.least();
      if (this.s.phase === phase && this.question === 'initiative' && (who === undefined || this.s.active === who - 1))
        return this;
    }
    if (this.s.ask === null) return this;
    throw new BadInput(`the ${phase} phase never came`);
  }

  /** Goes on doing as little as possible until a question of this kind (the menu's name) is asked. */
  untilAsked(menu: string, who?: Player, limit = 300): this {
    for (let i = 0; i < limit && this.s.ask !== null; i++) {
      if (this.question === menu && (who === undefined || this.asked.includes(who))) return this;
      this.least();
    }
    throw new BadInput(`${menu} was never asked`);
  }

  /** The next player who is asked does as little as possible: passes, declines, names nothing. */
  least(): this {
    const seat = awaited(this.s)[0]!;
    const list = options(wars, this.s, seat);
    const { min } = count(wars, this.s, seat);
    const lazy = list.find(
      o => o.verb === 'pass' || o.verb === 'no' || o.verb === 'stop' || (o.verb === 'number' && o.a === 0),
    );
    return this.give(seat, lazy && min === 1 ? [lazy] : list.slice(0, min));
  }
}
