import { describe, expect, test } from 'vitest';
import {
  decisionView,
  determinize,
  Endless,
  fingerprint,
  foresee,
  interrupted,
  knower,
  leastAnswer,
  Match,
  optionId,
  options,
  parseRecord,
  replay,
  resume,
  save,
  start,
  trials,
  twin,
} from '../../src/index.ts';
import { choices, lying, nameOf, type Position, playing, points, type Toy, toy } from '../../testing/toy.ts';

const begin = (position: Position, seed = 1): Match<Toy> => Match.start(toy, position, seed);
const say = (match: Match<Toy>, seat: number, ...ids: string[]) => match.answer(match.decision, seat, ids);
const plays = (match: Match<Toy>, seat: number, name: string) => say(match, seat, playing(match.state, seat, name));
const vote = (match: Match<Toy>, ...votes: string[]) => {
  for (const [seat, id] of votes.entries()) say(match, seat, id);
};
const asked = (match: Match<Toy>, seat: number) => decisionView(toy, match.state, seat)?.question ?? null;
const told = (match: Match<Toy>) => match.hear().map(h => h.told.at(-1)!.sentence?.text ?? '');
const replays = (match: Match<Toy>) => {
  const record = parseRecord(JSON.stringify(match.record()), 'it');
  // all fingerprints are compared on the way, and at the end
  expect(resume(toy, record).match.record()).toEqual(match.record());
};

/** Three players; the first has an echo, for which each point that is gained is gained again. */
const echoing: Position = { hands: [['gull', 'ship']], play: [['echo']], players: 3 };

