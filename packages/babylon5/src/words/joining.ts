import { type Amount, askStep, capitalized, type Filter, type Option, option, type Ref } from '@orrery/kernel';
import { CONFLICT_RULES, DEFS, defOf, type StaticSource } from '../card.ts';
import { call, v } from '../language.ts';
import { looseLabel } from '../menus.ts';
import { conflictName, seatName } from '../names.ts';
import { shuffledDeck } from '../rules/cards/drawing.ts';
import { turn } from '../rules/cards/ready.ts';
import { felledUnder } from '../rules/cards/this-turn.ts';
import { judgePlayed } from '../rules/conflict/aftermath.ts';
import { judgeAttack } from '../rules/conflict/attack.ts';
import { join, openConflicts, sideOf } from '../rules/conflict/participants.ts';
import { mayJoin, restricted, waysToJoin } from '../rules/conflict/support-oppose.ts';
import { ability } from '../rules/effects/ability.ts';
import { addMod } from '../rules/effects/lasting.ts';
import {
  ABILITIES,
  type Ability,
  type B5State,
  type Conflict,
  cardsIn,
  conflictOf,
  DECK,
  OPPOSE,
  players,
  type Role,
  SUPPORT,
} from '../state.ts';
import { onCard } from './acting.ts';

// Cards that join conflicts by a text, attack together, or start what only their text lets them start.

/** A conflict of a type, or of any if none is given, in words. */
const kindOf = (type?: Ability): string => (type === undefined ? 'conflict' : `${capitalized(type)} conflict`);

/** The sides that a card can take in a conflict now, apart from being ready. */
function sidesFor(s: B5State, id: number, k: Conflict): Option[] {
  const can = (role: Role): boolean => restricted(s, id, k, role) === null && waysToJoin(s, id, k, role).length > 0;
  if (sideOf(k, id) !== null) return [];
  if (CONFLICT_RULES[k.rules]!.manySided) return can(SUPPORT) ? players(s).map(p => option('seat', p)) : [];
  return [...(can(SUPPORT) ? [option('support')] : []), ...(can(OPPOSE) ? [option('oppose')] : [])];
}

/** Lets a card take a side with the ability of it that counts most. */
function takeSide(s: B5State, id: number, k: Conflict, { verb, a }: Option): void {
  const role = verb === 'oppose' ? OPPOSE : SUPPORT;
  const ways = waysToJoin(s, id, k, role);
  if (ways.length === 0) return;
  const way = ways.reduce((x, y) => (ability(s, id, y.by) > ability(s, id, x.by) ? y : x));
  join(s, k.id, id, s.cards[id]!.controller, role, way, verb === 'seat' ? a : -1);
}

const sideLabel = (s: B5State, o: Option): string =>
  o.verb === 'seat'
    ? `Support ${seatName(s, o.a)}`
    : o.verb === 'support'
      ? 'Support it'
      : o.verb === 'oppose'
        ? 'Oppose it'
        : 'Stay out';

/** The conflicts in which a card could take a side. */
const openTo = (s: B5State, id: number): Conflict[] => openConflicts(s).filter(k => sidesFor(s, id, k).length > 0);

/** This card could take a side in some conflict. */
export const someConflictOpen = v.test(
  'someConflictOpen',
  () => (s, f) => openTo(s, f.self).length > 0,
  () => 'there is a conflict that this card can join',
)();

/** This card supports or opposes any number of conflicts at once. You choose a side in each. */
export const joinsMany = v.flow(
  'joinsMany',
  c => {
    const todo = c.name('todo');
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l[todo] = openTo(s, f.self).map(k => k.id);
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l[todo].length > 0);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'side',
            list: (s, f) => [...sidesFor(s, f.self, conflictOf(s, f.l[todo][0])), option('leave')],
            label: (s, _f, o) => sideLabel(s, o),
            prompt: (s, f) => `Does ${defOf(s, f.self).title} support or oppose ${conflictName(s, f.l[todo][0])}?`,
            stakes: (_s, f) =>
              `It rotates only once. ${f.l[todo].length > 1 ? 'You are asked for each conflict.' : ''}`.trim(),
          },
          skip: false,
        },
        (s, f, picks) => {
          const [k, ...rest] = f.l[todo] as number[];
          f.l[todo] = rest;
          const pick = picks[0]?.[0];
          if (pick !== undefined && pick.verb !== 'leave') takeSide(s, f.self, conflictOf(s, k!), pick);
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  () => 'support or oppose any number of conflicts at once, each with an ability of its kind',
  { means: [['you', 1]] },
);

