import { determinize, patched, Refused, type State, save, type Viewer } from '@orrery/kernel';
import '@orrery/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { type Player, prepareMatch, rulesetOf, Session, type Stop, type TableGame, type Update } from '../src/index.ts';

// Whole tables of people who do anything at any time: choose, wait too long, go back, propose, get up, come back, leave.

/** One thing that somebody does: what, who (counted around the table), and which of the ways to do it. */
const deeds = fc.array(fc.record({ what: fc.nat({ max: 99 }), who: fc.nat({ max: 9 }), how: fc.nat({ max: 9999 }) }), {
  minLength: 40,
  maxLength: 110,
});

const STOPS: readonly Stop[] = ['ask', 'useful', 'pass'];

interface Act {
  readonly what: number;
  readonly who: number;
  readonly how: number;
}

const people = (n: number): Player[] =>
  Array.from({ length: n }, (_, seat) => (seat === 1 ? { bot: 'random' } : { person: `p${seat}` }));

function choose(session: Session<State>, seat: number, how: number): void {
  const q = session.question(seat);
  if (q === null) return;
  const first = how % Math.max(1, q.options.length - q.min + 1);
  const ids = q.options.slice(first, first + Math.max(q.min, Math.min(1, q.max))).map(o => o.id);
  // where a single thing breaks a rule of the plan, the plan that is offered
  const given = session.draft(seat, ids).refused === null ? ids : (q.proposal ?? ids);
  session.choose(seat, session.match.decision, given);
}

function act(session: Session<State>, { what, who, how }: Act): void {
  const seats = session.players.length;
  const seat = who % seats;
  const asked = session.awaitedPersons;
  try {
    if (what < 70) choose(session, asked[who % Math.max(1, asked.length)] ?? 0, how);
    else if (what < 78) session.expire(seat, session.match.decision);
    else if (what < 84) session.undo(seat);
    else if (what < 88) session.proposeUndo(seat);
    else if (what === 88) session.proposeEnd(seat);
    else if (what < 92) session.sit(seat, how % 2 === 0 ? { bot: 'greedy' } : { person: `p${seat}` });
    else if (what < 97)
      session.setStops(
        seat,
        Object.fromEntries(session.table.moments.map((m, i) => [m.name, STOPS[(how >> (i % 12)) % STOPS.length]!])),
      );
    else if (what === 97 && how % 4 === 0) session.leave(seat);
  } catch (error) {
    // what cannot be done is refused, and changes nothing
    if (!(error instanceof Refused)) throw error;
  }
  session.goOn();
}

/** Somebody far away who holds a view and a log, and makes the next of them from what is sent alone. */
class Follower {
  private revision = -1;
  private view = '';
  private log = '';

  constructor(
    private readonly session: Session<State>,
    private readonly viewer: Viewer,
  ) {
    this.look();
  }

  private look(): void {
    const look = this.session.look(this.viewer);
    this.revision = look.revision;
    this.view = JSON.stringify(look.view);
    this.log = JSON.stringify(look.log);
  }

  catchUp(): void {
    const { session, viewer } = this;
    const sent = JSON.parse(JSON.stringify(session.since(viewer, this.revision))) as Update | null;
    if (sent === null) {
      // only whoever is far behind must look anew
      expect(session.revision - this.revision).toBeGreaterThan(50);
      this.look();
    } else {
      this.view = JSON.stringify(patched(JSON.parse(this.view), sent.patch));
      this.log = JSON.stringify([...JSON.parse(this.log).slice(0, sent.kept), ...sent.lines]);
      this.revision = sent.revision;
    }
    expect(this.view).toBe(JSON.stringify(session.view(viewer)));
    expect(this.log).toBe(JSON.stringify(session.log(viewer)));
  }
}

describe('whatever people do at a table', () => {
  for (const [game, seats] of [
    ['babylon5', 3],
    ['wars', 2],
  ] as const) {
    const table: TableGame<State> = tableGame(game);
    const { setup } = prepareMatch(table, [], seats, rulesetOf(table, undefined));

    test(`${game}: it waits for persons alone, its logs are those of its record, and it can be resumed`, () => {
      fc.assert(
        fc.property(fc.nat({ max: 1000 }), deeds, (seed, list) => {
          const session = Session.start(table, setup, seed, people(seats));
          session.goOn();
          const followers = [null, 'all' as const, ...session.players.keys()].map(
            viewer => new Follower(session, viewer),
          );
          for (const deed of list) {
            const { revision } = session;
            const before = JSON.stringify([session.log(null), session.decision(null)]);
            act(session, deed);
            followers[(deed.how + deed.who) % followers.length]!.catchUp();
            expect(session.result !== null || session.awaitedPersons.length > 0).toBe(true);
            expect(session.awaitedPersons).toEqual(session.awaited);
            // what a spectator sees does not change without being counted
            if (JSON.stringify([session.log(null), session.decision(null)]) !== before)
              expect(session.revision).toBeGreaterThan(revision);
            for (const seat of session.awaited) expect(session.reflex(seat)).toBeNull();
          }
          for (const follower of followers) follower.catchUp();
          const again = Session.resume(table, session.match.record(), session.players);
          expect(JSON.stringify(save(table.game, again.match.state))).toBe(
            JSON.stringify(save(table.game, session.match.state)),
          );
          for (const viewer of [null, ...session.players.keys()])
            expect(again.log(viewer)).toEqual(session.log(viewer));
        }),
        { numRuns: 4, endOnFailure: true },
      );
    });
  }
});

describe('the moments at which one may pass', () => {
  for (const table of GAMES) {
    test(`${table.game.name}: follow from what a spectator knows, whatever is held`, () => {
      const seats = table.players.usual;
      const { setup } = prepareMatch(table, [], seats, rulesetOf(table, undefined));
      const session = Session.start(
        table,
        setup,
        11,
        Array.from({ length: seats }, (_, seat) => ({ person: `p${seat}` })),
      );
      // who wishes to be asked whenever he may
      if (table.game.orders !== undefined) for (let seat = 0; seat < seats; seat++) session.order(seat, 'always');
      const met = new Set<string>();
      for (let i = 0; i < 500 && session.result === null; i++) {
        for (const seat of session.awaited) {
          const moment = table.moment(session.match.state, seat);
          if (moment !== null) {
            met.add(moment);
            expect(table.moments.map(m => m.name)).toContain(moment);
          }
          // all that a spectator does not know, dealt anew
          const world = determinize(table.game, session.match.state, null, i);
          expect(table.moment(world, seat)).toBe(moment);
        }
        choose(session, session.awaited[0]!, (i * 7919) % 13);
      }
      expect(met.size).toBeGreaterThan(1);
    });
  }
});
