import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { FACTION, HAND, type SeatPosition, SUPPORTING } from '../../../src/index.ts';
import { type Table, table } from '../../support/table.ts';
import '../../support/test-cards.ts';

const RACES = ['human', 'centauri', 'minbari', 'narn', 'non-aligned'] as const;

/** A player acts, with another player who does nothing. */
function turnOf(seat: SeatPosition, ruleset: 'casual' | 'tournament' | 'engine' = 'casual'): Table {
  const bystander = seat.race === 'centauri' ? 'human' : 'centauri';
  return table({ ruleset, seats: [seat, { race: bystander, supporting: ['Test Veteran'] }], order: [1, 2] });
}

/** The printed cost of a sponsoring, as the log says it. */
function paid(t: Table): number {
  return t.happened('influence-applied').reduce((sum, f) => sum + (f.n as number), 0);
}

rule('b5/sponsor/1', 'an Inner Circle character rotates to sponsor; a supporting one does not', () => {
  for (const card of ['Narn Aide', 'Test Medal', 'Test Traders', 'Test Outpost', 'Homeworld Fleet']) {
    const t = turnOf({ race: 'narn', rating: 9, supporting: ['Narn Captain'], hand: [card] });
    t.act('narn', 'sponsor', card);
    if (card === 'Test Medal') t.pick('narn', "G'Kar");
    expect(t.card("G'Kar").rotated).toBe(1);
    expect(t.card('Narn Captain').rotated).toBe(0);
    expect(t.inPlay(card)).toBe(true);
    expect(t.titles('narn', HAND)).toEqual([]);
  }
  const idle = turnOf({
    race: 'narn',
    rating: 9,
    ambassador: { card: "G'Kar", rotated: true },
    supporting: ['Narn Captain'],
    hand: ['Narn Aide', 'Test Windfall'],
  });
  expect(idle.refuses('narn', 'sponsor', 'Narn Aide')).toBe('b5/sponsor/1');
  // outside the hand there is nothing to sponsor
  const bare = turnOf({ race: 'narn', rating: 9, supporting: ['Narn Captain'], discard: ['Narn Aide'] });
  for (const card of ['Narn Captain', 'Narn Aide']) expect(bare.refuses('narn', 'sponsor', card)).toBe('b5/sponsor/1');
  const event = turnOf({ race: 'narn', rating: 9, hand: ['Test Windfall'] });
  expect(event.refuses('narn', 'sponsor', 'Test Windfall')).toBe('b5/sponsor/1');
});

rule('b5/sponsor/2', 'with 3 unspent a cost of 4 cannot be applied', () => {
  const t = turnOf({ race: 'narn', rating: 5, spent: 2, hand: ['Narn Captain'] });
  expect(t.refuses('narn', 'sponsor', 'Narn Captain')).toBe('b5/sponsor/2');
  const enough = turnOf({ race: 'narn', rating: 5, spent: 1, hand: ['Narn Captain'] });
  enough.act('narn', 'sponsor', 'Narn Captain');
  expect(enough.available('narn')).toBe(0);
});

rule('b5/sponsor/3', 'a sponsored fleet stands ready among the supporting cards and can act the same turn', () => {
  const t = table({
    seats: [{ race: 'narn', rating: 9, hand: ['Homeworld Fleet'] }, { race: 'centauri' }],
    conflicts: [{ conflict: 'Border Raid', by: 'centauri', target: 'narn' }],
    order: ['narn', 'centauri'],
  });
  t.act('narn', 'sponsor', 'Homeworld Fleet');
  expect(t.titles('narn', SUPPORTING)).toEqual(['Homeworld Fleet']);
  expect(t.card('Homeworld Fleet').rotated).toBe(0);
  t.pass('centauri').act('narn', 'oppose', 'Homeworld Fleet', 'Border Raid');
  expect(t.card('Homeworld Fleet').rotated).toBe(1);
});

