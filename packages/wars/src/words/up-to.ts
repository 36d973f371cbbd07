// How a player chooses a number of cards or energy, up to a limit.
import { type Amount, askStep, type Menu, option, type Ref } from '@orrery/kernel';
import { titleFor, v } from '../language.ts';
import type { WarsState } from '../state.ts';
import { points } from '../traits.ts';
import { acts } from './phrases.ts';

/** Declares a word for a number of cards or energy that the player chooses, up to a limit. */
export const upTo = (
  name: string,
  verb: string,
  thing: (n: string) => string,
  most: (s: WarsState, seat: number) => number,
  act: (s: WarsState, seat: number, n: number) => void,
  /** the text that says what the number means to the player who chooses it */
  means: (s: WarsState, seat: number) => string,
) =>
  v.flow(
    name,
    (c, n: Amount, who: Ref = 'you') => {
      const k = c.amount(n);
      const seat = c.ref(who);
      const menu: Menu<WarsState> = {
        name: 'number',
        list: (s, f) =>
          Array.from({ length: Math.max(0, Math.min(k(s, f), most(s, seat(s, f)))) + 1 }, (_, i) =>
            option('number', i),
          ).reverse(),
        label: (_s, _f, o) => `${verb[0]!.toUpperCase()}${verb.slice(1)} ${thing(String(o.a))}`,
        prompt: (s, f) =>
          `${titleFor(f)}: ${verb === 'activate' ? 'how much energy' : 'how many cards'} do you ${verb}? Choose up to ${Math.max(0, Math.min(k(s, f), most(s, seat(s, f))))}.`,
        stakes: (s, f) => means(s, seat(s, f)),
      };
      const local = c.name('many');
      c.step(
        askStep({ who: (s, f) => [seat(s, f)], menu }, (s, f, picks) => {
          f.l[local] = picks[0]![0]?.a ?? 0;
          act(s, seat(s, f), f.l[local]);
        }),
      );
    },
    (t, n, who = 'you') =>
      acts(t.ref(who), verb, `up to ${thing(t.amount(n))}${verb === 'draw' ? ` from ${t.own(who, 'reserve')}` : ''}`),
    (n, who = 'you') => ({ means: [[who, points(n, 0.5)]] }),
  );
