import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CARD_TYPES } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import type { CardPlace, ConflictPosition, Position, Race, Ruleset, SeatPosition } from '../../src/index.ts';
import { DISCARD, GLOBAL, REMOVED, SUPPORTING, tableZone } from '../../src/state.ts';
import { at } from '../support/cards-for-resolution.ts';
import { findCard, type Table } from '../support/table.ts';

const ALL: readonly Ruleset[] = ['casual', 'tournament', 'engine'];

/** Humans who act first, and Narn. */
function two(
  ruleset: Ruleset,
  human: Partial<SeatPosition>,
  narn: Partial<SeatPosition> = {},
  more: Partial<Position> = {},
): Table {
  return at({
    ruleset,
    seats: [
      { race: 'human', rating: 12, inner: ['Test Diplomat 1', 'Test Diplomat 1', 'Test Diplomat 1'], ...human },
      { race: 'narn', rating: 12, inner: ['Test Diplomat 1', 'Test Diplomat 1'], ...narn },
    ],
    order: ['human', 'narn'],
    ...more,
  });
}
/** Sponsors a card of the hand with the first possible sponsor, and chooses its host if it needs one. */
function sponsor(t: Table, who: Race, title: string, on?: string): Table {
  t.act(who, 'sponsor', t.handed(who, title) ?? title);
  if (t.s.ask && t.question === 'sponsor with') t.pick(who, t.options(who)[0]!.a);
  if (on !== undefined && t.s.ask && t.prompt().startsWith('Where do you put')) t.pick(who, on);
  return t;
}

rule('b5/glossary/1', 'who has a card in the own faction controls it and may use it; nobody else may', () => {
  for (const ruleset of ALL) {
    const t = two(
      ruleset,
      {},
      { supporting: ['Test Diplomat 4'] },
      { conflicts: [{ conflict: 'Test Late Talks', by: 'human' }] },
    );
    expect(t.card('Test Diplomat 4')).toMatchObject({ faction: 1, controller: 1 });
    expect(t.refuses('human', 'support', 'Test Diplomat 4', 'Test Late Talks')).toBe('b5/glossary/1');
    t.pass('human').act('narn', 'oppose', 'Test Diplomat 4', 'Test Late Talks');
    expect(t.conflict('Test Late Talks').now.opposition).toBe(4);
  }
});

rule('b5/glossary/2', 'a card controlled from outside stays in its faction and serves its controller', () => {
  const t = two(
    'engine',
    { hand: ['Test Late Subversion', 'Test Late Address'] },
    { supporting: ['Test Diplomat 5'] },
    { conflicts: [{ conflict: 'Test Late Talks', by: 'human' }] },
  );
  expect(t.refuses('human', 'event', 'Test Late Address')).toBe('b5/targets/1');
  t.act('human', 'event', 'Test Late Subversion').pick('human', 'Test Diplomat 5').pass('narn');
  expect(t.card('Test Diplomat 5')).toMatchObject({ faction: 1, controller: 0 });
  expect(t.titles('narn', SUPPORTING)).toContain('Test Diplomat 5');
  // it meets requirements
  t.act('human', 'event', 'Test Late Address');
  expect(t.rating('human')).toBe(13);
  // and acts for its controller, not for the player of its faction
  expect(t.refuses('narn', 'oppose', 'Test Diplomat 5', 'Test Late Talks')).toBe('b5/glossary/1');
  t.pass('narn').act('human', 'support', 'Test Diplomat 5', 'Test Late Talks');
  expect(t.conflict('Test Late Talks').now.support).toBe(5);
});

rule('b5/glossary/3', 'a mercenary whom nobody has paid is in a faction and controlled by nobody', () => {
  const t = two('engine', { supporting: ["N'Grath"] }, {}, { conflicts: [{ conflict: 'Test Web', by: 'human' }] });
  expect(t.card("N'Grath")).toMatchObject({ faction: 0, controller: -1 });
  expect(t.offers('human', 'support', "N'Grath", 'Test Web')).toBe(false);
  expect(t.refuses('human', 'support', "N'Grath", 'Test Web')).toBe('b5/glossary/1');
});