/** The conflicts under way that a card of yours could support now, of one type if a type is given. */
export const conflictsToSupport = v.list<[Ref, Ability?]>(
  'conflictsToSupport',
  (c, card, type) => {
    const read = c.ref(card);
    const stat = type === undefined ? -1 : ABILITIES.indexOf(type);
    return (s, f) => {
      const id = read(s, f);
      return id < 0
        ? []
        : openConflicts(s)
            .filter(k => (stat < 0 || k.types.includes(stat)) && mayJoin(s, f.you, id, k, SUPPORT))
            .map(k => k.id);
    };
  },
  (t, card, type) => `the ${kindOf(type)}s that ${t.ref(card)} can support`,
  'conflict',
  (t, card, type) => `${kindOf(type)} that ${t.ref(card)} can support`,
);

/** A card of yours rotates to support a conflict. Where any player may be supported, you choose one. */
export const supportWith = v.flow<[Ref, Ref]>(
  'supportWith',
  (c, card, conflict) => {
    const who = c.ref(card);
    const where = c.ref(conflict);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'side',
            list: (s, f) => sidesFor(s, who(s, f), conflictOf(s, where(s, f))).filter(o => o.verb !== 'oppose'),
            label: (s, _f, o) => sideLabel(s, o),
            prompt: (s, f) => `Which player does ${defOf(s, who(s, f)).title} support?`,
            stakes: () => 'It rotates and counts with its ability.',
          },
        },
        (s, f, picks) => {
          const pick = picks[0]?.[0];
          if (pick === undefined) return;
          turn(s, who(s, f));
          takeSide(s, who(s, f), conflictOf(s, where(s, f)), pick);
        },
      ),
    );
  },
  (t, card, conflict) => `rotate ${t.ref(card)} to support ${t.ref(conflict)}`,
);

/** Cards that two cards of yours could both attack now. */
export const attackableByBoth = v.filter<[Ref, Ref]>(
  'attackableByBoth',
  (c, one, other) => {
    const [a, b] = [c.ref(one), c.ref(other)];
    return (s, id, f) => [a(s, f), b(s, f)].every(by => by >= 0 && judgeAttack(s, f.you, by, id) === null);
  },
  () => ({ that: 'both can attack' }),
);

/** Two cards of yours attack one card. It deals its damage to one of them alone, which its player chooses (b5-r-coordinated-fire-1). */
export const attackTogether = v.flow<[Ref, Ref, Ref]>(
  'attackTogether',
  (c, one, other, target) => {
    const [a, b, prey] = [c.ref(one), c.ref(other), c.ref(target)];
    const [first, conflict, stat, by] = ['first', 'conflict', 'stat', 'by'].map(x => c.name(x));
    const attack = c.program('attack');
    c.step(
      askStep(
        {
          who: (s, f) => {
            const { controller, faction } = s.cards[prey(s, f)]!;
            return [controller >= 0 ? controller : faction];
          },
          menu: {
            name: 'strike back at',
            list: (s, f) => [a(s, f), b(s, f)].map(id => option('card', id)),
            label: (s, _f, o, seat) => looseLabel(s, o.a, seat),
            card: (s, _f, o) => defOf(s, o.a).title,
            prompt: (s, f) => `Which of the two fleets does ${defOf(s, prey(s, f)).title} damage?`,
            stakes: () => 'Both attack it. It deals its damage to one of them alone.',
          },
        },
        (s, f, picks) => {
          f.l[first!] = picks[0]?.[0]?.a ?? a(s, f);
          // both rotate for it, whatever the first attack does
          for (const id of [a(s, f), b(s, f)]) if (!s.cards[id]!.rotated) turn(s, id);
          const k = openConflicts(s).find(x => x.parts.some(p => p.card === prey(s, f)));
          f.l[conflict!] = k?.id ?? -1;
          const part = k?.parts.find(p => p.card === prey(s, f));
          f.l[stat!] = part?.ability ?? 4;
          f.l[by!] = 4;
        },
      ),
    );
    for (const unanswered of [0, 1]) {
      const over = c.unless((s, f) => s.cards[prey(s, f)]!.neutralized === 0);
      c.step({
        op: 'call',
        program: () => attack,
        locals: (s, f) => {
          const left = f.l[first!] === a(s, f) ? b(s, f) : a(s, f);
          return {
            attacker: unanswered === 1 ? left : f.l[first!],
            target: prey(s, f),
            conflict: f.l[conflict!],
            stat: f.l[stat!],
            by: f.l[by!],
            unanswered,
          };
        },
        you: null,
        self: (_s, f) => f.self,
      });
      c.land(over);
    }
  },
  () => 'your two fleets rotate and both attack the third, which damages only one of them, as its player chooses',
  (_one, _other, target) => ({ means: [[target, -2]], strikes: 'military' }),
);

