// Playing a card: rules that forbid it, its type, and a card that is played with it (ge/play-cards-phase/1, ge/empire-krebiz/5).
import {
  askStep,
  type CardId,
  type Frame,
  type Menu,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { defOf, type Side } from '../../card.ts';
import { v } from '../../language.ts';
import { brief, TYPE_NAMES, titleOf } from '../../names.ts';
import { halfOf, strengthAs } from '../../printed.ts';
import { type GeState, HAND, inPlay, pile, zone } from '../../state.ts';
import { isLone } from '../fleet/base.ts';
import { dropAdrift } from '../table/duration.ts';
import { eventAt } from './events.ts';
import { holderOf } from './lone-bases.ts';
import { judgeAtAll } from './permission.ts';
import { affordable, isWithin, PLACE_RULES, placesFor } from './playing-on.ts';

const NOT_HAND = refuse('ge/play-cards-phase/1', 'You can play cards only from your hand.');

const ALLOCATES_ONLY = refuse('ge/crucial-rules/1', 'You can play it only in your Allocation Phase.');

const REACTS_ONLY = refuse('ge/reaction/6', 'You can play it only as a reaction.');

/** Returns the rule that forbids a player to play a card of their hand now, or null. */
export function judgePlay(s: GeState, seat: Seat, card: CardId, free = false): Refusal | null {
  if (s.cards[card]?.zone !== zone(seat, HAND)) return NOT_HAND;
  let first: Refusal | null = null;
  for (const side of defOf(s, card).sides) {
    const refusal = judgeSide(s, seat, card, side, free);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/**
 * Returns the rule that forbids playing a card as one of its types, or null. It checks permission, places (`within`: only on these cards) and
 * targets.
 */
function judgeSide(
  s: GeState,
  seat: Seat,
  card: CardId,
  side: Side,
  free = false,
  within?: readonly CardId[],
): Refusal | null {
  if (side.reactsOnly) return side.source.also?.includes('allocation') ? ALLOCATES_ONLY : REACTS_ONLY;
  if (side.source.before && s.phase !== 'allocation') return ALLOCATES_ONLY;
  const refusal = judgeAtAll(s, seat, card, side, free);
  if (refusal !== null) return refusal;
  const some = side.play === null && s.seats[seat]!.plays > 0 && within === undefined;
  const every = placesFor(s, seat, card, side, -1, some);
  const all = within === undefined ? every : every.filter(o => isWithin(o, within));
  const places = free ? all : affordable(s, seat, card, side, all);
  if (places.length === 0) return refuse(PLACE_RULES[side.type] ?? 'ge/playing-on/1', 'You have nowhere to play it.');
  if (side.play === null) return null;
  let found: Refusal | null = null;
  for (const place of places) {
    found = side.play.judge(s, seat, card, {
      on: place.verb === 'on' ? place.a : -1,
      fleet: place.verb === 'fleet' ? place.a : -1,
    });
    if (found === null) return null;
  }
  return found;
}

/** Lists the ways to play a card: as one of its types; for a Krebiz combination as the whole or as one part. */
function sideLabel(s: GeState, card: CardId, i: number): string {
  const { sides, source, forms } = defOf(s, card);
  if (forms !== null)
    return i === forms.ship
      ? `As a ship in space, of strength ${strengthAs(source, i)}`
      : `As a base on terrain, of strength ${strengthAs(source, i)}`;
  if (source.component !== undefined) return `As the ${source.component} that it is`;
  if (source.parts === undefined) return `As a card of type ${sides[i]!.type}: ${TYPE_NAMES[sides[i]!.type]}`;
  const part = source.parts[i - 1];
  return part === undefined ? 'As the whole ship' : `As its ${part.kind} alone: ${part.title}`;
}

/** Plays a card of the hand. The player chooses if there are several ways to play it. */
v.procedure(
  'play a card',
  v.flow(
    'play it as one of its types',
    c => {
      const menu: Menu<GeState> = {
        name: 'type',
        list: (s, f) =>
          defOf(s, f.l.a).sides.flatMap((side, i) =>
            judgeSide(s, f.you, f.l.a, side, f.l.free === 1, f.l.within) === null ? [option('as', i)] : [],
          ),
        label: (s, f, o) => sideLabel(s, f.l.a, o.a),
        prompt: (s, f) => `How do you play ${brief(titleOf(s, f.l.a), 60)}?`,
        stakes: () => 'It counts only as that type while it is in play.',
        rule: 'ge/card-nomenclature/1',
      };
      /** returns the components of the hand that can join the one that was just played, to form one ship (ge/empire-krebiz/5) */
      const partners = (s: GeState, f: Frame): Option[] =>
        inPlay(s, f.l.a) && halfOf(defOf(s, f.l.a).source, s.cards[f.l.a]!.as) !== null && f.l.joinOn === undefined
          ? pile(s, f.you, HAND).flatMap(id =>
              defOf(s, id).sides.flatMap((side, i) =>
                side.joins?.(s, f.l.a, scene(f.you, id, { part: i })) && judgeSide(s, f.you, id, side, true) === null
                  ? [option('partner', id, i)]
                  : [],
              ),
            )
          : [];
      const partner: Menu<GeState> = {
        name: 'partner',
        list: partners,
        label: (s, _f, o) => `${brief(titleOf(s, o.a), 40)}: ${sideLabel(s, o.a, o.b)}`,
        prompt: (s, f) => `Which part do you join to ${brief(titleOf(s, f.l.a), 50)}, if any?`,
        stakes: () => 'The two parts become one ship and cost one Card Play together.',
        rule: 'ge/empire-krebiz/5',
        card: (s, _f, o) => titleOf(s, o.a),
      };
      c.step({
        op: 'do',
        act: (s, f) => {
          f.l.side = 0;
          // a base on no terrain waits for the equipment that holds it in space
          if (defOf(s, f.l.a).sides.some(({ type }) => type === 'B')) f.l.alone = f.l.a;
        },
      });
      const one = c.unless((s, f) => defOf(s, f.l.a).sides.length > 1);
      c.step(
        askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
          f.l.side = picks[0]![0]?.a ?? 0;
        }),
      );
      c.land(one);
      c.step({
        op: 'call',
        program: (s, f) => PLAYS.get(defOf(s, f.l.a).sides[f.l.side]!)!,
        locals: (_s, f) => ({
          free: f.l.free ?? 0,
          armed: f.l.armed ?? 0,
          ...(f.l.gated === 1 ? { gated: 1 } : {}),
          ...(f.l.within === undefined ? {} : { within: f.l.within }),
        }),
        you: null,
        self: (_s, f) => f.l.a,
      });
      const some = c.unless((s, f) => partners(s, f).length > 0);
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: partner, min: () => 0, skip: false }, (_s, f, picks) => {
          f.l.partner = picks[0]![0] ?? null;
        }),
      );
      const none = c.unless((_s, f) => f.l.partner !== null);
      c.step({
        op: 'call',
        program: (s, f) => PLAYS.get(defOf(s, f.l.partner.a).sides[f.l.partner.b]!)!,
        locals: (_s, f) => ({ free: 1, armed: 0, joinOn: f.l.a }),
        you: null,
        self: (_s, f) => f.l.partner.a,
      });
      c.land(none);
      c.land(some);
      // equipment that holds a base in space is played with it (ge-r-subspace-stabilizers-1)
      const alone = c.unless((s, f) => f.l.alone !== undefined && holderOf(s, f.you, f.l.a) >= 0);
      c.step({
        op: 'call',
        program: (s, f) => PLAYS.get(defOf(s, holderOf(s, f.you, f.l.a)).sides[0]!)!,
        locals: (_s, f) => ({ free: 0, armed: 0, joinOn: f.l.a }),
        you: null,
        self: (s, f) => holderOf(s, f.you, f.l.a),
      });
      c.land(alone);
      c.step({
        op: 'do',
        act: (s, f) => {
          if (f.l.alone === undefined) return;
          f.l.alone = undefined;
          if (inPlay(s, f.l.a) && isLone(s, f.l.a)) dropAdrift(s, f.l.a);
        },
      });
    },
    () => '',
  )(),
);

/**
 * True if a player could play a card as one of its types without a Card Play while it changes zones (M9 Luck Demon). `within`: only on one of these
 * cards.
 */
export const couldPlay = (s: GeState, seat: Seat, card: CardId, within?: readonly CardId[]): boolean =>
  defOf(s, card).sides.some(side => judgeSide(s, seat, card, side, true, within) === null);

/** The programs that play cards, by the side that is played. */
export const PLAYS = new Map<Side, number>();

/** True if the event at a height of the stack is a play. */
export const isPlayed = (s: GeState, height: number): boolean => eventAt(s, height)?.kind === 'play';

// Other rules of these topics, and the files that enforce them (made by a test):
// - printed.ts: ge/card-nomenclature/2, ge/card-nomenclature/3, ge/card-nomenclature/5
// - rules/points/requirements.ts: ge/card-nomenclature/4
