// Destroying a card in play, unless something else happens instead (wars/destroyed-dismissed-lost).
// Dismissing, and which cards a text can destroy, are in src/words/damage-destroy-dismiss.ts. Leaving play is in leaving-play.ts.
import { v } from '../../language.ts';
import { inPlay, LOST } from '../../state.ts';
import { emitReplacement } from '../abilities/replacement-effect.ts';
import { leavePlay } from './leaving-play.ts';
import { powerOf } from './modifiers.ts';

/**
 * Destroys the card `card` (wars/destroyed-dismissed-lost/1), unless something else happens instead. It must be in play
 * (wars/destroyed-dismissed-lost/6). `by` is the card whose text did it.
 */
v.procedure(
  'destroy',
  v.flow(
    'would be destroyed',
    c => {
      const there = c.unless((s, f) => inPlay(s, f.l.card));
      // this also works in a battle step, when nobody has initiative (wars/replacement-effect/2)
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

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/leaving-play.ts: wars/destroyed-dismissed-lost/4
// - words/damage-destroy-dismiss.ts: wars/destroyed-dismissed-lost/2, wars/destroyed-dismissed-lost/3
// - words/events.ts: wars/destroyed-dismissed-lost/5
