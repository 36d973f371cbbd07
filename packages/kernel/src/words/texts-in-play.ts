// The index of what texts of cards in play do by themselves: static effects, triggers and answers to events.
import type { CardId, Frame } from '../state/state.ts';

/** A static effect, trigger or answer of a text in play: its card, what it does, and the frame in which its words are read. */
export interface Stands<T> {
  readonly source: CardId;
  readonly what: T;
  readonly f: Frame;
}

/** A static effect, trigger or answer of a text, with the key by which it is found. */
export interface Filed<Key, T> {
  readonly key: Key;
  readonly what: T;
  /** true if it applies to every player alike; then it is read once for each player */
  readonly everybody: boolean;
}

/** The static effects, triggers and answers of a card's text, prepared once for each definition. */
export interface TextShare<Kind extends string, Static, Trigger, Answer> {
  readonly statics: readonly Filed<Kind, Static>[];
  /** by the index of the fact type that triggers them */
  readonly triggers: readonly Filed<number, Trigger>[];
  /** answers to an event: responses in a window, and replacements of what would happen */
  readonly answers: readonly Filed<string, Answer>[];
}

/**
 * The index of the texts in play. Reading a number or hearing a fact looks only at the cards that matter to it. A game makes the index again when the
 * list of these cards changes. It keeps it with its derived values, so clones share it.
 */
export interface TextsInPlay<Kind extends string, Static, Trigger, Answer> {
  readonly statics: Partial<Record<Kind, Stands<Static>[]>>;
  readonly triggers: (Stands<Trigger>[] | undefined)[];
  readonly answers: Record<string, Stands<Answer>[] | undefined>;
}

/** Makes an empty index. */
export function noTexts<Kind extends string, Static, Trigger, Answer>(): TextsInPlay<Kind, Static, Trigger, Answer> {
  return { statics: {}, triggers: [], answers: {} };
}

/**
 * Adds the static effects, triggers and answers of a card in play.
 * @param f the frame in which they are read
 * @param others the frames of the other players, for those that apply to everybody
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
