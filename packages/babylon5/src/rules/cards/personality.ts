// Only one version of a person may be in play, however many cards show that person (b5/personality).
import { type CardId, type Refusal, refuse } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import { type B5State, DISCARD, rows } from '../../state.ts';
import { leavePlay } from './in-play.ts';

const PERSON = refuse('b5/personality/1', 'Another card of the same person is already in play.');

/** Other titles for a person whose card has a different name (b5/personality/5). */
const ALSO: Readonly<Record<string, string>> = {
  Valen: 'Jeffrey Sinclair',
  "Entil'zha": 'Jeffrey Sinclair',
};

/**
 * The person that a character is, if its card does not say: its title, or another name of the same person. Every Zathras is a separate person,
 * however the name is written (b5/personality/6).
 * @param id distinguishes cards with one title
 */
export function personOf(title: string, id: string): string {
  return title.startsWith('Zathras') ? id : (ALSO[title] ?? title);
}

/** The reason why a character may not enter play next to this card: both are one person. Null if it may. */
export function judgePerson(s: B5State, def: CardDef, there: CardDef): Refusal | null {
  if (def.type !== 'character' || there.type !== 'character' || there.personality !== def.personality) return null;
  // the engine rules also allow a version that discards the present one (b5/personality/2, b5/personality/3)
  return s.ruleset === 'engine' && def.source.discardsVersion ? null : PERSON;
}

/** Discards the other versions of a person that has entered play, if the card's text says so. */
export function discardVersions(s: B5State, id: CardId): void {
  const { personality, source } = DEFS[s.defs[id]!]!;
  if (!source.discardsVersion) return;
  for (const other of rows(s))
    if (other !== id && DEFS[s.defs[other]!]!.personality === personality) leavePlay(s, other, DISCARD);
}
