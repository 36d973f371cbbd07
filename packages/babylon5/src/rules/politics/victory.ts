// Who wins: standard and major victories (b5/victory).
import { type Result, ruleLink, type Seat, scene } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { seatName } from '../../names.ts';
import { type B5State, players } from '../../state.ts';
import { agendaOf } from '../cards/agenda-in-play.ts';
import { isBlank } from '../effects/blanking.ts';
import { sumFor } from '../effects/statics.ts';
import { isDrakh } from '../factions/drakh-cards.ts';
import { kindOf } from '../factions/kinds.ts';
import { influenceOfPower } from './influence.ts';
import { siblings } from './parties.ts';
import { power } from './power.ts';

/** The power, and the influence of Babylon 5, needed to win the game. */
export const WINNING_POWER = 20;
/** The lead that makes a victory Major (b5/victory/7). */
export const MAJOR_LEAD = 10;
/** The lead over each other faction of the race that an optional rule asks for (b5/dual-race/21). */
const SIBLING_LEAD = 3;

/** The match ends. */
export const matchWon = facts.define<Result>('won', {
  apply(s, x) {
    s.result = { winners: x.winners, kind: x.kind };
  },
  show: { winners: 'seat', kind: 'plain' },
  say: (_n, x, s) => {
    const winners = x.winners!.map(seat => seatName(s, seat)).join(' and ');
    if (winners === '') return 'Nobody wins.';
    const victory = ruleLink(x.kind === 'major' ? 'b5/victory/7' : 'b5/victory/2', `${x.kind} victory`);
    return `${winners} ${x.winners!.length === 1 ? 'wins' : 'win'} a ${victory}.`;
  },
});

/**
 * True if this player can win only a Major Victory: because of a face-up major agenda, a card's effect, or a faction that is Drakh (b5/agenda/32,
 * b5/victory/12, b5/drakh/16).
 */
export function onlyMajor(s: B5State, seat: Seat): boolean {
  const agenda = agendaOf(s, seat);
  return (
    s.seats[seat]!.eligible === 0 ||
    !kindOf(s, seat).usualVictories ||
    (agenda >= 0 && !s.cards[agenda]!.faceDown && DEFS[s.defs[agenda]!]!.source.major === true)
  );
}

/** A way in which a player wins now, by its rule. */
export interface Claim {
  readonly seat: Seat;
  readonly kind: 'major' | 'standard';
  readonly rule: string;
}

/** The race for victory: the power of all players still in the game. */
class Race {
  readonly seats: readonly Seat[];
  private readonly powers: ReadonlyMap<Seat, number>;

  constructor(readonly s: B5State) {
    this.seats = players(s);
    this.powers = new Map(this.seats.map(seat => [seat, power(s, seat)]));
  }

  /** true if the Shadow War bars both ways to a Standard Victory (b5/victory/6) */
  get closed(): boolean {
    return this.s.shadowWar && this.s.ruleset !== 'engine';
  }

  power(seat: Seat): number {
    return this.powers.get(seat)!;
  }

  /** the highest power among the others */
  rival(seat: Seat): number {
    return Math.max(...this.seats.filter(x => x !== seat).map(x => this.powers.get(x)!));
  }

  /** a player's lead over every other player; 0 or less for players who do not lead alone */
  lead(seat: Seat): number {
    return this.power(seat) - this.rival(seat);
  }

  /** the power needed for a Standard Victory, which a card may reduce: 20, and more than every other player (b5/victory/16) */
  need(seat: Seat): number {
    return Math.max(WINNING_POWER, this.rival(seat) + 1) - sumFor(this.s, 'needs-less-power', seat);
  }

  /** the power that a Standard Victory needs over the other factions of the race, by an optional rule; 0 without it (b5/dual-race/21) */
  overSiblings(seat: Seat): number {
    if (!this.s.rivals) return 0;
    return Math.max(0, ...siblings(this.s, seat).map(other => this.power(other) + SIBLING_LEAD));
  }

  /** true if this player's major agenda declares a win */
  fulfils(seat: Seat): boolean {
    const { s } = this;
    const agenda = agendaOf(s, seat);
    if (agenda < 0 || s.cards[agenda]!.faceDown || isBlank(s, agenda)) return false;
    const def = DEFS[s.defs[agenda]!]!;
    // a Drakh agenda works only for Drakh factions (b5/victory/9), and for them no other does (b5/drakh/16)
    if (isDrakh(def) === kindOf(s, seat).usualVictories) return false;
    return def.wins?.(s, scene(seat, agenda)) ?? false;
  }

