import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { production } from '../../../src/rules/points/production.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { BATTLESHIP, battle, CUTTER, DESTROYER, fire, NOMAD, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Luck cards of New Empires: the effect of each, and cases without one

const MINER = { card: 'S2 Police Cutter', on: ['E2 Nuclear Mine', 'E1 Explosive Mine'] };
test('L2 Lucky Mine Explosion: a mine does one and a half times its damage, without the fraction; other mines do theirs', () => {
  const t = play({ hand: ['L2 Lucky Mine Explosion'], fleet: [MINER] }, { fleet: [NOMAD] });
  t.act(1, 'play', 'L2 Lucky Mine Explosion').pick(1, 'E2 Nuclear Mine').act(1, 'use', 'E2 Nuclear Mine');
  expect(t.card(NOMAD).shieldDamage).toBe(3);
  t.act(1, 'use', 'E1 Explosive Mine');
  expect([t.card(NOMAD).shieldDamage, t.pile(1, 'discard').includes('L2 Lucky Mine Explosion')]).toEqual([4, true]);
});

test('L2 Lucky Mine Explosion: needs a mine of its own player', () => {
  const t = play({ hand: ['L2 Lucky Mine Explosion'], fleet: [DESTROYER] }, { fleet: [MINER] });
  expect(t.refuses(1, 'play', 'L2 Lucky Mine Explosion')).toBe('ge/playing-on/1');
});

test('L3 Intoxication: a crew does nothing for one turn; a Bar Tender goes back to the hand', () => {
  const t = play(
    { hand: ['L3 Intoxication', 'L3 Intoxication'] },
    { fleet: ['T6 System', { card: DESTROYER, on: ['C4 Boarding Party', 'C1 Bar Tender', 'C2 Engineer'] }] },
  );
  t.act(1, 'play', 'L3 Intoxication').pick(1, 'C4 Boarding Party');
  expect([works(t.s, t.id('C4 Boarding Party')), works(t.s, t.id('C2 Engineer'))]).toEqual([false, true]);
  t.act(1, 'play', 'L3 Intoxication').pick(1, 'C1 Bar Tender');
  expect([t.pile(2, 'hand'), t.pile(1, 'discard'), t.pile(1, 'hand')]).toEqual([
    ['C1 Bar Tender'],
    ['L3 Intoxication'],
    [],
  ]);
  t.untilPhase('play A', 2);
  expect(works(t.s, t.id('C4 Boarding Party'))).toBe(false);
  t.untilPhase('play A', 1);
  expect([works(t.s, t.id('C4 Boarding Party')), t.inPlay('L3 Intoxication')]).toEqual([true, false]);
});

test('L3 Intoxication: a Bar Tender who is played in reaction ends it, at once or later; one elsewhere does not', () => {
  const at = table({
    seats: [
      { hand: ['L3 Intoxication'], order: 'never' },
      { hand: ['C1 Bar Tender'], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
    ],
  });
  at.act(1, 'play', 'L3 Intoxication').act(2, 'respond', 'C1 Bar Tender');
  expect([works(at.s, at.id('C2 Engineer')), at.pile(1, 'discard')]).toEqual([true, ['L3 Intoxication']]);
  const drunk = { card: DESTROYER, on: [{ card: 'C2 Engineer', on: [{ card: 'L3 Intoxication', by: 1, left: 1 }] }] };
  const later = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: ['C1 Bar Tender'], fleet: [drunk, CUTTER] },
    ],
  });
  later.act(1, 'play', 'T3 Moon').act(2, 'respond', 'C1 Bar Tender');
  expect([later.under('C1 Bar Tender'), later.inPlay('L3 Intoxication')]).toEqual([DESTROYER, false]);
});

test('L4 Parallel Universe: crew costs no Card Play this turn, other cards do', () => {
  const t = play({ hand: ['L4 Parallel Universe', 'C2 Engineer', 'C3 Nurse', 'T3 Moon'], fleet: [DESTROYER] });
  t.act(1, 'play', 'L4 Parallel Universe').act(1, 'play', 'C2 Engineer').act(1, 'play', 'C3 Nurse');
  expect(t.player(1).plays).toBe(2);
  t.act(1, 'play', 'T3 Moon');
  expect([t.player(1).plays, t.pile(1, 'discard')]).toEqual([1, ['L4 Parallel Universe']]);
});

const MONOLITH = 'L6 Artifact - Krebiz Monolith (New Empires)';
const KREBIZ = 'S3 Krebiz Minesweeper';
test(`${MONOLITH}: 1 less damage to Krebiz ships from each volley, and 1 more strength for crew on them alone`, () => {
  const t = battle(
    { fleet: [DESTROYER] },
    {
      fleet: [
        { card: 'T3 Moon', on: [MONOLITH, 'C3 Nurse'] },
        { card: KREBIZ, on: ['C2 Engineer'] },
        { card: CUTTER, on: ['C1 Crewman'] },
      ],
      order: 'never',
    },
  );
  expect([t.strength('C2 Engineer')[0], t.strength('C1 Crewman')[0], t.strength('C3 Nurse')[0]]).toEqual([3, 1, 3]);
  fire(t, DESTROYER, KREBIZ, 3);
  expect(t.card(KREBIZ).shieldDamage + t.card(KREBIZ).damage).toBe(2);
});

