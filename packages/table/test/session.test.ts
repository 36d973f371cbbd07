import { setUp as b5Position } from '@orrery/babylon5';
import { answer, clone, Match, options, patched, Refused, type State, save } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { botAnswer, hintFor, Session, stopsEverywhere, type TableGame } from '../src/index.ts';
import { ANN, BEN, BOT, sitting, until } from './sitting.ts';

const lines = (session: Session<State>, viewer: number | null) => session.log(viewer).map(line => line.text);

describe('persons at a table', () => {
  test('each is asked what is theirs to answer, and nobody sees what another is asked', () => {
    const session = sitting('wars', [ANN, BEN]);
    expect([...session.awaitedPersons].sort()).toEqual([0, 1]);
    expect(session.question(0)!.prompt).toContain('Which location');
    const mine = session.question(0)!.options[2]!.id;
    session.choose(0, session.match.decision, [mine]);
    // the answer waits, hidden, for the other's
    expect([session.question(0), session.awaitedPersons]).toEqual([null, [1]]);
    expect(session.decision(null)).toMatchObject({ awaited: [1], question: null });
    expect(lines(session, 1).some(line => line.includes('starts with'))).toBe(false);
    session.choose(1, session.match.decision, [session.question(1)!.options[0]!.id]);
    expect(lines(session, null).filter(line => line.includes('starts with'))).toHaveLength(2);
    expect(session.awaitedPersons).toHaveLength(1);
  });

  test('lines of the log that link to nothing, or concern the same seats, share one list for it', () => {
    const session = sitting('wars', [ANN, BEN]);
    until(session, s => s.log(null).length > 30);
    const log = session.log(null);
    const lists = <T>(of: (line: (typeof log)[number]) => readonly T[]) => [
      new Set(log.map(of)),
      new Set(log.map(line => of(line).join())),
    ];
    const [concerns, meant] = lists(line => line.concerns);
    expect(concerns!.size).toBe(meant!.size);
    expect(new Set(log.filter(line => line.links.length === 0).map(line => line.links)).size).toBe(1);
  });

  test('what is meant for another question is stale, and a seat that is not asked is refused', () => {
    const session = sitting('wars', [ANN, BEN]);
    const { decision } = session.match;
    const [first, second] = [0, 1].map(seat => session.question(seat)!.options[0]!.id) as [string, string];
    session.choose(0, decision, [first]);
    expect(() => session.choose(0, decision, [first])).toThrow(Refused);
    session.choose(1, decision, [second]);
    const before = JSON.stringify(save(session.table.game, session.match.state));
    expect(() => session.choose(1, decision, [second])).toThrow('This question has already been answered');
    expect(JSON.stringify(save(session.table.game, session.match.state))).toBe(before);
  });

  test('the log tells each viewer what he may know: whose cards were drawn sees them, others their number', () => {
    const session = sitting('wars', [ANN, BEN]);
    until(session, s => s.log(0).some(line => line.text.includes('draws')));
    const [own, other, spectator] = [lines(session, 0), lines(session, 1), lines(session, null)];
    expect(own.some(line => /^Earther draws (?!a card|\d+ cards)/.test(line))).toBe(true);
    expect(other.some(line => /^Earther draws (?!a card|\d+ cards)/.test(line))).toBe(false);
    expect(other).toContain('Earther draws 8 cards from the reserve.');
    expect(spectator).toContain('Gongen draws 8 cards from the reserve.');
  });

  test('one person may sit in several seats, and has a question in each', () => {
    const session = sitting('wars', [ANN, ANN]);
    expect(session.seatsOf('ann')).toEqual([0, 1]);
    expect([session.question(0), session.question(1)].every(q => q !== null)).toBe(true);
  });

  test('players must fit the match, bots must exist, and persons need an id', () => {
    expect(() => sitting('wars', [ANN, { bot: 'hal' }])).toThrow('There is no bot called "hal"');
    expect(() => sitting('wars', [ANN, { person: '' }])).toThrow('A person at a table needs an id.');
    const session = sitting('wars', [ANN, BEN]);
    expect(() => Session.start(session.table, session.match.setup, 1, [ANN])).toThrow(
      'The match has 2 seats and 1 players.',
    );
  });

  test('a bot takes a seat over, and the person comes back to it', () => {
    const session = sitting('babylon5', [ANN, BEN, BOT]);
    session.playBots();
    session.sit(0, BOT);
    session.sit(1, BOT);
    session.goOn();
    expect(session.result).not.toBeNull();
    const second = sitting('babylon5', [ANN, BEN, BOT]);
    second.sit(0, BOT);
    second.goOn();
    expect(second.awaitedPersons).toEqual([1]);
    second.sit(0, ANN);
    until(second, s => s.awaitedPersons.includes(0));
    expect(second.players).toEqual([ANN, BEN, BOT]);
    expect(() => second.sit(3, ANN)).toThrow('There is no seat 4 at this table.');
  });

  test('whoever leaves is out of the match, and the others play on', () => {
    const session = sitting('babylon5', [ANN, BEN, BOT]);
    until(session, s => s.match.length > 6);
    session.leave(0);
    until(session, s => s.match.length > 20);
    expect(session.match.state.seats.map(seat => seat.out)).toEqual([true, false, false]);
    expect(session.awaitedPersons).toEqual([1]);
    expect(() => session.sit(0, ANN)).toThrow('Seat 1 is out of the match.');
    expect(() => session.leave(7)).toThrow(Refused);
  });
});

