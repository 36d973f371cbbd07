// Psy functions: which psy may use which function of which field, what it costs, and how long a function is in use (ge/psy-rules).
import { type CardId, capitalized, type Frame, many, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { type CardSource, defOf, type InletSource, KIND, sideOf, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, type Lasting, pile } from '../../state.ts';
import type { WillBe } from '../fleet/terrain.ts';
import { givenTo, TEXT } from '../points/uses.ts';
import { deciderOf } from '../table/decider.ts';
import { hasDiscipline } from '../table/definitions.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { modified } from '../texts/modifiers.ts';
import { forgetNumbers } from '../texts/standing.ts';
import { isUnder, works } from '../texts/static-texts.ts';
import { IN_USE, isInUse, PARTNER, PSY, SINCE, TERMS, type Terms } from './in-use.ts';
import { usersStrength } from './psy-strength.ts';
import { repeated, secondUse } from './second-use.ts';

/** Disciplines that mean whole fleets, and not what is printed on fields (ge/psy-rules/7, ge/psy-rules/8, ge/psy-rules/9). */
const FLEETS: Readonly<Record<string, { readonly own: boolean; readonly others: boolean }>> = {
  Fleet: { own: true, others: false },
  Any: { own: true, others: true },
  'Non-Fleet': { own: false, others: true },
};

const NO_PSY = refuse('ge/psy-rules/11', 'You have no engaged psy with a discipline of that field.');
const NOT_THERE = refuse('ge/psy-rules/13', 'Your psys use only fields of your own fleet.');
const TOO_WEAK = refuse('ge/psy-rules/14', 'None of your psys of that discipline is strong enough for that function.');
const NO_POINTS = refuse('ge/psy-rules/10', 'Your psys have no points left for that function.');
const IN_USE_NOW = refuse(
  'ge/psy-rules/17',
  'That function has been used. It is free again after the next Record Keeping Step of the player who used it.',
);

/** Returns the uses of points that the disciplines of a card have, to stand behind the uses in its text (ge/psy-rules/10). */
export const disciplineInlets = ({ disciplines = [] }: Pick<CardSource, 'disciplines'>): readonly InletSource[] =>
  disciplines.map(({ of, count, cost }) => ({
    kind: cost,
    max: count,
    label: `${capitalized(cost)} for psy functions of ${of} Discipline`,
  }));

/** Returns the use of points of a discipline of a card. */
const useOf = (s: GeState, psy: CardId, at: number): number => TEXT + (sideOf(s, psy).source.inlets ?? []).length + at;

/** True if a discipline of a psy covers a field for a player (ge/psy-rules/6, ge/psy-rules/13), or a text extends it to that field. */
function covers(s: GeState, of: string, seat: Seat, psy: CardId, field: CardId): boolean {
  const own = !inPlay(s, field) || s.cards[field]!.controller === seat;
  const fleets = FLEETS[of];
  if (!own && isUnder(s, KIND['fields of others'], psy)) return true;
  if (fleets !== undefined) return own ? fleets.own : fleets.others;
  return own && (defOf(s, field).source.disciplinesOf ?? []).includes(of);
}

/** A discipline that a psy uses: the card that prints it and gets the points for it, and its place there. */
interface Lesson {
  readonly card: CardId;
  readonly at: number;
}

/** Returns the cards whose disciplines a psy uses: its own, and those of the abilities on it (A7 Arduous Study). */
const teachers = (s: GeState, psy: CardId): CardId[] => [
  psy,
  ...cardsOn(s, psy).filter(id => hasDiscipline(s, id) && typeOf(s, id) === 'A' && works(s, id)),
];

/** Returns the disciplines of a psy that cover a field. */
export const disciplinesFor = (s: GeState, seat: Seat, psy: CardId, field: CardId): Lesson[] =>
  teachers(s, psy).flatMap(card =>
    (defOf(s, card).source.disciplines ?? []).flatMap(({ of }, at) =>
      covers(s, of, seat, psy, field) ? [{ card, at }] : [],
    ),
  );

/** True for an engaged card of a player that has a discipline. An ability lends its own to the card that it is on. */
const isUser = (s: GeState, seat: Seat, id: CardId): boolean =>
  typeOf(s, id) !== 'A' &&
  (hasDiscipline(s, id) || cardsOn(s, id).some(x => hasDiscipline(s, x) && typeOf(s, x) === 'A')) &&
  inPlay(s, id) &&
  deciderOf(s, id) === seat &&
  works(s, id);

/** Returns the least strength that uses a function of a field (ge/psy-rules/14), after texts about the field and about the psy. */
function leastFor(s: GeState, psy: CardId, field: CardId, i: number): number {
  const printed = defOf(s, field).source.fieldFunctions?.[i]?.from ?? 0;
  const easier = inPlay(s, field) ? modified(s, KIND['easier functions'], field, 0) : 0;
  return modified(s, KIND['function strength'], psy, printed - easier, '', field);
}

/** True for a psy that is strong enough for a function of a field, alone or together with another (ge/psy-rules/14). */
export const isStrongFor = (s: GeState, psy: CardId, field: CardId, i: number, partner = -1): boolean =>
  usersStrength(s, { [PSY]: psy, [PARTNER]: partner }) >= leastFor(s, psy, field, i);

/** True for a card with a discipline that covers a field, if it is strong enough for one of the functions of that field. */
export const canUseField = (s: GeState, seat: Seat, psy: CardId, field: CardId): boolean =>
  disciplinesFor(s, seat, psy, field).length > 0 && hasFunctionFor(s, psy, field);

const hasFunctionFor = (s: GeState, psy: CardId, field: CardId): boolean =>
  (defOf(s, field).source.fieldFunctions ?? []).some((_, i) => isStrongFor(s, psy, field, i));

/**
 * True if a card has something to use the points of one of its disciplines on: a field that its discipline covers, with a function that it is strong
 * enough for. Other uses of points always count.
 * @param willBe tells which cards are engaged when the points are used
 */
export function hasFieldFor(s: GeState, seat: Seat, card: CardId, use: number, willBe: WillBe): boolean {
  const at = use - TEXT - (sideOf(s, card).source.inlets ?? []).length;
  const discipline = defOf(s, card).source.disciplines?.[at];
  if (discipline === undefined) return true;
  // an ability lends its discipline to the card that it is on
  const psy = typeOf(s, card) === 'A' ? s.cards[card]!.on : card;
  return allInPlay(s).some(
    field =>
      typeOf(s, field) === 'F' &&
      covers(s, discipline.of, seat, psy, field) &&
      willBe(s, field) &&
      hasFunctionFor(s, psy, field),
  );
}

/** Returns the card and the use of points that pay for a function; null if the psy has no point for it. */
export const paidBy = (s: GeState, seat: Seat, psy: CardId, field: CardId): { card: CardId; use: number } | null => {
  const found = disciplinesFor(s, seat, psy, field).find(x => givenTo(s, x.card, useOf(s, x.card, x.at)) > 0);
  return found === undefined ? null : { card: found.card, use: useOf(s, found.card, found.at) };
};

/** A reaction field that is played in reaction asks for no points (ge/psy-rules/16). */
const isFreeNow = (s: GeState, field: CardId): boolean => !inPlay(s, field);

/** Returns the engaged psys of a player. While a function is in use, only the psy that a text lets use it again counts. */
function psysFor(s: GeState, seat: Seat, field: CardId, i: number): CardId[] {
  const again = isInUse(s, field, i) ? secondUse(s, seat, field, i)?.psy : undefined;
  return pile(s, seat, FLEET).filter(id => (again === undefined || id === again) && isUser(s, seat, id));
}

/** Returns the psys of a player that can use a function of a field now: by their discipline, their strength and their points. */
export const usersOf = (s: GeState, seat: Seat, field: CardId, i: number): CardId[] =>
  psysFor(s, seat, field, i).filter(
    id =>
      disciplinesFor(s, seat, id, field).length > 0 &&
      isStrongFor(s, id, field, i) &&
      (isFreeNow(s, field) || paidBy(s, seat, id, field) !== null),
  );

/** Returns the rule that stops a player from using a function of a field, or null. */
export function judgePsyFunction(s: GeState, seat: Seat, field: CardId, i: number): Refusal | null {
  if (isInUse(s, field, i) && secondUse(s, seat, field, i) === null) return IN_USE_NOW;
  const able = psysFor(s, seat, field, i).filter(id => disciplinesFor(s, seat, id, field).length > 0);
  if (able.length === 0) return s.cards[field]!.controller === seat ? NO_PSY : NOT_THERE;
  const strong = able.filter(id => isStrongFor(s, id, field, i));
  if (strong.length === 0) return TOO_WEAK;
  return strong.some(id => paidBy(s, seat, id, field) !== null) ? null : NO_POINTS;
}

/** A psy activates a function of a field: it spends a point, and nobody uses that function for a time (ge/psy-rules/17, ge/psy-rules/18). */
const activated = facts.define<{
  psy: CardId;
  field: CardId;
  seat: Seat;
  i: number;
  /** the card that got the points, and the use of them that pays; -1 for none */
  payer: CardId;
  use: number;
  turns: number;
  /** what the record also keeps: the psy that uses the function, too, and the terms of its use */
  more: Readonly<Record<string, unknown>>;
}>('psy-function-activated', {
  aside: true,
  apply(s, x) {
    if (x.use >= 0) {
      const given = s.cards[x.payer]!.given.slice();
      given[x.use]!--;
      ownCard(s, x.payer).given = given;
    }
    const record: Lasting = {
      rule: IN_USE,
      you: x.seat,
      self: x.field,
      l: { ...x.more, [PSY]: x.psy, [SINCE]: s.turn },
      n: x.i,
      cards: [x.field],
      of: x.seat,
      turns: x.turns,
    };
    s.lasting = [...s.lasting, record];
    forgetNumbers(s);
  },
  show: { psy: 'card', field: 'card', seat: 'seat', i: 'plain' },
  say: n => `${n.psy} uses a function of ${n.field}.`,
});

/** A psy spends a point on a function that it uses together with another. */
const pointShared = facts.define<{ psy: CardId; card: CardId; use: number }>('psy-point-shared', {
  aside: true,
  apply(s, x) {
    const given = s.cards[x.card]!.given.slice();
    given[x.use]!--;
    ownCard(s, x.card).given = given;
  },
  show: { psy: 'card', card: 'card' },
  say: n => `${n.psy} uses it, too.`,
});

/**
 * Activates a function of the field of a frame for the psy that was chosen. A psy that copies what another uses activates nothing.
 * @param turns how many turns it is in use: 1, unless its text says more
 */
export function activate(s: GeState, f: Frame, i: number, turns: number): void {
  const { you: seat, self: field } = f;
  const psy: CardId = f.l[PSY];
  const partner: CardId = f.l[PARTNER] ?? -1;
  const terms: Terms | undefined = f.l[TERMS];
  if (terms?.copied) return;
  const { card: payer, use } = (terms?.free ? null : paidBy(s, seat, psy, field)) ?? { card: -1, use: -1 };
  if (isInUse(s, field, i)) repeated(s, seat, field, i);
  const more = { ...(partner < 0 ? {} : { [PARTNER]: partner }), ...(terms === undefined ? {} : { [TERMS]: terms }) };
  activated(s, { psy, field, seat, i, payer, use, turns, more });
  const also = partner < 0 ? null : paidBy(s, seat, partner, field);
  if (also !== null) pointShared(s, { psy: partner, ...also });
}

/** A psy gets points for its disciplines that its player does not pay for. */
const pointsAdded = facts.define<{ card: CardId; use: number; n: number }>('psy-points-added', {
  aside: true,
  apply(s, x) {
    const given = s.cards[x.card]!.given.slice();
    for (let use = 0; use <= x.use; use++) given[use] ??= 0;
    given[x.use]! += x.n;
    ownCard(s, x.card).given = given;
  },
  show: { card: 'card', n: 'plain' },
  say: (n, x) => `${n.card} can use ${many(x.n!, 'more function')} this turn.`,
});

/** Lets a psy use several times as many functions this turn as its points pay for, those that it has used already included (A4 Derranged Psy). */
export function multiplyFunctions(s: GeState, psy: CardId, by: number): void {
  const isPaid = (x: Lasting): boolean => (x.l[PSY] === psy || x.l[PARTNER] === psy) && x.l[TERMS]?.free !== true;
  let used = s.lasting.filter(x => x.rule === IN_USE && x.l[SINCE] === s.turn && isPaid(x)).length;
  for (const card of teachers(s, psy))
    (defOf(s, card).source.disciplines ?? []).forEach((_, at) => {
      const use = useOf(s, card, at);
      const n = (by - 1) * (givenTo(s, card, use) + used);
      used = 0;
      if (n > 0) pointsAdded(s, { card, use, n });
    });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card-text.ts: ge/psy-rules/12
// - rules/damage/damage.ts: ge/psy-rules/5
// - rules/fire/targets.ts: ge/psy-rules/2
// - rules/psy/in-use.ts: ge/psy-rules/19, ge/psy-rules/20
// - rules/table/sector-hq.ts: ge/psy-rules/3, ge/psy-rules/4
