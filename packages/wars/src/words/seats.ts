import { v } from '../language.ts';
import { opponentOf } from '../state.ts';

/** The other player: WARS is a game for two. */
export const opponent = v.ref(
  'opponent',
  () => (_s, f) => opponentOf(f.you),
  () => 'your opponent',
)();
