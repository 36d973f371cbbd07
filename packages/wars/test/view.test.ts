import { answer, options, sentences, toldTo, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DEFS } from '../src/card.ts';
import { setUp, view, type WarsState, wars } from '../src/index.ts';
import { draw } from '../src/rules/cards/draw.ts';
import { activate } from '../src/rules/energy/activate.ts';
import { shuffled } from '../src/rules/setup/starting-the-game.ts';
import { RESERVE } from '../src/state.ts';
import { ready } from './deals.ts';

/** Returns the log as a viewer reads it. */
const log = (s: WarsState, viewer: Viewer): string[] => sentences(wars, s.heard!, viewer).map(said => said.text);

test('nothing of a reserve, an active pile or a hand is in what others see and hear', () => {
  const s = setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [
      { hand: ['Kucha'], reserve: ['Sidearm', 'Trumped', 'Serenity'], active: ['Cloud'], used: ['Mercurial'] },
      {},
    ],
  });
  s.heard = [];
  activate(s, 0, 1);
  draw(s, 0, 1, RESERVE);
  for (const viewer of [1, null]) {
    const seen = JSON.stringify([view(s, viewer), s.heard.map(h => toldTo(h, viewer))]);
    expect(seen).not.toMatch(/kucha|sidearm|trumped|serenity|cloud|mercurial/i);
    expect(log(s, viewer)).toEqual(['Player 1 activates 1 energy.', 'Player 1 draws a card from the reserve.']);
    expect(view(s, viewer).seats[0]).toMatchObject({ hand: 2, reserve: 21, active: 2, used: 1 });
  }
  expect(view(s, 0).hand.map(c => c.title)).toEqual(['Kucha', 'Trumped']);
  // players cannot see their own reserve and active pile
  expect(JSON.stringify(view(s, 0))).not.toMatch(/sidearm|serenity|cloud|mercurial/i);
  expect(log(s, 0)[1]).toBe('Player 1 draws Trumped from the reserve.');
});

test('what happened before a shuffle is told by the names of then', () => {
  const s = setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [{ hand: [], reserve: ['Kucha', 'Sidearm', 'Cloud'] }, {}],
  });
  s.heard = [];
  draw(s, 0, 1, RESERVE);
  const [card] = view(s, 0).hand;
  shuffled(s, { seat: 0, kind: RESERVE });
  expect(card!.title).toBe('Kucha');
  expect(log(s, 0)).toEqual(['Player 1 draws Kucha from the reserve.', 'Player 1 shuffles the reserve.']);
});

test('one who sees all sees hands, piles and what is stacked face down', () => {
  const s = setUp({
    locations: ['Ganymede/Core Shaft'],
    seats: [{ hand: ['Kucha'], reserve: ['Sidearm', 'Trumped'], active: ['Cloud'], used: ['Mercurial'] }, {}],
  });
  const { held } = view(s, 'all').seats[0]!;
  expect([held!.hand, held!.active, held!.used].map(list => list.map(c => c.title))).toEqual([
    ['Kucha'],
    ['Cloud'],
    ['Mercurial'],
  ]);
  expect(held!.reserve.map(c => c.title)).toEqual(expect.arrayContaining(['Sidearm', 'Trumped']));
  for (const viewer of [0, 1, null]) expect(view(s, viewer).seats.map(seat => seat.held)).toEqual([null, null]);
});

test('until the starting locations are revealed, each player sees the locations of their own deck, in the order of the list', () => {
  const s = ready(3);
  const offered = (viewer: Viewer) => view(s, viewer).starting;
  for (const seat of [0, 1]) {
    const ids = options(wars, s, seat).map(o => o.a);
    expect(ids.length).toBeGreaterThan(1);
    expect(offered(seat).map(({ id }) => id)).toEqual(ids);
    expect(offered(seat).every(({ type }) => type === 'location')).toBe(true);
  }
  // spectators, and those who see all, have no deck of their own
  expect([offered(null), offered('all')]).toEqual([[], []]);

  for (const seat of [0, 1]) answer(wars, s, seat, [options(wars, s, seat)[0]!]);
  expect(view(s, null).regions.length).toBeGreaterThan(0);
  for (const viewer of [0, 1, null]) expect(offered(viewer)).toEqual([]);
});

test('a seat has the faction of its cards that the viewer sees, and none if they have several', () => {
  const one = (faction: string) =>
    DEFS.find(({ source }) => source.faction === faction && source.kind === undefined)!.title;
  const [shi, quay, independent] = [one('shi'), one('quay'), one('independent')];
  const dealt = (mine: readonly string[], theirs: readonly string[]) => {
    const s = setUp({ locations: ['Ganymede/Core Shaft'], seats: [{ hand: [...mine] }, { hand: [...theirs] }] });
    return (viewer: Viewer) => view(s, viewer).seats.map(({ faction }) => faction);
  };
  const seen = dealt([shi, independent], [quay]);
  expect(seen(0)).toEqual(['shi', null]);
  expect(seen(1)).toEqual([null, 'quay']);
  expect(seen(null)).toEqual([null, null]);
  expect(seen('all')[1]).toBe('quay');
  expect(dealt([shi, quay], [])(0)).toEqual([null, null]);
  // of two players of one faction, only the viewer has it
  const same = dealt([shi], [shi]);
  expect(same(1)).toEqual([null, 'shi']);
});
