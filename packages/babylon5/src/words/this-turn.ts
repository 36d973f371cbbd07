import type { Filter, Ref } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { damageThisTurn, felledBy, warWonLastTurn } from '../rules/cards/this-turn.ts';
import { targets } from '../rules/conflict/participants.ts';
import { ATTACK, conflictOf, MILITARY, OPPOSE } from '../state.ts';

// What happened this turn, or last turn.

/** Cards that took damage this turn, even if it was removed since. */
export const damagedThisTurn = v.filter(
  'damagedThisTurn',
  () => (s, id) => damageThisTurn(s, id) > 0,
  () => ({ that: 'took damage this turn' }),
  { remembers: true },
)();

/** Fleets that took damage of at least half their printed Military this turn (b5-r-no-escape-2). */
export const halfDestroyed = v.filter(
  'halfDestroyed',
  () => (s, id) => {
    const taken = damageThisTurn(s, id);
    return taken > 0 && 2 * taken >= DEFS[s.defs[id]!]!.abilities[MILITARY]!;
  },
  () => ({ that: 'took damage of at least half its printed Military this turn' }),
  { remembers: true },
)();

/** The card that neutralized a card in an attack this turn. */
export const fellerOf = v.ref(
  'fellerOf',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? -1 : felledBy(s, id);
    };
  },
  (t, card) => {
    const victim = t.ref(card);
    return `the card that neutralized ${victim === 'the card' ? 'it' : victim}`;
  },
  { remembers: true },
);

/** Cards that a card neutralized in an attack this turn. The filter is for the attacker. */
export const felledThisTurnBy = v.filter(
  'felledThisTurnBy',
  (c, attacker: Filter) => {
    const fits = c.filter(attacker);
    return (s, id, f) => {
      const by = felledBy(s, id);
      return by >= 0 && fits(s, by, f);
    };
  },
  (t, attacker) => ({ that: `${t.one(attacker)} neutralized in an attack this turn` }),
  { remembers: true },
);

/** Races against which somebody won a war conflict last turn. */
export const defeatedLastTurn = v.filter(
  'defeatedLastTurn',
  () => (s, race) => warWonLastTurn(s, race),
  () => ({ which: 'against which a war conflict was won last turn' }),
  { remembers: true },
)();

/** You have initiated a conflict this turn. */
export const youInitiated = v.test(
  'youInitiated',
  () => (s, f) => s.conflicts.some(k => k.seat === f.you),
  () => 'you have initiated a conflict this turn',
  () => 'you have initiated no conflict this turn',
)();

/** Players who lost a fleet in the conflict: one of theirs was neutralized in it. */
export const whoLostFleet = v.filter(
  'whoLostFleet',
  () => (s, seat, f) =>
    conflictOf(s, f.l.conflict).neutralizedIn.some(
      id => defOf(s, id).type === 'fleet' && s.cards[id]!.faction === seat,
    ),
  () => ({ noun: 'player', that: 'lost a fleet in the conflict' }),
)();

/** Players with a character that opposed the conflict. */
export const whoOpposed = v.filter(
  'whoOpposed',
  () => (s, seat, f) =>
    conflictOf(s, f.l.conflict).parts.some(
      p => p.role === OPPOSE && s.cards[p.card]!.faction === seat && defOf(s, p.card).type === 'character',
    ),
  () => ({ noun: 'player', having: 'a character that opposed the conflict' }),
)();

/** Players who opposed the conflict, or attacked a character of yours in it, and whom it did not target. */
export const whoInterfered = v.filter(
  'whoInterfered',
  () => (s, seat, f) => {
    const k = conflictOf(s, f.l.conflict);
    return (
      seat !== k.seat &&
      !targets(s, k, seat) &&
      k.parts.some(
        p =>
          s.cards[p.card]!.controller === seat &&
          (p.role === OPPOSE ||
            (p.role === ATTACK &&
              p.target !== undefined &&
              s.cards[p.target]!.faction === k.seat &&
              defOf(s, p.target).type === 'character')),
      )
    );
  },
  () => ({ noun: 'player', that: 'opposed or attacked in the conflict without being its target' }),
)();