describe('what comes to no end', () => {
  test('is voted on by all who are left, in secret, with the choice undone to where it began', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    expect(match.awaited).toEqual([0, 1, 2]);
    expect([points(match.state), lying(match.state, 'hand', 0).length]).toEqual([[0, 0, 0], 2]);
    expect(told(match)).toEqual(['The effect of echo never ends: all players vote on what happens.']);
    expect(asked(match, 1)).toMatchObject({
      menu: 'unresolved',
      prompt: 'The effect of echo never ends. What happens?',
      rule: 'toy/loop/1',
      options: [
        { id: 'stands', label: 'Keep the choice without that effect', card: 'echo' },
        { id: 'back', label: 'Undo the choice and let player 1 choose again' },
      ],
    });
    say(match, 1, 'back');
    expect(JSON.stringify(decisionView(toy, match.state, 0))).not.toContain('picks');
    expect(match.awaited).toEqual([0, 2]);
    // until all are in an answer can be taken back
    expect(match.revoke(1)).toBe(true);
    replays(match);
  });

  test('the choice stands without that text, where most want it: all else of it is done', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    match.hear();
    vote(match, 'stands', 'back', 'stands');
    expect(told(match)).toEqual([
      'The vote is 2 to 1: the choice stands, and that effect does nothing this time.',
      '',
      'Seat 0 gains 1.',
    ]);
    expect([points(match.state), match.awaited]).toEqual([[1, 0, 0], [0]]);
    expect(lying(match.state, 'hand', 0).map(card => nameOf(match.state, card))).toEqual(['ship']);
    replays(match);
    // it is passed over this once, and no more
    const next = begin({ ...echoing, hands: [['gull', 'gull']] });
    plays(next, 0, 'gull');
    vote(next, 'stands', 'stands', 'stands');
    plays(next, 0, 'gull');
    expect(asked(next, 2)!.menu).toBe('unresolved');
    replays(next);
  });

  test('the choice is taken back, where most want it: the question stands as it was', () => {
    const match = begin(echoing);
    const before = fingerprint(toy, match.state);
    const { decision } = match;
    const question = asked(match, 0);
    plays(match, 0, 'gull');
    match.hear();
    vote(match, 'stands', 'back', 'back');
    expect(told(match)).toEqual(['The vote is 1 to 2: the choice is undone.']);
    expect([match.decision, asked(match, 0)]).toEqual([decision, question]);
    expect(fingerprint(toy, match.state)).not.toBe(before);
    say(match, 0, 'pass');
    expect(match.awaited).toEqual([1]);
    replays(match);
  });

  test('the same chosen again stands without that text, and nobody is asked', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    vote(match, 'back', 'back', 'back');
    match.hear();
    plays(match, 0, 'gull');
    expect(told(match)).toEqual(['The effect of echo never ends: it does nothing this time.', '', 'Seat 0 gains 1.']);
    expect([points(match.state), match.awaited]).toEqual([[1, 0, 0], [0]]);
    replays(match);
  });

  test('where the votes are even a die decides, of the match itself', () => {
    const ways = new Set<string>();
    for (let seed = 1; seed < 12 && ways.size < 2; seed++) {
      const match = begin({ hands: [['gull']], play: [['echo']] }, seed);
      plays(match, 0, 'gull');
      match.hear();
      vote(match, 'back', 'stands');
      const [decided] = told(match);
      const [, die, way] =
        /^The vote is 1 to 1, and the die shows ([1-6]): (the choice stands|the choice is undone)/.exec(decided!)!;
      expect(way).toBe(Number(die) % 2 === 1 ? 'the choice stands' : 'the choice is undone');
      expect(points(match.state)).toEqual(way === 'the choice stands' ? [1, 0] : [0, 0]);
      ways.add(way!);
      replays(match);
    }
    expect(ways.size).toBe(2);
  });

  test('a text that loops by itself, or calls itself, does nothing at all', () => {
    for (const card of ['whirlpool', 'mirror']) {
      const match = begin({ hands: [[card, 'gull']] });
      plays(match, 0, card);
      // all have seen the card that was played, though it lies in its hand again
      expect(asked(match, 1)!.prompt).toContain(`The effect of ${card}`);
      expect(told(match)[0]).toContain(`The effect of ${card}`);
      expect(match.state.cards[0]!.known & knower(1)).not.toBe(0);
      expect(match.canUndo(0)).toBe(false);
      vote(match, 'stands', 'stands');
      expect(lying(match.state, 'hand', 0).map(id => nameOf(match.state, id))).toEqual(['gull']);
      plays(match, 0, 'gull');
      expect(points(match.state)).toEqual([1, 0]);
      replays(match);
    }
  });

  test('a text that asks and then loops ends where it stands', () => {
    const match = begin({ hands: [['vortex']] });
    plays(match, 0, 'vortex');
    say(match, 0, 'yes');
    vote(match, 'stands', 'stands');
    // what it had done before the choice stays; nothing of it comes after
    expect([points(match.state), choices(match.state, 0)]).toEqual([[1, 0], ['pass']]);
    replays(match);
    const other = begin({ hands: [['vortex']] });
    plays(other, 0, 'vortex');
    say(other, 0, 'yes');
    vote(other, 'back', 'back');
    say(other, 0, 'no');
    expect(points(other.state)).toEqual([2, 0]);
    replays(other);
  });

  test('where another text comes to no end without the first, that is passed over too', () => {
    const match = begin({ hands: [['whirlpool', 'gull']], play: [['echo']] });
    plays(match, 0, 'whirlpool');
    vote(match, 'stands', 'stands');
    expect(choices(match.state, 0)).toContain(playing(match.state, 0, 'gull'));
    replays(match);
  });

  test('goes on in a saved match, in the middle of the vote', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    say(match, 2, 'stands');
    const s = twin(toy, match.state);
    expect(fingerprint(toy, s)).toBe(fingerprint(toy, match.state));
    expect(interrupted(toy, s)).toMatchObject({ text: 'echo: trigger', stands: null });
  });

  test('a seat that answers as little as it may lets the choice stand', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    expect(leastAnswer(toy, match.state, 1).map(optionId)).toEqual(['stands']);
  });

  test('is bounded: where a rule itself finds no rest the choice is taken back unasked, and is an error when chosen again', () => {
    const restless = {
      ...toy,
      settle(s: Toy) {
        toy.settle(s);
        if (s.seats[0]!.points === 1) s.unsettled = true;
      },
    };
    const match = Match.start(restless, { hands: [['gull', 'whale', 'ship']] }, 1);
    plays(match, 0, 'gull');
    expect(told(match)).toEqual(['This effect never ends: the choice is undone.']);
    const before = fingerprint(toy, match.state);
    expect(() => plays(match, 0, 'gull')).toThrow(Endless);
    expect(fingerprint(toy, match.state)).toBe(before);
    plays(match, 0, 'ship');
    expect(choices(match.state, 0)).toEqual([playing(match.state, 0, 'gull'), 'pass']);
    expect(replay(restless, match.record()).divergence).toBeNull();
  });

  test('of a game that wants no vote stops the match with its name', () => {
    const { unresolved: _vote, ...plain } = toy;
    const match = Match.start<Toy>(plain, echoing, 1);
    expect(() => plays(match, 0, 'gull')).toThrow('in echo: trigger');
    expect(match.length).toBe(0);
  });
});

