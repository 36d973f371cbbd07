// Power, which wins the game: influence and the power that cards add (b5/power).
import { ownSeat, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, players } from '../../state.ts';
import { eachStatic, sumFor } from '../effects/statics.ts';
import { isDrakh } from '../factions/drakh-cards.ts';
import { rating } from './influence.ts';
import { siblings } from './parties.ts';

/** Raw Power gained or lost for good (b5/power/3). */
export const powerChanged = facts.define<{ seat: Seat; n: number }>('power-changed', {
  apply(s, x) {
    ownSeat(s, x.seat).rawPower += x.n;
  },
  revert(s, x) {
    ownSeat(s, x.seat).rawPower -= x.n;
  },
  show: { seat: 'seat', n: 'plain' },
  say: (n, x) => `${n.seat} ${x.n! < 0 ? 'loses' : 'gains'} ${Math.abs(x.n!)} power.`,
});

/**
 * A player's Power, with what a text adds that compares powers: the gap to the player with the most power, if it is at most so big (Strength in
 * Adversity). Such texts do not see what such texts add.
 */
export function power(s: B5State, seat: Seat): number {
  const own = powerAlone(s, seat);
  const most = sumFor(s, 'power-gap', seat);
  if (most === 0 || onlyInfluence(s, seat)) return own;
  const gap = Math.max(...players(s).map(p => powerAlone(s, p))) - own;
  return gap > 0 && gap <= most ? own + gap : own;
}

/**
 * A player's Power: the rating, raw Power, and power from cards in play (b5/power/1, b5/power/2, b5/power/4, b5/power/8, b5/power/9). Under the
 * engine rules one card gives at most +5, a major or Drakh agenda +10 (b5/power/5, b5/power/6). If a card counts only influence, power above the
 * rating is ignored, and lower power stays lower (b5/power/7).
 */
function powerAlone(s: B5State, seat: Seat): number {
  let sum = rating(s, seat) + s.seats[seat]!.rawPower;
  const engine = s.ruleset === 'engine';
  let from = -1;
  let bonus = 0;
  const flush = () => {
    sum += engine && from >= 0 ? Math.min(bonus, isMajor(s, from) ? 10 : 5) : bonus;
    bonus = 0;
  };
  eachStatic(s, 'power', (st, source, f) => {
    // a text may count the players of a race, whoever controls the text (Urza Jaddo)
    if (st.to === null ? f.you !== seat : !st.to(s, seat, f)) return;
    if (source !== from) {
      flush();
      from = source;
    }
    bonus += st.n(s, st.to === null ? f : { ...f, you: seat });
  });
  flush();
  for (const m of s.mods) if (m.kind === 'power' && m.seat === seat) sum += engine ? Math.min(m.n, 5) : m.n;
  // by an optional rule each other faction of the race costs 1 (b5/dual-race/20)
  if (s.rivals) sum -= siblings(s, seat).length;
  return onlyInfluence(s, seat) ? Math.min(sum, rating(s, seat)) : sum;
}

function isMajor(s: B5State, id: number): boolean {
  const def = defOf(s, id);
  return def.type === 'agenda' && (def.source.major === true || isDrakh(def));
}

/** True if a card in play limits this seat's power to its influence. */
function onlyInfluence(s: B5State, seat: Seat): boolean {
  let found = false;
  eachStatic(s, 'only-influence', (st, _source, f) => {
    if (st.what === 'all' || f.you === seat) found = true;
  });
  return found;
}
