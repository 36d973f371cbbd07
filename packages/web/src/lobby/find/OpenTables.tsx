/** The list of open tables. */
import type { TableInfo } from '@orrery/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { commaList, t } from '../../copy/index.ts';
import { type Saying, useOptionWords } from '../../copy/options.ts';
import { clockText } from '../clock-text.ts';
import { Asked, Entry, More } from './List.tsx';
import { openTables, titleOf } from './queries.ts';

const isFree = ({ kind }: TableInfo['seats'][number]): boolean => kind === 'open';
/** True if a user can join or watch. */
const isOpen = ({ status, seats, options }: TableInfo): boolean =>
  (status === 'waiting' && seats.some(isFree)) || (status === 'playing' && options.spectators !== null);
/** Tables with free seats come before tables that users can only watch. */
const freeFirst = (a: TableInfo, b: TableInfo): number =>
  Number(b.status === 'waiting') - Number(a.status === 'waiting');

/** The open tables. @param most shows only this many; without it, all of them, page by page */
export function OpenTables({ most }: { most?: number }) {
  const asked = useInfiniteQuery(openTables);
  const said = useOptionWords(asked.data?.pages.some(({ tables }) => tables.some(({ agreed }) => agreed.length > 0)));
  return (
    <Asked of={asked}>
      {({ pages }) => {
        const tables = pages
          .flatMap(page => page.tables)
          .filter(isOpen)
          .sort(freeFirst);
        return tables.length === 0 ? (
          <p className="soft">{t('lobby.noneListed')}</p>
        ) : (
          <>
            <ul className="list">
              {tables.slice(0, most).map(table => (
                <Entry key={table.code} title={table.title} said={about(table, said)}>
                  <Link className="btn" to="/t/$code" params={{ code: table.code }}>
                    {table.status === 'waiting' ? t('lobby.sitDown') : t('lobby.watch')}
                    <span className="vh"> {t('lobby.atTable', { title: table.title })}</span>
                  </Link>
                </Entry>
              ))}
            </ul>
            {most === undefined && <More of={asked} />}
          </>
        );
      }}
    </Asked>
  );
}

function about({ game, seats, status, options, overlay, agreed }: TableInfo, said: Saying): readonly string[] {
  const there = seats.flatMap(({ kind, name }) =>
    kind === 'bot' ? t('players.bot', { level: name ?? '' }) : kind === 'person' ? (name ?? []) : [],
  );
  return [
    titleOf(game),
    commaList(there),
    status === 'waiting' ? t('lobby.free', { count: seats.filter(isFree).length }) : '',
    clockText(options.clock),
    options.decks === 'open' ? '' : t(`newTable.decksAre.${options.decks}`),
    overlay === null ? '' : t('lobby.overlaid'),
    agreed.length === 0
      ? ''
      : t('lobby.agreed', { rules: commaList(agreed.map(one => said(game, one.id, one).title)) }),
    options.hints ? t('lobby.hintsAre') : t('lobby.hintsNot'),
  ];
}
