import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { view } from '../../../src/index.ts';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { production } from '../../../src/rules/points/production.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

rule('ge/reaction/1', 'on another player’s turn nothing but a card marked R answers', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L3 Unlucky Targeting', 'L7 Alien Artifact'] });
  fire(t, DESTROYER, CUTTER, 2);
  expect([t.offers(2, 'respond', 'L3 Unlucky Targeting'), t.offers(2, 'respond', 'L7 Alien Artifact')]).toEqual([
    true,
    false,
  ]);
  t.pass(2);
});

rule('ge/reaction/2', 'on his own turn a player answers a reaction of another, and nothing else', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [DESTROYER], hand: ['L8 Twist of Fate', 'L3 Unlucky Targeting'] },
      { fleet: [CUTTER], hand: ['L3 Unlucky Targeting'] },
      { hand: ['L3 Unlucky Targeting'] },
    ],
  });
  fire(t, DESTROYER, CUTTER, 2);
  // the player who fires is not asked
  expect(t.asked).toEqual([2]);
  t.act(2, 'respond', 'L3 Unlucky Targeting');
  expect(t.asked).toEqual([3]);
  t.pass(3);
  expect(t.asked).toEqual([1]);
  t.pass(1).pass(3);
});

rule('ge/reaction/3', 'a reaction comes before what it answers: a ship returned to the hand is hit by nothing', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['O5 Tactical Retreat'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O5 Tactical Retreat').pass(2);
  expect([t.pile(2, 'hand'), t.happened('damaged')]).toEqual([[CUTTER], []]);
});

rule('ge/reaction/3', 'an action does not happen whose card is taken out of play in reaction', () => {
  const t = table({
    seats: [
      { order: 'never' },
      { hand: ['L8 Twist of Fate'], fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] },
    ],
  });
  t.act(1, 'use', 'C4 Boarding Party', 0).act(2, 'respond', 'L8 Twist of Fate').pick(1, 'Both go back to their hands');
  t.pass(2);
  expect([t.strength(DESTROYER), t.pile(1, 'hand')]).toEqual([[4, 4], ['C4 Boarding Party']]);
});

rule(['ge/reaction/4', 'ge-r-reaction-cards-1'], 'a reaction on another player’s turn is no Card Play', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L3 Unlucky Targeting'], plays: 0 });
  fire(t, DESTROYER, CUTTER, 2).act(2, 'respond', 'L3 Unlucky Targeting');
  expect([t.player(2).plays, t.shields(CUTTER)]).toEqual([0, 2]);
});

rule(
  ['ge/reaction/5', 'ge-r-reaction-cards-1'],
  'a reaction on one’s own turn is a Card Play, and none is left for it without one',
  () => {
    const at = (plays: number): Table =>
      fire(
        table({
          phase: 'weapons fire',
          seats: [
            {
              fleet: [DESTROYER],
              hand: ['L9 Suspended Animation', 'L8 Advanced Preparedness', 'C4 Boarding Party'],
              plays,
            },
            { fleet: [CUTTER], hand: ['L3 Unlucky Targeting'] },
          ],
        }),
        DESTROYER,
        CUTTER,
        2,
      ).act(2, 'respond', 'L3 Unlucky Targeting');
    const some = at(2);
    some.act(1, 'respond', 'L8 Advanced Preparedness');
    while (some.question === 'respond') some.least();
    // the reaction, and the card that it plays
    expect(some.player(1).plays).toBe(0);
    const none = at(0);
    expect(none.question).not.toBe('respond');
  },
);

rule(
  ['ge/reaction/6', 'ge-r-reaction-needs-function-1'],
  'a card is played in reaction only for something that it can do then',
  () => {
    const t = battle(
      { fleet: [DESTROYER] },
      { fleet: [CUTTER, 'T3 Moon'], hand: ['O4 Repair Delivery', 'L1 Lucky Crew Action'] },
    );
    fire(t, DESTROYER, CUTTER, 2);
    expect([t.offers(2, 'respond', 'O4 Repair Delivery'), t.offers(2, 'respond', 'L1 Lucky Crew Action')]).toEqual([
      true,
      false,
    ]);
    t.pass(2);
  },
);

