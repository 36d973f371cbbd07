import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asking, determinize, type Generator, hash, next, type State, seeded } from '@orrery/kernel';
import { tableGame } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { inColumns } from '../../../src/external-bots/question.ts';
import { Environment } from '../../../src/lab/env/environment.ts';
import { SteppedMatch } from '../../../src/lab/env/match.ts';
import { vectorOf } from '../../../src/lab/env/observe.ts';
import { folder, Terminal } from '../../support/terminal.ts';

/** Matches for a learning program: stepped by lines, complete, and the same again for the same seed. */

interface Reply {
  readonly type: string;
  readonly done: boolean;
  readonly seat: number;
  readonly seats: readonly number[];
  readonly menu: string;
  readonly min: number;
  readonly max: number;
  readonly plan: boolean;
  readonly options: readonly string[];
  readonly labels?: readonly string[];
  readonly rewards: readonly number[];
  readonly winners: readonly number[];
  readonly kind: string;
  readonly steps: number;
  readonly seed: number;
  readonly decks: readonly string[];
  readonly vector: readonly number[];
  readonly view: Record<string, unknown>;
  readonly answered: readonly string[];
  readonly error: string;
}

const GAMES = ['wars', 'babylon5', 'galactic-empires'] as const;

function environment(game: string, more: Partial<Environment['settings']> = {}) {
  const table = tableGame(game);
  const seats = Array<string>(table.players.usual).fill('me');
  const made = new Environment(table, { seats, seed: 1, decks: [], ruleset: table.rulesets[0] ?? null, ...more });
  return (message: object): Reply => JSON.parse(JSON.stringify(made.reply(JSON.stringify(message))));
}

/** Random answers with the right number of options; a built-in bot answers plans. */
function byChance(seed: number): (asked: Reply) => readonly string[] | string {
  let generator: Generator = seeded(seed);
  const below = (n: number) => {
    const [drawn, after] = next(generator);
    generator = after;
    return drawn % n;
  };
  return ({ plan, options, min, max }) => {
    if (plan) return 'random';
    const room = [...options];
    const n = Math.max(min, Math.min(1, max));
    return Array.from({ length: n }, () => room.splice(below(room.length), 1)[0]!);
  };
}

/** Plays a match to its end. @returns all replies */
function played(send: (message: object) => Reply, reset: object, seed = 5): Reply[] {
  const choose = byChance(seed);
  const replies = [send({ type: 'reset', ...reset })];
  while (!replies.at(-1)!.done) {
    const now = replies.at(-1)!;
    expect(now.type, now.error).toBe('ask');
    replies.push(send({ type: 'step', answer: choose(now) }));
  }
  return replies;
}

test.each(GAMES)('a match of %s is played to its end by one who answers for all seats', game => {
  const replies = played(environment(game), {});
  const end = replies.at(-1)!;
  expect(end).toMatchObject({ type: 'end', done: true, seats: [] });
  expect(end.steps).toBe(replies.length - 1);
  expect(end.steps).toBeGreaterThan(50);
  expect(end.rewards).toHaveLength(tableGame(game).players.usual);
  expect(end.rewards.reduce((a, b) => a + b)).toBeCloseTo(1);
  for (const seat of end.winners) expect(end.rewards[seat]).toBeCloseTo(1 / end.winners.length);
  expect(new Set(replies.slice(0, -1).map(({ seat }) => seat)).size).toBe(end.rewards.length);
});

test.each(GAMES)('the same seed and the same answers are the same match of %s, letter for letter', game => {
  const once = played(environment(game), { seed: 77, view: 'view' });
  const send = environment(game);
  played(send, { seed: 12 });
  expect(hash(JSON.stringify(played(send, { seed: 77, view: 'view' })))).toBe(hash(JSON.stringify(once)));
  expect(JSON.stringify(played(send, { seed: 78, view: 'view' })) === JSON.stringify(once)).toBe(false);
});

test('a match that names no seed has the next one, with the next decks', () => {
  const send = environment('wars', { seed: 30 });
  const begun = [1, 2, 3].map(() => send({ type: 'reset' }));
  expect(begun.map(({ seed }) => seed)).toEqual([30, 31, 32]);
  expect(new Set(begun.map(({ decks }) => decks.join())).size).toBe(3);
});

test('bots of ours play the seats that are theirs, and a seat is asked only where it has something to choose', () => {
  const send = environment('wars', { seats: ['me', 'greedy'] });
  const replies = played(send, {});
  for (const { seats, options, min, done } of replies)
    if (!done) {
      expect(seats).toEqual([0]);
      expect(options.length > min || min > 1).toBe(true);
    }
  const all = played(send, { forced: true, seed: 1 });
  expect(all.some(({ options, min }) => options?.length === 1 && min === 1)).toBe(true);
});

