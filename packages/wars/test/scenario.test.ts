import { rule } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { warsScenario } from '../src/scenario/index.ts';

type Data = Readonly<Record<string, unknown>>;

const SHAFT = 'Ganymede/Core Shaft';
const scenario = (position: Data, more: Data = {}): string | null =>
  warsScenario({ scenario: 'x', game: 'wars', position: { locations: [SHAFT], ...position }, ...more }).fault;

/** A battle at the shaft, begun by player 1. */
const battle = (...moves: readonly unknown[]): string | null => battleOf(['Luhus Commander'], moves);
const battleOf = (theirs: readonly string[], moves: readonly unknown[]): string | null =>
  scenario(
    {
      phase: 'battle',
      seats: [
        { at: { [SHAFT]: ['James Howler', 'Vishal Scout'] }, reserve: ['Makal Shrieker'] },
        { at: { [SHAFT]: theirs }, hand: ['Kucha'] },
      ],
    },
    { moves: [{ 1: `attack, ${SHAFT}` }, { resolve: 'newest' }, ...moves] },
  );

describe('positions that the rules do not allow', () => {
  const first = (seat: Data) => scenario({ seats: [seat, {}] });

  test.each<[string, Data, string]>([
    [
      'a ship at a site',
      { at: { [SHAFT]: ['Type II Fighter'] } },
      'position: Type II Fighter is a ship and must be at a sector (wars/ship/2).',
    ],
    [
      'a unique card twice',
      { at: { [SHAFT]: ['James Howler', 'James Howler'] } },
      'position: James Howler is unique, and player 1 has 2 copies of it in play (wars/unique/1).',
    ],
    [
      'an interrupt in play',
      { table: ['Anticipation'] },
      'position: Anticipation is an interrupt and is never in play (wars/in-play/2).',
    ],
    [
      'a unit nowhere',
      { table: ['Vishal Scout'] },
      'position: Vishal Scout is a unit and must be at a site or aboard a ship (wars/character/3).',
    ],
    [
      'a controller that cannot be',
      { at: { [SHAFT]: [{ card: 'James Howler', owner: 3 }] } },
      'position.seats.1.at.Ganymede/Core Shaft.1.owner: 3 is not a whole number from 1 to 2.',
    ],
    [
      'a state of a card',
      { at: { [SHAFT]: [{ card: 'James Howler', damagd: true }] } },
      'position.seats.1.at.Ganymede/Core Shaft.1.damagd: "damagd" is not a key here. Did you mean "damaged"?',
    ],
    [
      'a card that there is not',
      { hand: ['Kucka'] },
      'position.seats.1.hand.1: there is no WARS card "Kucka". Did you mean "Kucha"?',
    ],
  ])('%s', (_what, seat, line) => {
    expect(first(seat)).toBe(line);
  });
});

describe('answers that are refused', () => {
  rule('wars/loss-step/3', "a casualty must be one of the loser's own", () => {
    const at = (refused: Data) => battle({ step: 'loss' }, { refused: { who: 2, ...refused } });
    expect(at({ wish: 'pick, James Howler', rule: 'wars/loss-step/3' })).toBe(null);
    expect(at({ wish: 'damage, James Howler', rule: 'wars/loss-step/3' })).toBe(null);
    expect(at({ wish: 'pick, Luhus Commander' })).toBe(
      'moves.4: "pick, Luhus Commander" is allowed, but should be refused.',
    );
    expect(at({ wish: 'pick, James Howler', rule: 'wars/loss-step/8' })).toBe(
      'moves.4: "pick, James Howler" is refused by wars/loss-step/3, not by wars/loss-step/8: Choose an undamaged ship or unit of yours in this battle. 2 is asked "You have 4 casualties left to satisfy. Which cards do you lose or damage?" (casualties).',
    );
    expect(at({ wish: `drain, ${SHAFT}` })).toMatch(
      /^moves\.4: "drain, .*" does not answer the question now, so no rule refuses it: 2 is asked /,
    );
  });

  rule('wars/attrition-step/3', "attrition damages one's own cards", () => {
    const at = (refused: Data) =>
      battleOf(
        ['Luhus Commander', 'Vishal Scout'],
        [
          { asked: 'reveal for battle destiny' },
          { 1: 'yes' },
          { asked: 'attrition' },
          { refused: { who: 2, ...refused } },
        ],
      );
    expect(at({ wish: 'pick, James Howler', rule: 'wars/attrition-step/3' })).toBe(null);
    expect(at({ wish: 'pick, Luhus Commander' })).toBe(
      'moves.6: "pick, Luhus Commander" is allowed, but should be refused.',
    );
  });

  rule('wars/lose-energy/2', 'what is lost for energy comes from the piles or the hand', () => {
    const moves = [{ 1: `drain, ${SHAFT}` }, { resolve: 'newest' }];
    const at = (refused: Data) =>
      scenario(
        { seats: [{ at: { [SHAFT]: ['James Howler'] } }, { hand: ['Kucha'] }] },
        { moves: [...moves, { refused: { who: 2, ...refused } }] },
      );
    expect(at({ wish: 'pick, James Howler', rule: 'wars/lose-energy/2' })).toBe(null);
    expect(at({ wish: 'pick, used', rule: 'wars/lose-energy/1' })).toBe(null);
    expect(at({ wish: 'pick, Kucha' })).toBe('moves.3: "pick, Kucha" is allowed, but should be refused.');
  });
});

