// Destroying a card in play, unless something else happens instead (wars/destroyed-dismissed-lost).
// Dismissing, and whose cards texts may destroy, are in src/words/on-cards.ts; how a card goes, in leaving-play.ts.
import { v } from '../../language.ts';
import { inPlay, LOST } from '../../state.ts';
import { emitReplacement } from '../abilities/replacement-effect.ts';
import { leavePlay } from './leaving-play.ts';
import { powerOf } from './modifiers.ts';

/**
 * The card `card` is destroyed (wars/destroyed-dismissed-lost/1), unless something else happens instead; only what is
 * in play can be (wars/destroyed-dismissed-lost/6). `by`: whose text did it.
 */
v.procedure(
  'destroy',
  v.flow(
    'would be destroyed',
    c => {
      const there = c.unless((s, f) => inPlay(s, f.l.card));
      // in a battle step too, when nobody has initiative (wars/replacement-effect/2)
      emitReplacement(c, 'would be destroyed', (_s, f) => ({ subject: f.l.card }));
      const gone = c.unless((_s, f) => f.l.replaced === 0);
      c.step({
        op: 'do',
        act: (s, f) => leavePlay(s, f.l.card, 'destroyed', LOST, f.l.by ?? -1, false, powerOf(s, f.l.card)),
      });
      c.land(gone);
      c.land(there);
    },
    () => '',
  )(),
);