  /** the way to a Major Victory that a player has now, by its rule; null for none */
  major(seat: Seat): string | null {
    // a Drakh faction wins only by a Drakh agenda, or as the last one left (b5/drakh/16)
    const leads =
      this.power(seat) >= WINNING_POWER && this.lead(seat) >= MAJOR_LEAD && kindOf(this.s, seat).usualVictories;
    if (leads) return 'b5/victory/7';
    return this.fulfils(seat) ? 'b5/victory/8' : null;
  }

  /** the way to a Standard Victory that a player has now, by its rule; null for none */
  standard(seat: Seat): string | null {
    const { s } = this;
    if (this.closed || onlyMajor(s, seat) || this.power(seat) < this.overSiblings(seat)) return null;
    if (sumFor(s, 'needs-less-power', seat) > 0 && this.power(seat) >= this.need(seat)) return 'b5/victory/15';
    if (this.lead(seat) <= 0) return null;
    if (this.power(seat) >= WINNING_POWER) return 'b5/victory/2';
    return influenceOfPower(s, 'babylon5') >= WINNING_POWER && !s.shadowWar ? 'b5/victory/3' : null;
  }
}

/**
 * The rules by which players win now, if any (b5/victory/1, b5/victory/2, b5/victory/3, b5/victory/5, b5/victory/8, b5/victory/11, b5/victory/13,
 * b5/victory/14, b5/victory/15, b5/victory/17, b5/victory/18). Major: 20 power with a lead of 10, a major agenda's own condition, or no other player
 * left. Standard: 20 power and more than every other; with Babylon 5 at 20, the sole leader with any total; a player with a reduced goal wins on
 * reaching it.
 */
export function claims(s: B5State): Claim[] {
  const race = new Race(s);
  const { seats } = race;
  const last = s.ruleset === 'engine' ? 'b5/victory/9' : 'b5/victory/10';
  if (seats.length === 1) return [{ seat: seats[0]!, kind: 'major', rule: last }];
  const by = (kind: Claim['kind'], way: (seat: Seat) => string | null): Claim[] =>
    seats.flatMap(seat => {
      const rule = way(seat);
      return rule === null ? [] : [{ seat, kind, rule }];
    });
  const major = by('major', seat => race.major(seat));
  return major.length > 0 ? major : by('standard', seat => race.standard(seat));
}

/** The winners now; null if nobody wins. */
export function victors(s: B5State): Result | null {
  const list = claims(s);
  return list.length > 0 ? { winners: list.map(x => x.seat), kind: list[0]!.kind } : null;
}

/** How close a player is to victory, from open information. */
export interface Chance {
  readonly power: number;
  /** the power at which the player can win; it includes the need to have more than the others */
  readonly needs: number;
  /** other facts about it, in a few words; '' for the usual race to 20 */
  readonly but: string;
}

/**
 * How close each seat is to victory (b5/victory/2, b5/victory/6, b5/victory/7, b5/victory/12, b5/victory/15), by seat; null for a seat that is out.
 */
export function chances(s: B5State): (Chance | null)[] {
  const race = new Race(s);
  return s.seats.map(({ out }, seat) => (out ? null : chanceIn(race, seat)));
}

function chanceIn(race: Race, seat: Seat): Chance {
  const { s } = race;
  const powered = race.power(seat);
  if (race.seats.length < 2) return { power: powered, needs: powered, but: '' };
  if (race.closed || onlyMajor(s, seat)) {
    const agenda = agendaOf(s, seat);
    const own = agenda >= 0 && !s.cards[agenda]!.faceDown && DEFS[s.defs[agenda]!]!.wins !== null;
    const needs = Math.max(WINNING_POWER, race.rival(seat) + MAJOR_LEAD);
    const by = own ? `, or by ${DEFS[s.defs[agenda]!]!.title}` : '';
    if (!kindOf(s, seat).usualVictories) return { power: powered, needs, but: 'only by a Drakh agenda' };
    return { power: powered, needs, but: `only a major victory: ${MAJOR_LEAD} ahead of all${by}` };
  }
  const needs = Math.max(race.need(seat), race.overSiblings(seat));
  if (influenceOfPower(s, 'babylon5') >= WINNING_POWER && !s.shadowWar)
    return {
      power: powered,
      needs: Math.max(Math.min(needs, race.rival(seat) + 1), race.overSiblings(seat)),
      but: 'Babylon 5 is at 20: who leads alone wins',
    };
  return { power: powered, needs, but: powered < WINNING_POWER || race.lead(seat) > 0 ? '' : 'must lead alone' };
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/politics/shadow-war.ts: b5/victory/4
