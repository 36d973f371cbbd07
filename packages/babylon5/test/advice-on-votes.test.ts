import { asked, greedyBot } from '@orrery/bots';
import { optionId } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { defOf } from '../src/card.ts';
import { compileCard } from '../src/compile.ts';
import { babylon5, babylon5Advice, type Position, type SeatPosition } from '../src/index.ts';
import {
  allPlayers,
  councilVote,
  forEach,
  gainInfluence,
  isaFounder,
  isaVote,
  loseInfluence,
  otherPlayers,
  playerVote,
  sequence,
  setOf,
  votePassed,
  when,
} from '../src/words/index.ts';
import { at } from './support/cards-for-resolution.ts';
import type { Table } from './support/table.ts';

// What the greedy bot does with votes: whether it calls one, and how it votes.

const { event } = setOf('test');
for (const card of [
  event('Test Own Grant', { play: { effect: sequence(councilVote(), when(votePassed, gainInfluence('you', 1))) } }),
  event('Test Censure', {
    play: {
      target: { culprit: otherPlayers },
      effect: sequence(councilVote(), when(votePassed, loseInfluence('culprit', 1))),
    },
  }),
  event('Test Dividend', {
    play: {
      effect: sequence(councilVote(), when(votePassed, forEach(allPlayers, 'who', gainInfluence('who', 1)))),
    },
  }),
  event('Test Founders Grant', {
    play: { effect: sequence(isaVote(), when(votePassed, gainInfluence(isaFounder, 1))) },
  }),
  event('Test Referendum for All', {
    play: { effect: sequence(playerVote(), when(votePassed, gainInfluence('you', 1))) },
  }),
])
  compileCard(card);

const deck = ['Narn Aide', 'Human Aide', 'Minbari Aide', 'Centauri Aide'];

/** Narn (14), Human (12) and Centauri (9) players, in this order, and what each has besides. */
const table = (each: readonly Partial<SeatPosition>[] = [], more: Partial<Position> = {}): Table =>
  at({
    ruleset: 'casual',
    seats: [
      { race: 'narn', rating: 14, deck, ...each[0] },
      { race: 'human', rating: 12, deck, ...each[1] },
      { race: 'centauri', rating: 9, deck, ...each[2] },
      ...(each[3] ? [{ race: 'non-aligned' as const, ambassador: 'Vizak', rating: 8, deck, ...each[3] }] : []),
    ],
    order: each[3] ? [1, 2, 3, 4] : [1, 2, 3],
    ...more,
  }).leaveOpen();

/** What the bot does at this seat: the verb, and the title of the card. */
function deed(t: Table, who: number): string {
  const [pick] = greedyBot(1, babylon5Advice)
    .choose(asked(babylon5, t.s, who - 1))
    .map(optionId);
  const [verb, card] = (pick ?? 'nothing').split(':');
  if (card === undefined) return verb!;
  return verb === 'seat' ? `seat ${card}` : `${verb} ${defOf(t.s, Number(card)).title}`;
}

/** The votes of the bots on an event that the first player has played, by race. */
function votes(t: Table, races: readonly string[]): Record<string, string> {
  t.pick('human', ...races);
  return Object.fromEntries(
    races.map(race => {
      const who = t.s.ask!.seats[0]! + 1;
      const says = deed(t, who);
      t.act(who, says);
      return [race, says];
    }),
  );
}

test('it votes for what it calls itself, and against what only helps another', () => {
  const t = table([{ hand: ['Test Own Grant'] }]).act(1, 'event', 'Test Own Grant');
  expect(votes(t, ['narn', 'human', 'centauri'])).toEqual({ narn: 'yes', human: 'no', centauri: 'no' });
});

test('it votes for what harms the strongest rival, whoever called it', () => {
  const t = table([{}, { hand: ['Test Censure'] }], { order: [2, 1, 3] });
  t.act(2, 'event', 'Test Censure');
  // and names that rival
  expect(t.options(2).length).toBe(2);
  expect(deed(t, 2)).toBe('seat 0');
  t.pick(2, 'narn');
  expect(votes(t, ['centauri', 'narn', 'human'])).toEqual({ centauri: 'yes', narn: 'no', human: 'yes' });
});

