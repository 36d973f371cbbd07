// The conflict round: all players declare conflicts in turn, and then initiate them (b5/conflict-round).
// What can be declared is in conflict/declaring.ts and cards/conflict.ts, how a conflict is revealed and aimed in conflict/initiating.ts.
import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { titleOf } from '../../labels.ts';
import { call, repeatWhile, v } from '../../language.ts';
import { alikeOptions } from '../../menus.ts';
import { abilityName, seatName } from '../../names.ts';
import type { B5State } from '../../state.ts';
import { barsConflicts, conflictHand, fallenCost, judgeDeclare } from '../cards/conflict.ts';
import { shown } from '../cards/drawing.ts';
import { conflictSources, declare, declined, judgeSource, startedNow } from '../conflict/declaring.ts';
import { NO_WAR, WHICH_WAR, warTargets } from '../conflict/war.ts';
import { endMods } from '../effects/lasting.ts';
import { eachStatic } from '../effects/statics.ts';
import { byRuleset } from '../setup/by-ruleset.ts';
import { roundBegan } from './turn.ts';

const ONE_CONFLICT = refuse('b5/conflict-round/14', 'You have already declared your 1 conflict this turn.');
const AGENDA_TOO = refuse(
  'b5/conflict-round/15',
  "Your agenda's conflict would be a second one. You can declare only 1.",
);

const CARD_ONLY = refuse('b5-r-concentrated-effort-1', 'Your second conflict must be a conflict card.');
const USED_SOURCE = refuse('b5/conflict-round/14', 'This card has already started a conflict this turn.');

const NOT_NOW = refuse('b5/conflict-round/1', 'In the conflict round you can only declare conflicts.');
const NOT_NOW_ENGINE = refuse(
  'b5/glossary/27',
  'In the conflict round you can only declare conflicts and play nothing else.',
);
const NO_AGENDA = refuse('b5/cards-agenda/1', 'You can sponsor or replace an agenda only in the action round.');
/** Verbs that belong to another round. */
const ANOTHER_ROUND: Readonly<Record<string, Refusal>> = {
  'reveal-agenda': refuse('b5/agenda/12', 'You can reveal a hidden agenda only in the action round.'),
  'discard-agenda': refuse('b5/agenda/3', 'You can discard an agenda only in the action round.'),
  event: refuse('b5/cards-event/1', 'You can play events only in the action round.'),
  contingency: refuse('b5/cards-contingency/1', 'You can play a contingency only in the action round.'),
  sponsor: refuse('b5/action-round/5', 'You can sponsor only in the action round.'),
  aftermath: refuse('b5/aftermath/1', 'You can play an aftermath only after a conflict has had its effects.'),
};

const PASS = option('pass');

/**
 * The conflicts that a player may declare (b5/conflict-round/2). War conflicts fix the enemy now, and the rest when initiated (b5/conflict-round/23,
 * b5/war/10).
 */
