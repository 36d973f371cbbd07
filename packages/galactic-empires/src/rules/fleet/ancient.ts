// Ancients on installations (ge/ancient). That they leave installations by themselves is in compile/card.ts.
import type { CardId } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { cardsOn } from '../table/stacks.ts';
import { works } from '../texts/static-texts.ts';

/** True for an engaged ancient on an installation that its player controls: its weapons reach Sector HQs (ge/ancient/5). */
export const hasAncient = (s: GeState, installation: CardId): boolean =>
  cardsOn(s, installation).some(
    id => typeOf(s, id) === 'N' && works(s, id) && s.cards[id]!.controller === s.cards[installation]!.controller,
  );

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/card.ts: ge/ancient/3, ge/ancient/4
// - rules/play/playing-on.ts: ge/ancient/2
// - rules/table/definitions.ts: ge/ancient/1, ge/ancient/6
