// Questions that a player is not asked, because nearly everybody gives the same answer.
import { setUp as b5Position } from '@orrery/babylon5';
import { setUp as gePosition } from '@orrery/galactic-empires';
import { count, Match, type State } from '@orrery/kernel';
import { HAND, pile, type WarsState, setUp as warsPosition } from '@orrery/wars';
import { describe, expect, test } from 'vitest';
import { GAMES, tableGame } from '../src/games/registry.ts';
import { botAnswer, prepareMatch, rulesetOf, Session, usualStops } from '../src/index.ts';
import { ANN, BEN, BOT } from './sitting.ts';

/** A table with a position, where the first seat is a person. */
function at(game: string, position: unknown, others: number, watched = false): Session<State> {
  const table = tableGame(game);
  const players = [ANN, ...Array.from({ length: others }, () => (watched ? BEN : BOT))];
  return Session.of(table, Match.from(table.game, position as State), players);
}

describe('WARS', () => {
  const phase = (name: string, active: number, whose = 1) =>
    at(
      'wars',
      warsPosition({
        phase: name as 'draw',
        active: whose,
        locations: ['Ganymede/Core Shaft'],
        seats: [
          { hand: ['CGC Grunt'], active },
          { hand: 1, active: 2 },
        ],
      }),
      1,
      true,
    );

  test('a phase in which its own action is not possible any more is a moment of its own, and passed', () => {
    for (const name of ['control', 'battle', 'move', 'draw']) {
      const session = phase(name, 0);
      const moment = `your ${name} phase, nothing left`;
      expect(session.table.moment(session.match.state, 0)).toBe(moment);
      expect(usualStops(session.table)[moment]).toBe('pass');
      expect(session.reflex(0)).toEqual(['pass']);
      session.setStops(0, { [moment]: 'ask' });
      expect(session.reflex(0)).toBeNull();
    }
  });

  test('a phase with an action is asked about, and so is the deploy phase: what can be played there is hidden', () => {
    const moments = [phase('draw', 2), phase('deploy', 0)].map(x => x.table.moment(x.match.state, 0));
    expect(moments).toEqual(['your draw phase', 'your deploy phase']);
    expect(phase('draw', 2).reflex(0)).toBeNull();
  });

  test('whether the action of a phase is possible does not depend on the hand', () => {
    for (const name of ['activate', 'control', 'battle', 'move', 'draw'])
      for (const active of [0, 3]) {
        const session = phase(name, active);
        const s = session.match.state as WarsState;
        const seen = new Set<string | null>();
        for (let def = 0; def < 40; def++) {
          const [held] = pile(s, 0, HAND) as [number];
          seen.add(
            session.table.moment({ ...s, defs: s.defs.with(held, def), derived: null, menus: null } as State, 0),
          );
        }
        expect(seen.size, `${name} ${active}`).toBe(1);
      }
  });

  test('a player is asked in the phases of an opponent that end something, and when the opponent does something', () => {
    const stops = usualStops(tableGame('wars'));
    for (const moment of ['behind theirs', 'their battle phase', 'their draw phase', 'their battle, before power'])
      expect(stops[moment], moment).toBe('useful');
    for (const moment of ['behind their energy', 'their activate phase', 'their deploy phase', 'their move phase'])
      expect(stops[moment], moment).toBe('pass');
  });
});

