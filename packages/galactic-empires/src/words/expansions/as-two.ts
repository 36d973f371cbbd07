import type { Filter } from '@orrery/kernel';
import { may, sequence, v, when } from '../../language.ts';
import { eventAt } from '../../rules/play/events.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { inPlay } from '../../state.ts';
import { playWorksTwice } from '../dragons.ts';
import { lasts } from '../effects/lasting.ts';
import { happening } from '../happenings.ts';
import { these } from '../lists.ts';
import { factCard } from '../refs.ts';
import { oncePlayed } from './in-turn.ts';

// A card that counts as two cards (C1 to C4 Time Knight)

/**
 * A card that fits is played to this card's location: on it or a card there, aimed at one of those, or in reaction to what is fired or aimed at one.
 */
export const isPlayedHere = happening<[Filter, 'in reaction'?]>(
  'isPlayedHere',
  'played',
  (c, which, how) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, on, aims } = f.l.fact as { card: number; on: number; aims: readonly number[] };
      const here = locationOf(s, f.self);
      if (here < 0 || !fits(s, card, f) || (how !== undefined && !f.l.fact.reaction)) return false;
      const at = [on, ...aims].filter(id => id >= 0);
      const answered = s.stack.findLast(x => x.l.kind === 'play' && x.l.card === card)?.l.event as number | undefined;
      const goals = at.length > 0 ? at : [eventAt(s, answered)?.on ?? -1];
      return goals.some(id => inPlay(s, id) && locationOf(s, id) === here);
    };
  },
  (t, which, how?: 'in reaction') =>
    `when ${t.one(which)} is played ${how === undefined ? '' : 'in reaction '}to its location`,
);
/** The card of the fact is in play. */
const hasComeIntoPlay = v.test(
  'hasComeIntoPlay',
  () => (s, f) => inPlay(s, f.l.fact?.card ?? -1),
  () => 'it has come into play',
)();
/**
 * Lets you make the play that a trigger has noticed count as two: its effect comes twice. If its card stays in play, its texts and its functions count
 * twice there.
 */
export const mayCountAsTwo = v.flow(
  'mayCountAsTwo',
  c => {
    c.effect(
      may(
        'Does it count as two such cards?',
        sequence(playWorksTwice, oncePlayed(when(hasComeIntoPlay, lasts({ k: 'doubled' }, 'game', these(factCard()))))),
      ),
    );
  },
  () => 'you may make it count as two such cards',
  { means: [['you', 3]] },
)();
