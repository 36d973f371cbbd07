// The points that shots do to a target after the texts of the firing cards and of the target changed them (ge/weapons/27).
import type { CardId, Seat } from '@orrery/kernel';
import { type Bane, KIND, sideOf, typeOf } from '../../card.ts';
import { type GeState, isPlace } from '../../state.ts';
import { gemLeft } from '../damage/guardians.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { type Fire, firepower } from '../play/events.ts';
import { shieldsLeft } from '../table/definitions.ts';
import { anyStatic, eachStatic, isDoubled, isUnder, stands } from '../texts/static-texts.ts';
import { bounded, lessened, raised, type Shot, SORTS, type Sort, scaled, sumOf } from './firepower.ts';
import { type Battery, PSY_DAMAGE, TARRAC } from './weapons.ts';

/** Picks one type for each specialized weapon mount: the type that harms the target most. Other weapons stay as they are. */
export function bestTypes(s: GeState, guns: readonly Battery[], target: CardId): Battery[] {
  const out: Battery[] = [];
  const points = (battery: Battery): number =>
    firepower(takenBy(s, target, sumOf(shotsOf(s, [{ battery, n: 1 }], target)), s.cards[battery.card]!.controller));
  for (const b of guns) {
    const last = out.at(-1);
    if (last === undefined || last.card !== b.card || last.weapon !== b.weapon) out.push(b);
    else if (points(b) > points(last)) out[out.length - 1] = b;
  }
  return out;
}

/**
 * Returns weapons fire after the texts of its target (C5 Captain, D2 Oort Dragoness).
 * @param by the player who fires the volley; -1 for fire outside volleys. Most texts speak of volleys of other players
 */
export function takenBy(s: GeState, target: CardId, fire: Fire, by: Seat): Fire {
  if (isPlace(target)) return fire;
  const gem = gemLeft(s, target);
  if (gem > 0) return beyondGem(s, target, fire, by, gem);
  const left = isTerrain(s, target) && fire.phasers + fire.other > 0 ? atShields(fire, shieldsLeft(s, target)) : fire;
  return stands(s, KIND['fire taken']) ? changedFor(s, target, left, by) : left;
}

/** The sorts of weapons that harm a dragon whose text names what destroys it. */
const BANES: Readonly<Record<Sort, readonly Bane[]>> = {
  phasers: ['weapons', 'phasers'],
  heavy: ['weapons', 'heavy weapons'],
  pierce: ['weapons', 'heavy weapons'],
  other: ['weapons', 'other weapons', 'psy damage'],
};

/** Returns fire at a dragon with shields that damage of any type hits: only what passes them comes to the texts of the dragon. */
function beyondGem(s: GeState, target: CardId, fire: Fire, by: Seat, gem: number): Fire {
  const open = fire.phasers + fire.other + fire.heavy - fire.past;
  const rest = lessened(fire, Math.min(gem, Math.max(0, open)));
  const { bane } = sideOf(s, target);
  const harming = { ...rest };
  if (bane.size > 0) for (const sort of SORTS) if (!BANES[sort].some(x => bane.has(x))) harming[sort] = 0;
  const left = stands(s, KIND['fire taken']) ? changedFor(s, target, bounded(harming), by) : bounded(harming);
  const all = { ...left, past: fire.past };
  for (const sort of SORTS) all[sort] += fire[sort] - rest[sort];
  return bounded(all);
}

/** Returns fire at terrain: light weapons do no harm to it, except to the shields of a base that is played as terrain. */
function atShields(fire: Fire, shields: number): Fire {
  const phasers = Math.min(fire.phasers, shields);
  return bounded({ ...fire, phasers, other: Math.min(fire.other, shields - phasers) });
}

/** What a text about fire says that changes one volley and is over then (F7 Field of Death). */
export const NEXT_VOLLEY = 'next volley';

/** True for psy damage that harms a terrain as heavy weapons do (F5 Stellar Field). */
export const strikesTerrain = (s: GeState, card: CardId, name: string, target: CardId): boolean =>
  name === PSY_DAMAGE &&
  target >= 0 &&
  card >= 0 &&
  stands(s, KIND['strikes terrain']) &&
  isTerrain(s, target) &&
  isUnder(s, KIND['strikes terrain'], card);

