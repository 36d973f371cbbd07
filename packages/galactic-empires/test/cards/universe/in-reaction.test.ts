import { expect, test } from 'vitest';
import { type Table, table } from '../../table.ts';

// Cards marked R that are played for any of their functions, or for the points printed on them (ge/reaction/6, ge/reaction/9)

const YACHT = 'S2 Space Yacht';
const LINER = 'S6 Luxury Liner';
const PARASITES = 'M3 Alien Parasites';

/** Player 1 plays a hazard, and player 2 answers with a crew, which comes aboard the liner. */
const answered = (crew: string, yacht: object): Table => {
  const t = table({
    seats: [
      { order: 'never', hand: ['H1 Dust Cloud'], fleet: ['T3 Moon'] },
      { hand: [crew], fleet: [{ card: YACHT, ...yacht }, LINER] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER).act(2, 'respond', crew);
  if (t.question === 'place') t.pick(2, LINER);
  while (t.asked.includes(2) && t.question === 'respond') t.pass(2);
  return t;
};
const infested = { on: [{ card: PARASITES, by: 1 }] };

test.each([
  ['C4 Science Officer', 1],
  ['C6 Science Officer', 2],
])('%s: in reaction its research is used at once', (crew, n) => {
  expect(answered(crew, infested).card(PARASITES).applied).toBe(n);
});

test('C6 Spy: in reaction the research is used at once', () => {
  expect(answered('C6 Spy', infested).card(PARASITES).applied).toBe(2);
});

test('C7 Doctor: in reaction the research is used at once', () => {
  expect(answered('C7 Doctor', infested).inPlay(PARASITES)).toBe(false);
});

test('E8 Mechad Network Interface: in a later turn crew there uses a function twice', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'S3 Mechad Destroyer', on: ['E8 Mechad Network Interface', 'C1 Informant'] }] },
      { order: 'never', fleet: ['T3 Moon'], discard: ['C5 Captain', 'C9 Admiral'] },
    ],
  });
  t.act(1, 'use', 'C1 Informant').act(1, 'use', 'C1 Informant');
  expect(t.refuses(1, 'use', 'C1 Informant')).toBe('ge/card-actions-limit/1');
});

test('C6 Damage Control Team: in reaction it repairs its own ship', () => {
  const t = table({
    seats: [
      { order: 'never', hand: ['H1 Dust Cloud'], fleet: ['T3 Moon'] },
      { hand: ['C6 Damage Control Team'], fleet: [{ card: LINER, shieldDamage: 3 }] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').act(2, 'respond', 'C6 Damage Control Team');
  expect(t.happened('repaired')).toHaveLength(2);
});

test('M7 Juggernaut: without a base it waits, and goes at the next one as a card action', () => {
  const t = table({
    seats: [
      { fleet: ['T3 Moon', 'M7 Juggernaut'] },
      { order: 'never', fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }] },
    ],
  });
  t.act(1, 'use', 'M7 Juggernaut', 1);
  expect(t.under('M7 Juggernaut')).toBe('B4 Base Station');
});

test('C7 Doctor: comes in reaction to a location with an illness and ends it', () => {
  const ill = { card: 'C5 Captain', on: [{ card: 'O1 Illness', by: 1 }] };
  const t = table({
    seats: [
      { order: 'never', hand: ['H1 Dust Cloud'], fleet: ['T3 Moon'] },
      { hand: ['C7 Doctor'], fleet: [{ card: YACHT, on: [ill, { card: PARASITES, by: 1 }] }, LINER] },
    ],
  });
  t.act(1, 'play', 'H1 Dust Cloud').pick(1, LINER);
  t.act(2, 'respond', 'C7 Doctor', 0);
  expect([t.inPlay('O1 Illness'), t.under('C7 Doctor'), t.inPlay(PARASITES)]).toEqual([false, YACHT, false]);
});