rule('b5/sponsor/4', 'an enhancement goes where its target is, in either row', () => {
  const t = turnOf({
    race: 'narn',
    rating: 9,
    inner: ["Na'Kal"],
    supporting: ['Narn Aide'],
    hand: ['Test Medal', 'Test Medal'],
  });
  const [first, second] = t.s.defs.flatMap((def, id) => (def === t.s.defs[t.id('Test Medal')] ? [id] : []));
  t.act('narn', 'sponsor', first!).pick('narn', "G'Kar").pick('narn', "Na'Kal");
  expect(t.card("Na'Kal").attached).toEqual([first]);
  t.pass('centauri').act('narn', 'sponsor', second!).pick('narn', 'Narn Aide');
  expect(t.card('Narn Aide').attached).toEqual([second]);
  expect(t.titles('narn', SUPPORTING)).toEqual(['Narn Aide']);
});

rule('b5/sponsor/5', 'a character of another race costs double, a neutral one its print, whoever sponsors', () => {
  const foreign = turnOf({ race: 'narn', rating: 9, hand: ['Minbari Aide'] });
  foreign.act('narn', 'sponsor', 'Minbari Aide');
  expect(paid(foreign)).toBe(8);
  for (const race of ['narn', 'human'] as const) {
    const neutral = turnOf({ race, rating: 9, hand: ['Test Wanderer'] });
    neutral.act(race, 'sponsor', 'Test Wanderer');
    expect(paid(neutral)).toBe(4);
  }
  const own = turnOf({ race: 'minbari', rating: 9, hand: ['Minbari Aide'] });
  own.act('minbari', 'sponsor', 'Minbari Aide');
  expect(paid(own)).toBe(4);
});

rule('b5/sponsor/6', 'doubling comes before the discount: 4 doubled less 1 is 7', () => {
  const t = turnOf({ race: 'narn', rating: 9, supporting: ['Test Haggler'], hand: ['Minbari Aide'] });
  t.act('narn', 'sponsor', 'Minbari Aide');
  expect(paid(t)).toBe(7);
});

rule(
  'b5/sponsor/7',
  "groups, fleets, locations, agendas, events and conflicts of a race are its player's alone",
  () => {
    const t = table({
      round: 'conflict',
      seats: [
        {
          race: 'human',
          rating: 12,
          hand: [
            { card: 'Homeworld Fleet', race: 'narn' },
            'Quadrant 14',
            'Test Narn Guild',
            'Test Narn Creed',
            'Test Narn Cry',
            'Test Narn Feud',
          ],
        },
        {
          race: 'narn',
          rating: 12,
          hand: [
            { card: 'Homeworld Fleet', race: 'narn' },
            'Quadrant 14',
            'Test Narn Guild',
            'Test Narn Creed',
            'Test Narn Cry',
            'Test Narn Feud',
          ],
        },
      ],
      order: ['human', 'narn'],
    });
    const own = (title: string, race: 'human' | 'narn') => t.id(title, race);
    expect(t.refuses('human', 'declare', own('Test Narn Feud', 'human'))).toBe('b5/cards-conflict/1');
    t.pass('human');
    expect(t.offers('narn', 'declare', own('Test Narn Feud', 'narn'))).toBe(true);
    t.pass('narn');
    for (const card of ['Homeworld Fleet', 'Quadrant 14', 'Test Narn Guild'])
      expect(t.refuses('human', 'sponsor', own(card, 'human'))).toBe('b5/sponsor/7');
    expect(t.refuses('human', 'agenda', own('Test Narn Creed', 'human'))).toBe('b5/agenda/30');
    expect(t.refuses('human', 'event', own('Test Narn Cry', 'human'))).toBe('b5/cards-event/12');
    t.pass('human');
    for (const card of ['Homeworld Fleet', 'Quadrant 14', 'Test Narn Guild'])
      expect(t.offers('narn', 'sponsor', own(card, 'narn'))).toBe(true);
    expect(t.offers('narn', 'agenda', own('Test Narn Creed', 'narn'))).toBe(true);
    expect(t.offers('narn', 'event', own('Test Narn Cry', 'narn'))).toBe(true);
  },
);

