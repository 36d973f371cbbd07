import { setUp as b5Position, Sitting } from '@orrery/babylon5';
import { awaited, clone, Match, options, type State } from '@orrery/kernel';
import { dice, playOn } from '@orrery/kernel/testing';
import { HAND, pile, RESERVE, type WarsState, setUp as warsPosition } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import {
  couldAct,
  mightAct,
  type Player,
  prepareMatch,
  rulesetOf,
  Session,
  type Stop,
  stopsEverywhere,
  type TableGame,
  usualStops,
} from '../src/index.ts';
import { ANN, BEN, BOT, sitting, until } from './sitting.ts';

/** A table at which these sit, with ready decks, asked every time. */
function askedAlways(game: string, players: readonly Player[], table?: TableGame<State>): Session<State> {
  const session = sitting(game, players, table);
  everywhere(session, 'ask');
  return session;
}

const everywhere = (session: Session<State>, stop: Stop): void =>
  session.players.forEach((_, seat) => {
    session.setStops(seat, stopsEverywhere(session.table, stop));
  });

const isAt = (session: Session<State>, moment: string): boolean =>
  session.awaitedPersons.some(seat => session.table.moment(session.match.state, seat) === moment);

const CORE = 'Ganymede/Core Shaft';
const PLATFORM = 'Ganymede/Mining Platform';

/** Player 2 begins two battles against player 1, who does nothing. Gives how often player 1 was asked. */
function askedInTwoBattles(stop: Stop, hand: readonly string[], here: readonly string[] = []): number {
  const table = tableGame('wars');
  const position = warsPosition({
    phase: 'battle',
    active: 2,
    locations: [CORE, PLATFORM],
    seats: [
      { at: { [CORE]: ['CGC Grunt', ...here], [PLATFORM]: ['CGC Grunt'] }, hand, active: 2 },
      { at: { [CORE]: ['Sudeva Warrior'], [PLATFORM]: ['Sudeva Warrior'] }, hand: 1, active: 4 },
    ],
  });
  const session = Session.of(table, Match.from(table.game, position as State), [ANN, BOT]);
  session.setStops(0, stopsEverywhere(table, stop));
  let asked = 0;
  const fighting = ({ battle, items }: WarsState) => battle !== null || items.length > 0;
  for (let battles = 0; battles < 2 || fighting(session.match.state as WarsState); ) {
    const [seat] = session.awaited as [number];
    if (seat === 0 && session.takeReflex(0)) continue;
    const list = session.question(seat)!.options.map(o => o.id);
    if (seat === 0 && list.includes('pass')) asked++;
    const attack = seat === 1 ? list.find(id => id.startsWith('attack:')) : undefined;
    if (attack !== undefined) {
      battles++;
      session.choose(1, session.match.decision, [attack]);
    } else session.expire(seat, session.match.decision);
  }
  return asked;
}

