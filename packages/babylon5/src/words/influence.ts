import { type Amount, askStep, type Frame, option, type Ref, type Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { struck } from '../rules/politics/civil-war.ts';
import {
  losable,
  loseInfluence as lose,
  restoreInfluence as restore,
  takeBackGain as takeBack,
  unspentShare,
} from '../rules/politics/influence.ts';
import { type B5State, conflictOf, MILITARY, players } from '../state.ts';
import { INFLUENCE_WORTH, points } from '../traits.ts';
import { quantity } from './phrases.ts';

/** The other factions that lose as much as the target of a military conflict: not by an aftermath, which is no part of it (b5/dual-race/5). */
function alsoStruck(s: B5State, f: Frame, target: Seat): Seat[] {
  if (f.l.conflict === undefined || (f.self >= 0 && defOf(s, f.self).type === 'aftermath')) return [];
  const c = conflictOf(s, f.l.conflict);
  return c.types.includes(MILITARY) ? struck(s, target, c.seat).slice(1) : [];
}

/** A player loses influence, spent tokens first (b5/influence/12). Under the engine rules the player chooses the pool (b5/influence/13). */
export const loseInfluence = v.flow<[Ref, Amount]>(
  'loseInfluence',
  (c, who, n) => {
    const seat = c.ref(who);
    const read = c.amount(n);
    const loser = c.name('loser');
    const lost = c.name('lost');
    const unspent = c.name('unspent');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[loser] = seat(s, f);
        f.l[lost] = f.l[loser] < 0 ? 0 : losable(s, f.l[loser], read(s, f));
      },
    });
    c.step(
      askStep(
        {
          who: (s, f) => {
            if (s.ruleset !== 'engine' || f.l[lost] === 0) return [];
            const { least, most } = unspentShare(s, f.l[loser], f.l[lost]);
            return least < most ? [f.l[loser]] : [];
          },
          menu: {
            name: 'number',
            list: (s, f) => {
              const { least, most } = unspentShare(s, f.l[loser], f.l[lost]);
              return Array.from({ length: most - least + 1 }, (_, i) => option('number', least + i));
            },
            label: (_s, _f, o) => String(o.a),
            prompt: (_s, f) =>
              `How many of the ${f.l[lost]} influence that you lose come out of what you have not applied?`,
            stakes: () =>
              'You lose them for good either way. What comes out of the unspent pool you cannot apply this turn; the rest comes out of what you have applied already.',
            rule: 'b5/influence/13',
            note: (_s, f, o) => `${f.l[lost] - o.a} come out of what you have applied`,
          },
        },
        (_s, f, picks) => {
          f.l[unspent] = picks[0]?.[0]?.a ?? 0;
        },
      ),
    );
    // a military conflict that costs its target influence costs the other factions of that race as much (b5/dual-race/5)
    const strikes = typeof who !== 'string' && v.trait(who, 'struck') === true;
    c.step({
      op: 'do',
      act: (s, f) => {
        const n = strikes ? read(s, f) : 0;
        if (f.l[lost] > 0) lose(s, f.l[loser], f.l[lost], f.l[unspent]);
        if (strikes) for (const seat of alsoStruck(s, f, f.l[loser])) lose(s, seat, n);
      },
    });
  },
  (t, who, n) => `${t.ref(who)} ${t.ref(who) === 'you' ? 'lose' : 'loses'} ${quantity(t.amount(n), 'influence')}`,
  (who, n) => ({ means: [[who, points(n, -INFLUENCE_WORTH)]], pays: { who, more: false } }),
);

/** A player can again apply the influence in the spent pool, which was applied this turn (b5/influence/10). */
export const restoreInfluence = v.effect<[Ref, Amount]>(
  'restoreInfluence',
  (c, who, n) => {
    const seat = c.ref(who);
    const read = c.amount(n);
    return (s, f) => {
      restore(s, seat(s, f), read(s, f));
    };
  },
  (t, who, n) => `restore up to ${t.amount(n)} of the influence that ${t.ref(who)} applied this turn`,
);

/** A player loses the influence of the last gain this turn (b5/influence/15). */
export const takeBackGain = v.effect<[Ref]>(
  'takeBackGain',
  (c, who) => {
    const seat = c.ref(who);
    return (s, f) => {
      takeBack(s, seat(s, f));
    };
  },
  (t, who) => `${t.ref(who)} loses the influence last gained this turn`,
);

/** The players who have gained influence this turn. Building and lasting changes do not count as gains (b5/influence/14). */
export const playersWhoGained = v.list(
  'playersWhoGained',
  () => s => players(s).filter(p => s.seats[p]!.gained > 0),
  () => 'the players who have gained influence this turn',
  'seat',
)();
