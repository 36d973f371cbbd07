import type { CardId, Filter, Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import {
  BEARER,
  infestersOn,
  infestShip,
  isInfesting,
  reachOf,
  researchAgainst,
} from '../../rules/empire/infestation.ts';
import { toEnd } from '../../rules/points/uses.ts';
import { strengthOf } from '../../rules/table/definitions.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { type GeState, inPlay } from '../../state.ts';
import { lasts } from '../effects/lasting.ts';
import { happening } from '../happenings.ts';
import { these } from '../lists.ts';
import { hostOf } from '../refs.ts';
import { more, subject, tells } from '../statics.ts';

// Words for Filarian Infesters (ge/empire-filarian)

tells('infested', (_t, _x) => 'it is infested');
tells('infests', (t, x) => `${subject(t, x.to)} can infest ships of ${more(t, x)} strength`);
/** The location to which the card of a `moved` fact has come. */
const goalOf = (s: GeState, { on }: { on: CardId }): CardId => (on < 0 ? -1 : locationOf(s, on));
/** Waits for the crew with this Infester to move to a location that fits, and to stay there. The first Infester of a crew acts for all of them. */
export const boards = happening(
  'boards',
  'moved',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, on, also = [] } = f.l.fact as { card: CardId; on: CardId; also?: readonly CardId[] };
      if (card !== hostOf(s, f) || also.length > 0 || infestersOn(s, card)[0] !== f.self) return false;
      const goal = goalOf(s, { on });
      return goal >= 0 && fits(s, goal, f);
    };
  },
  (t, which) => `when ${t.ref('host')} moves (not on a there-and-back mission) to ${t.one(which)}`,
);
/** The location to which the crew has moved. */
export const boarded = v.ref(
  'boarded',
  () => (s, f) => (f.l.fact === undefined ? -1 : goalOf(s, f.l.fact)),
  () => 'that ship',
)();
/** Fits ships that are not too strong for the Infesters on the crew of this card. */
export const withinReach = v.filter(
  'withinReach',
  () => (s, id, f) => hostOf(s, f) >= 0 && strengthOf(s, id) <= reachOf(s, hostOf(s, f)),
  t => ({ after: `no stronger than the Infesters on ${t.ref('host')} together` }),
  { rule: 'ge/empire-filarian/1' },
)();
/** True while the Infesters on the crew of this card hold a ship. */
export const infesting = v.test(
  'infesting',
  () => (s, f) => isInfesting(s, hostOf(s, f)),
  t => `an Infester on ${t.ref('host')} holds a ship`,
  t => `no Infester on ${t.ref('host')} holds a ship`,
)();
/** The Infesters on the crew of this card take a ship, with all cards on it that its player controls (ge/empire-filarian/1). */
export const infest = v.flow<[Ref]>(
  'infest',
  (c, ship) => {
    const read = c.ref(ship);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[BEARER] = hostOf(s, f);
        f.l.infested = read(s, f);
        if (inPlay(s, f.l[BEARER]) && inPlay(s, f.l.infested)) infestShip(s, f.l[BEARER], f.l.infested, f.you);
      },
    });
    const none = c.unless((s, f) => inPlay(s, f.l[BEARER]) && inPlay(s, f.l.infested));
    c.effect(lasts({ k: 'infested' }, 'game', these('infested')));
    c.land(none);
  },
  (t, ship) => `infest ${t.ref(ship)}, which comes into your fleet with all cards of its player on it`,
  ship => ({ means: [[ship, -6]] }),
);
/** The research that ends this Infester and its crew. */
export const infestation = v.amount(
  'infestation',
  () => (s, f) => (inPlay(s, f.self) ? researchAgainst(s, f.self) : 0),
  t =>
    `the strength of ${t.ref('host')} and of all Infesters on it together, less the research applied to those other Infesters`,
)();
/** Research would discard this card: as much as it takes has been applied to it. */
export const isResearched = happening(
  'isResearched',
  'left',
  () => (s, f) =>
    f.l.fact.card === f.self && f.l.fact.how === 'negated' && s.cards[f.self]!.applied > 0 && toEnd(s, f.self) === null,
  (t, ..._none) => `research would discard ${t.ref('self')}`,
)();