rule('b5/glossary/4', 'a Vorlon world is in no faction and under no player, whoever brought it in', () => {
  const t = two('engine', { hand: ['Test Vorlon World'] });
  sponsor(t, 'human', 'Test Vorlon World');
  expect(t.card('Test Vorlon World')).toMatchObject({ faction: -1, controller: -1 });
  expect(t.inPlay('Test Vorlon World')).toBe(true);
  expect(t.s.zones[tableZone(t.s, GLOBAL)]).toEqual([t.id('Test Vorlon World')]);
  t.pass('narn');
  expect(t.refuses('human', 'use', 'Test Vorlon World', 0)).toBe('b5/glossary/5');
});

rule('b5/glossary/5', 'the controller of an enhancement uses it, though it sits in another faction', () => {
  const t = two('engine', { hand: ['Test Bug'] }, { supporting: ['Test Diplomat 5'], hand: ['Test Late Blow'] });
  sponsor(t, 'human', 'Test Bug', 'Test Diplomat 5');
  expect(t.card('Test Bug')).toMatchObject({ host: t.id('Test Diplomat 5'), controller: 0 });
  expect(t.refuses('narn', 'use', 'Test Bug', 0)).toBe('b5/glossary/5');
  t.act('narn', 'event', 'Test Late Blow').pick('narn', 'Test Diplomat 5');
  // the damage triggers it: its controller is asked
  expect(t.asked).toEqual(['human']);
  t.pick('human', 'yes');
  expect(t.s.shadows).toBe(5);
  t.act('human', 'use', 'Test Bug');
  expect(t.s.babylon5).toBe(5);
});

rule('b5/glossary/6', 'a character who changes sides still belongs to the player whose deck it was in', () => {
  for (const ruleset of ALL) {
    const t = two(ruleset, { hand: ['Test Defection', 'Test Late Banishment'] }, { supporting: ['Test Diplomat 5'] });
    t.act('human', 'event', 'Test Defection').pick('human', 'Test Diplomat 5').pass('narn');
    expect(t.card('Test Diplomat 5')).toMatchObject({ faction: 0, controller: 0, owner: 1 });
    t.act('human', 'event', 'Test Late Banishment').pick('human', 'Test Diplomat 5');
    expect(t.titles('narn', DISCARD)).toContain('Test Diplomat 5');
    expect(t.titles('human', DISCARD)).not.toContain('Test Diplomat 5');
  }
});

rule(
  'b5/glossary/7',
  'of a limited card one copy is in play; characters, groups, locations and fleets are limited unless they say otherwise',
  () => {
    for (const ruleset of ALL) {
      const limited = ['Test Late Wanderer', 'Test Late Guild', 'Test Late Station', 'Test Flagship'];
      const t = two(ruleset, { supporting: limited, hand: limited });
      for (const title of limited)
        expect(t.refuses('human', 'sponsor', t.handed('human', title))).toBe(
          title === 'Test Flagship' ? 'b5/cards-fleet/1' : 'b5/sponsor/24',
        );
      // two players initiate the same limited conflict: the second copy is discarded
      const both = two(
        ruleset,
        { hand: ['Test Limited Offer'] },
        { hand: ['Test Limited Offer'] },
        { round: 'conflict' },
      );
      both.act('human', 'declare', both.handed('human', 'Test Limited Offer'));
      both.act('narn', 'declare', both.handed('narn', 'Test Limited Offer'));
      expect(both.s.conflicts.map(c => c.stage)).toEqual(['initiated', 'cancelled']);
      expect(both.titles('narn', DISCARD)).toEqual(['Test Limited Offer']);
    }
  },
);

rule('b5/glossary/8', 'when a limited card was discarded another copy may come in', () => {
  for (const ruleset of ALL) {
    const t = two(ruleset, {
      supporting: ['Test Late Wanderer'],
      hand: ['Test Late Wanderer', 'Test Late Banishment'],
    });
    expect(t.refuses('human', 'sponsor', t.handed('human', 'Test Late Wanderer'))).toBe('b5/sponsor/24');
    t.act('human', 'event', 'Test Late Banishment').pick('human', 'Test Late Wanderer').pass('narn');
    sponsor(t, 'human', 'Test Late Wanderer');
    expect(t.titles('human', SUPPORTING)).toContain('Test Late Wanderer');
  }
});

