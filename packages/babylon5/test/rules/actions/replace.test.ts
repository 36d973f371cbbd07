import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import {
  DISCARD,
  HAND,
  INNER,
  type Position,
  REMOVED,
  type Ruleset,
  type SeatPosition,
  SUPPORTING,
} from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** A Narn player acts, and a Centauri player watches. */
function narn(seat: Omit<SeatPosition, 'race'>, ruleset: Ruleset = 'casual', more: Partial<Position> = {}): Table {
  return table({
    ruleset,
    seats: [{ race: 'narn', ...seat }, { race: 'centauri' }],
    order: ['narn', 'centauri'],
    ...more,
  });
}

rule('b5/replace/1', 'replacing is an action for which nobody rotates', () => {
  const t = narn({
    ambassador: { card: "G'Kar", rotated: true },
    supporting: ['Narn Aide'],
    hand: ['Test Veteran'],
  });
  expect(t.refuses('narn', 'sponsor', 'Test Veteran')).toBe('b5/sponsor/1');
  // a card in play replaces nothing
  expect(t.refuses('narn', 'replace', "G'Kar", 'Narn Aide')).toBe('b5/replace/1');
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.titles('narn', SUPPORTING)).toEqual(['Test Veteran']);
  expect(t.happened('rotated')).toEqual([]);
  expect(t.asked).toEqual(['centauri']);
});

rule('b5/replace/2', 'the new card is ready and unhurt where the old one was rotated and hurt', () => {
  const t = narn({
    supporting: [{ card: 'Narn Aide', rotated: true, damage: 1, severe: 2, neutralized: true }],
    hand: ['Test Veteran'],
  });
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.card('Test Veteran')).toMatchObject({ rotated: 0, damage: 0, severe: 0, neutralized: 0 });
  // only the influence is missing to promote it at once
  t.pass('centauri');
  expect(t.refuses('narn', 'promote', 'Test Veteran')).toBe('b5/promote/4');
});

rule('b5/replace/2', 'a text may say otherwise: Delenn Transformed comes in neutralized', () => {
  const t = table({
    seats: [
      {
        race: 'minbari',
        ambassador: { card: 'Delenn', marks: { vorlon: 1 }, attached: ['Triluminary'] },
        hand: ['Chrysalis', 'Delenn Transformed'],
      },
      { race: 'centauri' },
    ],
    order: ['minbari', 'centauri'],
  });
  t.act('minbari', 'event', 'Chrysalis');
  expect(t.titles('minbari', INNER)).toEqual(['Delenn Transformed']);
  expect(t.card('Delenn Transformed').neutralized).toBe(1);
});

rule('b5/replace/3', 'a card of cost 6 replaces another for nothing', () => {
  const t = narn({ rating: 4, spent: 4, supporting: ['Narn Aide'], hand: ['Test Veteran'] });
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.inPlay('Test Veteran')).toBe(true);
  expect(t.happened('influence-applied')).toEqual([]);
});

rule('b5/replace/4', 'the old card is removed from the game and not discarded', () => {
  const t = narn({ supporting: ['Narn Aide'], hand: ['Test Veteran'] });
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.titles('narn', REMOVED)).toEqual(['Narn Aide']);
  expect(t.titles('narn', DISCARD)).toEqual([]);
});

rule('b5/replace/5', 'enhancements, aftermaths, contingencies and marks pass only where the text says so', () => {
  const old = {
    card: 'Narn Aide',
    marks: { strife: 2 },
    attached: ['Test Medal', 'Nightmares', 'Test Precaution'],
  };
  const bare = narn({ supporting: [old], hand: ['Test Veteran'] });
  bare.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(bare.card('Test Veteran').attached).toEqual([]);
  expect(bare.card('Test Veteran')).toMatchObject({ strife: 0, doom: 0 });
  expect(bare.titles('narn', DISCARD).sort()).toEqual(['Nightmares', 'Test Medal', 'Test Precaution']);
  const keeping = narn({ supporting: [old], hand: ['Test Keeper'] });
  keeping.act('narn', 'replace', 'Test Keeper', 'Narn Aide');
  expect(keeping.card('Test Keeper').attached).toEqual(
    ['Test Medal', 'Nightmares', 'Test Precaution'].map(card => keeping.id(card)),
  );
  expect(keeping.card('Test Keeper')).toMatchObject({ strife: 2, doom: 1 });
  expect(keeping.ability('Test Keeper', 'diplomacy')).toBe(5);
  expect(keeping.titles('narn', DISCARD)).toEqual([]);
  // under the engine rules the mark of an agenda passes on, although nothing else does
  const agenda = narn({ agenda: 'Total War', hand: ['Test Successor'] }, 'engine', { war: [['narn', 'centauri']] });
  expect(agenda.card("G'Kar").doom).toBe(1);
  agenda.act('narn', 'replace', 'Test Successor', "G'Kar");
  expect(agenda.card('Test Successor').doom).toBe(1);
});

