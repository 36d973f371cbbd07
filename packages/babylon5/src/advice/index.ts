// load the rules first: the order in which verbs load is the order of options
import '../game.ts';
import type { Option, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { sponsorCost } from '../rules/actions/cost.ts';
import { canAct } from '../rules/cards/ready.ts';
import { ability } from '../rules/effects/ability.ts';
import { isIn } from '../rules/politics/parties.ts';
import { type B5State, OPPOSE, SUPPORT } from '../state.ts';
import { adoptWorth, aftermathWorth, aim, eventWorth, targetWorth, useWorth } from './cards.ts';
import { chaosWorth } from './chaos.ts';
import { attackWorth, declareWorth, joining, leadWorth, needed, raidWorth } from './conflicts.ts';
import { buildWorth, buyWorth, fetchWorth, promoteWorth, sponsorWorth, startWorth, useless } from './growth.ts';
import { standingSign } from './meaning.ts';
import { breakWorth, joinWarWorth } from './pacts.ts';
import { type Judge, plain, situation, worthAt, worthOf } from './situation.ts';
import { ballotWorth } from './votes.ts';

/**
 * A sensible player's rating of an option, in points: 1 influence for good is worth 4. It reads the table and the seat's own hand. It never reads
 * hidden cards, and never looks ahead.
 */
export const babylon5Advice = {
  score(s: B5State, seat: Seat, o: Option): number {
    const at = situation(s, seat);
    const judge = MENUS[at.menu];
    return judge === undefined ? plain(o) : judge(s, at, o);
  },
};

/** How to rate options of the action round, by verb. */
const ACTIONS: Readonly<Record<string, Judge | undefined>> = {
  pass: () => 0,
  build: (s, at, o) => buildWorth(s, at, o.a),
  sponsor: (s, at, o) => sponsorWorth(s, at, o.a),
  promote: (s, at, o) => promoteWorth(s, at, o.a),
  replace: (s, at, o) =>
    s.cards[o.b]!.faction === at.seat ? worthOf(s, o.a) - worthOf(s, o.b) + 2 : worthOf(s, o.b) - worthOf(s, o.a) - 1,
  support: (s, at, o) => joining(s, at, o, SUPPORT),
  oppose: (s, at, o) => joining(s, at, o, OPPOSE),
  attack: (s, at, o) => attackWorth(s, at, o.a, o.b),
  lead: (s, at, o) => leadWorth(s, at, o.a, o.b),
  heal(s, at, o) {
    const card = s.cards[o.a]!;
    const weight = worthOf(s, o.a) * 0.3;
    if (card.neutralized) return 2 + weight;
    if (card.damage > 0) return card.damage * 0.3 + weight * 0.3 - needed(s, at, o.a);
    return s.cards[s.seats[at.seat]!.ambassador]!.neutralized === 1 ? 2 : -1;
  },
  repair: (s, at, o) => (s.cards[o.a]!.damage > 0 || s.cards[o.a]!.neutralized ? 0.5 + at.available * 0.1 : -1),
  agenda: (s, at, o) => adoptWorth(s, at, o.a),
  'hide-agenda': () => -1,
  'reveal-agenda': () => 2,
  'discard-agenda': () => -2,
  event: (s, at, o) => eventWorth(s, at, o.a),
  contingency: () => 0.5,
  use: (s, at, o) => useWorth(s, at, o.a, o.b),
  assist(s, at) {
    const { ambassador } = s.seats[at.seat]!;
    return canAct(s, ambassador) && needed(s, at, ambassador) > 1 ? 1 : -1;
  },
  'assist-sponsoring': () => -1,
  'join-war': (s, at, o) => joinWarWorth(s, at, o.b) - needed(s, at, o.a),
  fetch: (s, at) => fetchWorth(s, at),
  bid: () => -1,
};

/** The character that rotates should be the one least needed elsewhere. */
const spare: Judge = (s, at, o) => -needed(s, at, o.a) - worthOf(s, o.a) * 0.05;

/** How to rate the options of each question, by its menu's name; others use the default. */
const MENUS: Readonly<Record<string, Judge | undefined>> = {
  action: (s, at, o) => ACTIONS[o.verb]?.(s, at, o) ?? plain(o),
  declare(s, at, o) {
    if (o.verb === 'pass') return 0;
    if (o.verb === 'declare') return declareWorth(s, at, defOf(s, o.a).conflict!.id, 0);
    if (o.verb === 'declare-war-conflict') return declareWorth(s, at, 'war', 0);
    const rules = defOf(s, o.a).conflicts[o.b]!;
    if (rules.source.anybody) return raidWorth(s, at, rules.id, o.a);
    return declareWorth(s, at, rules.id, rules.source.cost ?? 0);
  },
  target: targetWorth,
  // the second of two races: a pact with one's own race first
  'second target': (s, at, o) => (isIn(s, at.seat, o.a) ? 1 : 0),
  'end neutrality': breakWorth,
  aftermath: (s, at, o) => (o.verb === 'pass' ? 0 : aftermathWorth(s, at, o.a)),
  'aftermath target': (s, at, o) => aim(s, at, o, standingSign(defOf(s, at.frame.l.a))),
  'put on': (s, at, o) => aim(s, at, o, standingSign(defOf(s, at.frame.l.a))),
  'lay under': (s, at, o) => aim(s, at, o, 1),
  'sponsor with': (s, at, o) => spare(s, at, o) - (sponsorCost(s, at.seat, at.frame.l.a, o.a, -1, [o.a]) ?? 0),
  'promote with': spare,
  'sponsor agenda with': spare,
  // influence saved is worth having only for a card that nothing else needs
  'rotate to save': (s, at, o) => (o.verb === 'pass' ? 0 : 0.4 + spare(s, at, o)),
  ability: (s, at, o) => ability(s, at.frame.l.a, o.b),
  side: (_s, at, o) => (o.a === at.seat ? 1 : 0),
  discard: (s, at, o) => (useless(s, at, o.a) ? 1 : -1),
  exchange: () => -1,
  'starting hand': (s, _at, o) => startWorth(defOf(s, o.a)),
  number: (s, at, o) => (at.program === 'repair' ? o.a : at.program === 'draw round' ? buyWorth(s, at, o.a) : -o.a),
  'lose a character': (s, _at, o) => -worthOf(s, o.a),
  sustain: () => -1,
  surrender: (_s, _at, o) => (o.verb === 'pass' ? 0 : -1),
  vote: ballotWorth,
  'League vote': ballotWorth,
  'move chaos': chaosWorth,
  mercenary(_s, at, o) {
    const k = at.conflicts.find(x => x.conflict.id === o.b);
    if (o.verb === 'pass' || k === undefined) return 0;
    const won = worthAt(k, 1) - worthAt(k, 0);
    return o.verb === 'support' ? won : -won;
  },
  scan: (s, _at, o) => defOf(s, o.a).cost ?? 3,
  'to the bottom': () => -1,
};
