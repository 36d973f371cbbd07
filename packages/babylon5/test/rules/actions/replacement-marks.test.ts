import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS, DISCARD, FACTION, INNER, MARKS, type Mark, type SeatPosition } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

/** The marks on a card, without kinds that it lacks. */
function marksOn(t: Table, title: string): Partial<Record<Mark, number>> {
  const card = t.card(title);
  return Object.fromEntries(MARKS.filter(mark => card[mark] > 0).map(mark => [mark, card[mark]]));
}

/** The log of a replacement: marks that come off the old card, gains of the new one, and marks that pass. */
function steps(t: Table): string[] {
  return t.happened('mark-moved', 'mark-gained', 'mark-purged').map(f => {
    const what = `${f.mark} ${f.n}`;
    if (f.t === 'mark-gained') return `gain ${what}`;
    if (f.t === 'mark-purged') return `purge ${what}`;
    return (f.to as number) >= 0
      ? `the rest: ${what}`
      : `off for ${DEFS[t.s.defs[f.source as number]!]!.title}: ${what}`;
  });
}

/** A player acts under the engine rules, at war with another player who does nothing. */
function engine(seat: SeatPosition): Table {
  const bystander = seat.race === 'human' ? 'centauri' : 'human';
  return table({
    ruleset: 'engine',
    seats: [seat, { race: bystander, rating: 9 }],
    war: [[seat.race, bystander]],
    order: [1, 2],
  });
}

rule('b5/replacement-marks/1', 'two sources of marks are taken one after the other', () => {
  const t = engine({ race: 'narn', agenda: 'Test Lure', supporting: ['Thenta Makur'], hand: ['Test Successor'] });
  t.act('narn', 'replace', 'Test Successor', "G'Kar");
  const moves = t.happened('mark-moved').map(f => [f.source, f.mark, f.n]);
  expect(moves).toHaveLength(2);
  expect(moves).toContainEqual([t.id('Test Lure'), 'shadow', 1]);
  expect(moves).toContainEqual([t.id('Thenta Makur'), 'strife', 1]);
  expect(marksOn(t, 'Test Successor')).toEqual({ shadow: 1, strife: 1 });
});

rule('b5/replacement-marks/2', 'a mark is purged from a character, whatever gave it', () => {
  const t = engine({
    race: 'narn',
    agenda: 'Total War',
    ambassador: { card: "G'Kar", marks: { doom: 1 } },
    supporting: [{ card: 'Narn Aide', attached: ['Nightmares'] }],
    hand: ['Test Cleansing'],
  });
  t.act('narn', 'event', 'Test Cleansing');
  // a choice of characters, without the agenda and the aftermath
  expect(t.options('narn').map(o => o.a)).toEqual([t.id("G'Kar"), t.id('Narn Aide')]);
  t.pick('narn', "G'Kar");
  expect(t.card("G'Kar").doom).toBe(1);
  expect(t.asked).toEqual(['human']);
});

rule(
  'b5/replacement-marks/3',
  'characters, fleets and locations hold marks; agendas, enhancements and groups hold none',
  () => {
    const cards = ["G'Kar", 'Homeworld Fleet', 'Quadrant 14', 'Test Lure', 'Test Glow', 'Test Traders'];
    const t = engine({
      race: 'narn',
      agenda: 'Test Lure',
      supporting: [{ card: 'Narn Aide', attached: ['Test Glow'] }, 'Homeworld Fleet', 'Quadrant 14', 'Test Traders'],
      hand: cards.map(() => 'Test Strife'),
    });
    // the marks from the agenda and the enhancement are not on these cards
    expect([t.card('Test Lure').shadow, t.card("G'Kar").shadow]).toEqual([0, 1]);
    expect([t.card('Test Glow').destiny, t.card('Narn Aide').destiny]).toEqual([0, 1]);
    const before = cards.map(card => t.card(card).strife);
    for (const card of cards) t.act('narn', 'event', 'Test Strife').pick('narn', t.id(card)).pass('human');
    expect(cards.map((card, i) => t.card(card).strife - before[i]!)).toEqual([1, 1, 1, 0, 0, 0]);
  },
);

