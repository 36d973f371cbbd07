import { askStep, type Frame, yesNo } from '@orrery/kernel';
import { v } from '../../language.ts';
import { seatName } from '../../names.ts';
import { noted } from '../../rules/table/cards-in-play.ts';
import { type GeState, opponents } from '../../state.ts';
import { happening } from '../happenings.ts';
import { seen } from './hands.ts';

// A card that watches what one other player draws (T7 Sensor Planet)

/** True if the card has named a player in this complete turn. Its counter keeps the turn. */
const hasNamed = (s: GeState, { self, you }: Frame): boolean => {
  const { counter, foe } = s.cards[self]!;
  return foe >= 0 && counter === s.seats[you]!.turns;
};

/** Another player draws a card that this card may look at: it has named that player in this complete turn, or nobody yet. */
export const drawsInSight = happening(
  'drawsInSight',
  'drawn',
  () => (s, f) => {
    const { seat } = f.l.fact;
    return seat !== f.you && (!hasNamed(s, f) || s.cards[f.self]!.foe === seat);
  },
  () => 'when another player draws a card',
)();

/** Names the player who draws for this complete turn, if its player wants that and nobody is named. Looks at the card if that player is named. */
export const watchDraws = v.flow(
  'watchDraws',
  c => {
    const name = (s: GeState, f: Frame): void => {
      noted(s, { card: f.self, foe: f.l.fact.seat, counter: s.seats[f.you]!.turns });
    };
    const open = c.unless((s, f) => !hasNamed(s, f));
    const others = c.unless((s, f) => opponents(s, f.you).length > 1);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: yesNo<GeState>(
            (s, f) => `Do you look at the cards that ${seatName(s, f.l.fact.seat)} draws this turn?`,
            {
              stakes: () => 'You look at the cards of one player in each complete turn.',
              yes: 'you see this card and the cards that this player draws until your next turn',
              no: 'you can still choose another player this turn',
            },
          ),
        },
        (s, f, picks) => {
          if (picks[0]![0]!.verb === 'yes') name(s, f);
        },
      ),
    );
    const asked = c.go();
    c.land(others);
    // there is nobody else whose cards it could look at
    c.step({ op: 'do', act: name });
    c.land(asked);
    c.land(open);
    c.step({
      op: 'do',
      act: (s, f) => {
        const { seat, card } = f.l.fact;
        if (hasNamed(s, f) && s.cards[f.self]!.foe === seat) seen(s, { seat: f.you, card, whose: seat });
      },
    });
  },
  () => 'you may look at it and at all cards that this player draws until your next turn, for one player each turn',
)();
