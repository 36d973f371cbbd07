// Recovery: in matches with some sets, other players can react when a player takes cards out of a discard pile (O6 Red Tape).
import type { CardId, Seat, Waiting } from '@orrery/kernel';
import { programs, v, window } from '../../language.ts';
import { TAKEN_OUT } from '../table/discard-pile.ts';
import type { Event } from './events.ts';
import { REACTION } from './reaction.ts';

v.procedure('recovery', window(REACTION));

/** True for a record of what the same player is taking out at this moment. */
const isBy = ({ l }: Waiting, by: Seat): boolean => l.kind === 'recovery' && l.by === by;

// cards that are taken out together are one event
TAKEN_OUT.add({ name: 'recovery', sets: ['advanced-technologies'] }, (s, card, by) => {
  if (by < 0) return;
  const taken: readonly CardId[] = [...(s.pending.find(w => isBy(w, by))?.l.taken ?? []), card];
  const event: Event = { kind: 'recovery', by, card: -1, on: -1, fleet: -1, aims: [], taken };
  s.pending = [...s.pending.filter(w => !isBy(w, by)), programs.waiting(programs.of('recovery'), by, -1, { ...event })];
});