rule('b5/sponsor/8', 'a Narn enhancement needs a Narn sponsor and a Narn to be put on', () => {
  const human = turnOf({ race: 'human', rating: 9, supporting: ['Narn Aide'], hand: ['Test Narn Medal'] });
  expect(human.refuses('human', 'sponsor', 'Test Narn Medal')).toBe('b5/sponsor/8');
  const helped = turnOf({
    race: 'human',
    rating: 9,
    inner: ["Na'Kal"],
    supporting: ['Narn Aide', 'Human Aide'],
    hand: ['Test Narn Medal'],
  });
  helped.act('human', 'sponsor', 'Test Narn Medal');
  // only Na'Kal can sponsor it, so there is no question
  expect(helped.prompt()).toBe('Where do you put Test Narn Medal?');
  expect(helped.offers('human', 'card', 'Narn Aide')).toBe(true);
  expect(helped.offers('human', 'card', 'Human Aide')).toBe(false);
  expect(helped.offers('human', 'card', 'Jeffrey Sinclair')).toBe(false);
  helped.pick('human', 'Narn Aide');
  expect(helped.card("Na'Kal").rotated).toBe(1);
});

rule('b5/sponsor/9', 'a starting ambassador is never sponsored', () => {
  const t = turnOf({ race: 'narn', rating: 20, hand: ['Delenn'] });
  expect(t.refuses('narn', 'sponsor', 'Delenn')).toBe('b5/sponsor/9');
});

rule('b5/sponsor/10', 'a cost of 1 less 2 is nothing, but a character still rotates', () => {
  const seat = (rotated: boolean): SeatPosition => ({
    race: 'narn',
    rating: 4,
    spent: 4,
    ambassador: { card: "G'Kar", rotated },
    supporting: ['Test Patrons'],
    hand: ['Test Medal'],
  });
  const t = turnOf(seat(false));
  t.act('narn', 'sponsor', 'Test Medal').pick('narn', "G'Kar");
  expect(paid(t)).toBe(0);
  expect(t.available('narn')).toBe(0);
  expect(t.card("G'Kar").rotated).toBe(1);
  expect(turnOf(seat(true)).refuses('narn', 'sponsor', 'Test Medal')).toBe('b5/sponsor/1');
});

rule(
  'b5/sponsor/11',
  'what asks for a card that could be sponsored wants its marks, not a sponsor or influence',
  () => {
    const seat = (destiny: number): SeatPosition => ({
      race: 'narn',
      rating: 4,
      spent: 4,
      ambassador: { card: "G'Kar", rotated: true, marks: { destiny } },
      hand: ['Test Draft', 'Test Convert'],
    });
    const poor = turnOf(seat(0));
    const has = poor.marks('narn', 'destiny');
    expect(has).toBeLessThan(2);
    expect(poor.refuses('narn', 'event', 'Test Draft')).toBe('b5/targets/1');
    const t = turnOf(seat(2 - has));
    expect(t.refuses('narn', 'sponsor', 'Test Convert')).toBe('b5/sponsor/1');
    t.act('narn', 'event', 'Test Draft');
    expect(t.titles('narn', SUPPORTING)).toEqual(['Test Convert']);
  },
);

rule('b5/sponsor/12', 'a mark from the act of sponsoring stays when the card goes', () => {
  const t = turnOf({ race: 'narn', hand: ['Test Martyr', 'Test Sweep'] });
  t.act('narn', 'sponsor', 'Test Martyr').pass('centauri');
  expect(t.card("G'Kar").doom).toBe(1);
  t.act('narn', 'event', 'Test Sweep').pick('narn', 'Test Martyr');
  expect(t.inPlay('Test Martyr')).toBe(false);
  expect(t.card("G'Kar").doom).toBe(1);
});

