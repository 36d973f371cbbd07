import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Luck cards of Time Gates: the effect of each, and cases without one

const UNLUCKY = 'L1 Unlucky Crew Action';
test(`${UNLUCKY}: the first occurrence that another player plays on the crew works twice`, () => {
  const t = play(
    { hand: [UNLUCKY, 'O1 Illness', 'O9 Illness'] },
    { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
  );
  t.act(1, 'play', UNLUCKY).act(1, 'play', 'O1 Illness');
  expect([t.card('O1 Illness').left, t.pile(1, 'discard'), t.engaged('C2 Engineer')]).toEqual([2, [UNLUCKY], false]);
  t.act(1, 'play', 'O9 Illness');
  expect(t.card('O9 Illness').left).toBe(9);
});

test(`${UNLUCKY}: waits for a card of another player, and none of other types`, () => {
  const sick = { card: 'C2 Engineer', on: [{ card: UNLUCKY, by: 1 }] };
  const t = table({
    active: 2,
    seats: [
      { order: 'never' },
      { hand: ['O1 Illness', 'A2 Logic'], fleet: [{ card: DESTROYER, on: [sick] }], order: 'never' },
    ],
  });
  t.act(2, 'play', 'A2 Logic').act(2, 'play', 'O1 Illness');
  expect([t.card('O1 Illness').left, t.under(UNLUCKY)]).toEqual([1, 'C2 Engineer']);
});

test(`${UNLUCKY}: as a reaction it comes to a crew`, () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon', 'O1 Illness'], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }], order: 'never' },
      { hand: [UNLUCKY], fleet: [] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', UNLUCKY);
  expect(t.under(UNLUCKY)).toBe('C2 Engineer');
});

const CONTINUUM = 'L2 Sequential Continuum';
test(`${CONTINUUM}: cards of strength 1, 2 and 3 in that order take no Card Play`, () => {
  const t = play({ hand: [CONTINUUM, 'T1 Large Asteroid', 'T2 Oort Cloud', 'T3 Moon', 'T3 Dragon Egg'] });
  t.act(1, 'play', CONTINUUM);
  for (const name of ['T1 Large Asteroid', 'T2 Oort Cloud', 'T3 Moon']) t.act(1, 'play', name);
  expect([t.player(1).plays, t.pile(1, 'discard')]).toEqual([2, [CONTINUUM]]);
  t.act(1, 'play', 'T3 Dragon Egg');
  expect(t.player(1).plays).toBe(1);
});

test(`${CONTINUUM}: a card between ends the sequence, and the next turn has none`, () => {
  const t = play({ hand: [CONTINUUM, 'T1 Large Asteroid', 'T4 Small System', 'T2 Oort Cloud', 'T2 Comet'] });
  t.act(1, 'play', CONTINUUM).act(1, 'play', 'T1 Large Asteroid').act(1, 'play', 'T4 Small System');
  t.act(1, 'play', 'T2 Oort Cloud');
  expect([t.player(1).plays, t.refuses(1, 'play', 'T2 Comet')]).toEqual([0, 'ge/play-cards-phase/1']);
  const later = play({ hand: [CONTINUUM, 'T1 Large Asteroid'], discard: ['T3 Moon'] });
  later.act(1, 'play', CONTINUUM);
  expect(later.pile(1, 'discard')).toEqual(['T3 Moon', CONTINUUM]);
  later.untilPhase('play A', 2).untilPhase('play A', 1).act(1, 'play', 'T1 Large Asteroid');
  expect(later.player(1).plays).toBe(2);
});

const EXCHANGE = 'L3 Time Exchange';
test(`${EXCHANGE}: a card of the hand goes, and another is drawn; as a reaction too`, () => {
  const t = play({ hand: [EXCHANGE, 'T3 Moon'], deck: [CUTTER, FRIGATE] });
  t.act(1, 'play', EXCHANGE);
  expect([t.pile(1, 'hand'), t.pile(1, 'discard').sort(), t.player(1).plays]).toEqual([
    [CUTTER],
    [EXCHANGE, 'T3 Moon'].sort(),
    2,
  ]);
  const react = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: [EXCHANGE, 'T4 Small System'], deck: [CUTTER] },
    ],
  });
  react.act(1, 'play', 'T3 Moon').act(2, 'respond', EXCHANGE).pass(2);
  expect(react.pile(2, 'hand')).toEqual([CUTTER]);
});