describe('Babylon 5', () => {
  const contest = (by: string) =>
    at(
      'babylon5',
      b5Position({
        seats: [
          { race: 'narn', agenda: 'Power Politics' },
          { race: 'centauri', agenda: 'Power Politics' },
          { race: 'human' },
        ],
        order: ['narn', 'centauri', 'human'],
        conflicts: [{ conflict: 'Power Politics', by }],
      }),
      2,
    );
  const supporting = (session: Session<State>): string =>
    session.question(0)!.options.find(o => o.id.startsWith('support:'))!.id;

  test('a card that joins a many-sided conflict of its player takes their side, without a question', () => {
    const session = contest('narn');
    const before = session.match.length;
    const support = supporting(session);
    expect(
      session
        .preview(0, [support])
        .sentences.map(x => x.text)
        .join(' '),
    ).toContain('supports');
    session.choose(0, session.match.decision, [support]);
    expect(session.takeReflex(0)).toBe(true);
    expect(session.match.made.slice(before)).toEqual([
      [0, support],
      [0, 'seat:0'],
    ]);
    // both are one choice
    expect(session.chose(before + 1)).toBe(false);
  });

  test('a player who wants to be asked is asked, and so is everybody in the conflicts of others', () => {
    const own = contest('narn');
    own.setStops(0, { 'own side': 'ask' });
    own.choose(0, own.match.decision, [supporting(own)]);
    expect([own.question(0)!.menu, own.reflex(0)]).toEqual(['side', null]);
    const others = contest('centauri');
    others.choose(0, others.match.decision, [supporting(others)]);
    expect([others.question(0)!.menu, others.reflex(0)]).toEqual(['side', null]);
  });

  test("a card's own question for a side is asked: no card of the player joins the conflict", () => {
    const session = at(
      'babylon5',
      b5Position({
        seats: [
          { race: 'narn', hand: ['Secret Vorlon Aid'], supporting: [{ card: "Na'Toth", marks: { vorlon: 2 } }] },
          { race: 'centauri' },
        ],
        order: ['narn', 'centauri'],
        conflicts: [{ conflict: 'Kidnapping', by: 'centauri', target: 'narn' }],
      }),
      1,
    );
    const play = session.question(0)!.options.find(o => o.id.startsWith('event:'))!.id;
    session.choose(0, session.match.decision, [play]);
    while (session.question(0)?.menu !== 'side') {
      const [first] = session.question(0)!.options;
      session.choose(0, session.match.decision, [first!.id]);
    }
    expect(session.question(0)!.options.map(o => o.id)).toEqual(['support', 'oppose']);
    expect(session.table.moment(session.match.state, 0)).toBeNull();
    expect(session.reflex(0)).toBeNull();
  });
});

describe('Galactic Empires', () => {
  const discarding = (hand: number, order = 'never') =>
    at(
      'galactic-empires',
      gePosition({
        phase: 'discard',
        seats: [{ fleet: ['T3 Moon'], hand: Array<string>(hand).fill('T3 Ice Moon'), order }, { order }],
      } as Parameters<typeof gePosition>[0]),
      1,
    );

  test('asks about discards only players who want to be asked', () => {
    const session = discarding(3);
    expect([session.question(0)!.menu, session.reflex(0)]).toEqual(['discard', []]);
    session.setStops(0, { 'your discard': 'ask' });
    expect(session.reflex(0)).toBeNull();
  });

  test('asks about discards of a full hand, which would let its player draw fewer cards', () => {
    const session = discarding(10);
    expect([session.question(0)!.menu, session.reflex(0)]).toEqual(['discard', null]);
    session.setStops(0, { 'your discard, full hand': 'pass' });
    expect(session.reflex(0)).toEqual([]);
  });
});

/** How many questions a turn a person is asked who answers like the greedy bot, in 3 games of two. Several draws in a row are one. */
const MOST_A_TURN: Readonly<Record<string, number>> = { babylon5: 5.3, 'galactic-empires': 4.7, wars: 7.6 };

test('in games of two nobody is asked a question with one possible answer, nor more questions a turn than before', () => {
  for (const table of GAMES) {
    let [asked, turns] = [0, 0];
    for (let seed = 1; seed <= 3; seed++) {
      const { setup } = prepareMatch(table, [], 2, rulesetOf(table, undefined));
      const session = Session.start(table, setup, seed, [ANN, BOT]);
      /** the option and the place in the record of the next answer of a series */
      let series = '';
      for (session.goOn(); session.result === null; session.goOn()) {
        const { options, prompt } = session.question(0)!;
        const { min, max } = count(table.game, session.match.state, 0);
        expect(min === max && options.length === 1, prompt).toBe(false);
        const ids = botAnswer(table, session.match, 0, 'greedy');
        if (`${ids} ${session.match.length}` !== series) asked++;
        series = options.some(o => o.again !== undefined && o.id === ids[0])
          ? `${ids} ${session.match.length + 1}`
          : '';
        session.choose(0, session.match.decision, ids);
      }
      turns += table.turn(session.match.state);
    }
    expect(asked / turns, table.game.name).toBeLessThan(MOST_A_TURN[table.game.name]!);
    expect(asked / turns, table.game.name).toBeGreaterThan(1);
  }
});
