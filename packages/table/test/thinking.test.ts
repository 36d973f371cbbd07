import { asked, FAIR, greedyBot, search } from '@orrery/bots';
import {
  answer,
  asking,
  awaited,
  determinize,
  fingerprint,
  forced,
  optionId,
  options,
  Refused,
  type State,
} from '@orrery/kernel';
import { setUp as warsPosition } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { thinkingOf } from '../src/bots/levels.ts';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { botAnswer, idle, type JudgedAnswer, type Session, type TableGame, Thought } from '../src/index.ts';
import { ANN, BEN, sitting, until } from './sitting.ts';

/** Thinks a decision over in so many worlds. */
function thoughtOver(table: TableGame<State>, s: State, seat: number, iterations: number): JudgedAnswer[] {
  const thought = new Thought(table, s, seat, { iterations });
  while (thought.going) thought.step();
  return thought.judged();
}

/** A table of this game at which somebody has something to choose, some turns into a match. */
function chooses(game: string): { session: Session<State>; seat: number } {
  const session = sitting(game, [ANN, BEN]);
  const asked = () => session.awaitedPersons.find(seat => session.idle(seat) === null);
  until(session, s => s.table.turn(s.match.state) > 3 && asked() !== undefined);
  return { session, seat: asked()! };
}

describe.each(GAMES.map(table => table.game.name))('a hint in %s', game => {
  const table = tableGame(game);

  test('names answers that may be given, each with a chance of winning, in the words of the question', () => {
    const { session, seat } = chooses(game);
    const before = fingerprint(table.game, session.match.state);
    const thought = session.think(seat, { iterations: 8 });
    while (thought.going) thought.step();
    expect(thought.tries).toBe(8);
    const judged = thought.judged();
    expect(judged.length).toBeGreaterThan(1);
    const labels = session.question(seat)!.options.map(o => o.id);
    for (const { ids, chance, tries } of judged) {
      for (const id of ids) expect(labels).toContain(id);
      expect(session.draft(seat, ids).refused).toBeNull();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(tries).toBeGreaterThan(0);
    }
    expect(judged.reduce((sum, { tries }) => sum + tries, 0)).toBe(8);
    expect(fingerprint(table.game, session.match.state)).toBe(before);
  });

  test('is the same whatever lies hidden, and the same when asked again', () => {
    const { session, seat } = chooses(game);
    const { state } = session.match;
    const hint = thoughtOver(table, state, seat, 6);
    expect(thoughtOver(table, state, seat, 6)).toEqual(hint);
    const other = determinize(table.game, state, seat, 7);
    expect(fingerprint(table.game, other)).not.toBe(fingerprint(table.game, state));
    expect(thoughtOver(table, other, seat, 6)).toEqual(hint);
  });
});

describe('what is thought of an answer', () => {
  const wars = tableGame('wars');
  const CORE = 'Ganymede/Core Shaft';
  /** A player who loses with the last energy drawn. */
  const last = (): State =>
    warsPosition({
      phase: 'draw',
      locations: [CORE],
      seats: [
        { at: { [CORE]: ['CGC Grunt'] }, hand: 1, reserve: 0, active: 1 },
        { at: { [CORE]: ['Sudeva Warrior'] }, hand: 1 },
      ],
    });
  const called = (s: State, label: string): string => {
    const { step, frame } = asking(wars.game, s);
    return optionId(options(wars.game, s, 0).find(o => step.menu.label(s, frame, o, 0).startsWith(label))!);
  };

  test('to lose the game at once is no chance at all, and what does not comes first', () => {
    const s = last();
    const draw = called(s, 'Draw a card');
    const judged = thoughtOver(wars, s, 0, 12);
    expect(judged[0]!.ids).not.toEqual([draw]);
    expect(judged.find(({ ids }) => ids[0] === draw)!.chance).toBeLessThan(0.01);
  });

  test('answers are judged alone where that is wished, all as thoroughly', () => {
    const s = last();
    const both = [[called(s, 'Draw a card')], ['pass']];
    const thought = new Thought(wars, s, 0, { iterations: 10, besides: both, alone: true });
    while (thought.going) thought.step();
    expect(thought.judged().map(({ ids, tries }) => [ids, tries])).toEqual(
      expect.arrayContaining(both.map(ids => [ids, 5])),
    );
    expect(() => new Thought(wars, s, 0, { besides: [['play:999']] })).toThrow(Refused);
  });

  test('an answer to which nothing else is worth a thought is judged, too', () => {
    const thought = new Thought(wars, last(), 0, { iterations: 6, besides: [['pass']], alone: true });
    while (thought.going) thought.step();
    const [{ ids, tries, chance }, ...others] = thought.judged() as [JudgedAnswer];
    expect([ids, tries, others]).toEqual([['pass'], 6, []]);
    expect(chance).toBeGreaterThan(0);
  });

  test('there is none where nothing can be chosen, nobody is asked, or a motion is to be voted on', () => {
    const session = sitting('babylon5', [ANN, BEN]);
    until(session, s => s.awaitedPersons.length === 1 && s.idle(s.awaitedPersons[0]!) === null);
    const [asked] = session.awaitedPersons as [number];
    expect(session.idle(1 - asked)).toBe('not asked');
    session.proposeEnd(asked);
    expect(session.idle(1 - asked)).toBe('vote');
    const forcedly = sitting('wars', [ANN, BEN]);
    const forcedSeat = () => forcedly.awaitedPersons.find(x => forcedly.idle(x) === 'forced');
    for (let n = 0; forcedSeat() === undefined && n < 500; n++)
      forcedly.expire(forcedly.awaitedPersons[0]!, forcedly.match.decision);
    expect(forcedly.question(forcedSeat()!)!.options.length).toBeLessThan(2);
    expect(idle(wars, forcedly.match.state, forcedSeat()!)).toBe('forced');
  });
});