rule(
  'b5/glossary/9',
  'of a multiple card any number is in play; events, enhancements, conflicts and the rest are multiple',
  () => {
    for (const ruleset of ALL) {
      const t = two(ruleset, {
        supporting: ['Test Late Convoy', { card: 'Test Diplomat 3', attached: ['Test Locket'] }, 'Test Diplomat 4'],
        hand: ['Test Late Convoy', 'Test Locket', 'Test Late Windfall', 'Test Late Windfall'],
      });
      sponsor(t, 'human', 'Test Late Convoy').pass('narn');
      sponsor(t, 'human', 'Test Locket', 'Test Diplomat 4').pass('narn');
      t.act('human', 'event', t.handed('human', 'Test Late Windfall')).pass('narn');
      t.act('human', 'event', t.handed('human', 'Test Late Windfall'));
      expect(t.titles('human', SUPPORTING).filter(x => x === 'Test Late Convoy')).toHaveLength(2);
      expect(t.card('Test Diplomat 4').attached).toHaveLength(1);
      expect(t.rating('human')).toBe(14);
    }
  },
);

/** A unique Narn character entered play and was discarded; the Human player has another copy of it in hand. */
function hermit(ruleset: Ruleset, human: Partial<SeatPosition>, banish = true): Table {
  const t = two(ruleset, human, { hand: ['Test Late Hermit', 'Test Late Banishment', 'Test Late Hermit'] });
  t.pass('human');
  sponsor(t, 'narn', 'Test Late Hermit');
  if (banish) t.pass('human').act('narn', 'event', 'Test Late Banishment').pick('narn', 'Test Late Hermit');
  return t;
}

rule('b5/glossary/10', 'a unique card enters play once a game: one copy at a time, and none when it has left', () => {
  for (const ruleset of ALL) {
    const there = hermit(ruleset, { hand: ['Test Late Hermit'] }, false);
    expect(there.refuses('human', 'sponsor', there.handed('human', 'Test Late Hermit'))).toBe('b5/glossary/10');
    const gone = hermit(ruleset, { hand: ['Test Late Hermit'] });
    expect(gone.inPlay(gone.handed('human', 'Test Late Hermit'))).toBe(false);
    expect(gone.titles('narn', DISCARD)).toContain('Test Late Hermit');
    expect(gone.refuses('human', 'sponsor', gone.handed('human', 'Test Late Hermit'))).toBe('b5/glossary/10');
  }
});

rule('b5/glossary/11', 'the Soul Hunter raises a limited character from the discards and never a unique one', () => {
  for (const ruleset of ALL) {
    const t = hermit(ruleset, { supporting: ['Soul Hunter'] });
    expect(t.titles('narn', DISCARD).at(-1)).toBe('Test Late Banishment');
    expect(t.refuses('human', 'use', 'Soul Hunter', 0)).toBe('b5/targets/1');
    const limited = two(ruleset, { supporting: ['Soul Hunter'] }, { discard: ['Test Late Wanderer'] });
    limited.act('human', 'use', 'Soul Hunter');
    expect(limited.titles('human', SUPPORTING)).toContain('Test Late Wanderer');
  }
});

rule(
  'b5/glossary/12',
  'removed from the game: of a multiple card other copies come in, of a limited one none ever',
  () => {
    for (const ruleset of ALL) {
      const removed = (title: string): Table => {
        const t = two(ruleset, { supporting: [title], hand: [title, 'Test Late Oblivion'] });
        t.act('human', 'event', 'Test Late Oblivion').pick('human', title).pass('narn');
        expect(t.titles('human', REMOVED)).toEqual([title]);
        return t;
      };
      const multiple = removed('Test Late Convoy');
      expect(multiple.offers('human', 'sponsor', multiple.handed('human', 'Test Late Convoy'))).toBe(true);
      const limited = removed('Test Late Wanderer');
      expect(limited.refuses('human', 'sponsor', limited.handed('human', 'Test Late Wanderer'))).toBe('b5/glossary/12');
    }
  },
);

rule('b5/glossary/13', 'an order to remove a card by name bars it, with or without a copy in play', () => {
  for (const ruleset of ALL) {
    const t = two(ruleset, { hand: ['Test Late Wanderer', 'Test Damnation'] });
    expect(t.offers('human', 'sponsor', 'Test Late Wanderer')).toBe(true);
    t.act('human', 'event', 'Test Damnation').pass('narn');
    expect(t.refuses('human', 'sponsor', 'Test Late Wanderer')).toBe('b5/glossary/12');
    const there = two(ruleset, { supporting: ['Test Late Wanderer'], hand: ['Test Damnation'] });
    there.act('human', 'event', 'Test Damnation');
    expect(there.titles('human', REMOVED)).toEqual(['Test Late Wanderer']);
  }
});

