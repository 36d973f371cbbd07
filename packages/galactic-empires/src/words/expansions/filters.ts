import type { Filter, Ref } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { eventFrame } from '../../rules/play/events.ts';
import { empireOf } from '../../rules/table/definitions.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { FLEET, isNew, pile } from '../../state.ts';
import { noun } from '../filters.ts';

// Filters that only cards of expansions need

/** Fits generic cards, which are of no empire (ge/deck-construction). */
export const generic = v.filter(
  'generic',
  () => (s, id) => empireOf(s, id) === '',
  () => ({ before: 'generic' }),
)();
/** Fits cards that have stayed in play since a time that a local keeps. */
export const stayedSince = v.filter<[string]>(
  'stayedSince',
  (_c, name) => (s, id, f) => s.cards[id]!.since <= f.l[name],
  t => ({ certain: true, noun: t.names.event ?? 'that card' }),
  { named: true },
);
/** Fits bases that protect other bases of their fleet: those with the word in their title (B2 Border Post). */
export const borderBase = noun('border base', (s, id) => typeOf(s, id) === 'B' && defOf(s, id).is.has('border'));
/** Fits cards that their player has played in this turn of theirs. */
export const newlyPlayed = v.filter(
  'newlyPlayed',
  () => (s, id) => isNew(s, id),
  () => ({ that: 'has been played this turn' }),
)();
/** Fits cards of a player's own deck, wherever they are. */
export const fromDeckOf = v.filter(
  'fromDeckOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.owner === read(s, f);
  },
  (t, who) => ({ of: t.ref(who) }),
);
/** Fits cards of a fleet that has a card that fits. */
export const inFleetWith = v.filter(
  'inFleetWith',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, id, f) =>
      s.cards[id]!.controller >= 0 && pile(s, s.cards[id]!.controller, FLEET).some(x => fits(s, x, f));
  },
  (t, which) => ({
    which: `whose fleet has ${t.one(which)}`,
    not: { which: `whose fleet has no ${t.filter(which)}` },
  }),
);
export const disengaged = v.filter(
  'disengaged',
  () => (s, id) => !works(s, id),
  () => ({ before: 'disengaged' }),
)();
/** Fits the basis of a stack that its player is about to lose. */
export const beingLost = v.filter(
  'beingLost',
  () => (s, id, f) => {
    const e = eventFrame(s, f);
    return e !== null && e.l.kind === 'loss' && e.l.card === id;
  },
  () => ({ that: 'you are about to lose' }),
)();
export const foe = v.ref(
  'foe',
  () => (s, f) => s.cards[f.self]!.foe,
  t => t.names.foe ?? 'that player',
)();