rule('b5/sponsor/13', 'what comes with sponsoring stays out in a replacement; what comes with playing does not', () => {
  const sponsored = turnOf({ race: 'narn', hand: ['Test Martyr'] }, 'engine');
  const strife = sponsored.card("G'Kar").strife;
  sponsored.act('narn', 'sponsor', 'Test Martyr');
  expect(sponsored.card("G'Kar").doom).toBe(1);
  expect(sponsored.card("G'Kar").strife).toBe(strife + 1);
  const replaced = turnOf({ race: 'narn', supporting: ['Narn Aide'], hand: ['Test Martyr'] }, 'engine');
  replaced.act('narn', 'replace', 'Test Martyr', 'Narn Aide');
  expect(replaced.card("G'Kar").doom).toBe(0);
  expect(replaced.card("G'Kar").strife).toBe(strife + 1);
});

rule(
  'b5/sponsor/14',
  'a supporting character stands in the supporting row; one that supports a conflict may not',
  () => {
    const t = table({
      seats: [
        {
          race: 'human',
          inner: ['General Hague'],
          supporting: ['Human Aide'],
          hand: ['Test Spotlight', 'Test Applause'],
        },
        { race: 'centauri' },
      ],
      conflicts: [{ conflict: 'Test Overture', by: 'human', support: ['General Hague'] }],
      order: ['human', 'centauri'],
    });
    t.act('human', 'event', 'Test Spotlight');
    // Human Aide is the only supporting character, although General Hague supports: no question
    expect(t.happened('change-began')).toMatchObject([{ mod: { card: t.id('Human Aide') } }]);
    t.pass('centauri').act('human', 'event', 'Test Applause');
    expect(t.happened('change-began')[1]).toMatchObject({ mod: { card: t.id('General Hague') } });
  },
);

rule('b5/sponsor/15', 'a fleet of another race cannot be had; a Vorlon fleet only as its own text says', () => {
  const t = turnOf({
    race: 'human',
    rating: 20,
    hand: [{ card: 'Homeworld Fleet', race: 'narn' }, 'Test Vorlon Fleet', 'Test Vorlon Escort'],
  });
  expect(t.refuses('human', 'sponsor', 'Homeworld Fleet')).toBe('b5/sponsor/7');
  expect(t.refuses('human', 'sponsor', 'Test Vorlon Fleet')).toBe('b5/sponsor/15');
  expect(t.refuses('human', 'sponsor', 'Test Vorlon Escort')).toBe('b5/cost/7');
  const favored = turnOf({
    race: 'human',
    rating: 20,
    ambassador: { card: 'Jeffrey Sinclair', marks: { vorlon: 2 } },
    hand: ['Test Vorlon Fleet', 'Test Vorlon Escort'],
  });
  expect(favored.refuses('human', 'sponsor', 'Test Vorlon Fleet')).toBe('b5/sponsor/15');
  favored.act('human', 'sponsor', 'Test Vorlon Escort');
  expect(favored.titles('human', SUPPORTING)).toEqual(['Test Vorlon Escort']);
});

rule('b5/sponsor/16', "cards are sponsored into one's own faction; an enhancement may go on another's card", () => {
  const t = turnOf(
    { race: 'human', rating: 9, inner: ['General Hague'], hand: ['Test Traders', 'Test Medal'] },
    'engine',
  );
  t.act('human', 'sponsor', 'Test Traders').pick('human', 'General Hague');
  // no question about the faction
  expect(t.titles('human', SUPPORTING)).toEqual(['Test Traders']);
  expect(t.titles('centauri', SUPPORTING)).toEqual(['Test Veteran']);
  t.pass('centauri').act('human', 'sponsor', 'Test Medal').pick('human', 'Test Veteran');
  expect(t.card('Test Veteran').attached).toEqual([t.id('Test Medal')]);
});