describe('stops', () => {
  test('a seat is asked at the moments that a player has chosen, and passes at others', () => {
    const session = askedAlways('wars', [ANN, BEN]);
    until(session, s => isAt(s, 'their deploy phase'));
    const [seat] = session.awaitedPersons as [number];
    expect(session.reflex(seat)).toBeNull();
    session.setStops(seat, { 'their deploy phase': 'pass' });
    expect(session.stops(seat)).toMatchObject({ 'their deploy phase': 'pass', 'your deploy phase': 'ask' });
    expect(session.reflex(seat)).toEqual(['pass']);
    expect(session.goOn()).toEqual([seat]);
    expect(session.match.record().choices.at(-1)).toEqual([seat, 'pass']);
  });

  test('somebody with an instant in hand that can do nothing now is not asked in two battles', () => {
    expect(askedInTwoBattles('ask', ['Rousing Leap'])).toBeGreaterThan(11);
    expect(askedInTwoBattles('useful', ['Rousing Leap'])).toBe(0);
  });

  test('nor is somebody whose card could be used for nothing: it moves to a battle, and is there', () => {
    expect(askedInTwoBattles('ask', ['CGC Grunt'], ['Infantry Support Vehicle'])).toBeGreaterThan(11);
    const useful = askedInTwoBattles('useful', ['CGC Grunt'], ['Infantry Support Vehicle']);
    // it can go to the battle at the other site
    expect(useful).toBeGreaterThan(0);
    expect(useful).toBeLessThan(8);
  });

  test('what is passed is the same whatever a player holds while another could see how quickly', () => {
    const session = askedAlways('wars', [ANN, BEN]);
    const reflexes = new Set<string | null>();
    for (const moment of ['your deploy phase', 'their draw phase']) {
      until(session, s => isAt(s, moment));
      const state = session.match.state as WarsState;
      const seat = session.awaitedPersons.find(x => session.table.moment(state, x) === moment)!;
      session.setStops(seat, { [moment]: 'useful' });
      const taken = new Set<string | null>();
      const could = new Set<string>();
      // the hand changes places with other cards of the deck, those of a kind together
      const cards = [...pile(state, seat, HAND), ...pile(state, seat, RESERVE)];
      const kinds = cards.map(id => state.defs[id]!).sort((a, b) => a - b);
      for (let by = 0; by < cards.length; by++) {
        const defs = state.defs.slice();
        cards.forEach((id, i) => {
          defs[id] = kinds[(i + by) % kinds.length]!;
        });
        session.match.state = Object.assign(clone(state), { defs, menus: null, derived: null });
        could.add([...new Set(options(session.table.game, session.match.state, seat).map(o => o.verb))].join());
        taken.add(session.reflex(seat)?.join() ?? null);
      }
      session.match.state = state;
      session.setStops(seat, { [moment]: 'ask' });
      expect(taken.size, moment).toBe(1);
      for (const reflex of taken) reflexes.add(reflex);
      // some of these hands could do something, and others could not
      if (moment === 'your deploy phase') expect([...could].sort()).toEqual(['pass', 'play,pass']);
    }
    expect(reflexes).toEqual(new Set([null, 'pass']));
  });

  test('alone with bots it is looked at what a player holds, and no longer once somebody watches or sits down', () => {
    const alone = askedAlways('wars', [ANN, BOT]);
    const onlyPass = (s: Session<State>) =>
      s.awaitedPersons.includes(0) &&
      s.question(0)!.options.every(o => o.id === 'pass') &&
      isAt(s, 'your deploy phase');
    until(alone, onlyPass);
    everywhere(alone, 'useful');
    const { state } = alone.match;
    expect([couldAct(alone.table, state, 0), mightAct(alone.table, state, 0)]).toEqual([false, true]);
    expect(alone.reflex(0)).toEqual(['pass']);
    alone.watch('zoe');
    expect(alone.reflex(0)).toBeNull();
    alone.unwatch('zoe');
    expect(alone.reflex(0)).toEqual(['pass']);
    alone.sit(1, BEN);
    expect(alone.reflex(0)).toBeNull();
  });

  test('whoever can do something is asked by what lies open, too, in random matches of every game', () => {
    for (const table of GAMES) {
      let asked = 0;
      let passed = 0;
      for (let seed = 1; seed <= 6; seed++) {
        const { setup } = prepareMatch(table, [], table.players.usual, rulesetOf(table, undefined));
        const { match } = Session.start(table, setup, seed, Array<Player>(table.players.usual).fill(BOT));
        if (table.game.orders !== undefined)
          for (let seat = 0; seat < table.players.usual; seat++) match.order(seat, 'always');
        const d = dice(seed);
        // windows that ask by standing orders ask nobody who could not act for all that anybody sees
        for (let i = 0; i < (table.game.orders === undefined ? 60 : 400) && match.state.result === null; i++) {
          playOn(table.game, match.state, d, 9);
          const seat = awaited(match.state)[0];
          if (seat === undefined || table.moment(match.state, seat) === null) continue;
          const might = mightAct(table, match.state, seat);
          if (couldAct(table, match.state, seat)) {
            asked++;
            expect(might, `${table.game.name}, match ${seed}, decision ${match.state.ask!.id}`).toBe(true);
          } else if (!might) passed++;
        }
      }
      expect(asked, table.game.name).toBeGreaterThan(table.game.orders === undefined ? 30 : 5);
      if (table.game.orders === undefined) expect(passed, table.game.name).toBeGreaterThan(0);
    }
  });

  test('nothing but a question for passing is answered, and never for a bot', () => {
    const session = askedAlways('wars', [ANN, BOT]);
    everywhere(session, 'pass');
    expect([session.question(0)!.menu, session.reflex(0), session.reflex(1)]).toEqual([
      'starting location',
      null,
      null,
    ]);
  });

  test('in Babylon 5 being asked whether to reveal a contingency is a moment of its own, for what one does oneself too', () => {
    const { moment } = tableGame('babylon5');
    const attack = (narn: readonly string[], centauri: readonly string[]) => {
      const t = new Sitting(
        b5Position({
          seats: [
            { race: 'narn', ambassador: { card: "G'Kar", attached: narn } },
            { race: 'centauri', supporting: [{ card: 'Vir Cotto', damage: 1, attached: centauri }] },
          ],
          order: ['narn', 'centauri'],
          conflicts: [{ conflict: 'Affirmation of Power', by: 'centauri', support: ['Vir Cotto'] }],
        }),
      );
      expect(moment(t.s, 0)).toBe('action');
      t.act('narn', 'attack', "G'Kar", 'Vir Cotto');
      const [seat] = awaited(t.s) as [number];
      return [seat, moment(t.s, seat)];
    };
    expect(attack(['Vicious Blow'], [])).toEqual([0, 'contingency to your own']);
  });

  test('Babylon 5 asks about discards before the draw only players who want to be asked', () => {
    const asked = (stop: 'ask' | 'pass') => {
      const session = sitting('babylon5', [ANN, BOT]);
      session.setStops(0, { discard: stop });
      let questions = 0;
      for (session.goOn(); session.result === null && session.table.turn(session.match.state) < 6; session.goOn()) {
        if (session.question(0)!.menu === 'discard') questions++;
        session.expire(0, session.match.decision);
      }
      return questions;
    };
    expect(usualStops(tableGame('babylon5')).discard).toBe('pass');
    expect(asked('pass')).toBe(0);
    expect(asked('ask')).toBeGreaterThan(3);
  });

  test('a moment must be one of the game', () => {
    const session = askedAlways('wars', [ANN, BEN]);
    expect(() => session.setStops(0, { 'their coffee break': 'pass' })).toThrow(
      'WARS has no moment called "their coffee break". Choose from behind your own,',
    );
  });

  test('are what the game finds usual where nobody has said anything, and for who sits down anew', () => {
    const usual = usualStops(tableGame('wars'));
    expect(usual).toMatchObject({ 'behind your own': 'pass', 'your deploy phase': 'useful' });
    const session = askedAlways('wars', [ANN, BEN]);
    session.sit(1, { person: 'cat' });
    expect(session.stops(1)).toEqual(usual);
  });
});