rule(
  'b5/glossary/14',
  'what is irrevocable is not negated, cancelled, blanked or reversed, and nothing that discards may target it',
  () => {
    for (const ruleset of ALL) {
      // negated: Ja'Doc gets no question; reversed: Not Meant to Be cannot target it
      const event = (title: string): Table =>
        two(ruleset, { hand: [title] }, { supporting: ["Ja'Doc"], hand: ['Not Meant to Be'] }).act(
          'human',
          'event',
          title,
        );
      const plain = event('Test Late Windfall');
      expect(plain.question).toBe('respond');
      plain.act('narn', 'pass');
      expect(plain.offers('narn', 'event', 'Not Meant to Be')).toBe(true);
      const decree = event('Test Decree');
      expect(decree.question).not.toBe('respond');
      expect(decree.rating('human')).toBe(13);
      expect(decree.refuses('narn', 'event', 'Not Meant to Be')).toBe('b5/targets/1');
      // cancelled
      const veto = (title: string): Table =>
        two(ruleset, { hand: ['Test Veto'] }, {}, { conflicts: [{ conflict: title, by: 'narn' }] });
      expect(veto('Test Late Talks').offers('human', 'event', 'Test Veto')).toBe(true);
      expect(veto('Test Ultimatum').refuses('human', 'event', 'Test Veto')).toBe('b5/targets/1');
      // blanked
      const gagged = two(ruleset, {
        supporting: [
          { card: 'Test Immortal', attached: ['Test Gag'] },
          { card: 'Test Mortal', attached: ['Test Gag'] },
        ],
      });
      expect([gagged.ability('Test Immortal', 'diplomacy'), gagged.ability('Test Mortal', 'diplomacy')]).toEqual([
        3, 2,
      ]);
      // discarded; the engine rules add all other ways to make it leave play
      const put = (title: string): Table =>
        two(ruleset, {
          supporting: [{ card: 'Test Diplomat 3', attached: [title] }],
          hand: ['Test Theft', 'Test Return'],
        });
      expect(put('Test Locket').offers('human', 'event', 'Test Theft')).toBe(true);
      expect(put('Test Late Legacy').refuses('human', 'event', 'Test Theft')).toBe('b5/targets/1');
      expect(put('Test Locket').offers('human', 'event', 'Test Return')).toBe(true);
      expect(put('Test Late Legacy').offers('human', 'event', 'Test Return')).toBe(ruleset !== 'engine');
    }
  },
);

rule('b5/glossary/15', "a Kha'Ri character has a title in which Kha'Ri stands", () => {
  for (const ruleset of ALL) {
    const t = two(
      ruleset,
      { hand: ['Test Session'] },
      { supporting: ["Kha'Mak", "Test Kha'Ri Informer", "Ta'Lon", 'Test Diplomat 3'] },
    );
    t.act('human', 'event', 'Test Session');
    const titles = t.options('human').map(o => t.id(o.a));
    expect(titles.sort()).toEqual([t.id("G'Kar"), t.id("Kha'Mak"), t.id("Test Kha'Ri Informer")].sort());
    t.pick('human', "Kha'Mak");
    expect(t.card("Kha'Mak").doom).toBe(1);
  }
});

/** For some characters, whether they count as telepaths or as mundanes. */
function teeps(ruleset: Ruleset, who: readonly CardPlace[]): { teeps: string[]; mundanes: string[] } {
  const offered = (event: string): string[] => {
    const t = two(ruleset, { hand: [event], supporting: who });
    if (!t.offers('human', 'event', event)) return [];
    t.act('human', 'event', event).leaveOpen();
    const titles = t.happened('mark-gained').map(f => f.card as number);
    const ids = titles.length > 0 ? titles : t.options('human').map(o => o.a);
    return ['Test Teep', 'Test Diplomat 3', 'Test Diplomat 4'].filter(title => ids.some(id => t.titleOf(id) === title));
  };
  return { teeps: offered('Test Sleeper Drug'), mundanes: offered('Test Night Class') };
}

