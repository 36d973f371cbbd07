import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { babylon5Scenario } from '../src/scenario/index.ts';

type Data = Readonly<Record<string, unknown>>;

const NARN = { race: 'narn', deck: 5 };
const CENTAURI = { race: 'centauri', deck: 5 };
const ASKED = 'narn is asked "Your action? You have 4 influence to apply." (action)';

/** The fault of a scenario in which Narn act first; null if it passes. */
const played = (narn: Data, more: Data = {}, position: Data = {}): string | null =>
  babylon5Scenario({
    scenario: 'x',
    position: { order: ['narn', 'centauri'], seats: [{ ...NARN, ...narn }, CENTAURI], ...position },
    ...more,
  }).fault;
const moved = (narn: Data, ...moves: readonly unknown[]): string | null => played(narn, { moves });

describe('what is no part of a scenario', () => {
  test.each<[string, Data, Data, string]>([
    [
      'a key',
      { suporting: [] },
      {},
      'position.seats.1.suporting: "suporting" is not a key here. Did you mean "supporting"?',
    ],
    [
      'the state of a card',
      { inner: [{ card: "Na'Toth", rotted: true }] },
      {},
      'position.seats.1.inner.1.rotted: "rotted" is not a key here. Did you mean "rotated"?',
    ],
    ['a value', { rating: 'many' }, {}, 'position.seats.1.rating: "many" is not a whole number from 0 to 99.'],
    ['a number out of range', { unrest: 9 }, {}, 'position.seats.1.unrest: 9 is not a whole number from 1 to 5.'],
    [
      'a title',
      { inner: ['Na Tooth'] },
      {},
      'position.seats.1.inner.1: there is no Babylon 5 card "Na Tooth". Did you mean "Na\'Toth"?',
    ],
    [
      'a number among titles',
      { hand: ['Narn Aide', 5] },
      {},
      'position.seats.1.hand.2: 5 is not the name of a card or a map (KEY: VALUE).',
    ],
    [
      'a move',
      {},
      { moves: [{ untill: 'draw' }] },
      'moves.1.untill: "untill" is neither a player nor a kind of move. Did you mean "until"?',
    ],
    ['a verb', {}, { moves: [{ narn: "biuld, G'Kar" }] }, 'moves.1.narn: "biuld" is not a verb. Did you mean "build"?'],
    ['a round', {}, { moves: [{ until: 'drew' }] }, 'moves.1.until: "drew" is not known here. Did you mean "draw"?'],
    [
      'a kind of question',
      {},
      { moves: [{ asked: 'aftermat' }] },
      'moves.1.asked: "aftermat" is not known here. Did you mean "aftermath"?',
    ],
    [
      'an expectation',
      {},
      { expect: { ratting: {} } },
      'expect.ratting: "ratting" is not a key here. Did you mean "rating"?',
    ],
    [
      'a stage',
      {},
      { expect: { conflict: { Kidnapping: { stage: 'resloved' } } } },
      'expect.conflict.Kidnapping.stage: "resloved" is not known here. Did you mean "resolved"?',
    ],
    [
      'a player',
      {},
      { expect: { rating: { minbari: 4 } } },
      'expect.rating.minbari: no player is called "minbari". Choose from narn, centauri, 1, 2.',
    ],
    ['two moves in one', {}, { moves: [{ narn: 'pass', pass: 'centauri' }] }, 'moves.1: it has 2 keys, but needs 1.'],
    [
      'a wish that loses its quotation marks',
      {},
      { moves: [{ refused: { who: 'narn', wish: 'build', "G'Kar": null } }] },
      'moves.1.refused.G\'Kar: "G\'Kar" is not a key here. Choose from who, wish, rule, because. Text with a comma needs quotation marks.',
    ],
    ['a move that is text', {}, { moves: ['narn: pass'] }, 'moves.1: "narn: pass" is not a map (KEY: VALUE).'],
    [
      'a setup besides',
      {},
      { setup: { decks: ['narn', 'human'] } },
      'it needs either "position" or "setup", where it begins.',
    ],
    [
      'a tension',
      {},
      { expect: { tension: { 'narn to centauri': 3 } } },
      'expect.tension.narn to centauri: "narn to centauri" is not a tension. Write narn>centauri for one side, narn-centauri for both.',
    ],
  ])('%s', (_what, narn, more, line) => {
    expect(played(narn, more)).toBe(line);
  });

  test('a ready deck is named, or the nearest', () => {
    expect(babylon5Scenario({ scenario: 'x', setup: { decks: ['narm', 'human'] } }).fault).toBe(
      'setup.decks.1: there is no starter deck "narm". Did you mean "narn"?',
    );
  });
});

