// The places and cards that matter most in a moment of each game.
import { worldOf } from '@orrery/engraver';
import type { Babylon5, GalacticEmpires, Wars } from '@orrery/table/views';
import { type Board, MOST_WORLDS } from './scene.ts';

/** A world that no card names. */
const world = (name: string, kind: ReturnType<typeof worldOf>, strength = 0, marks = 0) =>
  ({ figure: 'world', name, people: '', strength, world: kind, ...(marks > 0 && { counts: { marks } }) }) as const;

/** These things, the largest first. */
const largest = <T>(things: readonly T[], size: (thing: T) => number): T[] =>
  [...things].sort((a, b) => size(b) - size(a));

/** WARS: the worlds where most cards are, with the power of both sides; and the mightiest cards. */
function wars({ regions, seats, battle }: Wars.View): Board {
  const placed = regions.map(({ name, sites, sectors }) => {
    const places = [...sites, ...sectors];
    const power = seats.map(({ seat }) => places.reduce((sum, place) => sum + (place.power[seat] ?? 0), 0));
    return { name, places, power, here: places.some(({ title }) => title === battle?.at) };
  });
  const weight = ({ places, power, here }: (typeof placed)[number]) =>
    (here ? 1000 : 0) + power.reduce((a, b) => a + b, 0) + places.length / 100;
  const worlds = largest(
    placed.filter(({ places }) => places.length > 0),
    weight,
  ).slice(0, MOST_WORLDS);
  const cards = placed.flatMap(({ places }) => places.flatMap(place => place.cards));
  return {
    // a ready deck has the name of its faction
    factions: seats.map(({ name, faction }) => faction ?? name.toLowerCase()),
    worlds: worlds.map(({ name, power, here }) => ({
      motif: world(name, worldOf(name)),
      name,
      note: here ? `battle ${power.join(' : ')}` : power.some(n => n > 0) ? power.join(' : ') : '',
    })),
    cards: largest(cards, ({ statistics }) => statistics[0] ?? 0).map(({ card, controller, statistics }) => ({
      card,
      seat: controller,
      note: `power ${statistics[0] ?? 0}`,
    })),
  };
}

/** The homeworld of each race, where it has another name. */
const HOMES: Readonly<Record<string, string>> = { human: 'Earth', minbari: 'Minbar', centauri: 'Centauri Prime' };

/** Babylon 5: the homeworlds with their power; the conflicts, and the ambassadors. */
function babylon5({ seats, conflicts }: Babylon5.View): Board {
  const here = seats.filter(({ out }) => !out);
  const leaders = here.flatMap(({ seat, ambassador, inner }) =>
    inner.filter(({ id }) => id === ambassador).map(({ card }) => ({ card, seat, note: '' })),
  );
  const struggles = conflicts.flatMap(({ card, seat, support, opposition }) =>
    card === null ? [] : [{ card, seat, note: `${support} : ${opposition}` }],
  );
  const fleets = here.flatMap(({ seat, supporting }) =>
    supporting.filter(({ type }) => type === 'fleet').map(({ card }) => ({ card, seat, note: '' })),
  );
  return {
    factions: seats.map(({ race }) => race.toLowerCase()),
    worlds: largest(here, ({ power }) => power)
      .slice(0, MOST_WORLDS)
      .map(({ race, name, power }) => ({
        motif: world(race, worldOf(HOMES[race.toLowerCase()] ?? race), power, 20),
        name,
        note: `power ${power}`,
      })),
    cards: [...struggles, ...leaders, ...fleets],
  };
}

/** The points of a headquarters at the start. */
const HEADQUARTERS = 25;

/** Galactic Empires: the headquarters with what they have left, and the strongest ships. */
function galacticEmpires({ seats }: GalacticEmpires.View): Board {
  const here = seats.filter(({ out }) => !out);
  const ships = here.flatMap(({ seat, fleet }) =>
    fleet.flatMap(stack => [stack, ...stack.on]).flatMap(card => (card.type === 'S' ? [{ ...card, seat }] : [])),
  );
  return {
    factions: seats.map(({ empire }) => empire.toLowerCase().replaceAll('.', '')),
    worlds: largest(here, ({ headquarters }) => headquarters)
      .slice(0, MOST_WORLDS)
      .map(({ seat, name, headquarters }) => ({
        motif: world(`headquarters ${seat}`, 'station', headquarters, HEADQUARTERS),
        name,
        note: `${headquarters} of ${HEADQUARTERS}`,
      })),
    cards: largest(ships, ({ left }) => left).map(({ card, seat, left, strength }) => ({
      card,
      seat,
      note: left === strength ? `strength ${strength}` : `${left} of ${strength}`,
    })),
  };
}

const BOARDS: Readonly<Record<string, (view: never) => Board>> = {
  wars,
  babylon5,
  'galactic-empires': galacticEmpires,
};

/** The board of a game for a picture. @param view what a spectator sees */
export const boardOf = (game: string, view: object): Board =>
  BOARDS[game]?.(view as never) ?? { factions: [], worlds: [], cards: [] };
