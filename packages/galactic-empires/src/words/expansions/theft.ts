import type { CardId, Ref, Seat } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { all, atLeast, choose, minus, not, sequence, that, v, when } from '../../language.ts';
import { POINT_KINDS, type PointKind } from '../../printed.ts';
import { outputOf } from '../../rules/fleet/terrain.ts';
import { needsOf } from '../../rules/points/requirements.ts';
import { isCombined } from '../../rules/table/definitions.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { mayEngage } from '../../rules/turn/engagement-phase.ts';
import { FLEET, type GeState, inPlay, opponents, pile } from '../../state.ts';
import { needOf } from '../amounts.ts';
import { engage } from '../effects/cards.ts';
import { lasts, type Until } from '../effects/lasting.ts';
import { repairing } from '../events.ts';
import { ofPlayer, terrain } from '../filters.ts';
import { duringPhase, thatPlayer, turnOf } from '../tests.ts';

// A ship that the points of another player engage (O6 Resource Theft)

/** True if the terrain of a player generates all points that a card needs, each of its own kind. */
function covers(s: GeState, seat: Seat, card: CardId): boolean {
  const needs = needsOf(s, card);
  if (needs === null) return false;
  const made: Partial<Record<PointKind, number>> = {};
  for (const id of pile(s, seat, FLEET))
    if (typeOf(s, id) === 'T' && !isCombined(s, id) && works(s, id))
      for (const [kind, n] of Object.entries(outputOf(s, id, works)))
        made[kind as PointKind] = (made[kind as PointKind] ?? 0) + n;
  return POINT_KINDS.every(kind => (made[kind] ?? 0) >= (needs[kind] ?? 0));
}
/** The other players whose terrain generates what a card needs. */
const suppliers = v.list<[Ref]>(
  'suppliers',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => opponents(s, f.you).filter(seat => inPlay(s, read(s, f)) && covers(s, seat, read(s, f)));
  },
  (t, card) => `the other players whose terrain generates what ${t.ref(card)} needs`,
  'seat',
  (t, card) => `other player whose terrain generates what ${t.ref(card)} needs`,
);
/** Fits disengaged cards that the points of another player's terrain could engage. */
export const engagedByTheft = v.filter(
  'engagedByTheft',
  () => (s, id, f) =>
    inPlay(s, id) &&
    s.cards[id]!.engaged === 0 &&
    mayEngage(s, id) &&
    opponents(s, f.you).some(seat => covers(s, seat, id)),
  () => ({ before: 'disengaged', which: 'whose needs the terrain of another player generates' }),
)();
/** Takes the points that a card needs from the terrain of another player, who lacks them in the next Allocation Phase, and engages the card. */
export const engagesByTheft = v.flow<[Ref]>(
  'engagesByTheft',
  (c, card) => {
    const taken = (kind: PointKind) =>
      ({
        k: 'fleet output',
        what: kind,
        n: minus(0, needOf(card, kind)),
        who: thatPlayer('robbed'),
        of: that(terrain, ofPlayer('robbed')),
      }) as const;
    const lacks = (until: Until) =>
      POINT_KINDS.map(kind => when(atLeast(needOf(card, kind), 1), lasts(taken(kind), until)));
    c.effect(
      choose(
        'robbed',
        { list: suppliers(card), prompt: 'Whose terrain gives the points?' },
        when(
          all(turnOf('robbed'), duringPhase('record keeping', 'allocation'), not(repairing)),
          sequence(...lacks('turn')),
          sequence(...lacks({ turns: 2, of: 'robbed' })),
        ),
        engage(card),
      ),
    );
  },
  (t, card) =>
    `choose another player whose terrain generates the points that ${t.ref(card)} needs; these points are missing in the next Allocation Phase of that player, and ${t.ref(card)} is engaged`,
  { means: [['you', 3]] },
);
