/** The page for a new game against bots. */
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isGame } from '../../books/books.ts';
import { GAME_CARDS } from '../../books/games.ts';
import { Fan } from '../../cards/Fan.tsx';
import { useDecksOf } from '../../connection/decks/own-decks.ts';
import { gameInfo } from '../../connection/door/game-info.ts';
import { prepareHere } from '../../connection/door/worker-door.ts';
import { useOwnCards } from '../../connection/overlays/own-cards.ts';
import { t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { levelName } from '../levels.ts';
import { AgreementBoxes, allowedAmong } from './AgreementBoxes.tsx';
import { beginGame, loadTable } from './begin.ts';
import { DeckSelect, ownOf } from './DeckSelect.tsx';
import { Choice } from './Fields.tsx';
import { OwnCardsChoice } from './OwnCardsChoice.tsx';
import { seedOf } from './seed.ts';
import './setup.css';

/** The set-up of a game against bots: players, decks, level. */
export function Setup() {
  const { game } = useParams({ strict: false }) as { game: string };
  const { data, error } = useQuery({ ...gameInfo(game), enabled: game !== undefined });
  const router = useRouter();
  const search = useSearch({ strict: false }) as { seed?: unknown };
  const [deck, setDeck] = useState('');
  const [seats, setSeats] = useState<number | null>(null);
  const [level, setLevel] = useState('easy');
  const [ruleset, setRuleset] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [state, setState] = useState<'idle' | 'starting' | string>('idle');
  const kept = useDecksOf(game);
  const own = ownOf(kept, deck);
  const mine = useOwnCards(game);
  const [printed, setPrinted] = useState(false);
  const card = GAME_CARDS.find(({ name }) => name === game);
  const known = data !== undefined;
  useEffect(() => {
    // there is no game on the way to another page
    if (!known || !isGame(game)) return;
    prepareHere(game);
    loadTable(router, game);
  }, [known, game, router]);
  if (error !== null) throw error;
  if (data === undefined) return <p role="status">{t('setUp.loading')}</p>;
  const { players, decks, rulesets, bots, title } = data;
  const about = bots.find(({ name }) => name === level)?.about;
  const n = seats ?? players.usual;
  const start = async () => {
    setState('starting');
    try {
      await beginGame(router, {
        game,
        players: ['you', ...Array.from({ length: n - 1 }, () => level)],
        decks: [own === undefined ? deck || null : { name: own.name, text: await own.text(), ready: false }],
        ruleset,
        agreed: allowedAmong(data, ruleset, agreed),
        seed: seedOf(search.seed),
        ...(mine === null || printed ? {} : { overlay: mine.kept.data }),
      });
    } catch (fault) {
      setState(fault instanceof Error ? fault.message : String(fault));
    }
  };
  return (
    <form
      className={`setup ${card?.look ?? ''} ${card?.tint ?? ''}`}
      onSubmit={event => {
        event.preventDefault();
        void start();
      }}
    >
      <h1>{t('setUp.title', { title })}</h1>
      {isGame(game) && (
        <div className="fan" aria-hidden="true">
          <Fan game={game} />
        </div>
      )}
      <p className="soft">{t('setUp.about')}</p>
      <div className="fields">
        <DeckSelect
          label={t('setUp.yourDeck')}
          none={t('setUp.any')}
          ready={decks}
          own={kept}
          chosen={deck}
          choose={setDeck}
        />
        {players.most > players.least && (
          <Choice
            label={t('setUp.seats')}
            value={`${n}`}
            of={Array.from({ length: players.most - players.least + 1 }, (_, i) => `${players.least + i}`).map(
              x => [x, x] as const,
            )}
            choose={x => setSeats(Number(x))}
          />
        )}
        <Choice
          label={t('setUp.bots')}
          value={level}
          of={bots.map(({ name }) => [name, levelName(name)])}
          help={about === undefined ? '' : t('players.plays', { about })}
          choose={setLevel}
        />
        {rulesets.length > 1 && (
          <Choice
            label={t('setUp.ruleset')}
            value={ruleset ?? rulesets[0]!}
            of={rulesets.map(name => [name, capital(name)])}
            choose={setRuleset}
          />
        )}
        {mine !== null && <OwnCardsChoice own={mine} printed={printed} choose={setPrinted} />}
      </div>
      <AgreementBoxes info={data} ruleset={ruleset} chosen={agreed} choose={setAgreed} />
      <p className="soft about" role="status">
        {decks.find(({ name }) => name === deck)?.about ?? (own === undefined ? t('setUp.anyMore') : '')}
      </p>
      {state !== 'idle' && state !== 'starting' && (
        <p className="refused" role="alert">
          {state}
        </p>
      )}
      <button type="submit" className="btn primary" disabled={state === 'starting'}>
        {state === 'starting' ? t('setUp.starting') : t('setUp.start')}
      </button>
    </form>
  );
}