test(`${MONOLITH}: goes on terrain, and does nothing for other ships`, () => {
  const t = battle(
    { fleet: [DESTROYER], hand: [MONOLITH] },
    { fleet: [{ card: 'T3 Moon', on: [MONOLITH] }, CUTTER], order: 'never' },
  );
  fire(t, DESTROYER, CUTTER, 3);
  expect(t.card(CUTTER).shieldDamage).toBe(3);
  const none = play({ hand: [MONOLITH], fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', MONOLITH)).toBe('ge/playing-on/1');
});

/** The command points of a player. */
const command = (t: Table, seat: number) => {
  const p = production(t.s, seat - 1, works);
  return p.free.command - p.drained.command;
};

test('L6 Command Disjunction: another player has 2 command less for two turns, but never less than 1', () => {
  const three = [
    { hand: ['L6 Command Disjunction'], order: 'never' as const },
    { order: 'never' as const },
    { order: 'never' as const },
  ];
  const t = table({ seats: [...three, { order: 'never' }] });
  t.act(1, 'play', 'L6 Command Disjunction').pick(1, '2');
  expect([command(t, 1), command(t, 2), command(t, 3)]).toEqual([4, 2, 4]);
  t.untilPhase('play A', 2).untilPhase('play A', 1).untilPhase('play A', 2);
  expect([command(t, 2), t.player(2).slots]).toEqual([2, 2]);
  t.untilPhase('play A', 1);
  expect([command(t, 2), t.inPlay('L6 Command Disjunction')]).toEqual([4, false]);
  const two = play({ hand: ['L6 Command Disjunction'] });
  two.act(1, 'play', 'L6 Command Disjunction');
  expect([command(two, 1), command(two, 2)]).toEqual([2, 1]);
});

test('L7 Artifact - Star Gate: one more Card Play each turn, as long as its terrain stands', () => {
  const t = play({ fleet: [{ card: 'T3 Moon', on: ['L7 Artifact - Star Gate'] }] }, { fleet: ['T3 Moon'] });
  t.untilPhase('play A', 2);
  expect(t.player(2).plays).toBe(3);
  t.untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(4);
  const gone = play({ hand: ['M2 Planet Gouge'] }, { fleet: [{ card: 'T3 Moon', on: ['L7 Artifact - Star Gate'] }] });
  gone.act(1, 'play', 'M2 Planet Gouge');
  expect(gone.inPlay('L7 Artifact - Star Gate')).toBe(false);
  const placed = play({ hand: ['L7 Artifact - Star Gate'], fleet: ['T3 Moon', DESTROYER] });
  placed.act(1, 'play', 'L7 Artifact - Star Gate');
  expect(placed.under('L7 Artifact - Star Gate')).toBe('T3 Moon');
  const space = play({ hand: ['L7 Artifact - Star Gate'], fleet: [DESTROYER] });
  expect(space.refuses(1, 'play', 'L7 Artifact - Star Gate')).toBe('ge/playing-on/1');
});

const GEM = 'L6 Artifact - Dragon Gem of Protection';
const RADIATION = 'D4 Radiation Dragoness';
/** Player 1 fires so many phasers at a dragon with a gem; returns the damage to the gem and to the dragon, and whether the gem is there. */
const gemmed = (dragon: string, n: number) => {
  const on: CardPlace[] = [GEM];
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: dragon, on }], order: 'never' });
  fire(t, BATTLESHIP, dragon, n);
  return [t.inPlay(GEM) ? t.card(GEM).shieldDamage : 'gone', t.inPlay(dragon) ? t.card(dragon).damage : 'gone'];
};
test(`${GEM}: takes the first 6 points of a volley, and is discarded with the sixth; the rest hits its dragon`, () => {
  expect([gemmed(RADIATION, 5), gemmed(RADIATION, 6), gemmed(RADIATION, 7)]).toEqual([
    [5, 0],
    ['gone', 0],
    ['gone', 1],
  ]);
});
test(`${GEM}: what does no harm to its dragon harms the gem`, () => {
  const proof = 'D1 Phase Dragoness';
  expect([gemmed(proof, 5), gemmed(proof, 7), gemmed('D4 Psy Dragoness', 7), gemmed('D4 Magus Dragoness', 7)]).toEqual([
    [5, 0],
    ['gone', 0],
    ['gone', 0],
    ['gone', 0],
  ]);
  // it takes half of what passes the gem
  expect([gemmed('D2 Oort Dragoness', 4), gemmed('D2 Oort Dragoness', 7)]).toEqual([
    [4, 0],
    ['gone', 0],
  ]);
  const bare = battle({ fleet: [BATTLESHIP] }, { fleet: [proof], order: 'never' });
  expect(bare.offers(1, 'fire', proof)).toBe(false);
});
test(`${GEM}: card damage hits the gem first; it goes on dragons alone`, () => {
  const t = play({ fleet: [{ card: CUTTER, on: ['E2 Nuclear Mine'] }] }, { fleet: [{ card: RADIATION, on: [GEM] }] });
  t.act(1, 'use', 'E2 Nuclear Mine');
  expect([t.card(GEM).shieldDamage, t.card(RADIATION).damage]).toEqual([2, 0]);
  const played = play({ hand: [GEM], fleet: [RADIATION, CUTTER] }).act(1, 'play', GEM);
  expect(played.under(GEM)).toBe(RADIATION);
  expect(play({ hand: [GEM], fleet: [CUTTER] }).refuses(1, 'play', GEM)).toBe('ge/playing-on/1');
});
test(`${GEM}: repair points repair it, and so does what heals its dragon; a shield point comes back each turn`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T6 System', { card: 'B4 Base Station' }, { card: RADIATION, on: [{ card: GEM, shieldDamage: 5 }] }] },
      { order: 'never' },
    ],
  });
  expect(t.card(GEM).shieldDamage).toBe(5);
  t.allocate(1, { give: [[GEM, 'repair', 1]] });
  expect(t.card(GEM).shieldDamage).toBe(4);
});
