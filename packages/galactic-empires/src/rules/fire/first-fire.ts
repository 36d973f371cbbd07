// Weapons that fire before all volleys: distortion cannons, time breath, time phasers (ge/weapons/10, ge/weapons/15, ge/weapons/18).
import { askStep, type CardId, type Frame, type Menu, many, type Option, option, type Seat } from '@orrery/kernel';
import { sideOf, typeOf } from '../../card.ts';
import { facts, v, window } from '../../language.ts';
import { brief, seatName, titleOf } from '../../names.ts';
import { type GeState, hqOf, inPlay, opponents } from '../../state.ts';
import { hit } from '../damage/damage.ts';
import { type Fire, firepower } from '../play/events.ts';
import { REACTION } from '../play/reaction.ts';
import { isA, isCombined, isUnit } from '../table/definitions.ts';
import { cardLabel, targetLabel } from '../table/labels.ts';
import { allInPlay, sideAt } from '../table/stacks.ts';
import { isDoubled, reading } from '../texts/static-texts.ts';
import { TIME_PHASER } from '../time/time-damage.ts';
import { NO_FIRE, sumOf } from './firepower.ts';
import { shotsOf, takenBy } from './shots.ts';
import { allowed, harms, hasTruce, judgeTarget, mayFireAt, ownTargetsFor, targetsFor } from './targets.ts';
import { noteFire, useUp } from './volley.ts';
import { arsenal, type Battery, DISTORTION, mayFire } from './weapons.ts';

/** Returns the most shots of time breath at one target in a turn. The card's text gives the number. */
const breaths = (s: GeState, id: CardId): number =>
  sideOf(s, id)
    .statics.find(x => x.kind === 'fires first')
    ?.n?.(s, reading(s, id)) ?? 0;

/** True for a weapon that fires over a whole fleet: a distortion cannon, or one whose text says so (D6 Vortex Dragoness). */
const isWide = (s: GeState, b: Battery): boolean =>
  b.name === DISTORTION || sideOf(s, b.card).statics.some(x => x.kind === 'fires first' && x.n === null);

/** How a weapon fires before the volleys: over a fleet, at one target, or as a time phaser. */
type Way = 'sweep' | 'breathe' | 'phase';
const wayOf = (s: GeState, b: Battery): Way => (b.name === TIME_PHASER ? 'phase' : isWide(s, b) ? 'sweep' : 'breathe');

/** Returns the cards of a fleet that a time phaser hits: all targets that phasers can fire at there (ge/weapons/9). */
const phased = (s: GeState, seat: Seat, b: Battery, fleet: Seat): CardId[] =>
  allInPlay(s).filter(id => s.cards[id]!.controller === fleet && judgeTarget(s, seat, id, [b]) === null);

const ONE_HEAVY: Fire = { ...NO_FIRE, heavy: 1 };

/**
 * Returns the cards of a fleet that a distortion cannon hits. It hits everything but terrain in another fleet (ge/weapons/15), and in its own fleet
 * the monsters against it (ge/weapons/17).
 */
function swept(s: GeState, seat: Seat, card: CardId, fleet: Seat): CardId[] {
  const plain = sideOf(s, card).statics.some(x => x.kind === 'fires first');
  return allInPlay(s).filter(id => {
    // the cannon misses cards that no text lets it fire at (D9 Nebula Dragon)
    if (isCombined(s, id) || !allowed(s, card, id) || !harms(s, { sort: 'heavy', name: DISTORTION, card }, id))
      return false;
    const type = typeOf(s, id);
    // a text that tells what it hits names ships and bases alone (D6 Vortex Dragoness)
    if (plain) return isUnit(s, id) && fleet !== seat && s.cards[id]!.controller === fleet;
    if (type === 'M') {
      const { bane } = sideOf(s, id);
      const hostile = s.cards[id]!.controller !== seat || sideAt(s, id) !== seat;
      if (!bane.has('weapons') && !bane.has('heavy weapons')) return false;
      return fleet === seat ? hostile && sideAt(s, id) === seat : sideAt(s, id) === fleet;
    }
    if (fleet === seat || s.cards[id]!.controller !== fleet) return false;
    return isUnit(s, id) || (s.cards[id]!.on < 0 && isA(s, id, 'shuttle'));
  });
}

/** Shots before the volleys, at a whole fleet or at one target. */
export const firedFirst = facts.define<{
  seat: Seat;
  card: CardId;
  weapon: number;
  name: string;
  fleet: Seat;
  targets: readonly CardId[];
  /** the cards that it hits; when it fires at a fleet, all cards there that it can hit */
  hits: readonly CardId[];
}>('fired-first', {
  deed: true,
  apply(s, x) {
    useUp(s, [{ card: x.card, weapon: x.weapon, n: 1 }]);
    noteFire(s, x.seat, x.fleet);
  },
  show: { seat: 'seat', card: 'card', name: 'plain', fleet: 'seat', targets: 'cards' },
  say: (n, x) =>
    `${n.seat} fires the ${x.name!.toLowerCase()} of ${n.card}${n.targets ? ` at ${n.targets}` : ` over the fleet of ${n.fleet}`}.`,
});

/** The frame of the phase counts how often a card has breathed at a target this turn. */
const breathed = (l: { breaths?: readonly (readonly [CardId, CardId])[] }, card: CardId, target: CardId): number =>
  (l.breaths ?? []).filter(([by, at]) => by === card && at === target).length;

const gun = (s: GeState, seat: Seat, card: CardId, way: Way): Battery | undefined =>
  arsenal(s, seat, true).find(b => b.card === card && wayOf(s, b) === way);

