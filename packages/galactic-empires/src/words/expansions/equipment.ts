import { eitherOf, type Filter, type Ref } from '@orrery/kernel';
import { defOf, KIND, sideOf, typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { rearmed } from '../../rules/fire/rearming.ts';
import { oneShot, PHASERS } from '../../rules/fire/weapons.ts';
import { placesFor } from '../../rules/play/playing-on.ts';
import { heavyOf } from '../../rules/points/uses.ts';
import { isA } from '../../rules/table/definitions.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { modified } from '../../rules/texts/modifiers.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { inPlay } from '../../state.ts';
import { comesAlone } from '../effects/equipment.ts';
import { isEmptyRack } from '../equipment.ts';
import { happening } from '../happenings.ts';
import { host } from '../refs.ts';
import { more, object, tells } from '../statics.ts';

// Words for equipment: mines, berths, shuttles, weapons that count

/** The card comes into play in reaction. */
export const playsItself = comesAlone('playsItself', '');
tells('mine systems', (t, x) => `${t.ref(host)} has ${more(t, x)} active mine deployment system`);
tells(
  'takes first',
  (t, x) =>
    `${t.ref('self')} takes the first ${t.amount(x.n ?? 0)} points of damage to ${object(t, x.to)} in each complete turn, and the last of these disengages it`,
);
const WORLDS = ['planet', 'moon', 'system'];
/** The places of the first transporters: ships, bases, planets, moons and systems. */
export const portOrWorld = v.filter(
  'portOrWorld',
  () => (s, id) => {
    const type = typeOf(s, id);
    return type === 'S' || type === 'B' || (type === 'T' && WORLDS.some(name => isA(s, id, name)));
  },
  () => ({ noun: eitherOf('ship', 'base', ...WORLDS) }),
)();
/** The places of mines for ships alone, and a rack that holds none. */
export const shipMineBed = v.filter(
  'shipMineBed',
  () => (s, id) => typeOf(s, id) === 'S' || isEmptyRack(s, id),
  () => ({ noun: eitherOf('ship', 'empty mine rack') }),
)();
/** The other places of your fleet where a card in play, such as an equipment, could be played. */
export const berthsFor = v.list(
  'berthsFor',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id)) return [];
      const here = locationOf(s, id);
      return placesFor(s, f.you, id, sideOf(s, id)).flatMap(o =>
        o.verb === 'on' && s.cards[o.a]!.controller === f.you && locationOf(s, o.a) !== here && o.a !== s.cards[id]!.on
          ? [o.a]
          : [],
      );
    };
  },
  (t, card) => `the other places of your fleet where ${t.ref(card)} can be played`,
  'card',
  (t, card) => `other place of your fleet where ${t.ref(card)} can be played`,
);
/** Fits shuttles and fighters whose phasers have fired and are not rearmed. */
export const spentShuttle = v.filter(
  'spentShuttle',
  () => (s, id) => oneShot(s, id) && (s.cards[id]!.fired[PHASERS] ?? 0) > 0,
  () => ({ noun: eitherOf('shuttle', 'fighter'), which: 'whose phasers have fired' }),
)();
/** Rearms the phasers of a shuttle or fighter. */
export const rearms = v.effect(
  'rearms',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (inPlay(s, id)) rearmed(s, { cards: [id], seat: s.cards[id]!.controller });
    };
  },
  (t, card) => `rearm the phasers of ${t.ref(card)}`,
  card => ({ means: [[card, 2]] }),
);
/** The phasers of a card that fits are rearmed. */
export const isRearmed = happening(
  'isRearmed',
  'rearmed',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => (f.l.fact.cards as readonly number[]).some(id => fits(s, id, f));
  },
  (t, which) => `when the phasers of ${object(t, which)} are rearmed`,
);
/** True if a card has fired phasers in this turn. */
export const hasFiredPhasers = v.test(
  'hasFiredPhasers',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => read(s, f) >= 0 && (s.cards[read(s, f)]!.fired[PHASERS] ?? 0) > 0;
  },
  (t, card) => `${t.ref(card)} has fired phasers this turn`,
  (t, card) => `${t.ref(card)} has not fired phasers this turn`,
);
/**
 * A number, as far as the cards of this card's title on its host stay within a limit together. Each counts with its printed strength, those that came
 * first before the others (E1 Ship Upgrade).
 */
export const togetherUpTo = v.amount<[number, number]>(
  'togetherUpTo',
  (_c, n, most) => (s, f) => {
    const { on, since } = s.cards[f.self]!;
    if (on < 0) return n;
    const { title } = defOf(s, f.self).source;
    const before = cardsOn(s, on).filter(
      id => s.cards[id]!.since < since && defOf(s, id).source.title === title && works(s, id),
    );
    return Math.max(0, Math.min(n, most - before.reduce((sum, id) => sum + defOf(s, id).source.strength, 0)));
  },
  (_t, n, most) => `${n}, but by at most ${most} by all such cards together`,
);
/** Fits ships with a mine deployment system, active or not (ge/ship-systems/1). */
export const withMineSystem = v.filter(
  'withMineSystem',
  () => (s, id) => (defOf(s, id).source.mineSystems ?? 0) > 0 || modified(s, KIND['mine systems'], id, 0) > 0,
  () => ({ after: 'with a mine deployment system' }),
)();
/** Fits cards with heavy weapons of one name. */
export const withWeapon = v.filter<[string]>(
  'withWeapon',
  (_c, name) => (s, id) => heavyOf(s, id, true).some(w => w.name === name),
  (_t, name) => ({ after: `with ${name}` }),
);
