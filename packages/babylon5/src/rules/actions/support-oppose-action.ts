// The actions "support" and "oppose": a card joins a side of a conflict. Which card may join is in conflict/support-oppose.ts.
import { ask, type CardId, type Menu, option, ownCard, peek, type Refusal, type Seat } from '@orrery/kernel';
import { CONFLICT_RULES, defOf } from '../../card.ts';
import { cardLabel } from '../../labels.ts';
import { v } from '../../language.ts';
import { fitting, THINGS } from '../../menus.ts';
import { abilityName, conflictName, seatName } from '../../names.ts';
import { type B5State, type Conflict, conflictOf, LEAD, OPPOSE, players, type Role, SUPPORT } from '../../state.ts';
import { canAct, turn } from '../cards/ready.ts';
import { join, openConflicts, participates, sideOf, usable, type Way } from '../conflict/participants.ts';
import { judgeJoin, mayJoin, waysToJoin } from '../conflict/support-oppose.ts';
import { totals } from '../conflict/totals.ts';
import { ability } from '../effects/ability.ts';
import { verb } from '../verbs.ts';

const wayMenu: Menu<B5State> = {
  name: 'ability',
  list: (s, f) => waysToJoin(s, f.l.a, conflictOf(s, f.l.b), f.l.role).map(w => option('ability', w.ability, w.by)),
  label: (s, f, o) => `${abilityName(o.b)}${o.a === o.b ? '' : ` as ${abilityName(o.a)}`} ${ability(s, f.l.a, o.b)}`,
  prompt: (s, f) => `Which ability does ${defOf(s, f.l.a).title} use in ${conflictName(s, f.l.b)}?`,
  stakes: () =>
    'Each point counts once. You cannot change the ability later. Others may attack this card with the same ability.',
  rule: 'b5/support-oppose/6',
};

const sideMenu: Menu<B5State> = {
  name: 'side',
  list: (s, f) =>
    CONFLICT_RULES[conflictOf(s, f.l.b).rules]!.manySided
      ? sidesOpen(s, f.l.a, conflictOf(s, f.l.b)).map(p => option('seat', p))
      : [],
  ...THINGS,
  prompt: (s, f) => `Which player does ${defOf(s, f.l.a).title} support in ${conflictName(s, f.l.b)}?`,
  stakes: () =>
    'In this conflict each player is a separate side. The side with the highest total wins. Nobody wins a tie.',
  rule: 'b5/support-oppose/18',
  note: (s, f, o) => {
    const c = conflictOf(s, f.l.b);
    const now = totals(s, c).sides[o.a]!;
    const then = totalsWith(s, f.l.a, c, f.l.role, { ability: f.l.ability, by: f.l.by }, o.a).sides[o.a]!;
    return `${seatName(s, o.a)} has ${now} now and ${then === now ? 'would have no more' : `would have ${then}`}`;
  },
};

/** The sides a card may support: any player's (b5/support-oppose/18), except for a card that already supports one (b5/support-oppose/23). */
function sidesOpen(s: B5State, id: CardId, c: Conflict): readonly Seat[] {
  const side = sideOf(c, id)?.side ?? -1;
  return side < 0 ? players(s) : [side];
}

const who = (_s: B5State, f: { you: Seat }) => [f.you];

const chooseWay = ask(v, 'choose ability', { who, menu: wayMenu }, (_s, f, picks) => {
  f.l.ability = picks[0]![0]!.a;
  f.l.by = picks[0]![0]!.b;
});
const chooseSide = ask(v, 'choose side', { who, menu: sideMenu }, (_s, f, picks) => {
  f.l.side = picks[0]![0]?.a ?? -1;
});
const takePart = v.rule('support or oppose', (s, f) => {
  turn(s, f.l.a);
  join(s, f.l.b, f.l.a, f.you, f.l.role, { ability: f.l.ability, by: f.l.by }, f.l.side);
});