export const declareMenu: Menu<B5State> = {
  name: 'declare',
  list(s, f, seat) {
    const out: Option[] = [];
    const normal = f.l.normal !== 0;
    if (normal)
      for (const id of conflictHand(s, seat)) if (judgeDeclare(s, seat, id) === null) out.push(option('declare', id));
    for (const { card, index } of conflictSources(s, seat)) {
      const rules = DEFS[s.defs[card]!]!.conflicts[index]!;
      const used = startedNow(s, card, seat);
      if (!used && ((normal && f.l.cards !== 1) || rules.source.additional))
        out.push(option('declare-from', card, index));
    }
    if (normal && f.l.cards !== 1)
      for (const enemy of warTargets(s, seat)) out.push(option('declare-war-conflict', enemy));
    out.push(PASS);
    return out;
  },
  label(s, _f, o, seat) {
    if (o.verb === 'pass') return 'Declare no conflict';
    if (o.verb === 'declare') {
      const more = fallenCost(s, seat, o.a);
      return `Declare ${defOf(s, o.a).title}${more > 0 ? ` out of a discard pile for ${more} influence` : ''}`;
    }
    if (o.verb === 'declare-from') {
      const { conflicts, title } = defOf(s, o.a);
      const { title: named } = conflicts[o.b]!;
      if (named !== title) return `Declare ${title}: ${named}`;
      const type = conflicts.length > 1 ? `${abilityName(conflicts[o.b]!.types[0]!)} ` : '';
      return `Declare the ${type}conflict of ${title}`;
    }
    return `Declare a war conflict against ${seatName(s, o.a)}`;
  },
  prompt: (_s, f) =>
    f.l.normal !== 0 ? 'Which conflict do you declare this turn?' : 'Do you declare another conflict?',
  stakes: (_s, f) =>
    f.l.normal !== 0
      ? 'Conflicts gain you influence. All players may support or oppose them in the action round. You win with more support than opposition. You can declare 1 each turn.'
      : 'One of your cards lets you declare more than 1 conflict this turn.',
  rule: 'b5/conflict-round/2',
  note(s, _f, o) {
    if (o.verb === 'pass') return 'you declare no conflict this turn; you can still support and oppose others';
    if (o.verb === 'declare-war-conflict')
      return 'Military; target a location to capture it, or the enemy to take 1 influence if nobody opposes';
    const { tells, conflict, conflicts } = defOf(s, o.a);
    const rules = (o.verb === 'declare' ? conflict : conflicts[o.b])!;
    const types = rules.types.map(abilityName).join(' or ');
    const cost = rules.source.cost ? `, for ${rules.source.cost} influence` : '';
    return `${types}${cost}. ${tells.brings(rules.source)}`.trim();
  },
  card: (s, _f, o) => (o.verb === 'pass' || o.verb === 'declare-war-conflict' ? null : titleOf(s, 'card', o.a)),
  same: alikeOptions,
  judge(s, f, seat, wish) {
    const normal = f.l.normal !== 0;
    if (wish.verb === 'declare') return normal ? judgeDeclare(s, seat, wish.a) : ONE_CONFLICT;
    if (wish.verb === 'declare-from') {
      const barred = judgeSource(s, seat, wish.a, Math.max(0, wish.b));
      if (barred !== null) return barred;
      if (startedNow(s, wish.a, seat)) return USED_SOURCE;
      const { conflicts, type } = DEFS[s.defs[wish.a]!]!;
      if (conflicts[Math.max(0, wish.b)]!.source.additional) return null;
      if (normal) return f.l.cards === 1 ? CARD_ONLY : null;
      return type === 'agenda' ? AGENDA_TOO : ONE_CONFLICT;
    }
    if (wish.verb !== 'declare-war-conflict') return wish.verb === 'pass' ? null : notNow(s, wish.verb);
    if (!normal) return ONE_CONFLICT;
    if (f.l.cards === 1) return CARD_ONLY;
    const foes = warTargets(s, seat);
    if (foes.includes(wish.a)) return null;
    return wish.a < 0 && foes.length > 1 ? WHICH_WAR : NO_WAR;
  },
};

/** The reason why an act other than a declaration is not possible in this round. */
function notNow(s: B5State, verb: string): Refusal {
  if (verb === 'agenda' || verb === 'hide-agenda') return NO_AGENDA;
  return byRuleset(s, ANOTHER_ROUND[verb] ?? NOT_NOW, NOT_NOW_ENGINE);
}

const moreToDeclare = v.test(
  'more to declare',
  () => (_s, f) => f.l.i < f.l.declarers.length,
  () => '',
);
const moreToInitiate = v.test(
  'more to initiate',
  () => (s, f) => f.l.i < f.l.ids.length && s.result === null,
  () => '',
);

