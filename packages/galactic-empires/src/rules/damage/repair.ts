// Repair and healing: cards that can be repaired or healed, and the points for it (ge/points/6, ge/points/15).
import { askStep, type CardId, type Frame, type Menu, many, option, ownCard, type Seat } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { facts, programs, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { type GeState, inPlay } from '../../state.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { isUnit } from '../table/definitions.ts';

/**
 * Repairs points of damage. Where they cannot repair all, and both shields and structure are damaged, whoever repairs chooses how many go to the
 * shields.
 * @param by the player who chooses; if absent, structure comes first and nobody is asked
 */
export function mend(s: GeState, card: CardId, n: number, by: Seat = -1): void {
  if (!inPlay(s, card)) return;
  const { damage, lasting, shieldDamage } = s.cards[card]!;
  if (by >= 0 && shieldDamage > 0 && damage > lasting && n < damage - lasting + shieldDamage) {
    s.pending = [...s.pending, programs.waiting(programs.of('mending'), by, card, { points: n })];
    return;
  }
  const structure = Math.min(n, damage - lasting);
  const shields = Math.min(n - structure, shieldDamage);
  if (structure + shields > 0) repaired(s, { card, structure, shields });
}

/** A card is repaired or healed: its shields and its structure (ge/points: repair). */
export const repaired = facts.define<{
  card: CardId;
  shields: number;
  structure: number;
  /** also damage that nothing else repairs */
  all?: boolean;
}>('repaired', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    card.shieldDamage = Math.max(0, card.shieldDamage - x.shields);
    if (x.all) card.lasting = Math.max(0, card.lasting - x.structure);
    card.damage = Math.max(card.lasting, card.damage - x.structure);
  },
  show: { card: 'card', shields: 'plain', structure: 'plain' },
  say(n, x) {
    const parts = [
      ...(x.shields! > 0 ? [`${many(x.shields!, 'shield point')}`] : []),
      ...(x.structure! > 0 ? [`${many(x.structure!, 'point')} of structure`] : []),
    ];
    return `${n.card} regains ${parts.join(' and ')}.`;
  },
});

/** Returns the damage of a card that can be repaired or healed. */
export const damageOf = (s: GeState, id: CardId): number => {
  const { damage, lasting, shieldDamage } = s.cards[id]!;
  return damage - lasting + shieldDamage;
};

/**
 * True for a damaged card that points can repair: ships, bases and terrain, and beings if points can heal them (ge/points/6, ge/points/7,
 * ge/points/8, ge/points/9, ge/points/10).
 */
export const mendable = (s: GeState, id: CardId): boolean =>
  damageOf(s, id) > 0 && (isUnit(s, id) || isBeing(s, id) || isTerrain(s, id));

/**
 * True for beings that points can heal. Points from a text heal dragons, psys and monsters; economy heals all but monsters (ge/points/9,
 * ge/points/10).
 */
export const isBeing = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'D' || type === 'M' || type === 'P';
};

/** Returns how many points may go to the shields: the least and the most. */
function shares(s: GeState, f: Frame): readonly [number, number] {
  if (!inPlay(s, f.self)) return [0, -1];
  const { damage, lasting, shieldDamage } = s.cards[f.self]!;
  return [Math.max(0, f.l.points - (damage - lasting)), Math.min(f.l.points, shieldDamage)];
}

const shieldShare: Menu<GeState> = {
  name: 'repair',
  list: (s, f) => {
    const [least, most] = shares(s, f);
    return Array.from({ length: most - least + 1 }, (_, i) => option('number', least + i));
  },
  label: (_s, f, o) =>
    o.a === 0
      ? 'Structure only'
      : o.a === f.l.points
        ? 'Shields only'
        : `${o.a} to its shields, ${f.l.points - o.a} to its structure`,
  prompt: (s, f) => `How do ${many(f.l.points, 'repair point')} repair ${titleOf(s, f.self)}?`,
  stakes: () => 'A point repairs 1 shield point or 1 point of structure.',
  rule: 'ge/points/6',
  note: () => '',
  proposal: (s, f) => [option('number', shares(s, f)[0])],
};

v.procedure(
  'mending',
  v.flow(
    'repair points go to shields or structure',
    c => {
      const there = c.unless((s, f) => inPlay(s, f.self) && !s.seats[f.you]!.out && damageOf(s, f.self) > 0);
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: shieldShare }, (s, f, picks) => {
          const shields = picks[0]?.[0]?.a ?? 0;
          repaired(s, { card: f.self, shields, structure: f.l.points - shields });
        }),
      );
      c.land(there);
    },
    () => '',
  )(),
);
