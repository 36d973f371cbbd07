// The cards of later sets that are here: leaders of other factions, and characters of the League.

// the rules come first: options are offered in the order in which verbs load
import '../../game.ts';
import type { CardSource } from '../../card.ts';
import * as leaders from './leaders.ts';
import * as league from './league.ts';

export { compileCard } from '../../compile.ts';

/** Every card of later sets that is here, in a fixed order: a new one goes to the end. */
export const LATER_SETS: readonly CardSource[] = [leaders, league].flatMap(file => Object.values(file) as CardSource[]);
