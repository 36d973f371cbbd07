// Repair and healing: cards that can be repaired or healed, and the points for it (ge/points/6, ge/points/15).
import { type CardId, many, ownCard } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { type GeState, inPlay } from '../../state.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { isA, isUnit } from '../table/definitions.ts';
import { cardsOn } from '../table/stacks.ts';

/** Repairs points of the shields alone. */
export function mendShields(s: GeState, card: CardId, n: number): void {
  const shields = inPlay(s, card) ? Math.min(n, s.cards[card]!.shieldDamage) : 0;
  if (shields > 0) repaired(s, { card, structure: 0, shields });
}

/** The class of cards whose shields stand before a being, and are repaired and healed as those of ships and of beings are. */
const MENDS = 'shields that mend';

/** Returns the damaged card whose shields stand before a dragon (L6 Artifact - Dragon Gem of Protection); -1 for none. */
export const hurtGemOn = (s: GeState, id: CardId): CardId =>
  typeOf(s, id) !== 'D' ? -1 : (cardsOn(s, id).find(x => isA(s, x, MENDS) && s.cards[x]!.shieldDamage > 0) ?? -1);

/** Returns the being that points which can heal it also heal this card for; the card itself if there is none. */
export const healedAs = (s: GeState, id: CardId): CardId =>
  isA(s, id, MENDS) && s.cards[id]!.on >= 0 ? s.cards[id]!.on : id;

/**
 * Repairs points of damage: structure first, then shields, then the shields that a gem puts before a dragon. Whoever wants shields first allocates the
 * points to them (`mendShields`).
 */
export function mend(s: GeState, card: CardId, n: number): void {
  if (!inPlay(s, card)) return;
  const { damage, lasting, shieldDamage } = s.cards[card]!;
  const structure = Math.min(n, damage - lasting);
  const shields = Math.min(n - structure, shieldDamage);
  if (structure + shields > 0) repaired(s, { card, structure, shields });
  if (n > structure + shields) mendShields(s, hurtGemOn(s, card), n - structure - shields);
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
  damageOf(s, id) > 0 && (isUnit(s, id) || isBeing(s, id) || isTerrain(s, id) || isA(s, id, MENDS));

/**
 * True for beings that points can heal. Points from a text heal dragons, psys and monsters; economy heals all but monsters (ge/points/9,
 * ge/points/10).
 */
export const isBeing = (s: GeState, id: CardId): boolean => {
  const type = typeOf(s, id);
  return type === 'D' || type === 'M' || type === 'P';
};

/** True for a card with damage to both its shields and its structure: who repairs it chooses what comes first. */
export const mendsEither = (s: GeState, id: CardId): boolean =>
  s.cards[id]!.shieldDamage > 0 && s.cards[id]!.damage > s.cards[id]!.lasting;
