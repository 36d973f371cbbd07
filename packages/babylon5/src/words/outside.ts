import { askStep, option, type Ref } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { call, v } from '../language.ts';
import { outside, takeFromOutside } from '../rules/setup/reserve.ts';

/** Take a card with a keyword from outside the game into your hand (b5/deck/15, b5/deck/16). */
export const fetchFromOutside = v.flow<[string]>(
  'fetchFromOutside',
  (c, keyword) => {
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'fetch',
            list: (s, _f, seat) =>
              outside(s, seat, keyword).map(o => (o.card < 0 ? option('new-card', o.def) : option('card', o.card))),
            label: (s, _f, o) => DEFS[o.verb === 'card' ? s.defs[o.a]! : o.a]!.title,
            card: (s, _f, o) => DEFS[o.verb === 'card' ? s.defs[o.a]! : o.a]!.title,
            prompt: () => 'Which card do you take from outside the game?',
            stakes: () => 'It comes into your hand.',
            rule: s => (s.ruleset === 'casual' ? 'b5/deck/16' : 'b5/deck/15'),
          },
        },
        (s, f, picks) => {
          const pick = picks[0]?.[0];
          if (pick === undefined) return;
          takeFromOutside(
            s,
            f.you,
            pick.verb === 'card' ? { card: pick.a, def: s.defs[pick.a]! } : { card: -1, def: pick.a },
          );
        },
      ),
    );
  },
  (_t, keyword) => `take a card with ${keyword} from outside the game into your hand`,
);

/** A player must surrender to another, without terms (b5/surrender/7). */
export const surrenderTo = (who: Ref, to: Ref) => call('surrender to', { seat: who, to });