test(`${EXCHANGE}: needs a card to discard`, () => {
  expect(play({ hand: [EXCHANGE] }).refuses(1, 'play', EXCHANGE)).toBe('ge/crucial-rules/1');
});

const LOOPHOLE = 'L5 Temporal Loophole';
test(`${LOOPHOLE}: another card is played before points are allocated, and both cost a Card Play`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { hand: [LOOPHOLE, 'T4 Small System'], fleet: ['T3 Moon', { card: DESTROYER, engaged: false }], order: 'never' },
      { order: 'never' },
    ],
  });
  t.act(1, 'play', LOOPHOLE);
  expect([t.inPlay('T4 Small System'), t.player(1).plays, t.pile(1, 'discard'), t.question]).toEqual([
    true,
    1,
    [LOOPHOLE],
    'allocation',
  ]);
});

test(`${LOOPHOLE}: is not played in other phases`, () => {
  const t = play({ hand: [LOOPHOLE, 'T3 Moon'] });
  expect(t.refuses(1, 'play', LOOPHOLE)).toBe('ge/crucial-rules/1');
});

const ANTI = 'L6 Anti-Time Exchange';
test(`${ANTI}: cards that chance picks go from a hand, and their player draws as many`, () => {
  const t = play(
    { hand: [ANTI] },
    { hand: ['T3 Moon', 'T4 Small System', 'T6 System'], deck: [CUTTER, FRIGATE, NOMAD, DESTROYER] },
  );
  t.act(1, 'play', ANTI).pick(1, '2');
  expect([t.size(2, 'discard'), t.size(2, 'hand'), t.pile(2, 'deck')]).toEqual([2, 3, [NOMAD, DESTROYER]]);
  for (const name of [CUTTER, FRIGATE]) expect(t.pile(2, 'hand')).toContain(name);
  expect(play({ hand: [ANTI] }).refuses(1, 'play', ANTI)).toBe('ge/crucial-rules/1');
});

test(`${ANTI}: a card that its player has seen may be chosen`, () => {
  const t = play({ hand: [ANTI], fleet: ["M6 Visilikiiy's Eye"] }, { hand: ['T3 Moon'], deck: [CUTTER] });
  t.act(1, 'use', "M6 Visilikiiy's Eye", 2).act(1, 'play', ANTI).pick(1, '3').pick(1, 'T3 Moon');
  expect([t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([[CUTTER], ['T3 Moon']]);
});

const GLASS = 'L8 Artifact - Timeglass';
test(`${GLASS}: goes to the strongest crew, keeps other cards from it, and moves on until four have had it`, () => {
  const crew = ['C5 Captain', 'C2 Engineer', 'C3 Nurse', 'C1 Crewman', 'C4 Teamster'];
  const t = play({ hand: [GLASS] }, { hand: ['O9 Illness'], fleet: [{ card: DESTROYER, on: crew }] });
  t.act(1, 'play', GLASS);
  expect(t.under(GLASS)).toBe('C5 Captain');
  t.untilPhase('play A', 2).act(2, 'play', 'O9 Illness');
  expect([t.offers(2, 'on', 'C5 Captain'), t.offers(2, 'on', 'C3 Nurse')]).toEqual([false, true]);
  t.pick(2, 'C1 Crewman');
  const had = ['C5 Captain'];
  for (let i = 0; i < 3; i++) {
    t.untilPhase('play A', 1);
    expect(had).not.toContain(t.under(GLASS));
    had.push(t.under(GLASS));
    t.untilPhase('play A', 2);
  }
  t.untilPhase('play A', 1);
  expect([t.inPlay(GLASS), t.pile(1, 'discard')]).toEqual([false, [GLASS]]);
});

test(`${GLASS}: stays where it is while no other crew can have it`, () => {
  const t = play({ hand: [GLASS], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] });
  t.act(1, 'play', GLASS).untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.under(GLASS)).toBe('C2 Engineer');
});

const OVERHAUL = 'L8 Headquarters Overhaul';
test(`${OVERHAUL}: a Sector HQ with fewer than 10 points has 10 again`, () => {
  const t = play({ hand: [OVERHAUL], hq: 22, discard: ['T3 Moon'] });
  t.act(1, 'play', OVERHAUL);
  expect([t.hq(1), t.pile(1, 'discard')]).toEqual([15, ['T3 Moon', OVERHAUL]]);
  expect(play({ hand: [OVERHAUL], hq: 15 }).refuses(1, 'play', OVERHAUL)).toBe('ge/crucial-rules/1');
});