describe('around a vote on what comes to no end', () => {
  test('whoever chose may take it back alone before another has voted', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    expect([match.canUndo(1), match.undo(0)]).toEqual([false, true]);
    expect(match.length).toBe(0);
    plays(match, 0, 'gull');
    say(match, 1, 'back');
    expect(match.undo(0)).toBe(false);
  });

  test('a motion may be put above it, and it stands again as it was', () => {
    const match = begin(echoing);
    plays(match, 0, 'gull');
    say(match, 1, 'back');
    match.propose(0, { motion: 'end' });
    say(match, 1, 'no');
    say(match, 2, 'no');
    expect(match.awaited).toEqual([0, 2]);
    say(match, 0, 'stands');
    say(match, 2, 'back');
    expect([points(match.state), match.awaited]).toEqual([[0, 0, 0], [0]]);
    replays(match);
  });

  test('who leaves ends it: the table has changed, and the choice is made anew', () => {
    for (const motion of [false, true]) {
      const match = begin(echoing);
      plays(match, 0, 'gull');
      say(match, 1, 'stands');
      if (motion) match.propose(0, { motion: 'end' });
      match.leave(2);
      if (motion) say(match, 1, 'no');
      expect([match.awaited, points(match.state)]).toEqual([[0], [0, 0, 0]]);
      expect(choices(match.state, 0)).toContain('play:0');
      plays(match, 0, 'gull');
      expect(match.awaited).toEqual([0, 1]);
      replays(match);
    }
  });

  test('whoever leaves cannot be held: what comes to no end because of it does nothing', () => {
    const match = begin({ hands: [['gull']], play: [[], ['dirge']], players: 3 });
    match.leave(2);
    expect([match.state.seats[2]!.out, match.awaited]).toEqual([true, [0]]);
    replays(match);
  });

  test('of several who chose at once all choose again', () => {
    const match = begin({ hands: [['auction']], play: [['echo']], players: 3 });
    plays(match, 0, 'auction');
    const { decision } = match;
    for (const seat of [1, 2]) say(match, seat, 'number:1');
    say(match, 0, 'number:3');
    expect(asked(match, 2)!.menu).toBe('unresolved');
    vote(match, 'back', 'back', 'stands');
    expect([match.decision, match.awaited]).toEqual([decision, [0, 1, 2]]);
    for (const seat of [0, 1]) say(match, seat, 'number:0');
    say(match, 2, 'number:2');
    expect(points(match.state)).toEqual([0, 0, 2]);
    replays(match);
  });

  test('nobody learns from it what was chosen in secret', () => {
    const position = (bid: number): Match<Toy> => {
      const match = begin({ hands: [['auction']], play: [['echo'], ['echo']] });
      plays(match, 0, 'auction');
      say(match, 0, `number:${bid}`);
      say(match, 1, 'number:1');
      return match;
    };
    const [low, high] = [position(1), position(3)];
    expect(interrupted(toy, high.state)!.picks).not.toBeNull();
    for (const match of [low, high]) {
      const world = determinize(toy, match.state, 1, 7);
      expect(interrupted(toy, world)).toMatchObject({ picks: null });
    }
    expect(save(toy, determinize(toy, low.state, 1, 7)).stack).toEqual(
      save(toy, determinize(toy, high.state, 1, 7)).stack,
    );
  });

  test('a preview tells that a choice comes to no end, and nothing of the way there', () => {
    const s = start(toy, echoing, 1, true);
    const pick = options(toy, s, 0).filter(o => o.verb === 'play' && o.a === 0);
    const seen = foresee(toy, trials(toy, s, 0), pick);
    expect(seen).toMatchObject({ told: [], until: 'unresolved', next: null, unanswered: null });
    // the worlds it was tried in are as they were before
    expect(points(seen.worlds[0]!)).toEqual([0, 0, 0]);
  });
});