rule('ge/reaction/7', 'a card played in reaction does what it does whatever the phase', () => {
  const t = battle(
    { fleet: [DESTROYER], discard: ['T3 Moon', 'T6 System'] },
    { fleet: [CUTTER], hand: ['C1 Informant'] },
  );
  fire(t, DESTROYER, CUTTER, 2).act(2, 'respond', 'C1 Informant');
  while (t.asked[0] === 2 && t.question !== 'respond') t.least();
  expect([t.inPlay('C1 Informant'), t.pile(1, 'discard')]).toEqual([true, ['T6 System', 'T3 Moon']]);
  while (t.question === 'respond') t.pass(2);
});

rule(
  ['ge/reaction/8', 'ge-r-reaction-fire-1'],
  'a ship played in reaction fires in another player’s Weapons Fire Phase, where it needs no points',
  () => {
    const ship = 'S1 Ship from the Future';
    const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [ship, 'S1 Clydon War Craft'] });
    fire(t, DESTROYER, CUTTER, 1);
    expect(t.offers(2, 'respond', 'S1 Clydon War Craft')).toBe(false);
    t.act(2, 'respond', ship);
    while (t.question === 'place') t.pick(2, 'space');
    t.act(2, 'fire', DESTROYER).pick(2, ship, ship);
    while (t.question === 'respond') t.pass(2);
    expect(t.shields(DESTROYER)).toBe(0);
    const play = table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { fleet: [CUTTER], hand: [ship] },
      ],
    });
    play.act(1, 'play', 'T3 Moon');
    expect(play.offers(2, 'respond', ship)).toBe(false);
    play.pass(2);
  },
);

rule('ge/reaction/9', 'points of a reaction go to another card at once', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      {
        hand: ['O7 Scientific Breakthrough'],
        fleet: [{ card: DESTROYER, on: [{ card: 'C2 Engineer', on: [{ card: 'O9 Illness', by: 1 }] }] }],
      },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'O7 Scientific Breakthrough');
  while (t.question === 'use points') t.act(2, 'give');
  expect(t.card('O9 Illness').applied).toBe(7);
});

rule('ge/reaction/10', 'points of a reaction engage no card', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      {
        hand: ['O7 Scientific Breakthrough'],
        fleet: [
          { card: 'C2 Engineer', on: [{ card: 'O9 Illness', by: 1 }] },
          { card: DESTROYER, engaged: false },
        ],
      },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'O7 Scientific Breakthrough');
  expect(t.offers(2, 'engage', DESTROYER)).toBe(false);
  while (t.question === 'use points') t.pass(2);
});

rule(
  'ge/reaction/11',
  'a reaction card played in the usual way generates nothing before the next Allocation Phase',
  () => {
    const t = table({
      seats: [
        { hand: ['C7 Doctor'], fleet: [DESTROYER, 'T3 Moon'], order: 'never' },
        { order: 'never', fleet: ['T3 Moon'] },
      ],
    });
    t.act(1, 'play', 'C7 Doctor');
    while (t.question === 'place') t.pick(1, DESTROYER);
    expect([t.happened('generated', 'allocated', 'applied'), t.question]).toEqual([[], 'play cards']);
    t.untilPhase('allocation', 1);
    expect(production(t.s, 0, works).free.research).toBe(3);
  },
);

rule('ge/reaction/12', 'where whoever has the turn does nothing, nobody is asked', () => {
  const t = table({
    phase: 'discard',
    seats: [{ fleet: ['T3 Moon'] }, { hand: ['L8 Twist of Fate'], fleet: ['T3 Moon'] }],
  });
  t.least();
  // nothing is discarded: the next answers belong to the other player's own turn
  expect(t.happened('discarded', 'played')).toEqual([]);
  expect(t.s.turnOf).toBe(1);
});

const EVENTS: Readonly<Record<string, () => Table>> = {
  'point allocation': () =>
    table({
      phase: 'allocation',
      seats: [{ fleet: ['T3 Moon'] }, { hand: ['O2 Shipping Delays'], fleet: ['T3 Moon'] }],
    }),
  'playing a card': () =>
    table({ seats: [{ hand: ['T3 Moon'] }, { hand: ['O3 Crinkled Timeline'], fleet: ['T3 Moon'] }] }).act(
      1,
      'play',
      'T3 Moon',
    ),
  'a card action': () =>
    table({
      seats: [
        {},
        { hand: ['O3 Crinkled Timeline'], fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }] },
      ],
    }).act(1, 'use', 'C4 Boarding Party', 0),
  'weapons fire': () =>
    fire(battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L3 Unlucky Targeting'] }), DESTROYER, CUTTER, 1),
  'discarding in the Discard Phase': () =>
    table({
      phase: 'discard',
      seats: [{ fleet: ['T3 Moon'] }, { hand: ['O3 Crinkled Timeline'], fleet: ['T3 Moon'] }],
    }).pick(1, 'T3 Moon'),
};
for (const [what, at] of Object.entries(EVENTS))
  rule('ge/reaction/13', `${what} can be answered`, () => {
    const t = at();
    expect([t.asked, t.question, t.options(2).some(o => o.verb === 'respond')]).toEqual([[2], 'respond', true]);
    t.pass(2);
    if (t.question === 'respond') t.leaveOpen();
  });