describe('positions that the rules do not allow', () => {
  test.each<[string, Data, string]>([
    [
      'a fleet in an Inner Circle',
      { inner: ['First Battle Fleet'] },
      'position: First Battle Fleet is a fleet, and cannot be in the Inner Circle of narn (b5/promote/1).',
    ],
    [
      'an event among the supporters',
      { supporting: ['Level the Playing Field'] },
      'position: Level the Playing Field is an event, and cannot be in the supporting row of narn (b5/cards-fleet/3).',
    ],
    [
      'a character twice',
      { inner: ["Na'Toth", "Na'Toth"] },
      "position: Na'Toth cannot be in play: A copy of this limited card is already in play (b5/sponsor/24).",
    ],
    [
      'an ambassador of others',
      { ambassador: 'Londo Mollari' },
      'position: Londo Mollari belongs to the centauri and cannot be the ambassador of narn (b5/ambassador/1).',
    ],
    [
      'more influence applied than there is',
      { rating: 3, spent: 4 },
      'position: narn has applied 4 influence with a rating of 3 (b5/influence/1).',
    ],
    [
      'a character as a captured location',
      { supporting: [{ card: 'Narn Aide', captured: true }] },
      'position: Narn Aide is a character, and players capture only locations (b5/cards-location/6).',
    ],
  ])('%s', (_what, narn, line) => {
    expect(played(narn)).toBe(line);
  });

  rule('b5/glossary/12', 'a limited card removed from the game lets in no copy of it', () => {
    const narn = { hand: ["Na'Toth"], removed: ["Na'Toth"], rating: 20 };
    const refused = { who: 'narn', wish: "sponsor, Na'Toth" };
    expect(played(narn, { moves: [{ refused }], expect: { card: { "Na'Toth (removed)": { in: 'removed' } } } })).toBe(
      null,
    );
    expect(played({ ...narn, removed: [] }, { moves: [{ refused }] })).toBe(
      'moves.1: "sponsor, Na\'Toth" is allowed, but should be refused.',
    );
  });

  rule('b5/captured-locations/3', "a location of their own race is nobody's capture", () => {
    const captor = { supporting: [{ card: 'Ragesh III', captured: true }] };
    expect(
      played(captor, { expect: { card: { 'Ragesh III': { in: 'captured', captured: true, faction: 'narn' } } } }),
    ).toBe(null);
    const own = { seats: [NARN, { ...CENTAURI, supporting: [{ card: 'Ragesh III', captured: true }] }] };
    expect(played({}, {}, own)).toBe(
      "position: Ragesh III belongs to that player's own race, so they cannot capture it (b5/captured-locations/3).",
    );
  });
});

describe('what is refused', () => {
  const told = { who: 'centauri', wish: 'build, Londo Mollari' };

  test('a player who is not asked is refused nothing by a rule', () => {
    const line = `moves.1: "build, Londo Mollari" is not refused by a rule: centauri is not asked, ${ASKED}. If you mean that, write "because: not asked".`;
    expect(moved({}, { refused: told })).toBe(line);
    expect(moved({}, { refused: { ...told, rule: 'b5/build/1' } })).toBe(line);
    expect(moved({}, { refused: { ...told, because: 'not asked' } })).toBe(null);
    expect(moved({}, { refused: { who: 'narn', wish: "build, G'Kar", because: 'not asked' } })).toBe(
      `moves.1: narn is asked: ${ASKED}.`,
    );
  });

  test('what is allowed is not refused, and the rule must be the one', () => {
    expect(moved({}, { refused: { who: 'narn', wish: "build, G'Kar" } })).toBe(
      'moves.1: "build, G\'Kar" is allowed, but should be refused.',
    );
    const wish = "build, Na'Toth";
    expect(moved({ supporting: ["Na'Toth"] }, { refused: { who: 'narn', wish } })).toBe(null);
    expect(moved({ supporting: ["Na'Toth"] }, { refused: { who: 'narn', wish, rule: 'b5/attack/3' } })).toMatch(
      /^moves\.1: "build, Na'Toth" is refused by b5\/build\/\d, not by b5\/attack\/3: /,
    );
  });

  rule('b5/war/3', 'the target of a war conflict is judged like an action', () => {
    const position = {
      round: 'conflict',
      war: [['narn', 'centauri']],
      seats: [
        { ...NARN, supporting: ['First Battle Fleet'] },
        { ...CENTAURI, supporting: ['Ragesh III'] },
      ],
    };
    const first = [{ narn: 'declare-war-conflict, centauri' }, { pass: 'centauri' }];
    const after = (refused: Data) =>
      played({}, { moves: [...first, { refused: { who: 'narn', ...refused } }] }, position);
    expect(after({ wish: 'pick, First Battle Fleet', rule: 'b5/war/3' })).toBe(null);
    expect(after({ wish: 'pick, Ragesh III' })).toBe('moves.3: "pick, Ragesh III" is allowed, but should be refused.');
    expect(after({ wish: 'pick, First Battle Fleet', rule: 'b5/attack/1' })).toMatch(
      /^moves\.3: "pick, First Battle Fleet" is refused by b5\/war\/3, not by b5\/attack\/1: .* narn is asked "What is the target of Narn's war conflict\?" \(target\)\.$/,
    );
    expect(after({ wish: "build, G'Kar" })).toBe(
      `moves.3: "build, G'Kar" does not answer the question now, so no rule refuses it: narn is asked "What is the target of Narn's war conflict?" (target). Options: "pick, centauri", "pick, Ragesh III".`,
    );
    // a card that is not at the table gives no wish
    expect(after({ wish: 'pick, Kidnapping' })).toBe(
      'moves.3: There is no card "Kidnapping" at the table. narn is asked "What is the target of Narn\'s war conflict?" (target). Options: "pick, centauri", "pick, Ragesh III".',
    );
  });
});