/** Applies the texts of the target to fire. */
function changedFor(s: GeState, target: CardId, fire: Fire, seat: Seat): Fire {
  let left = fire;
  let plus = 0;
  let by = 1;
  const others = seat >= 0 && seat !== s.cards[target]!.controller;
  eachStatic(
    s,
    KIND['fire taken'],
    (st, f, made) => {
      const n = made !== null ? made.n : st.n === null ? 0 : st.n(s, f);
      const times = st.times === null ? 1 : st.times(s, f);
      if (
        st.what === '' ||
        (st.what === 'volley' && others) ||
        ((st.what === 'any volley' || st.what === NEXT_VOLLEY) && seat >= 0)
      ) {
        plus += n;
        by *= times;
      } else if (st.what === 'phasers' || st.what === 'heavy') {
        const now = { ...left };
        for (const sort of st.what === 'phasers' ? LIGHT : HEAVIES)
          if (now[sort] > 0) now[sort] = Math.max(0, Math.floor(now[sort] * times + 1e-9) + n);
        left = bounded(now);
      }
    },
    target,
  );
  if (by !== 1) left = scaled(left, by);
  return plus < 0 ? lessened(left, -plus) : plus > 0 && firepower(left) > 0 ? raised(left, plus) : left;
}

const LIGHT = ['phasers'] as const;

const HEAVIES = ['heavy', 'pierce'] as const;

/**
 * Returns the shots of a volley with their points, after the texts of the firing cards that hold for this target (C5 Weapons Officer, E6 Sabot
 * Sequencer).
 */
export function shotsOf(
  s: GeState,
  shots: readonly { readonly battery: Battery; readonly n: number }[],
  target: CardId,
): Shot[] {
  const out: Shot[] = [];
  const changed = stands(s, KIND.fire);
  const past = stands(s, KIND['past shields']);
  /** points that texts add to the fire of a card, once for each text */
  const given = new Set<string>();
  /** fractions that texts leave, by text: they add up over the weapons that it speaks of (ge/fractions/1) */
  const parts = new Map<string, number>();
  for (const { battery, n } of shots) {
    if (n === 0) continue;
    const { card, weapon, name, each } = battery;
    const sort = strikesTerrain(s, card, name, target) ? 'heavy' : battery.sort;
    let points = n * each;
    // a mimic fires what its ship fires. The ship's own texts hold for it, those of other cards do not (M5 Ship Mimic)
    const mimicked = isDoubled(s, card);
    let copied = mimicked ? points : 0;
    if (changed) {
      let by = 1;
      let texts = '';
      let copiedBy = 1;
      /** the factor of a text that lets no other text change the points (O9 Catastrophic Repetition) */
      let sole = 0;
      eachStatic(
        s,
        KIND.fire,
        (st, f, made) => {
          if (st.of !== null && (target < 0 || !st.of(s, target, f))) return;
          if (!speaksOfWeapon(st.what, name, sort)) return;
          const own = mimicked && f.self === card;
          if (st.times !== null) {
            const times = st.times(s, f);
            if (st.source.alone) sole = times;
            by *= times;
            if (own) copiedBy *= times;
            texts += `${st.name} ${f.self} `;
          }
          const key = `${st.name} ${f.self} ${card}`;
          if ((st.n !== null || made !== null) && !given.has(key)) {
            given.add(key);
            const more = made !== null ? made.n : st.n!(s, f);
            points += more;
            if (own) copied += more;
          }
        },
        card,
      );
      const exact = sole > 0 ? n * each * sole : Math.max(0, points * by) + (parts.get(texts) ?? 0);
      points = Math.floor(exact + 1e-9);
      parts.set(texts, exact - points);
      copied = Math.max(0, Math.floor(copied * copiedBy + 1e-9));
    }
    points += copied;
    const ignores = past && isUnder(s, KIND['past shields'], card, target);
    const under = ignores && ignoresFields(s, card);
    out.push({ card, weapon, name, sort, n, points, past: ignores, ...(under ? { under } : {}) });
    // a tarrac projector that is in play as a base also harms the structure, past all protection (ge/weapons/27)
    if (name === TARRAC && typeOf(s, card) === 'B')
      out.push({ card, weapon, name, sort: 'pierce', n: 0, points: mimicked ? 2 * n : n, past: false });
  }
  return out;
}

/** True if a text lets the weapons of a card ignore fields as well as shields (E10 Targeting Systems). */
const ignoresFields = (s: GeState, card: CardId): boolean =>
  anyStatic(s, KIND['past shields'], st => st.what === 'fields', card);

/** True if a text about some weapons includes this one. A mount has the name of the type that it stands in for. */
const speaksOfWeapon = (what: string, name: string, sort: Sort): boolean =>
  what === '' || what === name || what === (sort === 'pierce' ? 'heavy' : sort);
