import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardSheet, type Position, setUp } from '../../src/index.ts';
import { printedAbility } from '../../src/rules/effects/ability.ts';
import { ABILITIES, DISCARD, HAND } from '../../src/state.ts';
import { findCard, Table } from '../support/table.ts';
import './people-and-places.ts';

/** The League and the Narn; nobody runs out of cards. */
const table = (league: object, narn: object = {}, more: Partial<Position> = {}): Table =>
  new Table(
    setUp({
      seats: [
        { race: 'non-aligned', ambassador: 'Vizak', deck: Array(9).fill('Test Filler'), ...league },
        { race: 'narn', deck: Array(9).fill('Test Filler'), ...narn },
      ],
      order: ['non-aligned', 'narn'],
      ...more,
    }),
  );

describe('Non-Aligned Agent', () => {
  rule(
    'b5-r-non-aligned-agent-1',
    'he trades a point of printed Intrigue for all severe damage of a strong character',
    () => {
      const t = table(
        { supporting: ['Non-Aligned Agent'] },
        {
          inner: [{ card: "Na'Kal", neutralized: true, severe: 3 }],
          supporting: [{ card: 'Narn Aide', neutralized: true, severe: 2 }],
        },
      );
      // nobody without an ability of 4
      expect(t.offers('non-aligned', 'use', 'Non-Aligned Agent')).toBe(true);
      t.act('non-aligned', 'use', 'Non-Aligned Agent');
      expect([t.card("Na'Kal").severe, t.card("Na'Kal").neutralized]).toEqual([0, 1]);
      expect(t.card('Narn Aide').severe).toBe(2);
      expect([t.ability('Non-Aligned Agent', 'intrigue'), t.card('Non-Aligned Agent').rotated]).toEqual([1, 1]);
      // for good
      const began = t.s.turn;
      t.until('conflict').untilAsked('action');
      expect(t.s.turn).toBe(began + 1);
      expect(t.ability('Non-Aligned Agent', 'intrigue')).toBe(1);
    },
  );

  test('he has only so many points to give', () => {
    const t = table(
      { supporting: ['Non-Aligned Agent'] },
      { inner: [{ card: "Na'Kal", neutralized: true, severe: 3 }] },
    );
    const agent = t.id('Non-Aligned Agent');
    for (const left of [1, 0]) {
      t.act('non-aligned', 'use', agent);
      expect(printedAbility(t.s, agent, ABILITIES.indexOf('intrigue'))).toBe(left);
      t.s.cards[agent]!.rotated = 0;
      t.s.cards[t.id("Na'Kal")]!.severe = 3;
      t.pass('narn');
    }
    expect(t.offers('non-aligned', 'use', agent)).toBe(false);
  });
});

describe('Non-Aligned Aide', () => {
  const debate = (aide: object = { card: 'Non-Aligned Aide' }) =>
    table({ supporting: [aide] }, {}, { conflicts: [{ conflict: 'Test Congress', by: 'narn' }] });

  rule(
    'b5-r-non-aligned-aide-1',
    'she gives 10 support to a Diplomacy conflict that she could support, and takes no part',
    () => {
      const t = debate();
      t.act('non-aligned', 'use', 'Non-Aligned Aide');
      expect([t.conflict('Test Congress').extraSupport, t.conflict('Test Congress').parts]).toEqual([10, []]);
      expect([t.ability('Non-Aligned Aide', 'diplomacy'), t.card('Non-Aligned Aide').rotated]).toEqual([1, 1]);
      const raid = table(
        { supporting: ['Non-Aligned Aide'] },
        {},
        { conflicts: [{ conflict: 'Border Raid', by: 'narn', target: 'non-aligned' }] },
      );
      expect(raid.offers('non-aligned', 'use', 'Non-Aligned Aide')).toBe(false);
    },
  );
});

describe('Non-Aligned Captain', () => {
  rule('b5-r-non-aligned-captain-1', 'he takes the topmost Non-Aligned fleet of the pile, whatever lies on it', () => {
    const t = table({
      supporting: ['Non-Aligned Captain'],
      discard: ['Drazi Sunhawk', 'Vree Saucers', 'Strike Fleet', 'Test Congress'],
    });
    t.act('non-aligned', 'use', 'Non-Aligned Captain');
    expect(t.titles('non-aligned', HAND)).toEqual(['Vree Saucers']);
    expect(t.titles('non-aligned', DISCARD)).toEqual(['Drazi Sunhawk', 'Strike Fleet', 'Test Congress']);
    expect([t.ability('Non-Aligned Captain', 'leadership'), t.card('Non-Aligned Captain').rotated]).toEqual([1, 1]);
    const none = table({ supporting: ['Non-Aligned Captain'], discard: ['Test Congress'] });
    expect(none.offers('non-aligned', 'use', 'Non-Aligned Captain')).toBe(false);
  });
});

test('what they do stands on their cards', () => {
  const text = (title: string) => cardSheet(findCard(title).source).text;
  expect([text('Non-Aligned Agent'), text('Non-Aligned Aide'), text('Non-Aligned Captain')]).toMatchInlineSnapshot(`
    [
      [
        "Action, only if Non-Aligned Agent's printed Intrigue is at least 1: Rotate this card. Target a character with severe damage whose highest ability, without damage, is 4 or more. The printed Intrigue of this card is 1 lower from now on. Remove all severe damage from that character.",
      ],
      [
        "Action, only if Non-Aligned Aide's printed Diplomacy is at least 1: Rotate this card. Target a Diplomacy conflict that Non-Aligned Aide can support. The printed Diplomacy of this card is 1 lower from now on. That conflict gets support equal to 10.",
      ],
      [
        "Action, only if Non-Aligned Captain's printed Leadership is at least 1: Rotate this card. Target the topmost Non-Aligned fleet in your discard pile. The printed Leadership of this card is 1 lower from now on. Take that fleet into your hand.",
      ],
    ]
  `);
});
