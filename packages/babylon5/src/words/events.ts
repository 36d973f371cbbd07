import {
  type Amount,
  askStep,
  capitalized,
  type Filter,
  type Frame,
  many,
  option,
  type Ref,
  type Test,
} from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { v } from '../language.ts';
import { looseLabel, THINGS } from '../menus.ts';
import { seatName } from '../names.ts';
import { fullCost, promoteCost, sponsorCost } from '../rules/actions/cost.ts';
import { judgeByEffect } from '../rules/actions/may-sponsor.ts';
import { severeChanged } from '../rules/cards/damage.ts';
import { discard as discardCard } from '../rules/cards/discards.ts';
import { restacked, shown } from '../rules/cards/drawing.ts';
import { canAct, rotated } from '../rules/cards/ready.ts';
import { ability } from '../rules/effects/ability.ts';
import { judgeInner } from '../rules/effects/cannot.ts';
import { addMod, endMods } from '../rules/effects/lasting.ts';
import { applyInfluence, available } from '../rules/politics/influence.ts';
import { tensionTowardRace } from '../rules/politics/tension.ts';
import { roundEnded } from '../rules/rounds/action-round.ts';
import {
  ABILITIES,
  type Ability,
  type B5State,
  cardsIn,
  DECK,
  HAND,
  players,
  RACES,
  rows,
  SUPPORTING,
} from '../state.ts';
import { points } from '../traits.ts';
import { owed, quantity } from './phrases.ts';

// What events require of players and which effects they leave behind.

/** You apply influence in addition to any cost. */
export const apply = v.effect(
  'apply',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => applyInfluence(s, f.you, read(s, f), f.self);
  },
  (t, n) => `apply ${quantity(t.amount(n), 'influence')}`,
);

/** Cards that a player controls. */
export const controlledBy = v.filter(
  'controlledBy',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, id, f) => s.cards[id]!.controller === read(s, f);
  },
  (t, who) => (t.ref(who) === 'you' ? { holder: 'you' } : { after: `under ${t.own(who, 'control')}` }),
);

/** You rotate any number of your ready cards that a filter fits. A local gets the number. */
export const rotateAnyOf = v.flow<[Filter, string]>(
  'rotateAnyOf',
  (c, filter, name) => {
    const fits = c.filter(filter);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'rotate any',
            list: (s, f) =>
              rows(s)
                .filter(id => s.cards[id]!.controller === f.you && canAct(s, id) && fits(s, id, f))
                .map(id => option('card', id)),
            ...THINGS,
            prompt: (s, f) => `${defOf(s, f.self).title}: which of your cards do you rotate for it?`,
            stakes: () => 'The more you rotate, the more it does; whatever rotates can do nothing else this turn.',
          },
          min: () => 0,
          max: () => 99,
          skip: false,
        },
        (s, f, picks) => {
          const chosen = picks[0] ?? [];
          for (const o of chosen) rotated(s, { card: o.a });
          f.l[name] = chosen.length;
        },
      ),
    );
  },
  (t, filter) => `rotate any number of your ready ${t.filter(filter, true)}`,
);

/** You discard any number of your cards that a filter fits. A local gets the number. */
export const discardAnyOf = v.flow<[Filter, string]>(
  'discardAnyOf',
  (c, filter, name) => {
    const fits = c.filter(filter);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'discard any',
            list: (s, f) =>
              rows(s)
                .filter(id => s.cards[id]!.controller === f.you && fits(s, id, f))
                .map(id => option('card', id)),
            ...THINGS,
            prompt: (s, f) => `${defOf(s, f.self).title}: which of your cards do you discard for it?`,
            stakes: () => 'The more you discard, the more it does. You may also discard none.',
          },
          min: () => 0,
          max: () => 99,
          skip: false,
        },
        (s, f, picks) => {
          const chosen = picks[0] ?? [];
          for (const o of chosen) discardCard(s, o.a);
          f.l[name] = chosen.length;
        },
      ),
    );
  },
  (t, filter) => `discard any number of ${t.filter(filter, true)}`,
);