describe('who lets the table pass', () => {
  /** Goes on with what is passed unasked. @returns the moment at which a seat is asked then */
  const askedNext = (session: Session<State>, seat: number): string | null => {
    for (;;) {
      session.goOn();
      if (!session.awaited.includes(seat)) until(session, s => s.awaited.includes(seat));
      const moment = session.table.moment(session.match.state, seat);
      if (moment !== null) return moment;
      session.expire(seat, session.match.decision);
    }
  };
  const answer = (session: Session<State>, seat: number) => session.expire(seat, session.match.decision);

  test('may be asked once at whichever moment comes next, and is passed over again then', () => {
    const session = sitting('wars', [ANN, BOT]);
    session.setStops(0, { ...stopsEverywhere(session.table, 'pass'), 'your deploy phase': 'ask' });
    const before = session.stops(0);
    expect(askedNext(session, 0)).toBe('your deploy phase');
    // said in the middle of a question it does not mean that one
    session.setStops(0, { next: 'once' });
    expect(session.stops(0)).toEqual({ ...before, next: 'once' });
    answer(session, 0);
    expect(session.stops(0)).toEqual({ ...before, next: 'once' });
    expect(askedNext(session, 0)).not.toBe('your deploy phase');
    // it has done what it was for
    expect(session.stops(0)).toEqual(before);
    answer(session, 0);
    expect(session.stops(0)).toEqual(before);
    expect(askedNext(session, 0)).toBe('your deploy phase');
  });

  test('may be asked once at a moment of his choice, which is as it was before then', () => {
    const session = sitting('wars', [ANN, BOT]);
    session.setStops(0, stopsEverywhere(session.table, 'pass'));
    const before = session.stops(0);
    session.setStops(0, { 'their move phase': 'once' });
    // said twice it is said once
    session.setStops(0, { 'their move phase': 'once' });
    expect(askedNext(session, 0)).toBe('their move phase');
    answer(session, 0);
    expect(session.stops(0)).toEqual(before);
  });

  test('may think better of it', () => {
    const session = sitting('wars', [ANN, BOT]);
    session.setStops(0, stopsEverywhere(session.table, 'pass'));
    const before = session.stops(0);
    session.setStops(0, { next: 'once', 'their move phase': 'once' });
    session.setStops(0, { next: 'pass', 'their move phase': 'pass' });
    expect(session.stops(0)).toEqual(before);
  });

  test('is asked the same where somebody else has kept the choices and plays them again', () => {
    const session = sitting('wars', [ANN, BOT]);
    const other = sitting('wars', [ANN, BOT]);
    for (const s of [session, other]) {
      s.setStops(0, stopsEverywhere(s.table, 'pass'));
      s.setStops(0, { next: 'once' });
    }
    askedNext(session, 0);
    answer(session, 0);
    const { choices } = session.match.record();
    for (const [i, choice] of choices.entries())
      if (i >= other.match.length) other.take(choice, choice[0] === 0 && !session.chose(i));
    expect(other.stops(0)).toEqual(session.stops(0));
    expect(other.stops(0)).not.toHaveProperty('next');
  });
});