rule('b5/sponsor/17', 'marks to have, a card to rotate besides, and a kind of sponsor are all asked for', () => {
  const marked = (shadow: number) =>
    turnOf(
      {
        race: 'human',
        rating: 9,
        ambassador: { card: 'Jeffrey Sinclair', marks: { shadow } },
        hand: ['Test Cult', 'Test Coven'],
      },
      'engine',
    );
  // passive: 2 Shadow Marks
  expect(marked(1).refuses('human', 'sponsor', 'Test Cult')).toBe('b5/sponsor/17');
  expect(marked(2).offers('human', 'sponsor', 'Test Cult')).toBe(true);
  // possible sponsors: a character with a Shadow Mark
  expect(marked(0).refuses('human', 'sponsor', 'Test Coven')).toBe('b5/sponsor/17');
  expect(marked(1).offers('human', 'sponsor', 'Test Coven')).toBe(true);
  // active: a fleet also rotates
  const seat = (...supporting: string[]): SeatPosition => ({
    race: 'human',
    rating: 9,
    supporting,
    hand: ['Test Convoy'],
  });
  expect(turnOf(seat('Human Aide'), 'engine').refuses('human', 'sponsor', 'Test Convoy')).toBe('b5/sponsor/17');
  const t = turnOf(seat('Homeworld Fleet'), 'engine');
  t.act('human', 'sponsor', 'Test Convoy');
  expect(t.card('Homeworld Fleet').rotated).toBe(1);
  expect(t.card('Jeffrey Sinclair').rotated).toBe(1);
});

rule('b5/sponsor/18', 'for free: no influence, no sponsor, in any round, but every other limit holds', () => {
  const limited = turnOf({ race: 'narn', hand: ['Test Grant', 'Test Veteran'] });
  // the other player has Test Veteran in play
  expect(limited.refuses('narn', 'event', 'Test Grant')).toBe('b5/targets/1');
  const t = turnOf({
    race: 'narn',
    rating: 4,
    spent: 4,
    ambassador: { card: "G'Kar", rotated: true },
    hand: ['Test Grant', "Na'Kal"],
  });
  t.act('narn', 'event', 'Test Grant');
  expect(t.titles('narn', SUPPORTING)).toEqual(["Na'Kal"]);
  expect(paid(t)).toBe(0);
  expect(t.happened('sponsored')).toMatchObject([{ card: t.id("Na'Kal"), sponsor: -1, cost: 0 }]);
  // in the resolution round
  const later = table({
    seats: [{ race: 'narn', inner: ["Ta'Lon"], hand: ["Na'Kal"] }, { race: 'centauri' }],
    conflicts: [{ conflict: 'Test Bounty', by: 'narn', support: ["G'Kar"] }],
    order: ['narn', 'centauri'],
  });
  later.pass('narn', 'centauri');
  expect(later.s.round).toBe('resolution');
  later.pick('narn', "Na'Kal");
  expect(later.titles('narn', SUPPORTING)).toEqual(["Na'Kal"]);
  expect(later.card("Ta'Lon").rotated).toBe(0);
});

rule('b5/sponsor/18', 'a card sponsored for free still needs the other card that rotates for it', () => {
  const granted = (...supporting: string[]): Table =>
    turnOf({ race: 'human', supporting, hand: ['Test Grant', 'Test Convoy'] }, 'engine');
  expect(granted('Human Aide').refuses('human', 'event', 'Test Grant')).toBe('b5/targets/1');
  // only one fleet can rotate, so there is no question
  const t = granted('Homeworld Fleet').act('human', 'event', 'Test Grant');
  expect(t.inPlay('Test Convoy')).toBe(true);
  expect([t.card('Homeworld Fleet').rotated, t.card('Jeffrey Sinclair').rotated]).toEqual([1, 0]);
});

