import { type CardId, type Frame, many, scene } from '@orrery/kernel';
import { type Functional, sideOf, typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { isHarbor, passes } from '../../rules/fleet/there-and-back.ts';
import { fitsOn, judgeOn } from '../../rules/play/playing-on.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { carry, crewAt, held, moves, RIDERS, ridersAt } from '../effects/missions.ts';

// Carriers that ferry and haul

/** The function of a ship that moves crew: up to so many, aboard from another location, or from aboard to another location. */
export const ferries = (most: number): Functional => {
  const said = `move ${most === 1 ? 'one' : `up to ${most}`} of your crew from another location to its own, or from its own to another`;
  const { target } = moves(most);
  return {
    oneOf: 1,
    target: {
      ...target,
      crew: { of: crewAt('from'), max: most },
      [RIDERS]: { of: ridersAt('from', 'crew'), min: 0, max: 9 },
    },
    effect: carry('crew', 'to', said),
    label: `take ${most === 1 ? 'a crew card' : `up to ${many(most, 'crew card')}`} aboard or ashore`,
  };
};
/** Your equipment that this carrier can take to another location. */
export const freight = v.list(
  'freight',
  () => (s, f) =>
    pile(s, f.you, FLEET).filter(id => id !== f.self && typeOf(s, id) === 'E' && quays(s, f, id).length > 0),
  () => 'your equipment at a location',
  'card',
  () => 'equipment of yours at a location',
)();
/** Returns the other locations of your fleet to which this carrier can take equipment that may lie there. */
const quays = (s: GeState, f: Frame, gear: CardId): CardId[] => {
  const from = s.cards[gear]!.on;
  if (from < 0 || !isHarbor(s, from) || !passes(s, f.self, f.you, from)) return [];
  const side = sideOf(s, gear);
  const as = scene(f.you, gear);
  return pile(s, f.you, FLEET).filter(
    id =>
      id !== from &&
      isHarbor(s, id) &&
      passes(s, f.self, f.you, id) &&
      fitsOn(s, side, id, as) &&
      judgeOn(s, gear, id) === null,
  );
};
/** The locations to which this carrier can take the chosen equipment. */
export const quaysFor = v.list<[string]>(
  'quaysFor',
  (_c, gear) => (s, f) => held(f, gear).flatMap(id => quays(s, f, id)),
  () => 'the other locations of your fleet that can have it',
  'card',
  () => 'other location of your fleet that can have it',
);
/** The function of a carrier that moves one equipment from one location to another. */
export const hauls: Functional = {
  oneOf: 1,
  target: { gear: freight, to: quaysFor('gear') },
  effect: carry('gear', 'to', 'move one of your equipment from one location of your fleet to another that can have it'),
  label: 'move an equipment card from one location to another',
};
