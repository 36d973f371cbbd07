/** The list of the user's tables, those where it is their turn first. */
import type { MyGame, Person } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { andList, commaList, t, timeText } from '../../copy/index.ts';
import { Asked, Entry } from './List.tsx';
import { myGames, othersOf, titleOf } from './queries.ts';

/** The user's tables, those where it is their turn first. */
export function MyTables({ me }: { me: Person }) {
  const asked = useQuery(myGames(me));
  return (
    <Asked of={asked}>
      {({ turns, going, waiting }) =>
        turns.length + going.length + waiting.length === 0 ? (
          <p className="soft">{t('lobby.noneMine')}</p>
        ) : (
          <>
            <Games title={t('lobby.turns')} games={turns} me={me} />
            <Games title={t('lobby.going')} games={going} me={me} />
            <Games title={t('lobby.waiting')} games={waiting} me={me} />
          </>
        )
      }
    </Asked>
  );
}

function Games({ title, games, me }: { title: string; games: readonly MyGame[]; me: Person }) {
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="list">
        {games.map(game => (
          <Entry
            key={game.code}
            title={game.title}
            said={[titleOf(game.game), commaList(othersOf(game, me)), howItStands(game)]}
          >
            <Link className={game.mine ? 'btn primary' : 'btn'} to="/t/$code" params={{ code: game.code }}>
              {game.mine ? t('lobby.resume') : t('lobby.go')}
              <span className="vh"> {t('lobby.atTable', { title: game.title })}</span>
            </Link>
          </Entry>
        ))}
      </ul>
    </section>
  );
}

const howItStands = ({ status, mine, waitsFor, due }: MyGame): string =>
  status !== 'playing'
    ? ''
    : mine
      ? due === null
        ? ''
        : t('lobby.by', { time: timeText(due) })
      : t('lobby.waitsFor', { count: waitsFor.length, names: andList(waitsFor) });
