// The action "lead a fleet": a character rotates and adds its Leadership to the Military of a fleet (b5/lead-fleet).
import { type CardId, option, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { facts, v } from '../../language.ts';
import { type B5State, cardsIn, INNER, LEAD, MILITARY, SUPPORTING } from '../../state.ts';
import { canAct, turn } from '../cards/ready.ts';
import { unlead } from '../cards/ties.ts';
import { joined, openConflicts, participates } from '../conflict/participants.ts';
import { restricted } from '../conflict/support-oppose.ts';
import { ability, leadership } from '../effects/ability.ts';
import { forbidding } from '../effects/cannot.ts';
import { verb } from '../verbs.ts';

const NOT_READY = refuse('b5/action-round/6', 'A character must be ready and not neutralized to lead.');
const NOT_YOURS = refuse('b5/lead-fleet/3', 'A character leads only fleets of its own faction.');
const NO_LEADERSHIP = refuse('b5/lead-fleet/1', 'The leader needs a Leadership above 0.');
const LED = refuse('b5/lead-fleet/2', 'A fleet has only one leader at a time.');
const LEADS = refuse('b5/lead-fleet/2', 'This character already leads a fleet.');
const FORBIDDEN = refuse('b5/participants/2', 'The fleet takes part in a conflict that this character cannot join.');

/** A character leads a fleet for as long as it stays rotated (b5/lead-fleet/4). */
export const leads = facts.define<{ card: CardId; fleet: CardId }>('leads', {
  apply(s, x) {
    ownCard(s, x.card).leading = x.fleet;
    ownCard(s, x.fleet).leader = x.card;
  },
  revert(s, x) {
    if (s.cards[x.card]!.leading === x.fleet) unlead(s, x.card);
  },
  show: { card: 'card', fleet: 'card' },
  say: n => `${n.card} leads ${n.fleet}.`,
  deed: true,
});

/** A character that leads without being rotated stops, because it cannot stay rotated (b5/lead-fleet/7). */
export const stopsLeading = facts.define<{ card: CardId }>('stops-leading', {
  apply(s, x) {
    unlead(s, x.card);
  },
  show: { card: 'card' },
  say: n => `${n.card} no longer leads a fleet.`,
  unsettles: true,
});

/** Why this character may not lead this fleet; null when it may. */
export function judgeLead(s: B5State, seat: Seat, id: CardId, fleet: CardId): Refusal | null {
  const card = s.cards[id];
  const ship = s.cards[fleet];
  if (!card || card.controller !== seat || DEFS[s.defs[id]!]!.type !== 'character') return NOT_YOURS;
  if (!canAct(s, id)) return NOT_READY;
  if (!ship || DEFS[s.defs[fleet]!]!.type !== 'fleet' || ship.faction !== card.faction) return NOT_YOURS;
  if (leadership(s, id) <= 0) return NO_LEADERSHIP;
  if (ship.leader >= 0) return LED;
  // outside the engine rules a leader that was readied may lead another fleet as well (b5-r-hour-of-the-wolf-2)
  if (card.leading >= 0 && s.ruleset === 'engine') return LEADS;
  if (forbidding(s, 'lead', id) >= 0) return FORBIDDEN;
  for (const c of openConflicts(s)) if (participates(c, fleet) && restricted(s, id, c, LEAD) !== null) return FORBIDDEN;
  return null;
}

v.procedure(
  'lead',
  v.rule('lead a fleet', (s, f) => {
    const id: CardId = f.l.a;
    const fleet: CardId = f.l.b;
    turn(s, id);
    takeLead(s, id, fleet);
  }),
);

/** Makes a character lead a fleet. It takes part in the fleet's conflicts (b5/lead-fleet/5, b5/lead-fleet/6, b5/support-oppose/11). */
export function takeLead(s: B5State, id: CardId, fleet: CardId): void {
  if (id < 0 || fleet < 0 || s.cards[fleet]!.leader >= 0) return;
  leads(s, { card: id, fleet });
  const seat = s.cards[id]!.controller;
  for (const c of openConflicts(s))
    if (participates(c, fleet))
      joined(s, { conflict: c.id, card: id, seat, role: LEAD, ability: -1, by: -1, side: -1 });
}

verb({
  name: 'lead',
  list(s, seat, out) {
    const fleets = cardsIn(s, seat, SUPPORTING).filter(
      c => DEFS[s.defs[c]!]!.type === 'fleet' && s.cards[c]!.leader < 0,
    );
    if (fleets.length === 0) return;
    for (const kind of [INNER, SUPPORTING]) {
      for (const id of cardsIn(s, seat, kind)) {
        if (DEFS[s.defs[id]!]!.type !== 'character' || !canAct(s, id) || leadership(s, id) <= 0) continue;
        for (const fleet of fleets) if (judgeLead(s, seat, id, fleet) === null) out.push(option('lead', id, fleet));
      }
    }
  },
  judge: judgeLead,
  label: (s, a, b, seat) => `${cardLabel(s, a, seat, { room: 32 })} leads the ${cardLabel(s, b, seat, { room: 28 })}`,
  note: (s, a, b) =>
    `the fleet has ${ability(s, b, MILITARY)} Military; ${defOf(s, a).title} rotates and adds ${leadership(s, a)} while rotated`,
  procedure: 'lead',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/ready.ts: b5/lead-fleet/8
// - words/leaders.ts: b5/lead-fleet/10
