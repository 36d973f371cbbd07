// Scenarios cannot lie: every statement in one must be true, and none is skipped
import { describe, expect, test } from 'vitest';
import { geScenario } from '../src/scenario/index.ts';

type Data = Readonly<Record<string, unknown>>;

const played = (position: Data, more: Data): string | null =>
  geScenario({ scenario: 'x', game: 'galactic-empires', position, ...more }).fault;

const YACHT = 'S2 Space Yacht';
const DESTROYER = 'S4 Argonian Destroyer';
const CUTTER = 'S3 Tufor Cutter';

describe('a target that the table settles, because it is the only one', () => {
  const wish = `play, H1 Dust Cloud, ${YACHT}`;
  const run = (...moves: readonly Data[]) =>
    played({ seats: [{ hand: ['H1 Dust Cloud'] }, { fleet: [YACHT, 'T3 Moon'], order: 'never' }] }, { moves });

  test('is allowed, offered, and can be named', () => {
    expect(run({ refused: { who: 1, wish } })).toBe(`moves.1: "${wish}" is allowed, but should be refused.`);
    expect(run({ expect: { offered: { 1: [wish] } } })).toBe(null);
    expect(run({ expect: { 'not offered': { 1: [wish] } } })).toBe(
      `moves.1.expect.not offered: "${wish}" is offered to 1.`,
    );
    expect(run({ 1: wish }, { expect: { card: { 'H1 Dust Cloud': { in: 'discard' } } } })).toBe(null);
  });

  test('is named in the answer of a puzzle, too', () => {
    const puzzle = (wishes: readonly string[]) =>
      played(
        { seats: [{ hand: ['H1 Dust Cloud'] }, { fleet: [YACHT, 'T3 Moon'], order: 'never' }] },
        {
          you: 1,
          kind: 'target',
          why: 'It is the only ship.',
          best: wishes.map(what => ({ do: what, expect: { piles: { 1: { hand: 0 } } } })),
          bad: [{ do: 'pass', expect: { piles: { 1: { hand: 1 } } } }],
        },
      );
    expect(puzzle([wish])).toBe(null);
    expect(puzzle(['play, H1 Dust Cloud, T3 Moon'])).toMatch(/^best\.1\.do: 1 cannot answer "T3 Moon" after that: /);
  });

  test('any other is refused, and a message names the pending question', () => {
    expect(run({ refused: { who: 1, wish: 'play, H1 Dust Cloud, T3 Moon' } })).toBe(null);
    expect(run({ 1: 'play, H1 Dust Cloud, T3 Moon' })).toMatch(
      /^moves\.1: 1 cannot answer "T3 Moon" after that: .* 1 would be asked "[^"]+" \([a-z ]+\)\. Options: "pick, S2 Space Yacht"\.$/,
    );
    expect(run({ refused: { who: 1, wish: 'play, H1 Dust Cloud, S2 Space Yatch' } })).toMatch(
      /^moves\.1: There is no card "S2 Space Yatch" at the table/,
    );
  });
});

describe('until', () => {
  const seats = [{ fleet: [YACHT] }, { fleet: [YACHT] }];
  const run = (...moves: readonly Data[]) => played({ phase: 'play A', seats }, { moves });

  test('a phase that has just begun is reached already; one in which somebody has answered is not', () => {
    expect(run({ until: 'play A' }, { expect: { phase: 'play A', active: 1, asked: 1 } })).toBe(null);
    expect(run({ 1: 'pass' }, { until: 'play A' }, { expect: { phase: 'play A', active: 2 } })).toBe(null);
  });

  test('a phase without questions can be reached', () => {
    expect(run({ until: { phase: 'record keeping', of: 2 } }, { expect: { phase: 'record keeping', active: 2 } })).toBe(
      null,
    );
  });
});

