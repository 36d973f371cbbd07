// J’xar transgates, which bring ships in and recall them (ge/ship-systems/12).
// Each does one thing in a complete turn, on its player's turn or as a reaction (ge/ship-systems/12, ge/ship-systems/13, ge/ship-systems/14). The
// strength of the ship is at most the energy of the transgate.
import { type CardId, type Frame, option, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf, KIND } from '../../card.ts';
import { facts, programs, v, window } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { FLEET, type GeState, HAND, inPlay, pile, zone } from '../../state.ts';
import { judgePlay } from '../play/playing.ts';
import { REACTION, SYSTEM_REACTIONS } from '../play/reaction.ts';
import { givenTo } from '../points/uses.ts';
import { empireOf, isCombined, isShip, strengthOf } from '../table/definitions.ts';
import { returnStack } from '../table/duration.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { standing } from '../texts/standing.ts';
import { isUnder, reaches, works } from '../texts/static-texts.ts';
import { verb } from '../verbs.ts';
import { TRANSGATE } from './system-names.ts';

const NO_GATE = refuse(
  'ge/ship-systems/12',
  'You have no transgate ready. Give it energy first. It works once each complete turn.',
);
const STRANGER = refuse('ge/ship-systems/13', 'A transgate can bring in only J’xar ships.');
const TOO_STRONG = refuse('ge/ship-systems/13', 'No transgate that is ready has enough energy for that ship.');
const NOT_RECALLED = refuse('ge/ship-systems/14', 'A transgate can recall only J’xar ships of your own fleet.');
const TOO_STRONG_BACK = refuse('ge/ship-systems/14', 'No transgate that is ready has enough energy for that ship.');

/** Returns the place of a transgate in `used`. It comes after the places of functions: no card has that many. */
const gateBit = (i: number): number => 1 << (27 + i);
/** All places of transgates in `used`. */
export const GATE_BITS = gateBit(0) | gateBit(1) | gateBit(2);

/** A transgate that is ready, and its energy. */
interface Gate {
  readonly card: CardId;
  readonly i: number;
  readonly energy: number;
}

/** Calls `each` for a player's transgates that are ready: with energy, unused in this complete turn, on working cards. */
function eachGate(s: GeState, seat: Seat, each: (gate: Gate) => void): void {
  for (const card of standing(s).systems[seat]!) {
    const n = defOf(s, card).source.transgates ?? 0;
    if (n === 0 || !works(s, card) || isUnder(s, KIND['no functions'], card)) continue;
    for (let i = 0; i < n; i++) {
      const energy = givenTo(s, card, TRANSGATE + i);
      if (energy > 0 && (s.cards[card]!.used & gateBit(i)) === 0) each({ card, i, energy });
    }
  }
}

/**
 * Returns the player's transgate that a ship of this strength can go through: the one with the least sufficient energy, or null.
 * @param ship the ship if it is in play, -1 for a card of the hand
 */
function gateFor(s: GeState, seat: Seat, ship: CardId, strength: number): Gate | null {
  let best: Gate | null = null;
  eachGate(s, seat, gate => {
    if (gate.energy >= strength && reaches(s, gate.card, ship) && (best === null || gate.energy < best.energy))
      best = gate;
  });
  return best;
}

/** True for a player with a transgate that is ready. */
function hasGate(s: GeState, seat: Seat): boolean {
  let found = false;
  eachGate(s, seat, () => {
    found = true;
  });
  return found;
}

/** Returns the transgate through which a player brings in a card of their hand, or null. */
const gateIn = (s: GeState, seat: Seat, ship: CardId): Gate | null =>
  gateFor(s, seat, -1, defOf(s, ship).source.strength);
/** Returns the transgate through which a player recalls a ship, or null. */
const gateOut = (s: GeState, seat: Seat, ship: CardId): Gate | null => gateFor(s, seat, ship, strengthOf(s, ship));

/** Returns the rule that stops a player from bringing in a card of their hand through a transgate, or null. */
function judgeGateIn(s: GeState, seat: Seat, ship: CardId): Refusal | null {
  // say nothing about cards in other zones
  if (s.cards[ship]?.zone !== zone(seat, HAND)) return judgePlay(s, seat, ship, true);
  if (!hasGate(s, seat)) return NO_GATE;
  const { empire, types } = defOf(s, ship).source;
  if (empire !== "J'xar" || types[0] !== 'S') return STRANGER;
  return gateIn(s, seat, ship) === null ? TOO_STRONG : judgePlay(s, seat, ship, true);
}

/** Returns the rule that stops a player from recalling a ship through a transgate, or null. */
function judgeRecall(s: GeState, seat: Seat, ship: CardId): Refusal | null {
  if (!hasGate(s, seat)) return NO_GATE;
  if (!isRecallable(s, seat, ship)) return NOT_RECALLED;
  return gateOut(s, seat, ship) === null ? TOO_STRONG_BACK : null;
}
const isRecallable = (s: GeState, seat: Seat, ship: CardId): boolean =>
  s.cards[ship]?.controller === seat && isShip(s, ship) && empireOf(s, ship) === "J'xar" && !isCombined(s, ship);

