// Psy functions: which psy may use which function of which field, what it costs, and how long a function is in use (ge/psy-rules).
import { type CardId, capitalized, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { type CardSource, defOf, type InletSource, KIND, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, type Lasting, pile } from '../../state.ts';
import { givenTo, TEXT } from '../points/uses.ts';
import { deciderOf } from '../table/decider.ts';
import { strengthOf } from '../table/definitions.ts';
import { modified } from '../texts/modifiers.ts';
import { lastingChanged } from '../texts/standing.ts';
import { works } from '../texts/static-texts.ts';
import { IN_USE, isInUse, PSY } from './in-use.ts';

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

/** True if a discipline covers a field for a player (ge/psy-rules/6, ge/psy-rules/13). */
function covers(s: GeState, of: string, seat: Seat, field: CardId): boolean {
  const own = !inPlay(s, field) || s.cards[field]!.controller === seat;
  const fleets = FLEETS[of];
  if (fleets !== undefined) return own ? fleets.own : fleets.others;
  return own && (defOf(s, field).source.disciplinesOf ?? []).includes(of);
}

/** Returns the places of the disciplines of a psy that cover a field. */
function disciplinesFor(s: GeState, seat: Seat, psy: CardId, field: CardId): number[] {
  const found: number[] = [];
  defOf(s, psy).source.disciplines?.forEach(({ of }, at) => {
    if (covers(s, of, seat, field)) found.push(at);
  });
  return found;
}

/** True for an engaged card of a player that has a discipline. */
const isUser = (s: GeState, seat: Seat, id: CardId): boolean =>
  defOf(s, id).source.disciplines !== undefined && inPlay(s, id) && deciderOf(s, id) === seat && works(s, id);

/** True for a psy that is strong enough for a function of a field, after texts about the strength that it needs (ge/psy-rules/14). */
const isStrongFor = (s: GeState, psy: CardId, field: CardId, i: number): boolean =>
  strengthOf(s, psy) >=
  modified(s, KIND['function strength'], psy, defOf(s, field).source.fieldFunctions?.[i]?.from ?? 0, '', field);

/** Returns the use of points that pays for a function; -1 if the psy has no point for it. */
const paidBy = (s: GeState, seat: Seat, psy: CardId, field: CardId): number => {
  const at = disciplinesFor(s, seat, psy, field).find(x => givenTo(s, psy, useOf(s, psy, x)) > 0);
  return at === undefined ? -1 : useOf(s, psy, at);
};

/** A reaction field that is played in reaction asks for no points (ge/psy-rules/16). */
const isFreeNow = (s: GeState, field: CardId): boolean => !inPlay(s, field);

/** Returns the psys of a player that can use a function of a field now: by their discipline, their strength and their points. */
export const usersOf = (s: GeState, seat: Seat, field: CardId, i: number): CardId[] =>
  pile(s, seat, FLEET).filter(
    id =>
      isUser(s, seat, id) &&
      disciplinesFor(s, seat, id, field).length > 0 &&
      isStrongFor(s, id, field, i) &&
      (isFreeNow(s, field) || paidBy(s, seat, id, field) >= 0),
  );

/** Returns the rule that stops a player from using a function of a field, or null. */
export function judgePsyFunction(s: GeState, seat: Seat, field: CardId, i: number): Refusal | null {
  if (isInUse(s, field, i)) return IN_USE_NOW;
  const users = pile(s, seat, FLEET).filter(id => isUser(s, seat, id));
  const able = users.filter(id => disciplinesFor(s, seat, id, field).length > 0);
  if (able.length === 0) return s.cards[field]!.controller === seat ? NO_PSY : NOT_THERE;
  const strong = able.filter(id => isStrongFor(s, id, field, i));
  if (strong.length === 0) return TOO_WEAK;
  return strong.some(id => paidBy(s, seat, id, field) >= 0) ? null : NO_POINTS;
}

/** A psy activates a function of a field: it spends a point, and nobody uses that function for a time (ge/psy-rules/17, ge/psy-rules/18). */
const activated = facts.define<{
  psy: CardId;
  field: CardId;
  seat: Seat;
  i: number;
  /** the use of points that pays; -1 for none */
  use: number;
  turns: number;
}>('psy-function-activated', {
  aside: true,
  apply(s, x) {
    if (x.use >= 0) {
      const given = s.cards[x.psy]!.given.slice();
      given[x.use]!--;
      ownCard(s, x.psy).given = given;
    }
    const record: Lasting = {
      rule: IN_USE,
      you: x.seat,
      self: x.field,
      l: { [PSY]: x.psy },
      n: x.i,
      cards: [x.field],
      of: x.seat,
      turns: x.turns,
    };
    s.lasting = [...s.lasting, record];
    lastingChanged(s);
  },
  show: { psy: 'card', field: 'card', seat: 'seat', i: 'plain' },
  say: n => `${n.psy} uses a function of ${n.field}.`,
});

/** Activates a function of a field for the psy that was chosen. @param turns how many turns it is in use: 1, unless its text says more */
export function activate(s: GeState, seat: Seat, psy: CardId, field: CardId, i: number, turns: number): void {
  const use = paidBy(s, seat, psy, field);
  activated(s, { psy, field, seat, i, use, turns });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card-text.ts: ge/psy-rules/12
// - rules/damage/damage.ts: ge/psy-rules/5
// - rules/fire/targets.ts: ge/psy-rules/2
// - rules/psy/in-use.ts: ge/psy-rules/19, ge/psy-rules/20
// - rules/table/sector-hq.ts: ge/psy-rules/3, ge/psy-rules/4