test('who answers in one’s place may be said: the least, the proposal, a bot; the reply tells what it was', () => {
  const send = environment('galactic-empires');
  let now = send({ type: 'reset', seed: 3 });
  for (const who of ['least', 'proposal', 'greedy', 'random']) {
    expect(now.type).toBe('ask');
    const before = now;
    now = send({ type: 'step', answer: who });
    expect(now.answered.length).toBeGreaterThanOrEqual(before.min);
    for (const id of now.answered) expect(before.options).toContain(id);
  }
  const greedy = environment('wars');
  let reply = greedy({ type: 'reset', seed: 3 });
  while (!reply.done) reply = greedy({ type: 'step', answer: 'greedy' });
  expect(reply.kind).toBe('energy');
});

test('what is observed is what the seat that is asked may know: a view, a vector, words, or nothing', () => {
  const send = environment('wars');
  const bare = send({ type: 'reset', seed: 4 });
  expect([bare.view, bare.vector, bare.labels]).toEqual([undefined, undefined, undefined]);
  const seen = send({ type: 'reset', seed: 4, view: 'view', labels: true });
  expect(seen.view).toMatchObject({ viewer: seen.seat });
  expect(seen.labels).toHaveLength(seen.options.length);
  const vectors = played(send, { seed: 4, view: 'vector', size: 64 }).slice(0, -1);
  for (const { vector } of vectors) expect(vector).toHaveLength(64);
  expect(new Set(vectors.map(({ vector }) => vector.join())).size).toBeGreaterThan(vectors.length / 4);
  // why a number has changed is a text for people
  const card = { card: 'a', power: 2 };
  expect(vectorOf({ cards: [{ ...card, why: { power: 'a flag +1' } }] }, 64, 0)).toEqual(
    vectorOf({ cards: [card] }, 64, 0),
  );
});

test.each(GAMES)('whatever lies hidden in %s, what is told of a question is the same', name => {
  const table = tableGame(name);
  const { game } = table;
  const asked = (s: State, seat: number) => [false, true].map(labels => inColumns(game, s, seat, labels));
  const seats = Array<string>(table.players.usual).fill('me');
  const setup = table.prepare({ decks: seats.map(() => null), ruleset: table.rulesets[0] ?? null }).setup;
  const match = new SteppedMatch(table, setup, 11, seats, false);
  let looked = 0;
  for (; looked < 60 && !match.over; looked++) {
    const seat = match.asked[0]!;
    const told = (s: State) => JSON.stringify([...asked(s, seat), vectorOf(game.table(s, seat), 128, seat)]);
    // only the question tells what lies in one's own pile; it lies elsewhere in a newly dealt world
    const searches = asking(game, match.state).step.menu.name === 'download';
    for (const dealt of searches ? [] : [1, 2])
      expect(told(determinize(game, match.state, seat, dealt))).toBe(told(match.state));
    match.step(seat, looked % 3 === 0 ? 'random' : 'greedy');
  }
  expect(looked).toBe(60);
});

test('several matches are stepped by turns', () => {
  const send = environment('wars');
  const alone = played(environment('wars'), { seed: 8 }).at(-1)!;
  const choose = new Map(['a', 'b'].map(name => [name, byChance(5)]));
  const now = new Map(['a', 'b'].map(match => [match, send({ type: 'reset', match, seed: 8 })]));
  while ([...now.values()].some(({ done }) => !done))
    for (const [match, reply] of now)
      if (!reply.done) now.set(match, send({ type: 'step', match, answer: choose.get(match)!(reply) }));
  for (const [match, { rewards, steps }] of now) expect([rewards, steps], match).toEqual([alone.rewards, alone.steps]);
  expect(send({ type: 'close', match: 'a' })).toEqual({ match: 'a', type: 'closed' });
  expect(send({ type: 'step', match: 'a', answer: [] }).error).toBe('There is no such match. Reset it first.');
});