/** For each player, you apply some influence, look at that many top cards of their deck, and put them back in any order. */
export const reorderDecks = v.flow<[number]>(
  'reorderDecks',
  (c, most) => {
    const step = (act: (s: B5State, f: Frame) => void) => c.step({ op: 'do', act });
    step((s, f) => {
      f.l.decks = players(s);
      f.l.at = 0;
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l.at < f.l.decks.length);
    step((_s, f) => {
      f.l.deck = f.l.decks[f.l.at++];
    });
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'number',
            list: (s, f) => {
              const n = Math.min(most, available(s, f.you), cardsIn(s, f.l.deck, DECK).length);
              return Array.from({ length: n + 1 }, (_, i) => option('number', i));
            },
            label: (_s, _f, o) => String(o.a),
            prompt: (s, f) =>
              `How much of your ${available(s, f.you)} influence do you apply to look at the deck of ${seatName(s, f.l.deck)}?`,
            stakes: () => 'You look at one card from the top for each, and put them back in any order.',
            note: (_s, _f, o) => (o.a === 0 ? 'you do not look at this deck' : `you look at ${many(o.a, 'card')}`),
          },
        },
        (s, f, picks) => {
          const n = picks[0]?.[0]?.a ?? 0;
          f.l.seen = n > 0 ? cardsIn(s, f.l.deck, DECK).slice(-n).reverse() : [];
          if (n === 0) return;
          applyInfluence(s, f.you, n, f.self);
          shown(s, { cards: f.l.seen, to: f.you, whose: f.l.deck });
        },
      ),
    );
    c.step(
      askStep(
        {
          who: (_s, f) => (f.l.seen.length > 0 ? [f.you] : []),
          menu: {
            name: 'order',
            list: (_s, f) => f.l.seen.map((id: number) => option('card', id)),
            label: (s, _f, o, seat) => looseLabel(s, o.a, seat),
            card: (s, _f, o) => defOf(s, o.a).title,
            prompt: (s, f) =>
              `In which order do these ${f.l.seen.length} go back on the deck of ${seatName(s, f.l.deck)}, the top card first?`,
            stakes: () => 'They are drawn in that order. Nobody else sees them.',
          },
          min: (_s, f) => f.l.seen.length,
          max: (_s, f) => f.l.seen.length,
          ordered: true,
        },
        (s, f, picks) => {
          const order = (picks[0] ?? []).map(o => o.a);
          f.l.seen = [];
          if (order.length > 0) restacked(s, { seat: f.l.deck, by: f.you, order });
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  (_t, most) =>
    `for each player's deck in turn, you may apply up to ${most} influence, look at as many of its top cards and put them back in any order`,
);

/** The cost for you to sponsor a card, or to promote it with your ambassador, after a discount. */
function reduced(s: B5State, seat: number, id: number, less: number): number {
  const { ambassador } = s.seats[seat]!;
  if (!cardsIn(s, seat, HAND).includes(id)) return Math.max(0, promoteCost(s, seat, id)! - less);
  const cost = sponsorCost(s, seat, id, ambassador) ?? 0;
  return fullCost(s, seat, id, ambassador) - Math.min(cost, less);
}

/** The characters that a seat could sponsor or promote with this discount, if nobody had to rotate for it. */
function candidates(s: B5State, seat: number, less: number, kept: number): number[] {
  const { ambassador } = s.seats[seat]!;
  const left = available(s, seat) - kept;
  const character = (id: number) => DEFS[s.defs[id]!]!.type === 'character';
  const sponsored = cardsIn(s, seat, HAND).filter(
    id => character(id) && judgeByEffect(s, seat, id, 'free', ambassador) === null,
  );
  const promoted = cardsIn(s, seat, SUPPORTING).filter(
    id => character(id) && canAct(s, id) && judgeInner(s, id) === null && promoteCost(s, seat, id) !== null,
  );
  return [...sponsored, ...promoted].filter(id => reduced(s, seat, id, less) <= left);
}

/** You can sponsor or promote a character with this discount. */
export const canSponsorOrPromote = v.test<[Amount]>(
  'canSponsorOrPromote',
  (c, less: Amount) => {
    const read = c.amount(less);
    return (s, f) => candidates(s, f.you, read(s, f), f.l.reserved ?? 0).length > 0;
  },
  // the text of the effect already says this
  () => '',
);

/**
 * Your ambassador sponsors or promotes a character with a discount. The text gives only the discount. Sponsoring is an action that it lets you take,
 * and no reversal undoes that action (b5-r-not-meant-to-be-13).
 */
export const sponsorOrPromote = v.flow<[Amount]>(
  'sponsorOrPromote',
  (c, less) => {
    const read = c.amount(less);
    const sponsor = c.program('sponsor by an effect');
    const promote = c.program('promote by an effect');
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'sponsor or promote',
            list: (s, f) => candidates(s, f.you, read(s, f), 0).map(id => option('card', id)),
            label: (s, f, o) =>
              `${cardsIn(s, f.you, HAND).includes(o.a) ? 'Sponsor' : 'Promote'} ${defOf(s, o.a).title} for ${reduced(s, f.you, o.a, read(s, f))}`,
            card: (s, _f, o) => defOf(s, o.a).title,
            prompt: () => 'Whom does your ambassador sponsor or promote?',
            stakes: (s, f) =>
              `You apply what stands there, out of your ${available(s, f.you)} influence; nobody else rotates for it.`,
          },
        },
        (s, f, picks) => {
          const id = picks[0]?.[0]?.a ?? -1;
          f.l.whom = id;
          f.l.how = id >= 0 && cardsIn(s, f.you, HAND).includes(id) ? 0 : 1;
          const kind = f.l.how === 0 ? 'sponsor-cost' : 'promote-cost';
          addMod(s, { kind, source: f.self, seat: f.you, n: -read(s, f) });
        },
      ),
    );
    const none = c.unless((_s, f) => f.l.whom >= 0);
    c.step({
      op: 'call',
      program: (_s, f) => (f.l.how === 0 ? sponsor : promote),
      locals: (s, f) => ({ a: f.l.whom, effect: 1, free: 0, sponsor: s.seats[f.you]!.ambassador, aside: 1 }),
      you: null,
      self: (_s, f) => f.l.whom,
    });
    c.land(none);
    c.step({ op: 'do', act: (s, f) => endMods(s, m => m.source === f.self) });
  },
  (t, less) =>
    `your ambassador sponsors or promotes a character for less: ${t.amount(less)}${t.amount(less).includes(', ') ? ',' : ''} comes off the cost`,
  { means: [['you', 4]] },
);