rule('b5/sponsor/18', 'who sponsors a card for free chooses the faction, where the card leaves a choice', () => {
  // with more Conspiracy Marks than the Humans, another player may sponsor her into their faction
  const granted = (): Table =>
    turnOf({
      race: 'centauri',
      ambassador: { card: 'Londo Mollari', marks: { conspiracy: 3 } },
      hand: ['Test Grant', 'Talia Winters'],
    }).act('centauri', 'event', 'Test Grant');
  const theirs = granted().pick('centauri', 'human');
  expect(theirs.card('Talia Winters').faction).toBe(theirs.seat('human'));
  const own = granted().pick('centauri', 'centauri');
  expect(own.card('Talia Winters').faction).toBe(own.seat('centauri'));
});

rule('b5/sponsor/18', 'an enhancement sponsored for free goes onto the card that its player chooses', () => {
  const t = turnOf({ race: 'narn', supporting: ['Narn Aide'], hand: ['Test Grant', 'Test Medal'] });
  t.act('narn', 'event', 'Test Grant').pick('narn', 'Narn Aide');
  expect(t.card('Narn Aide').attached).toEqual([t.id('Test Medal')]);
});

rule('b5/sponsor/13', 'what comes with being played comes with a card that an effect sponsors', () => {
  const t = turnOf({ race: 'narn', hand: ['Test Grant', 'Test Martyr'] }, 'engine');
  const { strife } = t.card("G'Kar");
  t.act('narn', 'event', 'Test Grant');
  expect(t.card("G'Kar").strife).toBe(strife + 1);
});

rule('b5/sponsor/13', 'what comes with being sponsored comes with a card that an effect sponsors', () => {
  const t = turnOf({ race: 'narn', hand: ['Test Grant', 'Test Martyr'] }, 'engine');
  t.act('narn', 'event', 'Test Grant');
  expect(t.card("G'Kar").doom).toBe(1);
});

rule(
  'b5/sponsor/19',
  'an effect that lets a card be sponsored waives the rotation, not the cost, and is the sponsor',
  () => {
    const seat = (spent: number): SeatPosition => ({
      race: 'narn',
      rating: 4,
      spent,
      supporting: ['Test Recruiters'],
      hand: ['Narn Aide'],
    });
    const poor = turnOf(seat(4), 'engine');
    expect(poor.refuses('narn', 'use', 'Test Recruiters', 0)).toBe('b5/targets/1');
    const t = turnOf(seat(0), 'engine');
    t.act('narn', 'use', 'Test Recruiters');
    expect(paid(t)).toBe(3);
    expect(t.card("G'Kar").rotated).toBe(0);
    // rotation was the cost of the action; sponsoring rotates no other card
    expect(t.happened('rotated')).toMatchObject([{ card: t.id('Test Recruiters') }]);
    expect(t.happened('sponsored')).toMatchObject([
      { card: t.id('Narn Aide'), sponsor: t.id('Test Recruiters'), cost: 3 },
    ]);
  },
);

rule('b5/sponsor/20', 'a neutral effect card cannot sponsor a Narn enhancement', () => {
  const t = turnOf({ race: 'narn', rating: 9, supporting: ['Test Recruiters'], hand: ['Test Narn Medal'] }, 'engine');
  expect(t.offers('narn', 'sponsor', 'Test Narn Medal')).toBe(true);
  expect(t.refuses('narn', 'use', 'Test Recruiters', 0)).toBe('b5/targets/1');
  const plain = turnOf({ race: 'narn', rating: 9, supporting: ['Test Recruiters'], hand: ['Test Medal'] }, 'engine');
  expect(plain.offers('narn', 'use', 'Test Recruiters')).toBe(true);
});

rule('b5/sponsor/21', 'sponsoring without anybody rotating may leave a card without a sponsor', () => {
  const t = turnOf({ race: 'narn', rating: 9, agenda: 'Test Works', hand: ['Narn Aide'] }, 'engine');
  t.act('narn', 'use', 'Test Works');
  expect(t.happened('sponsored')).toMatchObject([{ card: t.id('Narn Aide'), sponsor: -1, cost: 3 }]);
  expect(t.card("G'Kar").rotated).toBe(0);
});