/** A player uses a transgate, in their turn or as a reaction, to bring in or recall a ship. */
const gateUsed = facts.define<{ card: CardId; seat: Seat; i: number; ship: CardId; energy: number; reaction: boolean }>(
  'gate-used',
  {
    deed: true,
    apply(s, x) {
      ownCard(s, x.card).used |= gateBit(x.i);
    },
    show: { card: 'card', seat: 'seat', i: 'plain', ship: 'card', energy: 'plain', reaction: 'plain' },
    say: (n, x) =>
      `${n.seat} uses the transgate of ${n.card}, with ${x.energy} energy,${x.reaction ? ' in reaction' : ''} to ${n.ship ? `recall ${n.ship} from play` : 'bring in a ship'}.`,
  },
);

/** Writes what a transgate would do, for labels and notes. */
const inLabel = (s: GeState, ship: CardId): string => brief(`Bring in ${titleOf(s, ship)} through a transgate`);
const outLabel = (s: GeState, ship: CardId, seat: Seat): string =>
  brief(`Recall ${cardLabel(s, ship, seat)} through a transgate`);
const gateNote = (s: GeState, gate: Gate | null): string =>
  gate === null
    ? ''
    : `the transgate of ${titleOf(s, gate.card)} (${gate.energy} energy) works again on your next turn`;
const inNote = (s: GeState, seat: Seat, ship: CardId): string =>
  `costs no Card Play; comes into play engaged; ${gateNote(s, gateIn(s, seat, ship))}`;
const outNote = (s: GeState, seat: Seat, ship: CardId): string =>
  `${cardNote(s, ship, seat)}; the ship and all cards on it go to their owners' hands; ${gateNote(s, gateOut(s, seat, ship))}`;

verb({
  name: 'gate',
  procedure: 'gate in',
  list(s, seat, out) {
    if (!hasGate(s, seat)) return;
    for (const id of pile(s, seat, HAND)) if (judgeGateIn(s, seat, id) === null) out.push(option('gate', id));
  },
  judge: (s, seat, a) => judgeGateIn(s, seat, a),
  label: inLabel,
  note: (s, a, _b, seat) => inNote(s, seat, a),
});
verb({
  name: 'recall',
  procedure: 'recall a ship',
  list(s, seat, out) {
    if (!hasGate(s, seat)) return;
    for (const id of pile(s, seat, FLEET)) if (judgeRecall(s, seat, id) === null) out.push(option('recall', id));
  },
  judge: (s, seat, a) => judgeRecall(s, seat, a),
  label: (s, a, _b, seat) => outLabel(s, a, seat),
  note: (s, a, _b, seat) => outNote(s, seat, a),
});

SYSTEM_REACTIONS.push({
  // energy and uses are public
  might: (s, e, seat) => e.kind !== 'loss' && hasGate(s, seat),
  list(s, e, seat, out) {
    if (e.kind === 'loss' || !hasGate(s, seat)) return;
    for (const card of pile(s, seat, HAND))
      if (judgeGateIn(s, seat, card) === null)
        out.push({
          card,
          program: programs.of('gate in'),
          get label() {
            return inLabel(s, card);
          },
          note: () => inNote(s, seat, card),
        });
    for (const card of pile(s, seat, FLEET))
      if (judgeRecall(s, seat, card) === null)
        out.push({
          card,
          program: programs.of('recall a ship'),
          get label() {
            return outLabel(s, card, seat);
          },
          note: () => outNote(s, seat, card),
        });
  },
});

/** Returns the ship that goes through: chosen in a Play Cards Phase, or the card of the reaction. */
const shipOf = (f: Frame): CardId => f.l.a ?? f.self;

/** Announces a use of a transgate: an action that others may react to. */
function declare(s: GeState, f: Frame, gate: Gate, recalled: CardId): void {
  const reaction = f.l.event !== undefined;
  const { card, i, energy } = gate;
  const aims = recalled < 0 ? [] : [recalled];
  Object.assign(f.l, { ship: shipOf(f), gate, kind: 'action', by: f.you, card, on: -1, fleet: -1, aims, reaction });
  gateUsed(s, { card, seat: f.you, i, ship: recalled, energy, reaction });
}

/** True while the transgate can still take the ship: nobody has stopped it or taken its card out of play. */
const stillOpen = (s: GeState, f: Frame): boolean =>
  !f.l.stopped && inPlay(s, f.l.card) && works(s, f.l.card) && !s.seats[f.you]!.out;

v.procedure(
  'gate in',
  v.rule('the transgate is used', (s, f) => {
    declare(s, f, gateIn(s, f.you, shipOf(f))!, -1);
  }),
  window(REACTION),
  v.flow(
    'a ship comes through',
    c => {
      const play = c.program('play a card');
      const goes = c.unless((s, f) => stillOpen(s, f) && judgePlay(s, f.you, f.l.ship, true) === null);
      c.step({
        op: 'call',
        program: () => play,
        locals: (_s, f) => ({ a: f.l.ship, free: 1, gated: 1 }),
        you: null,
        self: null,
      });
      c.land(goes);
    },
    () => '',
  )(),
);

v.procedure(
  'recall a ship',
  v.rule('the transgate is used to recall', (s, f) => {
    declare(s, f, gateOut(s, f.you, shipOf(f))!, shipOf(f));
  }),
  window(REACTION),
  v.rule('the ship goes', (s, f) => {
    const { ship, gate } = f.l as { ship: CardId; gate: Gate };
    if (stillOpen(s, f) && isRecallable(s, f.you, ship) && strengthOf(s, ship) <= gate.energy)
      returnStack(s, ship, f.you);
  }),
);
