/** The page of a game against bots, in this browser. */
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { OpenElsewhere, openHere } from '../../connection/door/worker-door.ts';
import { keptGame } from '../../connection/games/kept-games.ts';
import { t } from '../../copy/index.ts';
import type { LookedBack } from '../../table/after/looked-back.ts';
import { OpenTable } from '../../table/OpenTable.tsx';
import { type AfterFrame, TableView } from '../../table/TableView.tsx';
import { isCoached } from '../../ui/first-games.ts';

// only a player's first match has a coach
const LookBack = lazy(async () => ({ default: (await import('../../table/after/AfterGame.tsx')).AfterGame }));
const loadFirstMatch = async () => ({ default: (await import('./FirstMatch.tsx')).FirstMatch });
const FirstMatch = lazy(loadFirstMatch);

/** A game of this browser, where it stopped. One tab plays it at a time. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  return <Here key={id} id={id} />;
}

function Here({ id }: { id: string }) {
  /** true while another tab plays it */
  const [elsewhere, setElsewhere] = useState(false);
  /** how often this tab has taken the game */
  const [takes, setTakes] = useState(0);
  const after = useMemo<AfterFrame>(() => {
    const game = alone(id);
    return { Look: props => <LookBack game={game} {...props} /> };
  }, [id]);
  if (elsewhere)
    return (
      <Elsewhere
        take={() => {
          setTakes(takes + 1);
          setElsewhere(false);
        }}
      />
    );
  const lost = () => setElsewhere(true);
  const open = async () => {
    // it loads while the table opens. A fault shows when it is drawn
    if (isCoached(id)) loadFirstMatch().catch(() => {});
    try {
      return await openHere(id, takes > 0, lost);
    } catch (error) {
      if (error instanceof OpenElsewhere) lost();
      throw error;
    }
  };
  return (
    <OpenTable key={takes} at={id} open={open}>
      {(store, layout) =>
        isCoached(id) ? (
          <Suspense>
            <FirstMatch key={id} id={id} store={store} layout={layout} after={after} />
          </Suspense>
        ) : (
          <TableView key={id} id={id} store={store} layout={layout} after={after} />
        )
      }
    </OpenTable>
  );
}

/** A game of this browser, to look back at. */
const alone = (id: string): LookedBack => ({
  id,
  analysis: id,
  where: async () => ({ kept: id }),
  link: async () => {
    const { carrying } = await import('../replay/carry.ts');
    return `${location.origin}/replay/${id}#${await carrying(await keptGame(id))}`;
  },
  next: null,
});

/** Another tab plays this game. This one does not, so that neither overwrites the other. */
function Elsewhere({ take }: { take: () => void }) {
  return (
    <div className="house">
      <main className="message">
        <h1>{t('table.elsewhere.title')}</h1>
        <p role="status">{t('table.elsewhere.more')}</p>
        <div className="row">
          <button type="button" className="btn primary" onClick={take}>
            {t('table.elsewhere.take')}
          </button>
          <Link to="/" className="btn">
            {t('errors.home')}
          </Link>
        </div>
      </main>
    </div>
  );
}
