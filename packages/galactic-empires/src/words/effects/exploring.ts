import { askStep, type Compiler, type Frame, type Menu, many, option, type Ref } from '@orrery/kernel';
import { KIND, typeOf } from '../../card.ts';
import { minus, the, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { POINT_KINDS, type PointKind, type Points } from '../../printed.ts';
import { outputOf } from '../../rules/fleet/terrain.ts';
import { allInPlay } from '../../rules/table/stacks.ts';
import { eachStatic, works } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';
import { happening } from '../happenings.ts';
import { these } from '../lists.ts';
import { lasts } from './lasting.ts';

// Exploring other players' terrain (G2 Survey Mission). rules/fleet/there-and-back.ts says which crew explores

/** The terrain that so many of your crew have explored since your turn began. */
export const exploredBy = v.filter(
  'exploredBy',
  (_c, n: number) => (s, id, f) => {
    const crew = new Set<number>();
    eachStatic(
      s,
      KIND.explored,
      (_st, g, made) => {
        if (made !== null && g.you === f.you) crew.add(made.l.goer);
      },
      id,
    );
    return crew.size >= n;
  },
  (_t, n) => ({ that: `${n} of your crew have explored this turn` }),
);
/** True if so many of your crew have explored one terrain of another player since your turn began. */
export const haveExplored = v.test(
  'haveExplored',
  (c, n: number) => {
    const fits = c.filter(exploredBy(n));
    return (s, f) =>
      allInPlay(s).some(id => typeOf(s, id) === 'T' && s.cards[id]!.controller !== f.you && fits(s, id, f));
  },
  (_t, n) =>
    `${n} of your crew that generate research have explored the same terrain of another player this turn, each on a there-and-back mission`,
);
/** A crew of yours explores a terrain of another player. */
export const youExplore = happening(
  'youExplore',
  'explored',
  () => (s, f) => f.l.fact.seat === f.you && inPlay(s, f.l.fact.terrain),
  () => 'when a crew of yours that generates research explores a terrain of another player on a there-and-back mission',
)();

const taken = (kind: PointKind): string => `taken-${kind}`;

/** The points of a card that have not been chosen yet. */
const rest = (f: Frame): [PointKind, number][] =>
  POINT_KINDS.flatMap(kind => {
    const n = ((f.l.making as Points)[kind] ?? 0) - (f.l[taken(kind)] ?? 0);
    return n > 0 ? [[kind, n] as [PointKind, number]] : [];
  });

/**
 * Compiles the choice of points that a card generates next. Its player goes without them in the next Allocation Phase. If `most` is absent, it is all of
 * them.
 * @param yours true if you get them
 */
export function taking(c: Compiler<GeState>, card: Ref, most: number | undefined, yours: boolean): void {
  const read = c.ref(card);
  c.step({
    op: 'do',
    act: (s, f) => {
      const id = read(s, f);
      f.l.making = inPlay(s, id) ? outputOf(s, id, works) : {};
      f.l.loser = inPlay(s, id) ? s.cards[id]!.controller : -1;
      f.l.world = id;
      f.l.toTake = most ?? 0;
      for (const kind of POINT_KINDS) f.l[taken(kind)] = most === undefined ? ((f.l.making as Points)[kind] ?? 0) : 0;
    },
  });
  if (most !== undefined) {
    const menu: Menu<GeState> = {
      name: 'point to take',
      list: (_s, f) => rest(f).map(([kind]) => option('kind', POINT_KINDS.indexOf(kind))),
      label: (_s, _f, o) => `1 ${POINT_KINDS[o.a]}`,
      prompt: (s, f) => `Which point of ${titleOf(s, f.l.world)} do you ${yours ? 'take' : 'stop'}?`,
      stakes: (_s, f) =>
        `You ${yours ? 'take' : 'stop'} ${many(f.l.toTake, 'more point')} of what it generates next; its player goes without.`,
    };
    const start = c.unless((_s, f) => f.l.toTake > 0 && rest(f).length > 0);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
        const o = picks[0]![0];
        f.l.toTake = o === undefined ? 0 : f.l.toTake - 1;
        if (o !== undefined) f.l[taken(POINT_KINDS[o.a]!)]++;
      }),
    );
    c.go(start);
    c.land(start);
  }
  for (const kind of POINT_KINDS) {
    const none = c.unless((_s, f) => f.l[taken(kind)] > 0);
    c.effect(
      lasts({ k: 'output', what: kind, n: minus(0, the(taken(kind))) }, { turns: 2, of: 'loser' }, these('world')),
    );
    if (yours) c.effect(lasts({ k: 'fleet output', what: kind, n: the(taken(kind)) }, { turns: 2 }));
    c.land(none);
  }
}

/**
 * Gives you what a card generates next: you have it in your next Allocation Phase, and its player does not. It is everything, or so many points of
 * your choice.
 */
export const takeOutput = v.flow<[Ref, number?]>(
  'takeOutput',
  (c, card: Ref, most?: number) => taking(c, card, most, true),
  (t, card, most) =>
    `take ${most === undefined ? 'all' : most} points${most === undefined ? '' : ' of your choice'} that ${t.ref(card)} generates next: they come to your next Allocation Phase, and are missing from the next of its player`,
  { means: [['you', 3]] },
);
