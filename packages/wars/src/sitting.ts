import type { Seat } from '@orrery/kernel';
import { BadInput, nameKey } from '@orrery/kernel';
import { Sitting as KernelSitting, type What } from '@orrery/kernel/sitting';
import { DEFS, defOf } from './card.ts';
import { wars } from './game.ts';
import { beneath, stackedOn } from './rules/abilities/ongoing-ability.ts';
import { attritionBy, isImmune } from './rules/battle/attrition-step.ts';
import { battleDestiny } from './rules/battle/battle-destiny.ts';
import { totalPower } from './rules/battle/power-step.ts';
import { totalTactics } from './rules/battle/totals.ts';
import { defenseOf, powerOf, tacticsOf } from './rules/cards/modifiers.ts';
import { controls } from './rules/locations/control.ts';
import { supportIcons } from './rules/playing/support-icons.ts';
import { NAMING, PILES, type PileName, titlesIn } from './scenario/naming.ts';
import {
  BATTLE_STEPS,
  type BattleStep,
  type Faction,
  HAND,
  IN_PLAY,
  inPlay,
  type Phase,
  pile,
  type WarsCard,
  type WarsState,
  zone,
} from './state.ts';

export type { What } from '@orrery/kernel/sitting';
export type { PileName };

/** A player: the number 1 or 2, or a name. */
export type PlayerRef = string | number;

/** A table of WARS where moves are named as people name them: by player, verb and card title. */
export class Sitting extends KernelSitting<WarsState, number> {
  constructor(s: WarsState) {
    super(wars, NAMING, s);
  }

  seat(who: string | number): Seat {
    const named = this.s.seats.findIndex(seat => seat.name !== '' && seat.name === who);
    const seat = named >= 0 ? named : Number(who) - 1;
    if (seat !== 0 && seat !== 1) throw new BadInput(`There is no player ${who}.`);
    return seat;
  }

  who(seat: Seat): number {
    return seat + 1;
  }

  /** Returns the turn, its player and the phase. */
  moment(): string {
    return `turn ${this.s.turn} of ${this.s.active + 1}, ${this.s.phase} phase`;
  }

  /** Returns a card by its title, cards in play first. `who` is its player or owner. A number is returned as it is. */
  id(what: What, who?: PlayerRef): number {
    if (typeof what === 'number') return what;
    const wanted = nameKey(what);
    const seat = who === undefined ? -1 : this.seat(who);
    const all = this.s.cards.flatMap((c, id) =>
      nameKey(DEFS[this.s.defs[id]!]!.title) === wanted &&
      (seat < 0 || c.controller === seat || (c.controller < 0 && c.owner === seat))
        ? [id]
        : [],
    );
    const found = all.find(id => inPlay(this.s, id)) ?? all[0];
    if (found === undefined) throw new BadInput(`There is no card ${what} at the table.`);
    return found;
  }

  /** Returns all cards of a title in play; with `who`, only those of that player. */
  all(title: string, who?: PlayerRef): number[] {
    return this.s.zones[IN_PLAY]!.filter(
      id =>
        nameKey(defOf(this.s, id).title) === nameKey(title) &&
        (who === undefined || this.s.cards[id]!.controller === this.seat(who)),
    );
  }

  card(what: What, who?: PlayerRef): WarsCard {
    return this.s.cards[this.id(what, who)]!;
  }

  /** True if a card is in play; with `who`, a card of that player. */
  inPlay(what: What, who?: PlayerRef): boolean {
    const id = this.s.cards.length === 0 ? -1 : typeof what === 'number' ? what : (this.all(what, who)[0] ?? -1);
    return id >= 0 && inPlay(this.s, id);
  }

  /** Returns the titles in a pile of a player, from the top. */
  pile(who: PlayerRef, name: PileName): string[] {
    return titlesIn(this.s, this.seat(who), name);
  }

  /** Returns the number of cards in a pile of a player. */
  size(who: PlayerRef, name: PileName): number {
    return this.s.zones[zone(this.seat(who), PILES[name])]!.length;
  }

  power(what: What, who?: PlayerRef): number {
    return powerOf(this.s, this.id(what, who));
  }
  tactics(what: What, who?: PlayerRef): number {
    return tacticsOf(this.s, this.id(what, who));
  }
  defense(what: What, who?: PlayerRef): number {
    return defenseOf(this.s, this.id(what, who));
  }
  /** Returns the power, tactics and defense of a card now. */
  stats(what: What, who?: PlayerRef): [number, number, number] {
    return [this.power(what, who), this.tactics(what, who), this.defense(what, who)];
  }
  immune(what: What, who?: PlayerRef): boolean {
    return isImmune(this.s, this.id(what, who));
  }
  damaged(what: What, who?: PlayerRef): boolean {
    return this.card(what, who).damaged === 1;
  }
  inverted(what: What, who?: PlayerRef): boolean {
    return this.card(what, who).inverted === 1;
  }
  /** Returns the title of the location where a card is. */
  place(what: What, who?: PlayerRef): string {
    const { at } = this.card(what, who);
    return at < 0 ? '' : defOf(this.s, at).title;
  }
  /** Returns the titles beneath a card, and those stacked on it. */
  beneath(what: What, who?: PlayerRef): string[] {
    return beneath(this.s, this.id(what, who)).map(id => defOf(this.s, id).title);
  }
  stackedOn(what: What, who?: PlayerRef): string[] {
    return stackedOn(this.s, this.id(what, who)).map(id => defOf(this.s, id).title);
  }
  icons(who: PlayerRef, faction: Faction): number {
    return supportIcons(this.s, this.seat(who), faction);
  }
  controls(who: PlayerRef, location: What): boolean {
    return controls(this.s, this.seat(who), this.id(location));
  }
  totalTactics(who: PlayerRef, location: What): number {
    return totalTactics(this.s, this.seat(who), this.id(location));
  }
  battleDestiny(who: PlayerRef): number {
    return battleDestiny(this.s, this.seat(who));
  }
  attrition(who: PlayerRef): number {
    return attritionBy(this.s, this.seat(who));
  }
  totalPower(who: PlayerRef): number {
    return totalPower(this.s, this.seat(who));
  }
  /** Returns the names of all pending things, the newest last. */
  get stack(): string[] {
    return this.s.items.map(i => i.name);
  }

