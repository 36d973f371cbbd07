import type { CardFace as CardFaceData } from '@orrery/table';
import { GAMES, type GameName, TITLES } from '../../books/books.ts';
import { useCards } from '../../books/use-books.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { lookOf } from '../../cards/look.ts';
import type { CardState } from '../../cards/state.ts';
import { words } from '../../copy/library.ts';
import './faces.css';

const say = words.faces;

/** The states in which a card may lie, each with its name. */
const STATES: readonly (readonly [string, CardState])[] = [
  [say.states.ready, {}],
  [say.states.inHand, { cost: true }],
  [say.states.rotated, { lying: say.states.rotated }],
  [say.states.damaged, { damage: { n: 2, of: 6 } }],
  [say.states.both, { lying: say.states.rotated, damage: { n: 3, of: 6, severe: 1 } }],
  [say.states.neutralized, { neutralized: say.states.neutralized }],
  [
    say.states.changed,
    { numbers: { diplomacy: { value: 8, why: 'Higher Calling' }, intrigue: { value: 1, why: 'Lack of Subtlety' } } },
  ],
  [
    say.states.marks,
    {
      marks: [
        { kind: 'destiny', n: 2 },
        { kind: 'doom', n: 1 },
      ],
      tokens: 3,
    },
  ],
  [
    say.states.under,
    { attached: [{ title: 'Book of G’Quan' }, { title: 'Assigning Blame', harm: true }, { title: '', hidden: true }] },
  ],
  [say.states.lit, { lit: '3' }],
  [say.states.chosen, { lit: '3', selected: true }],
  [say.states.target, { target: 'any' }],
  [say.states.harm, { target: 'harm' }],
  [say.states.dim, { dim: true }],
  [say.states.faceDown, { faceDown: true }],
  [say.states.note, { note: say.states.captured }],
];

/** Every kind of card in every size and state: a sheet to look at. */
export function FacesPage() {
  const cards = useCards(GAMES);
  if (cards === null) return <p className="quiet">{words.loading}</p>;
  return (
    <div className="faces">
      <h1>{say.title}</h1>
      <p className="soft">{say.about}</p>
      {GAMES.map(game => (
        <GameFaces key={game} game={game} cards={cards.filter(face => face.game === game)} />
      ))}
      <section className={lookOf('babylon5')}>
        <h2>{say.inStates}</h2>
        <p className="soft">{say.statesAbout}</p>
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
  const read = [...fullest].sort((a, b) => b.numbers.length - a.numbers.length).slice(0, 3);
  return (
    <section className={lookOf(game)}>
      <h2>{TITLES[game]}</h2>
      <p className="soft">{say.of[game]}</p>
      <Shelf faces={read} size="reading" />
      <h3>{say.kinds}</h3>
      <Shelf faces={fullest} />
      <h3>{say.sides}</h3>
      <Shelf faces={factions} state={{ cost: true }} />
      <h3>{say.long}</h3>
      <Shelf faces={long} state={{ cost: true }} />
      <h3>{say.lying}</h3>
      <Shelf
        faces={[...fullest.slice(0, 4), ...long.slice(0, 3)]}
        state={{ lying: game === 'galactic-empires' ? say.states.disengaged : say.states.rotated }}
      />
      <h3>{say.chips}</h3>
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