describe('places in lists are counted from 1, and weapons have names', () => {
  test('a function of a card', () => {
    const seats = [{ fleet: [{ card: DESTROYER, on: ['E2 Nuclear Mine'] }] }, { fleet: [CUTTER], order: 'never' }];
    const run = (n: number) => played({ seats }, { moves: [{ 1: `use, E2 Nuclear Mine, ${n}` }] });
    expect(run(0)).toBe('moves.1: "0" does not fit here: places are counted from 1.');
    expect(run(2)).toMatch(/^moves\.1: 1 cannot use E2 Nuclear Mine, 2: /);
  });

  test('the weapons of a volley', () => {
    const position = { phase: 'weapons fire', seats: [{ fleet: [DESTROYER] }, { fleet: [CUTTER], order: 'never' }] };
    const run = (wish: string) => played(position, { moves: [{ 1: `fire, ${CUTTER}` }, { 1: wish }] });
    expect(run(`shoot, ${DESTROYER}, phasers`)).toBe(null);
    expect(run(`shoot, ${DESTROYER}, 0`)).toBe(
      'moves.2: "0" does not fit here: write "phasers", or "weapon 1" for the first heavy weapon.',
    );
    // every offered option can be written as it is shown
    const offered = /Options: (\[pick, "[^"]+"\]|"pick, [^"]+")/.exec(run('pick, nothing')!)![1]!;
    const written = JSON.parse(offered.replace('[pick,', '["pick",')) as string | string[];
    expect(played(position, { moves: [{ 1: `fire, ${CUTTER}` }, { 1: written }] })).toBe(null);
  });
});

describe('refusals', () => {
  test('a reaction when passing is the only option', () => {
    const position = {
      seats: [{ hand: ['H1 Dust Cloud'] }, { fleet: [YACHT], hand: ['R/L3 Unlucky Targeting'], name: 'Sue' }],
    };
    const run = (more: Data) =>
      played(position, { moves: [{ 1: `play, H1 Dust Cloud, ${YACHT}` }, { asked: 'respond' }, more] });
    expect(run({ refused: { who: 2, wish: 'respond, R/L3 Unlucky Targeting' } })).toBe(null);
    expect(run({ expect: { offered: { 2: 'respond, R/L3 Unlucky Targeting' } } })).toMatch(
      /^moves\.3\.expect\.offered: "respond, R\/L3 Unlucky Targeting" is not offered to 2: .*\. Options: "pass"\.$/,
    );
  });
});

describe('expectations', () => {
  test('a card that has left play can only be expected at a place', () => {
    const run = (facts: Data) =>
      played({ seats: [{ fleet: [YACHT], discard: [CUTTER] }, {}] }, { expect: { card: { [CUTTER]: facts } } });
    for (const what of [{ damage: 0 }, { shields: 0 }, { 'shield damage': 0 }, { engaged: false }, { on: [] }])
      expect(run(what)).toMatch(/ can be checked only while the card is in play. The card is in "discard"\.$/);
    expect(run({ in: 'discard', 'in play': false })).toBe(null);
  });

  test('the values of a player who is out of the match no longer count', () => {
    const seats = [{ fleet: [DESTROYER] }, { hq: 24, order: 'never' }, { fleet: [YACHT], order: 'never' }];
    const moves = [{ 1: 'headquarters, 2' }, { 1: `shoot, ${DESTROYER}, phasers` }];
    const run = (what: Data) => played({ phase: 'weapons fire', seats }, { moves, expect: what });
    expect(run({ hq: { 2: 25 } })).toBe(null);
    expect(run({ plays: { 2: 3 } })).toBe('expect.plays: the Card Plays of 2 no longer counts: 2 is out of the match.');
    expect(run({ protected: { 2: false } })).toMatch(/2 is out of the match\.$/);
  });
});

describe('positions that the rules do not allow', () => {
  test.each<[string, Data, string]>([
    [
      'crew by itself',
      { seats: [{ fleet: ['C6 Rogue Couple'] }, {}] },
      'C6 Rogue Couple is crew and must be at a location (ge/crew/1).',
    ],
    [
      'a ship that its damage would have destroyed',
      { seats: [{ fleet: [{ card: YACHT, damage: 9 }] }, {}] },
      `${YACHT} cannot be in play: its damage destroys it (ge/duration/4).`,
    ],
    ['a turn of nobody', { active: 5, seats: [{}, {}] }, 'There is no player 5 to take the turn.'],
  ])('%s', (_what, position, line) => {
    expect(played(position, { expect: { phase: 'play A' } })).toBe(`position: ${line}`);
  });
});

describe('a ship that somebody has captured', () => {
  test('its player is the one whose card is on it and controls it', () => {
    const fleet = [{ card: YACHT, on: [{ card: 'C6 Rogue Couple', by: 1 }] }];
    const run = (facts: Data) =>
      played({ seats: [{ fleet: ['T3 Moon'] }, { order: 'never', fleet }] }, { expect: { card: { [YACHT]: facts } } });
    expect(run({ player: 1 })).toBe(null);
    expect(run({ player: 2 })).toBe(`expect.card: "player" of ${YACHT} is 1, not 2.`);
  });

  test('is written with its owner, if it was taken for good', () => {
    const run = (owner: number) =>
      played(
        { seats: [{ fleet: [{ card: YACHT, owner }] }, {}] },
        { expect: { card: { [YACHT]: { player: 1 } }, slots: { 1: 0.5, 2: 0 } } },
      );
    expect(run(2)).toBe(null);
    expect(run(3)).toBe(`position: There is no player 3 to own ${YACHT}.`);
  });
});
