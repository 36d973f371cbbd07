import { asked, greedyBot } from '@orrery/bots';
import { likingsMet } from '@orrery/bots/testing';
import { answer, awaited, decisionView, optionId, options, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { strength } from '../src/advice/battle.ts';
import { type WarsState, wars, warsAdvice, warsKinds, warsLikings } from '../src/index.ts';
import { locations } from '../src/rules/locations/location.ts';
import { ready } from './deals.ts';
import { CORE, field, MOON, over, PLATFORM, ROCK } from './fields.ts';
import { type Table, table } from './table.ts';

// The moves of the bot that a new player meets

const picks = (t: Table): readonly string[] =>
  greedyBot(1, warsAdvice)
    .choose(asked(wars, t.s, awaited(t.s)[0]!))
    .map(optionId);

/** Returns the bot's choice now, as a person reads it. */
function says(t: Table): string {
  const seat = awaited(t.s)[0]!;
  const { options } = decisionView(wars, t.s, seat)!.question!;
  return picks(t)
    .map(id => options.find(o => o.id === id)!.label)
    .join(' and ');
}

/** Lets the bot answer until a question of this kind comes. */
function until(t: Table, question: string): Table {
  for (let i = 0; i < 30 && t.question !== question; i++) {
    const [seat] = awaited(t.s);
    submit(wars, t.s, t.s.ask!.id, seat!, picks(t));
  }
  return t;
}

test('it does not attack 7 with 2', () => {
  const t = field({ at: { [CORE]: ['Sheria Coreg'] } }, { at: { [CORE]: ['Heavy Juggernaut'] } });
  expect(t.offers(1, 'attack', CORE)).toBe(true);
  expect(says(t)).toBe('Pass');
});

test('it attacks 2 with 7', () => {
  const t = field({ at: { [CORE]: ['Heavy Juggernaut'] } }, { at: { [CORE]: ['Sheria Coreg'] } });
  expect(says(t)).toContain('Attack at Ganymede/Core Shaft');
});

test('it does not attack where its power is no more, and the battle destiny is the other side\u2019s', () => {
  const two = ['Vishal Scout', 'Vishal Scout'];
  const t = field({ at: { [CORE]: ['Sheria Coreg'] } }, { at: { [CORE]: two } });
  expect(says(t)).toBe('Pass');
});

test('it attacks for free where it is the stronger, not where it is the weaker', () => {
  const hand = ['Hostilities Unleashed'];
  const weak = field({ hand, active: 0, at: { [CORE]: ['Sheria Coreg'] } }, { at: { [CORE]: ['Heavy Juggernaut'] } });
  expect(says(weak)).toBe('Pass');
  const both = field(
    { hand, at: { [CORE]: ['Sheria Coreg'], [PLATFORM]: ['Heavy Juggernaut'] } },
    { at: { [CORE]: ['Heavy Juggernaut'], [PLATFORM]: ['Sheria Coreg'] } },
  );
  over(over(both.attack(1, CORE)).attack(1, PLATFORM));
  expect(says(both)).toContain('Hostilities Unleashed');
  both.leaveOpen().act(1, 'play', 'Hostilities Unleashed');
  expect(says(until(both, 'target'))).toContain(PLATFORM);
});

test('it does not dismiss a unit for a battle destiny that nobody has', () => {
  const t = field({ at: { [CORE]: ['Shikami Follower', 'Ikazuchi'] } }, { at: { [CORE]: ['Sheria Coreg'] } }).attack(
    1,
    CORE,
  );
  expect(t.offers(1, 'use', 'Shikami Follower')).toBe(true);
  expect(says(t)).toBe('Pass');
});

test('it plays no card that would have to be dismissed itself', () => {
  const t = field({ hand: ['Heavy Juggernaut'], at: { [CORE]: ['Ikazuchi'] } }, {}, { phase: 'deploy' });
  expect(t.offers(1, 'play', 'Heavy Juggernaut')).toBe(true);
  expect(says(t)).toBe('Pass');
});

test('it has the least of its units crowded out, and not where it stands alone', () => {
  const t = field(
    { hand: ['Heavy Juggernaut'], at: { [CORE]: ['Ikazuchi'], [PLATFORM]: ['CGC Grunt'] } },
    { at: { [PLATFORM]: ['Shikami'] } },
    { phase: 'deploy' },
  );
  expect(says(t)).toMatch(/^Play Heavy Juggernaut/);
  until(t.leaveOpen(), 'choose');
  expect(says(t)).toMatch(/^CGC Grunt/);
});

test('it does not use an ability that moves one card of a reserve for nothing', () => {
  const t = field({ at: { [CORE]: ['Sheria Coreg'] } }, {}, { phase: 'activate' });
  expect(t.offers(1, 'use', 'Sheria Coreg')).toBe(true);
  expect(says(t)).not.toContain('Sheria Coreg');
});

test('it gives no card for an immunity that it does not need', () => {
  const t = field({ hand: ['Vishal Scout'], at: { [CORE]: ['The Gambler'] } }, { at: { [CORE]: ['Sheria Coreg'] } });
  expect(t.offers(1, 'use', 'The Gambler')).toBe(true);
  expect(says(t)).not.toContain('Gambler');
});

test('it loses used energy before cards of a small hand, and dull cards before its last energy', () => {
  const loses = (reserve: number) => {
    const t = field(
      { at: { [CORE]: ['Sheria Coreg'] } },
      { hand: ['Vishal Scout'], active: 0, reserve, used: 3 },
      { phase: 'control' },
    );
    t.act(1, 'drain', CORE);
    return says(until(t.leaveOpen(), 'lose'));
  };
  expect(loses(30)).toContain('used pile');
  expect(loses(3)).toContain('Vishal Scout');
});

test('it uses no ability whose condition does not hold', () => {
  const t = field(
    { hand: ['Vishal Scout'], at: { [CORE]: ['Chijo Warrior'] } },
    { at: { [CORE]: ['Ikazuchi'] } },
    { phase: 'control' },
  );
  expect(t.offers(1, 'use', 'Chijo Warrior')).toBe(true);
  expect(says(t)).toBe('Pass');
});

test('it uses no ability that counts what is not there', () => {
  const refinery = 'Ganymede/Captured Refinery';
  const seats = [{ at: { [refinery]: ['Ikazuchi'] } }, {}] as const;
  const t = table({ phase: 'control', locations: [refinery, CORE, MOON, ROCK], seats });
  expect(t.offers(1, 'use', refinery)).toBe(true);
  expect(says(t)).not.toMatch(/^Use/);
});

test('it sends no unit alone to where it is sure to be beaten', () => {
  const t = table({
    phase: 'deploy',
    locations: [CORE, MOON, ROCK],
    seats: [{ hand: ['CISyn Coordinators'] }, { at: { [CORE]: ['Ikazuchi'] } }],
  });
  expect(t.offers(1, 'play', 'CISyn Coordinators')).toBe(true);
  expect(says(t)).toBe('Pass');
});

/** Returns the kinds of an answer of the first player, by its verb. */
function kindsOf(s: WarsState, verb: string): readonly string[] {
  const seat = awaited(s)[0]!;
  return warsKinds(s, seat, options(wars, s, seat).find(o => o.verb === verb)!);
}

test('kinds of answer go from the general to the particular, and to do nothing is of no kind', () => {
  const t = field({ at: { [CORE]: ['Heavy Juggernaut'] } }, { at: { [CORE]: ['Sheria Coreg'] } });
  const kinds = kindsOf(t.s, 'attack');
  expect(kinds[0]).toBe('attack');
  expect(kinds).toContain('by5');
  expect(kinds).toContain('count1v1');
  expect(kindsOf(t.s, 'pass')).toEqual([]);
});

test('a second movement of a card to another place in a turn is of no kind, so that nobody likes to go there and back again', () => {
  const t = field({ at: { [CORE]: ['Vishal Scout'] } }, {}, { phase: 'move' });
  expect(kindsOf(t.s, 'move')[0]).toBe('move');
  t.act(1, 'move', 'Vishal Scout', PLATFORM).resolve();
  expect(kindsOf(t.s, 'move')).toEqual([]);
});

test('kinds of answer that are liked are met in play', () => {
  const { points } = warsLikings;
  const share = likingsMet({ game: wars, advice: warsAdvice, kinds: warsKinds, points }, ready, 40);
  expect(share).toBeGreaterThan(0.8);
});

test('what a side’s strength was at the last question is not taken for what it is now', () => {
  const s = ready(3);
  const bot = greedyBot(3, warsAdvice);
  const all = () => locations(s).flatMap(at => [strength(s, 0, at), strength(s, 1, at)]);
  const seen = new Set<string>();
  for (let i = 0; i < 600 && s.result === null; i++) {
    const known = all();
    // a new question, for which nothing was computed yet
    s.ask = { ...s.ask! };
    expect(known).toEqual(all());
    seen.add(known.join(' '));
    const seat = awaited(s)[0]!;
    answer(wars, s, seat, bot.choose(asked(wars, s, seat)));
  }
  expect(seen.size).toBeGreaterThan(20);
});
