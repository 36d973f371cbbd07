import {
  asking,
  BadInput,
  type CardId,
  many,
  most,
  type Option,
  option,
  planBreaks,
  proposed,
  type Seat,
} from '@orrery/kernel';
import { Sitting as KernelSitting, type What } from '@orrery/kernel/sitting';
import { defOf } from './card.ts';
import { galacticEmpires } from './game.ts';
import { seatName } from './names.ts';
import { slotsUsed } from './rules/fleet/command.ts';
import { currentStrength, shieldsLeft, strengthOf } from './rules/table/definitions.ts';
import { realmOf } from './rules/table/realms.ts';
import { protectors } from './rules/table/sector-hq.ts';
import { allInPlay, cardsOn } from './rules/table/stacks.ts';
import { cardsOf, isNamed, NAMING, namesIn, PILES, type PileName } from './scenario/naming.ts';
import { type GeCard, type GeSeat, type GeState, inPlay, type Realm, zone } from './state.ts';

export type { What } from '@orrery/kernel/sitting';
export type { PileName };

/** A player by number, 1 to 12, or by name. */
export type PlayerRef = string | number;

/** A plan of points: cards to engage, with or without their points, and points for cards: `['S4 ...', 'repair', 2]`. */
export interface PointPlan {
  readonly engage?: readonly What[];
  readonly free?: readonly What[];
  /** components of Krebiz combinations to engage alone */
  readonly part?: readonly (readonly [card: What, component: 'cruiser' | 'capsule'])[];
  readonly give?: readonly (readonly [card: What, use: string, n?: number])[];
}

/** A table of Galactic Empires for tests. Moves are given by player, verb and card name. */
export class Sitting extends KernelSitting<GeState, number> {
  constructor(s: GeState) {
    super(galacticEmpires, NAMING, s);
  }

  seat(who: PlayerRef): Seat {
    const named = this.s.seats.findIndex((_, i) => seatName(this.s, i) === who);
    const seat = named >= 0 ? named : Number(who) - 1;
    if (this.s.seats[seat] === undefined) throw new BadInput(`There is no player ${who}.`);
    return seat;
  }

  who(seat: Seat): number {
    return seat + 1;
  }

  /** Returns a card by its name. Cards in play come before others; `who` controls or owns it. A number is returned as it is. */
  id(what: What, who?: PlayerRef): CardId {
    if (typeof what === 'number') return what;
    const seat = who === undefined ? -1 : this.seat(who);
    const all = cardsOf(this.s, what, Math.max(0, seat), false);
    const found =
      seat < 0
        ? (all.find(id => inPlay(this.s, id)) ?? all[0])
        : all.find(
            id =>
              this.s.cards[id]!.controller === seat ||
              (this.s.cards[id]!.controller < 0 && this.s.cards[id]!.owner === seat),
          );
    if (found === undefined) throw new BadInput(`There is no card ${what} at the table.`);
    return found;
  }

  /** Returns all cards of a name in play (of a player). */
  all(name: string, who?: PlayerRef): CardId[] {
    return allInPlay(this.s).filter(
      id => isNamed(this.s, id, name) && (who === undefined || this.s.cards[id]!.controller === this.seat(who)),
    );
  }

  card(what: What, who?: PlayerRef): GeCard {
    return this.s.cards[this.id(what, who)]!;
  }

  player(who: PlayerRef): GeSeat {
    return this.s.seats[this.seat(who)]!;
  }

  /** True if a card (of the player) is in play. */
  inPlay(what: What, who?: PlayerRef): boolean {
    return typeof what === 'number' ? inPlay(this.s, what) : this.all(what, who).length > 0;
  }

