// Cards that a plan plays or uses up for the points that they give.
import { type CardId, type Option, option, type Seat } from '@orrery/kernel';
import { defOf, sideOf } from '../../card.ts';
import { titleOf } from '../../names.ts';
import type { PointKind, Points } from '../../printed.ts';
import { DISCARD, FLEET, type GeState, HAND, inPlay, pile } from '../../state.ts';
import { playsChanged } from '../play/card-plays.ts';
import { isFree, judgeAtAll } from '../play/permission.ts';
import { played } from '../play/played.ts';
import { placesFor } from '../play/playing-on.ts';
import { entered, shown } from '../table/cards-in-play.ts';
import { depart } from '../table/duration.ts';
import { works } from '../texts/static-texts.ts';
import type { Production, Restricted } from './production.ts';

/** Returns the points that a card in play gives when it is used up (E1 Cargo), or null if it gives none. */
const storeOf = (s: GeState, id: CardId): Points | null => sideOf(s, id).source.spends ?? null;

/** True for a card of the hand that a player may play in the Allocation Phase for its points (L3 Pirate's Cache, E3 Reserve Power). */
const isPlayable = (s: GeState, seat: Seat, id: CardId): boolean => {
  const side = defOf(s, id).sides[0]!;
  return side.source.also?.includes('allocation') === true && judgeAtAll(s, seat, id, side) === null;
};

/** Lists the cards that a plan may spend: cards of the hand, equipment of the hand on each unit that can carry it, and stores of the fleet. */
export function spendables(s: GeState, seat: Seat): Option[] {
  const out: Option[] = [];
  for (const id of pile(s, seat, HAND)) {
    if (!isPlayable(s, seat, id)) continue;
    const side = defOf(s, id).sides[0]!;
    if (side.type !== 'E') out.push(option('spend', id));
    else for (const o of placesFor(s, seat, id, side)) if (o.verb === 'on') out.push(option('spend', id, o.a));
  }
  for (const id of pile(s, seat, FLEET)) if (storeOf(s, id) !== null && works(s, id)) out.push(option('spend', id));
  return out;
}

/** Returns the points that spending a card gives. */
export const gainOf = (s: GeState, o: Option): Points =>
  inPlay(s, o.a) ? (storeOf(s, o.a) ?? {}) : (defOf(s, o.a).source.makes ?? {});

/** Returns the unit that alone gets the points, because it carries the card; -1 if the points go anywhere. */
const unitOf = (s: GeState, o: Option): CardId => (inPlay(s, o.a) ? s.cards[o.a]!.on : o.b);

/** Writes the label of an option to spend a card. `points` are the points that it gives, in words. */
export const spendLabel = (s: GeState, o: Option, points: string): string =>
  `${inPlay(s, o.a) ? 'Use up' : 'Play'} ${titleOf(s, o.a)} for ${points}${unitOf(s, o) >= 0 ? ` to ${titleOf(s, unitOf(s, o))}` : ''}`;

/** Adds the points of the cards that a plan spends to a production. */
export function withSpent(s: GeState, p: Production, picks: readonly Option[]): Production {
  const restricted: Restricted[] = [];
  for (const o of picks) {
    if (o.verb !== 'spend') continue;
    const points = gainOf(s, o);
    const unit = unitOf(s, o);
    for (const k in points) {
      const kind = k as PointKind;
      if (unit < 0) p.free[kind] += points[kind]!;
      else restricted.push({ kind, n: points[kind]!, from: o.a, fits: (_s, card) => card === unit });
    }
  }
  return restricted.length === 0 ? p : { ...p, restricted: [...p.restricted, ...restricted] };
}

/** Returns the Card Plays that a plan needs for the cards that it spends. */
export const playsFor = (s: GeState, seat: Seat, picks: readonly Option[]): number =>
  picks.filter(o => o.verb === 'spend' && !inPlay(s, o.a) && !isFree(s, seat, o.a, defOf(s, o.a).sides[0]!)).length;

/** Spends the cards of a plan. A card of the hand costs a Card Play; it is discarded after use unless it stays on a unit. A store is used up. */
export function spend(s: GeState, seat: Seat, picks: readonly Option[]): void {
  for (const o of picks) {
    if (o.verb !== 'spend') continue;
    if (inPlay(s, o.a)) {
      depart(s, o.a, 'used', DISCARD, seat);
      continue;
    }
    if (!isFree(s, seat, o.a, defOf(s, o.a).sides[0]!)) playsChanged(s, { seat, n: -1 });
    shown(s, { card: o.a, by: seat });
    played(s, { card: o.a, seat, on: o.b, fleet: o.b < 0 ? seat : -1, reaction: false, aims: [] });
    if (o.b < 0) depart(s, o.a, 'used', DISCARD, seat);
    else entered(s, { card: o.a, seat, on: o.b, at: seat, engaged: 1 });
  }
}