rule('b5/glossary/16', 'a telepath has Psi when healed, 3 damage or not; a mundane has none', () => {
  for (const ruleset of ALL) {
    const found = teeps(ruleset, [{ card: 'Test Teep', damage: 3 }, 'Test Diplomat 3']);
    expect(found).toEqual({ teeps: ['Test Teep'], mundanes: ['Test Diplomat 3'] });
  }
});

rule(
  'b5/glossary/17',
  'printed Psi makes a telepath by both of two definitions; given Psi does by the one that we follow',
  () => {
    const found = teeps('engine', [
      'Test Teep',
      { card: 'Test Diplomat 3', attached: ['Test Spark'] },
      'Test Diplomat 4',
    ]);
    expect(found).toEqual({ teeps: ['Test Teep', 'Test Diplomat 3'], mundanes: ['Test Diplomat 4'] });
  },
);

rule(
  'b5/glossary/18',
  'one character at a time is Ranger One: none comes in and none becomes it until that one leaves play',
  () => {
    for (const ruleset of ALL) {
      const t = two(
        ruleset,
        { hand: ['Test Late Successor', 'Test Investiture', 'Test Late Banishment'] },
        { supporting: ['Test Entilzha'] },
      );
      expect(t.refuses('human', 'sponsor', 'Test Late Successor')).toBe('b5/glossary/18');
      expect(t.refuses('human', 'sponsor', 'Test Investiture')).toBe('b5/glossary/18');
      t.act('human', 'event', 'Test Late Banishment').pick('human', 'Test Entilzha').pass('narn');
      expect(t.offers('human', 'sponsor', 'Test Late Successor')).toBe(true);
      // a character with the title by gift bars others from it, until the gift is gone
      sponsor(t, 'human', 'Test Investiture', 'Jeffrey Sinclair').pass('narn');
      expect(t.refuses('human', 'sponsor', 'Test Late Successor')).toBe('b5/glossary/18');
      const lost = two(ruleset, {
        ambassador: { card: 'Jeffrey Sinclair', attached: ['Test Investiture'] },
        hand: ['Test Late Successor', 'Test Call to Arms', 'Test Theft'],
      });
      expect(lost.offers('human', 'event', 'Test Call to Arms')).toBe(true);
      lost.act('human', 'event', 'Test Theft').pass('narn');
      expect(lost.offers('human', 'event', 'Test Call to Arms')).toBe(false);
      expect(lost.offers('human', 'sponsor', 'Test Late Successor')).toBe(true);
    }
  },
);

rule('b5/glossary/19', 'a war conflict is uncontested when its only attacker has gone before it resolves', () => {
  for (const ruleset of ALL) {
    const raid = (gone: boolean): Table => {
      const t = two(
        ruleset,
        { rating: 5, supporting: ['Test Human Squadron', 'Test Human Wing'], hand: ['Test Scuttling'] },
        { rating: 5, supporting: ['Test Narn Squadron'] },
        {
          war: [['human', 'narn']],
          conflicts: [
            {
              conflict: 'war',
              by: 'human',
              target: 'narn',
              support: ['Test Human Squadron', 'Test Human Wing'],
              attack: ['Test Narn Squadron'],
            },
          ],
        },
      );
      if (gone) t.act('human', 'event', 'Test Scuttling').pick('human', "G'Kar");
      return t.until('draw');
    };
    const contested = raid(false);
    expect(contested.conflict('war')).toMatchObject({ won: true, uncontested: false });
    expect([contested.rating('human'), contested.rating('narn')]).toEqual([5, 5]);
    const free = raid(true);
    expect(free.conflict('war')).toMatchObject({ won: true, uncontested: true });
    expect([free.rating('human'), free.rating('narn')]).toEqual([6, 4]);
    // it must be won
    const lost = two(ruleset, {}, {}, { conflicts: [{ conflict: 'Test Late Talks', by: 'human' }] }).until('draw');
    expect(lost.conflict('Test Late Talks')).toMatchObject({ won: false, uncontested: false });
  }
});

