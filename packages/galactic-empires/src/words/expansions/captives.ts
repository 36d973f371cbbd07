import type { CardId, Filter, Frame, Ref } from '@orrery/kernel';
import { choose, that, v } from '../../language.ts';
import { isCombatCrew } from '../../rules/fleet/crew.ts';
import { moved } from '../../rules/table/cards-in-play.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { allInPlay } from '../../rules/table/stacks.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';
import { moveTo } from '../effects/cards.ts';
import { extreme, yours } from '../filters.ts';
import { cards } from '../lists.ts';
import { hostOf } from '../refs.ts';

// Crew that is held captive, and freed (O6 Crew Capture)

/** Takes a card to the strongest card of your fleet that fits. Among equals you choose. */
export const heldOnStrongest = v.flow<[Ref, Filter]>(
  'heldOnStrongest',
  (c, card, which) =>
    c.effect(
      choose(
        'jail',
        { list: cards(extreme('strongest', that(which, yours))), prompt: 'Where is the captive held?' },
        moveTo(card, 'jail'),
      ),
    ),
  (t, card, which) => `${t.ref(card)} goes to the strongest ${t.filter(which)} of your fleet`,
);
/** Returns the combat crew of the captive's player that is where the captive is on a mission, with a way home; -1 for none. */
function rescuerOf(s: GeState, f: Frame): CardId {
  const captive = hostOf(s, f);
  const at = captive < 0 ? -1 : locationOf(s, captive);
  if (at < 0) return -1;
  const { controller } = s.cards[captive]!;
  return (
    // the crew may be there only in a look ahead, which no index of the table knows
    allInPlay(s).find(
      id =>
        id !== captive &&
        s.cards[id]!.on === at &&
        s.cards[id]!.controller === controller &&
        s.cards[id]!.also.length > 0 &&
        isCombatCrew(s, id) &&
        works(s, id),
    ) ?? -1
  );
}
/** True while combat crew of the captive's player is at its location on a there-and-back mission. */
export const rescuersAreThere = v.test(
  'rescuersAreThere',
  () => (s, f) => rescuerOf(s, f) >= 0,
  () => 'combat crew of that player is at its location on a there-and-back mission',
)();
/** The captive goes to the place where its rescuers come from. */
export const goesHome = v.effect(
  'goesHome',
  () => (s, f) => {
    const rescuer = rescuerOf(s, f);
    const captive = hostOf(s, f);
    const home = rescuer < 0 ? -1 : s.cards[rescuer]!.also[0]!;
    if (inPlay(s, captive) && inPlay(s, home)) moved(s, { card: captive, on: home, at: -1 });
  },
  t => `${t.ref('host')} goes to the location where the mission began`,
)();
