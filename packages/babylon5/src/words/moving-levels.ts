import { askStep, option, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { nameOf } from '../names.ts';
import { seatsOf, tensionPartners, toParty } from '../rules/politics/parties.ts';
import { changeTension, tensionTowardRace } from '../rules/politics/tension.ts';
import { unrestChanged } from '../rules/politics/unrest.ts';

// Tensions and unrest that a player sets or moves as that player likes.

/** Each of your tensions and your unrest: you move it up or down by 1, or leave it. */
export const moveEachLevel = v.flow(
  'moveEachLevel',
  c => {
    c.step({
      op: 'do',
      act: (s, f) => {
        // parties, and then your unrest as -1
        f.l.todo = [...tensionPartners(s, f.you), -1];
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l.todo.length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'level',
            list: () => [option('up'), option('down'), option('leave')],
            label: (_s, _f, o) => (o.verb === 'up' ? 'Up by 1' : o.verb === 'down' ? 'Down by 1' : 'Leave it'),
            prompt: (s, f) => {
              const [r] = f.l.todo as number[];
              return r! < 0
                ? `Does your unrest of ${s.seats[f.you]!.unrest} go up or down?`
                : `Does your tension of ${tensionTowardRace(s, f.you, r!)} toward ${nameOf(s, 'race', r!)} go up or down?`;
            },
            stakes: () => 'You may move each of your tensions and your unrest by 1.',
          },
          skip: false,
        },
        (s, f, picks) => {
          const [r, ...rest] = f.l.todo as number[];
          f.l.todo = rest;
          const verb = picks[0]?.[0]?.verb;
          if (verb !== 'up' && verb !== 'down') return;
          const n = verb === 'up' ? 1 : -1;
          if (r! < 0) unrestChanged(s, { seat: f.you, n });
          else changeTension(s, toParty(s, f.you, r!), r!, n);
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  () => 'move each of your tensions and your unrest up or down by 1, as you like',
);

/** One of your tensions becomes what you choose. */
export const setTension = v.flow(
  'setTension',
  c => {
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'tension',
            list: (s, f) => tensionPartners(s, f.you).flatMap(r => [1, 2, 3, 4, 5].map(n => option('race', r, n))),
            label: (s, f, o) => `${nameOf(s, 'race', o.a)}: ${o.b}, now ${tensionTowardRace(s, f.you, o.a)}`,
            prompt: () => 'Which of your tensions do you set, and to which level?',
            stakes: () => 'Your tension toward that race becomes that number. Its own tension toward you stays.',
          },
        },
        (s, f, picks) => {
          const pick = picks[0]?.[0];
          if (pick === undefined) return;
          const n = pick.b - tensionTowardRace(s, f.you, pick.a);
          if (n !== 0) changeTension(s, toParty(s, f.you, pick.a), pick.a, n);
        },
      ),
    );
  },
  () => 'set one of your tensions to any level',
);

/** The tensions of two races toward each other become a number. */
export const makeTensions = v.effect<[Ref, Ref, number]>(
  'makeTensions',
  (c, one, other, n) => {
    const a = c.ref(one);
    const b = c.ref(other);
    return (s, f) => {
      const [x, y] = [a(s, f), b(s, f)];
      if (x < 0 || y < 0 || x === y) return;
      for (const [from, to] of [
        [x, y],
        [y, x],
      ] as const) {
        const [seat] = seatsOf(s, from);
        const now = seat === undefined ? n : tensionTowardRace(s, seat, to);
        if (now !== n) changeTension(s, from, to, n - now);
      }
    };
  },
  (t, one, other, n) => `the tensions of ${t.ref(one)} and ${t.ref(other)} toward each other become ${n}`,
);
