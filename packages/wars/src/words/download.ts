// Words that search a pile: to download from the reserve, and to take from the used pile.
import { askStep, type Compiler, deed, type Filter, knower, learn, type Menu, mingle, option } from '@orrery/kernel';
import { titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { putIn } from '../rules/cards/piles.ts';
import { revealed } from '../rules/cards/reveal.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import { shuffled as pileShuffled } from '../rules/setup/starting-the-game.ts';
import { HAND, pile, RESERVE, USED, type WarsState } from '../state.ts';

/** A player searches a pile. They know all its cards until it is shuffled. */
function goThrough(c: Compiler<WarsState>, kind: number): void {
  c.step({
    op: 'do',
    act: (s, f) => {
      for (const id of pile(s, f.you, kind)) learn(s, id, knower(f.you));
    },
  });
}

/** You search your reserve for a card that fits, reveal it, take it into your hand, and shuffle (wars/download/1, wars/download/2). */
export const download = v.flow(
  'download',
  (c, which: Filter) => {
    const fits = c.filter(which);
    const menu: Menu<WarsState> = {
      name: 'download',
      list: (s, f) =>
        pile(s, f.you, RESERVE)
          .filter(id => fits(s, id, f))
          .map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `${titleFor(f)}: which card do you take from your reserve into your hand?`,
      stakes: () => 'Your opponent sees the card. You may take none. Your reserve is shuffled either way.',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      // the player may take none, so the question is always asked
      same: (s, _f, a, b) => s.defs[a.a] === s.defs[b.a],
      card: (s, _f, o) => titleOf(s, o.a),
    };
    goThrough(c, RESERVE);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: () => 0, skip: false }, (s, f, picks) => {
        const id = picks[0]![0]?.a;
        if (id !== undefined) {
          revealed(s, { seat: f.you, cards: [id] });
          putIn(s, id, HAND, { shown: true });
        }
        pileShuffled(s, { seat: f.you, kind: RESERVE });
      }),
    );
  },
  (t, which) => deed('download', t.one(which)),
  (_which: Filter) => ({ brings: true as const }),
);

/** You search your used pile for a card that fits, take it into your hand unseen, and shuffle the pile. */
export const searchUsedPile = v.flow(
  'searchUsedPile',
  (c, which: Filter) => {
    const fits = c.filter(which);
    const menu: Menu<WarsState> = {
      name: 'search',
      list: (s, f) =>
        pile(s, f.you, USED)
          .filter(id => fits(s, id, f))
          .map(id => option('card', id)),
      label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
      prompt: (_s, f) => `${titleFor(f)}: which card do you take from your used pile into your hand?`,
      stakes: () => 'Your opponent does not see the card. You may take none. Your used pile is shuffled either way.',
      note: (s, _f, o, seat) => cardNote(s, o.a, seat),
      // the player may take none, so the question is always asked
      same: (s, _f, a, b) => s.defs[a.a] === s.defs[b.a],
      card: (s, _f, o) => titleOf(s, o.a),
    };
    goThrough(c, USED);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu, min: () => 0, skip: false }, (s, f, picks) => {
        const id = picks[0]![0]?.a;
        // the opponent does not see which card it is
        mingle(s, pile(s, f.you, USED), knower(f.you));
        if (id !== undefined) putIn(s, id, HAND);
        pileShuffled(s, { seat: f.you, kind: USED });
      }),
    );
  },
  (t, which) =>
    deed('take', `${t.one(which)} of your choice from your used pile into your hand, and shuffle that pile`),
  (_which: Filter) => ({ brings: true as const }),
);
