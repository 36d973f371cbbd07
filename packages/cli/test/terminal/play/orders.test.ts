import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '@orrery/kernel';
import { playing, type Toy } from '@orrery/kernel/testing/toy';
import { type Player, Session, type TableGame } from '@orrery/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, Terminal } from '../../support/terminal.ts';
import { shelveToy, toyTable } from '../../support/toy/table.ts';
import { typedWith } from '../../support/toy/typed.ts';

beforeAll(shelveToy);

const ANN: Player = { person: 'ann' };
const BEN: Player = { person: 'ben' };
const BOT: Player = { bot: 'greedy' };
const begin = (players: readonly Player[], personsOrder?: string): Session<Toy> => {
  const table: TableGame<Toy> = personsOrder === undefined ? toyTable : { ...toyTable, personsOrder };
  return Session.start(table, { hands: [['gull', 'gull'], ['gull']], seen: [0, 1] }, 1, players);
};
const orderOf = (session: Session<Toy>, seat: number) => session.orders(seat)!.order;
const play = (session: Session<Toy>, seat: number, name: string) =>
  session.choose(seat, session.match.decision, [playing(session.match.state, seat, name)]);

describe('standing orders at a table', () => {
  test("are the game's for bots, and for persons those that the table has for them", () => {
    const usual = begin([ANN, BOT]);
    expect([orderOf(usual, 0), orderOf(usual, 1), usual.match.length]).toEqual(['always', 'always', 0]);
    const session = begin([ANN, BOT], 'ships');
    expect([orderOf(session, 0), orderOf(session, 1)]).toEqual(['ships', 'always']);
    // every player begins with the usual order
    session.order(0, 'never');
    session.sit(0, BOT);
    session.sit(1, BEN);
    expect([orderOf(session, 0), orderOf(session, 1)]).toEqual(['always', 'ships']);
    const again = Session.resume(session.table, session.match.record(), [BOT, BEN]);
    expect([orderOf(again, 0), orderOf(again, 1)]).toEqual(['always', 'ships']);
    expect(again.match.record()).toEqual(session.match.record());
  });

  test('stay when a choice is taken back, and what was told of that is gone', () => {
    const session = begin([ANN, BEN]);
    const log = (seat: number) => session.log(seat).map(line => line.text);
    play(session, 0, 'gull');
    session.order(1, 'never');
    session.order(0, 'ships');
    expect(log(1).length).toBeGreaterThan(0);
    expect(session.undo(0)).toBe(true);
    expect([log(0), log(1)]).toEqual([[], []]);
    expect([orderOf(session, 0), orderOf(session, 1)]).toEqual(['ships', 'never']);
    play(session, 0, 'gull');
    expect(session.undo(0)).toBe(true);
    expect(session.undo(0)).toBe(false);
  });

  test('stay when all agree to go back, and what was told since is gone', () => {
    const session = begin([ANN, BEN]);
    play(session, 0, 'gull');
    session.choose(0, session.match.decision, ['pass']);
    play(session, 1, 'gull');
    session.order(0, 'never');
    session.order(1, 'ships');
    const told = session.log(0).filter(line => line.after < 3).length;
    session.proposeUndo(1);
    session.choose(0, session.match.decision, ['yes']);
    expect([session.awaited, session.log(0).length]).toEqual([[1], told]);
    expect([orderOf(session, 0), orderOf(session, 1)]).toEqual(['never', 'ships']);
    expect(session.match.state.seats.map(s => s.points)).toEqual([1, 0]);
  });

  test('are seen by nobody else, and change nothing of what others follow', () => {
    const session = begin([ANN, BEN]) as unknown as Session<State>;
    const { revision } = session.look(1);
    session.order(0, 'never');
    expect(session.since(1, revision)).toMatchObject({ patch: [], facts: [], lines: [] });
    expect(() => session.orders(5)).toThrow('There is no seat 6 at this table.');
  });
});

describe('standing orders at the terminal', () => {
  const gulls = '12 gull';

  test('are listed with the present one marked, and set by name', async () => {
    const [, list, set, again, wrong] = await typedWith(gulls, ['orders', 'orders ships', 'orders', 'orders moon']);
    expect(list!.split('\n').slice(-4)).toEqual([
      ' * always  in every squall',
      '   ships   in squalls while a ship of yours is out',
      '   never   never',
      'Change it with a name: orders ships',
    ]);
    expect(set!.replace(/\s+/g, ' ')).toBe(
      'From now on you are asked: in squalls while a ship of yours is out. The present question stays.',
    );
    expect(again).toContain('\n * ships   in squalls');
    expect(wrong).toBe('There is no standing order "moon". Choose from always, ships, never.');
  });

  test('are kept with the game, and told of in help where the game knows them', async () => {
    const file = join(folder(), 'deck.txt');
    writeFileSync(file, gulls);
    const t = new Terminal(['orders n', 'help', 'quit']);
    expect(await t.run('play', 'toy', '--seed', '1', '--deck', file)).toBe(0);
    expect(t.text).toContain('orders [NAME]');
    const [saved] = readdirSync(join(t.home, 'saves'));
    expect(JSON.parse(readFileSync(join(t.home, 'saves', saved!), 'utf8')).choices).toContainEqual([
      0,
      '!order',
      'never',
    ]);
    expect(t.completers[0]!('orders s')).toEqual([['ships'], 's']);
    const u = new Terminal(['help', 'quit']);
    await u.run('play', 'babylon5', '--seed', '7', '--deck', 'narn');
    expect(u.text).not.toContain('orders [NAME]');
    expect(u.completers[0]!('order')[0]).toEqual([]);
  });
});
