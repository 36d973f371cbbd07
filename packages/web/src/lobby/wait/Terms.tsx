/** The settings of a table in words, for those who are about to sit down. */
import type { TableInfo } from '@orrery/protocol';
import { duration, t } from '../../copy/index.ts';
import { capital } from '../../ui/capital.ts';
import { clockText } from '../clock-text.ts';
import { Agreed } from './Agreed.tsx';
import { Overlaid } from './Overlaid.tsx';

/** The settings of a table, each in a few words, and what its cards change. */
export function Terms({ info: { code, game, options, ruleset, overlay, agreed } }: { info: TableInfo }) {
  const { clock, spectators, listed, decks, hints } = options;
  const terms = [
    ...(ruleset === null ? [] : [t('waitingRoom.rules', { ruleset })]),
    capital(clockText(clock)),
    spectators === null
      ? t('waitingRoom.noWatchers')
      : spectators.delay === 0
        ? t('waitingRoom.watchLive')
        : t('waitingRoom.watchLater', { time: duration(spectators.delay) }),
    t(`waitingRoom.decks.${decks}`),
    hints ? t('waitingRoom.hints') : t('waitingRoom.noHints'),
    listed ? t('waitingRoom.listed') : t('waitingRoom.private'),
  ];
  return (
    <>
      <ul className="terms">
        {terms.map(term => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Agreed game={game} agreed={agreed} />
      {overlay !== null && <Overlaid game={game} code={code} overlay={overlay} />}
    </>
  );
}