const MODIFIED = 'L8 Modified Timeline (Time Gates)';
test(`${MODIFIED}: another turn after this, without ships, and with two ships at least with each of the others`, () => {
  const t = play({ hand: [MODIFIED], fleet: ['T3 Moon'] }, { fleet: [DESTROYER, CUTTER] });
  t.act(1, 'play', MODIFIED).untilPhase('play A', 1);
  expect([t.s.turnOf, t.player(1).turns, t.pile(1, 'discard')]).toEqual([0, 6, [MODIFIED]]);
  const few = play({ hand: [MODIFIED], fleet: ['T3 Moon'] }, { fleet: [DESTROYER] });
  expect(few.refuses(1, 'play', MODIFIED)).toBe('ge/crucial-rules/1');
});

const TWIST = 'L8 Twist of Fate (Time Gates)';
rule('ge-r-twist-of-fate-1', `${TWIST}: the other player chooses the fate of their card and of this one`, () => {
  const seats = [
    { hand: [TWIST], fleet: ['T3 Moon'], reserve: ['T3 Moon'], order: 'never' },
    { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }], reserve: ['T4 Small System'], order: 'never' },
  ] as const;
  const hand = table({ seats: [...seats] })
    .act(1, 'play', TWIST)
    .pick(2, 'Both go back to their hands');
  expect([hand.pile(1, 'hand'), hand.pile(2, 'hand')]).toEqual([[TWIST], ['C2 Engineer']]);
  const bottom = table({ seats: [...seats] }).act(1, 'play', TWIST);
  bottom.pick(2, 'Both go beneath the discard piles');
  expect(bottom.pile(2, 'discard')).toEqual(['C2 Engineer']);
  const reserve = table({ seats: [...seats] }).act(1, 'play', TWIST);
  reserve.pick(2, 'Both go into the reserve fleets, in exchange for a card each');
  expect([reserve.pile(1, 'reserve'), reserve.pile(2, 'reserve')]).toEqual([[TWIST], ['C2 Engineer']]);
  expect(play({ hand: [TWIST], fleet: ['T3 Moon'] }).refuses(1, 'play', TWIST)).toBe('ge/crucial-rules/1');
});

test(`${TWIST}: as a reaction too`, () => {
  const t = table({
    seats: [{ hand: ['T3 Moon'], fleet: [CUTTER], order: 'never' }, { hand: [TWIST] }],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', TWIST).pick(1, 'Both go back to their hands').pass(2);
  expect([t.pile(1, 'hand'), t.pile(2, 'hand')]).toEqual([[CUTTER], [TWIST]]);
});

const VACUUM = 'L8 Vacuum Effect';
test(`${VACUUM}: a card of any fleet with nothing on it goes beneath the discard pile`, () => {
  const t = play(
    { hand: [VACUUM], fleet: ['T3 Moon'] },
    { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }], discard: [CUTTER] },
  );
  t.act(1, 'play', VACUUM);
  expect([t.offers(1, 'card', DESTROYER), t.offers(1, 'card', 'T3 Moon')]).toEqual([false, true]);
  t.pick(1, 'C2 Engineer');
  expect([t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([[CUTTER, 'C2 Engineer'], [VACUUM]]);
  const react = table({
    seats: [{ hand: ['T3 Moon'], fleet: [CUTTER], order: 'never' }, { hand: [VACUUM] }],
  });
  react.act(1, 'play', 'T3 Moon').act(2, 'respond', VACUUM);
  expect([react.inPlay(CUTTER), react.inPlay('T3 Moon')]).toEqual([false, true]);
});

test(`${VACUUM}: touches no basis of a stack`, () => {
  const t = play({ hand: [VACUUM] }, { fleet: [{ card: DESTROYER, on: [{ card: 'M5 Ship Mimic', by: 1 }] }] });
  t.act(1, 'play', VACUUM);
  expect([t.inPlay(DESTROYER), t.inPlay('M5 Ship Mimic')]).toEqual([true, false]);
  expect(play({ hand: [VACUUM] }).refuses(1, 'play', VACUUM)).toBe('ge/crucial-rules/1');
});

const EQUIVALENCY = 'L9 Discard Equivalency';
test(`${EQUIVALENCY}: draws from the bottom of the deck by the strength of the top discard`, () => {
  const t = play({ hand: [EQUIVALENCY], discard: ['C2 Engineer', 'T6 System'], deck: ['T3 Moon', CUTTER, FRIGATE] });
  t.act(1, 'play', EQUIVALENCY);
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'deck'), t.pile(1, 'discard')]).toEqual([
    [CUTTER, FRIGATE].sort(),
    ['T3 Moon'],
    ['C2 Engineer', 'T6 System', EQUIVALENCY],
  ]);
  expect(play({ hand: [EQUIVALENCY] }).refuses(1, 'play', EQUIVALENCY)).toBe('ge/crucial-rules/1');
});

