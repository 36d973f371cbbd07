import type { CardFace as CardFaceData } from '@orrery/table';
import { GAMES, type GameName, TITLES } from '../books/books.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { lookOf } from '../cards/look.ts';
import type { CardState } from '../cards/state.ts';
import { useCards } from './useBooks.ts';
import './faces.css';

/** How the cards of each game are to be read, in a sentence. */
const ABOUT: Readonly<Record<GameName, string>> = {
  babylon5:
    'Arcs for abilities, counted in dashes; a dart for each point of a fleet’s Military; round a location what defends it; two facing arcs for a conflict, solid for support, dashed for opposition.',
  wars: 'Power, tactics and defense span a triangle. The figure round it is the type: a circle for a character, a diamond for a ship, a square for a vehicle, a hexagon for a NoBot.',
  'galactic-empires':
    'Type and strength first, then what it needs and what it makes, each kind of point by a figure of its own. A ship is drawn from above: shields as arcs before the bow, phasers at its sides, heavy weapons amidships.',
};

/** The states in which a card may lie, each with its name. */
const STATES: readonly (readonly [string, CardState])[] = [
  ['Ready', {}],
  ['In hand, with its cost', { cost: true }],
  ['Rotated', { lying: 'Rotated' }],
  ['Damaged', { damage: { n: 2, of: 6 } }],
  ['Rotated and damaged', { lying: 'Rotated', damage: { n: 3, of: 6, severe: 1 } }],
  ['Neutralized', { neutralized: 'Neutralized' }],
  [
    'Changed numbers',
    { numbers: { diplomacy: { value: 8, why: 'Higher Calling' }, intrigue: { value: 1, why: 'Lack of Subtlety' } } },
  ],
  [
    'Marks and tokens',
    {
      marks: [
        { kind: 'destiny', n: 2 },
        { kind: 'doom', n: 1 },
      ],
      tokens: 3,
    },
  ],
  [
    'With what lies under it',
    { attached: [{ title: 'Book of G’Quan' }, { title: 'Assigning Blame', harm: true }, { title: '', hidden: true }] },
  ],
  ['You may choose it', { lit: '3' }],
  ['Chosen', { lit: '3', selected: true }],
  ['May be the target', { target: 'any' }],
  ['The target of harm', { target: 'harm' }],
  ['Nothing to do now', { dim: true }],
  ['Face down', { faceDown: true }],
  ['A word about it', { note: 'Captured' }],
];

/** Every kind of card in every size and state: a sheet to look at. */
export function FacesPage() {
  const cards = useCards(GAMES);
  if (cards === null) return <p className="quiet">The cards are being laid out…</p>;
  return (
    <div className="faces">
      <h1>Card faces</h1>
      <p className="soft">
        No artwork: the drawing on a card is its own numbers, and the words are made from what the card does. Dotted
        numbers are reconstructed.
      </p>
      {GAMES.map(game => (
        <GameFaces key={game} game={game} cards={cards.filter(face => face.game === game)} />
      ))}
      <section className={lookOf('babylon5')}>
        <h2>States</h2>
        <p className="soft">
          Every state has a shape or a word besides its colour. What lies is drawn lying, with its words upright.
        </p>
        <States face={cards.find(({ id }) => id === 'delenn')!} />
        <States face={cards.find(({ id }) => id === 'first-battle-fleet-narn')!} />
      </section>
    </div>
  );
}

/** The card of each kind with the most to show, and those with the longest names. */
function GameFaces({ game, cards }: { game: GameName; cards: readonly CardFaceData[] }) {
  const kinds = [...new Set(cards.map(kindOf))];
  const fullest = kinds.map(
    kind => cards.filter(face => kindOf(face) === kind).sort((a, b) => weight(b) - weight(a))[0]!,
  );
  const factions = [...new Set(cards.map(({ faction }) => faction))].map(
    faction =>
      cards.filter(face => face.faction === faction && face.numbers.length > 1)[0] ??
      cards.find(face => face.faction === faction)!,
  );
  const long = [...cards].sort((a, b) => b.title.length - a.title.length).slice(0, 8);
  const read = [...fullest].sort((a, b) => b.numbers.length - a.numbers.length).slice(0, 4);
  return (
    <section className={lookOf(game)}>
      <h2>{TITLES[game]}</h2>
      <p className="soft">{ABOUT[game]}</p>
      <Shelf faces={read} size="reading" />
      <h3>One of each kind</h3>
      <Shelf faces={fullest} />
      <h3>One of each side</h3>
      <Shelf faces={factions} state={{ cost: true }} />
      <h3>The longest names</h3>
      <Shelf faces={long} state={{ cost: true }} />
      <h3>Lying</h3>
      <Shelf
        faces={[...fullest.slice(0, 4), ...long.slice(0, 3)]}
        state={{ lying: game === 'galactic-empires' ? 'Disengaged' : 'Rotated' }}
      />
      <h3>In a sentence</h3>
      <Shelf faces={[...factions.slice(0, 6), ...long.slice(0, 1)]} size="chip" />
    </section>
  );
}

const kindOf = ({ type, variety, game }: CardFaceData): string => (game === 'wars' ? `${type} ${variety}` : type);
/** How much stands on a card. */
const weight = ({ numbers, gist, needs, makes }: CardFaceData): number =>
  numbers.filter(({ value }) => value > 0).length * 100 + gist.length + needs.length * 20 + makes.length * 20;

function Shelf({
  faces,
  size = 'table',
  state,
}: {
  faces: readonly CardFaceData[];
  size?: 'reading' | 'table' | 'chip';
  state?: CardState;
}) {
  return (
    <ul className={`shelf ${size}`}>
      {faces.map(face => (
        <li key={face.id}>
          <CardFace face={face} size={size} state={state ?? {}} />
        </li>
      ))}
    </ul>
  );
}

function States({ face }: { face: CardFaceData }) {
  return (
    <ul className="shelf table states">
      {STATES.map(([name, state]) => (
        <li key={name}>
          <CardFace face={face} state={state} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}
