/** The clock of a table in words. */
import type { Clock } from '@orrery/protocol';
import { duration, t } from '../copy/index.ts';

/** A clock in a few words, such as `60 seconds per decision`. */
export function clockText(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('newTable.clock.none');
    case 'decision':
      return t('newTable.clock.decision', { time: duration(clock.seconds) });
    case 'chess':
      return clock.increment === 0
        ? t('newTable.clock.chess', { time: duration(clock.seconds) })
        : t('newTable.clock.chessMore', { time: duration(clock.seconds), increment: duration(clock.increment) });
    case 'days':
      return t('newTable.clock.days', { count: clock.days });
  }
}
