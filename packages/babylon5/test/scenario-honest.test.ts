// A scenario passes only if all of its statements are true; none may be skipped
import { describe, expect, test } from 'vitest';
import { babylon5Scenario } from '../src/scenario/index.ts';

type Data = Readonly<Record<string, unknown>>;

const NARN = { race: 'narn', deck: 5 };
const CENTAURI = { race: 'centauri', deck: 5 };

/** The fault of a scenario in which Narn act first in the action round; null if it passes. */
const played = (more: Data, narn: Data = {}, position: Data = {}): string | null =>
  babylon5Scenario({
    scenario: 'x',
    position: { round: 'action', order: ['narn', 'centauri'], seats: [{ ...NARN, ...narn }, CENTAURI], ...position },
    ...more,
  }).fault;
const expected = (what: Data, narn: Data = {}): string | null => played({ expect: what }, narn);
const refused = (wish: Data, narn: Data = {}): string | null => played({ moves: [{ refused: wish }] }, narn);

describe('until', () => {
  const moves = (...list: readonly Data[]) => ({ moves: list });

  test('a round that has just begun is there already, and nobody is passed for', () => {
    expect(played(moves({ until: 'action' }, { expect: { turn: 2, round: 'action', asked: 'narn' } }))).toBe(null);
  });

  test('a round in which somebody has answered is waited for until it begins anew', () => {
    expect(played(moves({ narn: 'pass' }, { until: 'action' }, { expect: { turn: 3, round: 'action' } }))).toBe(null);
  });

  test('a round in which nobody is asked is stopped at, and the next move goes on', () => {
    const seats = [
      { race: 'narn', deck: 1 },
      { race: 'centauri', deck: 1 },
    ];
    const run = (...list: readonly Data[]) => played(moves(...list), {}, { seats });
    expect(run({ until: 'draw' }, { expect: { turn: 2, round: 'draw', asked: null } })).toBe(null);
    expect(run({ until: 'draw' }, { expect: { asked: 'narn' } })).toBe(
      'moves.2.expect.asked: narn should be asked, but nobody is asked anything (turn 2, draw round).',
    );
    expect(run({ until: 'draw' }, { until: 'conflict' }, { expect: { turn: 3, round: 'conflict' } })).toBe(null);
    expect(run({ until: 'draw' }, { asked: 'declare' }, { expect: { turn: 3, round: 'conflict' } })).toBe(null);
    expect(run({ until: 'draw' }, { pass: 'narn' })).toMatch(/^moves\.2: narn (cannot pass|is not asked)/);
  });

  test('the match is over', () => {
    const seats = [
      { race: 'narn', deck: 1 },
      { race: 'centauri', deck: 1 },
    ];
    const over = { moves: [{ over: 'match' }], expect: { asked: null } };
    expect(played(over, {}, { seats })).toBe(null);
    expect(played({ ...over, expect: { result: null } }, {}, { seats })).toMatch(/^expect\.result: the result is \{/);
  });
});

describe('what the table settles without asking', () => {
  const position = {
    order: ['centauri', 'minbari', 'human'],
    seats: [
      { race: 'centauri', hand: ['Assigning Blame'], deck: 3 },
      { race: 'minbari', deck: 3 },
      { race: 'human', hand: ['Assigning Blame'], deck: 3 },
    ],
    conflicts: [{ conflict: 'Affirmation of Power', by: 'centauri', support: ['Londo Mollari'], oppose: ['Delenn'] }],
  };
  const at = (...moves: readonly Data[]) => played({ moves: [{ asked: 'aftermath' }, ...moves] }, {}, position);
  const target = (card: string) => `aftermath, Assigning Blame, ${card}`;

  test('the only legal target is offered, and any other has its rule', () => {
    expect(at({ refused: { who: 'centauri', wish: target('Delenn'), rule: 'b5/aftermath/3' } })).toBe(null);
    expect(at({ refused: { who: 'centauri', wish: target('Londo Mollari') } })).toBe(
      'moves.2: "aftermath, Assigning Blame, Londo Mollari" is allowed, but should be refused.',
    );
    expect(at({ expect: { offered: { centauri: [target('Londo Mollari')] } } })).toBe(null);
    expect(at({ expect: { 'not offered': { centauri: [target('Londo Mollari')] } } })).toBe(
      'moves.2.expect.not offered: "aftermath, Assigning Blame, Londo Mollari" is offered to centauri.',
    );
  });

  test('it is chosen by its name, and a wrong one is told by its rule', () => {
    expect(at({ centauri: target('Londo Mollari') })).toBe(null);
    expect(at({ centauri: target('Delenn') })).toMatch(
      /^moves\.2: centauri cannot answer "Delenn" after that: .* \(b5\/aftermath\/3\) /,
    );
  });

  test('what names nothing at the table is refused by nothing', () => {
    expect(at({ refused: { who: 'centauri', wish: target('Kosh Naranek') } })).toMatch(
      /^moves\.2: There is no card "Kosh Naranek" at the table/,
    );
  });
});

describe('what is refused', () => {
  test('a player who is not asked: the rule is looked for as if he were', () => {
    const wish = { who: 'centauri', wish: 'build, Londo Mollari', because: 'not asked' };
    expect(refused(wish)).toBe(null);
    expect(refused({ ...wish, rule: 'b5/build/1' })).toMatch(
      /^moves\.1: no rule forbids "build, Londo Mollari", even if centauri were asked; narn is asked /,
    );
    const poor = { seats: [NARN, { ...CENTAURI, spent: 4 }] };
    const judged = (rule: string) => played({ moves: [{ refused: { ...wish, rule } }] }, {}, poor);
    expect(judged('b5/build/1')).toBe(null);
    expect(judged('b5/build/2')).toMatch(/is refused by b5\/build\/1, not by b5\/build\/2: /);
    expect(refused({ ...wish, wish: 'build, Lando Mollari' })).toMatch(/^moves\.1: There is no card "Lando Mollari"/);
  });

  test('a title behind what is forbidden is read, too', () => {
    const rotated = { ambassador: { card: "G'Kar", rotated: true } };
    expect(refused({ who: 'narn', wish: "attack, G'Kar, Londo Molari" }, rotated)).toMatch(
      /^moves\.1: There is no card "Londo Molari" at the table/,
    );
  });

  test('choices are told by their verbs, in each form in which they are written', () => {
    const line = (at: string) => `expect.not offered.narn${at}: "biuld" is not a verb. Did you mean "build"?`;
    const not = (wishes: unknown) => expected({ 'not offered': { narn: wishes } });
    expect(not("biuld, G'Kar")).toBe(line(''));
    expect(not(["biuld, G'Kar"])).toBe(line('.1'));
    expect(not([['biuld', "G'Kar"]])).toBe(line('.1.1'));
    expect(played({ moves: [{ narn: ['biuld', "G'Kar"] }] })).toBe(
      'moves.1.narn.1: "biuld" is not a verb. Did you mean "build"?',
    );
  });

  test('to a player who is not asked nothing is said to be not offered', () => {
    expect(expected({ 'not offered': { centauri: 'build, Londo Mollari' } })).toMatch(
      /^expect\.not offered: centauri is not asked; narn is asked /,
    );
    expect(expected({ options: { centauri: 0 } })).toMatch(/^expect\.options: centauri is not asked; /);
    expect(expected({ 'to name': { centauri: 0 } })).toMatch(/^expect\.to name: centauri is not asked; /);
  });

  test('what the question is not about is not said to be not offered', () => {
    expect(expected({ 'not offered': { narn: 'ballot, 1' } })).toMatch(
      /^expect\.not offered: "ballot, 1" does not answer the question now/,
    );
    expect(expected({ 'not offered': { narn: "build, Na'Tot" } })).toMatch(/^expect\.not offered: There is no card /);
  });
});

describe('what is expected', () => {
  test.each<[string, Data, string]>([
    ['nothing', {}, 'expect: it expects nothing.'],
    ['of no player', { rating: {} }, 'expect.rating: it expects nothing.'],
    ['of a card', { card: { "G'Kar": {} } }, "expect.card.G'Kar: it expects nothing."],
    ['of a viewer', { sees: { narn: {} } }, 'expect.sees.narn: it expects nothing.'],
    ['of no question', { asked: {} }, 'expect.asked: it expects nothing.'],
  ])('an expectation of nothing is none: %s', (_what, what, line) => {
    expect(expected(what)).toBe(line);
  });

  test('lists of nothing look at nothing', () => {
    for (const key of ['cards', 'no cards', 'log', 'no log'])
      expect(expected({ sees: { narn: { [key]: [] } } })).toMatch(/it has 0 entries, but needs at least 1\.$/);
    expect(expected({ 'not offered': { narn: [] } })).toMatch(/it has 0 entries/);
    expect(expected({ sees: { narn: { log: [''] } } })).not.toBe(null);
    expect(played({ moves: [{ pass: [] }] })).toMatch(/it has 0 entries/);
  });

  test('a scenario that looks at nothing does not hold', () => {
    const line = 'it checks nothing. Say in "expect" what must be true, or in "moves" what happens.';
    expect(played({})).toBe(line);
    expect(played({ moves: [] })).toBe(line);
  });

  test('a card that is nowhere at the table is not seen by somebody', () => {
    const unseen = (title: string, viewer: string) => expected({ sees: { [viewer]: { 'no cards': [title] } } });
    expect(unseen('Kidnapping', 'narn')).toMatch(/^expect\.sees: There is no card "Kidnapping" at the table/);
    // any spelling finds the card that everyone sees
    for (const title of ["G'Kar", 'GKar', 'g’kar'])
      expect(unseen(title, 'narn')).toBe(`expect.sees: narn sees "${title}".`);
  });

  test('words are looked for without regard to accents and punctuation', () => {
    const told = (what: Data) => played({ moves: [{ narn: "build, G'Kar" }], expect: { sees: { narn: what } } });
    expect(told({ log: ['nárn: builds influence, and now has 5'] })).toBe(null);
    expect(told({ 'no log': ['nárn: builds'] })).toMatch(/^expect\.sees: narn was told "/);
  });

  test('a number is told whole', () => {
    const moves = [{ narn: "build, G'Kar" }];
    const narn = { rating: 9 };
    expect(played({ moves, expect: { sees: { narn: { log: ['now has 10'] } } } }, narn)).toBe(null);
    for (const part of ['now has 1', '0.'])
      expect(played({ moves, expect: { sees: { narn: { log: [part] } } } }, narn)).toMatch(/was not told/);
  });

  test('what only cards in play have is looked at in play alone', () => {
    const hand = { hand: ["Na'Toth"] };
    expect(expected({ card: { "Na'Toth": { rotated: false } } }, hand)).toMatch(
      /^expect\.card: "rotated" of .*Na'Toth.* can be checked only while the card is in play. The card is in "hand"\.$/,
    );
    expect(expected({ card: { "Na'Toth": { doom: 0 } } }, hand)).toMatch(/only while the card is in play/);
    expect(expected({ ability: { "Na'Toth": { diplomacy: 0 } } }, hand)).toMatch(/only while the card is in play/);
    expect(expected({ card: { "Na'Toth": { in: 'hand', 'in play': false } } }, hand)).toBe(null);
  });

  test('a conflict that is not resolved is neither won nor lost', () => {
    const position = { conflicts: [{ conflict: 'Border Raid', by: 'narn', target: 'centauri' }] };
    const raid = (facts: Data) => played({ expect: { conflict: { 'Border Raid': facts } } }, {}, position);
    expect(raid({ won: false })).toMatch(
      /^expect\.conflict: "won" of Border Raid is not known until the conflict resolves\. It is /,
    );
    expect(raid({ stage: 'initiated' })).toBe(null);
  });

  test('of two conflicts of one name nothing is said', () => {
    const raid = { conflict: 'Border Raid', by: 'narn', target: 'centauri' };
    const position = { conflicts: [raid, { ...raid, by: 'centauri', target: 'narn' }] };
    expect(played({ expect: { conflict: { 'Border Raid': { by: 'narn' } } } }, {}, position)).toBe(
      'expect.conflict: 2 conflicts are called "Border Raid". The scenario must say which one.',
    );
  });
});

describe('positions', () => {
  test('name each player once in their order, and nobody against himself', () => {
    const line = 'position: "order" needs each player once, from the lowest initiative to the highest.';
    const at = (position: Data) => played({ expect: { turn: 2 } }, {}, position);
    expect(at({ order: ['narn'] })).toBe(line);
    expect(at({ order: ['narn', 'narn'] })).toBe(line);
    expect(at({ tension: { 'narn-narn': 5 } })).toMatch(/^position: "narn-narn" has one race twice/);
  });
});

describe('the names of players', () => {
  const named = (name: string) => played({ expect: { turn: 2 } }, { name });

  test('can mean nothing else', () => {
    expect(named('Ann')).toBe(null);
    expect(named('2')).toBe('position.seats.1.name: "2" cannot be a name. Numbers stand for the places of players.');
    for (const name of ['pass', 'expect', 'until', 'centauri', 'spectator'])
      expect(named(name)).toBe(
        `position.seats.1.name: "${name}" cannot be this player's name: it means something else here.`,
      );
    const seats = [
      { ...NARN, name: 'Ann' },
      { ...CENTAURI, name: 'Ann' },
    ];
    expect(played({ expect: { turn: 2 } }, {}, { seats })).toMatch(/^position\.seats\.2\.name: "Ann" cannot be /);
  });
});

describe('messages', () => {
  test('quote what each player is asked', () => {
    const position = {
      round: 'draw',
      order: undefined,
      seats: [
        { race: 'human', rating: 14, deck: 3 },
        { race: 'minbari', rating: 18, deck: 3 },
        { race: 'narn', rating: 8, deck: 3 },
      ],
    };
    const { order: _, ...rest } = position;
    const run = (more: Data) => babylon5Scenario({ scenario: 'x', position: rest, ...more }).fault;
    expect(run({ moves: [{ pass: 'narn' }] })).toMatch(
      /^moves\.1: narn cannot pass: .* narn is asked "[^"]*You have 8 left\."/,
    );
    const all = run({ expect: { asked: 'narn' } })!;
    for (const [who, left] of [
      ['human', 14],
      ['minbari', 18],
      ['narn', 8],
    ])
      expect(all).toMatch(new RegExp(`${String(who)} is asked "[^"]*You have ${String(left)} left\\."`));
  });
});
