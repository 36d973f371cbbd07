import { clone, decisionView, type Game, Match, Refused, redeal, type State, type Viewer } from '@orrery/kernel';
import { botAnswer, prepareMatch, Session } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { expect, test } from 'vitest';
import { TableClock } from '../../src/clocks/clock.ts';
import type { Live } from '../../src/games/live.ts';
import { updateFor } from '../../src/play/updates.ts';

// Neither the contents nor the size of messages tells what was drawn: the same choice is made twice, with other cards in unknown places.

/** A position with its players, in the form of a game in a server's memory. */
function liveAt(name: string, position: State): Live {
  const table = tableGame(name);
  const players = position.seats.map((_, seat) => ({ person: `p${seat}` }));
  const session = Session.of(table, Match.from(table.game, position), players);
  const clock = new TableClock({ kind: 'none' }, players.length);
  return { code: 'TABLE1', number: 1, session, clock, revisionAt: () => undefined } as unknown as Live;
}

/** The messages to a viewer who joined before a choice and gets its changes. */
function sentOf(live: Live, viewer: Viewer & (number | null), choose: (session: Live['session']) => void): string[] {
  const whole = updateFor(live, viewer, 0, 0);
  const { revision } = live.session;
  choose(live.session);
  const then = { code: live.code, number: 2, session: live.session, clock: live.clock, revisionAt: () => revision };
  return [whole, updateFor(then as unknown as Live, viewer, 1, 0)].map(news => JSON.stringify(news));
}

test.each([
  ['wars', 2],
  ['babylon5', 3],
  ['galactic-empires', 3],
])('of %s every byte is the same, whatever the cards are that a viewer does not see', (name, seats) => {
  const table = tableGame(name);
  const { game } = table;
  let compared = 0;
  let unknown = 0;
  let moved = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const { setup } = prepareMatch(table, Array(seats).fill(null), seats, null);
    const played = Session.start(
      table,
      setup,
      seed,
      Array.from({ length: seats }, (_, seat) => ({ person: `p${seat}` })),
    );
    const { match } = played;
    for (let made = 0; made < 250 && match.result === null; made++) {
      const [seat] = match.awaited as [number];
      const ids = botAnswer(table, match, seat, 'greedy');
      const before = match.state;
      for (const viewer of [...before.seats.keys(), null]) {
        // the player who chooses knows the cards; secret answers have another test
        if (viewer === seat || before.ask!.seats.length > 1 || (made + seed) % 3 > 0) continue;
        // cards in the answer stay the same, so that it is still possible
        const named = new Set(ids.flatMap(id => [...id.matchAll(/\d+/g)].map(([place]) => Number(place))));
        const pools = game.unseen(before, viewer).pools.map(({ places, limited }) => ({
          places: places.filter(id => !named.has(id)),
          limited: limited.filter(({ place }) => !named.has(place)),
        }));
        const hidden = new Set(pools.flatMap(({ places }) => places));
        const other = redeal(game, before, { pools, answers: [] }, seed * 1_000 + made);
        other.random = before.random;
        other.menus = null;
        unknown += other.defs.filter((def, id) => def !== before.defs[id]).length;
        // the id of a response is its place among a seat's responses: with other cards it may mean another one
        const [does, would] = [before, other].map(s => readsAs(game, s, seat, ids));
        if (does !== would) continue;
        const [one, two] = [liveAt(name, clone(before)), liveAt(name, other)];
        const choose = (session: Live['session']) => session.choose(seat, session.match.decision, ids);
        const [whole, update] = sentOf(one, viewer, choose) as [string, string];
        if (tells(update, hidden)) continue;
        let same: string[];
        try {
          same = sentOf(two, viewer, choose);
        } catch (error) {
          // the choice is impossible with those cards
          if (error instanceof Refused) continue;
          throw error;
        }
        if (tells(same[1]!, hidden)) continue;
        expect(same).toEqual([whole, update]);
        compared++;
        if (/"card":null/.test(facts(update))) moved++;
      }
      played.choose(seat, match.decision, ids);
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(unknown).toBeGreaterThan(10_000);
  expect(moved).toBeGreaterThan(10);
});

/** The words of a seat's answer. */
function readsAs<S extends State>(game: Game<S>, s: S, seat: number, ids: readonly string[]): string {
  const { options } = decisionView(game, s, seat)!.question!;
  return JSON.stringify(options.filter(o => ids.includes(o.id)).map(o => o.label));
}

const facts = (update: string): string => JSON.stringify(JSON.parse(update).update.facts);

/** True if the choice itself shows something: a card is revealed, or a deck is shuffled after a search. */
function tells(update: string, hidden: ReadonlySet<number>): boolean {
  const told = facts(update);
  const named = [...told.matchAll(/"id":(\d+),"card":"/g)].map(([, id]) => Number(id));
  return told.includes('"t":"shuffled"') || named.some(id => hidden.has(id));
}
