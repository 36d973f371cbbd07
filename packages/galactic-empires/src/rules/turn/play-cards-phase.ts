// Play Cards Phases A and B: the player does one thing after another until they pass (ge/play-cards-phase).
import {
  askStep,
  type Compiler,
  type Menu,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, KIND, sideOf } from '../../card.ts';
import { v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { type GeState, HAND, pile } from '../../state.ts';
import { functionLabel, judgeFunction } from '../play/card-actions-limit.ts';
import { isFree } from '../play/permission.ts';
import { judgePlay } from '../play/playing.ts';
import { standing } from '../texts/standing.ts';
import { coversSeat } from '../texts/static-texts.ts';
import { VERBS, verb } from '../verbs.ts';

verb({
  name: 'play',
  procedure: 'play a card',
  list(s, seat, out) {
    for (const id of pile(s, seat, HAND)) if (judgePlay(s, seat, id) === null) out.push(option('play', id));
  },
  judge: (s, seat, a) => judgePlay(s, seat, a),
  label: (s, a) => brief(`Play ${titleOf(s, a)}`),
  note: (s, a, _b, seat) =>
    isFree(s, seat, a, defOf(s, a).sides[0]!)
      ? 'costs no Card Play'
      : s.seats[seat]!.plays === 1
        ? 'costs your last Card Play'
        : `costs 1 of your ${s.seats[seat]!.plays} Card Plays`,
});

verb({
  name: 'use',
  procedure: 'use a function',
  list(s, seat, out) {
    for (const list of standing(s).users)
      for (const id of list) {
        const n = sideOf(s, id).functions.length;
        for (let i = 0; i < n; i++) if (judgeFunction(s, seat, id, i) === null) out.push(option('use', id, i));
      }
  },
  judge: (s, seat, a, b) => judgeFunction(s, seat, a, Math.max(0, b)),
  label: (s, a, b) => functionLabel(s, a, Math.max(0, b)),
  note: (s, a, b) => sideOf(s, a).functions[Math.max(0, b)]!.tell(),
});

v.procedure(
  'use a function',
  v.flow(
    'the function',
    c => {
      c.step({
        op: 'call',
        program: (s, f) => sideOf(s, f.l.a).functions[Math.max(0, f.l.b)]!.program,
        locals: null,
        you: null,
        self: (_s, f) => f.l.a,
      });
    },
    () => '',
  )(),
);

/** Refusals of actions that belong to other phases of the turn (ge/turn-definitions/5). */
const ELSEWHERE: Readonly<Record<string, Refusal>> = {
  fire: refuse('ge/turn-definitions/5', 'You can fire in the Weapons Fire Phase, between your two Play Cards Phases.'),
  engage: refuse('ge/allocation-phase/7', 'You can give points to cards only in your Allocation Phase.'),
};

/** The menu of a Play Cards Phase. */
const menu: Menu<GeState> = {
  name: 'play cards',
  neverEmpty: true,
  list(s, _f, seat) {
    const out: Option[] = [];
    for (const x of VERBS.values()) x.list(s, seat, out);
    out.push(option('pass'));
    return out;
  },
  label: (s, _f, o, seat) => VERBS.get(o.verb)?.label(s, o.a, o.b, seat) ?? 'Go to the next phase',
  prompt: (s, _f, seat) => {
    const n = s.seats[seat]!.plays;
    return `Your move: ${n} Card ${n === 1 ? 'Play' : 'Plays'} left this turn.`;
  },
  stakes: s =>
    s.phase === 'play A'
      ? 'Cards that you play now may help when weapons fire. You can also play cards after that.'
      : 'This is your last phase this turn to play cards and use functions.',
  rule: 'ge/play-cards-phase/1',
  note: (s, _f, o, seat) => VERBS.get(o.verb)?.note?.(s, o.a, o.b, seat) ?? '',
  card: (s, _f, o) => (o.a >= 0 && o.verb !== 'pass' ? titleOf(s, o.a) : null),
  judge: (s, _f, seat, wish) => {
    const known = VERBS.get(wish.verb);
    if (known !== undefined) return known.judge(s, seat, wish.a, wish.b);
    return ELSEWHERE[wish.verb === 'headquarters' || wish.verb === 'origin' ? 'fire' : wish.verb] ?? null;
  },
};

/** True if a text has ended the Play Cards Phase of a player (O4 Cessation of Events). */
const isOver = (s: GeState, seat: Seat): boolean => coversSeat(s, KIND['phase over'], seat);

/** Lets a player do one thing after another until they pass, or until a text ends the phase. */
export const playCards = (name: string) =>
  v.flow(
    name,
    (c: Compiler<GeState>) => {
      const start = c.code.length;
      const open = c.unless((s, f) => !isOver(s, f.you));
      c.step(
        askStep({ who: (_s, f) => [f.you], menu, skip: false }, (_s, f, picks) => {
          f.l.chosen = picks[0]![0]!;
        }),
      );
      const goes = c.unless((s, f) => f.l.chosen.verb !== 'pass' && s.result === null);
      c.step({
        op: 'call',
        program: (_s, f) => c.programs.of(VERBS.get(f.l.chosen.verb)!.procedure),
        locals: (_s, f) => ({ a: f.l.chosen.a, b: f.l.chosen.b }),
        you: null,
        self: null,
      });
      c.go(start);
      c.land(goes);
      c.land(open);
    },
    () => '',
  )();