describe('moves that go wrong', () => {
  test('a message names cards and questions, and what is offered', () => {
    expect(moved({}, { narn: "build, G'Kar" }, { pass: 'centauri' }, { narn: "build, G'Kar" })).toBe(
      `moves.3: narn cannot build G'Kar: You need 3 influence to build. (b5/build/1) ${ASKED.replace('4', '2')}. Options: "pass".`,
    );
  });

  test('a round that never comes', () => {
    expect(
      played(
        { deck: [] },
        { moves: [{ until: 'draw' }, { until: 'action' }] },
        {
          seats: [
            { ...NARN, deck: [] },
            { ...CENTAURI, deck: [] },
          ],
        },
      ),
    ).toBe('moves.2: the action round never came; nobody is asked, because the match is over.');
  });

  test('a deck that the position does not give', () => {
    expect(
      played({}, { moves: [{ until: 'draw' }, { until: 'ready' }] }, { seats: [{ race: 'narn' }, CENTAURI] }),
    ).toBe(
      'moves.2: narn draws from a deck that the position does not give; say "deck", with titles from the top or a number of cards.',
    );
  });

  test('several cards of a title, and which of them', () => {
    const supporting = ['Narn Agent', { card: 'Narn Agent', rotated: true }];
    const rotated = (title: string) => played({ supporting }, { expect: { card: { [title]: { rotated: true } } } });
    expect(rotated('Narn Agent')).toBe(
      'expect.card: several cards are called "Narn Agent": (in play, narn, supporting), (in play, narn, supporting, rotated). Say which one: add its place in brackets.',
    );
    expect(rotated('Narn Agent (rotated)')).toBe(null);
    expect(rotated('Narn Agent (1)')).toBe('expect.card: "rotated" of Narn Agent is false, not true.');
  });

  test('the chosen ability of an attack is named, and one that cannot be is refused', () => {
    const position = {
      seats: [
        { ...NARN, supporting: ['Narn Agent'] },
        { ...CENTAURI, supporting: ['Centauri Agent'] },
      ],
      conflicts: [{ conflict: 'Kidnapping', by: 'centauri', target: "G'Kar", support: ['Centauri Agent'] }],
    };
    const attack = (ability: string) =>
      played({}, { moves: [{ narn: `attack, Narn Agent, Centauri Agent, ${ability}` }] }, position);
    expect(attack('intrigue')).toBe(null);
    expect(attack('psi')).toMatch(/^moves\.1: narn cannot answer "psi" after that: /);
  });
});

