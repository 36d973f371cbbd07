import { type CardId, capitalized, cardLink, type Names, owned } from '@orrery/kernel';
import { type CardDef, defOf, LIBRARY } from './card.ts';
import { SPECIES } from './rules/factions/league.ts';
import { ALONE, bySeat, divided, type Party, rowRaces } from './rules/politics/parties.ts';
import { ABILITIES, type B5State, type Designation, RACES } from './state.ts';

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
  drakh: 'Drakh',
};

/** A race as a people: `the Humans`, `the Narn`. */
export function people(race: string): string {
  return `the ${RACE_NAMES[race] ?? race}${race === 'human' ? 's' : ''}`;
}

/** What follows the race in the name of a faction among others of its race, by its kind. */
const KIND_NAMES: Readonly<Record<Designation, string>> = {
  'babylon project': 'faction',
  home: 'home faction',
  corporate: 'corporate faction',
  'psi corps': 'Psi Corps',
};

/** A kind of faction by itself, as people write it. */
export const kindName = (kind: Designation): string =>
  kind === 'babylon project' ? 'Babylon Project faction' : KIND_NAMES[kind];

/** How people speak of the leader of a faction: by the last name; empty while the faction has none in play. */
function leaderName(s: B5State, seat: number): string {
  const { ambassador } = s.seats[seat]!;
  // once out of play, the card may lie where nobody may see it
  if (ambassador < 0 || s.cards[ambassador]?.faction !== seat) return '';
  const { personality } = defOf(s, ambassador);
  const last = personality.slice(personality.lastIndexOf(' ') + 1);
  return last === 'Ambassador' ? personality : last;
}

/** The leader of a faction, if no other of these seats has one of the same name; otherwise an empty text. */
function ownLeader(s: B5State, seat: number, seats: readonly number[]): string {
  const leader = leaderName(s, seat);
  return leader !== '' && seats.every(i => i === seat || leaderName(s, i) !== leader) ? leader : '';
}

/** The seats of a faction's race, and its own. */
const seatsOfRace = (s: B5State, seat: number): readonly number[] =>
  s.seats.flatMap(({ race }, i) => (race === s.seats[seat]!.race ? [i] : []));

/** A name of a kind of faction, with a number by its seat if several factions of the race are of that kind. */
function numbered(s: B5State, seat: number, called: string): string {
  const { designation } = s.seats[seat]!;
  const equals = seatsOfRace(s, seat).filter(i => s.seats[i]!.designation === designation);
  return equals.length > 1 ? `${called} ${equals.indexOf(seat) + 1}` : called;
}

/**
 * A faction's name: its race; where several factions share the race, also its kind and leader. A number by its seat stands for the leader if there is
 * none, or if it distinguishes nobody.
 */
function factionName(s: B5State, seat: number): string {
  const { race, designation } = s.seats[seat]!;
  const name = raceName(race);
  const own = seatsOfRace(s, seat);
  if (own.length === 1) return name;
  const called = `${name} ${KIND_NAMES[designation]}`;
  const equals = own.filter(i => s.seats[i]!.designation === designation);
  const leader = ownLeader(s, seat, equals);
  return leader === '' ? numbered(s, seat, called) : `${called}, ${leader}`;
}

/** What follows the race in the shorter name of a faction without a leader of its own. */
const SHORT_KINDS: Readonly<Record<Designation, string>> = {
  'babylon project': '',
  home: ' home',
  corporate: ' corporate',
  'psi corps': ' Psi Corps',
};

/** The names of a faction where there is little room: its race and leader, `Human, Clark`, and the least that tells it apart, `Clark`. */
export interface ShortName {
  readonly name: string;
  readonly least: string;
}

/**
 * The shorter names of a faction among others of its race. No two factions share one. Its kind stands for the leader if there is none, or if the
 * leader distinguishes nobody.
 * @returns undefined for the only faction of a race, and for one with a name from the setup
 */
export function shortName(s: B5State, seat: number): ShortName | undefined {
  const { race, designation, name } = s.seats[seat]!;
  const own = seatsOfRace(s, seat);
  if (name !== '' || own.length === 1) return undefined;
  const leader = ownLeader(s, seat, own);
  if (leader === '') {
    const called = numbered(s, seat, `${raceName(race)}${SHORT_KINDS[designation]}`);
    return { name: called, least: called };
  }
  const called = `${raceName(race)}, ${leader}`;
  return { name: called, least: ownLeader(s, seat, [...s.seats.keys()]) || called };
}

/** A seat's name from the setup, or that of its faction. */
export function seatName(s: B5State, seat: number): string {
  const record = s.seats[seat];
  return record ? record.name || factionName(s, seat) : 'nobody';
}

/** A race's name by its index. */
export function raceName(race: number): string {
  return RACE_NAMES[RACES[race] ?? ''] ?? 'no race';
}

/** An ability's name by its index, with a capital letter as the game writes it. */
export function abilityName(ability: number): string {
  return capitalized(ABILITIES[ability] ?? '');
}

/**
 * A side of a tension, by its row in the table: a player under the engine rules (b5/tension/10), in Civil War (b5/civil-war/6), and between factions
 * of one race (b5/dual-race/3); otherwise a race.
 */
function sideName(s: B5State, row: number, other: number): string {
  const races = rowRaces(s);
  const race = races[row]!;
  const single = s.ruleset === 'engine' || divided(s, race) || (row !== other && race === races[other]);
  return bySeat(s) && row < s.seats.length && single ? seatName(s, row) : people(RACES[race]!);
}

/** A tension by its rows in the table: `the Narn's tension toward the Centauri`. */
export function tensionName(s: B5State, from: number, to: number): string {
  return `${owned(sideName(s, from, to), 'tension')} toward ${sideName(s, to, from)}`;
}

/** A party by its number: a race as a people, or the player of a faction. */
export function partyName(s: B5State, party: Party): string {
  return party < ALONE ? people(RACES[party]!) : seatName(s, party - ALONE);
}

/** The number of the first seat's unrest among levels: tensions by their places in the table come before. */
export const unrestFrom = (s: B5State): number => Math.max(100, s.tension.length);

function tensionAt(s: B5State, at: number): string {
  const size = Math.sqrt(s.tension.length);
  return tensionName(s, Math.floor(at / size), at % size);
}

/** The name of anything that an option can be about. */
export function nameOf(s: B5State, kind: string, id: number): string {
  switch (kind) {
    case 'seat':
      return seatName(s, id);
    case 'race':
      return id < ALONE ? raceName(id) : seatName(s, id - ALONE);
    case 'number':
      return String(id);
    case 'ability':
      return abilityName(id);
    case 'species':
      return SPECIES[id] ?? 'no species';
    case 'change': {
      const change = s.recent[id];
      return change === undefined
        ? 'nothing'
        : `${tensionName(s, change.from, change.to)}, ${change.n < 0 ? 'down' : 'up'} by ${Math.abs(change.n)}`;
    }
    // a tension by its place in the table; a seat's unrest behind those
    case 'level':
      return id < unrestFrom(s) ? tensionAt(s, id) : owned(seatName(s, id - unrestFrom(s)), 'unrest');
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
    race: (s, race) => nameOf(s, 'race', race),
    people: partyName,
    ability: (_s, ability) => abilityName(ability),
    conflict: conflictName,
    party: (s, row) => sideName(s, row, row),
    play: (s, at, card) => card(s.plays[at]!.card),
  },
};
