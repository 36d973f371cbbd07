import type { CardId, Filter, Ref } from '@orrery/kernel';
import { defOf, KIND, typeOf } from '../card.ts';
import { v } from '../language.ts';
import { hasRoom } from '../rules/empire/clydon.ts';
import { needsOf } from '../rules/points/requirements.ts';
import { turn } from '../rules/table/card-position.ts';
import { moved, noted } from '../rules/table/cards-in-play.ts';
import { empireOf, isA, isShip, wholeOf } from '../rules/table/definitions.ts';
import { rescued } from '../rules/table/duration.ts';
import { cardsOn } from '../rules/table/stacks.ts';
import { isUnder, stands } from '../rules/texts/static-texts.ts';
import { DISCARD, type GeState, inPlay } from '../state.ts';
import { noun } from './filters.ts';
import { happening } from './happenings.ts';

// Words for ships and the cards that ships carry

const OUTLAWS = new Set(['Bolaar', 'Corporate Pirate']);
const OUTLAW_TRIBES = new Set(['Nagiridni Pirates', 'Vicious Six']);
/** Fits pirate ships (ge/definitions): ships with the word in their title, and those of four peoples. */
export const pirateShip = noun(
  'pirate ship',
  (s, id) =>
    isShip(s, id) &&
    (isA(s, id, 'pirate') || OUTLAWS.has(empireOf(s, id)) || OUTLAW_TRIBES.has(defOf(s, id).source.branch ?? '')),
);
/** Fits Clydon warcraft, which some cruisers carry (ge/empire-clydon). */
export const warcraft = noun('warcraft', (s, id) => isA(s, id, 'warcraft'), 'warcraft');
/** Fits ships that can carry this one and have room for it. */
export const carrierFor = v.filter(
  'carrierFor',
  () => (s, id, f) => hasRoom(s, id, f.self),
  t => ({ noun: 'ship', that: `can carry ${t.ref('self')}` }),
  { rule: 'ge/empire-clydon/1' },
)();
/** The card that this card's text remembers. */
export const theRemembered = v.filter(
  'theRemembered',
  () => (s, id, f) => id === s.cards[f.self]!.bond,
  t => ({ certain: true, noun: t.names.remembered ?? 'card that it remembers' }),
  { named: true },
)();
/** True for a ship that a chieftain on board keeps safe from another ship (C9 Indirigan Chieftain). */
const keptSafe = (s: GeState, id: CardId, from: CardId): boolean =>
  stands(s, KIND['not fired at']) &&
  cardsOn(s, id).some(x => isA(s, x, 'chieftain')) &&
  isUnder(s, KIND['not fired at'], id, from);
/** Fits Indirigan ships of another player, or of another tribe in the same fleet (ge/empire-indirigan/2, ge/empire-indirigan/4). */
export const ofOtherTribe = v.filter(
  'ofOtherTribe',
  () => (s, id, f) =>
    isShip(s, id) &&
    empireOf(s, id) === 'Indirigan' &&
    (s.cards[id]!.controller !== f.you || s.cards[id]!.owner !== s.cards[f.self]!.owner) &&
    !keptSafe(s, id, f.self),
  () => ({ noun: 'Indirigan ship', of: 'another tribe or fleet' }),
  { rule: 'ge/empire-indirigan/4' },
)();
/** Fits bases, and ships that are not Indirigan. */
export const spared = v.filter(
  'spared',
  () => (s, id) => typeOf(s, id) === 'B' || (isShip(s, id) && empireOf(s, id) !== 'Indirigan'),
  () => ({ noun: 'base or ship that is not Indirigan', plural: 'bases or ships that are not Indirigan' }),
)();
/** True if this card's empire is the main empire of its player's deck, and the card belongs to that player. */
export const ofMainEmpire = v.test(
  'ofMainEmpire',
  () => (s, f) => {
    const { owner, controller } = s.cards[f.self]!;
    return owner === controller && s.seats[owner]!.empire === empireOf(s, f.self);
  },
  () => 'its empire is the main empire of your deck',
  () => 'its empire is not the main empire of your deck',
)();
/** A card that fits would go from play to a discard pile. As a replacement it comes before the fact. */
export const wouldBeDiscarded = happening(
  'wouldBeDiscarded',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, to } = f.l.fact as { card: CardId; to: number };
      return to === DISCARD && s.cards[card]!.controller >= 0 && fits(s, card, f);
    };
  },
  (t, which) => `${which.w === 'itsLocation' ? 'its location' : t.one(which)} would be discarded from play`,
);

/** A card that fits would be discarded because its unit has left. */
export const losesUnit = happening(
  'losesUnit',
  'left',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const { card, to } = f.l.fact as { card: CardId; to: number };
      const { on } = s.cards[card]!;
      return to === DISCARD && on >= 0 && !inPlay(s, on) && isHull(s, on) && fits(s, card, f);
    };
  },
  (t, which) => `${t.one(which)} would be discarded with its unit`,
);
const isHull = (s: GeState, id: CardId): boolean => typeOf(s, id) === 'S' || typeOf(s, id) === 'B';
/** Brings a crew aboard this ship, disengaged until it is restored. */
export const takeAboard = v.effect(
  'takeAboard',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id) || !inPlay(s, f.self)) return;
      moved(s, { card: id, on: f.self, at: -1 });
      noted(s, { card: id, bond: f.self });
      turn(s, id, false);
      rescued(s, { card: id, seat: s.cards[id]!.controller });
    };
  },
  (t, card) => `${t.ref(card)} comes aboard ${t.ref('self')}`,
);
/** Fits cards on this ship, or on the ship that it is a part of (ge/ship/5). */
export const aboard = v.filter(
  'aboard',
  () => (s, id, f) => {
    const { on } = s.cards[id]!;
    return on >= 0 && inPlay(s, f.self) && (on === f.self || on === wholeOf(s, f.self));
  },
  t => ({ after: `on ${t.ref('self')}` }),
)();
/** Fits crew that this ship has rescued and not restored yet. */
export const rescuedHere = v.filter(
  'rescuedHere',
  () => (s, id, f) => s.cards[id]!.on === f.self && s.cards[id]!.bond === f.self && typeOf(s, id) === 'C',
  t => ({ noun: 'crew', plural: 'crew', doing: `rescued by ${t.ref('self')}` }),
)();
/** Restores a rescued crew. */
export const recover = v.effect(
  'recover',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return;
      noted(s, { card: id, bond: -1 });
      if (needsOf(s, id) === null) turn(s, id, true);
    };
  },
  (t, card) => `${t.ref(card)} can be used again`,
);

/** Lets a card that is played as a reaction protect the target. Its presence is enough (ge/damage/6). */
export const getsBefore = v.effect<[string]>(
  'getsBefore',
  () => () => {},
  (t, what) => `play ${t.ref('self')} there, where it stands before ${what}`,
  { means: [['you', 3]], playsIt: true },
);
/** Takes the research of a scout this turn, because its player has looked at a card instead. */
export const forgoesResearch = v.effect(
  'forgoesResearch',
  () => (s, f) => {
    noted(s, { card: f.self, counter: 1 });
  },
  t => `${t.ref('self')} generates no research this turn`,
)();
export const researchesAgain = v.effect(
  'researchesAgain',
  () => (s, f) => {
    if (s.cards[f.self]!.counter !== 0) noted(s, { card: f.self, counter: 0 });
  },
  () => '',
)();
