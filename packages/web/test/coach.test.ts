import { hintFor, prepareMatch, readyDeck, Session } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { describe, expect, test } from 'vitest';
import { COACHED, type CoachedGame, openingOf } from '../src/table/coach/coaching.ts';
import { goalOf, reasonOf, signWords } from '../src/table/coach/words.ts';

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
      const why = reasonOf('why', game, menu, ids, max === 1);
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
    expect(general.length / answered.length, general.join('\n')).toBeLessThan(0.34);
    // the opening gives the player something to do
    expect(answered.slice(0, 3).filter(one => !one.endsWith(': pass')).length).toBeGreaterThan(1);
  });
});
