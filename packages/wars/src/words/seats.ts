import { v } from '../language.ts';
import { opponentOf } from '../state.ts';
import { OPPONENT } from './phrases.ts';

/** The other player: WARS is a game for two. */
export const opponent = v.ref(
  'opponent',
  () => (_s, f) => opponentOf(f.you),
  t => t.names.opponent ?? OPPONENT,
)();
