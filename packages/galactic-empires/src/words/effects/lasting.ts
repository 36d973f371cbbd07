import {
  type Amount,
  type Filter,
  type List,
  lasting,
  owned,
  ownedBy,
  type Ref,
  type Seat,
  type Teller,
} from '@orrery/kernel';
import type { StaticKind, StaticSource } from '../../card.ts';
import { compileLasting } from '../../compile/statics.ts';
import { facts, v } from '../../language.ts';
import { forgetNumbers } from '../../rules/texts/standing.ts';
import { type GeState, type Lasting, playersAfter } from '../../state.ts';
import { these } from '../lists.ts';
import { staticText } from '../statics.ts';
import { disengage } from './cards.ts';

/** A text holds for a time from now on. */
export const madeToLast = facts.define<{ lasting: Lasting; card: number }>('made-to-last', {
  apply(s, x) {
    s.lasting = [...s.lasting, x.lasting];
    forgetNumbers(s);
  },
  unsettles: true,
  show: { card: 'card' },
  say: () => '',
});

/** Writes the cards of a list as the subject of a text about them. */
const listed = v.filter<[List]>(
  'listed',
  (c, list) => {
    const read = c.list(list);
    return (s, id, f) => read(s, f).includes(id);
  },
  (t, list) => ({ certain: true, noun: t.list(list) }),
  { named: true },
);

/** Effects for the rest of a player turn end when the next player turn begins. */
const nextAfter = (s: GeState): Seat => playersAfter(s, s.turnOf)[0] ?? s.turnOf;

/** The end of a lasting text: after a number of turns of a player, with the current phase or player turn, or never. */
export type Until = { readonly turns: Amount; readonly of?: Ref } | 'phase' | 'turn' | 'game';

/**
 * Makes a static text hold for a time, even after its card has left. `turns` counts the Record Keeping Steps of `of` (by default its player): 1 is
 * one of their complete turns.
 * @param about the cards that it covers, fixed now: a list, or cards that fit a filter; if absent, as the text itself says
 */
export const lasts = v.effect<[StaticSource, Until, (List | Filter)?]>(
  'lasts',
  (c, what: StaticSource, until: Until, about?: List | Filter) => {
    const made = compileLasting(c.scope.inner('lasting'), what);
    const turns = typeof until === 'string' ? null : c.amount(until.turns);
    const of = typeof until === 'string' || until.of === undefined ? null : c.ref(until.of);
    const list = about === undefined ? null : v.isList(about) ? c.list(about as List) : null;
    return (s, f) => {
      const l = { ...f.l };
      madeToLast(s, {
        card: f.self,
        lasting: {
          rule: made.name,
          you: f.you,
          self: f.self,
          l,
          n: made.n === null ? 0 : made.n(s, f),
          cards: list === null ? null : [...list(s, f)],
          // no record keeping ends effects for the rest of the game
          of: until === 'game' ? -1 : until === 'turn' ? nextAfter(s) : of === null ? f.you : of(s, f),
          turns: until === 'game' || until === 'turn' ? 1 : turns === null ? -1 : turns(s, f),
        },
      });
    };
  },
  (t, what, until, about) =>
    shortfall(t, what, until) ??
    lasting(
      howLong(t, what, until),
      staticText(
        t,
        about !== undefined && v.isList(about) && about.w !== 'cards' ? { ...what, to: listed(about as List) } : what,
      ),
      true,
    ),
  what => ({ lasts: [what] }),
);

/** The kinds of texts that hold for points as they are allocated. */
const IN_ALLOCATION: ReadonlySet<StaticKind> = new Set(['fleet output', 'doubles economy']);

/** Writes how long something lasts, to stand before its text. */
function howLong(t: Teller, what: StaticSource, until: Until): string {
  if (what.until !== undefined) return `until ${t.test(what.until)}`;
  if (typeof until === 'string') return `for the rest of the ${until}`;
  const { turns, of } = until;
  if (of !== undefined && turns === 2) return `through the next turn of ${t.ref(of)}`;
  // exactly one Allocation Phase of its player comes in this time
  if (turns === 2 && IN_ALLOCATION.has(what.k) && what.who === undefined) return 'in your next Allocation Phase';
  return turns === 1 ? 'for one turn' : `for ${t.amount(turns)} turns`;
}

/** Returns the points that a player loses for a time, in the one Allocation Phase of that time. Null for any other text. */
function shortfall(t: Teller, { k, n, what, who }: StaticSource, until: Until): string | null {
  if (k !== 'fleet output' || typeof n !== 'number' || n >= 0 || who === undefined || until === 'game') return null;
  const player = t.test(who);
  const next = 'next Allocation Phase';
  const phase = until === 'phase' ? 'this Allocation Phase' : (ownedBy(player, next) ?? owned(player, next));
  return `in ${phase} there is ${-n} less ${what}`;
}

/** Disengages a card for a complete turn of a player; by default, of the text's own player. */
export const disengageForATurn = v.flow<[Ref, Ref?]>(
  'disengageForATurn',
  (c, card, of: Ref = 'you') => {
    c.effect(lasts({ k: 'disengaged' }, { turns: 1, of }, these(card)));
    c.effect(disengage(card));
  },
  (t, card) => `disengage ${t.ref(card)} for one turn`,
  card => ({ means: [[card, -3]] }),
);