rule('b5/replacement-marks/4', 'marks that move in a replacement are not purged', () => {
  const t = engine({
    race: 'narn',
    rating: 5,
    supporting: [{ card: 'Narn Aide', marks: { doom: 2 }, attached: ['Test Glow'] }, 'Test Kosh'],
    hand: ['Test Keeper', 'Test Cleansing'],
  });
  t.act('narn', 'replace', 'Test Keeper', 'Narn Aide').pass('human');
  expect(marksOn(t, 'Test Keeper')).toEqual({ destiny: 1, doom: 2 });
  expect(t.rating('narn')).toBe(5);
  // a true purge triggers it
  t.act('narn', 'event', 'Test Cleansing');
  expect(t.rating('narn')).toBe(6);
});

rule('b5/replacement-marks/5', 'a card that gave a mark and does not pass is discarded, and its mark is gone', () => {
  const t = engine({
    race: 'narn',
    supporting: [{ card: 'Narn Aide', marks: { destiny: 1 }, attached: ['Test Glow'] }],
    hand: ['Test Ascetic'],
  });
  expect(marksOn(t, 'Narn Aide')).toEqual({ destiny: 2 });
  t.act('narn', 'replace', 'Test Ascetic', 'Narn Aide');
  expect(t.titles('narn', DISCARD)).toEqual(['Test Glow']);
  expect(marksOn(t, 'Test Ascetic')).toEqual({ destiny: 1 });
});

rule('b5/replacement-marks/6', 'cards that stay in play without being on it give their marks to the new card', () => {
  const t = engine({
    race: 'narn',
    agenda: 'Total War',
    ambassador: { card: "G'Kar", marks: { doom: 2 }, attached: ['Test Glow'] },
    supporting: ['Thenta Makur'],
    hand: ['Test Successor'],
  });
  t.act('narn', 'replace', 'Test Successor', "G'Kar");
  expect(marksOn(t, 'Test Successor')).toEqual({ doom: 1, strife: 1 });
});

rule('b5/replacement-marks/7', 'the new card begins with its printed marks', () => {
  const t = engine({
    race: 'minbari',
    ambassador: { card: 'Delenn', marks: { vorlon: 3, destiny: 3 } },
    supporting: [{ card: 'Lennier', attached: ['Triluminary'] }],
    hand: ['Chrysalis', 'Delenn Transformed'],
  });
  t.act('minbari', 'event', 'Chrysalis');
  expect(marksOn(t, 'Delenn Transformed')).toEqual({ destiny: 2, vorlon: 2 });
});

rule('b5/replacement-marks/8', 'a card that passes gives its mark even where the old card had purged it', () => {
  const t = engine({
    race: 'narn',
    supporting: [{ card: 'Narn Aide', marks: { destiny: -1 }, attached: ['Test Glow'] }],
    hand: ['Test Keeper'],
  });
  expect(marksOn(t, 'Narn Aide')).toEqual({});
  t.act('narn', 'replace', 'Test Keeper', 'Narn Aide');
  expect(marksOn(t, 'Test Keeper')).toEqual({ destiny: 1 });
});

rule('b5/replacement-marks/9', 'the mark of Fixed in Their Ways came once and goes with the rest', () => {
  const t = engine({
    race: 'minbari',
    rating: 9,
    inner: ['Hedronn'],
    supporting: [{ card: 'Lennier', attached: ['Triluminary'] }],
    hand: ['Fixed in Their Ways', 'Chrysalis', 'Delenn Transformed'],
  });
  expect(marksOn(t, 'Delenn')).toEqual({ destiny: 1, vorlon: 1 });
  t.act('minbari', 'sponsor', 'Fixed in Their Ways')
    .pick('minbari', 'Hedronn')
    .pick('minbari', 'minbari')
    .pass('human');
  expect(marksOn(t, 'Delenn')).toEqual({ destiny: 1, vorlon: 2 });
  t.act('minbari', 'event', 'Chrysalis');
  expect(t.titles('minbari', FACTION)).toEqual(['Fixed in Their Ways']);
  expect(marksOn(t, 'Delenn Transformed')).toEqual({ destiny: 2, vorlon: 2 });
});

