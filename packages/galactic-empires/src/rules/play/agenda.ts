// Agendas: exposed and accomplished, they lie on the Sector HQ and restore it (ge/agenda).
import {
  askStep,
  type CardId,
  EVERYBODY,
  type Menu,
  moveCard,
  option,
  ownCard,
  ownSeat,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, sideOf } from '../../card.ts';
import { facts, programs, v } from '../../language.ts';
import { homeName, titleOf } from '../../names.ts';
import { ACCOMPLISHED, DISCARD, type GeState, HAND, HQ_STRENGTH, inPlay, pile, zone } from '../../state.ts';
import { AT_REST, shown } from '../table/cards-in-play.ts';
import { forget } from '../texts/standing.ts';
import { verb } from '../verbs.ts';

/** The total strength of accomplished agendas that restores a Sector HQ (ge/agenda/6). */
export const RESTORING = HQ_STRENGTH;

/**
 * A player accomplishes an agenda. It goes on the Sector HQ (ge/agenda/5), or to the discard pile once the Sector HQ has been restored (ge/agenda/8).
 */
export const accomplished = facts.define<{ seat: Seat; card: CardId; strength: number }>('accomplished', {
  deed: true,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.agendas = [...seat.agendas, s.defs[x.card]!];
    moveCard(s, x.card, zone(x.seat, seat.restored === 1 ? DISCARD : ACCOMPLISHED), false, EVERYBODY);
    Object.assign(ownCard(s, x.card), AT_REST);
    forget(s);
  },
  unsettles: true,
  show: { seat: 'seat', card: 'card', strength: 'plain' },
  say: n => `${n.seat} accomplishes ${n.card}.`,
});

/** A Sector HQ is restored, and the agendas on it are discarded (ge/agenda/6, ge/agenda/7, ge/agenda/8). */
export const restored = facts.define<{ seat: Seat }>('hq-restored', {
  apply(s, x) {
    Object.assign(ownSeat(s, x.seat), { hq: 0, restored: 1 });
    for (const id of pile(s, x.seat, ACCOMPLISHED))
      moveCard(s, id, zone(s.cards[id]!.owner, DISCARD), false, EVERYBODY);
  },
  unsettles: true,
  show: { seat: 'seat' },
  say: (n, x, s) => `The agendas of ${n.seat} restore the ${homeName(s, x.seat!)}.`,
});

/** True if a player has already accomplished this agenda in this complete turn (ge/agenda/4). */
export const hasAccomplished = (s: GeState, seat: Seat, card: CardId): boolean =>
  s.seats[seat]!.agendas.includes(s.defs[card]!);

/** Accomplishes an agenda: it goes on the Sector HQ, which is restored by 25 points of agendas. */
export function accomplish(s: GeState, seat: Seat, card: CardId): void {
  if (s.cards[card]!.owner !== seat || hasAccomplished(s, seat, card)) return;
  accomplished(s, { seat, card, strength: defOf(s, card).source.strength });
  const sum = pile(s, seat, ACCOMPLISHED).reduce((n, id) => n + defOf(s, id).source.strength, 0);
  if (sum >= RESTORING && s.seats[seat]!.restored === 0) restored(s, { seat });
}

const NOT_HAND = refuse('ge/agenda/2', 'You can expose agendas only from your hand.');
const NO_HIDDEN = refuse('ge/agenda/1', 'That card has no hidden agenda.');
const TWICE = refuse('ge/agenda/4', 'You have already accomplished that agenda this complete turn.');

/** Returns the rule that stops a player from exposing a card of their hand as an accomplished hidden agenda, or null (ge/agenda/2). */
export function judgeExposing(s: GeState, seat: Seat, card: CardId): Refusal | null {
  if (s.cards[card]?.zone !== zone(seat, HAND) || s.cards[card]!.owner !== seat) return NOT_HAND;
  const { hidden } = sideOf(s, card);
  if (hidden === null) return NO_HIDDEN;
  if (hasAccomplished(s, seat, card)) return TWICE;
  return hidden.judge(s, seat, card, {});
}

