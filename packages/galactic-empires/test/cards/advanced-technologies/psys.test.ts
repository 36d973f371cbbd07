import { expect, test } from 'vitest';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { play } from '../../scenes.ts';

// The psys of Advanced Technologies: the effect of each, and cases without one

const MOON = 'T3 Moon';
const ILITH = "P9 Il'ith I'karnas";
const POWER = 'F3 Field of Power';

test("P9 Il'ith I'karnas: fields of its fleet need no points, those of others do", () => {
  const t = play(
    { empire: 'Psycanti', fleet: [{ card: MOON, on: [ILITH, POWER] }] },
    { fleet: [{ card: MOON, on: ['F1 Electro-Field'] }] },
  );
  expect(needsOf(t.s, t.id(POWER))).toBeNull();
  expect(needsOf(t.s, t.id('F1 Electro-Field'))).toEqual({ energy: 1, research: 1 });
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.engaged(POWER)).toBe(true);
});

test("P9 Il'ith I'karnas: fields that its player plays come engaged, psys do not", () => {
  const hand = [POWER, 'P3 Psycanti Practitioner'];
  const come = (...crew: string[]) => {
    const t = play({ empire: 'Psycanti', hand, fleet: [{ card: MOON, on: crew }] });
    t.act(1, 'play', POWER);
    t.act(1, 'play', 'P3 Psycanti Practitioner');
    return hand.map(card => t.engaged(card));
  };
  expect([come(ILITH), come()]).toEqual([
    [true, false],
    [false, false],
  ]);
  const theirs = play({ empire: 'Psycanti', hand: [POWER], fleet: [MOON] }, { fleet: [{ card: MOON, on: [ILITH] }] });
  theirs.act(1, 'play', POWER);
  expect(theirs.engaged(POWER)).toBe(false);
});
