import {
  type Amount,
  aimed,
  type Compiler,
  type Effect,
  type Frame,
  lasting,
  type Phrase,
  type Teller,
  type Test,
} from '@orrery/kernel';
import type { Replacing, StaticSource, Triggered } from '../card.ts';
import { compileLasting, compileReplacement, compileTrigger } from '../compile/abilities.ts';
import { facts, v } from '../language.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { locations } from '../rules/locations/location.ts';
import { type Delayed, IN_PLAY, type Lasting, ON_STACK, type WarsState } from '../state.ts';
import { chosenText } from './choices.ts';
import { staticTexts } from './statics.ts';

// Effects that last until the end of the turn, and abilities that wait for an event this turn

/** An effect begins that lasts until the end of the turn. */
export const lastingMade = facts.define<{ made: Lasting }>('lasting', {
  apply(s, x) {
    s.lasting = [...s.lasting, x.made];
  },
  // the view shows the effect in its numbers; some viewers may not know whom it affects
  show: {},
  say: () => '',
});

/** A delayed ability begins to wait for its event. */
export const delayedMade = facts.define<{ made: Delayed }>('delayed', {
  apply(s, x) {
    s.delayed = [...s.delayed, x.made];
  },
  // the log tells the ability when it happens
  show: {},
  say: () => '',
});

/**
 * Makes ongoing abilities that last until the end of the turn. They affect the cards and locations that fit when the ability was declared
 * (wars/effects/6). Their numbers are read when they are made (wars/effects/11).
 */
export const untilEndOfTurn = v.flow(
  'untilEndOfTurn',
  (c: Compiler<WarsState>, ...statics: StaticSource[]) => {
    for (const source of statics) {
      const made = compileLasting(c.scope.inner('lasting'), source);
      const group =
        made.to === null || aboutOne(source)
          ? null
          : c.scope.settle((s, f) => everyCard(s).filter(id => made.to!(s, id, f)));
      c.step({
        op: 'do',
        act: (s, f) => {
          const cards =
            made.to === null
              ? null
              : group !== null && f.l[group] !== undefined
                ? f.l[group]
                : everyCard(s).filter(id => made.to!(s, id, f));
          if (cards !== null && cards.length === 0 && aboutOne(source)) return;
          const places = made.at === null ? null : locations(s).filter(id => made.at!(s, id, f));
          const l = { ...plain(f), here: hereOf(s, f) };
          lastingMade(s, {
            made: {
              rule: made.name,
              you: f.you,
              self: f.self,
              l,
              n: made.n(s, f),
              cards: keepsCards(source) ? cards : null,
              places,
            },
          });
        },
      });
    }
  },
  (t: Teller, ...statics) => lasting('until the end of the turn', staticTexts(t, statics).join(' and ')),
  (...statics) => ({ lasts: statics }),
);

/** Kinds where `to` is about cards that will be played later. Nothing is fixed for them. */
const FUTURE = new Set([
  'play cost',
  'play pays',
  'play loses',
  'support cost',
  'no play',
  'play anywhere',
  'ability cost',
]);
const keepsCards = (st: StaticSource): boolean => !FUTURE.has(st.k);
const aboutOne = (st: StaticSource): boolean => st.to !== undefined && v.trait(st.to, 'named') === true;
/** Returns the cards that an effect for the turn can affect: cards in play, and pending ones. */
const everyCard = (s: WarsState): readonly number[] => [...s.zones[IN_PLAY]!, ...s.zones[ON_STACK]!];

/** Locals with the cost of a card or ability. It was paid once, so a delayed ability does not copy it. */
const PAID = new Set(['extra', 'toll', 'paid']);
/** Returns the locals of a frame, without those that only its own program needs. */
function plain(f: Frame): Record<string, unknown> {
  const l: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(f.l)) if (!key.includes('$') && !PAID.has(key)) l[key] = value;
  return l;
}

/** An ability triggers the next time this turn that an event happens (wars/triggered-ability/13). With `each`, it triggers every time this turn. */
export const nextTime = v.effect(
  'nextTime',
  (c, t: Triggered, each?: 'each time' | 'this battle') => {
    const made = compileTrigger(c.scope.inner('next time'), null, t);
    return (s, f) => {
      const l = { ...plain(f), here: hereOf(s, f), ...(each === 'this battle' ? { untilBattleEnds: 1 } : {}) };
      delayedMade(s, { made: { program: made.program, you: f.you, self: f.self, l, once: each !== 'each time' } });
    };
  },
  (t, x, each?: 'each time' | 'this battle') =>
    `${each === 'each time' ? 'whenever' : 'the next time'} this turn ${t.test(x.on)}${x.if ? ` and ${t.test(x.if)}` : ''}, ${x.may ? 'you may ' : ''}${told(t, x)}`,
);

/** The next time this turn that an event is about to happen, an effect happens instead (wars/replacement-effect/3). */
export const nextTimeInstead = v.effect(
  'nextTimeInstead',
  (c, r: Replacing, until?: 'this battle') => {
    const made = compileReplacement(c.scope.inner('instead'), r);
    return (s, f) => {
      const l = { ...plain(f), here: hereOf(s, f), ...(until ? { untilBattleEnds: 1 } : {}) };
      delayedMade(s, { made: { program: made.program, you: f.you, self: f.self, l, once: true } });
    };
  },
  (t, r, _until?: 'this battle') => `the next time this turn ${t.test(r.on)}, ${t.effect(r.effect)} instead`,
);

const told = (
  outer: Teller,
  x: { pay?: Amount; lose?: Amount; effect: Effect; if?: Test; target?: Triggered['target'] },
): Phrase => {
  let t = outer;
  const targets: Phrase[] = [];
  for (const [local, target] of Object.entries(x.target ?? {})) {
    const { chosen, named } = chosenText(t, local, target, true);
    t = t.with({ [local]: named });
    targets.push(chosen);
  }
  const costs = [
    x.pay === undefined ? '' : `pay ${t.amount(x.pay)} energy`,
    x.lose === undefined ? '' : `lose ${t.amount(x.lose)} energy`,
  ]
    .filter(Boolean)
    .join(' and ');
  const effect = t.effect(x.effect);
  const paid = `${costs ? `${costs} to ` : ''}${effect}`;
  if (targets.length === 0) return paid;
  const [only] = Object.keys(x.target!);
  const choice = `target ${targets.join(' and ')}`;
  return targets.length === 1 ? aimed(choice, only!, paid) : `${choice}: ${paid}`;
};

/** Nothing happens: the event is prevented (wars/replacement-effect/7). */
export const nothing = v.effect(
  'nothing',
  () => () => {},
  () => 'nothing happens',
)();
