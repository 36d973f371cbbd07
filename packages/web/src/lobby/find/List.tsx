/** The parts of a list from the server: an entry, a button for more, a message while it loads. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../copy/index.ts';

/** The answer of the server: a message while it loads, its error, or the data. */
export function Asked<T>({
  of: { data, error },
  children,
}: {
  of: Pick<UseQueryResult<T>, 'data' | 'error'>;
  children(data: T): ReactNode;
}) {
  if (data !== undefined) return children(data);
  return error === null ? (
    <p role="status">{t('lobby.looking')}</p>
  ) : (
    <p className="refused" role="alert">
      {error.message}
    </p>
  );
}

/** The button for the next page of a list; nothing on the last page. */
export function More({
  of,
}: {
  of: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> };
}) {
  if (!of.hasNextPage) return null;
  return (
    <button type="button" className="btn" disabled={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {t('lobby.more')}
    </button>
  );
}

/**
 * A table in a list.
 * @param said the parts of its description; empty parts are left out
 * @param children the link to it
 */
export function Entry({ title, said, children }: { title: string; said: readonly string[]; children: ReactNode }) {
  return (
    <li>
      <span className="grow">
        <b>{title}</b>
        <small>{said.filter(Boolean).join('; ')}</small>
      </span>
      {children}
    </li>
  );
}