/**
 * Next turn only, you have more influence to apply: an amount for each of some things, and the same for each of your characters and fleets
 * neutralized this turn (b5/influence/17).
 */
export const extraNextTurn = v.effect(
  'extraNextTurn',
  (c, n: Amount, each: number) => {
    const read = c.amount(n);
    return (s, f) => {
      const lost = rows(s).filter(id => {
        const { type } = defOf(s, id);
        const card = s.cards[id]!;
        return (type === 'character' || type === 'fleet') && card.controller === f.you && card.neutralizedOn === s.turn;
      }).length;
      const sum = each * (read(s, f) + lost);
      addMod(s, { kind: 'extra-influence', source: f.self, seat: f.you, what: each, n: sum, until: 'next-turn' });
    };
  },
  (t, n, each) =>
    `next turn only, you have ${each} more influence for each character or fleet of yours neutralized this turn, and ${each} more for each ${t.each(n)}`,
  (n, each) => ({ means: [['you', points(n, 0.3 * each) + 0.3 * each]] }),
);

/** You may apply that much influence, or twice as much if a test holds, up to what you have. The local gets the amount applied. */
export const mayApply = v.flow<[string, number, { twice: Test; prompt: string }]>(
  'mayApply',
  (c, name, n, { twice, prompt }) => {
    const holds = c.test(twice);
    const most = (s: B5State, f: Frame): number => Math.min(holds(s, f) ? 2 : 1, Math.floor(available(s, f.you) / n));
    c.step(
      askStep(
        {
          who: (_s, f) => [f.you],
          menu: {
            name: 'number',
            list: (s, f) => Array.from({ length: most(s, f) + 1 }, (_, i) => option('number', i * n)),
            label: (_s, _f, o) => (o.a === 0 ? 'Nothing more' : `${o.a} influence more`),
            prompt: () => prompt,
            stakes: (s, f) => defOf(s, f.self).tells.effect(defOf(s, f.self).source.play!.effect),
            note: (s, f, o) => `leaves you ${available(s, f.you) - o.a} influence`,
          },
        },
        (s, f, picks) => {
          f.l[name] = picks[0]?.[0]?.a ?? 0;
          if (f.l[name] > 0) applyInfluence(s, f.you, f.l[name], f.self);
        },
      ),
    );
  },
  (t, _name, n, { twice }) => `you may apply ${n} influence, or ${2 * n} if ${t.test(twice)}`,
);

