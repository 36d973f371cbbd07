import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone, decisionView, type Game, Match, optionId, type Seat, type State, type Viewer } from '../src/index.ts';
import { anyAnswer, dice } from './play.ts';

/** What the suite about going back alone needs to know of a game. */
export interface UndoneGame<S extends State> {
  readonly game: Game<S>;
  /** the setup of a match; another for each number */
  setup(seed: number): unknown;
  /** how many choices of a match the suite looks at */
  readonly choices: number;
  readonly runs: number;
}

/** All texts in something that a viewer gets. */
function textsIn(x: unknown): string[] {
  if (typeof x === 'string') return [x];
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(textsIn) : [];
}

/**
 * That to go back alone is no way to look at hidden cards: wherever a choice can be taken back alone, nobody, whoever watches included, knows a card that he
 * did not know before it. It is judged by what each was told, sees, has learnt and is asked; not by what decides whether one may go back.
 */
export function undoSuite<S extends State>(x: UndoneGame<S>): void {
  const { game } = x;
  const { names } = game.facts;
  test('wherever a choice can be taken back alone, nobody knows a card then that he did not know before', () => {
    const faults = new Map<string, string>();
    let alone = 0;
    let asked = 0;
    const hidden = (s: S, viewer: Viewer) => new Set(game.unseen(s, viewer).pools.flatMap(pool => pool.places));
    const look = (match: Match<S>, seat: Seat, seed: number): void => {
      const viewers: Viewer[] = [null, ...match.state.seats.keys()];
      const before = clone(match.state);
      const unknown = viewers.map(viewer => hidden(before, viewer));
      const known = viewers.map((_, i) => before.cards.flatMap((_card, id) => (unknown[i]!.has(id) ? [] : [id])));
      const title = (id: number) => names.title(before, id);
      const titles = unknown.map(ids => new Map([...ids].map(id => [title(id), id])));
      const named = viewers.map(viewer => textsIn(decisionView(game, before, viewer)));
      const ids = anyAnswer(game, before, seat, dice(seed)).map(optionId);
      const heard = match.answer(match.decision, seat, ids);
      match.hear();
      if (!match.canUndo(seat)) {
        asked++;
        return;
      }
      alone++;
      const after = match.state;
      viewers.forEach((viewer, i) => {
        const note = (what: string, id: number) => {
          const { menu } = decisionView(game, after, 'all')?.questions[0]?.question ?? { menu: 'the end' };
          const kind = `${what} ${ids[0]?.split(':')[0]} ${menu}`;
          if (!faults.has(kind)) faults.set(kind, `${ids.join(', ')}: viewer ${viewer} ${what} ${id}, ${title(id)}`);
        };
        const still = hidden(after, viewer);
        for (const id of unknown[i]!) if (!still.has(id)) note('sees', id);
        const told = heard.map(h => h.told[viewer === null ? h.told.length - 2 : (viewer as Seat)]!.fact);
        const refs = JSON.stringify(told).matchAll(/\{"id":(\d+),"card":"/g);
        for (const [, id] of refs) if (unknown[i]!.has(Number(id))) note('was told', Number(id));
        // a title that nothing known to him has, and that stood in no question before
        const texts = textsIn(decisionView(game, after, viewer)).filter(text => !named[i]!.includes(text));
        const common = new Set(known[i]!.map(title));
        for (const [name, id] of titles[i]!)
          if (!common.has(name) && texts.some(text => text === name)) note('is asked about', id);
      });
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), seed => {
        const match = Match.start(game, x.setup(seed), seed);
        for (let n = 0; n < x.choices && match.result === null; n++) look(match, match.awaited[0]!, seed + n);
      }),
      { numRuns: x.runs },
    );
    expect([...faults].map(([kind, fault]) => `${kind}: ${fault}`)).toEqual([]);
    expect(alone).toBeGreaterThan(20);
    expect(asked).toBeGreaterThan(20);
  });
}
