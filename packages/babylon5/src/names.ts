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

/** A race as a people: `the Humans`, `the Narn`. */
export function people(race: string): string {
  return `the ${RACE_NAMES[race] ?? race}${race === 'human' ? 's' : ''}`;
}

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

/** A party to a tension: a race, or a faction under the engine rules (b5/tension/10). */
function partyName(s: B5State, party: number): string {
  return s.ruleset === 'engine' ? seatName(s, party) : `the ${raceName(party)}`;
}

/** The name of anything that a choice can be about. */
export function nameOf(s: B5State, kind: string, id: number): string {
  switch (kind) {
    case 'seat':
      return seatName(s, id);
    case 'race':
      return raceName(id);
    case 'number':
      return String(id);
    case 'ability':
      return abilityName(id);
    case 'change': {
      const change = s.recent[id];
      return change === undefined
        ? 'nothing'
        : `tension of ${partyName(s, change.from)} toward ${partyName(s, change.to)}, ${change.n > 0 ? '+' : ''}${change.n}`;
    }
    case 'conflict':
      return conflictName(s, id);
    case 'play':
      return s.plays[id] ? defOf(s, s.plays[id].card).title : 'nothing';
    default:
      return id >= 0 && s.cards[id] ? defOf(s, id).title : 'nothing';
  }
}

/** A conflict's name: its card's or its source's title with its initiator. */
export function conflictName(s: B5State, id: number): string {
  const c = s.conflicts.find(x => x.id === id);
  if (c === undefined) return 'a conflict that is over';
  const what = c.faceDown
    ? 'a face-down conflict'
    : c.card >= 0
      ? defOf(s, c.card).title
      : c.source >= 0
        ? `${defOf(s, c.source).title} conflict`
        : 'war conflict';
  const half = !c.faceDown && c.card >= 0 && defOf(s, c.card).source.conflict?.separate;
  return `${what}${half ? `, ${c.types.map(abilityName).join(' and ')}` : ''} (${seatName(s, c.seat)})`;
}