rule('b5/glossary/20', 'more support than opposition is Won, and equality Lost', () => {
  for (const ruleset of ALL) {
    const play = (oppose: string): boolean =>
      two(
        ruleset,
        { supporting: ['Test Diplomat 5'] },
        { supporting: [oppose] },
        { conflicts: [{ conflict: 'Test Late Talks', by: 'human', support: ['Test Diplomat 5'], oppose: [oppose] }] },
      )
        .until('draw')
        .conflict('Test Late Talks').won;
    expect([play('Test Diplomat 4'), play('Test Diplomat 6')]).toEqual([true, false]);
  }
});

rule('b5/glossary/21', 'a conflict targets you if it targets your race, your faction or a card in it', () => {
  for (const ruleset of ALL) {
    const guard = (conflict: ConflictPosition): Table =>
      at({
        ruleset,
        seats: [
          { race: 'centauri', supporting: ['Test Home Guard', 'Test Centauri Squadron'] },
          { race: 'narn' },
          { race: 'human', supporting: ['Test Human Squadron'] },
        ],
        order: ['centauri', 'narn', 'human'],
        conflicts: [conflict],
      });
    const may = (conflict: string, target: string): boolean =>
      guard({ conflict, by: 'narn', target }).offers('centauri', 'oppose', 'Test Home Guard', conflict);
    expect(may('Test Race Affair', 'centauri')).toBe(true);
    expect(may('Test Private Affair', 'centauri')).toBe(true);
    expect(may('Test Hunt', 'Test Centauri Squadron')).toBe(true);
    expect(may('Test Race Affair', 'human')).toBe(false);
    expect(may('Test Private Affair', 'human')).toBe(false);
    expect(may('Test Hunt', 'Test Human Squadron')).toBe(false);
    // "you" in a card's action is the controller of that card
    const t = guard({ conflict: 'Test Hunt', by: 'narn', target: 'Test Human Squadron' });
    expect(t.refuses('centauri', 'oppose', 'Test Human Squadron', 'Test Hunt')).toBe('b5/glossary/1');
  }
});

rule(
  'b5/glossary/22',
  'Mines put on the Minbari by the Narn: when the two go to war the Narn fleets are damaged',
  () => {
    for (const ruleset of ALL) {
      const t = at({
        ruleset,
        seats: [
          {
            race: 'narn',
            rating: 12,
            inner: ['Test Diplomat 1'],
            supporting: ['Test Narn Squadron'],
            hand: ['Mines', 'Test War'],
          },
          { race: 'minbari', supporting: ['Test Minbari Squadron'] },
          { race: 'human', supporting: ['Test Human Squadron'] },
        ],
        order: ['narn', 'minbari', 'human'],
      });
      sponsor(t, 'narn', 'Mines', 'minbari').pass('minbari', 'human');
      expect(t.card('Mines')).toMatchObject({ faction: 1, controller: 0 });
      t.act('narn', 'event', 'Test War').pick('narn', 'minbari');
      const damage = ['Narn', 'Minbari', 'Human'].map(race => t.card(`Test ${race} Squadron`).damage > 0);
      expect(damage).toEqual([true, false, false]);
    }
  },
);

rule('b5/glossary/23', 'a Psi ability is what the card says: Talia Winters, a P5 on the screen, counts 6', () => {
  for (const ruleset of ALL) {
    const t = two(
      ruleset,
      { supporting: ['Talia Winters'] },
      {},
      { conflicts: [{ conflict: 'Test Late Probe', by: 'human' }] },
    );
    t.act('human', 'support', 'Talia Winters', 'Test Late Probe');
    expect(t.conflict('Test Late Probe').now.support).toBe(6);
  }
});

rule('b5/glossary/24', 'a caption changes nothing about a card', () => {
  const face = { set: 'test', type: 'character', race: 'human', cost: 2, abilities: { diplomacy: 2 } } as const;
  const caption = { caption: 'Gain 1 influence whenever you like. This card cannot be attacked.' };
  compileCard({ ...face, ...caption, title: 'Test Captioned' });
  compileCard({ ...face, title: 'Test Captionless' });
  const offers = (title: string) => {
    const t = two(
      'casual',
      { supporting: [title, 'Test Diplomat 3'] },
      {},
      { conflicts: [{ conflict: 'Test Late Talks', by: 'narn' }] },
    );
    const of = (o: { verb: string; a: number }) => (t.id(title) === o.a ? [o.verb] : []);
    const first = t.options('human').flatMap(of);
    t.act('human', 'support', title, 'Test Late Talks');
    return [
      first,
      t
        .options('narn')
        .filter(o => o.b === t.id(title))
        .map(o => o.verb),
      t.conflict('Test Late Talks').now.support,
    ];
  };
  expect(offers('Test Captioned')).toEqual(offers('Test Captionless'));
  expect(offers('Test Captioned')[1]).toContain('attack');
});

