/** The page with the user's games: with people and alone, with results and graphs. */
import type { Person } from '@orrery/protocol';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GAME_CARDS } from '../../books/games.ts';
import { keptAnalyses } from '../../connection/games/kept-analyses.ts';
import { dropGame, keptGames } from '../../connection/games/kept-games.ts';
import { useServer } from '../../connection/server/me.ts';
import { t } from '../../copy/index.ts';
import { KEPT, Resume } from '../../lobby/find/KeptGames.tsx';
import { More } from '../../lobby/find/List.tsx';
import { finishedGames, titleOf } from '../../lobby/find/queries.ts';
import { NoServer } from '../../shell/NoServer.tsx';
import { PlayedRow } from './PlayedRow.tsx';
import { finishedOf, type Played, playedHere, playedThere, tallyOf } from './played.ts';
import '../home/home.css';
import '../../lobby/find/tables.css';
import './games.css';

/** The games that the user has played: with people on the server, and alone in this browser. */
export function GamesPage() {
  const now = useServer();
  const person = now?.state === 'here' ? now.person : null;
  return (
    <div className="sheet tables own-games">
      <h1>{t('lobby.games')}</h1>
      {person === null ? <Games there={[]} /> : <WithServer me={person} />}
      {now !== null && now.state !== 'here' && <NoServer now={now} />}
    </div>
  );
}

/** All games of the user, page by page. */
function WithServer({ me }: { me: Person }) {
  const asked = useInfiniteQuery(finishedGames(me));
  const there = asked.data?.pages.flatMap(({ finished }) => finished.map(playedThere)) ?? [];
  return (
    <>
      {asked.error !== null && (
        <p className="refused" role="alert">
          {asked.error.message}
        </p>
      )}
      <Games there={there} more={<More of={asked} />} />
    </>
  );
}

function Games({ there, more = null }: { there: readonly Played[]; more?: React.ReactNode }) {
  const client = useQueryClient();
  const kept = useQuery({ queryKey: KEPT, queryFn: keptGames, staleTime: 0 }).data ?? [];
  const judged = useQuery({ queryKey: ['kept analyses'], queryFn: keptAnalyses, staleTime: 0 }).data;
  const [game, setGame] = useState<string | null>(null);
  const all = [...kept.map(playedHere), ...there];
  const waiting = kept.find(({ winners }) => winners === null);
  const going = all.filter(({ outcome, id }) => outcome === 'going' && id !== waiting?.id);
  const finished = finishedOf(all, game);
  const drop = (id: string) => async () => {
    await dropGame(id);
    await client.invalidateQueries({ queryKey: KEPT });
  };
  const row = (played: Played) => (
    <PlayedRow
      key={`${played.here} ${played.id}`}
      played={played}
      judged={judged?.get(played.analysis)}
      drop={played.here ? () => void drop(played.id)() : null}
    />
  );
  return (
    <>
      {waiting !== undefined && <Resume game={waiting} />}
      {going.length > 0 && (
        <section className="tile">
          <h2>{t('ownGames.unfinished')}</h2>
          <ul className="list">{going.map(row)}</ul>
        </section>
      )}
      <section className="tile">
        <h2>{t('ownGames.finished')}</h2>
        <fieldset className="filter-games">
          <legend className="vh">{t('ownGames.filter')}</legend>
          {[null, ...GAME_CARDS.map(({ name }) => name)].map(name => (
            <button
              key={name}
              type="button"
              className="btn quiet"
              aria-pressed={game === name}
              onClick={() => setGame(name)}
            >
              {name === null ? t('ownGames.all') : titleOf(name)}
            </button>
          ))}
        </fieldset>
        {finished.length === 0 ? (
          <p className="soft">{game === null ? t('ownGames.none') : t('ownGames.noneOf', { title: titleOf(game) })}</p>
        ) : (
          <>
            <p role="status">{t('ownGames.tally', tallyOf(finished))}</p>
            <ul className="list">{finished.map(row)}</ul>
            <p className="small soft">{t('ownGames.graphs')}</p>
          </>
        )}
        {more}
      </section>
    </>
  );
}
