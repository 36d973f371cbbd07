import { type Flow, type Frame, language, type Seat } from '@orrery/kernel';
import { defOf, LIBRARY } from './card.ts';
import { seatName, targetName, titleOf } from './names.ts';
import { deciderOf } from './rules/table/decider.ts';
import { cardLabel, cardNote } from './rules/table/labels.ts';
import { twins } from './rules/table/twins.ts';
import { TEXTS } from './rules/texts/texts.ts';
import { type GeState, inPlay, isPlace } from './state.ts';
import type { GeTraits } from './traits.ts';

/** Returns the name of the card whose text runs, read from the program's name, wherever the card is by now. '' for a rule. */
export function titleFor(f: Frame): string {
  const id = /^ge:([^:]+):/.exec(programs.list[f.program]!.name)?.[1];
  return LIBRARY.find(id ?? '')?.name ?? '';
}

/** Returns the running card text for the seat that is asked; '' if a rule runs. */
export function textFor(s: GeState, f: Frame, seat: Seat): string {
  const text = TEXTS.get(programs.list[f.program]!.name)?.() ?? '';
  return text === '' || seat === f.you ? text : `In this text, "you" is ${seatName(s, f.you)}: ${text}`;
}

const spoken = language<GeState, 'seat' | 'target', GeTraits>({
  card: (s, id) => defOf(s, id).id,
  title: titleOf,
  kinds: {
    seat: seatName,
    target: (s, id, card) => (isPlace(id) ? targetName(s, id) : card(id)),
  },
  name: (s, kind, id, seat) =>
    kind === 'seat'
      ? seatName(s, id)
      : kind === 'number'
        ? String(id)
        : inPlay(s, id)
          ? cardLabel(s, id, seat)
          : titleOf(s, id),
  text: textFor,
  note: (s, kind, id, seat) => (kind === 'card' ? cardNote(s, id, seat) : ''),
  // cards in play look the same to everybody
  same: (s, _f, a, b) => a.verb === 'card' && inPlay(s, a.a) && inPlay(s, b.a) && twins(s, a.a, b.a),
});

/** The words of the Galactic Empires card language, its facts and its programs. Rules and cards add to them as they load. */
export const {
  v,
  facts,
  programs,
  sequence,
  when,
  repeatWhile,
  repeat,
  forEach,
  set,
  call,
  stop,
  window,
  together,
  all,
  any,
  not,
  atLeast,
  atMost,
  plus,
  minus,
  times,
  least,
  the,
  that,
  either,
  other,
} = spoken;

/** The player who decides for the card: its player, unless a text gives that to somebody else (O9 Insanity). */
export const decider = v.ref(
  'decider',
  () => (s, f) => (f.self >= 0 && s.cards[f.self]!.controller === f.you ? deciderOf(s, f.self) : f.you),
  () => 'you',
)();

// A question that names no player goes to the player who decides for the card, so card texts need not say so.

export const choose: Flow['choose'] = (name, from, ...then) => spoken.choose(name, { who: decider, ...from }, ...then);
export const chooseOne: Flow['chooseOne'] = (from, ...ways) => spoken.chooseOne({ who: decider, ...from }, ...ways);
export const chooseNumber: Flow['chooseNumber'] = (name, from) => spoken.chooseNumber(name, { who: decider, ...from });
export const may: Flow['may'] = (prompt, effect, who = decider) => spoken.may(prompt, effect, who);
