import { type MatchRecord, Refused, replay, type State } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { botAnswer, Session } from '../src/index.ts';
import { ANN, BOT, sitting } from './sitting.ts';

/** After how many choices each match is dealt anew, and how long it goes on. */
const PLACES = [12, 60, 140];
const MORE = 40;

const play = (session: Session<State>, choices: number): void => {
  while (session.result === null && session.match.length < choices) {
    const [seat] = session.awaited as [number];
    session.choose(seat, session.match.decision, botAnswer(session.table, session.match, seat, 'greedy'));
  }
};
/** The cards of the game with their places, by seat of their owners, in the order of their names. */
const decks = ({ cards, defs, seats }: State) =>
  seats.map((_, owner) => defs.filter((_, id) => cards[id]!.owner === owner).toSorted((a, b) => a - b));

test.each(
  GAMES.map(({ game }) => game.name),
)('%s: a match that is dealt anew for a seat looks the same to it; only what it did not know is elsewhere', name => {
  const table = tableGame(name);
  let moved = 0;
  for (const place of PLACES) {
    const session = sitting(name, [ANN, BOT]);
    play(session, place);
    if (session.result !== null) continue;
    const seat = session.awaited[0]!;
    const before = { view: session.view(seat), log: session.log(seat), defs: session.match.state.defs };
    const hand = JSON.stringify(session.view(1 - seat));
    session.dealAnew(seat, place);
    const { state } = session.match;
    expect(session.view(seat)).toEqual(before.view);
    expect(session.log(seat).slice(0, before.log.length)).toEqual(before.log);
    expect(session.log(seat).at(-1)!.text).toMatch(/ did not know are dealt anew\.$/);
    expect(decks(state)).toEqual(decks({ ...state, defs: before.defs }));
    if (JSON.stringify(session.view(1 - seat)) !== hand) moved++;
    // nobody gets the old cards back
    expect(session.wayBack(seat)).not.toBe('alone');
    expect(() => session.match.propose(seat, { motion: 'undo', to: 0 })).toThrow(Refused);

    // the match goes on, and its record plays the same match again, in one go and from a saved game
    play(session, place + MORE);
    const record: MatchRecord = session.match.record();
    expect(replay(table.game, record).divergence).toBeNull();
    expect(Session.resume(table, record, [ANN, BOT]).view('all')).toEqual(session.view('all'));
  }
  expect(moved).toBeGreaterThan(0);
});

test('a match that is over is not dealt anew, and a deal needs a seed and a seat', () => {
  const session = sitting('wars', [ANN, BOT]);
  expect(() => session.dealAnew(0, 0.5)).toThrow('needs a whole number');
  expect(() => session.dealAnew(7, 1)).toThrow('no seat 8');
  session.leave(0);
  expect(() => session.dealAnew(0, 1)).toThrow('The game is over.');
});