describe('what is expected', () => {
  test('who sees what', () => {
    const hand = { hand: ['Kidnapping'] };
    const sees = (wanted: Data) => played(hand, { moves: [{ narn: "build, G'Kar" }], expect: { sees: wanted } });
    expect(
      sees({
        narn: { cards: ['Kidnapping'], asked: false, view: { 'hand.length': 1, 'seats.narn.rating': 5 } },
        centauri: {
          'no cards': ['Kidnapping'],
          asked: true,
          log: ['builds influence'],
          view: { 'seats.narn.hand': 1 },
        },
        spectator: { 'no cards': ['Kidnapping'], 'no log': ['Kidnapping'], view: { 'hand.length': 0 } },
        all: { cards: ['Kidnapping'] },
      }),
    ).toBe(null);
    expect(sees({ centauri: { cards: ['Kidnapping'] } })).toBe('expect.sees: centauri does not see "Kidnapping".');
    expect(sees({ narn: { 'no cards': ['Kidnapping'] } })).toBe('expect.sees: narn sees "Kidnapping".');
    expect(sees({ narn: { asked: true } })).toBe(
      'expect.sees: narn is not asked; centauri is asked "Your action? You have 4 influence to apply." (action).',
    );
    expect(sees({ narn: { view: { 'seats.narn.ratin': 4 } } })).toBe(
      'expect.sees: the view has no "seats.narn.ratin". Did you mean "rating"?',
    );
    expect(sees({ narn: { 'no log': ['builds influence'] } })).toMatch(
      /^expect\.sees: narn was told ".*builds influence/i,
    );
    expect(sees({ narn: { log: ['surrenders'] } })).toMatch(
      /^expect\.sees: narn was not told "surrenders"\. The last lines were: "/,
    );
    expect(sees({ centauri: { view: { 'seats.narn.hand': 3 } } })).toBe(
      'expect.sees: seats.narn.hand as centauri sees it is 1, not 3.',
    );
  });

  test.each<[string, Data, string]>([
    [
      'the order',
      { order: ['centauri', 'narn'] },
      'expect.order: the order of initiative is ["narn","centauri"], not ["centauri","narn"].',
    ],
    ['the turn', { turn: 3 }, 'expect.turn: the turn is 2, not 3.'],
    [
      'the Shadow War',
      { 'shadow war': true },
      'expect.shadow war: whether the Shadow War has begun is false, not true.',
    ],
    [
      'relations',
      { relations: { war: [['narn', 'centauri']] } },
      'expect.relations: the relations of war is [], not [["centauri","narn"]].',
    ],
    ['options', { options: { narn: 1 } }, 'expect.options: the number of options of narn is 2, not 1.'],
    ['who is asked', { asked: 'centauri' }, `expect.asked: centauri should be asked, but ${ASKED}.`],
    ['what is asked', { asked: { narn: 'aftermath' } }, `expect.asked: narn is not asked "aftermath": ${ASKED}.`],
    [
      'what is offered',
      { 'not offered': { narn: ["build, G'Kar"] } },
      'expect.not offered: "build, G\'Kar" is offered to narn.',
    ],
    [
      'a conflict that there is not',
      { conflict: { Kidnapping: { won: true } } },
      'expect.conflict: There is no conflict "Kidnapping".',
    ],
  ])('%s', (_what, expected, line) => {
    expect(played({}, { expect: expected })).toBe(line);
  });

  test('the sides of a conflict in which any player may be supported', () => {
    const position = {
      conflicts: [{ conflict: 'Immortality Serum', by: 'narn', support: [{ card: "G'Kar", side: 'narn' }] }],
    };
    const sides = (n: number) =>
      played({}, { expect: { conflict: { 'Immortality Serum': { sides: { narn: n, centauri: 0 } } } } }, position);
    const wrong = sides(99)!;
    const is = Number(/is (\d+), not 99/.exec(wrong)?.[1]);
    expect(is).toBeGreaterThan(0);
    expect(sides(is)).toBe(null);
  });

  test('a match may begin with decks', () => {
    const setup = { decks: ['narn', 'centauri'], seed: 3 };
    const asked = { asked: ['centauri'], question: 'declare', round: 'conflict', turn: 1 };
    const sees = { spectator: { view: { 'seats.centauri.rating': 4, turn: 1 } } };
    expect(babylon5Scenario({ scenario: 'x', setup, expect: { ...asked, sees } }).fault).toBe(null);
  });
});

test('a faction in Civil War is named by its player, as a race is by its name', () => {
  const pick = (target: string | number) =>
    babylon5Scenario({
      scenario: 'x',
      position: {
        round: 'conflict',
        order: [1, 2],
        civilWar: ['human'],
        war: [[1, 2]],
        seats: [
          { race: 'human', supporting: ['First Battle Fleet'], deck: 5 },
          {
            race: 'human',
            name: 'Clark',
            designation: 'home',
            ambassador: 'William Morgan Clark',
            supporting: ['Proxima III'],
            deck: 5,
          },
        ],
      },
      moves: [{ 1: 'declare-war-conflict, 2' }, { asked: 'target' }, { 1: ['pick', target] }],
      expect: { asked: 1 },
    }).fault;
  expect([pick('Clark'), pick(2), pick('2')]).toEqual([null, null, null]);
  expect(pick('narn')).toContain('Options: "pick, 2", "pick, Proxima III"');
});