rule('ge/reaction/13', 'what is about to be lost is answered by cards alone that speak of it', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['S1 Fleet Freighter'], hand: ['L8 Demigod Diversion', 'O3 Crinkled Timeline'], order: 'loss' },
  );
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, ...Array.from({ length: 5 }, () => DESTROYER));
  t.pass(2);
  expect([t.offers(2, 'respond', 'L8 Demigod Diversion'), t.offers(2, 'respond', 'O3 Crinkled Timeline')]).toEqual([
    true,
    false,
  ]);
  t.pass(2);
  expect(t.pile(2, 'discard')).toEqual(['S1 Fleet Freighter']);
});

rule('ge/reaction/14', 'a card taken back before it has resolved resolves when it is played again', () => {
  const t = table({
    seats: [
      { order: 'never', fleet: [{ card: 'T3 Moon', on: ['C1 Informant'] }] },
      { hand: ['L8 Twist of Fate'], discard: ['T3 Moon', 'T6 System'] },
    ],
  });
  t.act(1, 'use', 'C1 Informant', 0)
    .act(2, 'respond', 'L8 Twist of Fate')
    .pick(1, 'Both go back to their hands')
    .pass(2);
  expect([t.pile(1, 'hand'), t.pile(2, 'discard')]).toEqual([['C1 Informant'], ['T3 Moon', 'T6 System']]);
  t.act(1, 'play', 'C1 Informant').pass(2).act(1, 'use', 'C1 Informant', 0).pass(2);
  expect(t.pile(2, 'discard')).toEqual(['T6 System', 'T3 Moon']);
});

rule('ge/reaction/15', 'of several reactions the one that was played last acts first', () => {
  const t = table({
    seats: [
      { hand: ['O9 Illness'], order: 'never' },
      { hand: ['L1 Lucky Crew Action'], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
      { hand: ['O3 Crinkled Timeline'], fleet: ['T3 Moon'] },
    ],
  });
  t.act(1, 'play', 'O9 Illness')
    .act(2, 'respond', 'L1 Lucky Crew Action')
    .act(3, 'respond', 'O3 Crinkled Timeline')
    .pick(3, 'C2 Engineer');
  // the crew is already moving to the deck, so luck comes too late
  expect(t.happened('played').map(f => f.seat)).toEqual([0, 1, 2]);
  expect([t.pile(2, 'deck')[0], t.happened('left').at(0)?.card]).toEqual(['C2 Engineer', t.id('C2 Engineer')]);
});

rule('ge/reaction/16', 'a card in play reacts where its text says so, while it is engaged', () => {
  const at = (engaged: boolean): Table =>
    fire(
      battle(
        { fleet: [DESTROYER] },
        { fleet: [{ card: CUTTER, on: [{ card: 'O3 Defensive Electronic Warfare', engaged }] }] },
      ),
      DESTROYER,
      CUTTER,
      2,
    );
  const on = at(true).act(2, 'respond', 'O3 Defensive Electronic Warfare');
  expect(on.shields(CUTTER)).toBe(3);
  const off = at(false);
  expect([off.question === 'respond', off.shields(CUTTER)]).toEqual([false, 1]);
});

rule('ge/reaction/17', 'an escort in play steps in front of fire at a strong ship of its fleet', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: ['S2 Tufor Escort', 'S7 Tufor War Cruiser'] });
  const before = t.shields('S7 Tufor War Cruiser');
  fire(t, DESTROYER, 'S7 Tufor War Cruiser', 2).act(2, 'respond', 'S2 Tufor Escort').pick(2, '1').pass(2);
  expect(t.shields('S7 Tufor War Cruiser')).toBe(before - 1);
});

