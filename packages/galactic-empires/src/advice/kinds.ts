// load the rulebook first: the order in which its verbs load is their order in menus
import '../game.ts';
import type { CardId, Option, Seat } from '@orrery/kernel';
import { type CardDef, defOf, sideOf } from '../card.ts';
import { gunsOn, outputOn } from '../printed.ts';
import { arsenal } from '../rules/fire/weapons.ts';
import { eventAt } from '../rules/play/events.ts';
import { threatens } from '../rules/play/threats.ts';
import { shieldsLeft, strengthOf } from '../rules/table/definitions.ts';
import { protectors, protects } from '../rules/table/sector-hq.ts';
import { type GeState, HAND, inPlay, opponents, pile } from '../state.ts';
import { intentOf } from './boons.ts';
import { pointsAt, pointsToDestroy } from './fire.ts';
import { mine, type Situation, situation } from './situation.ts';

/** Answers that do nothing. Preferences for other answers are compared with these. */
const IDLE: readonly string[] = ['pass', 'no', 'stop'];
/** Verbs of the Play Cards Phases. */
const PLAYED: readonly string[] = ['play', 'use', 'gate', 'exchange', 'recall'];
/** Verbs of other questions that choose a card and do something to it. */
const NAMING: readonly string[] = ['card', 'on', 'move'];

/** Returns the printed type letter of a card. A psy counts as a ship, because psys are to a Psy Network what ships are to a Sector HQ. */
function typeAt(s: GeState, id: CardId): string {
  const type = inPlay(s, id) ? sideOf(s, id).type : defOf(s, id).source.types[0]!;
  return type === 'P' ? 'S' : type;
}

/** Facts about a situation that are computed once, not again for each option. */
function once<T>(think: (s: GeState, at: Situation) => T): (s: GeState, at: Situation) => T {
  let last: { readonly at: Situation; readonly thought: T } | null = null;
  return (s, at) => {
    if (last?.at !== at) last = { at, thought: think(s, at) };
    return last.thought;
  };
}

const size = (n: number): string => (n <= 2 ? 'small' : n <= 5 ? 'middling' : 'large');

/** Returns the level of a number: 0 below the first limit, 1 from there on, and so on. */
const level = (n: number, ...from: readonly number[]): number => from.filter(x => n >= x).length;

/** Describes the Sector HQs: how well each is protected, how far the match is, and how many cards the seat may still play. */
const plightOf = once((s, { seat }) => {
  const kept = (of: Seat): number => Math.min(3, protectors(s, of).length);
  const own = kept(seat);
  const foe = Math.min(...opponents(s, seat).map(kept));
  return {
    own: own === 0 ? 'bare' : 'kept',
    facing: foe === 0 ? 'open' : 'shut',
    kept: `prot${own}`,
    foe: `foe${foe}`,
    turn: `turn${level(s.seats[seat]!.turns, 2, 4, 8)}`,
    left: `left${Math.min(3, s.seats[seat]!.plays)}`,
  };
});

/** Describes how many ships the seat has; two or more count alike. Only for cards that are played alone, not for fire. */
const shipsIn = once((s, { seat }) => {
  const ships = pile(s, seat, HAND).filter(id => 'SDP'.includes(defOf(s, id).source.types[0]!));
  return `hand${Math.min(2, ships.length)}`;
});

/** Describes a moment for reactions: the event, and whether it harms the player who is asked. */
const answered = once((s, { frame, seat }) => {
  const e = eventAt(s, frame.l.at);
  return { what: e?.kind ?? 'nothing', harm: e !== null && threatens(s, e, seat) ? 'danger' : 'calm' };
});

/** Returns the card that asks; null if none does. */
const asking = (s: GeState, { frame: { self } }: Situation): CardDef | null =>
  s.defs[self] === undefined ? null : defOf(s, self);

const asker = (s: GeState, at: Situation): string => asking(s, at)?.id ?? '-';

