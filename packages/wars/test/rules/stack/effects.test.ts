import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { at, UNTAPPED, VALLEY, VANTAGE } from '../../support/valley.ts';
import { table } from '../../table.ts';
import { asked } from '../../test-cards.ts';

const AVIATRIX = 'Hellcat Aviatrix';

// Effects
rule('wars/effects/1', 'an effect is had at once; it does not go on the stack', () => {
  const t = at('control', { hand: ['Test Destroy'], at: { [VALLEY]: [AVIATRIX] } });
  t.act(1, 'play', 'Test Destroy').pick(1, AVIATRIX).pass(1, 2);
  expect([t.stack, t.inPlay(AVIATRIX)]).toEqual([[], false]);
  // ongoing abilities have effects without anything pending
  const ongoing = at('control', { at: { [VALLEY]: [AVIATRIX] } }, { table: ['Test Peace'] });
  ongoing.act(1, 'drain', VALLEY);
  expect(ongoing.stack).toEqual(['Drain']);
  ongoing.resolveAll();
  expect(ongoing.happened('drained')[0]!.n).toBe(1);
});

rule('wars/effects/2', 'who is to lose three cards from a hand of two loses two', () => {
  const lose = (hand: string[]) => {
    const u = table({
      locations: [VALLEY],
      seats: [asked({ hand: ['Test Hunger'] }), { hand, reserve: 9, active: 9 }],
    });
    u.act(1, 'play', 'Test Hunger').resolveAll();
    return [u.size(2, 'hand'), u.size(2, 'lost'), u.size(2, 'reserve')];
  };
  expect(lose(['Stinger', 'Boxer'])).toEqual([0, 2, 9]);
  expect(lose(['Stinger', 'Boxer', 'Slider', 'Stinger'])).toEqual([1, 3, 9]);
});

rule('wars/effects/3', 'two of your units are to be damaged and you have one: that one is', () => {
  const harm = (units: string[]) => {
    const t = at('control', { hand: ['Test Harm Yours'], at: { [VALLEY]: units } });
    t.act(1, 'play', 'Test Harm Yours').resolve();
    if (t.question === 'choose cards') t.pick(1, units[0]!, units[1]!);
    return t.happened('damaged').length;
  };
  expect([harm([AVIATRIX]), harm([AVIATRIX, 'Stinger', 'Claviger'])]).toEqual([1, 2]);
});

rule(
  ['wars/effects/4', 'wars/effects/5'],
  'an ability may be paid for to no result, but its targets must be there',
  () => {
    const t = at('control', { hand: ['Test Spark'], reserve: 0, active: 3 });
    t.play(1, 'Test Spark');
    expect([t.pile(1, 'used'), t.happened('activated')]).toEqual([['Test Spark'], []]);
    // a damaged unit may be chosen, and is not damaged again
    const harm = at('control', { hand: ['Test Harm'], at: { [VALLEY]: [{ card: AVIATRIX, damaged: true }] } });
    harm.play(1, 'Test Harm');
    expect(harm.happened('damaged')).toEqual([]);
    expect(at('control', { hand: ['Test Harm'] }).refuses(1, 'play', 'Test Harm')).toBe('wars/target/7');
  },
);

rule(
  ['wars/effects/6', 'wars/effects/7'],
  'power +1 for each of your units here: those there when it was used, wherever they go, and no later ones',
  () => {
    const t = at('control', {
      hand: ['Test Shove', 'Test Shove'],
      at: { [VALLEY]: ['Test Scholar', AVIATRIX], [VANTAGE]: ['Claviger'] },
    });
    t.act(1, 'use', 'Test Scholar', 3);
    // another unit arrives in response; it was not there when the ability was used
    t.act(1, 'play', 'Test Shove').pick(1, 'Claviger').resolveAll();
    expect(t.place('Claviger')).toBe(VALLEY);
    expect([t.power('Test Scholar'), t.power(AVIATRIX), t.power('Claviger')]).toEqual([2, 2, 3]);
    t.act(1, 'play', 'Test Shove').pick(1, AVIATRIX).resolveAll();
    expect([t.place(AVIATRIX), t.power(AVIATRIX)]).toEqual([VANTAGE, 2]);
  },
);

rule('wars/effects/8', 'one of two targets has gone: neither is damaged', () => {
  const t = at(
    'control',
    { hand: ['Test Harm Two'], at: { [VALLEY]: [AVIATRIX, 'Stinger', 'Claviger'] } },
    { hand: ['Test Destroy'] },
  );
  t.act(1, 'play', 'Test Harm Two').pick(1, AVIATRIX, 'Stinger').pass(1);
  t.play(2, 'Test Destroy', 'Stinger').resolve();
  expect([t.damaged(AVIATRIX), t.happened('fizzled').length, t.pile(1, 'used')]).toEqual([false, 1, ['Test Harm Two']]);
});

rule('wars/effects/8', 'a unit that was to enter beside another, which has gone, does not enter', () => {
  const t = at(
    'deploy',
    { hand: [AVIATRIX], icons: { maverick: 2 }, at: { 'Alnak Station/Hallway': ['Stinger'] } },
    { hand: ['Test Destroy'] },
    [{ card: 'Alnak Station/Hallway', of: 2 }],
  );
  t.act(1, 'play', AVIATRIX).pass(1).play(2, 'Test Destroy', 'Stinger').resolve();
  expect([t.inPlay(AVIATRIX), t.pile(1, 'lost')]).toEqual([false, [AVIATRIX, 'Stinger']]);
});