describe('who passes', () => {
  /** Narn in the action round, who have been dealt these and hold so much influence. */
  const narn = (hand: readonly string[]) => {
    const table = tableGame('babylon5');
    const position = b5Position({
      seats: [
        { race: 'narn', hand, deck: ['Refugees', 'Refugees'] },
        { race: 'centauri', deck: ['Refugees'] },
      ],
      order: ['narn', 'centauri'],
    });
    return Session.of(table, Match.from(table.game, position as State), [ANN, BEN]);
  };
  const lost = (session: Session<State>, seat: number) =>
    session
      .preview(seat, ['pass'])
      .warnings.filter(({ kind }) => kind === 'pass')
      .map(({ text }) => text);

  test('hears nothing of what only looks useful: that may not be his plan', () => {
    const session = narn(["Na'Toth"]);
    expect(session.table.moment(session.match.state, 0)).toBe('action');
    expect(hintFor(session.table, session.match, 0)[0]).not.toBe('pass');
    expect(lost(session, 0)).toEqual([]);
  });

  test('in whole matches of bots hears only of what is really lost', () => {
    const wrong: string[] = [];
    for (const table of GAMES)
      for (const seed of [5, 6, 7]) {
        const session = sitting(table.game.name, Array(table.players.usual).fill(BOT), table, seed);
        const { match } = session;
        for (let i = 0; i < 400 && match.result === null; i++) {
          const seat = match.awaited[0]!;
          const own = (s: State) => table.measures!(s, seat)[0]!.value;
          if (session.question(seat)!.options.some(({ id }) => id === 'pass'))
            for (const text of lost(session, seat)) {
              const before = own(match.state);
              const s = clone(match.state);
              s.heard = [];
              answer(
                table.game,
                s,
                seat,
                options(table.game, s, seat).filter(({ verb }) => verb === 'pass'),
              );
              const harmed = s.heard.some(
                ({ fact }) => table.game.facts.of(fact).harms?.(s, fact as never)?.seat === seat,
              );
              if (!(harmed || own(s) < before) || !/^If you pass, [^.]*\.$/.test(text)) wrong.push(text);
            }
          match.answer(match.decision, seat, botAnswer(table, match, seat, 'greedy'));
          match.hear();
        }
      }
    expect(wrong).toEqual([]);
  });

  /** The Narn, with these cards, after the Centauri have passed: their conflict will take influence from the Narn. */
  const attacked = (supporting: readonly string[], support: string) => {
    const position = b5Position({
      seats: [
        { race: 'narn', supporting, hand: [], deck: ['Refugees', 'Refugees'] },
        { race: 'centauri', supporting: [support], deck: ['Refugees', 'Refugees'] },
      ],
      order: ['centauri', 'narn'],
      conflicts: [{ conflict: 'Limited Strike', by: 'centauri', target: 'narn', support: [support] }],
    });
    const table = tableGame('babylon5');
    const session = Session.of(table, Match.from(table.game, position as State), [ANN, BEN]);
    session.choose(1, session.match.decision, ['pass']);
    expect(session.table.moment(session.match.state, 0)).toBe('action');
    return session;
  };

  test('hears of a loss that is certain and that another choice could prevent, in one sentence', () => {
    const session = attacked(['Deep Space Fleet'], 'Picket Fleet');
    const power = session.table.measures!(session.match.state, 0)[0]!.value;
    expect(lost(session, 0)).toEqual([
      `If you pass, your power goes from ${power} to ${power - 1}, and you could keep it.`,
    ]);
    // of what else he may do he hears nothing
    const other = session.question(0)!.options.find(({ id }) => id !== 'pass')!;
    expect(session.preview(0, [other.id]).warnings.map(({ kind }) => kind)).not.toContain('pass');
  });

  test('hears nothing of a loss that no choice prevents', () => {
    expect(lost(attacked([], 'Picket Fleet'), 0)).toEqual([]);
  });
});

