import type { Ref } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { v } from '../../language.ts';
import { heldBy, returnControl, takeControl } from '../../rules/table/control.ts';
import { discard } from '../../rules/table/duration.ts';
import { cardsOn, stackOf } from '../../rules/table/stacks.ts';
import { inPlay } from '../../state.ts';

// Stacks that change hands, and come back

/** Returns control of a card to the player who played it (ge/control/1, ge/control/9). */
export const giveBack = v.effect(
  'giveBack',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (inPlay(s, id)) takeControl(s, id, s.cards[id]!.player);
    };
  },
  (t, card) => `${t.own(card, 'player')} has it back`,
);
/** Gives you control of a card and of all cards on it that its player controls (O6 Bribe Pirate). */
export const controlStack = v.effect(
  'controlStack',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      const { controller } = s.cards[id]!;
      for (const x of stackOf(s, id)) if (s.cards[x]!.controller === controller) takeControl(s, x, f.you);
    };
  },
  (t, card) => `take control of ${t.ref(card)} and the cards on it`,
  card => ({ means: [[card, -6]] }),
);
/** Returns control of a card and of all cards on it to the players who played them. */
export const giveBackStack = v.effect(
  'giveBackStack',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      if (inPlay(s, read(s, f))) returnControl(s, read(s, f), f.you);
    };
  },
  (t, card) => `${t.own(card, 'player')} has it back with the cards on it`,
);
/** Fits cards that you have played and another player controls. */
export const takenFromYou = v.filter(
  'takenFromYou',
  () => (s, id, f) => s.cards[id]!.player === f.you && s.cards[id]!.controller !== f.you && inPlay(s, id),
  () => ({ that: 'another player has taken from you' }),
)();
/** Discards the cards of other players that control a card (C7 Military Police). */
export const endsControl = v.effect(
  'endsControl',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      for (const x of cardsOn(s, id))
        if (heldBy(s, x) === id && s.cards[x]!.controller !== f.you) discard(s, x, 'discarded', f.you);
    };
  },
  (t, card) => `discard the cards of other players that control ${t.ref(card)}`,
  { means: [['you', 2]] },
);
/** Fits cards that take control of the card that they are played on (ge/control/1). */
export const takingControl = v.filter(
  'takingControl',
  () => (s, id) => sideOf(s, id).statics.some(x => x.kind === 'controls'),
  () => ({ noun: 'card', plural: 'cards', after: 'that take control of it' }),
)();