rule(
  'b5/replace/6',
  "another's character may be replaced and stays with its player, unless the text forbids it",
  () => {
    const t = table({
      seats: [
        { race: 'narn', hand: ['Test Veteran', 'Test Loyalist'] },
        { race: 'centauri', inner: ['Narn Aide'] },
      ],
      order: ['narn', 'centauri'],
    });
    expect(t.refuses('narn', 'replace', 'Test Loyalist', 'Narn Aide')).toBe('b5/replace/6');
    t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
    expect(t.card('Test Veteran').controller).toBe(t.seat('centauri'));
    expect(t.offers('centauri', 'build', 'Test Veteran')).toBe(true);
    expect(t.titles('narn', SUPPORTING)).toEqual([]);
  },
);

rule('b5/replace/7', "the new card stays in the faction of another player's old card", () => {
  const t = table({
    ruleset: 'engine',
    seats: [
      { race: 'narn', hand: ['Test Veteran'] },
      { race: 'centauri', inner: ['Narn Aide'], supporting: ['Centauri Aide'] },
    ],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.titles('centauri', INNER)).toEqual(['Londo Mollari', 'Test Veteran']);
  expect(t.card('Test Veteran').faction).toBe(t.seat('centauri'));
});

rule('b5/replace/8', 'must replace leaves no other way in; may replace leaves both', () => {
  const t = narn({ rating: 9, supporting: ['Narn Aide'], hand: ['Test Heir', 'Test Veteran'] });
  expect(t.refuses('narn', 'sponsor', 'Test Heir')).toBe('b5/replace/8');
  expect(t.offers('narn', 'replace', 'Test Heir', 'Narn Aide')).toBe(true);
  expect(t.offers('narn', 'sponsor', 'Test Veteran')).toBe(true);
  expect(t.offers('narn', 'replace', 'Test Veteran', 'Narn Aide')).toBe(true);
  // its text decides which cards it replaces
  expect(t.refuses('narn', 'replace', 'Test Veteran', "G'Kar")).toBe('b5/replace/8');
});

rule('b5/replace/9', 'under the engine rules a text that says `replace` alone rules out sponsoring, too', () => {
  const seat = { rating: 9, supporting: ['Narn Aide'], hand: ['Test Double'] };
  const t = narn(seat, 'engine');
  expect(t.refuses('narn', 'sponsor', 'Test Double')).toBe('b5/replace/9');
  t.act('narn', 'replace', 'Test Double', 'Narn Aide');
  expect(t.titles('narn', SUPPORTING)).toEqual(['Test Double']);
});

rule('b5/replace/10', 'what passes over does not do again what it did on coming in', () => {
  const t = narn({ rating: 9, inner: ["Na'Kal"], supporting: ['Narn Aide'], hand: ['Test Brand', 'Test Keeper'] });
  const before = t.card("G'Kar").strife;
  t.act('narn', 'sponsor', 'Test Brand').pick('narn', "G'Kar").pick('narn', 'Narn Aide').pass('centauri');
  expect(t.card("G'Kar")).toMatchObject({ doom: 1, strife: before + 1 });
  t.act('narn', 'replace', 'Test Keeper', 'Narn Aide');
  expect(t.card('Test Keeper').attached).toEqual([t.id('Test Brand')]);
  expect(t.card("G'Kar")).toMatchObject({ doom: 1, strife: before + 1 });
});

rule('b5/replace/11', "the agenda's bonus and marks are the new ambassador's", () => {
  const t = narn({ agenda: 'Power Politics', hand: ['Test Successor'] });
  expect(t.ability("G'Kar", 'diplomacy')).toBe(6);
  t.act('narn', 'replace', 'Test Successor', "G'Kar");
  expect(t.s.seats[t.seat('narn')]!.ambassador).toBe(t.id('Test Successor'));
  // 4 printed
  expect(t.ability('Test Successor', 'diplomacy')).toBe(5);
  const marked = narn({ agenda: 'Test Lure', hand: ['Test Successor'] });
  expect(marked.card("G'Kar").shadow).toBe(1);
  marked.act('narn', 'replace', 'Test Successor', "G'Kar");
  expect(marked.card('Test Successor').shadow).toBe(1);
});

rule('b5/replace/12', 'after a limited character is replaced no copy of it comes in again', () => {
  const t = narn({ rating: 9, supporting: ["Ko'Dath"], hand: ["Na'Toth", "Ko'Dath"] });
  const [, second] = t.s.defs.flatMap((def, id) => (def === t.s.defs[t.id("Ko'Dath")] ? [id] : []));
  t.act('narn', 'replace', "Na'Toth", "Ko'Dath").pass('centauri');
  expect(t.titles('narn', REMOVED)).toEqual(["Ko'Dath"]);
  expect(t.refuses('narn', 'sponsor', second!)).toBe('b5/glossary/12');
});

rule('b5/replace/13', 'after a multiple character is replaced its other copies can still come in', () => {
  const t = narn({ rating: 9, supporting: ['Narn Aide'], hand: ['Test Veteran', 'Narn Aide'] });
  const [, second] = t.s.defs.flatMap((def, id) => (def === t.s.defs[t.id('Narn Aide')] ? [id] : []));
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide').pass('centauri');
  t.act('narn', 'sponsor', second!);
  expect(t.titles('narn', SUPPORTING)).toEqual(['Test Veteran', 'Narn Aide']);
});

rule('b5/replace/14', 'an event that replaced a character cannot be reversed', () => {
  const after = (event: string) => {
    const t = table({
      seats: [
        { race: 'narn', supporting: ['Narn Aide'], hand: [event, 'Test Veteran'] },
        { race: 'centauri', rating: 9, hand: ['Test Retraction'] },
      ],
      order: ['narn', 'centauri'],
    });
    return t.act('narn', 'event', event);
  };
  expect(after('Test Exchange').refuses('centauri', 'event', 'Test Retraction')).toBe('b5/targets/1');
  expect(after('Test Windfall').offers('centauri', 'event', 'Test Retraction')).toBe(true);
});

rule('b5/replace/15', 'replacing an agenda is no replacing of a character', () => {
  const t = narn({
    rating: 9,
    agenda: 'Power Politics',
    supporting: ['Test Chronicle', 'Narn Aide'],
    hand: ['Test Schemes', 'Test Veteran'],
  });
  t.act('narn', 'agenda', 'Test Schemes').pass('centauri');
  expect(t.titles('narn', REMOVED)).toEqual(['Power Politics']);
  expect(t.rating('narn')).toBe(9);
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.rating('narn')).toBe(10);
});

