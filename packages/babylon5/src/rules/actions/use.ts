// The action "use": a player uses an action that the text of a card offers (b5/action-round/7).
import { type CardId, option, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { facts, v } from '../../language.ts';
import { fitting } from '../../menus.ts';
import { AGENDA, type B5State, cardsIn, inPlay } from '../../state.ts';
import { canAct } from '../cards/ready.ts';
import { isBlank, isPutOn, youOf } from '../effects/blanking.ts';
import { standing } from '../effects/standing.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { verb } from '../verbs.ts';

const NO_SUCH = refuse('b5/action-round/7', 'That card has no such action.');
const HIDDEN = refuse('b5/agenda/10', 'A hidden agenda has no effect until it is revealed.');
const NOT_IN_PLAY = refuse('b5/discards/4', 'You can use only a card in play.');
const NOT_CONTROLLED = refuse('b5/glossary/1', 'Only its controller may use that action.');
const NOT_CONTROLLED_ENGINE = refuse('b5/glossary/5', 'Only its controller may use that action.');
const BLANK = refuse('b5/blanking/1', 'The card counts as having no effect text.');
const NOT_READY = refuse('b5/action-round/6', 'The card must be ready and not neutralized.');
const NEUTRALIZED_NOW = refuse(
  'b5/damage/12',
  'This card was neutralized this turn. It can do nothing more this turn.',
);
const ONCE = refuse('b5/precedence/2', 'You have already used it this turn.');

/** A card's action is paid for and takes effect now. The log lists its targets. */
export const actionUsed = facts.define<{
  card: CardId;
  seat: Seat;
  /** the cards that it targets, then a player, a race and a conflict, -1 for none */
  on: readonly CardId[];
  whom: Seat;
  race: number;
  conflict: number;
  /** the influence that it cost */
  n: number;
}>('action-used', {
  aside: true,
  apply() {},
  show: { card: 'card', seat: 'seat', on: 'cards', whom: 'seat', race: 'people', conflict: 'conflict', n: 'plain' },
  say: (n, x) => `${n.seat} uses ${n.card}${aimedAt(n)}${x.n ? `, applying ${x.n} influence` : ''}.`,
  deed: true,
});

/** An event's targets have been chosen. */
export const eventAimed = facts.define<{
  card: CardId;
  on: readonly CardId[];
  whom: Seat;
  race: number;
  conflict: number;
  play: number;
}>('event-aimed', {
  aside: true,
  apply() {},
  show: { card: 'card', on: 'cards', whom: 'seat', race: 'people', conflict: 'conflict', play: 'play' },
  say: n => {
    const targets = [n.on, n.whom, n.race, n.conflict, n.play].filter(Boolean).join(' and ');
    return targets && `${n.card} targets ${targets}.`;
  },
});

/** Writes the targets: ` on G'Kar`. */
function aimedAt(n: { on: string; whom: string; race: string; conflict: string }): string {
  const list = [n.on, n.whom, n.race, n.conflict].filter(Boolean);
  return list.length > 0 ? ` on ${list.join(' and ')}` : '';
}

/** Why a seat may not use a card's action; null when it may (b5/action-round/7). */
export function judgeUse(s: B5State, seat: Seat, id: number, index: number): Refusal | null {
  const card = s.cards[id];
  const action = card === undefined ? undefined : DEFS[s.defs[id]!]!.actions[index];
  if (card?.faceDown && cardsIn(s, seat, AGENDA).includes(id)) return HIDDEN;
  if (card === undefined || action === undefined || card.faceDown) return NO_SUCH;
  if (!inPlay(s, id)) return NOT_IN_PLAY;
  const { source } = action;
  const others = card.controller !== seat && (youOf(s, id) !== seat || (s.ruleset === 'engine' && isPutOn(s, id)));
  if (!source.anybody && others) return byRuleset(s, NOT_CONTROLLED, NOT_CONTROLLED_ENGINE);
  if (isBlank(s, id)) return BLANK;
  if (source.rotate && !canAct(s, id)) return NOT_READY;
  if (card.neutralizedOn === s.turn) return NEUTRALIZED_NOW;
  if (!source.rotate && card.neutralized && DEFS[s.defs[id]!]!.type === 'character') return NOT_READY;
  if (source.oncePerTurn && card.usedOn === s.turn) return ONCE;
  return action.judge(s, seat, id);
}

v.procedure(
  'use',
  v.rule('mark as used', (s, f) => {
    ownCard(s, f.l.a).usedOn = s.turn;
  }),
  v.flow(
    'do its action',
    c => {
      c.step({
        op: 'call',
        program: (s, f) => DEFS[s.defs[f.l.a]!]!.actions[f.l.b]!.program,
        locals: null,
        you: null,
        self: (_s, f) => f.l.a,
      });
    },
    () => '',
  )(),
);

verb({
  name: 'use',
  list(s, seat, out) {
    for (const { source, what } of standing(s).actions) {
      if (judgeUse(s, seat, source, what) === null) out.push(option('use', source, what));
    }
  },
  judge: judgeUse,
  label: (s, a, b, seat) => {
    const { actions } = defOf(s, a);
    const what = actions[b]?.label ?? '';
    return fitting(`${cardLabel(s, a, seat)}: ${what}`, `${cardLabel(s, a, seat, { room: 0 })}: ${what}`);
  },
  note(s, a, b) {
    const { tells, actions } = defOf(s, a);
    return actions[b] === undefined ? '' : tells.deed(actions[b].source);
  },
  procedure: 'use',
});
