/** The home page. */
import { GAME_CARDS } from '../../books/games.ts';
import { t } from '../../copy/index.ts';
import { KeptGames } from '../../lobby/find/KeptGames.tsx';
import { GameTile } from './GameTile.tsx';
import { Rings } from './Rings.tsx';
import { Turns, WithPeople } from './WithPeople.tsx';
import './home.css';

/** The home page shows this many games of this browser. */
const FEW_KEPT = 6;

/** The home page. */
export function Home() {
  return (
    <div className="home">
      <Rings />
      <section className="hero">
        <h1>{t('home.title')}</h1>
        <p>{t('home.about')}</p>
      </section>
      <Turns />
      <KeptGames most={FEW_KEPT} />
      <section className="games" aria-label={t('home.games')}>
        {GAME_CARDS.map(game => (
          <GameTile key={game.name} game={game} />
        ))}
      </section>
      <WithPeople />
    </div>
  );
}
