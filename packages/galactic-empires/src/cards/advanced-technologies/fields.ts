// The fields of Advanced Technologies. The strength that each function asks for and its name are in the printed data.
import { card, type Functional } from '../../card.ts';
import type { CardType } from '../../printed.ts';
import { researched, theUser, undoPoints } from '../../words/expansions/index.ts';
import {
  againstYourFleet,
  card as anyCard,
  at,
  chosen,
  eachPlayer,
  lasts,
  placeOf,
  sequence,
  that,
  type,
  usable,
  useAtOnce,
  wasChosen,
  when,
} from '../../words/index.ts';

const usersStack = at(placeOf(theUser));
/** Each volley of another player at the place of the user does so much less damage. */
const shield = (n: number): Functional => ({
  effect: lasts({ k: 'fire taken', what: 'volley', to: usersStack, n: -n }, { turns: 1 }),
});
export const guardianField = card('F5 Guardian Field', {
  functions: [
    shield(1),
    shield(2),
    shield(3),
    { effect: lasts({ k: 'volley ignored', to: usersStack }, { turns: 1 }) },
  ],
});

/** The place of the user ignores a card of a type: one that lies there now, or the next that others play there. */
const ignores = (kind: CardType, label: string): Functional => ({
  label,
  target: { there: { of: that(type(kind), againstYourFleet, usersStack), min: 0, max: 1 } },
  effect: when(
    wasChosen('there'),
    lasts({ k: 'suspended' }, { turns: 1 }, chosen('there')),
    lasts({ k: 'voids', what: 'one card', to: type(kind), of: usersStack }, { turns: 1 }),
  ),
});
export const protectionField = card('F7 Protection Field', {
  functions: [
    ignores('L', 'ignore a luck card'),
    ignores('M', 'ignore a monster'),
    ignores('H', 'ignore a hazard'),
    ignores('O', 'ignore an occurrence'),
  ],
  names: { there: 'that card' },
});
const NEXT = { turns: 2 };
export const researchField = card('F6 Research Field', {
  functions: [
    { target: { goal: that(anyCard, researched) }, effect: undoPoints('goal') },
    {
      effect: sequence(
        lasts({ k: 'fleet output', what: 'research', times: 2 }, NEXT),
        lasts({ k: 'doubles economy', what: 'research' }, NEXT),
      ),
    },
    { when: usable({ research: 4 }), effect: useAtOnce({ research: 4 }) },
    {
      effect: lasts({ k: 'fleet output', what: 'research', times: 0, who: eachPlayer }, { turns: 1 }),
      spent: true,
    },
  ],
  names: { goal: 'that card' },
});
