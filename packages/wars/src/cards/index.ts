// All cards of WARS, compiled: for tests, and for tools that need every card at once.

import type { CardSource } from '../card.ts';
import { compileCard } from '../compile/card.ts';
import incursion from '../data/incursion.json' with { type: 'json' };
import nowhereToHide from '../data/nowhere-to-hide.json' with { type: 'json' };
import type { Printed } from '../printed.ts';
import { addPrinted } from '../printed-sets.ts';
import { addCards } from '../sets.ts';
import { INCURSION } from './incursion/index.ts';
import { NOWHERE_TO_HIDE } from './nowhere-to-hide/index.ts';

/** The printed data of both sets, in the order of the collectors' lists. */
export const PRINTED = [...incursion, ...nowhereToHide] as unknown as readonly Printed[];

/** Every card of both sets. */
export const CARDS: readonly CardSource[] = [...INCURSION, ...NOWHERE_TO_HIDE];

addPrinted('incursion', incursion as unknown as readonly Printed[]);
addPrinted('nowhere-to-hide', nowhereToHide as unknown as readonly Printed[]);
addCards('incursion', { cards: INCURSION, compileCard });
addCards('nowhere-to-hide', { cards: NOWHERE_TO_HIDE, compileCard });
