import type { State, Viewer } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Player, Session } from '../src/index.ts';
import { Scores } from '../src/session/scores.ts';
import { ANN, BOT, sitting } from './sitting.ts';

/** Plays to the end, persons taking what stands first. @param look at each question of a person */
function toTheEnd(session: Session<State>, look: (s: Session<State>, seat: number) => void = () => {}): void {
  for (;;) {
    session.goOn();
    if (session.result !== null) return;
    const seat = session.awaitedPersons[0]!;
    look(session, seat);
    const { options, min } = session.question(seat)!;
    if (options.length === 0 || min !== 1) session.expire(seat, session.match.decision);
    else session.choose(seat, session.match.decision, [options[0]!.id]);
  }
}

describe.each([
  ['babylon5', 4],
  ['wars', 2],
])('the story of a match of %s', (game, players) => {
  const bots = Array<Player>(players).fill(BOT);

  test('how near each is to winning is told of every seat, at every moment', () => {
    const session = sitting(game, [ANN, ...bots.slice(1)]);
    let looked = 0;
    toTheEnd(session, s => {
      looked++;
      for (const one of s.standing()) expect(one.out || /\d/.test(one.text)).toBe(true);
    });
    expect(looked).toBeGreaterThan(10);
  });

  test('a summary has every line since the last choice once, and puts first what concerns its reader', () => {
    const session = sitting(game, [ANN, ...bots.slice(1)]);
    let since = -1;
    let first = 0;
    toTheEnd(session, (s, seat) => {
      const { foremost, groups } = s.summary(seat);
      const news = s.log(seat).filter(line => line.after > since);
      expect(groups.flatMap(group => group.lines.map(line => line.text)).sort()).toEqual(news.map(x => x.text).sort());
      expect(new Set(groups.map(group => group.title)).size).toBe(groups.length);
      expect(foremost.length).toBeLessThanOrEqual(3);
      for (const line of foremost) expect([line.concerns.includes(seat), news.length > 0]).toEqual([true, true]);
      first += foremost.length;
      since = s.match.length;
    });
    expect(first).toBeGreaterThan(0);
  });

  test('at the end it tells who has won by which rule, and where the match turned', () => {
    const session = sitting(game, bots);
    toTheEnd(session);
    const { result, reasons, standing, turningPoints } = session.ending(null)!;
    expect(reasons).toHaveLength(result.winners.length);
    for (const { rule, text } of reasons) {
      expect(rule).toMatch(/victory|systematic-rules|winning-the-game/);
      expect(text).toContain(standing[result.winners[0]!]!.name);
      expect(text).toMatch(/\d/);
    }
    expect(turningPoints.length).toBeGreaterThan(1);
    for (const point of turningPoints) expect(point.changes.some(c => c.from !== c.to)).toBe(true);
    expect(turningPoints.map(p => p.after)).toEqual(turningPoints.map(p => p.after).sort((a, b) => a - b));
  });

  test('resumed it tells the same story', () => {
    const session = sitting(game, bots);
    toTheEnd(session);
    const again = Session.resume(session.table, session.match.record(), session.players);
    for (const viewer of [0, null, 'all'] as Viewer[]) {
      expect(again.ending(viewer)).toEqual(session.ending(viewer));
      expect(again.log(viewer)).toEqual(session.log(viewer));
    }
  });
});

test('what matters most in WARS weighs most where it is told: what drains take, and where battles begin', () => {
  const session = sitting('wars', [{ bot: 'greedy' }, { bot: 'greedy' }], undefined, 11);
  toTheEnd(session);
  const weighty = session.log(null).filter(line => line.weight === 3);
  expect(weighty.some(line => /^The drain at .* takes \d+ energy from /.test(line.text))).toBe(true);
  expect(session.log(null).some(line => line.weight === 2 && /^The battle at .* begins\.$/.test(line.text))).toBe(true);
});

test('where all lose alike nothing turns; the turn in which one alone loses is told whole', () => {
  const scores = new Scores();
  scores.note(1, 1, [60, 60]);
  scores.note(2, 1, [51, 51]);
  scores.note(3, 2, [51, 49]);
  scores.note(4, 2, [51, 47]);
  scores.note(5, 3, [50, 47]);
  expect(scores.turningPoints(9, []).map(point => [point.turn, point.after, point.changes])).toEqual([
    [2, 4, [{ seat: 1, from: 51, to: 47 }]],
    [3, 5, [{ seat: 0, from: 51, to: 50 }]],
  ]);
  scores.cut(3);
  expect(scores.turningPoints(9, []).map(point => point.changes)).toEqual([[{ seat: 1, from: 51, to: 49 }]]);
});
