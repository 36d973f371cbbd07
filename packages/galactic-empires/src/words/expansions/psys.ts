import { type Amount, type CardId, eitherOf, type Filter, many, type Ref } from '@orrery/kernel';
import { defOf, sideOf, typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { BACK, TO_LOCATION } from '../../rules/damage/passing-on.ts';
import { eventFrame } from '../../rules/play/events.ts';
import { PSY, type Terms } from '../../rules/psy/in-use.ts';
import { functionsOnTerms } from '../../rules/psy/terms.ts';
import { isA, isCrew, isWhole, shieldsLeft, strengthOf } from '../../rules/table/definitions.ts';
import { locationOf } from '../../rules/table/locations.ts';
import { cardsOn } from '../../rules/table/stacks.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';
import { remembering } from '../effects/cards.ts';
import { noun } from '../filters.ts';
import { happening } from '../happenings.ts';
import { named, object, subject, tells } from '../statics.ts';
import { HEALED_BY_PSYS } from './psy-functions.ts';

// Psys, the fields that they use, and what functions of fields do

const WHITE_DWARF = /\bwhite dwarf\b/i;
const isStar = (s: GeState, id: CardId): boolean =>
  typeOf(s, id) === 'T' && isA(s, id, 'star') && !isA(s, id, 'asteroid');
export const psy = noun('psy', (s, id) => typeOf(s, id) === 'P', 'psys');
export const field = noun('field', (s, id) => typeOf(s, id) === 'F');
/** Fits beings that psy damage may be meant for (F2 Corporeal Field). */
export const psyDragonOrMonster = noun(
  'psy, dragon or monster',
  (s, id) => ['P', 'D', 'M'].includes(typeOf(s, id)),
  'psys, dragons and monsters',
  eitherOf('psy', 'dragon', 'monster'),
);
/** The psy, or other crew, that uses a function of a field. */
export const theUser = v.ref(
  'theUser',
  () => (_s, f) => f.l[PSY] ?? -1,
  () => 'the user',
)();
/** Fits cards that are no psys. */
export const noPsy = v.filter(
  'noPsy',
  () => (s, id) => typeOf(s, id) !== 'P',
  () => ({ soft: 'card', before: 'non-psy' }),
)();
/** Fits fields of a discipline (ge/psy-rules/6). */
export const ofDiscipline = v.filter<[string]>(
  'ofDiscipline',
  (_c, of) => (s, id) => defOf(s, id).source.disciplinesOf?.includes(of) === true,
  (_t, of) => ({ before: `${of} Discipline` }),
);
/** True for a card that is a cyber mage by its class or title, or makes one of the crew that it is on. */
const isCyberMage = (s: GeState, id: CardId): boolean => isA(s, id, 'cyber mage');
/** Fits cyber mages: crew with that title, and crew with such an implant. */
export const cyberMage = noun(
  'cyber mage',
  (s, id) =>
    isCrew(s, id) &&
    (isCyberMage(s, id) || cardsOn(s, id).some(x => typeOf(s, x) === 'A' && works(s, x) && isCyberMage(s, x))),
);
/** Fits cards that are stronger than another. */
export const strongerThan = v.filter(
  'strongerThan',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, id, f) => read(s, f) >= 0 && strengthOf(s, id) > strengthOf(s, read(s, f));
  },
  (t, card) => ({ after: `stronger than ${t.ref(card)}` }),
);
/** Fits cards that have had research applied to get rid of them (F6 Research Field). */
export const researched = v.filter(
  'researched',
  () => (s, id) => s.cards[id]!.applied > 0 && (sideOf(s, id).ends?.points ?? 'research') === 'research',
  () => ({ that: 'has had research applied to it' }),
)();
/** Fits star cards: terrain with that word in its title. A Starbase and an asteroid are no stars. */
export const starCard = noun('star', isStar, 'stars', 'star', { terrain: true });
/** Fits stars, and white dwarfs. */
export const starOrWhiteDwarf = noun(
  'star or white dwarf',
  (s, id) => isStar(s, id) || (typeOf(s, id) === 'T' && WHITE_DWARF.test(defOf(s, id).source.title)),
  'stars and white dwarfs',
  eitherOf('star', 'white dwarf'),
  { terrain: true },
);
/** Fits systems, and combined terrain. */
export const systemOrCombined = noun(
  'system or combined terrain',
  (s, id) => typeOf(s, id) === 'T' && (isA(s, id, 'system') || isWhole(s, id)),
  'systems and combined terrain',
  eitherOf('system', 'combined terrain'),
  { terrain: true },
);
/** Fits cards whose location has no shields left. */
export const unshieldedThere = v.filter(
  'unshieldedThere',
  () => (s, id) => shieldsLeft(s, locationOf(s, id)) === 0,
  () => ({ after: 'at a location without shields left' }),
)();
/** Fits cards that can use a function of a field now on some terms, alone or together with a partner (F4 Field of Channeling). */
export const ableToUse = v.filter<[Terms, Ref?]>(
  'ableToUse',
  (c, terms, partner) => {
    const but = c.scope.name;
    const read = partner === undefined ? null : c.ref(partner);
    return (s, id, f) =>
      inPlay(s, id) && functionsOnTerms(s, s.cards[id]!.controller, id, terms, read?.(s, f) ?? -1, but).length > 0;
  },
  // what two psys do together is said where they do it
  (_t, { free, anyField }, partner) =>
    partner !== undefined
      ? {}
      : free && !anyField
        ? { after: '(if it can use a function)' }
        : { having: 'a function that it can use' },
);
/** Fits psys with damage that healing removes, and cards that only healing by functions of fields ends (O1 Psy Disease). */
export const healable = v.filter(
  'healable',
  () => (s, id) => {
    const { damage, lasting, shieldDamage } = s.cards[id]!;
    return isA(s, id, HEALED_BY_PSYS) || (typeOf(s, id) === 'P' && damage - lasting + shieldDamage > 0);
  },
  () => ({ noun: 'damaged psy, or card that only healing ends' }),
)();
/** True if another player's psy that fits uses a function of a field. */
export const psyActs = v.test(
  'psyActs',
  (c, which: Filter) => {
    const fits = c.filter(which);
    return (s, f) => {
      const e = eventFrame(s, f);
      if (e === null || e.l.kind !== 'action' || e.l.stopped) return false;
      const user = (e.l[PSY] as number | undefined) ?? -1;
      return user >= 0 && fits(s, user, f);
    };
  },
  (t, which) => `${t.one(which)} uses a function of a field`,
  undefined,
  { events: ['action'] },
);
/** Another player draws a card. */
export const anotherDraws = happening(
  'anotherDraws',
  'drawn',
  () => (_s, f) => f.l.fact.seat !== f.you,
  () => 'when another player draws a card',
)();
/** This card remembers a field, whose functions it uses more easily. */
export const studies = remembering('studies', (t, card) => `study ${t.ref(card)}`);
/** This card serves a card until it serves another (B8 Psy Control Base). */
export const serves = remembering(
  'serves',
  (t, card) => `${t.ref('self')} serves ${t.ref(card)} until it serves another`,
);
/** True while the damage on this card is less than twice its strength. */
export const standsTwice = v.test(
  'standsTwice',
  () => (s, f) => s.cards[f.self]!.damage < 2 * strengthOf(s, f.self),
  () => 'the damage on it is less than twice its strength',
  () => 'the damage on it is at least twice its strength',
)();
const pointsOf = (n: Amount): string | null => (typeof n === 'number' ? many(n, 'psy damage point') : null);
tells(
  'aimed psy damage',
  (t, x) =>
    `${subject(t, x.to)} has ${pointsOf(x.n!) ?? `psy damage points equal to ${t.amount(x.n!)}`} for ${named(t, x.of!) ?? `one ${t.filter(x.of!)}`}`,
);
tells(
  'function strength',
  (t, x) =>
    `${subject(t, x.to)} needs ${Math.abs(x.n as number)} less strength for the functions of ${object(t, x.of)}`,
);
tells('protects network', (t, x) => `${subject(t, x.to)} protects its player’s Psy Network as a psy does`);
tells('structure taken', (t, x) => `${subject(t, x.to)} takes 1 damage for every 2 that come to it`);
tells('points ignored', (t, x) => {
  const most = typeof x.n === 'number' ? many(x.n, 'point') : t.amount(x.n!);
  if (x.what === TO_LOCATION)
    return `damage that comes to ${object(t, x.to)} goes to its location instead, at most ${most}`;
  if (x.what === BACK)
    return `damage that comes to ${object(t, x.to)} goes back to the cards that deal it, at most ${most}`;
  return x.n === 1
    ? `${subject(t, x.to)} ignores the first point of damage that comes to it`
    : typeof x.n === 'number'
      ? `${subject(t, x.to)} ignores the first ${x.n} points of damage that come to it`
      : `${subject(t, x.to)} ignores as many points of damage that come to it as ${t.amount(x.n!)}`;
});
tells('enters engaged', (t, x) => `${object(t, x.to)} of yours come into play engaged`);
tells(
  'volley ignored',
  (t, x) =>
    `the next volley of another player at ${object(t, x.to)} does nothing${x.what === undefined ? `, and ${t.ref('self')} is discarded then` : ''}`,
);