const ANIMATION = 'L9 Suspended Animation (Time Gates)';
test(`${ANIMATION}: a player who has played a card plays no more this turn; not in the second turn`, () => {
  const start = (turns: number): Table =>
    table({
      seats: [
        { hand: ['T3 Moon', 'T4 Small System'], turns, order: 'never' },
        { hand: [ANIMATION], turns, discard: ['C2 Engineer'] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = start(5).act(2, 'respond', ANIMATION);
  expect([t.inPlay('T3 Moon', 1), t.refuses(1, 'play', 'T4 Small System'), t.pile(2, 'discard')]).toEqual([
    true,
    'ge/crucial-rules/1',
    ['C2 Engineer', ANIMATION],
  ]);
  const early = start(2);
  expect(early.offers(2, 'respond', ANIMATION)).toBe(false);
  early.leaveOpen();
});

const ALTERATION = 'L9 Timeline Alteration';
test(`${ALTERATION}: a discarded ship takes the place and the damage of one in play, which is discarded`, () => {
  const t = play({
    hand: [ALTERATION],
    fleet: [{ card: DESTROYER, damage: 1, shieldDamage: 2, on: ['C2 Engineer'] }, 'T3 Moon'],
    discard: [NOMAD, 'C3 Nurse', 'O1 Illness', CUTTER],
  });
  t.act(1, 'play', ALTERATION);
  expect([t.offers(1, 'card', CUTTER), t.offers(1, 'card', 'O1 Illness')]).toEqual([false, false]);
  t.pick(1, NOMAD);
  const { damage, shieldDamage, engaged } = t.card(NOMAD);
  expect([t.under('C2 Engineer'), damage, shieldDamage, engaged, t.player(1).plays]).toEqual([NOMAD, 1, 2, 1, 2]);
  expect([t.inPlay(DESTROYER), t.pile(1, 'discard').includes(DESTROYER)]).toEqual([false, true]);
});

test(`${ALTERATION}: several cards may trade places, each with one of its own type`, () => {
  const t = play({
    hand: [ALTERATION],
    fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }, 'T3 Moon'],
    discard: ['C3 Nurse', 'T4 Small System'],
  });
  t.act(1, 'play', ALTERATION).pick(1, 'C3 Nurse', 'T4 Small System');
  expect([t.under('C3 Nurse'), t.inPlay('T4 Small System'), t.inPlay('T3 Moon')]).toEqual([DESTROYER, true, false]);
  const none = play({ hand: [ALTERATION], fleet: ['T3 Moon'], discard: [DESTROYER] });
  expect(none.refuses(1, 'play', ALTERATION)).toBe('ge/crucial-rules/1');
});

const REVERSAL = 'L10 Timeline Reversal';
test(`${REVERSAL}: in the next turn the other player puts two cards of the hand on the deck for two Card Plays`, () => {
  const t = play({ hand: [REVERSAL] }, { hand: ['T3 Moon', 'T4 Small System', 'T6 System'] });
  t.act(1, 'play', REVERSAL);
  for (let i = 0; i < 60 && t.question !== 'choose'; i++) t.least();
  t.pick(2, 'T3 Moon').pick(2, 'T6 System');
  expect([t.player(2).plays, t.pile(2, 'hand'), t.pile(2, 'deck').slice(0, 2), t.pile(1, 'discard')]).toEqual([
    1,
    ['T4 Small System'],
    ['T6 System', 'T3 Moon'],
    [REVERSAL],
  ]);
});

test(`${REVERSAL}: takes no more cards than there are, and only once`, () => {
  const t = play({ hand: [REVERSAL] }, { hand: ['T3 Moon'] });
  t.act(1, 'play', REVERSAL).untilPhase('play A', 2);
  expect([t.player(2).plays, t.size(2, 'hand')]).toEqual([2, 0]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.player(2).plays).toBe(3);
});

const EVACUATION = 'L5 Time Evacuation';
/** Player 1 has shot a ship of player 2, who evacuates it. */
const evacuated = (deck: string[]): Table => {
  const t = battle(
    { fleet: [NOMAD, 'S2 Police Cutter', 'S5 Ore Carrier'] },
    { fleet: [{ card: CUTTER, damage: 2, shieldDamage: 3, on: ['C2 Engineer'] }, FRIGATE], hand: [EVACUATION], deck },
  );
  fire(t, NOMAD, CUTTER, 1).pass(2).act(2, 'respond', EVACUATION);
  return t;
};
test(`${EVACUATION}: a ship that is lost is out of play, undamaged, until its player draws and shows a card of strength 1`, () => {
  const t = evacuated(['T3 Moon', 'T4 Small System', 'T1 Large Asteroid', 'T6 System', 'T3 Moon']);
  expect([t.inPlay(CUTTER), t.strength(CUTTER), t.shields(CUTTER), t.under(EVACUATION)]).toEqual([
    true,
    [3, 3],
    3,
    CUTTER,
  ]);
  expect([t.offers(1, 'fire', CUTTER), t.offers(1, 'fire', FRIGATE)]).toEqual([false, true]);
  t.untilPhase('play A', 1).untilPhase('play A', 2).untilPhase('discard', 2);
  for (let i = 0; i < 20 && t.question !== 'choose'; i++) t.least();
  t.pick(2, 'T1 Large Asteroid');
  expect([t.inPlay(EVACUATION), t.under('C2 Engineer'), t.pile(2, 'discard')]).toEqual([false, CUTTER, [EVACUATION]]);
  t.untilPhase('weapons fire', 1);
  expect(t.offers(1, 'fire', CUTTER)).toBe(true);
});

test(`${EVACUATION}: is played in reaction to a loss alone, and cards of other strengths bring nothing back`, () => {
  const t = evacuated(['T3 Moon', 'T4 Small System', 'T6 System', 'T3 Moon', 'T3 Moon', 'T3 Moon']);
  t.untilPhase('play A', 1).untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.under(EVACUATION)).toBe(CUTTER);
  const plain = play({ hand: [EVACUATION], fleet: [CUTTER] });
  expect(plain.refuses(1, 'play', EVACUATION)).toBe('ge/playing-on/1');
});

const WELL = 'L8 Well of Time';
test(`${WELL}: cards of the deck lie under it until one is stronger than the first; 8 research take them up`, () => {
  const deck = ['T3 Moon', 'T3 Dragon Egg', 'T1 Large Asteroid', 'T6 System', 'T3 Moon', 'T3 Moon', CUTTER];
  const t = play({ hand: [WELL], deck, fleet: ['T7 Sensor Planet', 'T7 Undiscovered System', 'T6 Comet'] });
  t.act(1, 'play', WELL).untilPhase('play A', 2);
  // four lie there, of strength 3, 3, 1 and 6; then two are drawn
  expect([t.pile(1, 'deck'), t.size(1, 'mini deck'), t.size(1, 'hand')]).toEqual([[CUTTER], 4, 2]);
  t.untilPhase('allocation', 1);
  t.pick(1, ...Array<string>(8).fill(WELL));
  expect([t.inPlay(WELL), t.size(1, 'hand'), t.size(1, 'mini deck'), t.pile(1, 'discard')]).toEqual([
    false,
    6,
    0,
    [WELL],
  ]);
});

test(`${WELL}: takes no more than eight cards, and they are discarded if it is`, () => {
  const t = play({ hand: [WELL], deck: Array<string>(20).fill('T3 Moon') }, { hand: ['L8 Vacuum Effect'] });
  t.act(1, 'play', WELL).untilPhase('play A', 2);
  expect(t.size(1, 'mini deck')).toBe(8);
  t.act(2, 'play', 'L8 Vacuum Effect');
  expect([t.inPlay(WELL), t.size(1, 'mini deck'), t.size(1, 'discard')]).toEqual([false, 0, 9]);
});
