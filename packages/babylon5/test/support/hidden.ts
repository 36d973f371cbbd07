// The tests that nothing hidden shows, for any way to deal matches.
import { weighed } from '@orrery/bots';
import { botsOf } from '@orrery/bots/testing';
import { hiddenSuite } from '@orrery/kernel/testing';
import { type B5State, babylon5, babylon5Advice, babylon5Features, babylon5Weights } from '../../src/index.ts';

/** Tests that no player learns hidden things. @param deal begins the match of a seed */
export function staysHidden(deal: (seed: number) => B5State): void {
  hiddenSuite({
    game: babylon5,
    deal,
    ...botsOf(babylon5, babylon5Advice, weighed(babylon5Features, babylon5Weights)),
    depth: 400,
    players: 4,
    // a card that is being sponsored shows itself as soon as its player has chosen who sponsors it, or what it goes on
    shows: s => s.stack.flatMap(({ l }) => (typeof l.a === 'number' && l.a >= 0 ? [l.a] : [])),
    reveals: new Set(['shuffled']),
    together: true,
    limit: 12_000,
  });
}