test('what cannot be used gets one clear line, and the match stands where it stood', () => {
  const send = environment('wars');
  const made = new Environment(tableGame('wars'), { seats: ['me', 'me'], seed: 1, decks: [], ruleset: null });
  for (const line of ['', 'x', '[1]', '7', '"reset"', '{"type":'])
    expect(made.reply(line), line).toEqual({ type: 'error', error: 'This line is not a JSON object.' });
  const before = send({ type: 'reset', seed: 4 });
  for (const [message, error] of [
    [{}, '"type" must be reset, step, observe or close, not left out.'],
    [{ type: 'jump' }, '"type" must be reset, step, observe or close, not "jump".'],
    [{ type: 'step' }, '"answer" must be a list of ids, such as ["pass"], or the name of a bot that answers for you.'],
    [
      { type: 'step', answer: [1] },
      '"answer" must be a list of ids, such as ["pass"], or the name of a bot that answers for you.',
    ],
    [{ type: 'step', answer: ['attack:999'] }, 'You cannot choose that here.'],
    [{ type: 'step', answer: ['use:999'] }, 'You cannot choose that here.'],
    [{ type: 'step', answer: ['play'] }, 'You cannot choose that here.'],
    [{ type: 'step', answer: [] }, 'Choose 1. You chose 0.'],
    [{ type: 'step', answer: 'deep blue' }, /^"answer" must be a list of ids, or one of: least, proposal, /],
    [{ type: 'step', answer: ['pass'], seat: 9 }, 'You have no question to answer now.'],
    [{ type: 'step', answer: ['pass'], seat: 'me' }, '"seat" must be the number of a seat, from 0.'],
    [{ type: 'reset', seed: -1 }, '"seed" must be a whole number from 0.'],
    [{ type: 'reset', view: 'all' }, '"view" must be none, view or vector.'],
    [{ type: 'reset', size: 0 }, '"size" must be a whole number from 1 to 65536.'],
    [{ type: 'reset', seats: ['me', 'hal'] }, /^There is no player "hal"\. /],
    [{ type: 'reset', seats: ['me'] }, 'WARS is for 2 players, not 1.'],
    [{ type: 'reset', decks: ['shi', 'nowhere'] }, 'The deck "nowhere" cannot be read: there is no such file.'],
    [{ type: 'reset', decks: 'shi' }, '"decks" must be a list of names.'],
    [{ type: 'reset', decks: ['shi', 'quay', 'shi'] }, 'There are 3 decks, but only 2 players.'],
  ] as const) {
    const reply = send(message);
    expect(reply.type, JSON.stringify(message)).toBe('error');
    if (typeof error === 'string') expect(reply.error).toBe(error);
    else expect(reply.error).toMatch(error);
    const { seed: _seed, decks: _decks, ...stands } = before;
    expect(send({ type: 'observe' })).toEqual(stands);
  }
  // all faults of a deck, still in one line
  const deck = join(folder(), 'deck.txt');
  writeFileSync(deck, '3 Nobody At All\n');
  const { error } = send({ type: 'reset', decks: [deck] });
  expect(error).toMatch(
    /^You cannot play \S+ yet\. It has 2 problems: .* line 1: No card is called “Nobody At All”\.$/,
  );
  const over = environment('wars');
  played(over, {});
  expect(over({ type: 'step', answer: 'least' }).error).toBe('The match is over. Reset it.');
});

test('the command speaks line by line, and ends with its input or when it is closed', async () => {
  const t = new Terminal([
    '{"type":"reset","seed":3,"decks":["shi","quay"]}',
    'nonsense',
    '{"type":"step","answer":"least"}',
    '{"type":"close"}',
    '{"type":"reset"}',
  ]);
  expect(await t.run('env', 'wars', '--seats', 'me,greedy')).toBe(0);
  const lines = t.printed.map(line => JSON.parse(line));
  expect(lines.map(({ type }) => type)).toEqual(['hello', 'ask', 'error', 'ask']);
  expect(lines[0]).toMatchObject({ protocol: 1, game: 'wars', seats: ['me', 'greedy'] });
  expect(lines[1]).toMatchObject({ seed: 3, decks: ['shi', 'quay'], seats: [0] });
  const three = new Terminal([]);
  expect(await three.run('env', 'babylon5', '--players', '3', '--seed', '1')).toBe(0);
  expect(JSON.parse(three.text).seats).toEqual(['me', 'me', 'me']);
  for (const [args, fault] of [
    [['chess'], 'There is no game called "chess". Choose from babylon5, wars, galactic-empires.'],
    [['wars', '--players', '5'], 'WARS is for 2 players, not 5.'],
    [['wars', '--players', '2', '--seats', 'me'], '--seats names 1 player, --players says 2. Leave one of them out.'],
    [['wars', '--seed', 'x'], /^--seed takes a whole number/],
  ] as const) {
    const wrong = new Terminal([]);
    expect(await wrong.run('env', ...args)).toBe(2);
    expect(wrong.printed).toEqual([]);
    if (typeof fault === 'string') expect(wrong.faults).toEqual([fault]);
    else expect(wrong.faults[0]).toMatch(fault);
  }
});
