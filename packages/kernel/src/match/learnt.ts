// Whether anybody has come to know a card between two positions: nobody goes back alone behind that.
import { asking, awaited, type Option, options } from '../decision/decision.ts';
import type { Viewer } from '../fact/facts.ts';
import { type Heard, toldTo } from '../fact/told.ts';
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { knower } from '../view/unseen.ts';

/** True if a viewer knows a card: he sees it as it lies, or he has seen it. */
const knew = <S extends State>(game: Game<S>, s: S, id: CardId, viewer: Viewer): boolean =>
  (s.cards[id]!.known & knower(viewer)) !== 0 || game.knows(s, id, viewer);

/** True if what somebody was told of a fact, or a part of it, shows a card that he did not know. */
function showsNew(told: unknown, isNew: (id: CardId) => boolean): boolean {
  if (typeof told !== 'object' || told === null) return false;
  if (Array.isArray(told)) return told.some(x => showsNew(x, isNew));
  const { id, card } = told as { readonly id?: unknown; readonly card?: unknown };
  if (typeof id === 'number' && typeof card === 'string') return isNew(id);
  return Object.values(told).some(x => showsNew(x, isNew));
}

/** The cards that an option is about, by what the game says of its verb. */
function cardsOf<S extends State>({ about }: Game<S>, { verb, a, b }: Option): CardId[] {
  const sorts = Object.hasOwn(about, verb) ? about[verb]! : [];
  return [a, b].filter((n, i) => n >= 0 && sorts[i]?.startsWith('card'));
}

/** True if the question that a seat is asked names a card that it did not know. */
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
 * True if anybody, one who only watches too, knows a card now that he did not know before: he sees it, he was shown it on the way, or the question
 * that he is asked names it.
 * @param before the position before a choice, as a clone; nothing has been shuffled since
 * @param heard what has happened since
 */
export function hasLearnt<S extends State>(game: Game<S>, before: S, after: S, heard: readonly Heard[]): boolean {
  const viewers: Viewer[] = [null, ...before.seats.keys()];
  const count = before.cards.length;
  for (let id = 0; id < count; id++) {
    // a record that nobody has written to is shared by both
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