describe('moves that would not stop', () => {
  const empty = { seats: [{}, {}] };
  test.each<[string, () => string | null, string]>([
    [
      'a step without a battle',
      () => scenario(empty, { moves: [{ step: 'loss' }] }),
      'moves.1: no battle is under way; 1 is asked "Your control phase. You cannot drain anywhere now. Anything else?" (initiative).',
    ],
    [
      'a step that is over',
      () => battle({ step: 'loss' }, { step: 'attrition' }),
      'moves.4: the battle is past its step "attrition": it is in its step "loss"; 2 is asked "You have 4 casualties left to satisfy. Which cards do you lose or damage?" (casualties).',
    ],
    ['nothing on the stack', () => scenario(empty, { moves: [{ resolve: 'newest' }] }), 'moves.1: nothing is pending'],
    [
      'a phase',
      () => scenario(empty, { moves: [{ until: 'battel' }] }),
      'moves.1.until: "battel" is not known here. Did you mean "battle"?',
    ],
    [
      'a way to resolve',
      () => scenario(empty, { moves: [{ resolve: 'some' }] }),
      'moves.1.resolve: "some" is not known here. Choose from newest, all.',
    ],
  ])('%s', (_what, run, line) => {
    expect(run()).toBe(line);
  });

  test("a phase of one player's turn", () => {
    expect(
      scenario(empty, {
        moves: [{ until: { phase: 'deploy', of: 2 } }],
        expect: { phase: 'deploy', active: 2, turn: 2 },
      }),
    ).toBe(null);
  });
});

describe('cards of one title', () => {
  const ICONS = { gongen: 3, earther: 3, maverick: 3, shi: 3, quay: 3 };

  test('the copy in hand is meant where a card is to be played', () => {
    const at = { [SHAFT]: ['Vishal Scout'] };
    const play = { 1: 'play, Vishal Scout' };
    expect(
      scenario({ phase: 'deploy', seats: [{ at, hand: ['Vishal Scout'], icons: ICONS }, {}] }, { moves: [play] }),
    ).toBe(null);
    expect(
      scenario({ phase: 'deploy', seats: [{ at, hand: ['Kucha'], icons: ICONS }, {}] }, { moves: [play] }),
    ).toMatch(
      /^moves\.1: 1 cannot play Vishal Scout: .*\(wars\/[a-z-]+\/\d+\) 1 is asked "Your deploy phase\. .*" \(initiative\)\. Options: /,
    );
  });

  test('a removed card counts as removed, and several must be told apart', () => {
    const seats = [{ removed: ['Kucha'], hand: 0 }, { lost: ['Kucha'] }];
    const card = (title: string, facts: Data) => scenario({ seats }, { expect: { card: { [title]: facts } } });
    expect(card('Kucha (removed)', { in: 'removed', 'in play': false })).toBe(null);
    expect(card('Kucha (lost)', { in: 'lost' })).toBe(null);
    expect(card('Kucha', { in: 'lost' })).toBe(
      'expect.card: several cards are called "Kucha": (cards removed from the game of 1), (lost pile of 2). Say which one: add its place in brackets.',
    );
  });
});

describe('what is expected', () => {
  test('who sees what of a hand', () => {
    const seats = [{ hand: ['Kucha'] }, {}];
    const sees = (wanted: Data) => scenario({ seats }, { expect: { sees: wanted } });
    expect(
      sees({
        1: { cards: ['Kucha'], asked: true, view: { 'seats.1.hand': 1 } },
        2: { 'no cards': ['Kucha'], asked: false, view: { 'seats.1.hand': 1, active: 1 } },
        spectator: { 'no cards': ['Kucha'] },
        all: { cards: ['Kucha'] },
      }),
    ).toBe(null);
    expect(sees({ 2: { cards: ['Kucha'] } })).toBe('expect.sees: 2 does not see "Kucha".');
    expect(sees({ 1: { 'no cards': ['Kucha'] } })).toBe('expect.sees: 1 sees "Kucha".');
  });

  test('a match may begin with decks, and its players have names', () => {
    const setup = { decks: ['earther', 'quay'], names: ['Ann', 'Bob'], first: 2, seed: 4 };
    const run = (expected: Data) => warsScenario({ scenario: 'x', game: 'wars', setup, expect: expected }).fault;
    expect(run({ asked: ['Ann', 'Bob'], question: 'starting location' })).toBe(null);
    expect(run({ asked: 'Ann' })).toBe(
      'expect.asked: 1 should be asked, but 2 and 1 are asked "Which location do you start with?" (starting location).',
    );
    expect(warsScenario({ scenario: 'x', game: 'wars', setup: { ...setup, decks: ['erther', 'quay'] } }).fault).toBe(
      'setup.decks.1: no ready deck is called "erther". Did you mean "earther"?',
    );
  });

  test('the order of keys in a result does not matter', () => {
    const seats = [{}, { reserve: [], active: 0, used: 0 }];
    const moves = [{ until: 'draw' }];
    const wrong = scenario({ seats }, { moves, expect: { result: { kind: 'nothing', winners: [2] } } });
    expect(wrong).toMatch(/^expect\.result: the result is /);
  });
});