rule('b5/glossary/25', 'keywords can be limited: a homeworld for each race, one Ranger One', () => {
  const t = two(
    'engine',
    { supporting: ['Earth'], hand: ['Test Late Successor'] },
    { supporting: ['Narn Homeworld', 'Test Entilzha'], hand: ['Test Late Exile World'] },
  );
  expect(t.refuses('human', 'sponsor', 'Test Late Successor')).toBe('b5/glossary/18');
  t.pass('human');
  expect(t.refuses('narn', 'sponsor', 'Test Late Exile World')).toBe('b5/cards-location/3');
  // another race's homeworld bars nothing
  const free = two('engine', { supporting: ['Earth'] }, { hand: ['Test Late Exile World'] }).pass('human');
  expect(free.offers('narn', 'sponsor', 'Test Late Exile World')).toBe(true);
});

rule(
  'b5/glossary/26',
  'disloyalty penalties: foreign characters cost double, other foreign cards are barred; a card may waive that',
  () => {
    const cards = ['Test Narn Cruiser', 'Test Narn Base', 'Test Narn Club', 'Test Narn Sash'];
    const game = (supporting: readonly string[]): Table =>
      two('engine', {
        rating: 6,
        supporting: ['Test Diplomat 3', ...supporting],
        hand: [...cards, 'Test Late Narn Clerk', 'Test Narn Rite', 'Test Narn Guard'],
      });
    const plain = game([]);
    for (const card of cards) expect(plain.offers('human', 'sponsor', card)).toBe(false);
    expect(plain.refuses('human', 'sponsor', 'Test Narn Cruiser')).toBe('b5/sponsor/7');
    // 4 doubled is more than 6
    expect(plain.refuses('human', 'sponsor', 'Test Late Narn Clerk')).toBe('b5/sponsor/2');
    expect(plain.refuses('human', 'event', 'Test Narn Rite')).toBe('b5/cards-event/12');
    expect(plain.offers('human', 'contingency', 'Test Narn Guard')).toBe(false);
    const waived = game(['Test Late Exchange']);
    for (const card of cards) expect(waived.offers('human', 'sponsor', card)).toBe(true);
    expect(waived.offers('human', 'event', 'Test Narn Rite')).toBe(true);
    expect(waived.offers('human', 'contingency', 'Test Narn Guard')).toBe(true);
    sponsor(waived, 'human', 'Test Late Narn Clerk');
    expect(waived.available('human')).toBe(2);
    const fleet = game(['Test Late Exchange']);
    sponsor(fleet, 'human', 'Test Narn Cruiser');
    expect(fleet.titles('human', SUPPORTING)).toContain('Test Narn Cruiser');
    // a conflict of another race likewise
    const conflict = (supporting: readonly string[]): boolean =>
      two('engine', { supporting, hand: ['Test Narn Cause'] }, {}, { round: 'conflict' }).offers(
        'human',
        'declare',
        'Test Narn Cause',
      );
    expect([conflict([]), conflict(['Test Late Exchange'])]).toEqual([false, true]);
  },
);