  engaged(what: What, who?: PlayerRef): boolean {
    return this.card(what, who).engaged === 1;
  }
  /** Returns the strength of a card, and the strength that is left. */
  strength(what: What, who?: PlayerRef): [number, number] {
    const id = this.id(what, who);
    return [strengthOf(this.s, id), currentStrength(this.s, id)];
  }
  shields(what: What, who?: PlayerRef): number {
    return shieldsLeft(this.s, this.id(what, who));
  }
  /** Returns the names of the cards on a card. */
  on(what: What, who?: PlayerRef): string[] {
    return cardsOn(this.s, this.id(what, who)).map(id => defOf(this.s, id).name);
  }
  /** Returns the name of the card beneath another; '' for none. */
  under(what: What, who?: PlayerRef): string {
    const { on } = this.card(what, who);
    return on < 0 ? '' : defOf(this.s, on).name;
  }
  /** Returns the realm of a card: a fleet, or the time origin. */
  realm(what: What, who?: PlayerRef): Realm {
    return realmOf(this.s, this.id(what, who));
  }
  /** Returns the damage that a player's Sector HQ has taken. */
  hq(who: PlayerRef): number {
    return this.player(who).hq;
  }
  protected(who: PlayerRef): boolean {
    return protectors(this.s, this.seat(who)).length > 0;
  }
  slots(who: PlayerRef): number {
    return slotsUsed(this.s, this.seat(who));
  }
  /** Returns the names of the cards in a player's pile, from the top. */
  pile(who: PlayerRef, name: PileName): string[] {
    return namesIn(this.s, this.seat(who), name);
  }
  size(who: PlayerRef, name: PileName): number {
    return this.s.zones[zone(this.seat(who), PILES[name])]!.length;
  }

  /** Returns the turn and the phase. */
  moment(): string {
    return `turn ${this.s.turn} of ${this.s.turnOf + 1}, ${this.s.phase} phase`;
  }

  /** Plays on with the smallest answers until a player's phase begins (or goes on). */
  untilPhase(phase: string, who?: PlayerRef): this {
    const seat = who === undefined ? -1 : this.seat(who);
    const so = (s: GeState) => s.phase === phase && (seat < 0 || s.turnOf === seat);
    if (this.strict) return this.untilBegins(`the phase ${phase}`, so);
    return this.untilSo(`the phase ${phase}`, () => so(this.s) && this.s.ask !== null);
  }

  /** Returns the options of a plan of points: cards to engage, and uses that get points, each as often as it gets a point. */
  private planned(who: PlayerRef, plan: PointPlan): readonly Option[] {
    const out: Option[] = [];
    for (const what of plan.engage ?? []) out.push(option('engage', this.id(what, who)));
    for (const what of plan.free ?? []) out.push(option('free', this.id(what, who)));
    for (const [what, component] of plan.part ?? [])
      out.push(option('part', this.id(what, who), component === 'cruiser' ? 1 : 2));
    for (const [what, use, n = 1] of plan.give ?? []) {
      const o = this.acting(who, 'give', this.id(what), use);
      const times = most(this.game, this.s, this.seat(who), o);
      if (n > times) throw new BadInput(`${this.named(o)} takes at most ${many(times, 'point')}.`);
      for (let k = 0; k < n; k++) out.push(o);
    }
    return out;
  }

  /** Allocates points by a plan. @throws BadInput if a rule forbids it */
  allocate(who: PlayerRef, plan: PointPlan): this {
    return this.give(this.seat(who), this.planned(who, plan));
  }

  /** Returns the rule that forbids a plan of points; '' if it is legal. */
  forbidsPlan(who: PlayerRef, plan: PointPlan): string {
    return planBreaks(this.game, this.s, this.seat(who), this.planned(who, plan))?.rule ?? '';
  }

  /** Returns the text that tells a plan's player its result. */
  sumOf(who: PlayerRef, plan: PointPlan): string {
    const { step, frame } = asking(this.game, this.s);
    return step.menu.sum?.(this.s, frame, this.seat(who), this.planned(who, plan)) ?? '';
  }

  /** Answers the pending question with the proposed answer. */
  proposed(): this {
    const seat = this.asked.length === 1 ? this.mustBeAsked(this.asked[0]!) : -1;
    const plan = seat < 0 ? null : proposed(galacticEmpires, this.s, seat);
    if (plan === null) throw new BadInput(`the table proposes nothing here: ${this.pending()}.`);
    return this.give(seat, plan);
  }
}
