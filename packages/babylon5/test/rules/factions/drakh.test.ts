import { answer, decisionView, option, planBreaks, sentences } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { compileCard } from '../../../src/compile.ts';
import {
  AGENDA,
  babylon5,
  cardSheet,
  DISCARD,
  HAND,
  INNER,
  RACES,
  REMOVED,
  type Ruleset,
  type SeatPosition,
  SUPPORTING,
  view,
} from '../../../src/index.ts';
import { irreversible } from '../../../src/rules/effects/reversal.ts';
import { designations } from '../../../src/rules/factions/designation.ts';
import { chances, WINNING_POWER } from '../../../src/rules/politics/victory.ts';
import { character, handCards, putInPlaceOf, setOf } from '../../../src/words/index.ts';
import '../../support/cards-for-conflicts.ts';
import { drakh } from '../../support/cards-for-drakh.ts';
import { at } from '../../support/cards-for-resolution.ts';
import '../../support/cards-for-texts.ts';
import { PAPERS, refusedBy, seat } from '../../support/cards-for-turns.ts';
import { findCard, type Table, table } from '../../support/table.ts';

compileCard(
  setOf('test').event('Test Drakh Coup', {
    play: {
      target: { old: character, heir: handCards(character) },
      effect: putInPlaceOf('old', 'heir', {}),
    },
  }),
);

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];
const PUBLISHED: readonly Ruleset[] = ['casual', 'tournament'];

/** A Centauri player (1), not yet Drakh, and Narn (2). */
function before(ruleset: Ruleset, centauri: Partial<SeatPosition>, narn: Partial<SeatPosition> = {}): Table {
  return at({
    ruleset,
    seats: [
      { race: 'centauri', rating: 15, ...centauri },
      { race: 'narn', rating: 15, ...narn },
    ],
    order: [1, 2],
  });
}