/** The way in which a card would count most in a conflict; null if it cannot join. */
function best(s: B5State, id: CardId, conflict: number, role: Role): (Way & { n: number }) | null {
  const c = s.conflicts.find(x => x.id === conflict);
  if (c === undefined || s.cards[id] === undefined) return null;
  const ways = waysToJoin(s, id, c, role).map(w => ({ ...w, n: ability(s, id, w.by) }));
  return ways.length === 0 ? null : ways.reduce((a, b) => (b.n > a.n ? b : a));
}

/** Writes the totals of a conflict, now and with a card on that side. */
function balance(s: B5State, id: CardId, conflict: number, role: Role): string {
  const way = best(s, id, conflict, role);
  if (way === null) return '';
  const c = conflictOf(s, conflict);
  const { support, opposition, sides } = totals(s, c);
  if (CONFLICT_RULES[c.rules]!.manySided)
    return `it rotates and joins the side that you name; now ${sides.map((n, seat) => `${seatName(s, seat)} ${n}`).join(', ')}`;
  const then = totalsWith(s, id, c, role, way, -1);
  const change = (name: string, from: number, to: number) =>
    from === to ? `${name} stays ${to}` : `${name} goes from ${from} to ${to}`;
  const told = [change('support', support, then.support), change('opposition', opposition, then.opposition)];
  return `it rotates: ${(role === SUPPORT ? told : told.reverse()).join('; ')}`;
}

/** The totals of a conflict once a card has joined it, with everything that other cards then add (b5/resolution/9). Nothing changes in `s`. */
function totalsWith(s: B5State, id: CardId, c: Conflict, role: Role, way: Way, side: Seat): ReturnType<typeof totals> {
  const tried = peek(s);
  ownCard(tried, id).rotated = 1;
  const joins = { seat: s.cards[id]!.controller, ability: way.ability, by: way.by, side };
  const { leader } = s.cards[id]!;
  const parts = sideOf(c, id) === null ? [...c.parts, { card: id, role, ...joins }] : [...c.parts];
  if (leader >= 0 && !participates(c, leader))
    parts.push({ card: leader, seat: s.cards[leader]!.controller, role: LEAD, ability: -1, by: -1, side: -1 });
  const now = { ...c, parts };
  tried.conflicts = s.conflicts.map(other => (other.id === c.id ? now : other));
  return totals(tried, now);
}

function declare(name: 'support' | 'oppose', role: Role): void {
  v.procedure(
    name,
    v.rule(`${name}: role`, (_s, f) => {
      f.l.role = role;
    }),
    chooseWay,
    chooseSide,
    takePart,
  );
  const judge = (s: B5State, seat: Seat, a: CardId, b: number): Refusal | null => {
    const c = s.conflicts.find(x => x.id === b);
    return c && s.cards[a]
      ? judgeJoin(s, seat, a, c, role)
      : { rule: 'b5/support-oppose/1', text: 'There is no such conflict.' };
  };
  verb({
    name,
    list(s, seat, out) {
      const open = openConflicts(s);
      if (open.length === 0) return;
      for (const id of usable(s, seat)) {
        if (!canAct(s, id)) continue;
        for (const c of open) if (mayJoin(s, seat, id, c, role)) out.push(option(name, id, c.id));
      }
    },
    judge,
    label(s, a, b, seat) {
      const way = best(s, a, b, role);
      const with_ = way === null ? '' : ` with ${way.n} ${abilityName(way.by)}`;
      const who = (room: number) => cardLabel(s, a, seat, { room });
      return fitting(
        `${who(40)} ${name}s ${conflictName(s, b)}${with_}`,
        `${who(30)} ${name}s ${conflictName(s, b)}`,
        `${who(0)} ${name}s ${conflictName(s, b)}`,
      );
    },
    note: (s, a, b) => balance(s, a, b, role),
    procedure: name,
  });
}

declare('support', SUPPORT);
declare('oppose', OPPOSE);
