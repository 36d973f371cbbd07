// Personas: each can be in play only once, in all fleets together (ge/persona).
import { type CardId, type Refusal, refuse } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { type GeState, inPlay } from '../../state.ts';
import { standing } from '../texts/standing.ts';
import { isInPlayWith } from '../texts/static-texts.ts';
import { discard } from './duration.ts';

/** Discards one of two cards with the same persona in play. The last to come stays (ge/persona/3). */
export function onePersona(s: GeState): void {
  const { personas } = standing(s);
  for (const id of personas)
    if (
      inPlay(s, id) &&
      personas.some(
        x =>
          s.defs[x] === s.defs[id] && inPlay(s, x) && s.cards[x]!.since > s.cards[id]!.since && isInPlayWith(s, id, x),
      )
    )
      discard(s, id);
}

const PERSONA = refuse('ge/persona/2', 'That persona is already in play.');

/** Returns the rule that stops a player from playing a card whose persona is in play in any fleet, or null (ge/persona/2). */
export const judgePersona = (s: GeState, card: CardId): Refusal | null =>
  defOf(s, card).source.persona && standing(s).personas.some(x => s.defs[x] === s.defs[card] && isInPlayWith(s, -1, x))
    ? PERSONA
    : null;

// Other rules of these topics, and the files that enforce them (made by a test):
// - printed.ts: ge/persona/1
