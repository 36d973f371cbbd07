// Krebiz combinations whose points engage only one component (ge/empire-krebiz/12).
import { type CardId, type Option, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, programs, v } from '../../language.ts';
import { halfOf, type Points, requiresAs } from '../../printed.ts';
import { type GeState, inPlay } from '../../state.ts';
import { slotsUsed } from '../fleet/command.ts';
import { isKrebiz } from '../fleet/joined-ships.ts';
import { needsFrom, requiredOf } from '../points/requirements.ts';
import { turn as engage } from '../table/card-position.ts';
import { isCombined } from '../table/definitions.ts';
import { cardsOn } from '../table/stacks.ts';
import { mayEngage } from '../turn/engagement-phase.ts';
import { judgeParting, parting, slotsToPart } from './krebiz.ts';

/** The numbers of the components, as in `GeCard.as`. */
export type Component = 1 | 2;
export const COMPONENTS = { 1: 'cruiser', 2: 'capsule' } as const satisfies Readonly<Record<Component, string>>;

const NO_SLOT = refuse('ge/empire-krebiz/10', 'You do not have enough command slots for the separate ships.');

/**
 * Returns the card that leaves when a combination separates: the whole card, or the card that has joined it. Returns -1 for a card that is not a
 * cruiser with one capsule.
 */
function partedOf(s: GeState, id: CardId): CardId {
  if (!isKrebiz(s, id) || isCombined(s, id)) return -1;
  if (componentIn(s, id) === 0) return id;
  const joined = cardsOn(s, id).filter(x => isCombined(s, x) && isKrebiz(s, x));
  // a cruiser with two capsules is engaged as a whole
  return joined.length === 1 ? joined[0]! : -1;
}

/** Returns the component that a Krebiz card in play is, as its number; 0 for a whole combination. */
function componentIn(s: GeState, id: CardId): Component | 0 {
  const half = halfOf(defOf(s, id).source, s.cards[id]!.as);
  return half === null ? 0 : half.kind === 'cruiser' ? 1 : 2;
}

/** Returns the points that one component of a combination needs by itself, or null if it needs none or the card is not a combination. */
export function needsOfComponent(s: GeState, id: CardId, as: Component): Points | null {
  const parted = partedOf(s, id);
  if (parted < 0) return null;
  const printed =
    parted === id ? requiresAs(defOf(s, id).source, as) : requiredOf(s, componentIn(s, id) === as ? id : parted);
  return printed === undefined ? null : needsFrom(s, id, printed);
}

/** Lists the components of a combination that a plan may engage alone. */
export function componentsOf(s: GeState, seat: Seat, id: CardId): Option[] {
  const parted = partedOf(s, id);
  if (parted < 0 || judgeParting(s, seat, parted, Number.POSITIVE_INFINITY) !== null) return [];
  return ([1, 2] as const).flatMap(as => (needsOfComponent(s, id, as) === null ? [] : [option('part', id, as)]));
}

/**
 * Returns the rule that stops a plan from engaging components alone, or null. The usual rules for separating apply (ge/empire-krebiz/12).
 * @param slots the command slots that the plan leaves
 */
export function judgeComponents(s: GeState, seat: Seat, picks: readonly Option[], slots: number): Refusal | null {
  let more = 0;
  for (const o of picks) {
    if (o.verb !== 'part') continue;
    const parted = partedOf(s, o.a);
    const refusal = judgeParting(s, seat, parted, Number.POSITIVE_INFINITY);
    if (refusal !== null) return refusal;
    more += slotsToPart(s, parted);
  }
  return more > 0 && slotsUsed(s, seat) + more > slots ? NO_SLOT : null;
}

/** One component of a combination has got its points. The combination will be separated in the first Play Cards Phase of this turn. */
export const paidAlone = facts.define<{ card: CardId; seat: Seat; as: number }>('paid-alone', {
  deed: true,
  apply(s, x) {
    const due = programs.waiting(programs.of('part and engage'), x.seat, x.card, { as: x.as });
    s.duties = [...s.duties, { ...due, phase: 'play A', of: x.seat }];
  },
  show: { card: 'card', seat: 'seat', as: 'plain' },
  say: (n, x) => `${n.seat} pays for the ${COMPONENTS[x.as as Component]} of ${n.card} alone.`,
});

v.procedure(
  'part and engage',
  v.flow(
    'a combination parts, and one component is engaged',
    c => {
      const separate = c.program('separate ships');
      // later changes may keep the ship together; then no part of it is engaged
      const stays = c.unless((s, f) => {
        const parted = inPlay(s, f.self) ? partedOf(s, f.self) : -1;
        return parted >= 0 && judgeParting(s, f.you, parted) === null;
      });
      c.step({
        op: 'do',
        act: (s, f) => {
          f.l.a = partedOf(s, f.self);
          f.l.cards = [f.self, parting(s, f.l.a)!.part];
        },
      });
      c.step({ op: 'call', program: () => separate, locals: (_s, f) => ({ a: f.l.a }), you: null, self: null });
      c.step({
        op: 'do',
        act: (s, f) => {
          const paid = (f.l.cards as readonly CardId[]).find(id => inPlay(s, id) && componentIn(s, id) === f.l.as);
          if (paid !== undefined && mayEngage(s, paid)) engage(s, paid, true);
        },
      });
      c.land(stays);
    },
    () => '',
  )(),
);