v.procedure(
  'conflict round',
  v.rule('conflict round begins', (s, f) => {
    roundBegan(s, { round: 'conflict' });
    s.conflicts = s.conflicts.filter(c => c.stage === 'postponed');
    f.l.declarers = barsConflicts(s) ? [] : declarationOrder(s);
    f.l.i = -1;
    nextDeclarer(s, f);
  }),
  repeatWhile(
    moreToDeclare(),
    ask(v, 'declare conflict', { who: (_s, f) => [f.l.seat], menu: declareMenu, skip: false }, (s, f, picks, seats) => {
      const pick = picks[0]![0] ?? PASS;
      const seat = seats[0]!;
      if (pick.verb === 'pass') {
        if (f.l.normal === 1 && !s.conflicts.some(c => c.seat === seat && c.stage === 'declared'))
          declined(s, { seat });
        f.l.more = 0;
      } else {
        // an additional conflict is on top of the others, whichever is declared first (b5/conflict-round/16, b5/conflict-round/17)
        const additional =
          pick.verb === 'declare-from' && DEFS[s.defs[pick.a]!]!.conflicts[pick.b]!.source.additional === true;
        declare(s, seat, pick);
        if (pick.verb === 'declare') showToAgents(s, seat, pick.a);
        // one of two conflicts must come from a conflict card (b5-r-concentrated-effort-1)
        if (!additional && f.l.extra > 0) {
          f.l.extra--;
          if (pick.verb !== 'declare') f.l.cards = 1;
        } else if (!additional) f.l.normal = 0;
        f.l.more = 1;
      }
    }),
    v.rule('next declarer', (s, f) => {
      // only players with permission may declare another conflict
      const seat: Seat = f.l.seat;
      const again =
        f.l.more === 1 &&
        (f.l.normal === 1 ||
          conflictSources(s, seat).some(
            x => DEFS[s.defs[x.card]!]!.conflicts[x.index]!.source.additional && !startedNow(s, x.card, seat),
          ));
      if (!again) nextDeclarer(s, f);
    }),
  ),
  v.rule('conflicts are initiated', (s, f) => {
    endMods(s, m => m.kind === 'extra-conflict' && m.turn < s.turn);
    // a conflict that is due again waits a turn longer (b5-r-news-of-galactic-import-3)
    f.l.ids = s.conflicts
      .filter(c => c.stage === 'declared' || (c.stage === 'postponed' && !barsConflicts(s)))
      .sort((a, b) => s.order.indexOf(a.seat) - s.order.indexOf(b.seat))
      .map(c => c.id);
    f.l.i = 0;
  }),
  repeatWhile(
    moreToInitiate(),
    v.rule('next conflict', (_s, f) => {
      f.l.conflict = f.l.ids[f.l.i++];
    }),
    call('initiate', { conflict: 'conflict' }),
  ),
);

/** The next player may declare, once (b5/conflict-round/3). */
function nextDeclarer(s: B5State, f: Frame): void {
  f.l.i++;
  if (f.l.i >= f.l.declarers.length) return;
  const seat: Seat = f.l.declarers[f.l.i];
  f.l.seat = seat;
  f.l.normal = 1;
  f.l.extra = s.mods.filter(m => m.kind === 'extra-conflict' && m.seat === seat && m.turn < s.turn).length;
  f.l.cards = 0;
}

/** Calls `each` for every player who sees another's conflict before they choose their own (b5-r-hidden-agent-1). */
function eachAgent(s: B5State, each: (owner: Seat, watched: Seat) => void): void {
  eachStatic(s, 'shows-first', (st, _source, f) => each(f.you, st.n(s, f)));
}

/** Shows a conflict card, as it is put face down, to the player with an agent there. */
function showToAgents(s: B5State, seat: Seat, card: CardId): void {
  eachAgent(s, (owner, watched) => {
    if (watched === seat) shown(s, { cards: [card], to: owner, whose: seat });
  });
}

/** The order of declaring: the initiative order, but a player watched by an agent chooses before the agent's owner. */
function declarationOrder(s: B5State): readonly Seat[] {
  let order = s.order.slice();
  eachAgent(s, (owner, watched) => {
    if (order.includes(watched) && order.indexOf(watched) > order.indexOf(owner)) {
      order = order.filter(x => x !== watched);
      order.splice(order.indexOf(owner), 0, watched);
    }
  });
  return order;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/conflict-round/18
// - rules/cards/conflict.ts: b5/conflict-round/4, b5/conflict-round/6, b5/conflict-round/7, b5/conflict-round/19, b5/conflict-round/22
// - rules/conflict/declaring.ts: b5/conflict-round/5, b5/conflict-round/24
// - rules/conflict/initiating.ts: b5/conflict-round/8, b5/conflict-round/9, b5/conflict-round/10, b5/conflict-round/12, b5/conflict-round/20, b5/conflict-round/21, b5/conflict-round/25
// - rules/conflict/targets.ts: b5/conflict-round/13