/** You have applied that much influence through this card. */
export const youApplied = v.test<[string, number]>(
  'youApplied',
  (_c, name, n) => (_s, f) => f.l[name] >= n,
  (_t, _name, n) => `you apply ${n} or more`,
);

/** For the rest of the action round, certain cards may attack this card outside conflicts, in answer to its attack. */
export const openToAnswer = v.effect(
  'openToAnswer',
  (c, card: Ref, from: { race: Ref } | { player: Ref; ability: 'diplomacy' | 'intrigue' | 'psi' }) => {
    const who = c.ref(card);
    const read = c.ref('race' in from ? from.race : from.player);
    const byRace = 'race' in from;
    const stat = 'race' in from ? 4 : ['diplomacy', 'intrigue', 'psi'].indexOf(from.ability);
    return (s, f) => {
      const id = who(s, f);
      if (id < 0) return;
      addMod(s, {
        kind: 'open-to-attack',
        source: f.self,
        card: id,
        seat: byRace ? -1 : read(s, f),
        what: byRace ? read(s, f) : -1,
        n: stat,
      });
    };
  },
  (t, card, from) =>
    'race' in from
      ? `for the rest of the action round, fleets of ${t.ref(from.race)} may attack ${t.ref(card)} in return`
      : `for the rest of the action round, characters of ${t.ref(from.player)} may attack ${t.ref(card)} in return`,
);

/** A card's ability is set to a number until the end of the turn. Later changes add to it (Lack of Subtlety). */
export const setAbility = v.effect(
  'setAbility',
  (c, card: Ref, name: Ability, n: number) => {
    const read = c.ref(card);
    const stat = ABILITIES.indexOf(name);
    return (s, f) => {
      const id = read(s, f);
      if (id < 0) return;
      addMod(s, { kind: 'ability', source: f.self, card: id, seat: f.you, what: stat, n: n - ability(s, id, stat) });
    };
  },
  (t, card, name, n) => `${t.own(card, capitalized(name))} becomes ${n} until the end of the turn`,
);

/** Races toward which you have at least that much tension. */
export const atTension = v.filter(
  'atTension',
  (_c, n: number) => (s, race, f) => tensionTowardRace(s, f.you, race) >= n,
  (_t, n) => ({ which: `toward which you have tension ${n}${n < 5 ? ' or more' : ''}` }),
);