rule('b5/replace/16', 'what was aimed at the old card does not touch the new one', () => {
  const t = narn({ supporting: ['Narn Aide'], hand: ['Test Spotlight', 'Test Veteran'] }, 'engine');
  t.act('narn', 'event', 'Test Spotlight').pass('centauri');
  expect(t.ability('Narn Aide', 'diplomacy')).toBe(4);
  t.act('narn', 'replace', 'Test Veteran', 'Narn Aide');
  expect(t.ability('Test Veteran', 'diplomacy')).toBe(4);
  expect(t.s.mods.filter(m => m.card === t.id('Test Veteran'))).toEqual([]);
});

rule('b5/replace/17', 'with its only opposer replaced a conflict is uncontested', () => {
  const resolve = (act: (t: Table) => Table) => {
    const deck = ['Narn Agent', 'Narn Agent'];
    const t = table({
      seats: [
        { race: 'narn', supporting: ['Narn Aide'], hand: ['Test Veteran'], deck },
        { race: 'centauri', supporting: ['Urza Jaddo'], deck },
      ],
      conflicts: [{ conflict: 'Test Overture', by: 'centauri', support: ['Urza Jaddo'], oppose: ['Narn Aide'] }],
      order: ['narn', 'centauri'],
    });
    return act(t).until('draw');
  };
  expect(resolve(t => t).happened('conflict-decided')).toMatchObject([
    { opposition: 2, won: true, uncontested: false },
  ]);
  const t = resolve(x => x.act('narn', 'replace', 'Test Veteran', 'Narn Aide'));
  expect(t.happened('conflict-decided')).toMatchObject([{ opposition: 0, won: true, uncontested: true }]);
});

rule('b5/replace/18', 'who counts as replaced counts as removed from the game', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 9, hand: ['Test Oblivion', 'Test Wanderer'] },
      { race: 'centauri', supporting: ['Test Wanderer'] },
    ],
    order: ['narn', 'centauri'],
  });
  const other = t.s.zones[t.seat('narn') * 9 + HAND]!.find(id => t.s.defs[id]! === t.s.defs[t.id('Test Wanderer')])!;
  t.act('narn', 'event', 'Test Oblivion');
  if (t.asked[0] === 'narn') t.pick('narn', 'Test Wanderer');
  t.pass('centauri');
  expect(t.titles('centauri', REMOVED)).toEqual(['Test Wanderer']);
  expect(t.titles('centauri', DISCARD)).toEqual([]);
  expect(t.refuses('narn', 'sponsor', other)).toBe('b5/glossary/12');
});
