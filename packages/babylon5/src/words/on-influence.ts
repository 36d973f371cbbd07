import { type Amount, type Compiler, type Frame, owned, type Read, type Ref } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { withMarksFollowing } from '../rules/cards/marks.ts';
import { beginTrade, goToWar, makePeace } from '../rules/politics/civil-war.ts';
import { changePower, gainInfluence as gain, temporaryGained } from '../rules/politics/influence.ts';
import { powerChanged } from '../rules/politics/power.ts';
import { shadowWarEnded, shadowWarStarted } from '../rules/politics/shadow-war.ts';
import { changeMutualTension, changeTension, changeTensionOfAll, sides } from '../rules/politics/tension.ts';
import { transferInfluence } from '../rules/politics/transfer.ts';
import { unrestChanged } from '../rules/politics/unrest.ts';
import type { B5State, NonPlayer } from '../state.ts';
import { INFLUENCE_WORTH, points } from '../traits.ts';
import { amount, onCardTold, onSeat, POWER_NAMES, seatVerb } from './acting.ts';
import { goes, owed, quantity } from './phrases.ts';

/** Returns true for something that a conflict itself brings. An aftermath is not part of the conflict that it follows. */
export function fromConflict(s: B5State, f: Frame): boolean {
  return f.l.conflict !== undefined && !(f.self >= 0 && defOf(s, f.self).type === 'aftermath');
}

export const gainInfluence = onCardTold(
  'gainInfluence',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      gain(s, seat, read(s, f), fromConflict(s, f) ? 'conflict' : '');
    };
  },
  (t, who, n) => seatVerb(t.ref(who), 'gain', owed(t, n)),
  (who, n) => ({ means: [[who, points(n, INFLUENCE_WORTH)]], pays: { who, more: true } }),
);
/** Babylon 5, the Shadows or the Vorlons gain influence, or lose it if the amount is negative. */
export const influence = v.effect(
  'influence',
  (c, whose: NonPlayer, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      changePower(s, whose, read(s, f));
    };
  },
  (t, whose, n) =>
    typeof n !== 'number' && n.w === 'minus' && n.a[0] === 0
      ? `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'loses' : 'lose'} ${owed(t, n.a[1] as Amount)}`
      : typeof n === 'number' && n < 0
        ? `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'loses' : 'lose'} ${-n} influence`
        : `${POWER_NAMES[whose]} ${whose === 'babylon5' ? 'gains' : 'gain'} ${owed(t, n)}`,
  (whose, n) => ({ lifted: { whose, n } }),
);
export const temporaryInfluence = onSeat(
  'temporaryInfluence',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      const k = read(s, f);
      if (k > 0) temporaryGained(s, { seat, n: k });
    };
  },
  (who, n) =>
    seatVerb(
      who,
      'have',
      `${typeof n === 'number' ? `${n} more influence` : `more influence, equal to ${n},`} to apply this turn`,
    ),
  (who, n) => ({ means: [[who, points(n, 0.3)]] }),
);
/** You give influence to Babylon 5, the Shadows or the Vorlons. */
export const giveInfluence = v.effect(
  'giveInfluence',
  (c, to: NonPlayer, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      transferInfluence(s, f.you, -1, to, read(s, f));
    };
  },
  (t, to, n) => `hand ${quantity(t.amount(n), 'influence')} to ${POWER_NAMES[to]}`,
  (_to, n) => ({ means: [['you', points(n, -INFLUENCE_WORTH)]] }),
);
export const gainPower = onSeat(
  'gainPower',
  (c, n: Amount) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      powerChanged(s, { seat, n: read(s, f) });
    };
  },
  (who, n) => seatVerb(who, 'gain', quantity(String(n), 'power')),
  (who, n) => ({ means: [[who, points(n, INFLUENCE_WORTH)]] }),
);
export const raiseUnrest = onSeat(
  'raiseUnrest',
  (c, n: Amount = 1) => {
    const read = amount(c, n);
    return (s, seat, f) => {
      unrestChanged(s, { seat, n: read(s, f) });
    };
  },
  (who, n = 1) => `${owned(who, 'unrest')} goes ${goes(n, String(n))}`,
  (who, n = 1) => ({ means: [[who, points(n, -1)]] }),
);
/** Reads which player a word for a race means, if it means one: you, a named player, or the conflict's target. */
function playerMeant(c: Compiler<B5State>, race: Ref): Read<B5State> {
  const whose = typeof race === 'string' ? undefined : v.trait(race, 'raceOf');
  return whose === undefined ? () => -1 : c.ref(whose);
}