/** The first aftermath from the top of your deck that you can play after the conflict is played, and the deck is shuffled. */
export const playAftermathFromDeck = v.flow(
  'playAftermathFromDeck',
  c => {
    const found = c.name('found');
    c.step({
      op: 'do',
      act: (s, f) => {
        const k = conflictOf(s, f.l.conflict);
        f.l[found] =
          cardsIn(s, f.you, DECK).findLast(
            id => DEFS[s.defs[id]!]!.type === 'aftermath' && judgePlayed(s, f.you, id, k) === null,
          ) ?? -1;
      },
    });
    const none = c.unless((_s, f) => f.l[found] >= 0);
    c.effect(call('play an aftermath', { a: found, conflict: 'conflict' }));
    c.land(none);
    c.step({
      op: 'do',
      act: (s, f) => {
        shuffledDeck(s, { seat: f.you });
      },
    });
  },
  () =>
    'search your deck from the top for the first aftermath that you can play after the same conflict, play it and shuffle your deck',
);

/** Cards that support a conflict, under way or resolving, aimed at a card that a filter fits. */
export const supportsAgainst = v.filter<[Filter]>(
  'supportsAgainst',
  (c, target) => {
    const fits = c.filter(target);
    return (s, id, f) =>
      s.conflicts.some(
        k =>
          (k.stage === 'initiated' || k.id === s.resolving) &&
          k.targetCard >= 0 &&
          sideOf(k, id)?.role === SUPPORT &&
          fits(s, k.targetCard, f),
      );
  },
  (t, target) => ({ doing: `supporting a conflict aimed at ${t.one(target)}` }),
);

/** The fact is that a card began to support a conflict aimed at a card that a filter fits. */
export const joinedAgainst = v.test<[Filter]>(
  'joinedAgainst',
  (c, target) => {
    const fits = c.filter(target);
    return (s, f) => {
      const { role, conflict } = f.l.fact;
      const k = s.conflicts.find(x => x.id === conflict);
      return role === SUPPORT && k !== undefined && k.targetCard >= 0 && fits(s, k.targetCard, f);
    };
  },
  (t, target) => `it supports a conflict aimed at ${t.one(target)}`,
);

/** Cards that a card of your faction neutralized in an attack this turn, when this card was your agenda already. */
export const felledUnderThis = v.filter(
  'felledUnderThis',
  () => (s, id, f) => felledUnder(s, id) === f.self,
  () => ({ that: 'your faction neutralized in an attack this turn' }),
  { remembers: true },
)();

/** The gap between your power and the highest power of any player counts for you, if it is not bigger than this. */
export function gapCountsAsPower(most: Amount): StaticSource {
  return {
    k: 'power-gap',
    n: most,
    say: `While you have at most ${most} less power than the player with the most power, the difference counts as power for you.`,
  };
}

/** When you may initiate a conflict, you may use a conflict card of another player's discard pile, for some influence. */
export function declaresFallen(n: number): StaticSource {
  return {
    k: 'declares-fallen',
    n,
    say: `When you may declare or initiate a conflict card, you may apply ${n} influence more to use one out of another player's discard pile, as if from your hand.`,
  };
}

/** Of Military conflicts, you may initiate only those against players with whom you are at war. */
export function onlyWars(): StaticSource {
  return {
    k: 'only-wars',
    say: 'Of Military conflicts, you may initiate only those aimed at a player with whom you are at war.',
  };
}

/** A card counts as promoted, for healing alone: neutralized, it stays in play and heals as Inner Circle characters do. */
export const promoteForHealing = onCard(
  'promoteForHealing',
  () => (s, id, f) => addMod(s, { kind: 'promoted', source: f.self, card: id, seat: f.you, until: 'stays' }),
  card =>
    `${card} joins your Inner Circle, but only to heal as its characters do and to stay in play when it is neutralized`,
  card => ({ means: [[card, 1]] }),
);

/** Cards that a text has promoted for healing alone. */
export const promotedForHealing = v.filter(
  'promotedForHealing',
  () => (s, id) => s.mods.some(m => m.kind === 'promoted' && m.card === id),
  () => ({ before: 'promoted' }),
)();
