import { awaited, BadInput, nameKey, type Option, options, type Seat } from '@orrery/kernel';
import { Sitting as KernelSitting, type What } from '@orrery/kernel/sitting';
import { DEFS } from './card.ts';
import { babylon5 } from './game.ts';
import { seatOf } from './position.ts';
import { marksOf } from './rules/cards/marks.ts';
import { totals } from './rules/conflict/totals.ts';
import { ability, baseAbility } from './rules/effects/ability.ts';
import { available, rating } from './rules/politics/influence.ts';
import { power } from './rules/politics/power.ts';
import { tensionToward, tensionTowardRace } from './rules/politics/tension.ts';
import { callOf, conflictsOf, NAMING } from './scenario/naming.ts';
import {
  ABILITIES,
  type Ability,
  type B5Card,
  type B5State,
  cardsIn,
  DECK,
  inPlay,
  type Mark,
  RACES,
  type Race,
  type Round,
  rowOfSeat,
} from './state.ts';

export type { What } from '@orrery/kernel/sitting';

/** A player: the race, the seat's number from 1, or the player's name. */
export type PlayerRef = string | number;

/** A table of Babylon 5 whose moves use the words of people: race, verb and card title. */
export class Sitting extends KernelSitting<B5State, string> {
  private readonly decks: readonly number[];
  /** false for tests that check who is asked although they can only pass */
  passing = true;

  /** @param unsaid seats whose deck the scenario does not give: nobody may draw from it */
  constructor(
    s: B5State,
    private readonly unsaid: readonly Seat[] = [],
  ) {
    super(babylon5, NAMING, s);
    this.decks = unsaid.map(seat => cardsIn(s, seat, DECK).length);
  }

  seat(who: PlayerRef): Seat {
    return seatOf(this.s, who);
  }

  who(seat: Seat): string {
    return callOf(this.s, seat);
  }

  /** The players who must answer, by race. */
  override get asked(): string[] {
    return awaited(this.s).map(seat => RACES[this.s.seats[seat]!.race]!);
  }

  protected override give(seat: Seat, picks: readonly Option[]): this {
    super.give(seat, picks);
    return this.passing ? this.passFor() : this;
  }

  /** Passes for players who see a question only to hide who has a contingency, as a host does for a person. */
  private passFor(): this {
    const [seat] = awaited(this.s);
    if (seat === undefined || this.question !== 'respond') return this;
    const list = options(babylon5, this.s, seat);
    return list.length === 1 ? this.give(seat, list) : this;
  }

  /** The turn and the round. */
  moment(): string {
    return `turn ${this.s.turn}, ${this.s.round} round`;
  }

  protected override gone(): void {
    if (this.passing) this.passFor();
  }

  protected override settled(): void {
    this.unsaid.forEach((seat, i) => {
      if (cardsIn(this.s, seat, DECK).length < this.decks[i]! && !this.s.seats[seat]!.out)
        throw new BadInput(
          `${this.who(seat)} draws from a deck that the position does not give; say "deck", with titles from the top or a number of cards.`,
        );
    });
  }

  /** A card in play (or anywhere) by its title; a number is an id. */
  id(what: What, owner?: PlayerRef): number {
    if (typeof what === 'number') return what;
    const wanted = nameKey(what);
    const seat = owner === undefined ? -1 : this.seat(owner);
    const all = this.s.cards.flatMap((c, id) =>
      nameKey(DEFS[this.s.defs[id]!]!.title) === wanted && (seat < 0 || c.faction === seat || c.owner === seat)
        ? [id]
        : [],
    );
    const found = all.find(id => inPlay(this.s, id)) ?? all[0];
    if (found === undefined) throw new BadInput(`no card ${what} at the table`);
    return found;
  }

  card(what: What, owner?: PlayerRef): B5Card {
    return this.s.cards[this.id(what, owner)]!;
  }

  /** True if the card is in play, face up. */
  inPlay(what: What, owner?: PlayerRef): boolean {
    return inPlay(this.s, this.id(what, owner));
  }

  /** The titles in a zone of a seat (INNER, HAND, DISCARD, CRUSADE, ...). */
  titles(who: PlayerRef, zone: number): string[] {
    return rowOfSeat(this.s, this.seat(who), zone).map(id => DEFS[this.s.defs[id]!]!.title);
  }

  ability(what: What, name: Ability, owner?: PlayerRef): number {
    return ability(this.s, this.id(what, owner), ABILITIES.indexOf(name));
  }

  base(what: What, name: Ability, owner?: PlayerRef): number {
    return baseAbility(this.s, this.id(what, owner), ABILITIES.indexOf(name));
  }

  rating(who: PlayerRef): number {
    return rating(this.s, this.seat(who));
  }

  available(who: PlayerRef): number {
    return available(this.s, this.seat(who));
  }

  power(who: PlayerRef): number {
    return power(this.s, this.seat(who));
  }

  marks(who: PlayerRef, mark: Mark): number {
    return marksOf(this.s, this.seat(who), mark);
  }

  /** A player's tension toward a race, or toward another player by seat. */
  tension(who: PlayerRef, toward: PlayerRef): number {
    const race = RACES.indexOf(toward as Race);
    return race >= 0
      ? tensionTowardRace(this.s, this.seat(who), race)
      : tensionToward(this.s, this.seat(who), this.seat(toward));
  }

  /** The conflict of a card with this title (or `war`), with its totals as they stand. */
  conflict(what = '') {
    const [id, ...others] = what === '' ? [this.s.conflicts[0]?.id] : conflictsOf(this.s, what);
    if (this.strict && others.length > 0)
      throw new BadInput(`${others.length + 1} conflicts are called "${what}". The scenario must say which one.`);
    const c = this.s.conflicts.find(x => x.id === id);
    if (c === undefined) {
      const names = this.s.conflicts.map(x => `"${NAMING.things.conflict!.name(this.s, x.id)}"`);
      throw new BadInput(
        `There is no conflict "${what}"${names.length > 0 ? `; these are there: ${names.join(', ')}` : ''}.`,
      );
    }
    return { ...c, now: totals(this.s, c) };
  }

  /** The types of the facts that have happened, in order, limited to the given types. */
  told(...types: string[]): string[] {
    return this.heard.map(heard => heard.fact.t).filter(type => types.includes(type));
  }

  /** Gives the smallest legal answers until this round begins. @throws BadInput if it never begins, or the match ends */
  until(round: Round): this {
    if (this.strict) return this.untilBegins(`the ${round} round`, s => s.round === round);
    for (let i = 0; i < 300; i++) {
      if (this.s.ask === null) return this;
      this.least();
      if (this.s.round === round) return this;
    }
    throw new BadInput(`the ${round} round never came`);
  }
}