/** Lists the shots of time breath of a weapon, at one list of targets. */
const breathsOf = (s: GeState, f: Frame, b: Battery, listed: typeof targetsFor): Option[] =>
  wayOf(s, b) !== 'breathe'
    ? []
    : listed(s, f.you, [b])
        .filter(target => target >= 0 && mayFireAt(s, b, target) && breathed(f.l, b.card, target) < breaths(s, b.card))
        .map(target => option('breathe', b.card, target));

/** Returns the cards that a weapon hits. @param at the fleet, or for time breath its target */
const hitBy = (s: GeState, seat: Seat, b: Battery, way: Way, at: number): CardId[] =>
  way === 'breathe' ? [at] : way === 'phase' ? phased(s, seat, b, at) : swept(s, seat, b.card, at);

const menu: Menu<GeState> = {
  name: 'first fire',
  list(s, f) {
    const ready = arsenal(s, f.you, true);
    if (ready.length === 0) return [option('pass')];
    const out: Option[] = [];
    for (const b of ready) {
      const way = wayOf(s, b);
      if (way === 'phase') {
        for (const fleet of opponents(s, f.you))
          if (phased(s, f.you, b, fleet).length > 0) out.push(option('phase', b.card, fleet));
      } else if (way === 'sweep') {
        for (const fleet of [...opponents(s, f.you), f.you])
          if (!hasTruce(s, f.you, hqOf(fleet)) && swept(s, f.you, b.card, fleet).length > 0)
            out.push(option('sweep', b.card, fleet));
      } else out.push(...breathsOf(s, f, b, targetsFor));
    }
    out.push(option('pass'));
    return out;
  },
  rare: (s, f) => arsenal(s, f.you, true).flatMap(b => breathsOf(s, f, b, ownTargetsFor)),
  label: (s, f, o, seat) =>
    o.verb === 'pass'
      ? 'Go on to the volleys'
      : o.verb === 'phase'
        ? `Time phaser of ${brief(cardLabel(s, o.a, seat), 28)} at the fleet of ${seatName(s, o.b)}`
        : o.verb === 'sweep'
          ? `${brief(cardLabel(s, o.a, seat), 34)} fires over ${o.b === f.you ? 'the monsters against your fleet' : `the fleet of ${seatName(s, o.b)}`}`
          : brief(`${cardLabel(s, o.a, seat)} breathes at ${targetLabel(s, o.b, seat)}`),
  prompt: () => 'Which weapon do you fire before the volleys?',
  stakes: () =>
    'A distortion cannon does 1 damage to each ship, dragon, base, free shuttle and vulnerable monster. Time breath does 1 damage to its target. A vortex hits ships, dragons and bases alone. A time phaser does 1 damage to every target in one fleet. These shots are not volleys.',
  rule: 'ge/weapons/18',
  note: (s, f, o) =>
    o.verb === 'phase'
      ? `hits ${many(phased(s, f.you, gun(s, f.you, o.a, 'phase')!, o.b).length, 'card')}`
      : o.verb === 'sweep'
        ? `hits ${many(swept(s, f.you, o.a, o.b).length, 'card')}`
        : o.verb === 'pass'
          ? 'these weapons cannot fire again this turn'
          : `${many(gun(s, f.you, o.a, 'breathe')?.shots ?? 0, 'shot')} left`,
  card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, o.a)),
};

v.procedure(
  'first fire',
  v.flow(
    'what fires before the volleys',
    c => {
      const one = c.program('one fires first');
      const start = c.code.length;
      c.step(
        askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
          const o = picks[0]![0]!;
          f.l.shot = o.verb === 'pass' ? null : { card: o.a, at: o.b, way: o.verb };
          if (o.verb === 'breathe') f.l.breaths = [...(f.l.breaths ?? []), [o.a, o.b]];
        }),
      );
      const goes = c.unless((s, f) => f.l.shot !== null && s.result === null);
      c.step({
        op: 'call',
        program: () => one,
        locals: (_s, f) => ({ ...f.l.shot }),
        you: null,
        self: (_s, f) => f.l.shot.card,
      });
      c.go(start);
      c.land(goes);
    },
    () => '',
  )(),
);

v.procedure(
  'one fires first',
  v.rule('it is declared', (s, f) => {
    const { card, at, way } = f.l as { card: CardId; at: number; way: Way };
    const b = gun(s, f.you, card, way)!;
    const wide = way !== 'breathe';
    const aims = hitBy(s, f.you, b, way, at);
    const fleet: Seat = wide ? at : s.cards[at]!.controller;
    Object.assign(f.l, {
      gun: b,
      kind: 'action',
      by: f.you,
      card,
      on: -1,
      fleet,
      aims,
      firing: true,
    });
    firedFirst(s, { seat: f.you, card, weapon: b.weapon, name: b.name, fleet, targets: wide ? [] : aims, hits: aims });
  }),
  window(REACTION),
  v.rule('it hits', (s, f) => {
    if (f.l.stopped || !inPlay(s, f.l.card) || !mayFire(s, f.l.card)) return;
    const { way, gun: b } = f.l as { way: Way; gun: Battery };
    const hits = way === 'breathe' ? (f.l.aims as readonly CardId[]) : hitBy(s, f.you, b, way, f.l.at);
    for (const id of hits) {
      if (!inPlay(s, id)) continue;
      if (way === 'phase') {
        const fire = takenBy(s, id, sumOf(shotsOf(s, [{ battery: b, n: 1 }], id)), -1);
        const n = firepower(fire);
        if (n > 0) hit(s, id, { n, past: fire.past, source: 'weapons', by: f.you, from: f.l.card });
        continue;
      }
      const n = firepower(takenBy(s, id, ONE_HEAVY, -1));
      if (n > 0) hit(s, id, { n: isDoubled(s, f.l.card) ? 2 * n : n, source: 'weapons', by: f.you, from: f.l.card });
    }
  }),
);