rule(
  ['b5/replacement-marks/10', 'b5/replacement-marks/11', 'b5/replacement-marks/12'],
  "the first example: G'Kar, with a mark from an event, gives way to his forsaken self",
  () => {
    const t = engine({
      race: 'narn',
      agenda: 'Test Lure',
      ambassador: { card: "G'Kar", marks: { shadow: 1 } },
      supporting: ['Thenta Makur'],
      hand: ['Test Forsaken'],
    });
    expect(marksOn(t, "G'Kar")).toEqual({ strife: 2, shadow: 2 });
    t.act('narn', 'replace', 'Test Forsaken', "G'Kar");
    const told = steps(t);
    expect(told.slice(0, 2).sort()).toEqual(['off for Test Lure: shadow 1', 'off for Thenta Makur: strife 1']);
    expect(told.slice(2, 4).sort()).toEqual(['gain shadow 1', 'gain strife 1']);
    expect(told.slice(4).sort()).toEqual(['the rest: shadow 1', 'the rest: strife 1']);
    expect(marksOn(t, 'Test Forsaken')).toEqual({ strife: 2, shadow: 2, doom: 1 });
  },
);

rule(
  ['b5/replacement-marks/13', 'b5/replacement-marks/14', 'b5/replacement-marks/15'],
  'the second example: Delenn is transformed; cards pass, marks of no card do not',
  () => {
    const t = engine({
      race: 'minbari',
      agenda: 'Total War',
      // beyond print: two Destiny and one Doom by events and a conflict, two Vorlon by events, one by Fixed in Their Ways
      ambassador: {
        card: 'Delenn',
        marks: { destiny: 2, vorlon: 3, doom: 1 },
        attached: ['Nightmares', 'Triluminary'],
      },
      faction: ['Fixed in Their Ways'],
      hand: ['Chrysalis', 'Delenn Transformed'],
    });
    expect(marksOn(t, 'Delenn')).toEqual({ destiny: 4, vorlon: 5, doom: 3 });
    t.act('minbari', 'event', 'Chrysalis');
    expect(steps(t)).toEqual([
      'off for Nightmares: doom 1',
      'off for Triluminary: destiny 1',
      'off for Triluminary: vorlon 1',
      'off for Total War: doom 1',
      'gain doom 1',
      'gain destiny 1',
      'gain vorlon 1',
      'gain doom 1',
    ]);
    expect(t.card('Delenn Transformed').attached).toEqual([t.id('Nightmares'), t.id('Triluminary')]);
    expect(marksOn(t, 'Delenn Transformed')).toEqual({ destiny: 3, vorlon: 3, doom: 2 });
  },
);

rule(
  ['b5/replacement-marks/16', 'b5/replacement-marks/17', 'b5/replacement-marks/18'],
  'the third example: Delenn has purged her marks, and the Triluminary still gives its own',
  () => {
    const t = engine({
      race: 'minbari',
      agenda: 'Total War',
      ambassador: {
        card: 'Delenn',
        marks: { destiny: -2, vorlon: -2, doom: 1 },
        attached: ['Nightmares', 'Triluminary'],
      },
      // the 2 Vorlon Marks that Chrysalis requires are on another character
      supporting: [{ card: 'Lennier', marks: { vorlon: 2 } }],
      faction: ['Fixed in Their Ways'],
      hand: ['Chrysalis', 'Delenn Transformed'],
    });
    expect(marksOn(t, 'Delenn')).toEqual({ doom: 3 });
    t.act('minbari', 'event', 'Chrysalis');
    expect(steps(t)).toEqual([
      'off for Nightmares: doom 1',
      'off for Triluminary: destiny 0',
      'off for Triluminary: vorlon 0',
      'off for Total War: doom 1',
      'gain doom 1',
      'gain destiny 1',
      'gain vorlon 1',
      'gain doom 1',
    ]);
    expect(marksOn(t, 'Delenn Transformed')).toEqual({ destiny: 3, vorlon: 3, doom: 2 });
  },
);

