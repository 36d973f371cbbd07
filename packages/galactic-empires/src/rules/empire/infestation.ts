// Infestations: how a ship and its cards change fleets, and how long they stay there (ge/empire-filarian/1, ge/empire-filarian/2, ge/empire-filarian/5).
import type { CardId, Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { facts } from '../../language.ts';
import { type GeState, inPlay, type Lasting } from '../../state.ts';
import { moved } from '../table/cards-in-play.ts';
import { returnControl, takeControl } from '../table/control.ts';
import { isA, isCombined, strengthOf, wholeOf } from '../table/definitions.ts';
import { isAt } from '../table/locations.ts';
import { SETTLING } from '../table/settling.ts';
import { cardsOn, sideAt, stackOf } from '../table/stacks.ts';
import { modified } from '../texts/modifiers.ts';
import { endLasting } from '../texts/standing.ts';
import { LASTING } from '../texts/static-texts.ts';

/** The local of an infestation that holds the crew whose Infesters hold the ship. */
export const BEARER = 'infesting';

/** The class of abilities that let their crew infest ships from another place (A7 Projected Infestation). */
const PROJECTS = 'projects infestation';

/** Returns the Infesters on a crew, in the order of play. */
export const infestersOn = (s: GeState, crew: CardId): CardId[] =>
  cardsOn(s, crew).filter(id => isA(s, id, 'infester'));

/** True for a crew that infests ships from another place. */
export const isProjecting = (s: GeState, crew: CardId): boolean => cardsOn(s, crew).some(id => isA(s, id, PROJECTS));

/** Returns the strength of the strongest ship that the Infesters on a crew can infest: their own strength together, and what texts add. */
export function reachOf(s: GeState, crew: CardId): number {
  const list = infestersOn(s, crew);
  if (list.length === 0) return 0;
  const sum = list.reduce((n, id) => n + strengthOf(s, id), 0);
  return modified(s, KIND.infests, list[0]!, sum);
}

/**
 * Returns the research that must be applied to an Infester to end it and its crew. Research applied to the other Infesters of that crew counts, too,
 * and all of it counts half if the crew infests from another place.
 */
export function researchAgainst(s: GeState, infester: CardId): number {
  const crew = s.cards[infester]!.on;
  if (crew < 0) return strengthOf(s, infester);
  const all = infestersOn(s, crew);
  const needed = all.reduce((n, id) => n + strengthOf(s, id), strengthOf(s, crew));
  const applied = all.reduce((n, id) => n + (id === infester ? 0 : s.cards[id]!.applied), 0);
  return (isProjecting(s, crew) ? 2 : 1) * needed - applied;
}

/** True for the record of an infestation. */
const isInfestation = (x: Lasting): boolean => LASTING.get(x.rule)!.kind === 'infested';

/** Returns the infestations by a crew. */
const infestationsBy = (s: GeState, crew: CardId): Lasting[] =>
  s.lasting.filter(x => x.l[BEARER] === crew && isInfestation(x));

/** True for a crew whose Infesters hold a ship. They take one at a time. */
export const isInfesting = (s: GeState, crew: CardId): boolean =>
  s.lasting.length > 0 && infestationsBy(s, crew).length > 0;

/**
 * Gives a ship to a player, with all cards on it that its player controls. It goes into space in the fleet of its new player (ge/empire-filarian/1,
 * ge/empire-filarian/2). Any other ship that this crew holds goes back first.
 */
export function infestShip(s: GeState, crew: CardId, ship: CardId, seat: Seat): void {
  for (const x of infestationsBy(s, crew)) endInfestation(s, x);
  const from = s.cards[ship]!.controller;
  if (from === seat) return;
  for (const id of stackOf(s, ship)) if (s.cards[id]!.controller === from) takeControl(s, id, seat);
  moved(s, { card: ship, on: -1, at: seat });
}

/** An infestation is over. */
const ended = facts.define<{ card: CardId; seat: Seat; lasting: Lasting }>('infestation-ended', {
  apply(s, x) {
    endLasting(s, x.lasting);
  },
  unsettles: true,
  show: { card: 'card', seat: 'seat' },
  say: n => `The infestation of ${n.card} is over.`,
});

/** Ends an infestation. The ship goes back to the fleet of its player, with the cards that came along (ge/empire-filarian/5). */
function endInfestation(s: GeState, x: Lasting): void {
  const ship = x.cards![0]!;
  ended(s, { card: ship, seat: x.you, lasting: x });
  if (!inPlay(s, ship) || s.cards[ship]!.controller !== x.you) return;
  returnControl(s, ship, x.you);
  const { on, at, controller } = s.cards[ship]!;
  const away = on < 0 ? at !== controller : s.cards[on]!.controller !== controller;
  if (away && !isCombined(s, ship)) moved(s, { card: ship, on: -1, at: controller });
}

/** True while an infestation holds: an Infester is on the crew, and the crew on the ship, or it infests from its own fleet. */
function goesOn(s: GeState, { you, cards, l }: Lasting): boolean {
  const [ship, crew] = [cards![0]!, l[BEARER] as CardId];
  const isOwn = (id: CardId) => inPlay(s, id) && s.cards[id]!.controller === you;
  if (!isOwn(ship) || !isOwn(crew) || !infestersOn(s, crew).some(isOwn)) return false;
  return isAt(s, crew, wholeOf(s, ship)) || (isProjecting(s, crew) && sideAt(s, crew) === you);
}

SETTLING.add({ name: 'filarian', sets: ['powers-of-the-mind'] }, s => {
  for (const x of s.lasting) if (isInfestation(x) && !goesOn(s, x)) endInfestation(s, x);
});