rule('b5/glossary/27', 'each type of card has its round, and stays or is discarded', () => {
  const t = two(
    'engine',
    {
      supporting: ['Test Diplomat 3'],
      hand: [
        'Test Late Talks',
        'Test Late Windfall',
        'Test Afterthought',
        'Test Honor',
        'Test Late Wanderer',
        'Test Locket',
      ],
    },
    {},
    { round: 'conflict' },
  );
  // the conflict round
  expect(t.refuses('human', 'event', 'Test Late Windfall')).toBe('b5/glossary/27');
  expect(t.refuses('human', 'contingency', 'Test Afterthought')).toBe('b5/glossary/27');
  expect(t.refuses('human', 'sponsor', 'Test Late Wanderer')).toBe('b5/glossary/27');
  expect(t.refuses('human', 'aftermath', 'Test Honor')).toBe('b5/glossary/27');
  t.act('human', 'declare', 'Test Late Talks').pass('narn');
  // the action round
  expect(t.s.round).toBe('action');
  expect(t.refuses('human', 'aftermath', 'Test Honor')).toBe('b5/action-round/5');
  expect(t.refuses('human', 'declare', 'Test Late Talks')).toBe('b5/action-round/5');
  t.act('human', 'event', 'Test Late Windfall').pass('narn');
  expect(t.titles('human', DISCARD)).toEqual(['Test Late Windfall']);
  sponsor(t, 'human', 'Test Late Wanderer').pass('narn');
  sponsor(t, 'human', 'Test Locket', 'Test Diplomat 3').pass('narn');
  t.act('human', 'contingency', 'Test Afterthought').pick('human', 'Test Diplomat 3').pass('narn');
  expect(t.card('Test Afterthought').faceDown).toBe(1);
  // resolution: the contingency is revealed on its trigger and discarded, the aftermath is played and stays
  t.pass('human').act('human', 'respond');
  expect(t.s.round).toBe('resolution');
  expect(t.titles('human', DISCARD)).toContain('Test Afterthought');
  t.act('human', 'aftermath', 'Test Honor').pick('human', 'Test Diplomat 3').until('draw');
  expect(t.titles('human', DISCARD)).toEqual(['Test Late Windfall', 'Test Afterthought', 'Test Late Talks']);
  for (const title of ['Test Late Wanderer', 'Test Locket', 'Test Honor']) expect(t.inPlay(title)).toBe(true);
});

rule('b5/glossary/28', 'there are ten types of card, and the loader takes no other', () => {
  expect([...CARD_TYPES].sort()).toEqual([
    'aftermath',
    'agenda',
    'character',
    'conflict',
    'contingency',
    'enhancement',
    'event',
    'fleet',
    'group',
    'location',
  ]);
  for (const type of CARD_TYPES)
    expect(compileCard({ title: `Test Blank ${type}`, set: 'test', type }).type).toBe(type);
  const spell = { title: 'Test Spell', set: 'test', type: 'spell' } as unknown as Parameters<typeof compileCard>[0];
  expect(() => compileCard(spell)).toThrow('Test Spell: no card is of the type spell');
  expect(() => findCard('Test Spell')).toThrow('no card');
});

rule('b5/glossary/29', 'a card without a race is neutral: every race uses it on equal terms, and it is of none', () => {
  const t = two('engine', { rating: 5, hand: ['Test Late Convoy'] }, { rating: 5, hand: ['Test Late Convoy'] });
  sponsor(t, 'human', 'Test Late Convoy');
  sponsor(t, 'narn', 'Test Late Convoy');
  expect([t.available('human'), t.available('narn')]).toEqual([1, 1]);
  // a neutral card has no player's race: it takes no part if only the initiator's race may
  const own = two(
    'engine',
    { supporting: ['Test Late Convoy', 'Test Human Squadron'] },
    { supporting: ['Test Late Convoy', 'Test Narn Squadron'] },
    { conflicts: [{ conflict: 'Test Human Affair', by: 'human' }] },
  );
  expect(own.offers('human', 'support', 'Test Human Squadron', 'Test Human Affair')).toBe(true);
  expect(own.refuses('human', 'support', own.id('Test Late Convoy', 'human'), 'Test Human Affair')).toBe(
    'b5/support-oppose/14',
  );
});

rule(
  'b5/glossary/30',
  'a title does nothing by itself until a card names it; an assistant has rules of its own',
  () => {
    for (const ruleset of ['casual', 'tournament'] as const) {
      const offers = (title: string, hand: readonly string[] = []) => {
        const t = two(ruleset, { supporting: [title], hand });
        return t
          .options('human')
          .filter(o => o.a === t.id(title) || t.titleOf(o.a) === hand[0])
          .map(o => o.verb);
      };
      expect(offers('Test President')).toEqual(offers('Test Citizen'));
      // a card that names the title makes the difference
      expect(offers('Test President', ['Test State Visit'])).toContain('event');
      expect(offers('Test Citizen', ['Test State Visit'])).not.toContain('event');
      // Susan Ivanova is the Human ambassador's assistant
      expect(offers('Susan Ivanova').some(verb => verb.startsWith('assist') || verb === 'aid')).toBe(true);
      expect(offers('Test Citizen').some(verb => verb.startsWith('assist') || verb === 'aid')).toBe(false);
    }
  },
);
