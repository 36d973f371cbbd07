// The fields of Advanced Technologies. The strength that each function asks for and its name are in the printed data.
import { card, type Functional } from '../../card.ts';
import { at, lasts, placeOf, theUser } from '../../words/index.ts';

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
