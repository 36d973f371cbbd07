import { defOf } from './card.ts';
import { ABILITIES, type B5State, RACES } from './state.ts';

/** How races are written. */
export const RACE_NAMES: Readonly<Record<string, string>> = {
  human: 'Human',
  centauri: 'Centauri',
  minbari: 'Minbari',
  narn: 'Narn',
  'non-aligned': 'Non-Aligned',
  neutral: 'neutral',
  shadow: 'Shadow',
  vorlon: 'Vorlon',
};

/** A seat's name, as it stands in the setup, or its race. */
export function seatName(s: B5State, seat: number): string {
  const record = s.seats[seat];
  return record ? record.name || RACE_NAMES[RACES[record.race]!]! : 'nobody';
}

/** A race's name by its index. */
export function raceName(race: number): string {
  return RACE_NAMES[RACES[race] ?? ''] ?? 'no race';
}

/** An ability's name by its index, with a capital letter as the game writes it. */
export function abilityName(ability: number): string {
  const name = ABILITIES[ability] ?? '';
  return name[0]!.toUpperCase() + name.slice(1);
}

/** The name of anything that a choice can be about. */
export function nameOf(s: B5State, kind: string, id: number): string {
  switch (kind) {
    case 'seat':
      return seatName(s, id);
    case 'race':
      return raceName(id);
    case 'ability':
      return abilityName(id);
    case 'conflict': {
      const c = s.conflicts.find(x => x.id === id);
      return c ? conflictName(s, c.id) : `conflict ${id}`;
    }
    default:
      return id >= 0 && s.cards[id] ? defOf(s, id).title : 'nothing';
  }
}

/** A conflict's name: its card's or its source's title with its initiator. */
export function conflictName(s: B5State, id: number): string {
  const c = s.conflicts.find(x => x.id === id)!;
  const what = c.faceDown
    ? 'a face-down conflict'
    : c.card >= 0
      ? defOf(s, c.card).title
      : c.source >= 0
        ? `${defOf(s, c.source).title} conflict`
        : 'war conflict';
  return `${what} (${seatName(s, c.seat)})`;
}
