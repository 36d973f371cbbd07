import type { TableInfo } from '@orrery/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { openTables, titleOf } from './queries.ts';
import { words } from './words.ts';

const isFree = ({ kind }: TableInfo['seats'][number]): boolean => kind === 'open';
/** Whether there is a reason to go there: a seat that is free, or a game to watch. */
const isOpen = ({ status, seats, options }: TableInfo): boolean =>
  (status === 'waiting' && seats.some(isFree)) || (status === 'playing' && options.spectators !== null);

/** The tables that everybody may find. @param most so many are shown */
export function OpenTables({ most }: { most: number }) {
  const { data, error } = useQuery(openTables);
  if (error !== null && data === undefined)
    return (
      <p className="refused" role="alert">
        {error.message}
      </p>
    );
  if (data === undefined) return <p role="status">{words.looking}</p>;
  const tables = data.filter(isOpen);
  // seats that are free come before games that are only to be watched
  tables.sort((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'));
  if (tables.length === 0) return <p className="soft">{words.noneListed}</p>;
  return (
    <ul className="list">
      {tables.slice(0, most).map(table => (
        <li key={table.code}>
          <span className="grow">
            <b>{table.title}</b>
            <small>{about(table).join('; ')}</small>
          </span>
          <Link className="btn" to="/t/$code" params={{ code: table.code }}>
            {table.status === 'waiting' ? words.sitDown : words.watch}
            <span className="vh"> {words.toTable(table.title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function about({ game, seats, status, options }: TableInfo): readonly string[] {
  const there = seats.flatMap(({ kind, name }) =>
    kind === 'bot' ? words.bot(name ?? '') : kind === 'person' ? (name ?? []) : [],
  );
  return [
    titleOf(game),
    ...(there.length > 0 ? [words.with(there)] : []),
    ...(status === 'waiting' ? [words.free(seats.filter(isFree).length)] : []),
    words.clock(options.clock),
    ...(options.decks === 'secret' ? [words.secret] : []),
  ];
}
