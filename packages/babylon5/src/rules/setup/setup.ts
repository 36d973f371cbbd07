// The setup of a match: its state before anything happens (b5/setup).
// The checks of seats are in seats.ts, and the choice of ambassadors in starting-ambassador.ts.
import { BadInput, type CardId, freshToken, type Seat, seeded } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import {
  type B5Card,
  type B5Seat,
  type B5State,
  BLANK_SEAT,
  DECK,
  HAND,
  RACES,
  RESERVE,
  RULESETS,
  restingCard,
  SEAT_ZONES,
  TABLE_ZONES,
  zone,
} from '../../state.ts';
import { firstNotes } from '../cards/this-turn.ts';
import { startingTension } from '../politics/tension.ts';
import { checkCards, type Looked, lookUp } from './cards-brought.ts';
import { fault, type Setup } from './match-setup.ts';
import type { Opening } from './opening.ts';
import { checkSetup } from './seats.ts';
import { lead } from './starting-ambassador.ts';

/** Influence of Babylon 5, the Shadows and the Vorlons at the start (b5/setup/26). */
const POWER_START = 4;

/**
 * The state of a match before anything happens.
 * @throws BadInput with the seat and the fault
 */
export function create(setup: unknown, seed: number, matchProgram: number): B5State {
  const checked = checkSetup(setup);
  const looked = checked.seats.map((seat, i) => lookUp(seat, i));
  const house = checked.house ?? [];
  looked.forEach((x, i) => {
    checkCards(checked.ruleset, x, i, house);
  });
  const leaders = looked.map(x => x.leader);
  leaders.forEach((def, i) => {
    if (checked.ruleset !== 'engine' && def >= 0 && leaders.indexOf(def) < i)
      throw fault(i, `${DEFS[def]!.title} leads another faction already`, 'b5/starting-hand/8');
  });
  return lay(checked, looked, seed, matchProgram);
}

/**
 * The state of a match between these seats, for positions. It checks neither decks nor ambassadors.
 * @throws BadInput for an unknown ruleset, race or card
 */
export function deal(setup: Setup, seed: number, matchProgram: number): B5State {
  if (!RULESETS.includes(setup.ruleset)) throw new BadInput(`There is no ruleset "${String(setup.ruleset)}".`);
  if (setup.seats.length < 2) throw new BadInput('A position needs two seats or more.');
  setup.seats.forEach((seat, i) => {
    if (!RACES.includes(seat.race))
      throw fault(i, `"${String(seat.race)}" is no race that can be played`, 'b5/setup/3');
  });
  return lay(
    setup,
    setup.seats.map((seat, i) => lookUp(seat, i)),
    seed,
    matchProgram,
    true,
  );
}

