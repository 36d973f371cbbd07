import { type Frame, language, type Seat } from '@orrery/kernel';
import { defOf, LIBRARY } from './card.ts';
import { seatName, titleOf } from './names.ts';
import { cardNote, thingLabel } from './rules/questions/card-labels.ts';
import { TEXTS } from './rules/questions/texts.ts';
import { twins } from './rules/questions/twins.ts';
import { inPlay, type WarsState } from './state.ts';
import type { WarsTraits } from './traits.ts';

/** Returns the title of the card whose text runs; '' for a rule. The program's name gives the title, so the card may be anywhere. */
export function titleFor(f: Frame): string {
  const id = /^wars:([^:]+):/.exec(programs.list[f.program]!.name)?.[1];
  return LIBRARY.find(id ?? '')?.title ?? '';
}

/** Returns the text that runs, as the asked seat reads it; '' if a rule runs. */
export function textFor(s: WarsState, f: Frame, seat: Seat): string {
  const { name } = programs.list[f.program]!;
  // delayed abilities are part of the text of the ability that made them
  const [outer, left] = name.split('/');
  const text = (left === undefined ? TEXTS.get(name) : TEXTS.get(`${outer}: resolves`))?.() ?? '';
  return text === '' || seat === f.you ? text : `In this text, "you" is ${seatName(s, f.you)}: ${text}`;
}

/** The words of the WARS card language, its facts and its programs. Rules and cards add to them as they load. */
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
  choose,
  may,
  chooseOne,
  chooseNumber,
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
} = language<WarsState, 'seat', WarsTraits>({
  card: (s, id) => defOf(s, id).id,
  title: titleOf,
  kinds: { seat: seatName },
  name: thingLabel,
  text: textFor,
  note: (s, kind, id, seat) => (kind === 'card' ? cardNote(s, id, seat) : ''),
  // a card in play looks the same to every viewer
  same: (s, _f, a, b) => a.verb === 'card' && inPlay(s, a.a) && inPlay(s, b.a) && twins(s, a.a, b.a),
});
