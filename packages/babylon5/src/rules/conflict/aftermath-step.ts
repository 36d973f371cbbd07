// The step after a conflict: players play aftermath cards one at a time, until all pass in a row (b5/aftermath/1).
import { ask, type Frame, type Menu, type Option, option } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { titleOf } from '../../labels.ts';
import { call, repeatWhile, v } from '../../language.ts';
import { alikeOptions, thingsWith } from '../../menus.ts';
import { conflictName } from '../../names.ts';
import { type B5State, cardsIn, conflictOf, HAND, inPlay } from '../../state.ts';
import { put } from '../cards/aftermath.ts';
import { cardPlayed } from '../cards/played.ts';
import { aftermathTargets, judgeAftermath, judgeTarget } from './aftermath.ts';

const PASS = option('pass');

const menu: Menu<B5State> = {
  name: 'aftermath',
  list(s, f, seat) {
    const c = conflictOf(s, f.l.conflict);
    const out: Option[] = [];
    for (const id of cardsIn(s, seat, HAND))
      if (DEFS[s.defs[id]!]!.type === 'aftermath' && judgeAftermath(s, seat, id, c) === null)
        out.push(option('aftermath', id));
    out.push(PASS);
    return out;
  },
  label: (s, _f, o) => (o.verb === 'pass' ? 'Play no aftermath' : `Play ${defOf(s, o.a).title}`),
  prompt: (s, f) => `Do you play an aftermath after ${conflictName(s, f.l.conflict)}?`,
  stakes(s, f) {
    const c = conflictOf(s, f.l.conflict);
    return `The conflict was ${c.won ? 'won' : 'lost'}, ${c.support} to ${c.opposition}. Players may play 1 aftermath at a time, in turn, until all pass in a row.`;
  },
  rule: 'b5/aftermath/1',
  note: (s, _f, o) =>
    o.verb === 'pass' ? 'you may still play one if another player does' : defOf(s, o.a).tells.bears(),
  card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, 'card', o.a)),
  same: alikeOptions,
  judge(s, f, seat, wish) {
    if (wish.verb !== 'aftermath') return null;
    const c = conflictOf(s, f.l.conflict);
    const barred = judgeAftermath(s, seat, wish.a, c);
    return barred ?? (s.cards[wish.b] ? judgeTarget(s, seat, wish.a, c, wish.b) : null);
  },
};

const targetMenu: Menu<B5State> = {
  name: 'aftermath target',
  list(s, f, seat) {
    const targets = aftermathTargets(s, seat, f.l.a, conflictOf(s, f.l.conflict));
    if (!Array.isArray(targets)) return [];
    const { gate } = DEFS[s.defs[f.l.a]!]!.aftermath!;
    return targets
      .filter(t => gate === null || gate.judge(s, seat, f.l.a, { conflict: f.l.conflict, target: t.id }) === null)
      .map(t => (t.kind === 'table' ? option('table') : option(t.kind, t.id)));
  },
  ...thingsWith(() => ({ stats: [0, 1, 2, 3, 4] })),
  prompt: (s, f) => `Where do you play ${defOf(s, f.l.a).title}?`,
  stakes: (s, f) => defOf(s, f.l.a).tells.bears() || 'The card text applies to your choice.',
  rule: 'b5/aftermath/11',
};

const chooseTarget = ask(
  v,
  'choose aftermath target',
  { who: (_s, f) => [f.you], menu: targetMenu },
  (_s, f, picks) => {
    const pick = picks[0]?.[0];
    f.l.target = pick?.a ?? -1;
    f.l.kind = pick?.verb ?? 'nothing';
  },
);

/** Procedure: a player plays the aftermath of the local `a` after the conflict of the local `conflict`, from wherever it is. */
v.procedure(
  'play an aftermath',
  v.flow(
    'play aftermath',
    c => {
      c.effect(chooseTarget);
      const gone = c.unless((_s, f) => f.l.kind !== 'nothing');
      c.effect(put);
      // an effect may have discarded it as it was played
      const none = c.unless((s, f) => DEFS[s.defs[f.l.a]!]!.aftermath!.gate !== null && inPlay(s, f.l.a));
      c.step({
        op: 'call',
        program: (s, f) => DEFS[s.defs[f.l.a]!]!.aftermath!.gate!.program,
        locals: (_s, f) => ({ conflict: f.l.conflict, target: f.l.target }),
        you: null,
        self: (_s, f) => f.l.a,
      });
      c.land(none);
      c.step({
        op: 'do',
        act: (s, f) => {
          cardPlayed(s, { card: f.l.a, seat: f.you });
        },
      });
      c.land(gone);
    },
    () => '',
  )(),
);

/**
 * Procedure: after a conflict players play aftermaths one at a time, in initiative order, until all pass in succession
 * (b5/aftermath/1, b5/aftermath/2).
 */
v.procedure(
  'aftermaths',
  v.rule('aftermaths begin', (s, f) => {
    f.l.at = 0;
    f.l.passes = 0;
    skip(s, f);
  }),
  repeatWhile(
    v.test(
      'aftermaths go on',
      () => (s, f) => f.l.passes < s.order.length && s.result === null,
      () => '',
    )(),
    ask(v, 'choose aftermath', { who: (s, f) => [s.order[f.l.at]!], menu, skip: false }, (_s, f, picks, seats) => {
      const pick = picks[0]![0] ?? PASS;
      f.you = seats[0]!;
      f.l.a = pick.verb === 'pass' ? -1 : pick.a;
    }),
    v.flow(
      'play what was chosen',
      c => {
        const pass = c.unless((_s, f) => f.l.a >= 0);
        c.effect(call('play an aftermath', { a: 'a', conflict: 'conflict' }));
        c.land(pass);
      },
      () => '',
    )(),
    v.rule('next for aftermaths', (s, f) => {
      f.l.passes = f.l.a >= 0 ? 0 : f.l.passes + 1;
      f.l.at = (f.l.at + 1) % s.order.length;
      skip(s, f);
    }),
  ),
);

/** Players with an empty hand, or out of the game, pass by themselves: all players can see that they have nothing to play. */
function skip(s: B5State, f: Frame): void {
  const n = s.order.length;
  while (f.l.passes < n) {
    const seat = s.order[f.l.at]!;
    if (!s.seats[seat]!.out && cardsIn(s, seat, HAND).length > 0) return;
    f.l.passes++;
    f.l.at = (f.l.at + 1) % n;
  }
}
