// Why a player cannot do something, with the rule that forbids it.
import type { Match, Seat, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { choiceKindsOf, verbsOf } from '../games/choice-kinds.ts';
import { cardsNamed, isTitle, wishesAbout, wishesMeant } from './wishes.ts';

/** Why something is not among the options. */
export interface Forbidden {
  /** the sentence */
  readonly text: string;
  /** the rule's id; '' if no rule speaks of it */
  readonly rule: string;
  /** all meanings of the wish that this forbids, each once */
  readonly wishes: readonly string[];
}

/** The result of a wish. */
export interface Why {
  /** its meanings that are possible now, each once */
  readonly allowed: readonly string[];
  /** its meanings that are not possible; if rules forbid some of them, only those, because they say more */
  readonly refused: readonly Forbidden[];
}

/** One meaning of a wish, judged. */
export interface JudgedWish {
  /** the option's id; `card:12` for a sentence about a card */
  readonly id: string;
  readonly label: string;
  /** why it is not possible; null if it is */
  readonly text: string | null;
  /** the rule's id; '' if no rule speaks of it */
  readonly rule: string;
}

/**
 * Judges each meaning of a seat's words. If the words name only a card, acts that do not suit the card are left out. If then nothing is left, a
 * sentence says what the card is, or when the seat can use it.
 * @param words a deed and what it is about, as on the screen; a card's title alone means everything that can be done with cards
 * @param verbs the verbs to try if only a card is named; those of the game
 * @returns an empty list if the words name nothing that the seat can see
 */
export function judgedWishes<S extends State>(
  table: TableGame<S>,
  match: Pick<Match<S>, 'state' | 'why'>,
  seat: Seat,
  words: string,
  verbs: readonly string[] = verbsOf(choiceKindsOf(table.game.name)),
): JudgedWish[] {
  const { state } = match;
  const judged = (ids: readonly string[]): JudgedWish[] =>
    ids.map(id => {
      const { text = null, rule = '' } = match.why(seat, id) ?? {};
      return { id, label: table.wishLabel(state, id), text, rule };
    });
  const meant = isTitle(table, words) ? [] : judged(wishesMeant(table, state, seat, words));
  if (meant.length > 0) return meant;
  // a refusal without a rule says only that the question leaves no room for the act
  const suiting = judged(wishesAbout(table, state, seat, words, verbs)).filter(
    ({ id, text, rule }) => text === null || (rule !== '' && table.suits(state, seat, id)),
  );
  if (suiting.length > 0) return suiting;
  const told = new Map<string, JudgedWish>();
  for (const { card, title } of cardsNamed(table, state, seat, words)) {
    const text = table.about(state, seat, card);
    told.set(`${title} ${text}`, { id: `card:${card}`, label: title, text, rule: '' });
  }
  return [...told.values()];
}

/**
 * Says why a seat that is asked cannot do what it wants, or that it can (`judgedWishes`).
 * @returns null if the words name nothing that the seat can see
 */
export function whyNot<S extends State>(
  table: TableGame<S>,
  match: Pick<Match<S>, 'state' | 'why'>,
  seat: Seat,
  words: string,
  verbs?: readonly string[],
): Why | null {
  const wishes = judgedWishes(table, match, seat, words, verbs);
  if (wishes.length === 0) return null;
  const allowed = new Set<string>();
  const refused = new Map<string, Forbidden & { wishes: string[] }>();
  for (const { label, text, rule } of wishes) {
    if (text === null) allowed.add(label);
    else {
      const key = `${rule} ${text}`;
      const entry = refused.get(key) ?? { text, rule, wishes: [] };
      if (!entry.wishes.includes(label)) entry.wishes.push(label);
      refused.set(key, entry);
    }
  }
  const all = [...refused.values()];
  const ruled = all.filter(({ rule }) => rule !== '');
  return { allowed: [...allowed], refused: ruled.length > 0 ? ruled : all };
}
