import { type Amount, capitalized, type Filter, type Frame, type Ref } from '@orrery/kernel';
import { DEFS, type StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { ability, highest, undamaged } from '../rules/effects/ability.ts';
import { holdInInner } from '../rules/factions/held-inner.ts';
import {
  ABILITIES,
  ATTACHED,
  ATTACK,
  type B5State,
  conflictOf,
  FACTION,
  LEAD,
  LEADERSHIP,
  MILITARY,
  OPPOSE,
  SEAT_ZONES,
  SUPPORT,
  zoneKind,
} from '../state.ts';
import { HOST } from './phrases.ts';

// What aftermaths say about the conflict that they follow, about each other, and about the cards that they are on.

/** The other factions that took part in the conflict: with any card of theirs (b5/glossary/20). */
export const otherFactionsInIt = v.list(
  'otherFactionsInIt',
  () => (s, f) => {
    const seats = new Set(conflictOf(s, f.l.conflict).parts.map(p => s.cards[p.card]!.faction));
    return [...seats].filter(p => p >= 0 && p !== f.you && !s.seats[p]!.out).sort((a, b) => a - b);
  },
  () => 'the other factions that took part',
  'seat',
  () => 'other player whose faction took part in the conflict',
)();

/** The faction that a card belongs to: that of the card it is on, or the faction it is put on; -1 for none. */
function about(s: B5State, id: number): number {
  const card = s.cards[id]!;
  const kind = zoneKind(s, card);
  if (kind === SEAT_ZONES + ATTACHED && card.host >= 0) return s.cards[card.host]!.faction;
  return kind === FACTION ? card.faction : -1;
}

/** Cards put on a faction, or on any card in it. */
export const onFactionOf = v.filter(
  'onFactionOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => about(s, id) === read(s, f);
  },
  (t, who) => ({ after: `on ${t.own(who, 'faction')} or on a card in it` }),
);

/** Cards put on the faction of another player than you, or on any card in it. */
export const onAnothersFaction = v.filter(
  'onAnothersFaction',
  () => (s, id, f) => about(s, id) >= 0 && about(s, id) !== f.you,
  () => ({ after: "on another player's faction or on a card in it" }),
)();

/** Cards that noted this number when they were played. */
export const noted = v.filter<[Amount]>(
  'noted',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, id, f) => s.cards[id]!.fixed === read(s, f);
  },
  () => ({ that: 'names you' }),
);

/** The player's place at the table, as a number to note. */
export const placeOf = v.amount(
  'placeOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => read(s, f);
  },
  (t, who) => t.ref(who),
);

/** The abilities that a card used in the conflict, except its present highest one. A leader used Leadership (b5-r-secondary-experience-3). */
function lesserUsed(s: B5State, id: number, f: Frame): number[] {
  const value = (stat: number) => (s.cards[id]!.neutralized ? undamaged(s, id, stat) : ability(s, id, stat));
  const most = s.cards[id]!.neutralized
    ? Math.max(...ABILITIES.map((_, stat) => undamaged(s, id, stat)))
    : highest(s, id).value;
  const used = conflictOf(s, f.l.conflict).parts.flatMap(p =>
    p.card === id ? [p.role === LEAD ? LEADERSHIP : p.by] : [],
  );
  return [...new Set(used)].filter(stat => value(stat) < most);
}

/** Cards that used an ability in the conflict other than their highest. */
export const usedLesserAbility = v.filter(
  'usedLesserAbility',
  () => (s, id, f) => lesserUsed(s, id, f).length > 0,
  () => ({ that: 'used in the conflict an ability other than its highest' }),
)();

/** The abilities that a card used in the conflict, except its highest one. */
export const lesserAbilitiesOf = v.list(
  'lesserAbilitiesOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => lesserUsed(s, read(s, f), f);
  },
  (t, card) => `the abilities that ${t.ref(card)} used and that are not its highest`,
  'ability',
  (t, card) => `ability of ${t.ref(card)} that is not its highest and that it used in the conflict`,
);

/** The number noted when this card was played is this one. An ability is noted as its index plus 1. */
export const notedIs = v.test(
  'notedIs',
  (_c, n: number) => (s, f) => s.cards[f.self]!.fixed === n,
  (_t, n) => `${capitalized(ABILITIES[n - 1] ?? '')} was noted`,
);

/** Characters have more of the noted ability. They have no Military to use (b5/support-oppose/4). */
export function hasNotedAbility(to: Filter, n: number): StaticSource[] {
  return ABILITIES.slice(0, MILITARY).map((what, i) => ({
    k: 'ability',
    to,
    what,
    n,
    op: 'add',
    if: notedIs(i + 1),
    say: i === 0 ? `${HOST} has ${n < 0 ? n : `+${n}`} of that ability` : '',
  }));
}

/** The initiator's own attacks in the conflict neutralized fleets with at least that much Military in all (b5-r-renowned-victory-1). */
export const neutralizedFleetsOf = v.test(
  'neutralizedFleetsOf',
  (_c, n: number) => (s, f) => conflictOf(s, f.l.conflict).neutralizedByInitiator >= n,
  (t, n) =>
    `${t.names.initiator === 'you' ? 'your' : 'its'} own attacks neutralized fleets of ${n} or more Military in all`,
);

/** The initiator took the location that the conflict was aimed at. */
export const locationTaken = v.test(
  'locationTaken',
  () => (s, f) => {
    const { seat, targetCard } = conflictOf(s, f.l.conflict);
    return targetCard >= 0 && DEFS[s.defs[targetCard]!]!.type === 'location' && s.cards[targetCard]!.faction === seat;
  },
  () => 'the initiator captured a location in it',
)();

/** A supporting character is in the Inner Circle while this card is on it and not blanked (b5-r-approval-of-the-grey-2). */
export const promoteWhileHere = v.effect(
  'promoteWhileHere',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => holdInInner(s, f.self, read(s, f));
  },
  (t, card) => `promote ${t.ref(card)} to the Inner Circle for as long as this card is on it`,
);

/** The noted player chooses a conflict card before you choose yours, and shows it to you (b5-r-hidden-agent-1). */
export function showsFirst(n: Amount): StaticSource {
  return {
    k: 'shows-first',
    n,
    say: 'Each turn that player chooses a conflict card before you choose yours, and shows it to you.',
  };
}

const DEEDS = { supported: SUPPORT, opposed: OPPOSE, attacked: ATTACK } as const;

/** Cards that did this in the conflict: supported it, opposed it, or attacked (b5/aftermath/10). */
export const thatDid = v.filter(
  'thatDid',
  (_c, deed: keyof typeof DEEDS) => (s, id, f) =>
    conflictOf(s, f.l.conflict).parts.some(p => p.card === id && p.role === DEEDS[deed]),
  (_t, deed) => ({ that: `${deed} in the conflict` }),
);

/** Characters leading a fleet that did this in the conflict. */
export const leadingOneThat = v.filter(
  'leadingOneThat',
  (_c, deed: keyof typeof DEEDS) => (s, id, f) =>
    conflictOf(s, f.l.conflict).parts.some(p => p.role === DEEDS[deed] && s.cards[p.card]!.leader === id),
  (_t, deed) => ({ doing: `leading a fleet that ${deed} in the conflict` }),
);
