// The second ambassador that a Non-Aligned player takes into the starting hand (b5/starting-hand/4).
import { ask, type Menu, option, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { forEach, v } from '../../language.ts';
import { LOOSE } from '../../menus.ts';
import { type B5State, cardsIn, DECK, HAND, players, RACES, zone } from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { speciesAmbassador } from '../factions/league.ts';
import { NOT_SPECIES } from './brought-hand.ts';
import { ambassadorDef, oneOfEach } from './hand-size.ts';
import { note, opening, put } from './opening.ts';

const secondMenu: Menu<B5State> = {
  name: 'second ambassador',
  list(s, _f, seat) {
    const standing = players(s).map(p => ambassadorDef(s, p)?.index);
    return oneOfEach(s, cardsIn(s, seat, DECK))
      .filter(id => speciesAmbassador(defOf(s, id)) && !standing.includes(s.defs[id]!))
      .map(id => option('second', id));
  },
  ...LOOSE,
  prompt: () => 'Which second ambassador do you take into your hand?',
  stakes: () => 'It is an extra card in your starting hand. You can sponsor it later.',
  rule: 'b5/starting-hand/4',
  judge: (_s, _f, _seat, wish) => (wish.verb === 'second' ? NOT_SPECIES : null),
};

const lastFirst = v.list(
  'the Non-Aligned, the last first',
  () => s =>
    players(s)
      .filter(seat => RACES[s.seats[seat]!.race] === 'non-aligned' && !opening(s).given[seat])
      .reverse(),
  () => '',
  'seat',
);

/**
 * Procedure: each Non-Aligned player takes a second species ambassador into the hand, in reverse order (b5/starting-hand/4,
 * b5/starting-hand/6, b5/starting-hand/7, b5/starting-hand/8).
 */
v.procedure(
  'second ambassadors',
  forEach(
    lastFirst(),
    'seat',
    ask(v, 'choose second ambassador', { who: (_s, f) => [f.l.seat], menu: secondMenu }, (s, f, picks) => {
      const pick = picks[0]?.[0];
      if (pick === undefined) return;
      const seat: Seat = f.l.seat;
      moved(s, { card: pick.a, to: zone(seat, HAND), from: zone(seat, DECK) });
      note(s, { seconds: put(opening(s).seconds, seat, pick.a) });
    }),
  ),
);