/** Cards of a race toward which you have at least that much tension, whoever controls them. */
export const ofRaceAtTension = v.filter(
  'ofRaceAtTension',
  (_c, n: number) => (s, id, f) => {
    const race = RACES.indexOf(DEFS[s.defs[id]!]!.race as never);
    return race >= 0 && tensionTowardRace(s, f.you, race) >= n;
  },
  (_t, n) => ({ of: 'a race', which: `toward which you have tension ${n}` }),
);

/** The race of a card, by its type line. */
export const raceOfCard = v.ref(
  'raceOfCard',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? -1 : RACES.indexOf(DEFS[s.defs[id]!]!.race as never);
    };
  },
  (t, card) => t.own(card, 'race'),
);

/** The other players, in turn, may apply more than that. The local `topped` says whether one has. */
export const othersMayTop = v.flow<[Amount]>(
  'othersMayTop',
  (c, n) => {
    const read = c.amount(n);
    c.step({
      op: 'do',
      act: (s, f) => {
        f.l.topped = 0;
        f.l.rivals = s.order.filter(p => p !== f.you && !s.seats[p]!.out);
        f.l.at = 0;
      },
    });
    const start = c.code.length;
    const out = c.unless((_s, f) => f.l.topped === 0 && f.l.at < f.l.rivals.length);
    c.step(
      askStep(
        {
          who: (_s, f) => [f.l.rivals[f.l.at]],
          menu: {
            name: 'number',
            list: (s, f, seat) => {
              const list = [option('number', 0)];
              for (let k = read(s, f) + 1; k <= available(s, seat); k++) list.push(option('number', k));
              return list;
            },
            label: (_s, _f, o) => (o.a === 0 ? 'Nothing' : String(o.a)),
            prompt: (s, f, seat) =>
              `How much of your ${available(s, seat)} influence do you apply, to exceed the ${read(s, f)} of ${seatName(s, f.you)}?`,
            stakes: (s, f) =>
              `If nobody exceeds it, this follows: ${defOf(s, f.self).tells.effect(defOf(s, f.self).source.play!.effect)}`,
            note: (_s, _f, o) => (o.a === 0 ? 'you let it happen, as far as it is up to you' : 'you prevent it'),
          },
        },
        (s, f, picks, seats) => {
          const k = picks[0]?.[0]?.a ?? 0;
          f.l.at++;
          if (k === 0) return;
          applyInfluence(s, seats[0]!, k, f.self);
          f.l.topped = 1;
        },
      ),
    );
    c.go(start);
    c.land(out);
  },
  (t, n) => `each other player in turn may apply more than ${t.amount(n)}, until one does`,
);

/** Nothing was chosen. */
export const nothingChosen = v.test<[string]>(
  'nothingChosen',
  (_c, name: string) => (_s, f) => (f.l[name] ?? -1) < 0,
  () => 'none is chosen',
  () => 'one is chosen',
);

/** Nobody has applied more. */
export const nobodyTopped = v.test(
  'nobodyTopped',
  () => (_s, f) => f.l.topped !== 1,
  () => 'nobody does',
)();

/** Severe damage is put on a card. */
export const severeDamage = v.effect(
  'severeDamage',
  (c, card: Ref, n: Amount) => {
    const read = c.ref(card);
    const much = c.amount(n);
    return (s, f) => {
      const id = read(s, f);
      const k = much(s, f);
      if (id >= 0 && k > 0) severeChanged(s, { card: id, n: k });
    };
  },
  (t, card, n) =>
    typeof n === 'number'
      ? `${t.ref(card)} takes ${n} more severe damage`
      : `${t.ref(card)} takes ${owed(t, n, 'severe damage')}`,
  { wounds: true },
);

/** The action round ends at once. */
export const endActionRound = v.effect(
  'endActionRound',
  () => s => {
    roundEnded(s, { round: 'action' });
  },
  () => 'the action round ends',
)();