verb({
  name: 'expose',
  procedure: 'expose an agenda',
  list(s, seat, out) {
    for (const id of pile(s, seat, HAND))
      if (sideOf(s, id).hidden !== null && judgeExposing(s, seat, id) === null) out.push(option('expose', id));
  },
  judge: judgeExposing,
  label: (s, a) => `Expose ${titleOf(s, a)}, which you accomplished`,
  note: (s, a) => `costs no Card Play; ${sideOf(s, a).hidden!.tell()}`,
});
v.procedure(
  'expose an agenda',
  v.flow(
    'a hidden agenda is exposed',
    c => {
      c.step({
        op: 'do',
        act: (s, f) => {
          shown(s, { card: f.l.a, by: f.you });
        },
      });
      c.step({
        op: 'call',
        program: (s, f) => sideOf(s, f.l.a).hidden!.program,
        locals: null,
        you: null,
        self: (_s, f) => f.l.a,
      });
      c.step({
        op: 'do',
        act: (s, f) => {
          if (s.cards[f.l.a]!.zone !== zone(f.you, HAND)) accomplish(s, f.you, f.l.a);
        },
      });
    },
    () => '',
  )(),
);

/** Returns a player's agendas that can be exposed now (ge/agenda/2). */
export function exposable(s: GeState, seat: Seat): readonly CardId[] {
  let found: CardId[] | null = null;
  for (const id of pile(s, seat, HAND))
    if (sideOf(s, id).hidden !== null && judgeExposing(s, seat, id) === null) (found ??= []).push(id);
  return found ?? NONE;
}
const NONE: readonly CardId[] = [];

/** Asks a player, before anything else happens, about agendas of their hand that have come true (ge/agenda/2). */
export function offerAgendas(s: GeState, seat: Seat): void {
  if (exposable(s, seat).length > 0)
    s.pending = [...s.pending, programs.waiting(programs.of('show agendas'), seat, -1, {})];
}

const agendas: Menu<GeState> = {
  name: 'agenda',
  list: (s, f) => {
    const out = exposable(s, f.you).map(id => option('expose', id));
    return out.length === 0 ? out : [...out, option('pass')];
  },
  label: (s, _f, o) =>
    o.verb === 'pass' ? 'Expose no agenda now' : `Expose ${titleOf(s, o.a)}, which you accomplished`,
  prompt: () => 'You have accomplished a hidden agenda. Do you expose it?',
  stakes: () => 'An agenda that you accomplish is exposed from your hand. It costs no Card Play.',
  rule: 'ge/agenda/2',
  note: (s, _f, o) => (o.verb === 'pass' ? 'the turn goes on' : sideOf(s, o.a).hidden!.tell()),
  card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, o.a)),
};

/** Lets a player expose agendas that have come true. */
v.procedure(
  'show agendas',
  v.flow(
    'hidden agendas that have come true are exposed',
    c => {
      const expose = c.program('expose an agenda');
      const start = c.unless((s, f) => exposable(s, f.you).length > 0);
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: agendas }, (_s, f, picks) => {
          const o = picks[0]![0];
          f.l.a = o === undefined || o.verb === 'pass' ? -1 : o.a;
        }),
      );
      const goes = c.unless((_s, f) => f.l.a >= 0);
      c.step({ op: 'call', program: () => expose, locals: (_s, f) => ({ a: f.l.a }), you: null, self: null });
      c.go(start);
      c.land(goes);
      c.land(start);
    },
    () => '',
  )(),
);

/** True if an exposed agenda has been in play for a complete turn and can be accomplished (ge/agenda/3). */
export const isRipe = (s: GeState, card: CardId): boolean => {
  const { controller, turn } = s.cards[card]!;
  return inPlay(s, card) && s.seats[controller]!.turns > turn && !hasAccomplished(s, controller, card);
};
