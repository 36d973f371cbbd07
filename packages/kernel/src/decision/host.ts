// Calls of a table's host: things that no seat does, such as that the time of a round is up.
import { quoted, Refused } from '../errors.ts';
import type { Game } from '../game.ts';
import type { State } from '../state/state.ts';

/** A call that the host of a table may make. */
export interface HostCall<S extends State> {
  /** the short name that a person types and a record keeps, such as `time` */
  readonly name: string;
  /** what the host does, as words after "the host": `calls time` */
  readonly title: string;
  /** returns why the host cannot make it now; null if the host can */
  against(s: S): string | null;
  /** does what follows at once; the pending decision stays */
  call(s: S): void;
}

/**
 * Makes a call of the host at any moment of a match. The pending decision stays, with the options that are left.
 * @throws Refused if the game has no such call, if the match is over, or if the call is not possible now
 */
export function callAsHost<S extends State>({ title, hostCalls = [] }: Game<S>, s: S, name: string): void {
  if (s.result !== null) throw new Refused('The game is over.', 'over');
  const found = hostCalls.find(call => call.name === name);
  if (found === undefined) throw new Refused(`${title} has no call of a host named ${quoted(name)}.`, 'unknown-option');
  const against = found.against(s);
  if (against !== null) throw new Refused(against, 'illegal');
  found.call(s);
  s.menus = null;
}
