import { mention, ownedBy, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { people } from '../names.ts';
import { standInFor } from '../rules/cards/aftermath.ts';
import { targetParty } from '../rules/conflict/participants.ts';
import { partyOf, seatsOf } from '../rules/politics/parties.ts';
import { conflictOf } from '../state.ts';
import { HOST, TARGET_PLAYER } from './phrases.ts';

/** Your ambassador, or the card that stands in for it where an aftermath was put on that card (Neroon). */
export const yourAmbassador = v.ref(
  'yourAmbassador',
  () => (s, f) => standInFor(s, f.self) ?? s.seats[f.you]!.ambassador,
  () => ownedBy(mention('you', 'you', 'player'), 'ambassador')!,
)();
/** The ambassador of a player. */
export const ambassadorOf = v.ref(
  'ambassadorOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => s.seats[read(s, f)]?.ambassador ?? -1;
  },
  (t, who) => t.own(who, 'ambassador'),
);
/** The player whose faction a card is in. */
export const playerOf = v.ref(
  'playerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? -1 : s.cards[id]!.faction;
    };
  },
  (t, card) => t.own(card, 'player') as string,
);
/** The race of a player, as a party. */
export const raceOf = v.ref(
  'raceOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      return s.seats[seat] === undefined ? -1 : partyOf(s, seat);
    };
  },
  (t, who) => t.own(who, 'race'),
  who => ({ raceOf: who }),
);
/** A field of the fact that caused this: the card attacked, the seat that gained. The noun is what the text calls it, if not by its field. */
export const factOf = v.ref<[field: string, noun?: string]>(
  'factOf',
  (_c, field) => (_s, f) => f.l.fact[field] ?? -1,
  (_t, field, noun) => (field === 'seat' ? 'that player' : `the ${noun ?? field}`),
);
/** The card that this card is on. */
export const hostCard = v.ref(
  'hostCard',
  () => (s, f) => s.cards[f.self]!.host,
  t => t.names.host ?? HOST,
)();
/** What the conflict targets: its card, player or race (a party). */
export const conflictTarget = v.ref(
  'conflictTarget',
  () => (_s, f) => f.l.target ?? -1,
  t => t.ref('target'),
  { local: 'target', struck: true },
)();
/** The initiator of the conflict. */
export const initiator = v.ref(
  'initiator',
  () => (s, f) => conflictOf(s, f.l.conflict).seat,
  () => 'the initiator',
)();
/** The player targeted by the conflict: by name, by race, or by a card. */
export const targetPlayer = v.ref(
  'targetPlayer',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    if (k.targetSeat >= 0) return k.targetSeat;
    if (k.targetCard >= 0) return s.cards[k.targetCard]!.faction;
    return k.targetRace < 0 ? -1 : (seatsOf(s, k.targetRace)[0] ?? -1);
  },
  () => TARGET_PLAYER,
  { struck: true },
)();
/** The only player whom the conflict targets, by name or by a card; nobody where it targets a race. */
const targetAlone = v.ref(
  'targetAlone',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.targetSeat >= 0 ? k.targetSeat : k.targetCard >= 0 ? s.cards[k.targetCard]!.faction : -1;
  },
  () => 'the target player',
)();
/** The race targeted by the conflict, as a party. */
export const targetRace = v.ref(
  'targetRace',
  () => (s, f) => targetParty(s, conflictOf(s, f.l.conflict)),
  () => 'the target race',
  { raceOf: targetAlone },
)();
/** Your race, as a party. */
export const yourRace = v.ref(
  'yourRace',
  () => (s, f) => partyOf(s, f.you),
  () => 'your race',
  { raceOf: 'you' },
)();
/** The race whose fleet attacked first in the conflict. */
export const firstAttackersRace = v.ref(
  'firstAttackersRace',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.firstAttacker < 0 ? -1 : partyOf(s, k.firstAttacker);
  },
  () => 'the race whose fleet attacked first',
)();
/** The seat with the most support, where cards may support any player; -1 on a tie. */
export const mostSupported = v.ref(
  'mostSupported',
  () => (s, f) => conflictOf(s, f.l.conflict).leader,
  () => 'whoever has the most support',
)();
/** The card your side first rotated in support. */
export const firstSupporter = v.ref(
  'firstSupporter',
  () => (s, f) => conflictOf(s, f.l.conflict).firstSupporter,
  () => 'your first supporter',
)();
/** The attacker and the target of the present attack. */
export const attacker = v.ref(
  'attacker',
  () => s => s.attack?.attacker ?? -1,
  () => 'the attacker',
)();
export const attackTarget = v.ref(
  'attackTarget',
  () => s => s.attack?.target ?? -1,
  () => 'the card attacked',
)();
/** A race by its name. */
export const theRace = v.ref(
  'theRace',
  (_c, race: string) => () => ['human', 'centauri', 'minbari', 'narn', 'non-aligned'].indexOf(race),
  (_t, race) => people(race),
);
/** The fleet that a character leads. */
export const fleetLedBy = v.ref(
  'fleetLedBy',
  (c, leader: Ref) => {
    const read = c.ref(leader);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? -1 : s.cards[id]!.leading;
    };
  },
  (t, leader) => `the fleet that ${t.ref(leader)} leads`,
);
