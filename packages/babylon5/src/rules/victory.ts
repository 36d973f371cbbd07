import { type Result, ruleLink, type Seat, scene } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { facts } from '../language.ts';
import { seatName } from '../names.ts';
import { type B5State, players } from '../state.ts';
import { agendaOf } from './agenda.ts';
import { power } from './power.ts';
import { isBlank, sumFor } from './statics.ts';

/** The power, and the Babylon 5 influence, at which the game can be won. */
export const WINNING_POWER = 20;
/** The lead that makes a victory Major (b5/victory/7). */
export const MAJOR_LEAD = 10;

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

/** True if this player can score only a Major Victory: a face-up major agenda, or what a card made of it (b5/agenda/32, b5/victory/12). */
export function onlyMajor(s: B5State, seat: Seat): boolean {
  const agenda = agendaOf(s, seat);
  return (
    s.seats[seat]!.eligible === 0 ||
    (agenda >= 0 && !s.cards[agenda]!.faceDown && DEFS[s.defs[agenda]!]!.source.major === true)
  );
}

/**
 * Who wins now, if anybody (b5/victory/1 to /3, /5, /8, /11, /13 to /15, /17, /18). Major: 20 power with a lead of 10, a major
 * agenda's own condition, or nobody else
 * left. Standard: 20 power and more than every other; with Babylon 5 at 20 the sole leader whatever the total; a player
 * whose needed power a card reduces wins on reaching it.
 */
export function victors(s: B5State): Result | null {
  const seats = players(s);
  if (seats.length === 1) return { winners: seats, kind: 'major' };
  const powers = new Map(seats.map(seat => [seat, power(s, seat)]));
  const lead = (seat: Seat) => powers.get(seat)! - Math.max(...seats.filter(x => x !== seat).map(x => powers.get(x)!));
  // 20, and more than every other player (b5/victory/16)
  const usualNeed = (seat: Seat) => Math.max(WINNING_POWER, powers.get(seat)! - lead(seat) + 1);
  const major = seats.filter(seat => {
    if (powers.get(seat)! >= WINNING_POWER && lead(seat) >= MAJOR_LEAD) return true;
    const agenda = agendaOf(s, seat);
    if (agenda < 0 || s.cards[agenda]!.faceDown || isBlank(s, agenda)) return false;
    const { wins, keywords } = DEFS[s.defs[agenda]!]!;
    // a Drakh agenda serves Drakh factions only (b5/victory/9)
    if (keywords.has('Drakh') && !s.seats[seat]!.drakh) return false;
    return wins?.(s, scene(seat, agenda)) ?? false;
  });
  if (major.length > 0) return { winners: major, kind: 'major' };
  const closed = s.shadowWar && s.ruleset !== 'engine';
  const standard = seats.filter(seat => {
    if (closed || onlyMajor(s, seat)) return false;
    const reduced = sumFor(s, 'needs-less-power', seat);
    if (reduced > 0 && powers.get(seat)! >= usualNeed(seat) - reduced) return true;
    if (lead(seat) <= 0) return false;
    return powers.get(seat)! >= WINNING_POWER || (s.babylon5 >= WINNING_POWER && !s.shadowWar);
  });
  return standard.length > 0 ? { winners: standard, kind: 'standard' } : null;
}
