import type { Amount, Filter, List, Ref, Seat, Teller } from '@orrery/kernel';
import type { StaticSource } from '../../card.ts';
import { compileLasting } from '../../compile/statics.ts';
import { facts, v } from '../../language.ts';
import { lastingChanged } from '../../rules/texts/standing.ts';
import { type GeState, type Lasting, playersAfter } from '../../state.ts';
import { these } from '../lists.ts';
import { staticText } from '../statics.ts';
import { disengage } from './cards.ts';

/** A text holds from now on for a time. */
export const madeToLast = facts.define<{ lasting: Lasting; card: number }>('made-to-last', {
  apply(s, x) {
    s.lasting = [...s.lasting, x.lasting];
    lastingChanged(s);
  },
  unsettles: true,
  show: { card: 'card' },
  say: () => '',
});

/** The cards of a list, as the subject of a text about them. */
const listed = v.filter<[List]>(
  'listed',
  (c, list) => {
    const read = c.list(list);
    return (s, id, f) => read(s, f).includes(id);
  },
  (t, list) => ({ noun: t.list(list) }),
  { named: true },
);

/** What holds for the rest of a player turn ends when the next player's begins. */
const nextAfter = (s: GeState): Seat => playersAfter(s, s.turnOf)[0] ?? s.turnOf;

/** What ends a lasting text: so many turns of a player, the present phase or player turn, or nothing. */
export type Until = { readonly turns: Amount; readonly of?: Ref } | 'phase' | 'turn' | 'game';

/**
 * A static text holds for a time and outlives its card. `turns` counts the record keepings of `of` (its player where nobody is named): 1 is one complete
 * turn of his.
 * @param about the cards that it is about, settled now: a list, or those that a filter fits; what the text itself says, where absent
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
          // nobody's record keeping ends what holds for the rest of the game
          of: until === 'game' ? -1 : until === 'turn' ? nextAfter(s) : of === null ? f.you : of(s, f),
          turns: until === 'game' || until === 'turn' ? 1 : turns === null ? -1 : turns(s, f),
        },
      });
    };
  },
  (t, what, until, about) =>
    shortfall(t, what, until) ??
    `${howLong(t, what, until)}, ${staticText(t, about !== undefined && v.isList(about) && about.w !== 'cards' ? { ...what, to: listed(about as List) } : what)}`,
  what => ({ lasts: [what] }),
);

/** How long something lasts, as words in front of it. */
function howLong(t: Teller, what: StaticSource, until: Until): string {
  if (typeof until === 'string') return `for the rest of the ${until}`;
  const { turns, of } = until;
  if (of !== undefined && turns === 2) return `through the next turn of ${t.ref(of)}`;
  // of the Allocation Phases of its player one comes meanwhile
  if (turns === 2 && what.k === 'fleet output' && what.who === undefined) return 'in your next Allocation Phase';
  return turns === 1 ? 'for one turn' : `for ${t.amount(turns)} turns`;
}

/** Points that a player goes without for a time: in the one Allocation Phase that falls into it. Null for any other text. */
function shortfall(t: Teller, { k, n, what, who }: StaticSource, until: Until): string | null {
  if (k !== 'fleet output' || typeof n !== 'number' || n >= 0 || who === undefined || until === 'game') return null;
  const phase = until === 'phase' ? 'this' : `${t.test(who)}'s next`;
  return `in ${phase} Allocation Phase there is ${-n} less ${what}`;
}

/** A card is disengaged, and stays so for a complete turn of a player: of the text's own, where nobody is named. */
export const disengageForATurn = v.flow<[Ref, Ref?]>(
  'disengageForATurn',
  (c, card, of: Ref = 'you') => {
    c.effect(lasts({ k: 'disengaged' }, { turns: 1, of }, these(card)));
    c.effect(disengage(card));
  },
  (t, card) => `disengage ${t.ref(card)} for one turn`,
  card => ({ means: [[card, -3]] }),
);