function lay(setup: Setup, looked: readonly Looked[], seed: number, matchProgram: number, position = false): B5State {
  const { ruleset, seats } = setup;
  const own = freshToken();
  const races = seats.map(seat => RACES.indexOf(seat.race));
  // Crusade Piles have zones only in a match with one
  const piles = looked.some(({ crusade }) => crusade.length > 0) ? seats.length : 0;
  const zones: (readonly CardId[])[] = Array.from(
    { length: seats.length * SEAT_ZONES + TABLE_ZONES + piles },
    () => [],
  );
  const cards: B5Card[] = [];
  const defs: number[] = [];
  const put = (def: number, owner: Seat, at: number): CardId => {
    const id = cards.length;
    cards.push(restingCard(own, owner, at));
    defs.push(def);
    zones[at] = [...zones[at]!, id];
    return id;
  };
  const leaders: CardId[] = [];
  const records: B5Seat[] = looked.map(({ seat, deck, hand, reserve, crusade, leader }, i) => {
    const take = (list: number[]) => list.splice(list.indexOf(leader), 1);
    if (leader >= 0) {
      if (hand.includes(leader)) take(hand);
      else if (deck.includes(leader)) take(deck);
      leaders.push(put(leader, i, zone(i, DECK)));
    } else leaders.push(-1);
    for (const d of hand) put(d, i, zone(i, HAND));
    for (const d of deck) put(d, i, zone(i, DECK));
    for (const d of reserve) put(d, i, zone(i, RESERVE));
    for (const d of crusade) put(d, i, seats.length * SEAT_ZONES + TABLE_ZONES + i);
    // the Non-Aligned start with more unrest (b5/unrest/1, b5/unrest/2)
    return {
      own,
      ...BLANK_SEAT,
      name: seat.name ?? '',
      race: races[i]!,
      designation: seat.designation ?? 'babylon project',
      unrest: seat.race === 'non-aligned' ? 2 : 1,
    };
  });
  const start: Opening = {
    options: seats[0]!.options ?? [],
    legal: setup.house?.includes('any deck') ? 0 : 1,
    named: looked.map(x => DEFS[x.leader]?.id ?? ''),
    shown: [],
    clashed: [],
    seconds: seats.map(() => -1),
    given: seats.map(seat => (seat.hand === undefined ? 0 : 1)),
  };
  const s: B5State = {
    own,
    cards,
    defs,
    seats: records,
    stack: [
      {
        own,
        program: matchProgram,
        step: 0,
        you: -1,
        self: -1,
        l: { ...start },
      },
    ],
    zones,
    random: seeded(seed),
    asked: 0,
    ask: null,
    motion: null,
    pending: [],
    result: null,
    unsettled: false,
    heard: null,
    menus: null,
    derived: null,
    ruleset,
    turn: 1,
    round: 'setup',
    order: seats.map((_, i) => i),
    acting: 0,
    passes: 0,
    action: 0,
    tension: startingTension(ruleset, races),
    babylon5: POWER_START,
    shadows: POWER_START,
    vorlons: POWER_START,
    shadowWar: false,
    shadowWarOver: false,
    relations: [],
    conflicts: [],
    conflictsMade: 0,
    handles: 0,
    resolving: -1,
    attack: null,
    mods: [],
    modsMade: 0,
    deeds: 0,
    plays: [],
    recent: [],
    tracing: null,
    vote: null,
    spentDefs: [],
    limitedThisTurn: [],
    bids: [],
    active: [],
    healers: [],
    notes: firstNotes(defs),
  };
  if (start.options.includes('rival siblings')) s.rivals = true;
  if (start.options.includes('extended loyalty')) s.extended = [];
  // if no player has a choice and no ambassadors clash, all of them are known at once
  const clash = leaders.some((id, i) => {
    const def = DEFS[s.defs[id] ?? -1];
    return def === undefined || (def.copies !== 'multiple' && start.named.indexOf(def.id) < i);
  });
  if (position || !clash)
    leaders.forEach((id, i) => {
      lead(s, i, id);
    });
  return s;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/promote.ts: b5/setup/23
// - rules/actions/replace.ts: b5/setup/22
// - rules/cards/drawing.ts: b5/setup/21
// - rules/cards/entering-play.ts: b5/setup/24
// - rules/factions/designation.ts: b5/setup/11, b5/setup/12
// - rules/factions/kind-record.ts: b5/setup/6, b5/setup/16
// - rules/factions/kinds.ts: b5/setup/7, b5/setup/8, b5/setup/9, b5/setup/13
// - rules/factions/leaders.ts: b5/setup/15
// - rules/rounds/turn.ts: b5/setup/25, b5/setup/27
// - rules/setup/exchange.ts: b5/setup/20
// - rules/setup/match-setup.ts: b5/setup/1, b5/setup/4
// - rules/setup/opening.ts: b5/setup/19
// - rules/setup/seats.ts: b5/setup/2, b5/setup/5, b5/setup/10, b5/setup/14
// - rules/setup/starting-ambassador.ts: b5/setup/17, b5/setup/18