rule('ge/reaction/17', 'a minesweeper in play makes a mine of another player do nothing', () => {
  const mined: SeatPosition = { fleet: [{ card: 'S1 Fleet Freighter', on: ['E1 Explosive Mine'] }], order: 'never' };
  const t = table({ seats: [mined, { fleet: ['S4 Argonian Minesweeper', DESTROYER] }] });
  t.act(1, 'use', 'E1 Explosive Mine', 0);
  while (t.question !== 'respond') t.pick(1, DESTROYER);
  t.act(2, 'respond', 'S4 Argonian Minesweeper');
  while (t.question === 'respond') t.pass(2);
  expect([t.shields(DESTROYER), t.strength(DESTROYER)]).toEqual([2, [4, 4]]);
});

rule('ge/reaction/18', 'a reaction card in play whose text says nothing of reactions does not react', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: ['C6 Science Officer'] }] });
  fire(t, DESTROYER, CUTTER, 2);
  expect([t.question === 'respond', t.shields(CUTTER)]).toEqual([false, 1]);
});

rule('ge/crucial-rules/3', 'a phase that is over does not come back in the turn', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], fleet: [CUTTER], order: 'never' },
      { fleet: [FRIGATE], order: 'never' },
    ],
  });
  t.pass(1);
  expect(t.s.phase).toBe('weapons fire');
  expect(t.offers(1, 'play', 'T3 Moon')).toBe(false);
  t.pass(1);
  expect([t.s.phase, t.offers(1, 'fire', FRIGATE), t.offers(1, 'play', 'T3 Moon')]).toEqual(['play B', false, true]);
});

rule('ge/discard-pile/1', 'a discard pile keeps the order in which cards came', () => {
  const t = table({
    phase: 'discard',
    seats: [
      { fleet: ['T3 Moon', 'T4 Small System', 'T6 System'], discard: ['C2 Engineer'], order: 'never' },
      { order: 'never' },
    ],
  });
  t.pick(1, 'T4 Small System', 'T3 Moon');
  expect(t.pile(1, 'discard')).toEqual(['T3 Moon', 'T4 Small System', 'C2 Engineer']);
});

rule('ge/discard-pile/2', 'cards discarded together come in the order that their player says', () => {
  const at = (...order: string[]): string[] => {
    const t = table({
      phase: 'discard',
      seats: [{ fleet: ['T3 Moon', 'T4 Small System'], order: 'never' }, { order: 'never' }],
    });
    return t.pick(1, ...order).pile(1, 'discard');
  };
  expect([at('T3 Moon', 'T4 Small System'), at('T4 Small System', 'T3 Moon')]).toEqual([
    ['T4 Small System', 'T3 Moon'],
    ['T3 Moon', 'T4 Small System'],
  ]);
});

rule('ge/discard-pile/3', 'everybody looks through every discard pile', () => {
  const t = table({ seats: [{}, { discard: ['T3 Moon', 'T6 System'] }, {}] });
  for (const viewer of [0, 1, 2, null])
    expect(
      view(t.s, viewer)
        .seats[1]!.discard.map(c => c.title)
        .sort(),
    ).toEqual(['T3 Moon', 'T6 System']);
});

rule('ge/luck/1', 'a luck card goes against the cards that it affects, or counts in its player’s fleet', () => {
  const t = table({
    seats: [
      { hand: ['L2 Warp Engine Breach', 'L3 Aurora Effect'], order: 'never' },
      { fleet: [DESTROYER], order: 'never' },
    ],
  });
  t.act(1, 'play', 'L2 Warp Engine Breach').act(1, 'play', 'L3 Aurora Effect');
  const [breach, aurora] = t.happened('played');
  expect([breach!.on, aurora!.on, t.card('L3 Aurora Effect').at]).toEqual([t.id(DESTROYER), -1, 0]);
});

rule('ge/reaction/1', 'a player whose only card that could react may not function is not asked', () => {
  const asked = (...on: readonly CardPlace[]) => {
    const t = table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { fleet: [{ card: 'S4 Argonian Destroyer', on: ['C6 Tactician', ...on] }], order: 'always' },
      ],
    });
    t.act(1, 'play', 'T3 Moon');
    const found = t.asked.includes(2);
    if (found) t.pass(2);
    return found;
  };
  expect([asked(), asked({ card: 'O4 Entertaining Pastime', by: 1 })]).toEqual([true, false]);
});
