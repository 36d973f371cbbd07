import type { Amount, Effect, Ref } from '@orrery/kernel';
import { LEFT_BEHIND, type StaticSource } from '../card.ts';
import { v } from '../language.ts';
import { addMod } from '../rules/effects/lasting.ts';
import type { Mod } from '../state.ts';

// Texts that an effect leaves behind: what a card in play could say, said for a time.

const TIMES: Readonly<Record<Mod['until'], string>> = {
  turn: 'until the end of the turn, ',
  'next-turn': 'until the end of the next turn, ',
  'only-next-turn': 'for the next turn, ',
  readying: '',
  rotated: 'while this card stays rotated, ',
  stays: 'from now on, ',
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
  /** the sentence, if the text's own one does not fit */
  readonly say?: string;
}

/** An effect leaves a text behind, which holds as if a card in play said it. */
export const leaveText: (text: StaticSource, left?: Left) => Effect = v.effect<[StaticSource, Left?]>(
  'leaveText',
  (c, text, left = {}) => {
    const place = LEFT_BEHIND.texts.push(text) - 1;
    const on = left.on === undefined ? null : c.ref(left.on);
    const conflict = left.conflict === undefined ? null : c.ref(left.conflict);
    const you = left.you === undefined ? null : c.ref(left.you);
    const n = left.number === undefined ? null : c.amount(left.number);
    return (s, f) =>
      addMod(s, {
        kind: 'text',
        source: f.self,
        card: on === null ? -1 : on(s, f),
        seat: you === null ? f.you : you(s, f),
        what: conflict === null ? -1 : conflict(s, f),
        n: n === null ? 0 : n(s, f),
        text: place,
        until: left.until ?? 'turn',
      });
  },
  (_t, { say }, { until = 'turn', say: own } = {}) => own ?? `${TIMES[until]}${say}`,
);

/** The card that a text left behind is about. @param noun how the text calls it: `fleet` for `that fleet` */
export const theOne = v.filter(
  'theOne',
  (_c, _noun: string) => (_s, id, f) => f.l.kept === id,
  (_t, noun) => ({ certain: true, noun: `that ${noun}` }),
);
