// Checks whether anybody learnt of a card between two positions. If so, no player goes back alone past that point.
import { asking, awaited, type Option, options } from '../decision/decision.ts';
import type { Viewer } from '../fact/facts.ts';
import { type Heard, toldTo } from '../fact/told.ts';
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { knower } from '../view/unseen.ts';

/** Returns true if a viewer knows a card: the viewer sees it now or has seen it before. */
const knew = <S extends State>(game: Game<S>, s: S, id: CardId, viewer: Viewer): boolean =>
  (s.cards[id]!.known & knower(viewer)) !== 0 || game.knows(s, id, viewer);

/** Returns true if a fact, as somebody was told it, shows a card that they did not know. */
function showsNew(told: unknown, isNew: (id: CardId) => boolean): boolean {
  if (typeof told !== 'object' || told === null) return false;
  if (Array.isArray(told)) return told.some(x => showsNew(x, isNew));
  const { id, card } = told as { readonly id?: unknown; readonly card?: unknown };
  if (typeof id === 'number' && typeof card === 'string') return isNew(id);
  return Object.values(told).some(x => showsNew(x, isNew));
}

/** Returns the cards that an option is about. The game says for each verb whether its numbers are cards. */
function cardsOf<S extends State>({ about }: Game<S>, { verb, a, b }: Option): CardId[] {
  const sorts = Object.hasOwn(about, verb) ? about[verb]! : [];
  return [a, b].filter((n, i) => n >= 0 && sorts[i]?.startsWith('card'));
}

/** Returns true if the question to a seat names a card that the seat did not know. */
function namesNew<S extends State>(game: Game<S>, s: S, seat: Seat, isNew: (id: CardId) => boolean): boolean {
  const { step, frame } = asking(game, s);
  const { menu } = step;
  return options(game, s, seat).some(o =>
    cardsOf(game, o).some(id => {
      if (!isNew(id)) return false;
      const title = game.facts.names.title(s, id);
      return menu.card?.(s, frame, o, seat) === title || menu.label(s, frame, o, seat).includes(title);
    }),
  );
}

/**
 * Returns true if any viewer now knows a card that they did not know before. Spectators count too. A viewer learns of a card if they see it now, if
 * they were shown it in between, or if their question names it.
 * @param before the position before a choice, as a clone; there was no shuffle since
 * @param heard what has happened since
 */
export function hasLearnt<S extends State>(game: Game<S>, before: S, after: S, heard: readonly Heard[]): boolean {
  const viewers: Viewer[] = [null, ...before.seats.keys()];
  const count = before.cards.length;
  for (let id = 0; id < count; id++) {
    // both states share a record that neither has written to
    if (before.cards[id] === after.cards[id]) continue;
    for (const viewer of viewers) if (knew(game, after, id, viewer) && !knew(game, before, id, viewer)) return true;
  }
  const waits = awaited(after);
  return viewers.some(viewer => {
    const isNew = (id: CardId) => id < count && !knew(game, before, id, viewer);
    if (heard.some(h => showsNew(toldTo(h, viewer).fact, isNew))) return true;
    return viewer !== null && waits.includes(viewer as Seat) && namesNew(game, after, viewer as Seat, isNew);
  });
}