describe("when somebody's time is up", () => {
  test('as little as the rules allow is answered, and only to the question whose time it was', () => {
    const session = sitting('babylon5', [ANN, BEN]);
    until(session, s => s.question(s.awaitedPersons[0]!)!.menu === 'action');
    const [seat] = session.awaitedPersons as [number];
    const { decision } = session.match;
    expect(session.expire(1 - seat, decision)).toBe(false);
    expect(session.expire(seat, decision - 1)).toBe(false);
    expect(session.match.decision).toBe(decision);
    expect(session.expire(seat, decision)).toBe(true);
    expect(session.match.record().choices.at(-1)).toEqual([seat, 'pass']);
    expect(session.expire(seat, decision)).toBe(false);
  });

  test('of those asked together only the slow one is answered for', () => {
    const session = sitting('babylon5', [ANN, BEN]);
    for (const seat of session.players.keys())
      if ('person' in session.players[seat]!) session.setStops(seat, { discard: 'ask' });
    until(session, s => s.awaitedPersons.length === 2 && s.question(0)!.menu === 'discard');
    const { decision } = session.match;
    session.choose(0, decision, [session.question(0)!.options[0]!.id]);
    expect(session.expire(0, decision)).toBe(false);
    expect(session.expire(1, decision)).toBe(true);
    const [first, second] = session.match.record().choices.slice(-2);
    expect([first!.length, second]).toEqual([2, [1]]);
  });

  test('a whole match in which everybody is too slow stays legal', () => {
    for (const game of ['babylon5', 'wars']) {
      const session = sitting(game, [ANN, BEN]);
      for (let i = 0; i < 400 && session.result === null; i++)
        for (const seat of session.awaitedPersons) expect(session.expire(seat, session.match.decision)).toBe(true);
      expect(session.match.length, game).toBeGreaterThan(300);
    }
  });
});

describe('a bot that thinks elsewhere', () => {
  /** A thought that ends when the test says so, with the first answer there is. */
  function thinker(session: Session<State>) {
    const thoughts: (() => void)[] = [];
    const think = (seat: number) =>
      new Promise<string[]>(resolve => {
        const ids = leastIds(session, seat);
        thoughts.push(() => resolve(ids));
      });
    return { thoughts, think };
  }
  const leastIds = (session: Session<State>, seat: number) => {
    const { options, min } = session.question(seat)!;
    return options.slice(0, Math.max(1, min)).map(o => o.id);
  };
  const rest = () => new Promise(resolve => setImmediate(resolve));

  test('has thought for good though a person who was asked with it has answered meanwhile', async () => {
    const session = sitting('wars', [ANN, BOT]);
    const { thoughts, think } = thinker(session);
    const playing = session.playBotsBy(think);
    expect(session.awaited.toSorted()).toEqual([0, 1]);
    const theirs = leastIds(session, 1);
    const { decision } = session.match;
    session.choose(0, decision, leastIds(session, 0));
    expect([session.match.decision, session.awaited]).toEqual([decision, [1]]);
    thoughts.shift()!();
    await rest();
    expect(session.match.record().choices.slice(0, 2)).toEqual([
      [0, expect.any(String)],
      [1, theirs[0]],
    ]);
    for (let i = 0; i < 20; i++, await rest()) thoughts.shift()?.();
    expect(await playing).toBe(true);
    expect(session.awaitedPersons).toEqual([0]);
  });

  test('thinks anew where its question is another one by then, though that has the same number', async () => {
    const session = sitting('babylon5', [ANN, BOT]);
    until(session, s => s.question(0)?.menu === 'action');
    const pass = () => session.choose(0, session.match.decision, ['pass']);
    pass();
    expect([session.awaited, session.wayBack(0)]).toEqual([[1], 'alone']);
    const { decision } = session.match;
    const { thoughts, think } = thinker(session);
    const playing = session.playBotsBy(think);
    expect(thoughts).toHaveLength(1);
    expect(session.undo(0)).toBe(true);
    pass();
    expect([session.match.decision, session.awaited]).toEqual([decision, [1]]);
    const { length } = session.match;
    thoughts.shift()!();
    await rest();
    expect([session.match.length, thoughts.length]).toEqual([length, 1]);
    thoughts.shift()!();
    await rest();
    expect(session.match.length).toBeGreaterThan(length);
    for (let i = 0; i < 20; i++, await rest()) thoughts.shift()?.();
    expect(await playing).toBe(true);
  });
});

