import {
  type Amount,
  askStep,
  type CardId,
  type Filter,
  type Frame,
  type Menu,
  option,
  type Ref,
} from '@orrery/kernel';
import { type StaticSource, sideOf } from '../../card.ts';
import { compileLasting } from '../../compile/statics.ts';
import { chooseNumber, plus, programs, sequence, set, the, v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { mend } from '../../rules/damage/repair.ts';
import { functionLabel } from '../../rules/play/card-actions-limit.ts';
import { changingEvent, eventFrame } from '../../rules/play/events.ts';
import type { Terms } from '../../rules/psy/in-use.ts';
import { HOME } from '../../rules/psy/loans.ts';
import { PAY_FOR_PLAYS } from '../../rules/psy/paid-plays.ts';
import { multiplyFunctions } from '../../rules/psy/psy-functions.ts';
import { separate } from '../../rules/psy/separation.ts';
import { functionsOnTerms, termsFor } from '../../rules/psy/terms.ts';
import { entered, noted } from '../../rules/table/cards-in-play.ts';
import { isA, strengthOf } from '../../rules/table/definitions.ts';
import { depart, discard } from '../../rules/table/duration.ts';
import { judgePersona } from '../../rules/table/persona.ts';
import { cardsOn, stackOf } from '../../rules/table/stacks.ts';
import { DISCARD, type GeState, inPlay, pile } from '../../state.ts';
import { moveTo } from '../effects/cards.ts';
import { lasts, madeToLast } from '../effects/lasting.ts';
import { mayUse } from '../effects/reactions.ts';
import { givesNow, makesNow } from '../effects/tolls.ts';
import { crew } from '../filters.ts';
import { discardsOf, these } from '../lists.ts';
import { firstOf } from '../resources.ts';
import { staticText } from '../statics.ts';
import { thatPlayer } from '../tests.ts';
import { controlStack } from './control.ts';
import { beneath } from './mishaps.ts';

// Effects on psys, and on the functions that they use

/** Lets a psy use several times as many functions this turn as its points pay for (A4 Derranged Psy). */
export const usesTimesAsMany = v.effect<[Ref, number]>(
  'usesTimesAsMany',
  (c, card, by) => {
    const read = c.ref(card);
    return (s, f) => {
      if (read(s, f) >= 0) multiplyFunctions(s, read(s, f), by);
    };
  },
  (t, card, by) =>
    `${t.ref(card)} can use ${by === 3 ? 'three' : by} times as many functions this turn as its points pay for`,
  card => ({ means: [[card, 3]] }),
);
/** Says which function a psy may use on some terms. */
const onTerms = ({ free, anyField, copied }: Terms): string =>
  copied
    ? 'uses a function that another psy of your fleet uses now, whatever strength it asks for, at no other cost'
    : anyField
      ? 'uses a function of a field of its fleet, of any discipline, at no cost'
      : free
        ? 'uses one more function of a field, at no cost'
        : 'uses a function of a field';
/** Lets a psy use a function of a field now, on the terms of this card. Its player chooses the function. `partner` uses it together with the psy. */
export const usesField = v.flow<[Ref, Terms, Ref?]>(
  'usesField',
  (c, user, terms, partner) => {
    const read = c.ref(user);
    const other = partner === undefined ? null : c.ref(partner);
    const name = c.name('used');
    const but = c.scope.name;
    const beside = (s: GeState, f: Frame): CardId => other?.(s, f) ?? -1;
    const player = (s: GeState, f: Frame) => (inPlay(s, read(s, f)) ? s.cards[read(s, f)]!.controller : f.you);
    const menu: Menu<GeState> = {
      name: 'borrowed function',
      list: (s, f) =>
        functionsOnTerms(s, player(s, f), read(s, f), terms, beside(s, f), but).map(x => option('deed', x.field, x.i)),
      label: (s, _f, o) => functionLabel(s, o.a, o.b),
      prompt: (s, f) => brief(`Which function does ${titleOf(s, read(s, f))} use?`, PROMPT),
      stakes: () => 'It uses that function now.',
      note: (s, _f, o) => sideOf(s, o.a).functions[o.b]!.tell(),
      card: (s, _f, o) => titleOf(s, o.a),
    };
    const able = c.unless((s, f) => inPlay(s, read(s, f)));
    c.step(
      askStep({ who: (s, f) => [player(s, f)], menu }, (_s, f, picks) => {
        const o = picks[0]![0];
        f.l[name] = o === undefined ? null : { card: o.a, deed: o.b };
      }),
    );
    const some = c.unless((_s, f) => f.l[name] !== null);
    c.step({
      op: 'call',
      program: (s, f) => sideOf(s, f.l[name].card).functions[f.l[name].deed]!.program,
      locals: (s, f) => termsFor(read(s, f), terms, beside(s, f)),
      you: player,
      self: (_s, f) => f.l[name].card,
    });
    c.land(some);
    c.land(able);
  },
  (t, user, terms, partner) =>
    partner === undefined
      ? `${t.ref(user)} ${onTerms(terms)}`
      : `${t.ref(partner)} and ${t.ref(user)} use a function of a field together, with the sum of their strengths; each of them spends a point on it`,
  { means: [['you', 3]] },
);
/** The class of cards that only healing by functions of fields ends (O1 Psy Disease). */
export const HEALED_BY_PSYS = 'healed by psys';
/** Gives a card that healing by psys ends some healing points. Its counter keeps them. Returns the points that it does not need. */
function cure(s: GeState, card: CardId, n: number, by: number): number {
  const left = strengthOf(s, card) - s.cards[card]!.counter;
  if (n < left) noted(s, { card, counter: s.cards[card]!.counter + n });
  else discard(s, card, 'discarded', by);
  return Math.max(0, n - left);
}
/** A function of a field heals damage of a psy, or an illness that such healing ends. What one of them does not need heals the other. */
export const healsByPsy = v.effect<[Ref, Amount]>(
  'healsByPsy',
  (c, card, n) => {
    const [read, points] = [c.ref(card), c.amount(n)];
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      if (isA(s, id, HEALED_BY_PSYS)) {
        const { on } = s.cards[id]!;
        mend(s, on, cure(s, id, points(s, f), f.you));
        return;
      }
      const { damage, lasting, shieldDamage } = s.cards[id]!;
      let left = points(s, f) - Math.min(points(s, f), damage - lasting + shieldDamage);
      mend(s, id, points(s, f));
      for (const x of cardsOn(s, id).filter(x => isA(s, x, HEALED_BY_PSYS)))
        if (left > 0) left = cure(s, x, left, f.you);
    };
  },
  (t, card, n) =>
    `heal ${t.amount(n)} damage on ${t.ref(card)}; points that it does not need heal its psy, or such a card on it`,
  (card, n) => ({ means: [[card, typeof n === 'number' ? n : 2]] }),
);
/** Marks the event that is answered, for a text that holds only as long as that event. */
const MARKED = 'holds texts';
const isMarked = v.test(
  'isMarked',
  () => (s, f) => eventFrame(s, f)?.l[MARKED] === true,
  () => 'that is under way',
)();
/** Makes a static text hold for as long as the event that is answered is under way (A4 Scroll Of Viskaras). */
export const holdsMeanwhile = v.flow<[StaticSource]>(
  'holdsMeanwhile',
  (c, what) => {
    c.step({
      op: 'do',
      act: (s, f) => {
        const e = changingEvent(s, f);
        if (e !== null) e.l[MARKED] = true;
      },
    });
    c.effect(lasts({ ...what, if: isMarked }, 'turn'));
  },
  (t, what) => staticText(t, what),
  { means: [['you', 3]] },
);
/** Borrows a card of another player until your Discard Phase begins, on a card of your fleet. Then it goes back to where it was (F6 Field of Matter). */
export const borrows = v.flow<[Ref, Ref]>(
  'borrows',
  (c, card, to) => {
    c.effect(set(HOME, beneath(card)));
    c.effect(lasts({ k: 'on loan' }, 'turn', these(card)));
    c.effect(controlStack(card));
    c.effect(moveTo(card, to));
  },
  (t, card, to) =>
    `until your Discard Phase you control ${t.ref(card)} and the cards on it, on ${t.ref(to)}; then it goes back to where it was`,
  card => ({ means: [[card, -4]] }),
);
/** True if a player has played at least so many cards in this turn. */
const hasPlayedAll = v.test<[Ref, Amount]>(
  'hasPlayedAll',
  (c, who, n) => {
    const [seat, most] = [c.ref(who), c.amount(n)];
    return (s, f) => s.playedNow.filter(x => x.seat === seat(s, f)).length >= most(s, f);
  },
  (t, who, n) => `${t.ref(who)} has played ${t.amount(n)} cards this turn`,
);
// A player gives 1 research for each card to play in this turn, or economy in its place, and can play so many cards and no more.
v.build(programs, PAY_FOR_PLAYS, k =>
  k.effect(
    sequence(
      set('payer', 'you'),
      chooseNumber('plays', {
        who: 'you',
        min: 0,
        max: plus(makesNow('research', 'you'), makesNow('economy', 'you')),
        prompt: 'For how many cards do you give 1 research each?',
        stakes:
          'You can play so many cards in this turn, and no more. Economy replaces research that your fleet lacks.',
      }),
      givesNow('research', the('plays'), 'payer'),
      lasts({ k: 'plays paid', who: thatPlayer('payer') }, 'turn'),
      lasts({ k: 'no play', who: thatPlayer('payer'), if: hasPlayedAll('payer', the('plays')) }, 'turn'),
    ),
  ),
);
/** The cards of yours that fit in the stack that you are about to lose. Without such an event there are none. */
export const dying = v.list<[Filter]>(
  'dying',
  (c, which) => {
    const fits = c.filter(which);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.kind !== 'loss' || !inPlay(s, e.l.card)) return [];
      return stackOf(s, e.l.card).filter(id => s.cards[id]!.controller === f.you && fits(s, id, f));
    };
  },
  (t, which) => `the ${t.filter(which, true)} of the stack that you are about to lose`,
  'card',
  (t, which) => `${t.filter(which)} of the stack that you are about to lose`,
);
const nearestCrew = firstOf(discardsOf('you', crew, 1));
/** True if the crew nearest the top of your discard pile could come into play: its persona is in no fleet (ge/persona/2). */
export const crewToCall = v.test(
  'crewToCall',
  c => {
    const read = c.ref(nearestCrew);
    return (s, f) => read(s, f) >= 0 && judgePersona(s, read(s, f)) === null;
  },
  () => 'there is crew in your discard pile',
  () => 'there is no crew in your discard pile that can come',
)();
/** A card of your discard pile comes to a location, engaged. */
const calledUp = v.effect<[Ref, Ref]>(
  'calledUp',
  (c, card, to) => {
    const [read, place] = [c.ref(card), c.ref(to)];
    return (s, f) => {
      const id = read(s, f);
      if (inPlay(s, place(s, f)) && pile(s, f.you, DISCARD).includes(id))
        entered(s, { card: id, seat: f.you, on: place(s, f), at: f.you, engaged: 1 });
    };
  },
  (t, card, to) => `${t.ref(card)} comes to ${t.ref(to)}, engaged`,
);
/** A card that is in your fleet or in your discard pile goes beneath that pile. */
const laidToRest = v.effect<[Ref]>(
  'laidToRest',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id < 0) return;
      const isThere = inPlay(s, id) ? s.cards[id]!.controller === f.you : pile(s, f.you, DISCARD).includes(id);
      if (isThere) depart(s, id, 'returned', DISCARD, f.you, true);
    };
  },
  (t, card) => `${t.ref(card)} goes beneath the discard pile`,
);
/** Uses the functions of the crew nearest the top of your discard pile at a location, and puts it beneath the pile then. */
export const callsUpCrew = v.flow<[Ref]>(
  'callsUpCrew',
  (c, to) =>
    c.effect(
      sequence(
        set('caller', to),
        set('ghost', nearestCrew),
        calledUp('ghost', 'caller'),
        mayUse('ghost', 'all'),
        laidToRest('ghost'),
      ),
    ),
  (t, to) =>
    `the crew nearest the top of your discard pile comes to ${t.ref(to)}, engaged; you may use its functions at once; then it goes beneath that pile`,
  { means: [['you', 3]] },
);
const SEPARATE: StaticSource = { k: 'separate' };
/** The cards of combined terrain take damage one by one, for a complete turn. Earlier damage is divided among them (F5 Stellar Field). */
export const separates = v.effect<[]>(
  'separates',
  c => {
    const { name } = compileLasting(c.scope.inner('lasting'), SEPARATE);
    // both in one step: nothing settles between them
    return (s, f) => {
      separate(s);
      const { you, self } = f;
      const lasting = { rule: name, you, self, l: { ...f.l }, n: 0, cards: null, of: you, turns: 1 };
      madeToLast(s, { card: self, lasting });
    };
  },
  () => 'for one turn the cards of combined terrain take damage one by one, and earlier damage is divided among them',
  { lasts: [SEPARATE] },
)();
