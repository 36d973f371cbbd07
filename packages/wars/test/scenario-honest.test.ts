// A scenario passes only if all its checks hold: none may be skipped
import { describe, expect, test } from 'vitest';
import { warsScenario } from '../src/scenario/index.ts';

type Data = Readonly<Record<string, unknown>>;

const VALLEY = 'Ganymede/Valley';
const WELL = 'Ganymede/Traginium Well';
const played = (position: Data, more: Data): string | null =>
  warsScenario({ scenario: 'x', game: 'wars', position: { locations: [VALLEY], ...position }, ...more }).fault;

/** A battle in the valley, begun by player 1. */
const BATTLE = {
  phase: 'battle',
  seats: [
    { at: { [VALLEY]: ['Chijo Warrior'] }, hand: ['Kucha'] },
    { at: { [VALLEY]: ['Chan Whitmer'] }, hand: ['Kucha'] },
  ],
};
const fought = (...moves: readonly Data[]): string | null =>
  played(BATTLE, { moves: [{ 1: `attack, ${VALLEY}` }, { resolve: 'newest' }, ...moves] });

describe('support icons', () => {
  const icons = (seat: Data, expected: Data) =>
    played(
      { phase: 'deploy', seats: [{ hand: ['Kucha'], ...seat }, { hand: ['Kucha'] }] },
      { expect: { icons: { 1: expected } } },
    );

  test('of one side alone are written and looked at', () => {
    expect(icons({ icons: { quay: 2 } }, { quay: 2 })).toBe(null);
    expect(icons({ icons: { quay: 2 } }, { quay: 1 })).toBe('expect.icons: quay icons of 1 is 2, not 1.');
    expect(icons({}, { quaj: 2 })).toBe('expect.icons.1.quaj: "quaj" is not a key here. Did you mean "quay"?');
    expect(icons({}, {})).toBe('expect.icons.1: it expects nothing.');
  });
});

describe('a battle goes on', () => {
  test('to a step in which nothing is asked', () => {
    expect(fought({ step: 'end' }, { expect: { phase: 'battle', battle: VALLEY, step: 'end' } })).toBe(null);
  });

  test('until it is over', () => {
    expect(fought({ over: 'battle' }, { expect: { phase: 'battle', battle: null } })).toBe(null);
    expect(fought({ over: 'battle' }, { over: 'battle' })).toMatch(/^moves\.4: no battle is under way; /);
    expect(fought({ over: 'batle' })).toBe('moves.3.over: "batle" is not known here. Did you mean "battle"?');
  });

  test('until the match is over', () => {
    const drained = { at: { [WELL]: ['Vishal Scout'] }, hand: 0 };
    const position = { locations: [WELL], seats: [drained, { hand: 0, reserve: 2, active: 0 }] };
    const moves = [{ 1: `drain, ${WELL}` }, { over: 'match' }];
    expect(played(position, { moves, expect: { result: { winners: [1], kind: 'energy' } } })).toBe(null);
    // players who give the smallest legal answers might never finish
    expect(played({ seats: [{}, {}] }, { moves: [{ over: 'match' }] })).toMatch(
      /^moves\.1: the end of the match did not come within 5000 answers; /,
    );
  });

  test('what is told of a battle is looked at in a battle', () => {
    for (const what of [
      { casualties: 0 },
      { attrition: { 1: 0 } },
      { 'battle destiny': { 1: 0 } },
      { 'total power': { 1: 0 } },
    ])
      expect(fought({ over: 'battle' }, { expect: what })).toMatch(/: no battle is under way; /);
  });
});

describe('until', () => {
  test('a phase that has just begun is there already', () => {
    const seats = [{ hand: ['Kucha'] }, { hand: ['Kucha'] }];
    const run = (...moves: readonly Data[]) => played({ phase: 'deploy', seats }, { moves });
    expect(run({ until: 'deploy' }, { expect: { phase: 'deploy', active: 1, asked: 1 } })).toBe(null);
    expect(run({ 1: 'pass' }, { until: 'deploy' }, { expect: { phase: 'deploy', active: 2 } })).toBe(null);
  });
});

describe('what is refused', () => {
  /** Player 1 must lose energy. */
  const losing = (wish: string) =>
    played(
      {
        locations: [WELL],
        active: 2,
        seats: [{ hand: ['Kucha'] }, { at: { [WELL]: ['Vishal Scout'] }, hand: 0 }],
      },
      { moves: [{ 2: `drain, ${WELL}` }, { pass: 1 }, { refused: { who: 1, wish } }] },
    );

  test('is about what is asked, and is spelt as it is', () => {
    expect(losing('pick, used')).toBe(null);
    expect(losing('pick, yes')).toMatch(/^moves\.3: "yes" does not answer the question of 1; /);
    expect(losing('pick, Kuchaa')).toMatch(
      /^moves\.3: There is no card "Kuchaa" at the table\. Did you mean "Kucha"\? 1 is asked /,
    );
    expect(losing('pick, Kucha')).toBe('moves.3: "pick, Kucha" is allowed, but should be refused.');
  });
});

describe('places in lists are counted from 1', () => {
  test('an ability, and never 0', () => {
    const seats = [{ at: { [VALLEY]: ['Sumadar-Damir', 'Vishal Scout'] } }, {}];
    const run = (n: number) => played({ phase: 'control', seats }, { moves: [{ 1: `use, Sumadar-Damir, ${n}` }] });
    expect(run(0)).toBe('moves.1: "0" does not fit here: places are counted from 1.');
    expect(run(1)).toBe(null);
    expect(run(9)).toMatch(/^moves\.1: 1 cannot use Sumadar-Damir, 9: /);
  });

  test('the effects of an interrupt have names', () => {
    const run = (which: string) =>
      played(
        { phase: 'control', seats: [{ hand: ['Anticipation'] }, {}] },
        { moves: [{ 1: `play, Anticipation, ${which}` }] },
      );
    expect(run('1')).toBe('moves.1: "1" does not fit here: write "used" or "lost".');
  });
});

describe('what only cards in play have', () => {
  test('is looked at in play alone', () => {
    const facts = (what: Data) => played({ seats: [{ hand: ['Kucha'] }, {}] }, { expect: { card: { Kucha: what } } });
    for (const what of [{ damaged: false }, { power: 2 }, { immune: false }, { beneath: [] }])
      expect(facts(what)).toMatch(
        /^expect\.card: ".*" of Kucha can be checked only while the card is in play. The card is in "hand"\.$/,
      );
    expect(facts({ in: 'hand', 'in play': false })).toBe(null);
  });
});

describe('positions', () => {
  const SOURCE = 'Ganymede/Traginium Source';
  const CORE = 'Ganymede/Core Shaft';
  const beneath = (host: string, card: string, at = SOURCE) =>
    played(
      { phase: 'deploy', locations: [at], seats: [{ at: { [at]: [{ card: host, beneath: [card] }] } }, {}] },
      { expect: { phase: 'deploy' } },
    );

  test('an asset lies beneath a card of its kind', () => {
    expect(beneath('Jikoku', 'Much Admired')).toBe(
      'position: Much Admired is an asset and must lie beneath a kizen, not beneath Jikoku (wars/asset/3).',
    );
    expect(beneath('Kizen Sentinel', 'Much Admired', CORE)).toBe(null);
    expect(beneath('Kizen Sentinel', 'LongBow Missile 27-B', CORE)).toMatch(
      /^position: LongBow Missile 27-B is a weapon for a /,
    );
  });
});
