// Installations: the crew complement on an installation decides who controls it (ge/installation/3, ge/installation/4, ge/installation/5).
import type { CardId, Seat } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { takeControl } from '../table/control.ts';
import { isCrew, strengthOf } from '../table/definitions.ts';
import { SETTLING } from '../table/settling.ts';
import { allInPlay, cardsOn } from '../table/stacks.ts';
import { works } from '../texts/static-texts.ts';

/** Returns the crew complement of a player on an installation. The player who played it also counts its own strength. */
export function complement(s: GeState, installation: CardId, seat: Seat): number {
  let n = s.cards[installation]!.player === seat ? strengthOf(s, installation) : 0;
  for (const id of cardsOn(s, installation))
    if (s.cards[id]!.controller === seat && isCrew(s, id) && works(s, id)) n += strengthOf(s, id);
  return n;
}

/** Returns the player with the highest crew complement. In a tie that is the player who played the installation (ge/installation/5). */
export function masterOf(s: GeState, installation: CardId): Seat {
  const { player } = s.cards[installation]!;
  const numbers = s.seats.map((_, seat) => complement(s, installation, seat));
  const most = Math.max(...numbers);
  const first = numbers.indexOf(most);
  return numbers.lastIndexOf(most) === first ? first : player;
}

SETTLING.add({ name: 'installations', sets: ['advanced-technologies'] }, s => {
  for (const id of allInPlay(s)) if (typeOf(s, id) === 'I') takeControl(s, id, masterOf(s, id));
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/play/playing-on.ts: ge/installation/1, ge/installation/6
