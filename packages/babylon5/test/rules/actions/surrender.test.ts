import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DISCARD, type Position, REMOVED, type Ruleset, SUPPORTING } from '../../../src/index.ts';
import { PAPERS } from '../../support/cards-for-turns.ts';
import { table } from '../../support/table.ts';

const rulesets = ['casual', 'tournament', 'engine'] as const;
const published = ['casual', 'tournament'] as const;
const deck = PAPERS;
const war = (ruleset: Ruleset, more: Partial<Position> = {}) =>
  table({
    ruleset,
    round: 'draw',
    seats: [
      { race: 'narn', spent: 4, deck },
      { race: 'centauri', rating: 8, spent: 8, deck },
      { race: 'minbari', spent: 4, deck },
    ],
    war: [['narn', 'centauri']],
    order: ['narn', 'centauri', 'minbari'],
    ...more,
  });

rule('b5/surrender/1', 'in the discard step a player at war may surrender, to an enemy only', () => {
  for (const ruleset of rulesets) {
    const t = war(ruleset);
    expect([t.s.round, t.asked]).toEqual(['draw', ['narn']]);
    expect(t.refuses('narn', 'surrender', 'minbari')).toBe('b5/surrender/1');
    expect(t.offers('narn', 'surrender', 'centauri')).toBe(true);
    t.pass('narn');
    expect(t.asked).toEqual(['centauri']);
    // the Minbari, who have no war, get no question
    t.pass('centauri');
    expect(t.s.round).toBe('conflict');
    expect(t.s.seats.map(x => x.out)).toEqual([false, false, false]);
  }
});

rule('b5/surrender/2', 'the other gains 3 influence at once, and the player leaves', () => {
  for (const ruleset of rulesets) {
    const t = war(ruleset).act('narn', 'surrender', 'centauri');
    if (ruleset !== 'engine') t.pass('narn');
    expect([t.rating('centauri'), t.s.seats[0]!.out]).toEqual([11, true]);
    expect(t.inPlay("G'Kar")).toBe(false);
    expect(t.s.seats.map(x => x.rating)).toEqual([4, 11, 4]);
  }
});

rule('b5/surrender/3', 'the ambassador asks one player for asylum, and a copy of it joins that supporting row', () => {
  for (const ruleset of published) {
    const t = war(ruleset).act('narn', 'surrender', 'centauri');
    expect(t.options('narn').map(o => o.verb)).toEqual(['seat', 'seat', 'pass']);
    t.act('narn', 'seat', 'minbari');
    expect(t.titles('minbari', SUPPORTING)).toEqual(["G'Kar"]);
    expect(t.card("G'Kar", 'minbari').owner).toBe(2);
    expect([t.s.seats[0]!.out, t.titles('centauri', SUPPORTING)]).toEqual([true, []]);
  }
});

rule('b5/surrender/4', 'it arrives clean and never enters the Inner Circle', () => {
  for (const ruleset of published) {
    const t = war(ruleset, {
      seats: [
        {
          race: 'narn',
          spent: 4,
          deck,
          ambassador: { card: "G'Kar", damage: 2, severe: 1, attached: ['Test Stipend', 'Assigning Blame'] },
        },
        { race: 'centauri', spent: 4, deck },
        { race: 'minbari', rating: 12, spent: 12, deck },
      ],
    });
    t.act('narn', 'surrender', 'centauri').act('narn', 'seat', 'minbari');
    const refugee = t.s.zones[2 * 9 + SUPPORTING]![0]!;
    const { damage, severe, attached, rotated, neutralized } = t.s.cards[refugee]!;
    expect([damage, severe, attached, rotated, neutralized]).toEqual([0, 0, [], 0, 0]);
    t.untilAsked('action', 'minbari');
    expect(t.refuses('minbari', 'promote', refugee)).toBe('b5/cannot/1');
  }
});

rule('b5/surrender/4', "what others have put on the ambassador falls off, to its owner's discard pile", () => {
  for (const ruleset of published) {
    const t = war(ruleset, {
      seats: [
        {
          race: 'narn',
          spent: 4,
          deck,
          ambassador: { card: "G'Kar", attached: ['Test Stipend', 'Assigning Blame'] },
        },
        { race: 'centauri', spent: 4, deck },
        { race: 'minbari', rating: 12, spent: 12, deck },
      ],
    });
    // the Centauri player's aftermath
    t.card('Assigning Blame').owner = 1;
    t.act('narn', 'surrender', 'centauri').act('narn', 'seat', 'minbari');
    const refugee = t.s.zones[2 * 9 + SUPPORTING]![0]!;
    expect([t.titleOf(refugee), t.s.cards[refugee]!.attached]).toEqual(["G'Kar", []]);
    expect(t.inPlay('Assigning Blame')).toBe(false);
    expect(t.titles('centauri', DISCARD)).toContain('Assigning Blame');
    expect(t.titles('narn', REMOVED)).toContain('Test Stipend');
  }
});

rule('b5/surrender/5', 'asylum is granted without asking the host, unless the ambassador cannot enter there', () => {
  for (const ruleset of published) {
    const t = war(ruleset).act('narn', 'surrender', 'centauri').act('narn', 'seat', 'minbari');
    // the next question is for the Centauri player, who may buy a card
    expect(t.asked).toEqual(['centauri']);
    expect(t.titles('minbari', SUPPORTING)).toEqual(["G'Kar"]);
    // a faction with Shadow Marks cannot receive an ambassador with a printed Vorlon Mark
    const barred = war(ruleset, {
      seats: [
        { race: 'narn', spent: 4, deck, ambassador: 'Test Daily Prophet' },
        { race: 'centauri', spent: 4, deck },
        { race: 'minbari', spent: 4, deck, supporting: [{ card: 'Minbari Aide', marks: { shadow: 1 } }] },
      ],
    });
    barred.act('narn', 'surrender', 'centauri').act('narn', 'seat', 'minbari');
    expect([barred.titles('minbari', SUPPORTING), barred.s.seats[0]!.out]).toEqual([['Minbari Aide'], true]);
  }
});

rule('b5/surrender/6', 'engine: out, 3 influence to the other, and no asylum', () => {
  const t = war('engine').act('narn', 'surrender', 'centauri');
  expect([t.s.seats[0]!.out, t.rating('centauri'), t.asked]).toEqual([true, 11, ['centauri']]);
  expect([t.titles('centauri', SUPPORTING), t.titles('minbari', SUPPORTING)]).toEqual([[], []]);
});

rule('b5/surrender/7', 'engine: a card forces a surrender', () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', rating: 8, hand: ['Test Capitulation'], deck },
      { race: 'centauri', deck },
      { race: 'minbari', deck },
    ],
    order: ['narn', 'centauri', 'minbari'],
  });
  t.act('narn', 'event', 'Test Capitulation').pick('narn', 'centauri');
  expect([t.rating('narn'), t.s.seats.map(x => x.out)]).toEqual([11, [false, true, false]]);
  expect(t.asked).toEqual(['minbari']);
});