  /** Returns a card of a player's hand by its title, or a card elsewhere if the hand has none. */
  handed(who: PlayerRef, title: string): number {
    return (
      pile(this.s, this.seat(who), HAND).find(id => nameKey(defOf(this.s, id).title) === nameKey(title)) ??
      this.id(title, who)
    );
  }

  /** Passes for both players until the newest thing on the stack has happened, or until a question comes up. */
  resolve(limit = 20): this {
    const newest = this.s.items[this.s.items.length - 1];
    if (newest === undefined) throw new BadInput('nothing is pending');
    const pending = () => this.s.items.some(x => x.id === newest.id);
    for (let i = 0; i < limit && pending(); i++) {
      if (this.question !== 'initiative') return this;
      this.pass();
    }
    if (pending()) throw new BadInput(`"${newest.name}" never came off the stack; ${this.pending()}.`);
    return this;
  }

  /** Does the same until the stack is empty. Players give the smallest legal answers. */
  resolveAll(limit = 200): this {
    for (
      let i = 0;
      i < limit && (this.s.items.length > 0 || this.question !== 'initiative') && this.s.ask !== null;
      i++
    )
      this.least();
    if (this.s.items.length > 0) throw new BadInput(`the stack never became empty; ${this.pending()}.`);
    return this;
  }

  /** Plays a card, answers its questions with these picks, and lets it happen. */
  play(who: PlayerRef, title: string, ...picks: What[]): this {
    this.act(who, 'play', this.handed(who, title));
    return this.answers(who, picks).settle();
  }

  /** Uses an ability of a card, answers its questions with these picks, and lets it happen. */
  use(who: PlayerRef, title: What, ability = 0, ...picks: What[]): this {
    this.act(who, 'use', this.id(title, who), ability);
    return this.answers(who, picks).settle();
  }

  private answers(who: PlayerRef, picks: readonly What[]): this {
    for (const what of picks) this.pick(who, what);
    return this;
  }

  /** Lets the thing happen that was just declared, unless a question comes first. */
  private settle(): this {
    return this.question === 'initiative' && this.s.items.length > 0 ? this.resolve() : this;
  }

  /** Attacks at a location. The battle begins, and the players may act before the battle destiny step. */
  attack(who: PlayerRef, location: What): this {
    return this.act(who, 'attack', location).settle();
  }

  /**
   * Continues the battle to this step, or to a question before it. Players give the smallest legal answers on the way.
   * @throws BadInput if there is no battle, or if it ends before that step
   */
  step(name: BattleStep, limit = 60): this {
    this.mustBattle();
    if (this.strict) {
      const at = this.s.battle!.step;
      if (BATTLE_STEPS.indexOf(at) > BATTLE_STEPS.indexOf(name))
        throw new BadInput(`the battle is past its step "${name}": it is in its step "${at}"; ${this.pending()}.`);
      return this.untilStopped(`the step "${name}" of the battle`, () => this.s.battle?.step === name, {
        past: () => this.s.battle === null,
      });
    }
    for (let i = 0; i < limit && this.s.battle !== null; i++) {
      if (this.s.battle.step === name) return this;
      this.least();
    }
    if (this.s.battle === null) return this;
    throw new BadInput(`the battle never came to its step "${name}"; ${this.pending()}.`);
  }

  /** @throws BadInput if there is no battle */
  mustBattle(): void {
    if (this.s.battle === null) throw new BadInput(`no battle is under way; ${this.pending()}.`);
  }

  /** Players give the smallest legal answers until the battle, or the match, is over. @throws BadInput if there is no battle */
  override untilOver(what: string): this {
    if (what !== 'battle') return super.untilOver(what);
    this.mustBattle();
    // the next question belongs to the battle only while the phase is the same
    const when = this.moment();
    const over = () => this.s.battle === null;
    return this.untilStopped('the end of the battle', over, { within: () => over() && this.moment() === when });
  }

  /** Players give the smallest legal answers until this phase (of a player's turn) begins. @throws BadInput if it never begins */
  until(phase: Phase, who?: PlayerRef): this {
    const seat = who === undefined ? -1 : this.seat(who);
    if (this.strict)
      return this.untilBegins(`the ${phase} phase`, s => s.phase === phase && (seat < 0 || s.active === seat));
    const so = () => this.s.phase === phase && this.question === 'initiative' && (seat < 0 || this.s.active === seat);
    for (let i = 0; i < 300 && this.s.ask !== null; i++) {
      this.least();
      if (so()) return this;
    }
    if (this.s.ask === null) return this;
    throw new BadInput(`the ${phase} phase never came`);
  }
}
