import type { Amount, Ref } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { grownThisTurn } from '../rules/cards/this-turn.ts';
import type { NonPlayer } from '../state.ts';
import { POWER_NAMES } from './acting.ts';

// Gains and losses that a text keeps from happening, and influence that a power has for a time.

const t = v.teller({ self: 'this card', you: 'you' });

/** You gain no influence. */
export function gainsNothing(): StaticSource {
  return { k: 'no-gain', say: 'you gain no influence' };
}

/** Babylon 5, the Shadows or the Vorlons lose no influence. */
export function losesNothing(whose: NonPlayer): StaticSource {
  return {
    k: 'no-loss',
    what: whose,
    say: `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'loses' : 'lose'} no influence`,
  };
}

/** Babylon 5, the Shadows or the Vorlons have more influence while this holds. Neither its beginning nor its end is a gain or a loss. */
export function powerHigher(whose: NonPlayer, n: Amount): StaticSource {
  return {
    k: 'power-influence',
    what: whose,
    n,
    say: `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'has' : 'have'} ${t.amount(n)} more influence`,
  };
}

/** How much influence a player has more than at the start of the turn. */
export const grownSince = v.amount<[Ref]>(
  'grownSince',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => Math.max(0, grownThisTurn(s, read(s, f)));
  },
  (teller, who) => `what ${teller.ref(who)} has gained this turn`,
  undefined,
  { remembers: true },
);
