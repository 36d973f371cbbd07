/** What the page knows of a table at one moment, and how a change makes the next moment of it. */
import { patched, type ViewEnd } from '@orrery/kernel';
import type { LogLine } from '../connection/contract.ts';
import type { Beside, News, Opened } from '../connection/table-door.ts';
import { kept } from './kept.ts';

/** What the page knows of a table at one moment. */
export interface Known extends Beside {
  readonly opened: Opened;
  readonly revision: number;
  readonly view: object & ViewEnd;
  readonly log: readonly LogLine[];
  /** how many lines the log had at the player's last choice */
  readonly since: number;
}

/** What the page knows when a table opens. */
export function atFirst(opened: Opened): Known {
  const { revision, view, log, standing, thinking, ending, armed, lesson } = opened;
  return { opened, revision, view, log, standing, thinking, ending, armed, lesson, since: log.length };
}

/** What the page knows after a change. Parts that have not changed are the same objects as before, so that React draws only the rest. */
export function known(before: Known, news: News): Known {
  const { patch, kept: lasting, lines, revision, standing, thinking, ending, armed, lesson } = news;
  return {
    opened: before.opened,
    revision,
    view: kept(before.view, patched(before.view, patch)),
    log: lines.length === 0 && lasting === before.log.length ? before.log : [...before.log.slice(0, lasting), ...lines],
    since: Math.min(before.since, lasting),
    standing: kept(before.standing, standing),
    thinking,
    ending: kept(before.ending, ending),
    armed,
    lesson: kept(before.lesson, lesson),
  };
}
