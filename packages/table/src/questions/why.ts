// Why a player cannot do something, with the rule that forbids it.
import type { Match, Refusal, Seat, State } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';
import { choiceKindsOf, verbsOf } from '../games/choice-kinds.ts';
import { wishesMeant } from './wishes.ts';

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

/**
 * Says why a seat that is asked cannot do what it wants, or that it can.
 * @param words a deed and what it is about, as on the screen; a card's title alone means everything that can be done with cards
 * @param verbs the verbs to try if only a card is named; those of the game
 * @returns null if the words name nothing that the seat can see
 */
export function whyNot<S extends State>(
  table: TableGame<S>,
  match: Pick<Match<S>, 'state' | 'why'>,
  seat: Seat,
  words: string,
  verbs: readonly string[] = verbsOf(choiceKindsOf(table.game.name)),
): Why | null {
  const wishes = wishesMeant(table, match.state, seat, words, verbs);
  if (wishes.length === 0) return null;
  const allowed = new Set<string>();
  const refused = new Map<string, Refusal & { wishes: Set<string> }>();
  for (const id of wishes) {
    const label = table.wishLabel(match.state, id);
    const refusal = match.why(seat, id);
    if (refusal === null) allowed.add(label);
    else {
      const key = `${refusal.rule} ${refusal.text}`;
      const entry = refused.get(key) ?? { ...refusal, wishes: new Set<string>() };
      entry.wishes.add(label);
      refused.set(key, entry);
    }
  }
  const all = [...refused.values()].map(({ text, rule, wishes }) => ({ text, rule, wishes: [...wishes] }));
  const ruled = all.filter(({ rule }) => rule !== '');
  return { allowed: [...allowed], refused: ruled.length > 0 ? ruled : all };
}
