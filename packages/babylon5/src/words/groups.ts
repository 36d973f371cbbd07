import { type Amount, clause, muchOf, type Ref } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { v } from '../language.ts';
import { hire as bringOut, judgeHire, sendBack } from '../rules/cards/hire.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { available } from '../rules/politics/influence.ts';
import { callIn, dueDebt, lend as lendTo } from '../rules/politics/loans.ts';
import { ATTACHED, type B5State, players, tableZone } from '../state.ts';

// What groups do: they hold people and lend influence.

/** Cards that may have only one copy in play at a time (b5/glossary/11). */
export const limitedCard = v.filter(
  'limitedCard',
  () => (s, id) => DEFS[s.defs[id]!]!.copies === 'limited',
  () => ({ before: 'limited' }),
)();

/** Cards whose influence cost is printed on them (b5/cost/1). */
export const priced = v.filter(
  'priced',
  () => (s, id) => DEFS[s.defs[id]!]!.cost !== null,
  () => ({ having: 'a printed cost' }),
)();

/** A card's printed cost. */
export const printedCost = v.amount(
  'printedCost',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : (DEFS[s.defs[id]!]!.cost ?? 0);
    };
  },
  (t, card) => t.own(card, 'printed cost'),
);

/** The characters under this card that are absent from play and that you could sponsor. */
export const forHire = v.list(
  'forHire',
  () => (s, f) => s.cards[f.self]!.attached.filter(id => judgeHire(s, f.you, f.self, id) === null),
  () => 'the characters under this card that you could sponsor',
  'card',
  () => 'character under this card that you could sponsor',
  { holds: 'character' },
)();

/** The face-down cards under other cards, which count as contingencies (b5-r-consultants-6). */
export const cardsLaidUnder = v.list(
  'cardsLaidUnder',
  () => s => s.zones[tableZone(s, ATTACHED)]!.filter(id => s.cards[id]!.faceDown === 1),
  () => 'the contingencies in play',
  'card',
  () => 'contingency in play',
)();

/** A card under this one enters play for a while. */
export const hireOut = v.effect(
  'hireOut',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => bringOut(s, f.you, f.self, read(s, f));
  },
  (t, card) => `${t.ref(card)} becomes a supporting character of yours without being sponsored, and cannot attack`,
);

/** The characters that this card let out go back under it, unless they are neutralized. */
export const takeBackUnder = v.effect(
  'takeBackUnder',
  () => (s, f) => sendBack(s, f.self),
  () => 'the characters that came in from under this card and are not neutralized go back face down under it',
)();

/** The other players who could apply influence for you. */
export const lenders = v.list(
  'lenders',
  () => (s: B5State, f) => players(s).filter(p => p !== f.you && available(s, p) > 0),
  () => 'the other players',
  'seat',
  () => 'other player',
)();

/** The influence that a player can still apply this turn. */
export const influenceLeft = v.amount(
  'influenceLeft',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => available(s, read(s, f));
  },
  (t, who) => muchOf(`influence ${clause(t.ref(who), 'have', 'left')}`),
);

/** A player applies influence for you through this card. On a later turn the player may get the same amount back. */
export const lend = v.effect(
  'lend',
  (c, lender: Ref, n: Amount) => {
    const from = c.ref(lender);
    const read = c.amount(n);
    return (s, f) => lendTo(s, f.self, from(s, f), f.you, read(s, f));
  },
  (t, lender) => `${t.ref(lender)} applies that much influence for you this turn, and you owe ${t.ref(lender)} as much`,
);

/** You are owed influence through this card from an earlier turn, and the debtor can apply it. */
export const debtIsDue = v.test(
  'debtIsDue',
  () => (s, f) => dueDebt(s, f.self, f.you) !== null,
  () => 'another player owes you influence through this card from an earlier turn and can apply it now',
)();

/** The debtor applies for you as much as you applied then. */
export const repay = v.effect(
  'repay',
  () => (s, f) => callIn(s, f.self, f.you),
  () => 'that player applies as much for you this turn',
)();

/** Cards that another card with this card's title helps while it stays rotated (Secret Police). */
export const helpedByAnother = v.filter(
  'helpedByAnother',
  () => (s, id, f) =>
    s.mods.some(
      m => m.until === 'rotated' && m.card === id && m.source !== f.self && s.defs[m.source] === s.defs[f.self],
    ),
  () => ({ that: 'another card of this title helps', not: { that: 'no other card of this title helps' } }),
)();

/** The race that this card noted when it was played. */
export const notedRace = v.ref(
  'notedRace',
  () => (s, f) => s.cards[f.self]!.fixed - 1,
  () => 'the named race',
)();
/** A race as a number to note. */
export const raceNumber = v.amount(
  'raceNumber',
  (c, race: Ref) => {
    const read = c.ref(race);
    return (s, f) => read(s, f) + 1;
  },
  (t, race) => t.ref(race),
);

/** A card counts as having no text until the end of the turn. */
export const loseText = v.effect<[Ref]>(
  'loseText',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) addMod(s, { kind: 'blank', source: f.self, card: id, seat: f.you });
    };
  },
  (t, card) => `until the end of the turn, ${t.ref(card)} counts as having no text`,
  card => ({ means: [[card, -1.5]] }),
);
