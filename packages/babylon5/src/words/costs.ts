import type { Amount, Filter } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { RACE_NAMES } from '../names.ts';
import type { CardRaceName } from '../state.ts';

// What texts say of the cost of any card that is played or sponsored.

const t = v.teller({ self: 'this card', you: 'you' });

/**
 * Cards cost more or less to play or to sponsor: for you, for all players, or for all others. The amount may speak of the player who pays as `payer`.
 */
export function cardsCost(
  to: Filter,
  n: Amount,
  { whose = 'you', say }: { whose?: 'you' | 'all' | 'others'; say?: string } = {},
): StaticSource {
  const payer = whose === 'you' ? 'you' : whose === 'all' ? 'every player' : 'other players';
  const told = typeof n === 'number' && n < 0 ? `${-n} less` : `${t.amount(n)} more`;
  return { k: 'play-cost', to, n, what: whose, say: say ?? `each ${t.filter(to)} costs ${payer} ${told}` };
}

/** You may sponsor characters of a race at the cost that is printed on them, not doubled and without any reduction. */
export function listedPrice(to: Filter, race: CardRaceName): StaticSource {
  return {
    k: 'listed-price',
    to,
    if: { w: 'is', a: ['self', { w: 'inner', a: [] }] } as never,
    say: `While this card is in your Inner Circle, you may sponsor ${RACE_NAMES[race]} characters at their printed cost, which is not doubled then and which nothing reduces.`,
  };
}

/** You count as having more influence for initiative, and for nothing else. */
export function moreForInitiative(n: number): StaticSource {
  return { k: 'initiative', n, say: `For initiative alone you count as having ${n} more influence.` };
}

/** The controller of a card applies influence each time it is rotated to act. */
export function rotatingCosts(to: Filter, n: number): StaticSource {
  const [one] = [t.noun(to).certain ? t.filter(to) : t.one(to)];
  return {
    k: 'rotate-cost',
    to,
    n,
    say: `to rotate ${one}, its controller must apply ${n} influence`,
  };
}

/** Each Inner Circle character that rotates while you play or sponsor a card makes it cheaper, the sponsor as well. */
export function rotationsCut(to: Filter, n: Amount): StaticSource {
  return {
    k: 'rotation-discount',
    to,
    n,
    what: 'inner',
    say: `Each ${t.filter(to)} that you play or sponsor costs you ${t.amount(n)} less for each Inner Circle character of yours that rotates for it, its sponsor included. You may rotate others for this alone.`,
  };
}

/** This card may rotate together with a sponsor, and what is sponsored is then cheaper. */
export function helpsSponsor(to: Filter, n: Amount): StaticSource {
  const one = t.each(n);
  const less = one === null ? `${t.amount(n)} less` : `1 less for each ${one}`;
  return {
    k: 'rotation-discount',
    to,
    n,
    what: 'self',
    say: `When a character of yours rotates to sponsor ${t.one(to)}, you may rotate this card, too. That card then costs you ${less}.`,
  };
}

/** Events that you play and aim at these cards cost you more or less. */
export function aimedEventsCost(to: Filter, n: number, say: string): StaticSource {
  return { k: 'aimed-cost', to, n, say };
}