rule(
  ['b5/replacement-marks/19', 'b5/replacement-marks/20', 'b5/replacement-marks/21'],
  'the fourth example: nothing passes from Sinclair to Sheridan but the mark of the agenda, which he doubles',
  () => {
    const t = engine({
      race: 'human',
      agenda: 'Test Lure',
      ambassador: { card: 'Jeffrey Sinclair', marks: { shadow: 2 } },
      hand: ['John Sheridan'],
    });
    expect(marksOn(t, 'Jeffrey Sinclair')).toEqual({ destiny: 1, shadow: 3 });
    t.act('human', 'replace', 'John Sheridan', 'Jeffrey Sinclair');
    // the second gain comes from Sheridan's own text
    expect(steps(t)).toEqual(['off for Test Lure: shadow 1', 'gain shadow 1', 'gain shadow 1']);
    expect(t.titles('human', INNER)).toEqual(['John Sheridan']);
    expect(marksOn(t, 'John Sheridan')).toEqual({ destiny: 1, shadow: 2 });
  },
);

rule(
  ['b5/replacement-marks/22', 'b5/replacement-marks/23', 'b5/replacement-marks/24'],
  'the fifth example: Sheridan reborn keeps the marks of no card, not those of Glory',
  () => {
    const t = engine({
      race: 'human',
      agenda: 'Total War',
      ambassador: { card: 'John Sheridan', marks: { doom: 1 }, attached: ['Glory'] },
      hand: ['Test Reborn'],
    });
    expect(marksOn(t, 'John Sheridan')).toEqual({ destiny: 2, doom: 2 });
    t.act('human', 'replace', 'Test Reborn', 'John Sheridan');
    expect(steps(t)).toEqual([
      'off for Glory: destiny 1',
      'off for Total War: doom 1',
      'gain doom 1',
      'the rest: destiny 1',
      'the rest: doom 1',
    ]);
    expect(t.titles('human', DISCARD)).toEqual(['Glory']);
    expect(marksOn(t, 'Test Reborn')).toEqual({ destiny: 1, doom: 2 });
  },
);

/** The sixth example, before the choice of aftermaths. */
function transformed(): Table {
  return engine({
    race: 'minbari',
    agenda: 'Total War',
    ambassador: { card: 'Delenn Transformed', attached: ['Nightmares', 'Glory', 'Triluminary'] },
    hand: ['Test Anlashok'],
  });
}

rule(
  ['b5/replacement-marks/25', 'b5/replacement-marks/26', 'b5/replacement-marks/27'],
  'the sixth example: marks pass, and of the aftermaths the chosen one',
  () => {
    const t = transformed();
    expect(marksOn(t, 'Delenn Transformed')).toEqual({ destiny: 4, vorlon: 3, doom: 2 });
    t.act('minbari', 'replace', 'Test Anlashok', 'Delenn Transformed').pick('minbari', 'Glory');
    expect(steps(t)).toEqual([
      'off for Nightmares: doom 1',
      'off for Glory: destiny 1',
      'off for Triluminary: destiny 1',
      'off for Triluminary: vorlon 1',
      'off for Total War: doom 1',
      'gain destiny 1',
      'gain destiny 1',
      'gain vorlon 1',
      'gain doom 1',
      'the rest: destiny 2',
      'the rest: vorlon 2',
    ]);
    expect(t.titles('minbari', DISCARD)).toEqual(['Nightmares']);
    expect(marksOn(t, 'Test Anlashok')).toEqual({ destiny: 5, vorlon: 3, doom: 1 });
  },
);

rule('b5/replacement-marks/26', 'had she dropped Glory, its mark would have come off the old card all the same', () => {
  const t = transformed();
  t.act('minbari', 'replace', 'Test Anlashok', 'Delenn Transformed').pick('minbari', 'Nightmares');
  expect(steps(t)).toContain('off for Glory: destiny 1');
  expect(t.titles('minbari', DISCARD)).toEqual(['Glory']);
  expect(marksOn(t, 'Test Anlashok')).toEqual({ destiny: 4, vorlon: 3, doom: 2 });
});