describe('how a faction becomes Drakh', () => {
  rule('b5/drakh/1', 'nobody starts as Drakh; who sponsors a Drakh Ambassador becomes Drakh', () => {
    for (const ruleset of ALL) {
      const dark = { ...seat('centauri', 66), designation: 'drakh' };
      expect(refusedBy({ ruleset, seats: [seat('narn', 66), dark] })).toBe('b5/setup/6');
      const t = before(ruleset, { hand: ['Test Drakh Envoy'] });
      expect(designations(t.s, 0)).toEqual(['babylon project']);
      t.act(1, 'sponsor', 'Test Drakh Envoy');
      expect(designations(t.s, 0)).toEqual(['babylon project', 'drakh']);
      expect(view(t.s, 1).seats.map(x => [x.kind, x.drakh])).toEqual([
        ['babylon project', true],
        ['babylon project', false],
      ]);
    }
  });

  rule('b5/drakh/2', 'a character of another race sponsors the first Drakh Ambassador at its printed cost', () => {
    for (const ruleset of ALL) {
      const t = before(ruleset, { hand: ['Test Drakh Envoy'], supporting: ['Vir Cotto'] });
      t.act(1, 'sponsor', 'Test Drakh Envoy');
      // 6, not 12; it leads the faction at once
      expect(t.available(1)).toBe(9);
      expect(t.titles(1, INNER)).toEqual(['Test Drakh Envoy', 'Londo Mollari']);
      expect(t.s.seats[0]!.ambassador).toBe(t.id('Test Drakh Envoy'));
      expect(t.card('Londo Mollari').rotated).toBe(1);
      // nothing makes it cheaper than printed
      const helped = before(ruleset, { hand: ['Test Drakh Envoy'], supporting: ['Vir Cotto'] });
      helped.act(1, 'assist-sponsoring', 'Vir Cotto').pass(2).act(1, 'sponsor', 'Test Drakh Envoy');
      expect(helped.available(1)).toBe(9);
      // the assistant's help waits for another card
      expect(helped.s.mods.map(m => m.kind)).toContain('assistant-discount');
      // a group is no character, so it cannot sponsor the ambassador by its text
      const recruited = before(ruleset, { hand: ['Test Drakh Envoy'], supporting: ['Test Recruiters'] });
      expect(recruited.refuses(1, 'use', 'Test Recruiters', 0)).toBe('b5/targets/1');
      const poor = before(ruleset, { hand: ['Test Drakh Envoy'], rating: 5 });
      expect(poor.refuses(1, 'sponsor', 'Test Drakh Envoy')).toBe('b5/sponsor/2');
    }
  });

  rule('b5/drakh/2', 'what needs an ambassador moves over to it, and the log tells of the change', () => {
    const t = before('casual', {
      hand: ['Test Drakh Envoy'],
      ambassador: { card: 'Londo Mollari', attached: ['Test Sash of Office'] },
    });
    t.act(1, 'sponsor', 'Test Drakh Envoy');
    expect(t.titleOf(t.card('Test Sash of Office').host)).toBe('Test Drakh Envoy');
    expect(t.told('sponsored', 'ambassador-named', 'became-drakh')).toEqual([
      'sponsored',
      'ambassador-named',
      'became-drakh',
    ]);
  });

  rule('b5/drakh/4', 'the old ambassador stays in the Inner Circle and is never demoted', () => {
    for (const ruleset of ALL) {
      const hand = ['Test Drakh Envoy', 'Test Fall from Grace', 'Test Fall from Grace'];
      const t = before(ruleset, { hand, inner: ['Lord Refa'] });
      t.act(1, 'sponsor', 'Test Drakh Envoy');
      if (t.options(1).some(o => o.verb === 'card')) t.pick(1, 'Londo Mollari');
      t.pass(2).act(1, 'event', t.handed(1, 'Test Fall from Grace')).pick(1, 'Londo Mollari');
      expect(t.titles(1, INNER)).toEqual(['Test Drakh Envoy', 'Londo Mollari', 'Lord Refa']);
      t.pass(2).act(1, 'event', t.handed(1, 'Test Fall from Grace')).pick(1, 'Lord Refa');
      expect(t.titles(1, INNER)).toEqual(['Test Drakh Envoy', 'Londo Mollari']);
    }
  });

  rule('b5/drakh/7', 'it keeps its race and its kind, and uses Drakh cards as its own', () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [
          {
            race: 'centauri',
            designation: 'home',
            ambassador: 'Test Refa',
            rating: 15,
            hand: ['Test Drakh Envoy', 'Test Drakh Servant', 'Test Drakh Whisper'],
          },
          { race: 'narn' },
        ],
        order: [1, 2],
      });
      t.act(1, 'sponsor', 'Test Drakh Envoy').pass(2);
      expect([RACES[t.s.seats[0]!.race], designations(t.s, 0)]).toEqual(['centauri', ['home', 'drakh']]);
      // 3, not 6
      t.act(1, 'sponsor', 'Test Drakh Servant').pass(2);
      expect(t.available(1)).toBe(6);
      t.act(1, 'event', 'Test Drakh Whisper');
      expect(t.rating(1)).toBe(16);
    }
  });
});

test('the option, the log and the card say what happens', () => {
  const t = before('casual', { hand: ['Test Drakh Envoy'] });
  const asked = decisionView(babylon5, t.s, 0)!.question!;
  const sponsor = asked.options.find(o => o.label.startsWith('Sponsor Test Drakh Envoy'))!;
  expect([sponsor.label, sponsor.note]).toEqual([
    'Sponsor Test Drakh Envoy for 6 influence',
    'it becomes your ambassador; your faction turns Drakh and wins only by a Drakh agenda',
  ]);
  t.s.heard = [];
  answer(babylon5, t.s, 0, [option('sponsor', t.handed(1, 'Test Drakh Envoy'))]);
  const log = sentences(babylon5, t.s.heard, 1).map(said => said.text);
  expect(log).toContain('The faction of Centauri becomes a Drakh faction.');
  expect(log).toContain('Test Drakh Envoy becomes ambassador of Centauri.');
  expect(cardSheet(findCard('Test Drakh Envoy').source).race).toBe('Drakh');
});

