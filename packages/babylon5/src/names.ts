import { type CardId, capitalized, cardLink, type Names, owned } from '@orrery/kernel';
import { type CardDef, defOf, LIBRARY } from './card.ts';
import { ABILITIES, type B5State, RACES } from './state.ts';

/** The written names of the races. */
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

/** A seat's name from the setup, or its race. */
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
  return capitalized(ABILITIES[ability] ?? '');
}

/** The races that nobody plays. Under the engine rules each is a party behind the seats, because its tensions still exist (b5/tension/7). */
export function unplayed(races: readonly number[]): number[] {
  return [0, 1, 2, 3, 4].filter(race => !races.includes(race));
}

/** A party to a tension: a race, or a faction under the engine rules (b5/tension/10). */
function partyName(s: B5State, party: number): string {
  if (s.ruleset !== 'engine') return people(RACES[party]!);
  const rest = unplayed(s.seats.map(seat => seat.race));
  return party < s.seats.length ? seatName(s, party) : people(RACES[rest[party - s.seats.length]!]!);
}

/** A tension by its place in the table: `the Narn's tension toward the Centauri`. */
function tensionName(s: B5State, at: number): string {
  const size = Math.sqrt(s.tension.length);
  return `${owned(partyName(s, Math.floor(at / size)), 'tension')} toward ${partyName(s, at % size)}`;
}

/** The name of anything that an option can be about. */
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
        : `${owned(partyName(s, change.from), 'tension')} toward ${partyName(s, change.to)}, ${change.n < 0 ? 'down' : 'up'} by ${Math.abs(change.n)}`;
    }
    // a tension by its place in the table; a seat's unrest behind those
    case 'level':
      return id < 100 ? tensionName(s, id) : owned(seatName(s, id - 100), 'unrest');
    case 'conflict':
      return conflictName(s, id);
    case 'play':
      return s.plays[id] ? defOf(s, s.plays[id].card).title : 'nothing';
    default:
      return id >= 0 && s.cards[id] ? defOf(s, id).title : 'nothing';
  }
}

/**
 * A conflict's name: the initiator, and the title of its card or source. Face-down conflicts have no title.
 * @param title how to write its card's name
 */
export function conflictName(s: B5State, id: number, title = (card: CardId) => defOf(s, card).title): string {
  const c = s.conflicts.find(x => x.id === id);
  if (c === undefined) return 'a conflict that is over';
  const what = c.faceDown
    ? 'face-down conflict'
    : c.card >= 0
      ? title(c.card)
      : c.source >= 0
        ? `${title(c.source)} conflict`
        : 'war conflict';
  // one of the 2 conflicts that a card started
  const half = !c.faceDown && c.types.length === 1 && c.card >= 0 && defOf(s, c.card).source.conflict?.separate;
  return `${owned(seatName(s, c.seat), what)}${half ? ` (${abilityName(c.types[0]!)})` : ''}`;
}

/** A card's title for the log, with its race if several races have a card of that title in its set. */
function toldTitle({ title, race, index }: CardDef): string {
  const set = LIBRARY.setOf(index);
  const many = LIBRARY.all().some(def => def.title === title && def.race !== race && LIBRARY.setOf(def.index) === set);
  return many && race !== null ? `the ${RACE_NAMES[race]} ${title}` : title;
}

/** A card's title in a sentence, with a link to the card. */
export const titleLink = (def: CardDef): string => cardLink(def.id, toldTitle(def));

/** The kinds of ids in facts. */
export type FactName = 'seat' | 'race' | 'people' | 'ability' | 'conflict' | 'party' | 'play';

/** Writes facts as all players may read them. */
export const FACT_NAMES: Names<B5State, FactName> = {
  card: (s, id) => defOf(s, id).id,
  title: (s, id) => toldTitle(defOf(s, id)),
  kinds: {
    seat: seatName,
    race: (_s, race) => raceName(race),
    people: (_s, race) => people(RACES[race]!),
    ability: (_s, ability) => abilityName(ability),
    conflict: conflictName,
    party: partyName,
    play: (s, at, card) => card(s.plays[at]!.card),
  },
};
