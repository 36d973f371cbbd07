import { hintFor, prepareMatch, readyDeck, Session } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuestionView } from '../src/connection/contract.ts';
import { COACHED, type CoachedGame, openingOf } from '../src/table/coach/coaching.ts';
import { goneCards } from '../src/table/coach/Gone.tsx';
import { meet, metIn } from '../src/table/coach/memory.ts';
import { newsAt } from '../src/table/coach/news.ts';
import { signsOf } from '../src/table/coach/Signs.tsx';
import { goalOf, kindReason, newsOf, reasonOf, signWords, verbsOf } from '../src/table/coach/words.ts';
import type { SeatBrief } from '../src/table/layout.ts';

const GAMES = Object.keys(COACHED) as CoachedGame[];
/** A flag has this many words at most. */
const FLAG_WORDS = 8;
/** So many answers of a first match are looked at. */
const ANSWERS = 60;

describe.each(GAMES)('the coach of %s', game => {
  test('names a goal with a number or what is lost, and explains each sign in a few words', () => {
    expect(goalOf(game)).toMatch(/\.$/);
    for (const at of COACHED[game].signs.keys()) {
      const { flag, more } = signWords(game, at);
      expect(flag.split(' ').length, flag).toBeLessThanOrEqual(FLAG_WORDS);
      expect(more).toMatch(/^\w.*\.$/);
    }
  });

  test('has a reason for each answer of its opening, and the same in other words', () => {
    const table = tableGame(game);
    const { decks, seed } = openingOf(game);
    const { setup } = prepareMatch(
      table,
      decks.map(deck => readyDeck(table, deck)),
      decks.length,
      null,
    );
    const session = Session.start(table, setup, seed, [{ person: 'you' }, { bot: 'easy' }]);
    const answered: string[] = [];
    const general: string[] = [];
    for (session.goOn(); session.result === null && answered.length < ANSWERS; session.goOn()) {
      const { menu, options, max } = session.question(0)!;
      const ids = hintFor(table, session.match, 0);
      for (const id of ids) expect(options.map(o => o.id)).toContain(id);
      const offered = verbsOf(options.map(o => o.id));
      const why = reasonOf('why', game, menu, ids, max === 1, offered);
      const again = reasonOf('again', game, menu, ids, max === 1);
      expect(why).toMatch(/^\w.*\.$/);
      expect(again).toMatch(/^\w.*\.$/);
      expect(again).not.toBe(why);
      answered.push(`${menu}: ${ids[0] ?? 'pass'}`);
      if ([reasonOf('why', game, '', ['pick:0'], true), reasonOf('why', game, '', ['pick:0'], false)].includes(why))
        general.push(`${menu}: ${ids[0]}`);
      session.choose(0, session.match.decision, ids);
    }
    expect(answered.length).toBeGreaterThan(20);
    // most answers have a reason of their own
    expect(general.length / answered.length, general.join('\n')).toBeLessThan(0.1);
    // the opening gives the player something to do
    expect(answered.slice(0, 3).filter(one => !one.endsWith(': pass')).length).toBeGreaterThan(1);
  });
});

/** A seat at a share of its scale. */
const seatAt = (seat: number, share: number): SeatBrief => ({
  seat,
  name: `${seat}`,
  look: '',
  faction: '',
  out: false,
  score: '',
  share,
  counts: [],
});

describe('the coach', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    });
  });

  test('remembers what a player has met, for each game', () => {
    meet('wars', 'sign-hand');
    meet('wars', 'sign-hand');
    meet('babylon5', 'news-near');
    expect([...metIn('wars')]).toEqual(['sign-hand']);
    expect([...metIn('babylon5')]).toEqual(['news-near']);
    expect(metIn('galactic-empires').size).toBe(0);
  });

  test('says once that somebody is close to winning, and names the other way to win when it comes near', () => {
    const council = (babylon5: number) => ({ influence: { babylon5 } });
    const none: ReadonlySet<string> = new Set();
    const [early, late] = [seatAt(0, 0.3), seatAt(1, 0.8)];
    expect(newsAt('babylon5', council(4), [early, seatAt(1, 0.2)], 0, none)).toBe(null);
    expect(newsAt('babylon5', council(4), [early, late], 0, none)).toBe('danger');
    expect(newsAt('babylon5', council(4), [early, late], 1, none)).toBe('near');
    expect(newsAt('babylon5', council(4), [early, late], 0, new Set(['news-danger']))).toBe(null);
    expect(newsAt('babylon5', council(15), [early], 0, none)).toBe('station');
    // energy and headquarters fall to a loss
    expect(newsAt('wars', council(0), [seatAt(0, 0.9), seatAt(1, 0.2)], 0, none)).toBe('near');
    expect(newsAt('galactic-empires', council(0), [seatAt(0, 0.2), seatAt(1, 0.9)], 0, none)).toBe('danger');
    for (const game of GAMES) for (const news of ['near', 'danger'] as const) expect(newsOf(game, news)).toMatch(/\.$/);
  });

  test('says which card can no longer do what it could, and not the card that was used', () => {
    const asks = (menu: string, ...cards: string[]) =>
      ({
        menu,
        options: cards.map((card, i) => ({ id: `play:${i}`, card, label: `Play ${card}` })),
      }) as unknown as QuestionView;
    const before = asks('play cards', 'Pulsar', 'Captain', 'Frigate');
    expect(goneCards(before, ['play:0'], asks('play cards', 'Frigate'))).toEqual([
      { card: 'Captain', label: 'Play Captain' },
    ]);
    expect(goneCards(before, ['play:0'], asks('discard', 'Frigate'))).toEqual([]);
    // in another step of the turn nothing of the kind is possible
    expect(goneCards(before, ['play:0'], asks('play cards'))).toEqual([]);
  });

  test('names the signs on the cards in sight, the most common first', () => {
    const faces = tableGame('galactic-empires')
      .cards.map(page => page.face())
      .filter(({ type }) => type === 'ship')
      .slice(0, 4);
    const signs = signsOf([...faces, ...faces]);
    expect(signs.length).toBeGreaterThan(3);
    expect(signs.map(({ key }) => key)).toContain('strength');
    expect(new Set(signs.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(signs.length);
  });

  test('says why a card of its type is brought into play', () => {
    expect(kindReason('galactic-empires', 'terrain', ['play:4'])).toContain('points');
    expect(kindReason('galactic-empires', 'terrain', ['fire:4'])).toBe(null);
    expect(kindReason('babylon5', 'event', ['sponsor:4'])).toBe(null);
  });
});
