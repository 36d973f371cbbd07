// The action "build influence": a player pays now for one more point of influence for good (b5/build).
import { option, type Refusal, refuse } from '@orrery/kernel';
import { cardLabel } from '../../labels.ts';
import { v } from '../../language.ts';
import type { B5State } from '../../state.ts';
import { canAct, rotateCost, turn } from '../cards/ready.ts';
import { usable } from '../conflict/participants.ts';
import { innerCircle } from '../factions/inner-circle.ts';
import { applyInfluence, available, influenceBuilt, rating } from '../politics/influence.ts';
import { verb } from '../verbs.ts';

/** The cost of building, and the rating at which it ends (b5/build/1, b5/build/2). */
export const BUILD_COST = 3;
export const BUILD_LIMIT = 10;

// also b5/build/6
const TOO_HIGH = refuse('b5/build/2', 'Your influence rating is 10 or more, so you cannot build influence.');
const TOO_DEAR = refuse('b5/build/1', 'You need 3 influence to build.');
const NO_BUILDER = refuse('b5/build/1', 'A ready Inner Circle character must rotate to build.');

function judge(s: B5State, seat: number, id: number): Refusal | null {
  if (rating(s, seat) >= BUILD_LIMIT) return TOO_HIGH;
  if (available(s, seat) < BUILD_COST + rotateCost(s, id)) return TOO_DEAR;
  return canAct(s, id) && s.cards[id]!.controller === seat && isInner(s, id) ? null : NO_BUILDER;
}

/** True for an Inner Circle card of any faction: a mercenary there builds for the player who uses it (b5/mercenary/4). */
function isInner(s: B5State, id: number): boolean {
  const { faction } = s.cards[id]!;
  return faction >= 0 && innerCircle(s, faction).includes(id);
}

v.procedure(
  // b5/build/3, b5/build/5
  'build',
  v.rule('build influence', (s, f) => {
    turn(s, f.l.a);
    applyInfluence(s, f.you, BUILD_COST);
    influenceBuilt(s, { seat: f.you });
  }),
);

verb({
  name: 'build',
  list(s, seat, out) {
    if (rating(s, seat) >= BUILD_LIMIT || available(s, seat) < BUILD_COST) return;
    for (const id of usable(s, seat)) if (judge(s, seat, id) === null) out.push(option('build', id));
  },
  judge,
  label: (s, a, _b, seat) => `Build influence with ${cardLabel(s, a, seat, { room: 48 })}`,
  note: (s, _a, _b, seat) =>
    `it rotates; you apply ${BUILD_COST} influence; your rating goes from ${rating(s, seat)} to ${rating(s, seat) + 1} for good`,
  procedure: 'build',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/politics/influence.ts: b5/build/4