describe('those who follow a match', () => {
  test('are told what has changed since they last looked, their view and their log', () => {
    const session = sitting('wars', [ANN, BEN]);
    expect(session.since(0, session.revision)).toBeNull();
    const { revision, view, log } = session.look(0);
    until(session, s => s.match.length > 6);
    const update = session.since(0, revision)!;
    expect(update.revision).toBe(session.revision);
    expect(patched(view, update.patch)).toEqual(session.view(0));
    expect([...log.slice(0, update.kept), ...update.lines]).toEqual(session.log(0));
    expect(update.facts.map(fact => fact.t)).toContain('turn');
    // nothing has happened since, and nobody has seen what is still to come
    expect(session.since(0, session.revision)).toMatchObject({ patch: [], facts: [], lines: [] });
    expect(session.since(0, session.revision + 1)).toBeNull();
    session.lookAway(0);
    expect(session.since(0, revision)).toBeNull();
  });

  test('are told nothing that they may not know', () => {
    const session = sitting('wars', [ANN, BEN]);
    const { revision } = session.look(1);
    session.look(0);
    until(session, s => s.log(0).some(line => line.text.includes('draws')));
    const titles = session
      .log(0)
      .flatMap(line => /^Earther draws (?!a card|\d+ cards)(.+?) from/.exec(line.text)?.[1]?.split(/, | and /) ?? []);
    expect(titles.length).toBeGreaterThan(3);
    const sent = JSON.stringify(session.since(1, revision));
    for (const title of titles) expect(sent).not.toContain(title);
  });

  test('and are too far behind look anew', () => {
    const session = sitting('wars', [ANN, BEN]);
    const { revision } = session.look(null);
    until(session, s => s.revision > revision + 40);
    expect(session.since(null, revision)).not.toBeNull();
    until(session, s => s.revision > revision + 60);
    expect(session.since(null, revision)).toBeNull();
    expect(session.look(null).view).toEqual(session.view(null));
  });
});

