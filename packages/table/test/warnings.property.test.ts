import {
  answer,
  answering,
  asking,
  awaited,
  clone,
  optionId,
  options,
  redeal,
  type Seat,
  type State,
} from '@orrery/kernel';
import { anyAnswer, type Dice, dice } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { botAnswer, prepareMatch, rulesetOf, Session, type TableGame, type Warning, warnings } from '../src/index.ts';

// What a table warns of comes true, whatever lies hidden, if nobody answers it and whatever the seat then chooses.

const BOT = { bot: 'greedy' } as const;

/** What is warned of in any match: cards of WARS give themselves up, and those of Babylon 5 fall in attacks. */
const USUAL: Readonly<Record<string, string[]>> = {
  babylon5: ['neutralize', 'damage', 'no effect', 'last'],
  wars: ['sacrifice', 'no effect', 'last'],
  'galactic-empires': ['damage'],
};

/** Goes on as long as the seat is asked more about what it has begun, or others whether to answer it. */
function through(table: TableGame<State>, s: State, seat: Seat, first: unknown, d: Dice): void {
  for (let i = 0; i < 100 && s.result === null; i++) {
    const [by] = awaited(s) as [Seat];
    const more = by === seat && table.moment(s, seat) === null && asking(table.game, s).step.menu !== first;
    const pass = options(table.game, s, by).filter(o => o.verb === 'pass');
    if (answering(table.game, s) && pass.length === 1) answer(table.game, s, by, pass);
    else if (more) answer(table.game, s, by, anyAnswer(table.game, s, by, d));
    else return;
  }
}

/** Takes an option, and everything that belongs to it. Gives what was warned of and did not come. */
function missing(
  table: TableGame<State>,
  from: State,
  seat: Seat,
  id: string,
  of: readonly Warning[],
  d: Dice,
): string[] {
  const { game } = table;
  const s = clone(from);
  s.heard = [];
  const { menu } = asking(game, s).step;
  answer(game, s, seat, [options(game, s, seat).find(o => optionId(o) === id)!]);
  through(table, s, seat, menu, d);
  const facts = s.heard.map(h => h.fact);
  const harms = facts.flatMap(fact => game.facts.of(fact).harms?.(s, fact as never) ?? []);
  const stocks = table.stocks(s, seat);
  const aside = facts.every(fact => {
    const { aside } = game.facts.of(fact);
    return typeof aside === 'function' ? aside(s, fact as never, seat) : aside === true;
  });
  const came = ({ kind }: Warning): boolean => {
    if (kind === 'no effect') return aside;
    if (kind === 'last') return Object.values(stocks).includes(0);
    if (kind === 'lose') return s.seats[seat]!.out || (s.result !== null && !s.result.winners.includes(seat));
    return harms.some(harm => harm.kind === kind && harm.seat === seat);
  };
  return of.filter(w => !came(w)).map(w => `${table.game.name} ${id}: ${w.kind}, ${w.text}`);
}

test('what is warned of comes true in matches of bots, whatever lies hidden', () => {
  for (const table of GAMES) {
    const kinds: Record<string, number> = {};
    for (let seed = 1; seed <= 3; seed++) {
      const { setup } = prepareMatch(table, [], table.players.usual, rulesetOf(table, undefined));
      const { match } = Session.start(table, setup, seed, Array(table.players.usual).fill(BOT));
      const d = dice(seed);
      for (let i = 0; i < 500 && match.result === null; i++) {
        const [seat] = match.awaited as [Seat];
        if (i % 3 === 0)
          for (const [id, of] of Object.entries(warnings(table, match.state, seat)).slice(0, 6)) {
            for (const w of of) kinds[w.kind] = (kinds[w.kind] ?? 0) + 1;
            const unseen = table.game.unseen(match.state, seat);
            for (const truth of [match.state, redeal(table.game, match.state, unseen, seed * 1000 + i)])
              expect(missing(table, truth, seat, id, of, d)).toEqual([]);
          }
        match.answer(match.decision, seat, botAnswer(table, match, seat, 'greedy'));
        match.hear();
      }
    }
    expect(Object.keys(kinds), table.game.name).toEqual(expect.arrayContaining(USUAL[table.game.name]!));
  }
});
