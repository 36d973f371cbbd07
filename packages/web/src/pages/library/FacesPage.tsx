/** The page that shows how cards look, in every kind and state. */
import type { CardFace as CardFaceData } from '@orrery/table';
import { GAMES, type GameName, TITLES } from '../../books/books.ts';
import { useCards } from '../../books/use-books.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { lookOf } from '../../cards/look.ts';
import type { CardState } from '../../cards/state.ts';
import { t } from '../../copy/index.ts';
import { HandRow } from '../../table/parts/HandRow.tsx';
import { shelfOf } from '../../table/shelf.ts';
import { useNarrow } from '../../table/use-narrow.ts';
import '../../table/table.css';
import './faces.css';

/** The states of a card, each with its name. */
const states = (): readonly (readonly [string, CardState])[] => [
  [t('library.faces.states.ready'), {}],
  [t('library.faces.states.inHand'), { cost: true }],
  [t('library.faces.states.rotated'), { lying: t('library.faces.states.rotated') }],
  [t('library.faces.states.damaged'), { damage: { n: 2, of: 6 } }],
  [t('library.faces.states.both'), { lying: t('library.faces.states.rotated'), damage: { n: 3, of: 6, severe: 1 } }],
  [t('library.faces.states.neutralized'), { neutralized: t('library.faces.states.neutralized') }],
  [
    t('library.faces.states.changed'),
    { numbers: { diplomacy: { value: 8, why: 'Higher Calling' }, intrigue: { value: 1, why: 'Lack of Subtlety' } } },
  ],
  [
    t('library.faces.states.marks'),
    {
      marks: [
        { kind: 'destiny', n: 2 },
        { kind: 'doom', n: 1 },
      ],
      tokens: 3,
    },
  ],
  [
    t('library.faces.states.under'),
    { attached: [{ title: 'Book of G’Quan' }, { title: 'Assigning Blame', harm: true }, { title: '', hidden: true }] },
  ],
  [t('library.faces.states.lit'), { lit: '3' }],
  [t('library.faces.states.chosen'), { lit: '3', selected: true }],
  [t('library.faces.states.target'), { target: 'any' }],
  [t('library.faces.states.harm'), { target: 'harm' }],
  [t('library.faces.states.dim'), { dim: true }],
  [t('library.faces.states.faceDown'), { faceDown: true }],
  [t('library.faces.states.note'), { note: t('library.faces.states.captured') }],
];

/** Every kind of card in every size and state. */
export function FacesPage() {
  const cards = useCards(GAMES);
  if (cards === null) return <p className="quiet">{t('library.loading')}</p>;
  return (
    <div className="faces">
      <h1>{t('library.faces.title')}</h1>
      <p className="soft">{t('library.faces.about')}</p>
      {GAMES.map(game => (
        <GameFaces key={game} game={game} cards={cards.filter(face => face.game === game)} />
      ))}
      <section className={lookOf('babylon5')}>
        <h2>{t('library.faces.inStates')}</h2>
        <p className="soft">{t('library.faces.statesAbout')}</p>
        <States face={cards.find(({ id }) => id === 'delenn')!} />
        <States face={cards.find(({ id }) => id === 'first-battle-fleet-narn')!} />
      </section>
    </div>
  );
}

/** The card of each kind with the most on it, and the cards with the longest names. */
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
      <p className="soft">{t(`library.faces.of.${game}`)}</p>
      <Shelf faces={read} size="reading" />
      <h3>{t('library.faces.kinds')}</h3>
      <Shelf faces={fullest} />
      <h3>{t('library.faces.sides')}</h3>
      <Shelf faces={factions} state={{ cost: true }} />
      <h3>{t('library.faces.long')}</h3>
      <Shelf faces={long} state={{ cost: true }} />
      <h3>{t('library.faces.lying')}</h3>
      <Shelf
        faces={[...fullest.slice(0, 4), ...long.slice(0, 3)]}
        state={{
          lying: game === 'galactic-empires' ? t('library.faces.states.disengaged') : t('library.faces.states.rotated'),
        }}
      />
      <h3>{t('library.faces.chips')}</h3>
      <Shelf faces={[...factions.slice(0, 6), ...long.slice(0, 1)]} size="chip" />
      <h3>{t('library.faces.hands')}</h3>
      {HANDS.map(count => (
        <HandOf key={count} faces={[...long, ...fullest, ...factions, ...cards].slice(0, count)} />
      ))}
    </section>
  );
}

/** How many cards the hands have that this page shows. */
const HANDS = [3, 7, 8, 12, 20];

/** A hand, as it stands at a table. */
function HandOf({ faces }: { faces: readonly CardFaceData[] }) {
  const shelf = shelfOf(faces.length, useNarrow());
  return (
    <div className="handwrap">
      <HandRow shelf={shelf} focusable>
        {faces.map((face, i) => (
          <span
            // a hand can hold a card twice
            // biome-ignore lint/suspicious/noArrayIndexKey: they have an order and nothing else
            key={i}
            className="piece"
          >
            <CardFace face={face} size={shelf.size} state={IN_HAND} />
          </span>
        ))}
      </HandRow>
    </div>
  );
}
const IN_HAND: CardState = { cost: true };

const kindOf = ({ type, variety, game }: CardFaceData): string => (game === 'wars' ? `${type} ${variety}` : type);
/** The length of what is on a card. */
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
      {states().map(([name, state]) => (
        <li key={name}>
          <CardFace face={face} state={state} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}
