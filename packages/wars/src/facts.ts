import { type CardId, moveCard, ownCard, type Seat } from '@orrery/kernel';
import { defOf } from './card.ts';
import { facts } from './language.ts';
import { ACTIVE, LOST, PLAY, RESERVE, STACKED, USED, type WarsState, zone } from './state.ts';

const title = (s: WarsState, id: CardId): string => defOf(s, id).title;

/** A card is played: its text has been followed, and it goes where its kind says. */
export const played = facts.define<{ card: CardId; seat: Seat }>('played', {
  apply() {},
  say: (s, x) => `${title(s, x.card!)} is played.`,
});

/** A card moves to a zone of a seat. */
export const moved = facts.define<{ card: CardId; to: number; bottom?: boolean }>('moved', {
  apply(s, x) {
    moveCard(s, x.card, x.to, x.bottom ?? false);
    if (x.to % 6 !== PLAY) Object.assign(ownCard(s, x.card), { at: -1, on: -1, damaged: 0, inBattle: 0 });
  },
  say: () => '',
});

/** A card in play is lost (wars/destroyed-dismissed-lost). A replacement may put it elsewhere instead. */
export const lost = facts.define<{ card: CardId; from: CardId; battle: boolean }>('lost', {
  apply(s, x) {
    const { owner } = s.cards[x.card]!;
    moveCard(s, x.card, zone(owner, LOST));
    Object.assign(ownCard(s, x.card), { at: -1, damaged: 0, inBattle: 0 });
  },
  say: (s, x) => `${title(s, x.card!)} is lost.`,
});

/** A unit is damaged. `by` is the weapon whose ability did it, -1 for anything else. */
export const damaged = facts.define<{ card: CardId; by: CardId }>('damaged', {
  apply(s, x) {
    ownCard(s, x.card).damaged = 1;
  },
  say: (s, x) => `${title(s, x.card!)} is damaged.`,
});

/** Energy is paid: from the active pile to the used pile (wars/pay). */
export const paid = facts.define<{ seat: Seat; n: number }>('paid', {
  apply(s, x) {
    const pile = s.zones[zone(x.seat, ACTIVE)]!;
    for (const id of pile.slice(-x.n).reverse()) moveCard(s, id, zone(x.seat, USED));
  },
  say: (_s, x) => `Player ${x.seat! + 1} pays ${x.n} energy.`,
});

/** Energy is lost: from the active pile, else from the top of the reserve (wars/lose-energy). */
export const energyLost = facts.define<{ seat: Seat; n: number }>('energy-lost', {
  apply(s, x) {
    for (let k = 0; k < x.n; k++) {
      const active = s.zones[zone(x.seat, ACTIVE)]!;
      const pile = active.length > 0 ? active : s.zones[zone(x.seat, RESERVE)]!;
      const top = pile[pile.length - 1];
      if (top !== undefined) moveCard(s, top, zone(x.seat, LOST));
    }
  },
  say: (_s, x) => `Player ${x.seat! + 1} loses ${x.n} energy.`,
});

/** A card is stacked on another. */
export const stackedOn = facts.define<{ card: CardId; on: CardId }>('stacked', {
  apply(s, x) {
    moveCard(s, x.card, STACKED);
    ownCard(s, x.card).on = x.on;
  },
  say: (s, x) => `${title(s, x.card!)} is stacked on ${title(s, x.on!)}.`,
});

/** A card enters play at a place. */
export const entered = facts.define<{ card: CardId; seat: Seat; at: CardId }>('entered', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, PLAY));
    Object.assign(ownCard(s, x.card), { at: x.at, on: -1, controller: x.seat });
  },
  say: (s, x) => `${title(s, x.card!)} enters play.`,
});