describe('the ambassador of a Drakh faction', () => {
  rule('b5/drakh/3', 'nothing undoes that it was sponsored, as Taunts and Games would', () => {
    for (const ruleset of ALL) {
      const t = before(
        ruleset,
        { hand: ['Test Drakh Envoy'] },
        { hand: ['Test Taunts and Games'], supporting: ["Na'Toth"] },
      );
      t.act(1, 'sponsor', 'Test Drakh Envoy').act(2, 'event', 'Test Taunts and Games');
      expect(t.refuses(2, 'card', t.id('Test Drakh Envoy'))).toBe('b5/drakh/10');
      expect(t.offers(2, 'card', t.id("Na'Toth"))).toBe(true);
      t.pick(2, "Na'Toth");
      expect([t.titles(2, HAND), t.inPlay('Test Drakh Envoy')]).toEqual([["Na'Toth"], true]);
    }
  });

  rule('b5/drakh/8', 'a player whose Drakh ambassador leaves play is out of the game', () => {
    for (const ruleset of ALL) {
      const seats: SeatPosition[] = [
        { race: 'centauri', drakh: true, ambassador: 'Test Drakh Envoy', inner: ['Londo Mollari'] },
        { race: 'narn', hand: ['Test Drakh Bane'] },
        { race: 'human' },
      ];
      const t = at({ ruleset, seats, order: [2, 1, 3] });
      t.act(2, 'event', 'Test Drakh Bane');
      expect(t.s.seats.map(x => x.out)).toEqual([true, false, false]);
      expect(t.titles(1, REMOVED)).toContain('Test Drakh Envoy');
      // it is the next player's turn
      expect([t.s.result, t.asked]).toEqual([null, ['human']]);
      // the last one left has won
      const duel = drakh(ruleset, { hand: ['Test Drakh Bane'] });
      duel.act(1, 'event', 'Test Drakh Bane');
      expect(duel.s.result).toEqual({ winners: [1], kind: 'major' });
    }
  });

  rule('b5/drakh/9', 'it cannot ask for asylum', () => {
    for (const ruleset of PUBLISHED) {
      const surrender = (dark: boolean) => {
        const t = table({
          ruleset,
          round: 'draw',
          seats: [
            { race: 'narn', drakh: dark, ...(dark ? { ambassador: 'Test Drakh Envoy' } : {}), deck: PAPERS },
            { race: 'centauri', deck: PAPERS },
            { race: 'minbari', deck: PAPERS },
          ],
          war: [['narn', 'centauri']],
          order: ['narn', 'centauri', 'minbari'],
        });
        return t.act('narn', 'surrender', 'centauri').leaveOpen();
      };
      const t = surrender(true);
      expect([t.s.seats[0]!.out, t.titles('minbari', SUPPORTING)]).toEqual([true, []]);
      expect(surrender(false).asked).toEqual(['narn']);
    }
  });

  rule('b5/drakh/10', 'nothing takes its place or makes another the ambassador', () => {
    for (const ruleset of ALL) {
      const t = drakh(ruleset, { hand: ['Test Drakh Heir', 'Test Election'], inner: ['Londo Mollari'] });
      expect(t.refuses(1, 'replace', t.handed(1, 'Test Drakh Heir'), 'Test Drakh Envoy')).toBe('b5/drakh/10');
      t.act(1, 'event', 'Test Election');
      expect(t.s.seats[0]!.ambassador).toBe(t.id('Test Drakh Envoy'));
      // neither does the text of an event, which puts the same card in another's place
      const coup = { hand: ['Test Drakh Coup', 'Test Drakh Heir'], inner: ['Test Drakh Emissary'] };
      const led = drakh(ruleset, coup).act(1, 'event', 'Test Drakh Coup');
      led.pick(1, 'Test Drakh Envoy');
      expect([led.titles(1, INNER), led.titles(1, HAND)]).toEqual([
        ['Test Drakh Envoy', 'Test Drakh Emissary'],
        ['Test Drakh Heir'],
      ]);
      const fallen = drakh(ruleset, coup).act(1, 'event', 'Test Drakh Coup').pick(1, 'Test Drakh Emissary');
      expect(fallen.titles(1, INNER)).toEqual(['Test Drakh Envoy', 'Test Drakh Heir']);
      // the same card replaces the Envoy where it leads nobody
      const free = drakh(ruleset, {
        ambassador: 'Test Drakh Emissary',
        supporting: ['Test Drakh Envoy'],
        hand: ['Test Drakh Heir'],
      });
      free.act(1, 'replace', free.handed(1, 'Test Drakh Heir'), 'Test Drakh Envoy');
      expect(free.titles(1, SUPPORTING)).toEqual(['Test Drakh Heir']);
    }
  });

  rule('b5/drakh/10', 'what made a faction Drakh is not reversed', () => {
    const facts = (t: Table) => [...t.happened('sponsored'), ...t.happened('became-drakh')];
    const t = before('casual', { hand: ['Test Drakh Envoy'] }).act(1, 'sponsor', 'Test Drakh Envoy');
    expect(irreversible(facts(t))).toBe(true);
    const later = drakh('casual', { hand: ['Test Drakh Servant'] }).act(1, 'sponsor', 'Test Drakh Servant');
    expect(irreversible(facts(later))).toBe(false);
  });
});

