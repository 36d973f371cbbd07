// The words "unless a player gives cards": what they give, and the effect that it prevents.
import {
  articled,
  askStep,
  type Effect,
  type Filter,
  type Frame,
  type List,
  listOf,
  type Menu,
  type Option,
  option,
  type Phrase,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  type Teller,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { textFor, titleFor, v } from '../language.ts';
import { titleOf } from '../names.ts';
import { putIn } from '../rules/cards/piles.ts';
import { revealed } from '../rules/cards/reveal.ts';
import { cardLabel, cardNote } from '../rules/questions/card-labels.ts';
import { HAND, USED, type WarsState } from '../state.ts';
import { withoutThe } from './amounts.ts';
import { card as anyCard } from './filters.ts';
import { goes } from './phrases.ts';

/** The cards that a player may give to prevent an effect: cards of a list, usually hand cards. */
export interface Ransom {
  readonly of: List;
  readonly n?: 1 | 2;
  /** true if the two cards must have the same destiny */
  readonly matching?: boolean;
  /** true if both players see them */
  readonly shown?: boolean;
  /** true if both players see them and they stay where they are */
  readonly kept?: boolean;
}

const NONE_ALONE = refuse('wars/effects/15', 'Choose cards or None, not both.');

const UNLIKE = refuse('wars/effects/15', 'The 2 cards must have the same destiny.');

/** The effect happens unless a player puts cards on top of the used pile, or reveals them. Only a player who has the cards is asked. */
export const unlessGives = v.flow(
  'unlessGives',
  (c, who: Ref, from: Ransom, effect: Effect) => {
    const seat = c.ref(who);
    const list = c.list(from.of);
    const n = from.n ?? 1;
    const given = c.name('given');
    const like = (s: WarsState, a: number, b: number) => defOf(s, a).source.destiny === defOf(s, b).source.destiny;
    // if the two must match, only cards with a match are offered
    const givable = (s: WarsState, f: Frame) => {
      const all = list(s, f);
      return from.matching ? all.filter(a => all.some(b => a !== b && like(s, a, b))) : all;
    };
    const verb = from.kept ? 'reveal' : 'put on your used pile';
    const menu: Menu<WarsState> = {
      name: 'ransom',
      list: (s, f) => {
        const [first] = f.l[given] as number[];
        const left = givable(s, f).filter(
          id => first === undefined || (id !== first && (!from.matching || like(s, id, first))),
        );
        return first === undefined
          ? [...left.map(id => option('card', id)), option('no')]
          : left.map(id => option('card', id));
      },
      label: (s, _f, o, seat) => (o.verb === 'no' ? 'None' : cardLabel(s, o.a, seat)),
      prompt: (_s, f) =>
        `${titleFor(f)}: which ${n - f.l[given].length === 1 ? 'card' : '2 cards'} do you ${verb} to prevent the effect?`,
      stakes: (s, f, who) => textFor(s, f, who),
      note: (s, _f, o, seat) =>
        o.verb === 'no' ? 'you keep your cards, and the effect happens' : cardNote(s, o.a, seat),
      card: (s, _f, o) => (o.verb === 'no' ? null : titleOf(s, o.a)),
    };
    const judgePair = (s: WarsState, _f: Frame, _seat: Seat, picks: readonly Option[]): Refusal | null => {
      if (picks.length < 2) return null;
      if (picks.some(o => o.verb === 'no')) return NONE_ALONE;
      return from.matching && !like(s, picks[0]!.a, picks[1]!.a) ? UNLIKE : null;
    };
    const able = c.unless((s, f) => {
      f.l[given] = [];
      return givable(s, f).length >= n;
    });
    const outs: number[] = [];
    for (let i = 0; i < n; i++) {
      if (i > 0) outs.push(c.unless((_s, f) => f.l[given].length === i));
      c.step(
        askStep(
          {
            who: (s, f) => [seat(s, f)],
            menu,
            skip: false,
            // the player can choose both at once
            max: (_s, f) => n - f.l[given].length,
            ...(n === 1 ? {} : { plan: { times: () => 1, check: judgePair } }),
          },
          (_s, f, picks) => {
            f.l[given] = [...f.l[given], ...picks[0]!.flatMap(o => (o.verb === 'card' ? [o.a] : []))];
          },
        ),
      );
    }
    for (const out of outs) c.land(out);
    c.step({
      op: 'do',
      act: (s, f) => {
        if (f.l[given].length < n) return;
        if (from.shown || from.kept) revealed(s, { seat: seat(s, f), cards: f.l[given] });
        if (!from.kept) for (const id of f.l[given]) putIn(s, id, USED, { shown: from.shown === true });
      },
    });
    c.land(able);
    const averted = c.unless((_s, f) => f.l[given].length < n);
    c.effect(effect);
    c.land(averted);
  },
  (t, who, from, effect) => {
    const them = from.n === 2;
    const cards = them ? `2 ${ransomOf(t, from.of, true)}` : articled(ransomOf(t, from.of, false));
    const same = from.matching ? ' that have the same destiny' : '';
    const where = `on top of ${t.own(who, 'used pile')}`;
    const gives = from.kept
      ? goes(t.ref(who), 'reveal', `${cards}${same}`)
      : from.shown
        ? listOf(
            [
              goes(t.ref(who), 'reveal', `${cards}${same}`),
              goes(t.ref(who), 'put', `${them ? 'them' : 'it'} ${where}`),
            ],
            'and',
          )
        : goes(t.ref(who), 'put', `${cards}${same} ${where}`);
    return `${t.effect(effect)}, unless ${gives}`;
  },
);

/** Returns the phrase for the cards to give. Hand cards are "from hand", of either player. */
function ransomOf(t: Teller, of: List, many: boolean): Phrase {
  if (v.trait(of, 'pileOf') !== HAND) return many ? withoutThe(t.list(of)) : (t.single(of) ?? t.list(of));
  const which = (of.a[0] as Filter | undefined) ?? anyCard;
  return t.unowned(which, many, 'from hand');
}
