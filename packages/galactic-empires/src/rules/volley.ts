import {
  askStep,
  type CardId,
  type Frame,
  type Menu,
  named,
  type Option,
  option,
  ownCard,
  type Seat,
} from '@orrery/kernel';
import { typeOf } from '../card.ts';
import { facts, v, window } from '../language.ts';
import { titleOf } from '../names.ts';
import { type GeState, inPlay, seatOfHq } from '../state.ts';
import { draw, hit, hitHq } from './damage.ts';
import { type Fire, firepower } from './events.ts';
import { targetLabel } from './labels.ts';
import { REACTION } from './reacting.ts';
import { isUnder, modified } from './standing.ts';
import { armorLeft, currentStrength, shieldsLeft } from './statistics.ts';
import { arsenal, type Battery, fireOf, mayFireAt, shotDamage } from './weapons.ts';

// A weapons volley (ge/weapons-fire-phase/3 to /9): one target, any of one's unfired weapons, reactions, damage

/** Who fires from six points on at a Sector HQ draws a card (ge/how-to-win/6). */
export const CELEBRATION = 6;

/** A volley is declared: the weapons that fire in it have fired (ge/weapons-fire-phase/5). */
export const fired = facts.define<{
  seat: Seat;
  target: CardId;
  shots: readonly { readonly card: CardId; readonly weapon: number; readonly n: number }[];
  fire: Fire;
}>('fired', {
  deed: true,
  apply(s, x) {
    for (const { card, weapon, n } of x.shots) {
      const mine = ownCard(s, card);
      const list = mine.fired.slice();
      while (list.length <= weapon) list.push(0);
      list[weapon] = list[weapon]! + n;
      mine.fired = list;
    }
    s.targets = [...s.targets, x.target];
    const at = seatOfHq(x.target) >= 0 ? seatOfHq(x.target) : s.cards[x.target]!.controller;
    if (!s.firedAt.some(k => k.by === x.seat && k.at === at)) s.firedAt = [...s.firedAt, { by: x.seat, at }];
  },
  show: { seat: 'seat', target: 'target', fire: 'plain', shots: { as: 'cards', of: x => x.shots.map(k => k.card) } },
  say: (n, x) => `${n.seat} fires ${firepower(x.fire!)} at ${n.target}${n.shots ? ` with ${n.shots}` : ''}.`,
});

/** The weapons that may fire at the target of a volley. */
const guns = (s: GeState, f: Frame): Battery[] => arsenal(s, f.you).filter(b => mayFireAt(s, b, f.l.on));

const menu: Menu<GeState> = {
  name: 'volley',
  list: (s, f) => guns(s, f).map(b => option('shoot', b.card, b.weapon)),
  label(s, f, o) {
    const b = guns(s, f).find(x => x.card === o.a && x.weapon === o.b);
    return b === undefined ? titleOf(s, o.a) : `${b.name} of ${titleOf(s, o.a)} (${shotDamage(s, b)} each)`;
  },
  prompt: (s, f, seat) => `Which weapons fire at ${targetLabel(s, f.l.on, seat)}?`,
  stakes: () =>
    'They fire in one volley, and at nothing else this turn. Weapons that you hold back may fire at another target.',
  rule: 'ge/weapons-fire-phase/3',
  note: (s, f, o) => `${guns(s, f).find(x => x.card === o.a && x.weapon === o.b)?.shots ?? 0} left to fire`,
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: (s, f) => enough(s, f),
};

/** Enough to destroy the target, if there is; else all. */
function enough(s: GeState, f: Frame): Option[] {
  const target: CardId = f.l.on;
  const list = guns(s, f);
  const need =
    seatOfHq(target) >= 0
      ? Number.POSITIVE_INFINITY
      : shieldsLeft(s, target) + Math.max(0, s.cards[target]!.emf) + currentStrength(s, target);
  const picks: Option[] = [];
  const shots: { battery: Battery; n: number }[] = [];
  for (const battery of list) {
    const mine = { battery, n: 0 };
    shots.push(mine);
    for (let k = 0; k < battery.shots; k++) {
      if (firepower(afterTarget(s, target, fireOf(s, shots))) >= need) return picks;
      mine.n++;
      picks.push(option('shoot', battery.card, battery.weapon));
    }
  }
  return picks;
}

/** The points of a volley as the texts of its target lessen them (C5 Captain, D2 Oort Dragoness): light weapons lose first. */
export function afterTarget(s: GeState, target: CardId, fire: Fire): Fire {
  if (seatOfHq(target) >= 0) return fire;
  let { phasers, heavy, other, pierce } = fire;
  if (isUnder(s, 'immune', target) && immuneToFire(s, target)) return { phasers: 0, heavy: 0, other: 0, pierce: 0 };
  phasers = phasers > 0 ? Math.max(0, modified(s, 'fire taken', target, phasers, 'phasers only')) : 0;
  const all = phasers + heavy + other + pierce;
  const taken = Math.max(0, modified(s, 'fire taken', target, all, 'volley'));
  let less = all - taken;
  const take = (n: number): number => {
    const k = Math.min(n, less);
    less -= k;
    return n - k;
  };
  phasers = take(phasers);
  other = take(other);
  heavy = take(heavy);
  pierce = take(pierce);
  return { phasers, heavy, other, pierce };
}

const immuneToFire = (_s: GeState, _target: CardId): boolean => false;

/** The volley's points come to the target, or to what stands before it. */
function land(s: GeState, f: Frame): void {
  const target: CardId = f.l.on;
  const fire: Fire = f.l.fire;
  const hq = seatOfHq(target);
  if (hq >= 0) {
    const n = firepower(fire);
    if (s.seats[hq]!.out) return;
    hitHq(s, hq, n, f.you, 'weapons');
    if (n >= CELEBRATION) draw(s, f.you, 1);
    return;
  }
  if (!inPlay(s, target)) return;
  const { phasers, heavy, other, pierce } = afterTarget(s, target, fire);
  const light = typeOf(s, target) === 'T' ? 0 : phasers + other;
  hit(s, target, { n: light + heavy, pierce, source: 'weapons', by: f.you, armor: armorLeft(s, target) > 0 });
}

v.procedure(
  'volley',
  v.flow(
    'a volley',
    c => {
      c.step({
        op: 'do',
        act: (_s, f) => {
          Object.assign(f.l, { kind: 'volley', by: f.you, card: -1, on: f.l.a, fleet: -1, aims: [] });
        },
      });
      c.step(
        askStep(
          {
            who: (_s, f) => [f.you],
            menu,
            min: () => 1,
            max: () => 999,
            plan: {
              times: (s, f, _seat, o) => guns(s, f).find(b => b.card === o.a && b.weapon === o.b)?.shots ?? 0,
              check: () => null,
            },
          },
          (s, f, picks) => {
            const shots = guns(s, f).flatMap(battery => {
              const n = named(picks[0]!, option('shoot', battery.card, battery.weapon));
              return n > 0 ? [{ battery, n }] : [];
            });
            f.l.fire = fireOf(s, shots);
            f.l.shots = shots.map(x => ({ card: x.battery.card, weapon: x.battery.weapon, n: x.n }));
            fired(s, { seat: f.you, target: f.l.on, shots: f.l.shots, fire: f.l.fire });
          },
        ),
      );
      c.effect(window(REACTION));
      const goes = c.unless((_s, f) => !f.l.stopped);
      c.step({ op: 'do', act: land });
      c.land(goes);
    },
    () => '',
  )(),
);