describe('going back and going on', () => {
  test('a choice taken back is gone from the logs, and counts as a change', () => {
    const session = sitting('babylon5', [ANN, BEN]);
    until(session, s => s.question(s.awaitedPersons[0]!)?.options.some(o => o.id.startsWith('build')) ?? false);
    const [seat] = session.awaitedPersons as [number];
    const { revision } = session;
    const [before, told] = [session.match.length, lines(session, null)];
    session.choose(seat, session.match.decision, [
      session.question(seat)!.options.find(o => o.id.startsWith('build'))!.id,
    ]);
    expect(lines(session, 1 - seat).at(-1)).toMatch(/builds influence/);
    expect(session.undo(1 - seat)).toBe(false);
    expect(session.undo(seat)).toBe(true);
    expect([session.match.length, lines(session, null)]).toEqual([before, told]);
    expect(session.revision).toBeGreaterThan(revision + 1);
  });

  test('behind the choice of another the others are asked, and all must agree', () => {
    const session = sitting('wars', [ANN, BEN]);
    until(session, s => s.match.length > 8);
    for (const seat of [0, 1]) session.setStops(seat, stopsEverywhere(session.table, 'ask'));
    const [first] = session.awaitedPersons as [number];
    const other = 1 - first;
    const { length, decision } = session.match;
    const [told, asked] = [lines(session, other), session.question(first)];
    for (const seat of [first, other]) session.choose(seat, session.match.decision, ['pass']);
    expect([session.undo(first), session.undo(other)]).toEqual([false, true]);
    session.choose(other, session.match.decision, ['pass']);
    // refused: what was asked stands as it was, and the same is not proposed again
    const { decision: pending } = session.match;
    session.proposeUndo(first);
    expect([session.awaitedPersons, session.question(other)!.menu]).toEqual([[other], 'motion']);
    expect(lines(session, null).at(-1)).toMatch(/ asks to undo choices\.$/);
    session.choose(other, session.match.decision, ['no']);
    expect(lines(session, other).at(-1)).toBe('Not everyone agrees.');
    const resumed = Session.resume(session.table, session.match.record(), session.players);
    expect(lines(resumed, null)).toEqual(lines(session, null));
    expect(session.match.decision).toBe(pending);
    expect(() => session.proposeUndo(first)).toThrow(Refused);
    // agreed: all of it is gone, from the logs too
    session.proposeUndo(other);
    session.choose(first, session.match.decision, ['yes']);
    expect(session.match.length).toBe(length + 1);
    session.proposeUndo(first);
    session.choose(other, session.match.decision, ['yes']);
    expect([session.match.length, session.match.decision]).toEqual([length, decision]);
    expect([session.awaitedPersons, session.question(first)]).toEqual([[first], asked]);
    expect(lines(session, other)).toEqual(told);
  });

  test('a motion that was not carried is told once, though the match goes back to where it had just failed', () => {
    const session = sitting('wars', [ANN, BEN]);
    until(session, s => s.match.length > 8);
    for (const seat of [0, 1]) session.setStops(seat, stopsEverywhere(session.table, 'ask'));
    const [first] = session.awaitedPersons as [number];
    const other = 1 - first;
    session.choose(first, session.match.decision, ['pass']);
    session.proposeUndo(first);
    session.choose(other, session.match.decision, ['no']);
    const [{ length }, told] = [session.match, lines(session, null)];
    session.choose(other, session.match.decision, ['pass']);
    session.proposeUndo(other);
    session.choose(first, session.match.decision, ['yes']);
    expect([session.match.length, lines(session, null)]).toEqual([length, told]);
    const resumed = Session.resume(session.table, session.match.record(), session.players);
    expect(lines(resumed, null)).toEqual(told);
  });

  test('an answer that waits is taken back, and what was told since then stays told', () => {
    const session = sitting('wars', [ANN, BEN]);
    session.choose(0, session.match.decision, [session.question(0)!.options[2]!.id]);
    session.proposeEnd(1);
    session.choose(0, session.match.decision, ['no']);
    expect(session.undo(0)).toBe(true);
    expect(lines(session, null)).toEqual([expect.stringContaining('proposes to end'), 'Not everyone agrees.']);
    const resumed = Session.resume(session.table, session.match.record(), session.players);
    for (const viewer of [null, 0, 1]) expect(resumed.log(viewer)).toEqual(session.log(viewer));
    expect([session.wayBack(0), session.undo(0)]).toEqual([null, false]);
  });

  test('whoever hears what happens is not told to go back where an answer that waits is taken back', () => {
    const { table, match } = sitting('wars', [ANN, BEN]);
    const heard: number[] = [];
    const session = Session.start(table, match.setup, match.seed, [ANN, BEN], choices => heard.push(choices));
    session.choose(0, session.match.decision, [session.question(0)!.options[2]!.id]);
    const before = heard.slice();
    expect(before.at(-1)).toBe(1);
    expect([session.undo(0), session.match.length, heard]).toEqual([true, 0, before]);
  });

  test('a vote that waits is taken back alone, and the choice before it can still be', () => {
    const session = sitting('babylon5', [ANN, BEN, { person: 'cid' }]);
    until(session, s => s.match.length > 8 && s.awaitedPersons.length === 1);
    const [asked] = session.awaitedPersons as [number];
    const [proposes, other] = [0, 1, 2].filter(seat => seat !== asked) as [number, number];
    session.choose(asked, session.match.decision, [session.question(asked)!.options.at(-1)!.id]);
    const { length } = session.match;
    const last = session.match.lastAnswer(asked);
    session.proposeEnd(proposes);
    session.choose(asked, session.match.decision, ['yes']);
    expect([session.wayBack(asked), session.undo(asked)]).toEqual(['alone', true]);
    expect([session.match.length, [...session.awaitedPersons].sort()]).toEqual([length + 1, [asked, other].sort()]);
    session.choose(other, session.match.decision, ['no']);
    session.choose(asked, session.match.decision, ['no']);
    expect([session.chose(last), session.wayBack(asked)]).toEqual([true, expect.stringMatching(/^(alone|asked)$/)]);
    session.proposeUndo(asked);
    expect(session.match.state.motion!.proposal).toEqual({ motion: 'undo', to: last });
  });

  test('what was passed unasked is no choice: it goes back with the choice before it', () => {
    const session = sitting('wars', [ANN, BOT]);
    session.setStops(0, stopsEverywhere(session.table, 'ask'));
    until(session, s => s.table.moment(s.match.state, 0) === 'your deploy phase');
    const { length } = session.match;
    session.choose(0, session.match.decision, ['pass']);
    session.setStops(0, { ...stopsEverywhere(session.table, 'pass'), 'your deploy phase': 'ask' });
    session.goOn();
    expect(session.match.length).toBeGreaterThan(length + 4);
    session.proposeUndo(0);
    session.playBots();
    expect(session.match.length).toBe(length);
    expect(session.table.moment(session.match.state, 0)).toBe('your deploy phase');
  });

  test('bots agree to what a person proposes, and a match ends when all agree to end it', () => {
    const session = sitting('babylon5', [ANN, BOT, BEN]);
    until(session, s => s.match.length > 10);
    session.proposeEnd(2);
    session.playBots();
    expect([session.result, session.awaitedPersons]).toEqual([null, [0]]);
    expect(session.question(0)!.prompt).toBe('Minbari proposes to end the match without a winner. Do you agree?');
    session.choose(0, session.match.decision, ['yes']);
    expect(session.result).toEqual({ winners: [], kind: 'agreement' });
    expect(session.match.record().choices.at(-1)).toEqual([0, 'yes']);
  });

  test('nothing can be taken back by somebody who has not chosen', () => {
    const session = sitting('babylon5', [ANN, BEN]);
    expect(session.undo(0)).toBe(false);
    expect(() => session.proposeUndo(0)).toThrow('You have not chosen anything yet.');
  });

  test('an answer that waits is taken back alone: what another has answered meanwhile stays, and is his to take back', () => {
    const session = sitting('babylon5', [ANN, BEN, BOT]);
    for (const seat of session.players.keys())
      if ('person' in session.players[seat]!) session.setStops(seat, { discard: 'ask' });
    until(session, s => s.awaitedPersons.length === 2 && s.question(0)!.menu === 'discard');
    const { decision, length } = session.match;
    for (const seat of [0, 1]) session.setStops(seat, stopsEverywhere(session.table, 'ask'));
    session.choose(0, decision, []);
    expect([session.undo(0), session.match.length]).toEqual([true, length]);
    session.choose(0, decision, [session.question(0)!.options[0]!.id]);
    expect([session.match.length, session.awaitedPersons]).toEqual([length + 1, [1]]);
    expect([session.undo(1), session.undo(0)]).toEqual([false, true]);
    // nothing of this question is left: what can be taken back now came before it
    session.proposeUndo(0);
    session.choose(1, session.match.decision, ['yes']);
    session.playBots();
    expect(session.match.length).toBeLessThan(length);
  });

  test('a resumed match is the same match, for every viewer', () => {
    for (const game of ['babylon5', 'wars']) {
      const session = sitting(game, [ANN, BOT]);
      until(session, s => s.match.length > 60);
      const again = Session.resume(session.table, session.match.record(), [ANN, BOT]);
      for (const viewer of [null, 0, 1]) {
        expect(lines(again, viewer)).toEqual(lines(session, viewer));
        expect(JSON.stringify(again.view(viewer))).toBe(JSON.stringify(session.view(viewer)));
      }
      // and bots go on in it as they would have
      for (const s of [session, again]) until(s, x => x.match.length > 90);
      expect(again.match.record()).toEqual(session.match.record());
    }
  });

  test('nobody builds a view to ask a question', () => {
    for (const game of ['babylon5', 'wars']) {
      const table = tableGame(game);
      const blind: TableGame<State> = {
        ...table,
        game: {
          ...table.game,
          table: () => {
            throw new Error('a view was built');
          },
        },
      };
      const session = sitting(game, [ANN, BEN], blind);
      until(session, s => s.match.length > 100);
      expect(session.question(session.awaitedPersons[0]!)).not.toBeNull();
    }
  });
});
