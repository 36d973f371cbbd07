// One person is in play once, however many cards picture that person (b5/personality).
import { type CardId, type Refusal, refuse } from '@orrery/kernel';
import { type CardDef, DEFS } from '../../card.ts';
import { type B5State, DISCARD, rows } from '../../state.ts';
import { leavePlay } from './in-play.ts';

const PERSON = refuse('b5/personality/1', 'Another card of the same person is already in play.');

/** Titles under which a person appears who has a card of another name (b5/personality/5). */
const ALSO: Readonly<Record<string, string>> = {
  Valen: 'Jeffrey Sinclair',
  "Entil'zha": 'Jeffrey Sinclair',
};

/**
 * The person that a character is, where its card does not say: its title, another name of the same person, and for every
 * Zathras a person of its own, however the name is written (b5/personality/6).
 * @param id what tells cards of one title apart
 */
export function personOf(title: string, id: string): string {
  return title.startsWith('Zathras') ? id : (ALSO[title] ?? title);
}

/** Why a character may not come in beside this card in play: both are one person. Null where nothing keeps it out. */
export function judgePerson(s: B5State, def: CardDef, there: CardDef): Refusal | null {
  if (def.type !== 'character' || there.type !== 'character' || there.personality !== def.personality) return null;
  // the engine rules let a version in that discards the present one, too (b5/personality/2, b5/personality/3)
  return s.ruleset === 'engine' && def.source.discardsVersion ? null : PERSON;
}

/** Discards the other versions of the person that a card has brought in, where its text says so. */
export function discardVersions(s: B5State, id: CardId): void {
  const { personality, source } = DEFS[s.defs[id]!]!;
  if (!source.discardsVersion) return;
  for (const other of rows(s))
    if (other !== id && DEFS[s.defs[other]!]!.personality === personality) leavePlay(s, other, DISCARD);
}
