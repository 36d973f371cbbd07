// Words that show cards, look at them, or shuffle a pile.
import { deed, type Filter, type List, type Phrase, type Ref, type Teller } from '@orrery/kernel';
import { v } from '../language.ts';
import { lookedAt } from '../rules/cards/look.ts';
import { revealed } from '../rules/cards/reveal.ts';
import { shuffled } from '../rules/setup/starting-the-game.ts';
import { HAND, RESERVE, SEAT_ZONES, USED } from '../state.ts';
import { card as anyCard } from './filters.ts';
import { openIn } from './on-card.ts';
import { acts } from './phrases.ts';

/** Returns the phrase for a whole hand; null for any other list. */
const wholeHand = (t: Teller, cards: List): Phrase | null =>
  v.trait(cards, 'pileOf') === HAND && ((cards.a[0] as Filter | undefined) ?? anyCard).w === 'card'
    ? t.own((cards.a[1] as Ref | undefined) ?? 'you', 'hand')
    : null;

/** Shows cards to both players. */
export const show = v.effect(
  'show',
  (c, cards: List, who: Ref = 'you') => {
    const read = c.list(cards);
    const seat = c.ref(who);
    return (s, f) => {
      const ids = [...read(s, f)];
      revealed(s, { seat: seat(s, f), cards: ids });
      f.l.open = [...openIn(f), ...ids];
    };
  },
  (t, cards, who = 'you') => acts(t.ref(who), 'reveal', wholeHand(t, cards) ?? t.list(cards)),
);

/** You look at cards (wars/look/1). */
export const lookAt = v.effect(
  'lookAt',
  (c, cards: List) => {
    const read = c.list(cards);
    return (s, f) => {
      const ids = [...read(s, f)];
      const first = s.cards[ids[0] ?? -1];
      lookedAt(s, {
        seat: f.you,
        cards: ids,
        n: ids.length,
        whose: first?.owner ?? f.you,
        from: (first?.zone ?? RESERVE) % SEAT_ZONES,
      });
    };
  },
  (t, cards) => deed('look at', t.list(cards)),
);

/** Shuffles a player's reserve or used pile. */
export const shuffle = v.effect(
  'shuffle',
  (c, kind: 'reserve' | 'used pile', who: Ref = 'you') => {
    const seat = c.ref(who);
    return (s, f) => {
      shuffled(s, { seat: seat(s, f), kind: kind === 'reserve' ? RESERVE : USED });
    };
  },
  (t, kind, who = 'you') => acts(t.ref(who), 'shuffle', t.own(who, kind)),
);