describe('the cards of the Drakh', () => {
  rule('b5/drakh/5', 'Drakh stand to Vorlon Marks as Rangers stand to Shadow Marks', () => {
    for (const ruleset of PUBLISHED) {
      const lit = before(ruleset, {
        ambassador: { card: 'Londo Mollari', marks: { shadow: -1, vorlon: 1 } },
        hand: ['Test Drakh Envoy'],
      });
      expect(lit.refuses(1, 'sponsor', 'Test Drakh Envoy')).toBe('b5/drakh/5');
      const t = drakh(ruleset, { supporting: ['Vir Cotto'], hand: ['Test Gift of vorlon', 'Test Gift of shadow'] });
      t.act(1, 'event', 'Test Gift of vorlon').pick(1, 'Vir Cotto').pass(2);
      expect(t.marks(1, 'vorlon')).toBe(0);
      t.act(1, 'event', 'Test Gift of shadow').pick(1, 'Vir Cotto');
      expect(t.marks(1, 'shadow')).toBe(1);
    }
  });

  rule('b5/drakh/6', 'engine: a Drakh card taints its faction as the Shadows do', () => {
    const t = drakh('engine', { supporting: ['Vir Cotto'], hand: ['Test Gift of vorlon', 'Test Light'] });
    expect(t.refuses(1, 'sponsor', 'Test Light')).toBe('b5/sponsor/25');
    t.act(1, 'event', 'Test Gift of vorlon').pick(1, 'Vir Cotto');
    expect(t.marks(1, 'vorlon')).toBe(0);
    const lit = before('engine', {
      ambassador: { card: 'Londo Mollari', marks: { shadow: -1, vorlon: 1 } },
      hand: ['Test Drakh Envoy'],
    });
    expect(lit.refuses(1, 'sponsor', 'Test Drakh Envoy')).toBe('b5/sponsor/25');
  });

  rule('b5/drakh/11', 'a Drakh character sponsors no card that is loyal to another race', () => {
    for (const ruleset of ALL) {
      const hand = ['Vir Cotto', "Na'Toth", 'Test Trader', 'Test Wanderer'];
      const t = drakh(ruleset, { hand, rating: 30 });
      expect(t.refuses(1, 'sponsor', t.handed(1, 'Vir Cotto'))).toBe('b5/drakh/11');
      expect(t.refuses(1, 'sponsor', t.handed(1, "Na'Toth"))).toBe('b5/drakh/11');
      // cards without a race and neutral ones it does
      expect(t.offers(1, 'sponsor', t.handed(1, 'Test Trader'))).toBe(true);
      expect(t.offers(1, 'sponsor', t.handed(1, 'Test Wanderer'))).toBe(true);
      // another character of its faction does
      const mixed = drakh(ruleset, { hand, rating: 30, inner: ['Londo Mollari'] });
      expect(mixed.offers(1, 'sponsor', mixed.handed(1, 'Vir Cotto'))).toBe(true);
      mixed.act(1, 'sponsor', mixed.handed(1, 'Vir Cotto'));
      expect(mixed.card('Londo Mollari').rotated).toBe(1);
    }
  });

  rule('b5/drakh/12', 'only Drakh characters sponsor Drakh cards', () => {
    for (const ruleset of ALL) {
      const hand = ['Test Drakh Ships', 'Test Drakh Servant', 'Test Drakh Cell', 'Test Drakh Keeper'];
      const t = before(ruleset, { hand });
      for (const card of hand) expect(t.refuses(1, 'sponsor', card)).toBe('b5/drakh/12');
      // in a Drakh faction, the old ambassador sponsors none of them either
      const dark = drakh(ruleset, {
        ambassador: { card: 'Test Drakh Envoy', rotated: true },
        inner: ['Londo Mollari'],
        hand: [...hand, 'Test Drakh Emissary'],
      });
      for (const card of ['Test Drakh Ships', 'Test Drakh Servant', 'Test Drakh Emissary'])
        expect(dark.refuses(1, 'sponsor', card)).toBe('b5/drakh/12');
      const ready = drakh(ruleset, { inner: ['Londo Mollari'], hand });
      ready.act(1, 'sponsor', 'Test Drakh Ships');
      expect([ready.card('Test Drakh Envoy').rotated, ready.card('Londo Mollari').rotated]).toEqual([1, 0]);
    }
  });

  rule('b5/drakh/13', 'Drakh cards that are sponsored come into play in no other way', () => {
    for (const ruleset of ALL) {
      const t = drakh(ruleset, { hand: ['Test Draft', 'Test Drakh Servant'] });
      t.act(1, 'event', 'Test Draft');
      expect([t.titles(1, SUPPORTING), t.titles(1, HAND)]).toEqual([[], ['Test Drakh Servant']]);
      const other = drakh(ruleset, { hand: ['Test Draft', 'Test Trader'] });
      other.act(1, 'event', 'Test Draft');
      expect(other.titles(1, SUPPORTING)).toEqual(['Test Trader']);
      const gift = drakh(ruleset, { hand: ['Test Heirloom', 'Test Drakh Keeper', 'Test Polish'] });
      gift.act(1, 'event', 'Test Heirloom');
      expect(gift.titles(1, HAND)).toEqual(['Test Drakh Keeper']);
      const creed = drakh(ruleset, { hand: ['Test New Priorities', 'Test Drakh Plan'] });
      expect(creed.refuses(1, 'event', 'Test New Priorities')).toBe('b5/targets/1');
    }
  });

  rule('b5/drakh/14', 'Drakh cards that are played need a Drakh faction', () => {
    for (const ruleset of ALL) {
      const t = before(ruleset, { hand: ['Test Drakh Whisper', 'Test Drakh Trap'] });
      expect(t.refuses(1, 'event', 'Test Drakh Whisper')).toBe('b5/drakh/14');
      expect(t.refuses(1, 'contingency', 'Test Drakh Trap')).toBe('b5/drakh/14');
      const dark = drakh(ruleset, { hand: ['Test Drakh Whisper', 'Test Drakh Trap'] });
      expect(dark.offers(1, 'contingency', dark.handed(1, 'Test Drakh Trap'))).toBe(true);
      dark.act(1, 'event', 'Test Drakh Whisper');
      expect(dark.rating(1)).toBe(16);
      const conflict = (drakh: boolean) =>
        at({
          ruleset,
          round: 'conflict',
          seats: [{ race: 'centauri', drakh, hand: ['Test Drakh Talks', 'Test Drakh Spoils'] }, { race: 'narn' }],
          order: [1, 2],
        });
      expect(conflict(false).refuses(1, 'declare', 'Test Drakh Talks')).toBe('b5/drakh/14');
      const talks = conflict(true).act(1, 'declare', 'Test Drakh Talks').pass(2).until('action');
      expect(talks.conflict('Test Drakh Talks').stage).toBe('initiated');
      const spoils = (drakh: boolean) =>
        at({
          ruleset,
          seats: [{ race: 'centauri', drakh, hand: ['Test Drakh Spoils', 'Test Honor'] }, { race: 'narn' }],
          order: [1, 2],
          conflicts: [{ conflict: 'Test Late Talks', by: 1, support: ['Londo Mollari'] }],
        }).untilAsked('aftermath');
      expect(spoils(false).refuses(1, 'aftermath', 'Test Drakh Spoils')).toBe('b5/drakh/14');
      expect(spoils(true).offers(1, 'aftermath', 'Test Drakh Spoils')).toBe(true);
    }
  });

  rule('b5/drakh/15', 'a Drakh card that comes under the control of another faction is discarded at once', () => {
    for (const ruleset of ALL) {
      const t = drakh(
        ruleset,
        { supporting: [{ card: 'Test Drakh Servant', attached: ['Test Drakh Keeper'] }] },
        { hand: ['Test Defection'] },
      );
      t.pass(1).act(2, 'event', 'Test Defection');
      if (t.s.ask?.seats.includes(1)) t.pick(2, 'Test Drakh Servant');
      expect(t.titles(2, SUPPORTING)).toEqual([]);
      expect(t.titles(1, DISCARD)).toEqual(expect.arrayContaining(['Test Drakh Servant', 'Test Drakh Keeper']));
    }
  });

  rule('b5/drakh/19', 'the loyalty of a Drakh card does not change', () => {
    for (const ruleset of ALL) {
      // the Exchange waives what its player suffers for cards of other races
      const t = before(ruleset, {
        supporting: ['Test Late Exchange'],
        hand: ['Test Drakh Whisper', 'Test Drakh Servant', "Na'Toth"],
      });
      expect(t.refuses(1, 'event', 'Test Drakh Whisper')).toBe('b5/drakh/14');
      expect(t.refuses(1, 'sponsor', 'Test Drakh Servant')).toBe('b5/drakh/12');
      t.act(1, 'sponsor', t.handed(1, "Na'Toth"));
      expect(t.available(1)).toBe(15 - findCard("Na'Toth").cost!);
    }
  });

  rule('b5/drakh/20', 'nobody can name the Drakh as a race, and what speaks of the race means its old one', () => {
    for (const ruleset of ALL) {
      const t = drakh(
        ruleset,
        { inner: ['Londo Mollari'], hand: ['Test Race Pride'] },
        { hand: ['Test Race Slander'] },
      );
      const envoy = t.ability('Test Drakh Envoy', 'diplomacy');
      const londo = t.ability('Londo Mollari', 'diplomacy');
      t.act(1, 'event', 'Test Race Pride');
      expect(t.ability('Test Drakh Envoy', 'diplomacy')).toBe(envoy);
      expect(t.ability('Londo Mollari', 'diplomacy')).toBe(londo + 1);
      t.act(2, 'event', 'Test Race Slander').leaveOpen();
      expect(t.options(2).map(o => RACES[o.a])).toEqual(['centauri', 'narn']);
    }
  });

  rule('b5/agenda/33', 'a Drakh agenda needs a Drakh faction, and a Drakh character that sponsors it', () => {
    for (const ruleset of ALL) {
      const hand = ['Test Drakh Plan'];
      const t = before(ruleset, { hand });
      expect(t.refuses(1, 'agenda', 'Test Drakh Plan')).toBe('b5/drakh/14');
      const tired = drakh(ruleset, {
        ambassador: { card: 'Test Drakh Envoy', rotated: true },
        inner: ['Londo Mollari'],
        hand,
      });
      expect(tired.refuses(1, 'agenda', 'Test Drakh Plan')).toBe('b5/drakh/12');
      const dark = drakh(ruleset, { inner: ['Londo Mollari'], hand }).act(1, 'agenda', 'Test Drakh Plan');
      expect(dark.titles(1, AGENDA)).toEqual(['Test Drakh Plan']);
      expect(dark.card('Test Drakh Envoy').rotated).toBe(1);
      // no other faction controls one
      const held = before(ruleset, { agenda: 'Test Drakh Plan' });
      expect([held.titles(1, AGENDA), held.titles(1, DISCARD)]).toEqual([[], ['Test Drakh Plan']]);
    }
  });
});