test('what thinks goes by the advice with its likings, where a game has any', () => {
  const table = tableGame('wars');
  const { session, seat } = chooses('wars');
  const s = session.match.state;
  const [option] = options(table.game, s, seat);
  const likes = { ...table, kinds: () => ['any', 'some'], likings: { points: { any: 5, other: 9 }, found: {} } };
  const plain = table.advice.score(s, seat, option!);
  const strong = thinkingOf(likes, 'strong')!;
  expect(strong.advice!.score(s, seat, option!)).toBe(plain + 5);
  expect(strong.others).toBe(table.advice);
  const medium = thinkingOf(likes, 'medium')!;
  expect(medium.advice!.score(s, seat, option!)).toBe(plain);
  expect(medium.others).toBeUndefined();
  const { likings, ...plainly } = table;
  expect(thinkingOf(plainly, 'strong')!.advice).toBe(table.advice);
  expect(thinkingOf(table, 'greedy')).toBeNull();
  for (const { likings } of GAMES) expect(likings!.points).not.toEqual({});
});

test('a game says how many answers are worth a try: a strong bot tries as many, a master more, a medium one three', () => {
  const table = tableGame('wars');
  const looked = (candidates: { readonly candidates?: number }) =>
    ['medium', 'strong', 'master'].map(
      name => thinkingOf({ ...table, pace: { horizon: 20, answers: 800, ...candidates } }, name)!.candidates,
    );
  expect(looked({})).toEqual([3, 10, 16]);
  expect(looked({ candidates: 20 })).toEqual([3, 20, 32]);
  expect(thinkingOf(tableGame('babylon5'), 'strong')!.candidates).toBe(20);
});

test('a medium bot knows nothing of likings, so that a strong one is the better for them', () => {
  const asks = () => {
    throw new Error('what kinds of answer are there?');
  };
  const table: TableGame<State> = { ...tableGame('wars'), kinds: asks };
  const { session, seat } = chooses('wars');
  expect(() => botAnswer(table, session.match, seat, 'strong')).toThrow('what kinds of answer are there?');
  expect(botAnswer(table, session.match, seat, 'medium').length).toBeGreaterThan(0);
});

test.each(
  GAMES.flatMap(table => (table.players.most > 2 ? [2, 4] : [2]).map(seats => [table.game.name, seats] as const)),
)('in %s for %i a medium bot tries its answers often enough to change its mind', (name, seats) => {
  const table = tableGame(name);
  const thinking = thinkingOf(table, 'medium')!;
  const bots = greedyBot(1, table.advice);
  const s = sitting(name, Array(seats).fill(ANN)).match.state;
  let open = 0;
  let enough = 0;
  while (open < 40) {
    const [seat] = awaited(s) as [number];
    const question = asked(table.game, s, seat);
    if (!forced(table.game, s, seat)) {
      const { candidates } = search(question, { ...thinking, seed: open });
      if (candidates.length > 1) {
        open++;
        if (candidates.filter(c => c.visits >= FAIR).length > 1) enough++;
      }
    }
    answer(table.game, s, seat, bots.choose(question));
  }
  expect(enough).toBeGreaterThan(20);
});
