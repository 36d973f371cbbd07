import { type Frame, language, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from './card.ts';
import { seatName, titleOf } from './names.ts';
import { cardNote, thingLabel } from './rules/questions/card-labels.ts';
import { TEXTS } from './rules/questions/texts.ts';
import { twins } from './rules/questions/twins.ts';
import { inPlay, type WarsState } from './state.ts';
import type { WarsTraits } from './traits.ts';

/**
 * The title of the card whose text runs, read from the program's name: where the card lies by now, if anywhere that can be seen, does not
 * matter. '' for a rule.
 */
export function titleFor(f: Frame): string {
  const id = /^wars:([^:]+):/.exec(programs.list[f.program]!.name)?.[1];
  return DEFS.find(def => def.id === id)?.title ?? '';
}

/** The text that runs, as the asked seat reads it; '' if a rule runs and not a card's text. */
export function textFor(s: WarsState, f: Frame, seat: Seat): string {
  const { name } = programs.list[f.program]!;
  // what an ability has left behind is told with the ability
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
  // what lies in play is the same to everybody who sees it
  same: (s, _f, a, b) => a.verb === 'card' && inPlay(s, a.a) && inPlay(s, b.a) && twins(s, a.a, b.a),
});