/** A Narn Drakh player with much power and this agenda, and a Centauri player. */
function dark(ruleset: Ruleset, agenda: string): Table {
  return table({
    ruleset,
    vorlons: 9,
    shadows: 9,
    seats: [
      { race: 'narn', drakh: true, rating: 25, spent: 25, agenda, deck: PAPERS },
      { race: 'centauri', rating: 10, spent: 10, deck: PAPERS },
    ],
    order: ['narn', 'centauri'],
  });
}

rule('b5/drakh/16', 'a Drakh faction wins by no lead and no other agenda, but by a Drakh agenda', () => {
  for (const ruleset of ALL) {
    // 25 to 10 would be a Major Victory for any other, and so would the agenda of another faction
    const led = dark(ruleset, 'Test Rival Design');
    expect(led.power('narn') - led.power('centauri')).toBeGreaterThanOrEqual(10);
    expect(led.power('narn')).toBeGreaterThanOrEqual(WINNING_POWER);
    expect(chances(led.s)[0]!.but).toBe('only by a Drakh agenda');
    expect(led.untilAsked('declare').s.result).toBe(null);
    // a faction that turns Drakh in this match loses the Standard Victory at once
    const turned = before(ruleset, { hand: ['Test Drakh Envoy'] });
    expect(view(turned.s, 0).seats[0]!.onlyMajor).toBe(false);
    turned.act(1, 'sponsor', 'Test Drakh Envoy');
    expect(view(turned.s, 0).seats[0]!.onlyMajor).toBe(true);
    turned.leaveOpen();
    const t = dark(ruleset, 'Test Dark Design');
    for (let i = 0; i < 40 && t.s.result === null && t.s.turn === 2; i++) t.least();
    expect(t.s.result).toEqual({ winners: [0], kind: 'major' });
  }
});

