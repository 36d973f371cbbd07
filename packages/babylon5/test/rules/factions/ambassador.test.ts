import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { INNER, type Position, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/cards-for-conflicts.ts';

const deck = ['Refugees', 'Refugees', 'Refugees', 'Refugees', 'Refugees'];

/** A Human player with some cards in hand, who acts first, and Narn. */
function setting(hand: readonly string[], more: Partial<Position['seats'][number]> = {}): Table {
  return table({
    seats: [
      { race: 'human', hand, deck, ...more },
      { race: 'narn', deck },
    ],
    order: ['human', 'narn'],
  });
}

rule('b5/ambassador/1', 'the ambassador is in the Inner Circle', () => {
  const t = setting([], { inner: ['Test Scholar'] });
  expect(t.titles('human', INNER)).toEqual(['Jeffrey Sinclair', 'Test Scholar']);
  // and can do everything that members do
  t.act('human', 'build', 'Jeffrey Sinclair');
  expect(t.rating('human')).toBe(5);
});

rule('b5/ambassador/2', 'an ambassador is neither discarded, nor returned, removed or demoted', () => {
  for (const event of [
    'Test Fierce Banishment',
    'Test Fierce Homecoming',
    'Test Fierce Oblivion',
    'Test Fall from Grace',
  ]) {
    const t = setting([event], { inner: ['Test Scholar'] });
    t.act('human', 'event', event);
    if (t.offers('human', 'card', "G'Kar")) t.pick('human', "G'Kar");
    else t.pick('human', 'Test Scholar');
    expect(t.titles('narn', INNER)).toEqual(["G'Kar"]);
    const own = setting([event], { inner: ['Test Scholar'] });
    own.act('human', 'event', event).pick('human', 'Test Scholar');
    expect(own.titles('human', INNER)).toEqual(['Jeffrey Sinclair']);
  }
  // and not when an empty deck costs an Inner Circle character
  const t = table({
    seats: [
      { race: 'human', inner: ['Test Scholar', 'Test Fierce Clerk'] },
      { race: 'narn', deck },
    ],
    order: ['human', 'narn'],
  });
  t.untilAsked('lose a character', 'human');
  expect(t.options('human').map(o => o.a)).toEqual([t.id('Test Scholar'), t.id('Test Fierce Clerk')]);
  t.pick('human', 'Test Scholar');
});

rule('b5/ambassador/3', 'a character whose text lets it replace the ambassador becomes the ambassador', () => {
  const t = setting(['John Sheridan']);
  t.act('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair');
  expect(t.titles('human', INNER)).toEqual(['John Sheridan']);
  expect(t.s.seats[0]!.ambassador).toBe(t.id('John Sheridan'));
  expect(t.inPlay('Jeffrey Sinclair')).toBe(false);
  // one without such a text does not
  const other = setting(['Test Scholar']);
  expect(other.refuses('human', 'replace', 'Test Scholar', 'Jeffrey Sinclair')).toBe('b5/replace/8');
});

rule('b5/ambassador/4', 'no text of a card stands above that', () => {
  const t = setting(['Test Fierce Banishment', 'Test Fierce Banishment'], { supporting: ['Test Scholar'] });
  t.act('human', 'event', 'Test Fierce Banishment');
  // the text applies to any character
  if (t.offers('human', 'card', 'Jeffrey Sinclair')) {
    t.pick('human', 'Jeffrey Sinclair').pass('narn');
    t.act('human', 'event', 'Test Fierce Banishment');
  }
  expect(t.s.seats[0]!.ambassador).toBe(t.id('Jeffrey Sinclair'));
  expect(t.inPlay('Jeffrey Sinclair')).toBe(true);
  t.pick('human', 'Test Scholar');
  expect(t.inPlay('Test Scholar')).toBe(false);
});

rule('b5/ambassador/5', 'the successor is ambassador though his card does not say it', () => {
  const t = setting(['John Sheridan', 'Test Audience', 'Test Fierce Banishment', 'Test Fall from Grace'], {
    inner: ['Test Scholar'],
  });
  t.act('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair').pass('narn');
  const { doom } = t.card('John Sheridan');
  t.act('human', 'event', 'Test Audience').pick('human', 'John Sheridan').pass('narn');
  expect(t.card('John Sheridan').doom).toBeGreaterThan(doom);
  for (const event of ['Test Fierce Banishment', 'Test Fall from Grace']) {
    t.act('human', 'event', event);
    if (t.offers('human', 'card', 'John Sheridan')) t.pick('human', 'John Sheridan').pass('narn');
    else t.pick('human', 'Test Scholar').pass('narn');
  }
  expect(t.titles('human', INNER)[0]).toBe('John Sheridan');
  expect(t.s.seats[0]!.ambassador).toBe(t.id('John Sheridan'));
});

rule('b5/ambassador/6', 'what has to be on an ambassador moves to the new one, with the marks that it gives', () => {
  const t = setting(['Test Election'], {
    ambassador: { card: 'Jeffrey Sinclair', attached: ['Test Sash of Office', 'Test Polish', 'Assigning Blame'] },
    supporting: ['Test Scholar', 'Test Fierce Clerk'],
  });
  const [intrigue, diplomacy] = [t.ability('Jeffrey Sinclair', 'intrigue'), t.ability('Jeffrey Sinclair', 'diplomacy')];
  const destiny = t.card('Jeffrey Sinclair').destiny;
  t.act('human', 'event', 'Test Election').pick('human', 'Test Scholar');
  expect(t.s.seats[0]!.ambassador).toBe(t.id('Test Scholar'));
  expect(t.titles('human', INNER)).toEqual(['Test Scholar', 'Jeffrey Sinclair']);
  expect(t.titles('human', SUPPORTING)).toEqual(['Test Fierce Clerk']);
  expect(t.card('Test Scholar').attached).toEqual([t.id('Test Sash of Office'), t.id('Assigning Blame')]);
  expect(t.card('Jeffrey Sinclair').attached).toEqual([t.id('Test Polish')]);
  expect(t.ability('Jeffrey Sinclair', 'intrigue')).toBe(intrigue - 1);
  expect(t.ability('Jeffrey Sinclair', 'diplomacy')).toBe(diplomacy + 2);
  expect(t.ability('Test Scholar', 'intrigue')).toBe(4);
  expect([t.card('Jeffrey Sinclair').destiny, t.card('Test Scholar').destiny]).toEqual([destiny - 1, 1]);
});

rule('b5/ambassador/7', 'the ambassador of a species is no ambassador, unless he leads the faction', () => {
  const t = table({
    seats: [
      { race: 'non-aligned', ambassador: 'Test Speaker', supporting: ['Test Delegate'], hand: ['Test Audience'] },
      { race: 'narn' },
    ],
    order: ['non-aligned', 'narn'],
  });
  t.act('non-aligned', 'event', 'Test Audience');
  expect(t.options('non-aligned').map(o => o.a)).toEqual([t.id('Test Speaker'), t.id("G'Kar")]);
  t.pick('non-aligned', 'Test Speaker');
  expect(t.card('Test Speaker').doom).toBe(1);
});
