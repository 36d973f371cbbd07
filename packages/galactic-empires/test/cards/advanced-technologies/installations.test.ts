import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { sides, stack } from '../../scenes.ts';
import type { Table } from '../../table.ts';

// The installations of Advanced Technologies

const MOON = 'T3 Moon';
const S2 = 'S2 Police Cutter';
const by = (player: number, card: string): CardPlace => ({ card, by: player });

const SOLITARY = 'I1 Solitary Station';
test(`${SOLITARY}: weaker crew has a turn of its player to leave, and is then discarded; the strongest stays`, () => {
  const t = sides([MOON, S2, stack(SOLITARY, 'C5 Captain', 'C3 Nurse', by(2, 'C2 Ensign'))]);
  t.untilPhase('play A', 2);
  // the crew of player 1 was there after the turn of player 1 had begun
  expect(['C5 Captain', 'C3 Nurse', 'C2 Ensign'].map(x => t.inPlay(x))).toEqual([true, true, true]);
  t.untilPhase('play A', 1);
  expect(['C5 Captain', 'C3 Nurse', 'C2 Ensign'].map(x => t.inPlay(x))).toEqual([true, true, false]);
  t.untilPhase('play A', 2);
  expect(['C5 Captain', 'C3 Nurse'].map(x => t.inPlay(x))).toEqual([true, false]);
});
test(`${SOLITARY}: crew that leaves in time stays in play`, () => {
  const t = sides([MOON, stack(S2, 'E2 Transporter'), stack(SOLITARY, 'C5 Captain', 'C3 Nurse')]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  t.act(1, 'use', 'E2 Transporter', 0).pick(1, 'C3 Nurse').untilPhase('play A', 2);
  expect([t.under('C3 Nurse'), t.under('C5 Captain')]).toEqual([S2, SOLITARY]);
});

const PROJECTION = 'I2 Projection Station';
test(`${PROJECTION}: combat crew on it attacks elsewhere without transportation, each crew once; others do not`, () => {
  const t = sides(
    [stack(PROJECTION, 'C4 Marine', 'C1 Boarding Party', 'C3 Nurse')],
    {},
    { fleet: [{ card: S2, shieldDamage: 3 }] },
  );
  t.act(1, 'use', PROJECTION);
  expect([t.strength(S2)[1], t.under('C1 Boarding Party')]).toEqual([1, PROJECTION]);
  expect(t.refuses(1, 'use', PROJECTION)).toBe('ge/crucial-rules/1');
  const none = sides([stack(PROJECTION, 'C3 Nurse')], {}, { fleet: [{ card: S2, shieldDamage: 3 }] });
  expect(none.refuses(1, 'use', PROJECTION)).toBe('ge/crucial-rules/1');
});
test(`${PROJECTION}: serves the player who controls it`, () => {
  const t = sides([MOON, S2, stack(PROJECTION, by(2, 'C4 Marine'))], {}, {}, { active: 2 });
  expect(t.card(PROJECTION).controller).toBe(1);
});

const FIGHTERS = 'I3 Fighter Installation';
test(`${FIGHTERS}: in the Allocation Phase the top shuttle of the discard pile goes back to the hand`, () => {
  const t = sides([MOON, S2, FIGHTERS], { discard: [MOON, 'E5 Fighter', 'E3 Shuttlecraft'] }, {}, { active: 2 });
  t.untilPhase('play A', 1);
  const hand = t.pile(1, 'hand');
  expect(['E3 Shuttlecraft', 'E5 Fighter'].filter(x => hand.includes(x))).toHaveLength(1);
  const none = sides([MOON, S2], { discard: ['E5 Fighter'] }, {}, { active: 2 }).untilPhase('play A', 1) as Table;
  expect(none.pile(1, 'discard')).toContain('E5 Fighter');
});
