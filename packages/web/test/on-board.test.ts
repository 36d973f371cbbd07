import { hintFor, type Player, prepareMatch, readyDeck, Session } from '@orrery/table';
import { choiceKindsOf, type Thing } from '@orrery/table/choice-kinds';
import { tableGame } from '@orrery/table/games';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Laid, layOut, lightOf, lights, offersOf } from '../src/table/choosing.ts';
import type { AnyView } from '../src/table/layout.ts';

// a desk, drawn without a browser
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
vi.mock('react', async load => {
  const react = await load<typeof import('react')>();
  const useSyncExternalStore = (_: unknown, get: () => unknown) => get();
  return { ...react, default: { ...react, useSyncExternalStore }, useSyncExternalStore };
});

/** So many answers of a game are looked at. */
const ANSWERS = 120;

/** All ids of cards that a part of a view shows. */
function idsIn(part: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(part)) for (const each of part) idsIn(each, found);
  else if (typeof part === 'object' && part !== null) {
    if ('id' in part && 'title' in part && typeof part.id === 'number') found.add(part.id);
    for (const each of Object.values(part)) idsIn(each, found);
  }
  return found;
}

test.each([
  ['babylon5', 2],
  ['babylon5', 3],
  ['babylon5', 4],
  ['wars', 2],
  ['galactic-empires', 2],
  ['galactic-empires', 4],
  ['galactic-empires', 6],
])('%s for %i: each card that an option is about is lit on the board, and so is its target', async (name, players) => {
  const { layoutOf } = await import('../src/table/games/index.ts');
  const { TableContext } = await import('../src/table/table-context.ts');
  const game = tableGame(name);
  const layout = await layoutOf(name);
  const kinds = choiceKindsOf(name);
  const decks = Object.keys(game.decks);
  const { setup } = prepareMatch(
    game,
    Array.from({ length: players }, (_, i) => readyDeck(game, decks[i % decks.length]!)),
    players,
    null,
  );
  const seats: Player[] = Array.from({ length: players }, (_, i) => (i === 0 ? { person: 'you' } : { bot: 'easy' }));
  const session = Session.start(game, setup, 7, seats);
  const dark = new Set<string>();
  let about = 0;
  let seen = 0;
  for (session.goOn(); session.result === null && seen < ANSWERS; session.goOn()) {
    const question = session.question(0)!;
    const { decision, ...rest } = session.view(0);
    const view = { ...rest, decision } as unknown as AnyView;
    const there = idsIn(rest);
    const briefs = layout.seats(view, session.standing());
    const drawn = (focus: Thing | null): { readonly laid: Laid; readonly lit: ReadonlySet<string> } => {
      const laid = layOut(question, kinds, focus);
      const shining = lights(laid, focus);
      const opened = { game: name, seat: 0, players: seats.map(() => ''), view, log: [] };
      const table = {
        store: { get: () => ({ opened, view }), subscribe: () => () => {}, telling: () => null },
        faces: { subscribe: () => () => {}, of: () => null },
        picks: [],
        light: (thing: Thing) => ({ ...lightOf(shining, thing), selected: false, dim: false }),
        press: () => {},
        point: () => {},
        read: () => {},
      };
      const front = layout.facing?.(view) ?? briefs.find(({ seat, out }) => seat !== 0 && !out)!.seat;
      const parts = { view, standing: session.standing(), front, near: 0, players: opened.players, bring: () => {} };
      const html = renderToStaticMarkup(
        createElement(
          QueryClientProvider,
          { client: new QueryClient() },
          createElement(TableContext, { value: table as never }, createElement(layout.Stage, parts)),
        ),
      );
      return { laid, lit: new Set([...html.matchAll(/data-thing="([^"]+)"[^>]*data-lit/g)].map(found => found[1]!)) };
    };
    const { laid, lit } = drawn(null);
    const begun = new Map<string, ReadonlySet<string>>();
    for (const { option, things } of offersOf(laid)) {
      // options that hardly anybody wants stay dark
      if (option.rare === true) continue;
      const [first, target] = things;
      // a card in a pile is only in the list, and the question says in which pile
      const [shown, aimed] = [first, target].map(thing => thing?.kind === 'card' && there.has(thing.id));
      if (first === undefined || !shown) continue;
      about++;
      const key = `${first.kind}:${first.id}`;
      if (!lit.has(key)) dark.add(`${question.prompt} ${option.label}`);
      if (target === undefined || !aimed) continue;
      const after = begun.get(key) ?? drawn(first).lit;
      begun.set(key, after);
      if (!after.has(`card:${target.id}`)) dark.add(`${question.prompt} ${option.label}: the target`);
    }
    // answers other than a bot's ask other questions
    const { options } = question;
    const ids = laid.single && seen % 3 === 0 ? [options[seen % options.length]!.id] : hintFor(game, session.match, 0);
    session.choose(0, session.match.decision, ids);
    seen++;
  }
  expect(about).toBeGreaterThan(seen);
  expect([...dark]).toEqual([]);
});

test('words that all can read say whose hand the known cards are of, and whether it has more', async () => {
  const { OpenHand } = await import('../src/table/parts/OpenHand.tsx');
  const { TableContext } = await import('../src/table/table-context.ts');
  const { speak } = await import('../src/copy/index.ts');
  const table = {
    faces: { subscribe: () => () => {}, of: () => null },
    light: () => ({ selected: false, dim: false }),
  };
  const cards = ['Moon', 'Engineer'].map((title, id) => ({ id, card: null, title }));
  const words = (hand: number) => {
    const row = createElement(OpenHand, { name: 'Clydon', cards, hand });
    const html = renderToStaticMarkup(createElement(TableContext, { value: table as never }, row));
    const [, id, text] = /<p id="([^"]+)" class="small soft">([^<]+)<\/p>/.exec(html)!;
    // they name the row for screen readers, too
    expect(html).toContain(`aria-labelledby="${id}"`);
    return text;
  };
  expect(words(5)).toBe('You know 2 of the 5 cards in the hand of Clydon');
  expect(words(2)).toBe('The 2 cards in the hand of Clydon');
  await speak('de');
  expect(words(5)).toBe('Du kennst 2 der 5 Karten auf der Hand von Clydon');
  await speak('en');
});
