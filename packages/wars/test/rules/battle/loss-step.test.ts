import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { after, lostBy, over } from '../../fields.ts';
import { fifteenToEight, units } from '../../support/power-and-loss.ts';

// Loss step
rule('wars/loss-step/1', 'the loser loses energy equal to the casualties', () => {
  const t = units(['Takumi Shadow Warriors'], ['Vishal Scout'], {}, { reserve: 10 }).untilAsked('casualties');
  expect([t.asked, t.s.battle?.casualties]).toEqual([[2], 4]);
  for (let n = 4; n > 0; n--) {
    expect(t.prompt()).toContain(`${n} casualt${n === 1 ? 'y' : 'ies'} left`);
    t.pick(2, 'reserve');
  }
  expect(t.question).toBe('initiative');
  expect([lostBy(t, 2), lostBy(t, 1), t.size(2, 'reserve'), t.size(2, 'lost')]).toEqual([4, 0, 6, 4]);
});

rule(
  ['wars/loss-step/2', 'wars/loss-step/5'],
  '7 casualties, of which a damaged defense of 5 covers all but 2: a card of the hand and one of the reserve',
  () => {
    const t = fifteenToEight({ hand: ['Vishal Scout', 'Vishal Scout'], reserve: 10 });
    t.untilAsked('casualties');
    expect(t.s.battle?.casualties).toBe(7);
    expect(t.prompt()).toContain('2 casualties left');
    expect(t.offers(2, 'damage', 'Zealous Squad')).toBe(true);
    t.pick(2, 'Vishal Scout').pick(2, 'reserve');
    expect(t.question).toBe('initiative');
    expect([t.size(2, 'hand'), t.size(2, 'reserve'), t.size(2, 'lost')]).toEqual([1, 9, 2]);
    expect(t.damaged('Zealous Squad')).toBe(false);
  },
);

rule('wars/loss-step/3', 'the loser may damage more instead', () => {
  const t = fifteenToEight().untilAsked('casualties');
  t.act(2, 'damage', 'Zealous Squad'); // defense 2
  expect([t.question, t.damaged('Zealous Squad'), lostBy(t, 2)]).toEqual(['initiative', true, 0]);
});

rule('wars/loss-step/4', 'the last card damaged may be too much; no further one is damaged then', () => {
  const t = units(['Zealous Squad'], ['Entrenched Infantry', 'Selfless Protector']).untilAsked('casualties');
  expect(t.s.battle?.casualties).toBe(1);
  t.act(2, 'damage', 'Entrenched Infantry');
  expect([t.question, t.offers(2, 'damage', 'Selfless Protector'), t.damaged('Selfless Protector')]).toEqual([
    'initiative',
    false,
    false,
  ]);
  over(t);
  expect([t.size(2, 'lost'), lostBy(t, 2)]).toEqual([1, 0]);
});

rule('wars/loss-step/6', 'a triggered ability still changes casualties inside the step', () => {
  const t = units(['Takumi Shadow Warriors'], ['Pavel Royerk', 'Ivan McCarr'], {}, { table: ['Test Relief'] });
  t.untilAsked('casualties');
  expect([t.s.battle?.casualties, t.offers(2, 'pass')]).toEqual([3, false]);
  t.act(2, 'damage', 'Ivan McCarr'); // defense 0
  expect([t.s.battle?.casualties, t.stack]).toEqual([1, []]);
  expect(t.prompt()).toContain('1 casualty left');
  t.pick(2, 'reserve');
  expect(t.question).toBe('initiative');
});

rule('wars/loss-step/7', 'what is done for casualties is done at once and never pending', () => {
  const t = units(['Takumi Shadow Warriors'], ['Pavel Royerk']).untilAsked('casualties');
  const made = t.s.itemsMade;
  t.pick(2, 'active');
  expect([t.question, t.stack, t.asked, t.size(2, 'lost')]).toEqual(['casualties', [], [2], 1]);
  t.act(2, 'damage', 'Pavel Royerk');
  expect([t.s.itemsMade, t.question]).toEqual([made, 'initiative']);
});

rule('wars/loss-step/8', 'energy, a card of the hand and a damaged card of defense 2 against 3 casualties', () => {
  const t = units(['Takumi Shadow Warriors'], ['Shikami Warrior', 'Ivan McCarr'], {}, { hand: ['Vishal Scout'] });
  t.untilAsked('casualties');
  expect(t.s.battle?.casualties).toBe(3);
  t.pick(2, 'active');
  expect(t.prompt()).toContain('2 casualties left');
  t.pick(2, 'Vishal Scout');
  expect(t.prompt()).toContain('1 casualty left');
  t.act(2, 'damage', 'Ivan McCarr'); // defense 0 covers nothing
  expect(t.prompt()).toContain('1 casualty left');
  t.act(2, 'damage', 'Shikami Warrior');
  expect([t.question, lostBy(t, 2)]).toEqual(['initiative', 2]);
});

rule('wars/loss-step/9', 'who cannot satisfy all casualties loses all there is, and the match', () => {
  const start = (mine: readonly CardPlace[]) =>
    units(
      mine,
      [{ card: 'Sheria Coreg', damaged: true }],
      {},
      { reserve: 1, active: 1, used: 1, hand: ['Vishal Scout', 'Vishal Scout'] },
    );
  // 12 against 2: 10 casualties, and cards of 4, 3 and 2 can satisfy them
  const t = over(start(['Heavy Juggernaut', 'Takumi Shadow Warriors']));
  expect(t.happened('battle-decided')[0]?.casualties).toBe(10);
  expect(t.happened('battle-canceled')).toHaveLength(1);
  expect([t.size(2, 'hand'), lostBy(t, 2)]).toEqual([0, 5]);
  for (let i = 0; i < 5 && t.s.ask !== null; i++) t.least();
  expect(t.s.result).toMatchObject({ winners: [0] });
  // 11 against 2: satisfied, even without energy left
  const just = start(['Heavy Juggernaut', 'Tennaru Hari']);
  for (let i = 0; i < 60 && just.s.ask !== null; i++) just.least();
  expect(just.happened('battle-decided')[0]?.casualties).toBe(9);
  expect(just.happened('battle-canceled')).toEqual([]);
  expect(just.s.result).toMatchObject({ winners: [0] });
});

rule('wars/casualties/1', 'casualties are the difference of the totals', () => {
  const t = after(units(['Heavy Juggernaut'], ['Pavel Royerk', 'Vishal Scout']), 'power');
  expect(t.s.battle?.casualties).toBe(7 - 3);
});
