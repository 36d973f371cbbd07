import type { Amount, Effect, Frame, Ref } from '@orrery/kernel';
import { defOf, type StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { addMod } from '../rules/effects/lasting.ts';
import { pairNumber } from '../rules/politics/tension.ts';
import type { B5State, Mod } from '../state.ts';

// Texts that an effect leaves behind: what a card in play could say, said for a time.

const TIMES: Readonly<Record<Mod['until'], string>> = {
  turn: 'until the end of the turn, ',
  'next-turn': 'until the end of the next turn, ',
  'only-next-turn': 'for the next turn, ',
  readying: '',
  rotated: 'while this card stays rotated, ',
  stays: 'from now on, ',
  'next-card': '',
};

/** What a text that is left behind is about, and how long it lasts. */
interface Left {
  readonly until?: Mod['until'];
  /** the card that it is about: `theOne` in the text */
  readonly on?: Ref;
  /** the conflict that it is about */
  readonly conflict?: Ref;
  /** the player that it speaks to as "you" */
  readonly you?: Ref;
  /** a number to keep: `the('number')` in the text */
  readonly number?: Amount;
  /** with `until: 'rotated'`: the card that must stay rotated, if it is not the card with the text. Nothing is left if it is not rotated */
  readonly by?: Ref;
  /** the sentence, if the text's own one does not fit */
  readonly say?: string;
}

/** An effect leaves a text behind, which holds as if a card in play said it. */
export const leaveText: (text: StaticSource, left?: Left) => Effect = v.effect<[StaticSource, Left?]>(
  'leaveText',
  (c, text, left = {}) => {
    const on = left.on === undefined ? null : c.ref(left.on);
    const conflict = left.conflict === undefined ? null : c.ref(left.conflict);
    const you = left.you === undefined ? null : c.ref(left.you);
    const n = left.number === undefined ? null : c.amount(left.number);
    const keeper = left.by === undefined ? null : c.ref(left.by);
    return (s, f) => {
      const by = keeper === null ? -1 : keeper(s, f);
      if (keeper !== null && (by < 0 || !s.cards[by]!.rotated)) return;
      addMod(s, {
        kind: 'text',
        ...(by < 0 ? {} : { by }),
        source: f.self,
        card: on === null ? -1 : on(s, f),
        seat: you === null ? f.you : you(s, f),
        what: conflict === null ? -1 : conflict(s, f),
        n: n === null ? 0 : n(s, f),
        text: defOf(s, f.self).left.indexOf(text),
        until: left.until ?? 'turn',
      });
    };
  },
  (_t, { say }, { until = 'turn', say: own } = {}) => own ?? `${TIMES[until]}${say}`,
  text => ({ leaves: text }),
);

/** The card that a text left behind is about. @param noun how the text calls it: `fleet` for `that fleet` */
export const theOne = v.filter(
  'theOne',
  (_c, _noun: string) => (_s, id, f) => f.l.kept === id,
  (_t, noun) => ({ certain: true, noun: `that ${noun}` }),
);

const MOMENTS = ['the end of the turn', 'the resolution round', 'the draw round'] as const;

/** What an effect that is put off is about. */
interface PutOff {
  /** the card that it is about: `kept` in the effect */
  readonly on?: Ref;
  /** a number to keep: `the('number')` in the effect */
  readonly number?: Amount;
  /** two races to keep, in place of a number: `first` and `second` in the effect */
  readonly races?: readonly [Ref, Ref];
}

/** An effect happens at a later moment of this turn, whatever becomes of the card that says so. */
export const later: (moment: (typeof MOMENTS)[number], effect: Effect, about?: PutOff) => Effect = v.effect<
  [(typeof MOMENTS)[number], Effect, PutOff?]
>(
  'later',
  (c, moment, effect, { on, number, races } = {}) => {
    const card = on === undefined ? null : c.ref(on);
    const [one, other] = races === undefined ? [] : races.map(race => c.ref(race));
    const n =
      one !== undefined && other !== undefined
        ? (s: B5State, f: Frame) => pairNumber(one(s, f), other(s, f))
        : number === undefined
          ? null
          : c.amount(number);
    return (s, f) =>
      addMod(s, {
        kind: 'later',
        source: f.self,
        seat: f.you,
        card: card === null ? -1 : card(s, f),
        what: MOMENTS.indexOf(moment),
        n: n === null ? 0 : n(s, f),
        text: defOf(s, f.self).later.findIndex(({ of }) => of === effect),
      });
  },
  (t, moment, effect, { on, races } = {}) => {
    const names = {
      number: 'that number',
      ...(on === undefined ? {} : { kept: typeof on === 'string' ? 'that card' : t.ref(on) }),
      ...(races === undefined ? {} : { first: t.ref(races[0]), second: t.ref(races[1]) }),
    };
    return `${moment === 'the end of the turn' ? 'at' : 'in'} ${moment}, ${t.with(names).effect(effect)}`;
  },
  (_moment, effect) => ({ later: effect }),
);
