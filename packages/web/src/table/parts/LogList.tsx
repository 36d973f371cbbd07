/** The log, newest line first. */
import { memo } from 'react';
import type { LogLine } from '../../connection/contract.ts';
import { t } from '../../copy/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTable } from '../table-context.ts';
import { Said } from './Said.tsx';

const keys = new WeakMap<LogLine, number>();
let lines = 0;

/** A key for a line that stays the same. New lines come before old ones, and React does not draw the old ones again. */
function keyOf(line: LogLine): number {
  const known = keys.get(line);
  if (known !== undefined) return known;
  keys.set(line, ++lines);
  return lines;
}

const Line = memo(({ line, look }: { line: LogLine; look: string }) =>
  line.heading > 0 ? (
    <li className={`h h${line.heading}`}>
      <Said sentence={line} />
    </li>
  ) : (
    <li className={look}>
      <i className="dot" aria-hidden="true" />
      <Said sentence={line} />
    </li>
  ),
);

/** Lines of the log, newest first, in the colors of their players. */
export function LogList({
  lines,
  look,
  old = false,
}: {
  lines: readonly LogLine[];
  look: (seat: number) => string;
  old?: boolean;
}) {
  return (
    <ol className={`log ${old ? 'old' : ''}`}>
      {lines.map(line => (
        <Line key={keyOf(line)} line={line} look={line.concerns[0] === undefined ? '' : look(line.concerns[0])} />
      ))}
    </ol>
  );
}

/** The lines, newest first, each heading above its lines. A heading without lines is left out. */
export function newestFirst(lines: readonly LogLine[]): LogLine[] {
  const blocks: { heading: LogLine | null; lines: LogLine[] }[] = [{ heading: null, lines: [] }];
  for (const line of lines)
    if (line.heading > 0) blocks.push({ heading: line, lines: [] });
    else blocks.at(-1)!.lines.push(line);
  return blocks
    .filter(block => block.lines.length > 0)
    .reverse()
    .flatMap(({ heading, lines: under }) => [...(heading === null ? [] : [heading]), ...under.reverse()]);
}

const FEW = 24;

/** What happened since the player's last choice, then what came before. */
export function Since({
  log,
  since,
  look,
  openLog,
  again,
}: {
  log: readonly LogLine[];
  since: number;
  look: (seat: number) => string;
  openLog: () => void;
  again: (() => void) | null;
}) {
  const watches = useTable().store.get().opened.seat === null;
  const news = newestFirst(log.slice(since));
  const before = newestFirst(log.slice(Math.max(0, since - FEW), since));
  return (
    <section className="logbox" aria-label={t('table.happened')}>
      <p className="cap row">
        <Icon name="eye" />
        <span className="grow">{watches ? t('table.happened') : t('table.since')}</span>
        {again !== null && (
          <button type="button" className="link" onClick={again}>
            {t('table.again')} <kbd>S</kbd>
          </button>
        )}
        <button type="button" className="link" onClick={openLog}>
          {t('table.log')} <kbd>L</kbd>
        </button>
      </p>
      {news.length > 0 ? (
        <LogList lines={news} look={look} />
      ) : (
        <p className="quiet small">{t('table.nothingSince')}</p>
      )}
      {before.length > 0 && <p className="cap">{t('table.before')}</p>}
      <LogList lines={before} look={look} old />
    </section>
  );
}
