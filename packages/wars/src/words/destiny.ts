// Words for destiny: a card is revealed, and its number is used.
import { type Amount, askStep, deed, type Menu, option, ownedBy } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { titleOf } from '../names.ts';
import { putIn } from '../rules/cards/piles.ts';
import { revealed } from '../rules/cards/reveal.ts';
import { destinyOf as destinyFor, revealDestiny } from '../rules/energy/destiny.ts';
import { opponentOf, pile, RESERVE, USED, type WarsState } from '../state.ts';
import { acts, OPPONENT } from './phrases.ts';

/** A player reveals a card for destiny. The local `destiny` becomes its number, or `theirs` for the opponent's (wars/destiny/3, wars/destiny/5). */
export const reveals = v.effect(
  'reveals',
  (_c, who: 'you' | 'opponent', name?: string) => {
    const local = name ?? (who === 'you' ? 'destiny' : 'theirs');
    return (s, f) => {
      const seat = who === 'you' ? f.you : opponentOf(f.you);
      const reserve = pile(s, seat, RESERVE);
      f.l.revealedCard = reserve[reserve.length - 1] ?? -1;
      f.l[local] = revealDestiny(s, seat, f.self);
    };
  },
  (_t, who, _name?: string) => acts(who === 'you' ? 'you' : OPPONENT, 'reveal', 'a card for destiny'),
  who => ({ reveals: who }),
);

/** The destiny that you revealed. */
export const destiny = v.amount(
  'destiny',
  () => (_s, f) => f.l.destiny ?? 0,
  () => 'your destiny',
)();

/** The destiny that your opponent revealed. */
export const theirDestiny = v.amount(
  'theirDestiny',
  () => (_s, f) => f.l.theirs ?? 0,
  () => ownedBy(OPPONENT, 'destiny')!,
)();

/** You reveal two cards from the top of your reserve. One of them gives the destiny. Both go on the used pile in any order. */
export const revealsTwo = v.flow(
  'revealsTwo',
  c => {
    const top = (s: WarsState, seat: number) => pile(s, seat, RESERVE).slice(-2).reverse();
    c.step({
      op: 'do',
      act: (s, f) => {
        revealed(s, { seat: f.you, cards: top(s, f.you) });
      },
    });
    const menu: Menu<WarsState> = {
      name: 'destiny of',
      list: (s, f) => top(s, f.you).map(id => option('card', id)),
      label: (s, _f, o) => `${titleOf(s, o.a)} (destiny ${defOf(s, o.a).source.destiny})`,
      prompt: () => 'Which card gives the destiny?',
      stakes: () => 'Only this destiny counts. Both cards go to your used pile, the other card on top.',
      card: (s, _f, o) => titleOf(s, o.a),
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const two = top(s, f.you);
        const id = picks[0]![0]?.a ?? -1;
        f.l.revealedCard = id;
        f.l.destiny = id < 0 ? 0 : destinyFor(s, id, f.self);
        for (const x of [id, ...two.filter(y => y !== id)]) if (x >= 0) putIn(s, x, USED, { shown: true });
      }),
    );
  },
  () =>
    deed(
      'show',
      'two cards from the top of your reserve, take the destiny of one, and put both on top of your used pile',
    ),
);

/** Keeps a number under a name for `noted`. It does not change later. */
export const note = v.effect(
  'note',
  (c, name: string, n: Amount) => {
    const k = c.amount(n);
    return (s, f) => {
      f.l[name] = k(s, f);
    };
  },
  (t, _name, n) => `let X be ${t.amount(n)}`,
);

/** The card that you last revealed for destiny; -1 if there is none. */
export const theRevealed = v.ref(
  'theRevealed',
  () => (_s, f) => f.l.revealedCard ?? -1,
  () => 'the card revealed',
)();
