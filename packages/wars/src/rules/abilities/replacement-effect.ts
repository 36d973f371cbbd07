// Replacement effects: another event happens instead (wars/replacement-effect).
// The replaced events are in cards/destroyed-dismissed-lost.ts and battle/battle-destiny-step.ts.
import { askStep, type Compiler, type Frame, scene, type Waiting, yesNo } from '@orrery/kernel';
import { programs } from '../../language.ts';
import { seatName, titleOf } from '../../names.ts';
import type { WarsState } from '../../state.ts';
import { standing } from './ongoing-ability.ts';
import { REPLACEMENTS } from './triggered-ability.ts';

/** A replacement that could apply. */
interface Candidate extends Waiting {
  /** true for a delayed one, which an ability made; false for one on a card */
  readonly delayed: boolean;
}

/** Returns the replacements that watch for an event that is about to happen (wars/replacement-effect/1). */
function candidates(s: WarsState, event: string, about: Readonly<Record<string, unknown>>): Candidate[] {
  const out: Candidate[] = [];
  for (const { what, f } of standing(s).answers[event] ?? [])
    if (what.holds(s, scene(f.you, f.self, { ...about })))
      out.push({ program: what.program, you: f.you, self: f.self, l: {}, delayed: false });
  for (const d of s.delayed) {
    const what = REPLACEMENTS.get(d.program);
    if (what !== undefined && what.event === event && what.holds(s, scene(d.you, d.self, { ...d.l, ...about })))
      out.push({ program: d.program, you: d.you, self: d.self, l: d.l, delayed: true });
  }
  return out;
}

const present = (f: Frame): Candidate => f.l.replacing[f.l.at - 1];

/** Returns the words for the event, for a question. */
const EVENTS: Readonly<Record<string, (s: WarsState, f: Frame) => string>> = {
  'would be destroyed': (s, f) => `${titleOf(s, f.l.about.subject)} is about to be destroyed`,
  'would reveal battle destiny': (s, f) =>
    `${seatName(s, f.l.about.seat)} is about to reveal a card for battle destiny`,
};

const menu = yesNo<WarsState>(
  (s, f) => {
    const { event } = REPLACEMENTS.get(present(f).program)!;
    return `${EVENTS[event]?.(s, f) ?? 'Something is about to happen'}. Do you use ${titleOf(s, present(f).self)} instead?`;
  },
  {
    stakes: (_s, f) => REPLACEMENTS.get(present(f).program)!.tell(),
    rule: 'wars/replacement-effect/3',
    yes: (s, f) => `the text of ${titleOf(s, present(f).self)} happens instead`,
    no: 'it happens as usual',
  },
);

/**
 * Emits the steps that let one replacement replace an event. The local `replaced` is 1 if one did. An event is replaced only once
 * (wars/replacement-effect/5).
 * @param about the locals with the facts of the event, which its words read
 */
export function emitReplacement(
  c: Compiler<WarsState>,
  event: string,
  about: (s: WarsState, f: Frame) => Readonly<Record<string, unknown>>,
): void {
  c.step({
    op: 'do',
    act: (s, f) => {
      f.l.replaced = 0;
      f.l.at = 0;
      f.l.about = about(s, f);
      f.l.replacing = candidates(s, event, f.l.about);
    },
  });
  const start = c.code.length;
  const out = c.unless((_s, f) => f.l.replaced === 0 && f.l.at < f.l.replacing.length);
  c.step({
    op: 'do',
    act: (_s, f) => {
      f.l.at++;
    },
  });
  const must = c.unless((_s, f) => {
    f.l.said = 1;
    return REPLACEMENTS.get(present(f).program)!.may;
  });
  c.step(
    askStep({ who: (_s, f) => [present(f).you], menu, skip: false }, (_s, f, picks) => {
      f.l.said = picks[0]![0]?.verb === 'yes' ? 1 : 0;
    }),
  );
  c.land(must);
  const yes = c.unless((s, f) => {
    if (f.l.said !== 1) return false;
    f.l.replaced = 1;
    const { delayed, program, self } = present(f);
    if (delayed) {
      const at = s.delayed.findIndex(d => d.program === program && d.self === self);
      s.delayed = s.delayed.filter((_, i) => i !== at);
    }
    return true;
  });
  c.step({
    op: 'call',
    program: (_s, f) => programs.of(present(f).program),
    locals: (_s, f) => ({ ...present(f).l, ...f.l.about }),
    you: (_s, f) => present(f).you,
    self: (_s, f) => present(f).self,
  });
  c.land(yes);
  c.go(start);
  c.land(out);
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-destiny-step.ts: wars/replacement-effect/4, wars/replacement-effect/6
// - rules/cards/destroyed-dismissed-lost.ts: wars/replacement-effect/2
// - words/lasting.ts: wars/replacement-effect/7
