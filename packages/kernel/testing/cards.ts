import { expect, test } from 'vitest';

/** The cards of a game with what their pages say. */
export interface CardPages<C> {
  readonly cards: readonly C[];
  /** all that a card's page says: its text, and the native steps that it runs on, among other things */
  page(card: C): { readonly text: readonly string[]; readonly native: readonly unknown[] };
  /** under which name the page is kept; no two cards have the same */
  name(card: C): string;
}

/** What no text of a card may read like, in any game, besides what no sentence may. */
export const CLUMSY: readonly RegExp[] = [/ of you\b/, /it is not (so|true) that/, /, then if\b/];

/**
 * What is asked of all cards of a game. Their pages are kept beside the test that calls this (`__snapshots__`), and renewed by `vitest run -u` of
 * that file once the change of the texts has been read.
 */
export function cardsSuite<C>({ cards, page, name }: CardPages<C>): void {
  test('every card says what it always said: a change here shows its blast radius', () => {
    expect(new Set(cards.map(name)).size).toBe(cards.length);
    expect(Object.fromEntries(cards.map(card => [name(card), page(card)]))).toMatchSnapshot();
  });

  test('every card is plain data: it survives JSON', () => {
    for (const card of cards) expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  test('at most one card in ten runs on a native step', () => {
    const native = cards.filter(card => page(card).native.length > 0);
    expect(native.length / cards.length).toBeLessThanOrEqual(0.1);
  });
}
