// The index of what the cards in play do by themselves, so that nothing looks through all cards.
import type { CardId, Frame } from '../state/state.ts';

/** Something that a text in play does by itself: the card it is on, what it does, and the frame in which its words are read. */
export interface Stands<T> {
  readonly source: CardId;
  readonly what: T;
  readonly f: Frame;
}

/** One thing that a text does by itself, under the key by which the table looks for it. */
export interface Filed<Key, T> {
  readonly key: Key;
  readonly what: T;
  /** it holds for every player alike, and is read once from each side of the table */
  readonly everybody: boolean;
}

/** What a card's text does by itself, laid out once for a definition. */
export interface TextShare<Kind extends string, Static, Trigger, Answer> {
  readonly statics: readonly Filed<Kind, Static>[];
  /** by the index of the type of fact that they notice */
  readonly triggers: readonly Filed<number, Trigger>[];
  /** what may answer an event: responses in a window, replacements of what would happen */
  readonly answers: readonly Filed<string, Answer>[];
}

/**
 * The index of the texts in play: neither a number nor a fact looks through cards that have nothing to say to it. A game makes
 * it anew when the list of such cards changes, and keeps it with what it derives, so that clones share it.
 */
export interface TextsInPlay<Kind extends string, Static, Trigger, Answer> {
  readonly statics: Partial<Record<Kind, Stands<Static>[]>>;
  readonly triggers: (Stands<Trigger>[] | undefined)[];
  readonly answers: Record<string, Stands<Answer>[] | undefined>;
}

/** An index without texts. */
export function noTexts<Kind extends string, Static, Trigger, Answer>(): TextsInPlay<Kind, Static, Trigger, Answer> {
  return { statics: {}, triggers: [], answers: {} };
}

/**
 * Files what a card in play does by itself.
 * @param f the frame in which it is read
 * @param others the frames from the other sides of the table, for what holds for everybody
 */
export function fileTexts<Kind extends string, Static, Trigger, Answer>(
  texts: TextsInPlay<Kind, Static, Trigger, Answer>,
  share: TextShare<Kind, Static, Trigger, Answer>,
  f: Frame,
  others: readonly Frame[] = [],
): void {
  for (const filed of share.statics) stand((texts.statics[filed.key] ??= []), filed, f, others);
  for (const filed of share.triggers) stand((texts.triggers[filed.key] ??= []), filed, f, others);
  for (const filed of share.answers) stand((texts.answers[filed.key] ??= []), filed, f, others);
}

function stand<T>(list: Stands<T>[], { what, everybody }: Filed<unknown, T>, f: Frame, others: readonly Frame[]): void {
  list.push({ source: f.self, what, f });
  if (everybody) for (const other of others) list.push({ source: f.self, what, f: other });
}
