/** The page with the user's own cards of a game, and the form for one of them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ChangeEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { type GameName, isGame, TITLES } from '../../books/books.ts';
import { lookOf } from '../../cards/look.ts';
import { deskOf } from '../../connection/decks/desk-door.ts';
import {
  type KeptOverlay,
  keepOverlay,
  keptOverlay,
  type OverlayData,
} from '../../connection/overlays/kept-overlays.ts';
import { OVERLAID, ownCardsKey } from '../../connection/overlays/own-cards.ts';
import { useServer } from '../../connection/server/me.ts';
import { errorText, gameLanguage, t } from '../../copy/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Missing } from '../library/Missing.tsx';
import { CardForm } from './CardForm.tsx';
import { type CardRecord, fileOf, readFile, recordsOf, withCard, without } from './entry.ts';
import '../library/library.css';
import './own-cards.css';

/** The user's own cards of a game. The address may name a card to enter. */
export function OwnCardsPage() {
  const { game } = useParams({ from: '/cards/$game/own' });
  const { card, race } = useSearch({ from: '/cards/$game/own' });
  const [told, setTold] = useState('');
  if (!isGame(game))
    return (
      <Missing title={t('library.noGame', { name: game })} more={t('library.noGameMore')}>
        <Link to="/" className="btn primary">
          {t('library.home')}
        </Link>
      </Missing>
    );
  if (game !== OVERLAID)
    return (
      <Missing title={t('ownCards.notYet', { game: TITLES[game] })} more={t('ownCards.notYetMore')}>
        <Link to="/cards/$game/own" params={{ game: OVERLAID }} className="btn primary">
          {t('ownCards.yours')}
        </Link>
      </Missing>
    );
  return (
    <>
      <Loaded key={`${game} ${card} ${race}`} game={game} card={card} race={race} tell={setTold} />
      <p role="status">{told}</p>
    </>
  );
}

/** What the page shows: one card, or all. */
interface Shown {
  card: string | undefined;
  race: string | undefined;
  /** says in a line what was done; '' for nothing */
  tell(told: string): void;
}

function Loaded({ game, ...shown }: Shown & { game: GameName }) {
  const me = useServer();
  const name = me?.state === 'here' ? me.person?.name : undefined;
  const { data, error } = useQuery({
    queryKey: ['own overlay', game],
    queryFn: async () => (await keptOverlay(game)) ?? { game, data: fresh(game) },
    staleTime: 0,
  });
  if (error !== null) throw error;
  if (data === undefined || me === null) return <p className="quiet">{t('library.loading')}</p>;
  return <Known kept={data} name={name ?? ''} {...shown} />;
}

const fresh = (game: string): OverlayData => ({ overlay: 'My cards', by: '', game, corrections: [], cards: [] });

function Known({ kept, name, card, race, tell }: Shown & { kept: KeptOverlay; name: string }) {
  const game = kept.game as GameName;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const by = kept.data.by || name;

  /** Saves cards, and lets lists name them. @throws WrittenElsewhere, or the refusal of the desk */
  const save = async (data: OverlayData): Promise<void> => {
    const worn = recordsOf(data).length === 0 ? undefined : data;
    await deskOf(game).wear(worn);
    await keepOverlay({ ...kept, data });
    await client.invalidateQueries({ queryKey: ownCardsKey(game) });
    await client.invalidateQueries({ queryKey: ['own overlay', game] });
  };
  const tried = async (act: () => Promise<string>) => {
    setFaults([]);
    try {
      tell(await act());
    } catch (error) {
      tell('');
      setFaults([errorText(error as Error)]);
    }
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (file === undefined) return;
    void tried(async () => {
      const read = readFile(await file.text());
      const { faults: found } = await deskOf(game).readOverlay(read);
      if (found.length > 0) {
        setFaults(found.map(({ at, message, suggestions }) => faultText(at, message, suggestions)));
        return '';
      }
      const given = read as OverlayData;
      const all = recordsOf(given).reduce(withCard, { ...kept.data, by: by || given.by });
      await save(all);
      return t('ownCards.taken', { count: recordsOf(given).length });
    });
    field.value = '';
  };

  const records = recordsOf(kept.data);
  return (
    <div className={`library own-cards ${lookOf(game)}`}>
      <nav className="trail" aria-label={t('shell.trail')}>
        <Link to="/cards">{t('library.cards.title')}</Link>
        <Link to="/cards" search={{ game }}>
          {TITLES[game]}
        </Link>
        {card !== undefined && (
          <Link to="/cards/$game/own" params={{ game }}>
            {t('ownCards.yours')}
          </Link>
        )}
      </nav>
      {card === undefined ? (
        <>
          <h1>{t('ownCards.yours')}</h1>
          <p className="soft">{t('ownCards.about')}</p>
          {records.length === 0 && <p>{t('ownCards.none')}</p>}
          <ul className="wanted" aria-label={t('ownCards.yours')}>
            {records.map(record => (
              <OwnCard
                key={`${record.card ?? record.title} ${record.race}`}
                game={game}
                record={record}
                remove={() =>
                  void tried(async () => {
                    await save(without(kept.data, record));
                    return t('ownCards.removed', { card: titleOf(record) });
                  })
                }
              />
            ))}
          </ul>
          <div className="row">
            <Link to="/cards/$game/wanted" params={{ game }} className="btn primary">
              {t('ownCards.wanted.title')}
            </Link>
            {records.length > 0 && (
              <Button
                className="btn"
                onPress={() => saveFile(`${game}.overlay.yaml`, fileOf({ ...kept.data, by }), 'application/yaml')}
              >
                {t('ownCards.export')}
              </Button>
            )}
            <label className="btn file">
              {t('ownCards.import')}
              <input type="file" accept=".yaml,.yml" onChange={take} />
            </label>
          </div>
        </>
      ) : (
        <CardForm
          game={game}
          overlay={{ ...kept.data, by }}
          card={card}
          race={race}
          save={async (data, record) => {
            await save(data);
            await navigate({ to: '/cards/$game/own', params: { game } });
            tell(t('ownCards.saved', { card: titleOf(record) }));
          }}
        />
      )}
      {faults.length > 0 && (
        <ul className="refused" role="alert">
          {faults.map(fault => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const titleOf = (record: CardRecord): string => String(record.card ?? record.title);

/** A fault of a file in a line: its place, the reason, and what may be meant. */
export function faultText(at: readonly (string | number)[], message: string, suggestions: readonly string[]): string {
  const place = at.map(part => (typeof part === 'number' ? part + 1 : part)).join(' ');
  const said = place === '' ? message : t('ownCards.faultAt', { place, message });
  return suggestions.length === 0 ? said : t('ownCards.meant', { fault: said, words: suggestions.join(', ') });
}

/** One of the user's cards in their list. */
function OwnCard({ game, record, remove }: { game: GameName; record: CardRecord; remove(): void }) {
  const title = titleOf(record);
  return (
    <li>
      <span className="grow" lang={gameLanguage()}>
        <b>{title}</b>
        <small>{record.card === undefined ? t('ownCards.whole') : t('ownCards.correction')}</small>
      </span>
      <Link
        to="/cards/$game/own"
        params={{ game }}
        search={{ card: title, race: typeof record.race === 'string' ? record.race : undefined }}
        className="btn"
      >
        {t('ownCards.edit')}
        <span className="vh"> {title}</span>
      </Link>
      <Button className="btn quiet" onPress={remove}>
        {t('ownCards.remove')}
        <span className="vh"> {title}</span>
      </Button>
    </li>
  );
}