describe('Chaos Tokens', () => {
  rule('b5/drakh/17', 'tokens of two cards are alike, and no construction tokens', () => {
    for (const ruleset of ALL) {
      const t = drakh(ruleset, {
        supporting: ['Test Drakh Ships'],
        hand: ['Test Chaos Omen', 'Test Chaos Portent', 'Test Chaos Calm'],
      });
      t.act(1, 'event', 'Test Chaos Omen').pick(1, 'Test Drakh Ships').least().pass(2);
      t.act(1, 'event', 'Test Chaos Portent').pick(1, 'Test Drakh Ships').least().pass(2);
      expect([t.card('Test Drakh Ships').chaos, t.card('Test Drakh Ships').tokens]).toEqual([3, 0]);
      // 3 printed, 1 for each of the tokens
      expect(t.ability('Test Drakh Ships', 'military')).toBe(6);
      expect(view(t.s, 1).seats[0]!.supporting[0]).toMatchObject({ chaos: 3, tokens: 0 });
      t.act(1, 'event', 'Test Chaos Calm').pick(1, 'Test Drakh Ships').least();
      expect(t.card('Test Drakh Ships').chaos).toBe(1);
    }
  });

  const fleets = (ruleset: Ruleset, more: Partial<SeatPosition> = {}) =>
    drakh(ruleset, {
      supporting: [
        { card: 'Test Drakh Ships', chaos: 3 },
        { card: 'Vir Cotto', chaos: 2 },
      ],
      ...more,
    });

  rule('b5/drakh/18', 'after each action, a pass too, they move from one card to one Drakh card', () => {
    for (const ruleset of ALL) {
      const t = fleets(ruleset);
      const [ships, vir, envoy] = ['Test Drakh Ships', 'Vir Cotto', 'Test Drakh Envoy'].map(x => t.id(x)) as [
        number,
        number,
        number,
      ];
      t.pass(1);
      expect([t.asked, t.question]).toEqual([['centauri'], 'move chaos']);
      const ways = t.options(1).map(o => [t.titleOf(o.a), t.titleOf(o.b)]);
      // never to a card of another race
      expect(ways).toEqual([
        ['Test Drakh Ships', 'Test Drakh Envoy'],
        ['Vir Cotto', 'Test Drakh Envoy'],
        ['Vir Cotto', 'Test Drakh Ships'],
      ]);
      answer(babylon5, t.s, 0, Array(3).fill(option('chaos', ships, envoy)));
      expect([t.card(ships).chaos, t.card(envoy).chaos, t.card(vir).chaos]).toEqual([0, 3, 2]);
      // others are not asked
      t.pass(2);
      expect(t.s.round).not.toBe('action');
    }
  });

  rule('b5/drakh/18', 'never from two cards at once or to two, and only while there are any', () => {
    const t = fleets('casual').pass(1);
    const [ships, vir, envoy] = ['Test Drakh Ships', 'Vir Cotto', 'Test Drakh Envoy'].map(x => t.id(x)) as [
      number,
      number,
      number,
    ];
    const both = [option('chaos', ships, envoy), option('chaos', vir, envoy)];
    expect(planBreaks(babylon5, t.s, 0, both)?.rule).toBe('b5/drakh/18');
    expect(planBreaks(babylon5, t.s, 0, both.slice(0, 1))).toBe(null);
    const apart = [option('chaos', vir, envoy), option('chaos', vir, ships)];
    expect(planBreaks(babylon5, t.s, 0, apart)?.rule).toBe('b5/drakh/18');
    t.least();
    expect(t.card(ships).chaos).toBe(3);
    const none = drakh('casual', { supporting: ['Test Drakh Ships'] }).pass(1);
    expect(none.asked).toEqual(['narn']);
    // another faction keeps them where they are
    const plain = before('casual', { supporting: [{ card: 'Vir Cotto', chaos: 2 }] }).pass(1);
    expect(plain.asked).toEqual(['narn']);
  });

  rule('b5/drakh/18', 'an action that ends in a victory or a loss asks nothing more', () => {
    const t = fleets('casual', { hand: ['Test Drakh Bane'] });
    t.act(1, 'event', 'Test Drakh Bane');
    expect(t.s.result).toEqual({ winners: [1], kind: 'major' });
    expect(t.asked).toEqual([]);
  });
});
