// The end of battle step: all damaged cards are destroyed (wars/end-of-battle-step).
import { type CardId, type Frame, type Menu, option, planned, type Seat } from '@orrery/kernel';
import { call, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { IN_PLAY, type WarsState } from '../../state.ts';
import { beneath, standing } from '../abilities/ongoing-ability.ts';
import { sideOf } from '../cards/inverter.ts';
import { left } from '../cards/leaving-play.ts';
import { cardLabel, cardNote } from '../questions/card-labels.ts';
import { allTwins } from '../questions/twins.ts';

const damagedCards = (s: WarsState, seat: Seat): CardId[] =>
  s.zones[IN_PLAY]!.filter(id => s.cards[id]!.damaged === 1 && s.cards[id]!.controller === seat);

/** Returns the damaged cards of a side that are not yet destroyed. */
const doomed = (s: WarsState, f: Frame): CardId[] => damagedCards(s, f.you).filter(id => !f.l.spared.includes(id));

const destroyMenu: Menu<WarsState> = {
  name: 'destroy damaged',
  list: (s, f) => doomed(s, f).map(id => option('card', id)),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat, { whose: false }),
  prompt: (s, f) => `Your ${doomed(s, f).length} damaged cards are destroyed. In which order?`,
  stakes: () => 'All of them go to the lost pile. The order matters if a card does something when it leaves play.',
  rule: 'wars/end-of-battle-step/1',
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
};

/**
 * True if the order in which cards are destroyed does not matter: no trigger waits for cards to leave play, no replacement watches for their
 * destruction, and no card has others beneath it.
 */
function unordered(s: WarsState, cards: readonly CardId[]): boolean {
  const { triggers, answers } = standing(s);
  if (
    (triggers[left.index] ?? []).length > 0 ||
    (answers['would be destroyed'] ?? []).length > 0 ||
    s.delayed.length > 0
  )
    return false;
  return cards.every(id => sideOf(s, id).triggers.every(t => t.fact !== left.index) && beneath(s, id).length === 0);
}

/**
 * Destroys all damaged cards of `you`, in the order that the player chooses, wherever they are (wars/end-of-battle-step/1, wars/end-of-battle-step/2,
 * wars/end-of-battle-step/3).
 */
v.procedure(
  'destroy the damaged',
  v.rule('none spared yet', (_s, f) => {
    f.l.spared = [];
  }),
  planned<WarsState>(
    v,
    'choose what is destroyed',
    {
      who: (_s, f) => f.you,
      menu: destroyMenu,
      goesOn: (s, f) => doomed(s, f).length > 0,
      max: (s, f) => doomed(s, f).length,
      alike: (s, _f, _seat, list) => {
        const cards = list.map(o => o.a);
        return allTwins(s, cards) || unordered(s, cards) ? list : null;
      },
      ordered: true,
      act: (_s, f, o) => {
        f.l.card = o.a;
        f.l.spared = [...f.l.spared, o.a];
      },
    },
    call('destroy', { card: 'card' }),
  ),
);
