import type { Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { hasSlots } from '../../rules/fleet/command.ts';
import { takeControl } from '../../rules/table/control.ts';
import { inPlay } from '../../state.ts';

/** Gives a player control of a card and the cards with it (ge/control/1). */
export const control = v.effect(
  'control',
  (c, card: Ref, who: Ref = 'you') => {
    const [read, player] = [c.ref(card), c.ref(who)];
    return (s, f) => {
      if (inPlay(s, read(s, f))) takeControl(s, read(s, f), player(s, f));
    };
  },
  (t, card, who: Ref = 'you') => `${who === 'you' ? 'take' : `${t.ref(who)} takes`} control of ${t.ref(card)}`,
  card => ({ means: [[card, -6]] }),
);

/** Fits cards of other players for which the player has a free command slot (ge/control/2). */
export const controllable = v.filter(
  'controllable',
  () => (s, id, f) => inPlay(s, id) && hasSlots(s, f.you, id),
  () => ({ which: 'for which you have a command slot' }),
  { rule: 'ge/control/2' },
)();