/** The tension of one race toward another changes, on one side only. */
export const tension = v.effect(
  'tension',
  (c, from: Ref, toward: Ref, n: Amount) => {
    const one = playerMeant(c, from);
    const other = playerMeant(c, toward);
    const a = c.ref(from);
    const b = c.ref(toward);
    const read = c.amount(n);
    return (s, f) => {
      const [x, y] = sides(s, [a(s, f), one(s, f)], [b(s, f), other(s, f)]);
      if (x >= 0 && y >= 0 && x !== y) changeTension(s, x, y, read(s, f));
    };
  },
  (t, from, toward, n) => `${t.own(from, `tension toward ${t.ref(toward)}`)} goes ${goes(n, t.amount(n))}`,
);
/** Mutual tension of two races changes. */
export const mutualTension = v.effect(
  'mutualTension',
  (c, a: Ref, b: Ref, n: Amount) => {
    const one = playerMeant(c, a);
    const other = playerMeant(c, b);
    const x = c.ref(a);
    const y = c.ref(b);
    const read = c.amount(n);
    return (s, f) => {
      const [p, q] = sides(s, [x(s, f), one(s, f)], [y(s, f), other(s, f)]);
      if (p >= 0 && q >= 0) changeMutualTension(s, p, q, read(s, f));
    };
  },
  (t, a, b, n) => `the tensions of ${t.ref(a)} and ${t.ref(b)} toward each other go ${goes(n, t.amount(n))}`,
);
/** Every player's tension toward a race changes. */
export const tensionOfAll = v.effect(
  'tensionOfAll',
  (c, toward: Ref, n: Amount) => {
    const to = c.ref(toward);
    const read = c.amount(n);
    return (s, f) => {
      const race = to(s, f);
      if (race >= 0) changeTensionOfAll(s, race, read(s, f));
    };
  },
  (t, toward, n) => `every player's tension toward ${t.ref(toward)} goes ${goes(n, t.amount(n))}`,
);
/** Two races go to war, or two factions of one race (b5/states/3, b5/civil-war/1). It is the doing of the player whose text says so (b5/isa/3). */
export const declareWar = v.effect(
  'declareWar',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      withMarksFollowing(s, () => goToWar(s, x(s, f), y(s, f), f.you));
    };
  },
  (t, a, b) => `${t.ref(a)} goes to war with ${t.ref(b)}`,
  { wages: true },
);
export const endWar = v.effect(
  'endWar',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      withMarksFollowing(s, () => makePeace(s, x(s, f), y(s, f), f.you));
    };
  },
  (t, a, b) => `the war between ${t.ref(a)} and ${t.ref(b)} ends`,
);
export const freeTrade = v.effect(
  'freeTrade',
  (c, a: Ref, b: Ref) => {
    const x = c.ref(a);
    const y = c.ref(b);
    return (s, f) => {
      beginTrade(s, x(s, f), y(s, f));
    };
  },
  (t, a, b) => `${t.ref(a)} and ${t.ref(b)} enter a state of Free Trade, in which the factions of both have +1 rating`,
  (a, b) => ({
    means: [
      [a, INFLUENCE_WORTH],
      [b, INFLUENCE_WORTH],
    ],
  }),
);
/** The Shadow War begins (b5/victory/6). */
export const beginShadowWar = v.effect(
  'beginShadowWar',
  () => s => {
    // under the engine rules it begins only once in a game (b5/shadow-war/2)
    if (!s.shadowWar && !(s.shadowWarOver && s.ruleset === 'engine')) shadowWarStarted(s, {});
  },
  () => 'the Shadow War begins',
)();
/** The Shadow War ends, if it is on (b5/shadow-war/2). */
export const endShadowWar = v.effect(
  'endShadowWar',
  () => s => {
    if (s.shadowWar) shadowWarEnded(s, {});
  },
  () => 'the Shadow War ends',
)();