/** Describes fire at a card: its type, what the fire could do to it, and what that means to its player. */
function fire(s: GeState, at: Situation, target: CardId): string[] {
  const { kept, facing } = plightOf(s, at);
  const points = pointsAt(s, arsenal(s, at.seat), target);
  const { source } = defOf(s, target);
  const type = typeAt(s, target);
  const strength = strengthOf(s, target);
  const need = pointsToDestroy(s, target);
  const harm =
    points >= need ? 'kill' : points * 2 >= need ? 'half' : points > shieldsLeft(s, target) ? 'scratch' : 'none';
  const keeps = protects(s, target);
  const role = !keeps ? 'other' : protectors(s, s.cards[target]!.controller).length === 1 ? 'last' : 'keeper';
  return [
    type,
    size(strength),
    `${keeps ? 'protector' : 'other'}/${facing}`,
    harm,
    `${harm}/${role}`,
    `${type}/${harm}`,
    `${harm}/guns${level(gunsOn(source), 1, 3, 5)}`,
    `${role}/str${Math.min(9, strength)}`,
    `need${level(need, 2, 4, 6, 9, 13)}/${role}`,
    `${harm}/make${level(outputOn(source), 1, 3)}`,
    `${role}/${kept}`,
  ];
}

/** Describes a card that is played, used or recalled: its type and the situation. */
function played(s: GeState, at: Situation, a: CardId): string[] {
  const { id, source } = defOf(s, a);
  const { own, facing, kept, foe, turn, left } = plightOf(s, at);
  const type = typeAt(s, a);
  const traits = [type, ...[own, facing, kept, foe, turn, left].map(x => `${type}/${x}`), `${type}${source.strength}`];
  if (type === 'S' || type === 'D') traits.push(`ship/guns${level(gunsOn(source), 1, 3, 5)}`, `ship/${shipsIn(s, at)}`);
  if (type === 'T') traits.push(`T/make${Math.min(5, outputOn(source))}`);
  return [...traits, id];
}

/** Describes a reaction by its card and its event. */
function response(s: GeState, at: Situation, a: CardId): string[] {
  const { what, harm } = answered(s, at);
  const where = inPlay(s, a) ? 'table' : 'hand';
  return [typeAt(s, a), `${where}/${harm}`, `${where}/${what}`, defOf(s, a).id];
}

/** Describes a card that is chosen for an effect: its player, its type, and the card that asks. */
function named(s: GeState, at: Situation, a: CardId): string[] {
  const side = mine(s, at.seat, a) ? 'mine' : 'theirs';
  // the card that is being placed is a boon to the card beneath, harms it, or is a part of it
  const placed = at.menu === 'place' ? asking(s, at) : null;
  const intent = placed === null ? '' : intentOf(placed);
  const whose = intent === '' ? side : `${intent}/${side}`;
  const keeps = inPlay(s, a) && protects(s, a) ? 'keeps' : 'stands';
  return [
    whose,
    `${whose}/${typeAt(s, a)}`,
    `${whose}/${size(strengthOf(s, a))}`,
    `${whose}/${keeps}`,
    `${asker(s, at)}/${side}`,
  ];
}

/** Returns the traits of any answer, by its question. */
function traitsOf(s: GeState, at: Situation, { verb, a }: Option): string[] {
  const { menu } = at;
  if (menu === 'weapons fire') {
    if (verb === 'fire') return fire(s, at, a);
    if (verb === 'headquarters') return [`${level(s.seats[a]!.hq, 8, 16)}`, plightOf(s, at).kept];
  }
  const card = a >= 0 && s.defs[a] !== undefined;
  if (menu === 'play cards' && PLAYED.includes(verb)) return played(s, at, a);
  if (menu === 'respond' && card) return response(s, at, a);
  if (card && NAMING.includes(verb)) return named(s, at, a);
  const by = asker(s, at);
  return menu === 'number' ? [by, `${by}/${Math.min(4, a)}`] : [by];
}

/**
 * Returns the kind of an option with its traits: `play cards/play`, then `M`, then `M/kept` for a monster while something protects the player's
 * Sector HQ. With these, self-play finds options that are worth more or less than the advice says (likings.json).
 */
export function geKinds(s: GeState, seat: Seat, o: Option): readonly string[] {
  if (IDLE.includes(o.verb)) return [];
  const at = situation(s, seat);
  return [`${at.menu}/${o.verb}`, ...traitsOf(s, at, o)];
}