rule('wars/effects/9', 'Anticipation’s target is no kizen any more: no bonus, and the card is used', () => {
  const t = at(
    'control',
    { hand: ['Anticipation'], at: { [VALLEY]: [{ card: 'Claviger', beneath: ['Metamorphose'] }] } },
    { hand: ['Test Destroy'] },
    [VALLEY, 'Earth/Humanity’s Home'],
  );
  t.act(1, 'play', 'Anticipation').pass(1).play(2, 'Test Destroy', 'Metamorphose').resolve();
  expect([t.inPlay('Claviger'), t.defense('Claviger'), t.pile(1, 'used')]).toEqual([true, 3, ['Anticipation']]);
  expect(t.happened('fizzled')).toHaveLength(1);
  // without a response, it gives defense +3 for the only location of Earth
  const free = at('control', { hand: ['Anticipation'], at: { [VALLEY]: ['James Howler'] } }, {}, [
    VALLEY,
    'Earth/Humanity’s Home',
  ]);
  expect(free.play(1, 'Anticipation').defense('James Howler')).toBe(9);
});

rule('wars/effects/10', 'Faded makes the kizen untargetable before Anticipation comes off', () => {
  const t = at(
    'control',
    { hand: ['Anticipation'], at: { [VALLEY]: ['James Howler'] } },
    { hand: ['Faded'], at: { [VANTAGE]: ['Sumadar-Damir'] } },
    [VALLEY, VANTAGE, 'Earth/Humanity’s Home'],
  );
  t.act(1, 'play', 'Anticipation').pick(1, 'James Howler').pass(1);
  t.act(2, 'play', 'Faded').pick(2, 'James Howler');
  expect(t.stack).toEqual(['Anticipation', 'Faded']);
  t.resolve();
  // the opponent plays Faded, so the player of the kizen cannot target it
  expect(t.defense('James Howler')).toBe(8);
  t.resolve();
  expect([t.defense('James Howler'), t.pile(1, 'used')]).toEqual([8, ['Anticipation']]);
});

rule(['wars/effects/11', 'wars/effects/12'], 'Overburdened counts the hand when it comes off: 12 are too few', () => {
  const seat = { hand: ['Test Spark', ...Array.from({ length: 12 }, () => 'Stinger')], reserve: 9 };
  const kept = table({ locations: [VALLEY], seats: [asked({ hand: ['Overburdened'], used: 0 }), seat] });
  kept.act(1, 'play', 'Overburdened', 0).resolveAll();
  expect([kept.size(2, 'hand'), kept.pile(1, 'used')]).toEqual([8, ['Overburdened']]);
  // 13 cards when it was played, 12 when it comes off the stack, because an interrupt was played in response
  const fewer = table({ locations: [VALLEY], seats: [asked({ hand: ['Overburdened'], used: 0 }), seat] });
  fewer.act(1, 'play', 'Overburdened', 0).pass(1).act(2, 'play', 'Test Spark').resolveAll();
  expect([fewer.size(2, 'hand'), fewer.pile(1, 'used')]).toEqual([12, ['Overburdened']]);
});

rule(['wars/effects/13', 'wars/effects/14'], 'two Dedications make a damaged character of defense 3 one of 5', () => {
  const with_ = (n: number) => {
    const damaged = [{ card: AVIATRIX, damaged: true }, 'Claviger'];
    const t = at('control', {
      table: Array.from({ length: n }, () => 'Dedication'),
      at: { [VALLEY]: damaged, [UNTAPPED]: [{ card: 'Jikoku Interceptor', damaged: true }] },
    });
    return [t.defense(AVIATRIX), t.defense('Claviger'), t.defense('Jikoku Interceptor')];
  };
  expect([with_(0), with_(1), with_(2)]).toEqual([
    [3, 3, 2],
    [4, 3, 3],
    [5, 3, 4],
  ]);
});

rule(
  ['wars/effects/15', 'wars/effects/16'],
  'Syndicate Interference against an empty active pile: both units at the drained site are dismissed',
  () => {
    const drain = (active: number) => {
      const t = at(
        'control',
        { at: { [VALLEY]: [AVIATRIX, 'Stinger'], [VANTAGE]: ['Claviger'] }, active },
        { hand: ['Syndicate Interference'], active: 5 },
      );
      t.act(1, 'drain', VALLEY).pass(1);
      return t.act(2, 'play', 'Syndicate Interference').resolve();
    };
    const poor = drain(0).resolveAll();
    expect(poor.happened('left').map(f => f.how)).toEqual(['dismissed', 'dismissed']);
    expect([poor.inPlay(AVIATRIX), poor.inPlay('Stinger'), poor.inPlay('Claviger')]).toEqual([false, false, true]);
    // with energy, each of them is a choice
    const rich = drain(1);
    expect(rich.asked).toEqual([1]);
    expect(rich.question).not.toBe('initiative');
    rich.leaveOpen();
  },
);