rule('b5/sponsor/22', 'a card without a printed cost is not sponsored unless its text says how', () => {
  const t = turnOf({ race: 'narn', rating: 9, hand: ['Test Bare Fleet', 'Test United Fleet'] }, 'engine');
  expect(t.refuses('narn', 'sponsor', 'Test Bare Fleet')).toBe('b5/sponsor/22');
  t.act('narn', 'sponsor', 'Test United Fleet');
  expect(paid(t)).toBe(5);
});

rule('b5/sponsor/23', 'the Inner Circle character that rotated is the sponsor', () => {
  const t = turnOf({ race: 'minbari', rating: 9, inner: ['Hedronn'], hand: ['Minbari Aide'] }, 'engine');
  t.act('minbari', 'sponsor', 'Minbari Aide').pick('minbari', 'Delenn');
  expect(t.happened('sponsored')).toMatchObject([{ card: t.id('Minbari Aide'), sponsor: t.id('Delenn') }]);
  expect(t.card('Hedronn').rotated).toBe(0);
});

rule('b5/sponsor/24', 'a limited card in play anywhere keeps every other copy out', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 20, hand: ['Test Wanderer', 'Narn Aide'] },
      { race: 'centauri', supporting: ['Test Wanderer', 'Narn Aide'] },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'sponsor', t.id('Test Wanderer', 'narn'))).toBe('b5/sponsor/24');
  // nothing bars a multiple card
  expect(t.offers('narn', 'sponsor', t.id('Narn Aide', 'narn'))).toBe(true);
});

rule('b5/sponsor/24', 'a limited enhancement whose text acts only once counts, too', () => {
  const t = table({
    seats: [
      { race: 'narn', rating: 20, hand: ['Test Signet'] },
      { race: 'centauri', ambassador: { card: 'Londo Mollari', attached: ['Test Signet'] } },
    ],
    order: ['narn', 'centauri'],
  });
  expect(t.refuses('narn', 'sponsor', t.id('Test Signet', 'narn'))).toBe('b5/sponsor/24');
});

rule('b5/sponsor/25', 'a Shadow Mark keeps out every card that would bring a Vorlon Mark, in whatever way', () => {
  const hand = ['Test Vorlon Aide', 'Test Vorlon Pact', 'Test Vorlon Beacon'];
  const seat = (shadow: number): SeatPosition => ({
    race: 'human',
    rating: 9,
    ambassador: { card: 'Jeffrey Sinclair', marks: { shadow } },
    hand,
  });
  const dark = turnOf(seat(1));
  for (const card of hand) expect(dark.refuses('human', 'sponsor', card)).toBe('b5/sponsor/25');
  const free = turnOf(seat(0));
  for (const card of hand) expect(free.offers('human', 'sponsor', card)).toBe(true);
  // and the reverse
  const bright = turnOf({
    race: 'human',
    rating: 9,
    ambassador: { card: 'Jeffrey Sinclair', marks: { vorlon: 1 } },
    hand: ['Test Shadow Pact'],
  });
  expect(bright.refuses('human', 'sponsor', 'Test Shadow Pact')).toBe('b5/sponsor/25');
});

rule('b5/sponsor/26', 'a group of no race costs each of the five races its print', () => {
  for (const race of RACES) {
    const t = turnOf({
      race,
      rating: 4,
      hand: ['Test Traders'],
      ...(race === 'non-aligned' ? { ambassador: "G'Kar" } : {}),
    });
    t.act(race, 'sponsor', 'Test Traders');
    expect(paid(t)).toBe(3);
    expect(t.titles(race, SUPPORTING)).toEqual(['Test Traders']);
    expect(t.titles(race, FACTION)).toEqual([]);
  }
});
