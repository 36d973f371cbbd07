import { type Amount, numberOf, type Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { slotsUsed } from '../../rules/fleet/command.ts';
import { shieldsLeft, shieldsOf } from '../../rules/table/definitions.ts';

// Amounts that only cards of expansions count

export const shields = v.amount(
  'shields',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : shieldsOf(s, read(s, f)));
  },
  (t, card) => t.own(card, 'shield points'),
);
/** The shield points that a card has left. */
export const shieldsStanding = v.amount(
  'shieldsStanding',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : shieldsLeft(s, read(s, f)));
  },
  (t, card) => numberOf(`shield points that ${t.ref(card)} has left`),
);
/** A number, or 1 if it is less. */
export const oneOrMore = v.amount(
  'oneOrMore',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => Math.max(1, read(s, f));
  },
  (t, n) => `${t.amount(n)}, but at least 1`,
);
/** The time of the table: cards that come into play later have a greater number. */
export const theTime = v.amount(
  'theTime',
  () => s => s.clock,
  () => 'the time',
)();
/** The command slots that a player does not use, without a half (ge/command/15). */
export const unusedSlots = v.amount<[Ref]>(
  'unusedSlots',
  (c, who) => {
    const read = c.ref(who);
    return (s, f) => Math.max(0, Math.floor(s.seats[read(s, f)]!.slots - slotsUsed(s, read(s, f))));
  },
  (t, who) => `the number of unused command slots of ${t.ref(who)}`,
);
