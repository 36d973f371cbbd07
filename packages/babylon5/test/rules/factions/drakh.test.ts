import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { Ruleset } from '../../../src/index.ts';
import { chances, WINNING_POWER } from '../../../src/rules/politics/victory.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { type Table, table } from '../../support/table.ts';

/** A Narn player with much power, who turns Drakh, and a Centauri player. */
function dark(ruleset: Ruleset, agenda: string): Table {
  const t = table({
    ruleset,
    vorlons: 9,
    shadows: 9,
    seats: [
      { race: 'narn', rating: 25, spent: 25, agenda, hand: ['Test Dark Pact'], deck: PAPERS },
      { race: 'centauri', rating: 10, spent: 10, deck: PAPERS },
    ],
    order: ['narn', 'centauri'],
  });
  return t.act('narn', 'event', 'Test Dark Pact');
}

rule('b5/drakh/16', 'a Drakh faction wins by no lead and no other agenda, but by a Drakh agenda', () => {
  for (const ruleset of ['casual', 'tournament', 'engine'] as const) {
    // 25 to 10 would be a Major Victory for any other, and so would the agenda of another faction
    const led = dark(ruleset, 'Test Rival Design');
    expect(led.power('narn') - led.power('centauri')).toBeGreaterThanOrEqual(10);
    expect(led.power('narn')).toBeGreaterThanOrEqual(WINNING_POWER);
    expect(chances(led.s)[0]!.but).toBe('only by a Drakh agenda');
    expect(led.untilAsked('declare').s.result).toBe(null);
    const t = dark(ruleset, 'Test Dark Design');
    for (let i = 0; i < 40 && t.s.result === null && t.s.turn === 2; i++) t.least();
    expect(t.s.result).toEqual({ winners: [0], kind: 'major' });
  }
});