test('it votes for what brings everybody the same, as one of three', () => {
  const t = table([{ hand: ['Test Dividend'] }]).act(1, 'event', 'Test Dividend');
  expect(votes(t, ['human', 'centauri', 'narn'])).toEqual({ human: 'yes', centauri: 'yes', narn: 'yes' });
});

test('an agenda that counts the influence of Babylon 5 makes it vote for the station', () => {
  const t = table([{ hand: ['Test Council'] }, {}, { agenda: 'Peace In Our Time' }]).act(1, 'event', 'Test Council');
  // even who called the vote is against it, if it only helps another
  expect(votes(t, ['human', 'centauri', 'narn'])).toEqual({ human: 'no', centauri: 'yes', narn: 'no' });
});

test('if the station would reach 20 influence, only the leader votes for it', () => {
  const t = table([{}, {}, { hand: ['Test Council'] }], { order: [3, 1, 2], babylon5: 19 });
  t.act(3, 'event', 'Test Council');
  expect(votes(t, ['human', 'narn', 'centauri'])).toEqual({ human: 'no', narn: 'yes', centauri: 'no' });
});

/** How the League breaks a tie on an event of the first player, by the bot. */
function league(event: string, own: Partial<SeatPosition> = {}): string {
  const t = table([{ hand: [event] }, {}, {}, own]).act(1, 'event', event);
  t.pick('human', 'narn', 'human', 'centauri').act(1, 'yes').act(2, 'no').act(3, 'abstain');
  expect(t.question).toBe('League vote');
  return deed(t, 4);
}

test('the League breaks a tie in its own favour', () => {
  expect(league('Test Own Grant')).toBe('no');
  expect(league('Test Dividend')).toBe('yes');
  expect(league('Support Babylon 5')).toBe('no');
  expect(league('Support Babylon 5', { agenda: 'Peace In Our Time' })).toBe('yes');
});

test('it calls a vote of the ISA that will pass, and no other', () => {
  const calls = (members: readonly number[], who = 1) => {
    const hands = [{}, {}, {}].map((x, i) => (i === who - 1 ? { hand: ['Test Founders Grant'], rating: 12 } : x));
    const order = [who, ...[1, 2, 3].filter(n => n !== who)];
    return deed(table(hands, { isa: [...members], order }), who);
  };
  expect(calls([1])).toBe('event Test Founders Grant');
  // the other two will be against it
  expect(calls([1, 2, 3])).not.toBe('event Test Founders Grant');
  // it would help another
  expect(calls([2], 1)).not.toBe('event Test Founders Grant');
});

test('it plays a card that calls a vote of the council or of all players only if the vote will pass', () => {
  const calls = (hand: string, each: readonly Partial<SeatPosition>[] = []) =>
    deed(table([{ hand: [hand], rating: 12, ...each[0] }, ...each.slice(1)]), 1);
  expect(calls('Test Own Grant')).not.toBe('event Test Own Grant');
  expect(calls('Test Referendum for All')).not.toBe('event Test Referendum for All');
  expect(calls('Test Dividend')).toBe('event Test Dividend');
});

/** What the bot of the Human player does after a conflict that Narn, the leader, has won. @param third a third player */
function grieved(third: readonly SeatPosition[]): string {
  const t = at({
    ruleset: 'casual',
    seats: [
      { race: 'narn', rating: 16, deck, supporting: ['Narn Agent'] },
      { race: 'human', rating: 12, deck, hand: ['Grievance'] },
      ...third,
    ],
    order: [1, 2, ...third.map(() => 3)],
    conflicts: [{ conflict: 'Test Web', by: 1, support: ['Narn Agent'] }],
  }).leaveOpen();
  return deed(t.untilAsked('aftermath', 2), 2);
}

test('it plays Grievance if its vote will pass, and not if it would fail', () => {
  const peace = { agenda: 'Peace In Our Time', rating: 9, deck };
  expect(grieved([{ race: 'centauri', ...peace }])).toBe('aftermath Grievance');
  // the League breaks the tie between the two
  expect(grieved([{ race: 'non-aligned', ambassador: 'Vizak', ...peace }])).toBe('aftermath Grievance');
  expect(grieved([{ race: 'centauri', rating: 9, deck }])).toBe('pass');
  // one to one between two players fails
  expect(grieved([])).toBe('pass');
});
