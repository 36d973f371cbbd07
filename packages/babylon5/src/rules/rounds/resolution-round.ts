// The resolution round: all conflicts resolve, one after the other (b5/resolution/1).
import { ask, type Frame, type Menu, option } from '@orrery/kernel';
import { call, forEach, repeatWhile, v, when } from '../../language.ts';
import { conflictName } from '../../names.ts';
import { type B5State, CONFLICTS, type Conflict, conflictOf, DISCARD, tableZone } from '../../state.ts';
import { cancelled } from '../cards/conflict.ts';
import { leavePlay } from '../cards/in-play.ts';
import { callRules } from '../conflict/resolution.ts';
import { totals } from '../conflict/totals.ts';
import { RESOLUTION, whatWasPutOff } from '../effects/later.ts';
import { roundBegan } from './turn.ts';

const oneIsChosen = v.test(
  'a conflict is chosen',
  () => (_s, f) => f.l.conflict >= 0,
  () => '',
)();

const pickMenu: Menu<B5State> = {
  name: 'resolve next',
  list: (s, f) => nextConflicts(s, f).map(c => option('conflict', c.id)),
  label: (s, _f, o) => conflictName(s, o.a),
  prompt: (s, f) => `Which of your ${nextConflicts(s, f).length} conflicts resolves next?`,
  stakes: () =>
    'All of them resolve, one after the other, each with its aftermaths. Changes from one count in the next.',
  rule: 'b5/resolution/2',
  note(s, _f, o) {
    const { support, opposition } = totals(s, conflictOf(s, o.a));
    return `support ${support}, opposition ${opposition}`;
  },
};

/** The unresolved conflicts of the first initiator in the order who has any (b5/resolution/1, b5/resolution/2, b5/resolution/33). */
function nextConflicts(s: B5State, _f: Frame): Conflict[] {
  for (const seat of s.order) {
    const own = s.conflicts.filter(c => c.seat === seat && c.stage === 'initiated');
    if (own.length > 0) return own;
  }
  return [];
}

const open = v.list(
  'conflicts under way as resolution begins',
  () => s => s.conflicts.filter(c => c.stage === 'initiated').map(c => c.id),
  () => '',
  'conflict',
);

v.procedure(
  'resolution round',
  v.rule('resolution round begins', s => {
    roundBegan(s, { round: 'resolution' });
    whatWasPutOff(s, RESOLUTION);
  }),
  forEach(open(), 'conflict', callRules('opening')),
  repeatWhile(
    v.test(
      'conflicts unresolved',
      () => (s, f) => s.result === null && nextConflicts(s, f).length > 0,
      () => '',
    )(),
    ask(
      v,
      'choose conflict to resolve',
      // none, if their player left during the question
      {
        who: (s, f) =>
          nextConflicts(s, f)
            .slice(0, 1)
            .map(c => c.seat),
        menu: pickMenu,
      },
      (_s, f, picks) => {
        f.l.conflict = picks[0]?.[0]?.a ?? -1;
      },
    ),
    when(oneIsChosen, call('resolve conflict', { conflict: 'conflict' })),
  ),
  v.rule('conflicts left are cancelled', s => {
    for (const c of s.conflicts) {
      if (c.stage !== 'declared') continue;
      cancelled(s, { conflict: c.id });
      if (c.card >= 0) leavePlay(s, c.card, DISCARD);
    }
    for (const id of s.zones[tableZone(s, CONFLICTS)]!)
      if (!s.conflicts.some(c => c.card === id && c.stage === 'postponed')) leavePlay(s, id, DISCARD);
  }),
);
