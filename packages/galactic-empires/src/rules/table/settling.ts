// Settling after each change: cards without strength are discarded, Sector HQs fall (ge/duration/4).
import { type CardId, Seam, scene } from '@orrery/kernel';
import { KIND, LIBRARY, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { type GeState, HQ_STRENGTH, inPlay, type Lasting } from '../../state.ts';
import { isFaded, keepCopies } from '../empire/facsimile.ts';
import { isLone } from '../fleet/base.ts';
import { actorOf } from '../play/events.ts';
import { toEnd } from '../points/uses.ts';
import { endLasting, standing } from '../texts/standing.ts';
import { isHarmedBy, isUnder, isWeakening, LASTING, mayBeWeakened } from '../texts/static-texts.ts';
import { settleOrigin } from '../time/time-origin.ts';
import { currentStrength, isCombined, isSeparate, printedStrength, strengthOf } from './definitions.ts';
import { departNow, discard, dropAdrift } from './duration.ts';
import { eliminate } from './how-to-win.ts';
import { onePersona } from './persona.ts';
import { allInPlay } from './stacks.ts';

/** True for a card that damage destroys: the damage equals its strength (ge/duration/4). */
export const isDestroyed = (s: GeState, id: CardId): boolean => {
  const card = s.cards[id]!;
  if (card.damage === 0 && card.applied === 0) return false;
  // if no text lowers strength, a printed strength above the damage is enough to know
  if (card.applied === 0 && card.damage < printedStrength(s, id) && !mayBeWeakened(s, id)) return false;
  if (isCombined(s, id) && !isSeparate(s, id)) return false;
  if (card.damage > 0 && currentStrength(s, id) <= 0) return true;
  if (card.applied === 0) return false;
  const side = sideOf(s, id);
  if (side.ends?.nextTurn) return false;
  return (side.ends !== null || side.bane.has('research') || isHarmedBy(s, id, 'research')) && toEnd(s, id) === null;
};

/** True for a card whose play is still under way: what it does as it is played comes before what ends it (C5 Mutineer). */
const isComing = (s: GeState, id: CardId): boolean =>
  s.stack.some(({ l }) => l.kind === 'play' && l.card === id && l.ended !== true);

/** What chapters that come with sets settle after a change, once the rest is settled. */
export const SETTLING = new Seam<(s: GeState) => void>(LIBRARY);

/** A lasting text has met what ends it for good. */
const lapsed = facts.define<{ lasting: Lasting }>('lapsed', {
  apply(s, x) {
    endLasting(s, x.lasting);
  },
  unsettles: true,
  show: {},
  say: () => '',
});

/** Ends the lasting texts that have met what ends them (M8 Fatal Horror). */
function endLapsed(s: GeState): void {
  for (const lasting of s.lasting) {
    const { until } = LASTING.get(lasting.rule)!;
    if (until?.(s, scene(lasting.you, lasting.self, lasting.l))) lapsed(s, { lasting });
  }
}

/** Settles the table after a change. */
export function settle(s: GeState): void {
  for (let seat = 0; seat < s.seats.length; seat++)
    if (s.seats[seat]!.hq >= HQ_STRENGTH && !s.seats[seat]!.out) eliminate(s, seat);
  if (s.result !== null) return;
  if (standing(s).personas.length > 1) onePersona(s);
  // a text in play may discard these cards wherever it finds them (C7 Doctor)
  if (standing(s).statics[KIND.banishes] !== undefined)
    for (const id of allInPlay(s))
      if (inPlay(s, id) && isUnder(s, KIND.banishes, id) && !isComing(s, id)) discard(s, id, 'negated');
  // a base in space goes when the card that held it there has moved away (E10 Subspace Stabilizers)
  if (standing(s).statics[KIND['stands alone']] !== undefined)
    for (const id of allInPlay(s)) if (isLone(s, id)) dropAdrift(s, id);
  keepCopies(s);
  const weakening = isWeakening(s);
  for (const id of allInPlay(s)) {
    const { damage, applied, controller, standIn } = s.cards[id]!;
    if (controller < 0) continue;
    if (standIn === 1 && isFaded(s, id)) departNow(s, id, 'negated');
    else if (
      ((damage > 0 || applied > 0) && isDestroyed(s, id)) ||
      (weakening && mayBeWeakened(s, id) && strengthOf(s, id) <= 0)
    )
      discard(s, id, s.cards[id]!.damage > 0 ? 'destroyed' : 'negated', actorOf(s));
  }
  if (s.timeOrigin > 0) settleOrigin(s, actorOf(s));
  if (s.lasting.length > 0) endLapsed(s);
  for (const part of SETTLING.of(s)) part(s);
}
