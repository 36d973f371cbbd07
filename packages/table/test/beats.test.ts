import { fingerprint, patched, type Viewer } from '@orrery/kernel';
import '@orrery/kernel/testing';
import type { State } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { Session } from '../src/index.ts';
import { ANN, BOT, sitting } from './sitting.ts';

// A change can be followed beat by beat: what is shown between two of them is what was so between them.

/** A whole match of bots. @param each called after every choice */
function play(game: string, seats: number, each: (session: Session<State>) => void, seed = 7): Session<State> {
  const session = sitting(game, Array(seats).fill({ person: 'ann' }), undefined, seed);
  each(session);
  const bots = sitting(game, Array(seats).fill(BOT), undefined, seed);
  bots.playBots();
  const { choices } = bots.match.record();
  for (const [seat, ...ids] of choices) {
    session.choose(seat as number, session.match.decision, ids as string[]);
    each(session);
  }
  return session;
}

const cardsIn = (data: unknown): string[] => [...JSON.stringify(data).matchAll(/"card":"([^"]+)"/g)].map(m => m[1]!);

describe.each(GAMES.map(({ game }) => game.name))('%s', game => {
  test('beats hold the whole change, in order, and each but silent ones is told', () => {
    const viewers: readonly Viewer[] = [0, 1, null, 'all'];
    const seen = new Map<Viewer, { view: object; revision: number }>();
    let most = 0;
    play(game, 2, session => {
      for (const viewer of viewers) {
        const before = seen.get(viewer);
        if (before === undefined) {
          seen.set(viewer, session.look(viewer));
          continue;
        }
        const update = session.since(viewer, before.revision)!;
        const { patch, facts, beats } = update;
        most = Math.max(most, beats.length);
        expect(beats.reduce((n, beat) => n + beat.operations, 0)).toBe(patch.length);
        expect(beats.reduce((n, beat) => n + beat.facts, 0)).toBe(facts.length);
        if (viewer === 'all' && beats.length > 1) expect(beats.every(({ lines }) => lines.length > 0)).toBe(true);
        // nobody sees a card in between that neither the end nor a fact shows
        const known = new Set([...cardsIn(before.view), ...cardsIn(session.view(viewer)), ...cardsIn(facts)]);
        let view = before.view;
        let from = 0;
        for (const { operations } of beats) {
          view = patched(view, patch.slice(from, (from += operations)));
          for (const card of cardsIn(view)) expect(known).toContain(card);
        }
        expect(view).toEqual(session.view(viewer));
        seen.set(viewer, { view, revision: update.revision });
      }
    });
    expect(most).toBeGreaterThan(3);
  });

  test('a replay of a match has the same beats as the match', () => {
    const played: unknown[] = [];
    let seen = 0;
    const session = play(game, 2, session => {
      const { revision } = session.look(0);
      if (session.match.length > 0) played.push(session.since(0, seen)!.beats);
      seen = revision;
    });
    const replayed: unknown[] = [];
    const table = tableGame(game);
    Session.retold(table, session.match.record(), [ANN, ANN], (again, choices) => {
      const { revision } = again.look(0);
      if (choices > 0) replayed.push(again.since(0, seen)!.beats);
      seen = revision;
    });
    expect(replayed.length).toBeGreaterThan(10);
    expect(replayed).toEqual(played);
  });

  test('a match that is followed plays as one that nobody follows', () => {
    const prints: string[][] = [[], []];
    play(game, 2, session => prints[0]!.push(fingerprint(session.match.game, session.match.state)));
    play(game, 2, session => {
      if (session.match.length === 0) session.look(0);
      session.since(0, session.look(0).revision);
      prints[1]!.push(fingerprint(session.match.game, session.match.state));
    });
    expect(prints[1]).toEqual(prints[0]);
  });
});
