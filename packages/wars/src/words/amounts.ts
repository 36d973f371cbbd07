import {
  type Amount,
  type Filter,
  type List,
  numberOf,
  ownedBy,
  type Phrase,
  type Ref,
  type Teller,
} from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { FACTION_NAMES } from '../names.ts';
import { hereOf } from '../rules/abilities/ongoing-ability.ts';
import { battleDestiny, revealedDestiny } from '../rules/battle/battle-destiny.ts';
import { totalPower as battlePower } from '../rules/battle/power-step.ts';
import { powerAt, totalTactics as tacticsAt } from '../rules/battle/totals.ts';
import { printed } from '../rules/cards/modifiers.ts';
import { energyIcons } from '../rules/locations/energy-icon.ts';
import { locations } from '../rules/locations/location.ts';
import { iconsAt, supportIcons } from '../rules/playing/support-icons.ts';
import { ACTIVE, type Faction, HAND, IN_PLAY, pile, RESERVE, USED } from '../state.ts';
import { type Figure, numberOn } from './filters.ts';
import { YOU } from './phrases.ts';

// Amounts

/** Marks a thing as belonging to a player, so that texts can say whose it is. */
const ofWhom = (t: Teller, who: Ref, what: Phrase): Phrase => ownedBy(who === 'you' ? YOU : t.ref(who), what)!;

/** The number of cards in play that fit. */
export const count = v.amount(
  'count',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      let n = 0;
      for (const id of s.zones[IN_PLAY]!) if (fits(s, id, f)) n++;
      return n;
    };
  },
  (t, filter) => t.numberOf(filter),
);
/** Returns a plural phrase without its article. */
export const withoutThe = (things: Phrase): Phrase =>
  things.startsWith('the ') ? things.slice('the '.length) : things;
/** The number of cards in a list. */
export const size = v.amount(
  'size',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => read(s, f).length;
  },
  (t, list) => numberOf(withoutThe(t.list(list)), t.single(list) ?? ''),
);
/** A number of a card: its power, tactics or defense as it counts now, or its energy cost or destiny. */
export const its = v.amount(
  'its',
  (c, which: Figure, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      return id < 0 ? 0 : numberOn(s, id, which);
    };
  },
  (t, which, card) => t.own(card, which === 'cost' ? 'energy cost' : which),
);
/** The highest value of a number among cards in play; 0 if there are none. */
export const highest = v.amount(
  'highest',
  (c, which: Figure, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) =>
      s.zones[IN_PLAY]!.reduce((most, id) => (fits(s, id, f) ? Math.max(most, numberOn(s, id, which)) : most), 0);
  },
  (t, which, filter) => `the highest ${which} of ${t.filter(filter, true)}`,
);
/** The highest printed power. Modifiers do not count (wars/ruling-kucha/1). */
export const highestPrintedPower = v.amount(
  'highestPrintedPower',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) =>
      s.zones[IN_PLAY]!.reduce((most, id) => (fits(s, id, f) ? Math.max(most, printed(s, id, 'power')) : most), 0);
  },
  (t, filter) => `the highest printed power of the ${t.filter(filter, true)}`,
);
/** A sum of a number over cards in play. */
export const sumOf = v.amount(
  'sumOf',
  (c, which: Figure, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => s.zones[IN_PLAY]!.reduce((sum, id) => (fits(s, id, f) ? sum + numberOn(s, id, which) : sum), 0);
  },
  (t, which, filter) => `the total ${which} of ${t.filter(filter, true)}`,
);

/** A side's total tactics at the location of this card, or of the card that a ref names. */
export const totalTactics = v.amount(
  'totalTactics',
  (c, who: Ref, at?: Ref) => {
    const read = c.ref(who);
    const place = at ? c.ref(at) : hereOf;
    return (s, f) => tacticsAt(s, read(s, f), place(s, f));
  },
  (t, who, at?: Ref) => `${t.own(who, 'total tactics')} ${at ? `at ${t.ref(at)}` : 'here'}`,
);
/** A side's total power at this card's location; in a battle there, with everything that counts. */
export const totalPower = v.amount(
  'totalPower',
  (c, who: Ref, at?: Ref) => {
    const read = c.ref(who);
    const place = at ? c.ref(at) : hereOf;
    return (s, f) => {
      const where = place(s, f);
      return s.battle !== null && s.battle.at === where ? battlePower(s, read(s, f)) : powerAt(s, read(s, f), where);
    };
  },
  (t, who, at?: Ref) => `${t.own(who, 'total power')} ${at ? `at ${t.ref(at)}` : 'here'}`,
);
/** A side's battle destiny now. */
export const battleDestinyOf = v.amount(
  'battleDestinyOf',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => battleDestiny(s, read(s, f));
  },
  (t, who) => t.own(who, 'battle destiny'),
);

/** A player's support icons of a faction, on all locations. */
export const icons = v.amount(
  'icons',
  (c, faction: Faction, who: Ref = 'you') => {
    const read = c.ref(who);
    return (s, f) => supportIcons(s, read(s, f), faction);
  },
  (t, faction, who = 'you') =>
    numberOf(
      ofWhom(t, who, `${FACTION_NAMES[faction]} support icons`),
      ofWhom(t, who, `${FACTION_NAMES[faction]} support icon`),
    ),
);
const FACTION_LIST: readonly Faction[] = ['earther', 'gongen', 'maverick', 'shi', 'quay'];
const kindOf = (faction: Faction | 'any'): string => (faction === 'any' ? '' : `${FACTION_NAMES[faction]} `);
/** A player's support icons, of one faction or of all, at the location of this card or of the card that a ref names. */
export const iconsHere = v.amount(
  'iconsHere',
  (c, who: Ref, faction: Faction | 'any' = 'any', at?: Ref) => {
    const read = c.ref(who);
    const place = at ? c.ref(at) : hereOf;
    const all = faction === 'any' ? FACTION_LIST : [faction];
    return (s, f) => {
      const where = place(s, f);
      return where < 0 ? 0 : all.reduce((n, x) => n + iconsAt(s, where, read(s, f), x), 0);
    };
  },
  (t, who, faction: Faction | 'any' = 'any', at?: Ref) =>
    numberOf(
      ofWhom(t, who, `${kindOf(faction)}support icons ${at ? `at ${t.ref(at)}` : 'here'}`),
      ofWhom(t, who, `${kindOf(faction)}support icon ${at ? `at ${t.ref(at)}` : 'here'}`),
    ),
);
/** The energy icons on a player's side of this card's location, or of the location that a ref names. */
export const energyHere = v.amount(
  'energyHere',
  (c, who: Ref, at?: Ref) => {
    const read = c.ref(who);
    const place = at ? c.ref(at) : hereOf;
    return (s, f) => {
      const where = place(s, f);
      return where < 0 ? 0 : energyIcons(s, where, read(s, f));
    };
  },
  (t, who, at?: Ref) => {
    const side = `on ${t.own(who, 'side')} ${at ? `of ${t.ref(at)}` : 'here'}`;
    return numberOf(`energy icons ${side}`, `energy icon ${side}`);
  },
);

const pileSize = (name: string, kind: number, told: string) =>
  v.amount(
    name,
    (c, who: Ref = 'you') => {
      const read = c.ref(who);
      return (s, f) => pile(s, read(s, f), kind).length;
    },
    (t, who = 'you') => numberOf(`cards in ${t.own(who, told)}`, `card in ${t.own(who, told)}`),
  );
export const handSize = pileSize('handSize', HAND, 'hand');
export const usedSize = pileSize('usedSize', USED, 'used pile');
export const activeSize = pileSize('activeSize', ACTIVE, 'active pile');
export const reserveSize = pileSize('reserveSize', RESERVE, 'reserve');

/** A number of the event: the size of the drain, the casualties, or the revealed destiny. */
export const eventNumber = v.amount(
  'eventNumber',
  (_c, field: string, _told: string) => (_s, f) => f.l.fact?.[field] ?? 0,
  (_t, _field, told) => told,
);
/** The casualties that the loser has to satisfy. */
export const casualties = v.amount(
  'casualties',
  () => s => s.battle?.casualties ?? 0,
  () => numberOf('casualties', 'casualty'),
)();
/** The number of units of a player that entered play at a location this turn. */
export const enteredAt = v.amount(
  'enteredAt',
  (c, who: Ref, at: Ref) => {
    const read = c.ref(who);
    const place = c.ref(at);
    return (s, f) =>
      s.entries.filter(e => e.seat === read(s, f) && e.at === place(s, f) && defOf(s, e.card).unit).length;
  },
  (t, who, at: Ref) => numberOf(`${t.own(who, 'units')} that have entered play at ${t.ref(at)} this turn`),
);
/** The amount with its sign changed. */
export const negative = v.amount(
  'negative',
  (c, x: Amount) => {
    const a = c.amount(x);
    return (s, f) => -a(s, f);
  },
  (t, x) => `minus ${t.amount(x)}`,
);
/** The larger of two amounts. */
export const most = v.amount(
  'most',
  (c, x: Parameters<typeof c.amount>[0], y: Parameters<typeof c.amount>[0]) => {
    const a = c.amount(x);
    const b = c.amount(y);
    return (s, f) => Math.max(a(s, f), b(s, f));
  },
  (t, x, y) => `${t.amount(x)}, or ${t.amount(y)} if that is more`,
);
/** The number of factions of the cards in play that fit. Independent cards have no faction (wars/factions/1, wars/factions/2). */
export const factionsOf = v.amount(
  'factionsOf',
  (c, filter: Filter) => {
    const fits = c.filter(filter);
    return (s, f) => {
      const found = new Set<Faction>();
      for (const id of s.zones[IN_PLAY]!) {
        const { faction } = defOf(s, id).source;
        if (faction !== undefined && faction !== 'independent' && fits(s, id, f)) found.add(faction);
      }
      return found.size;
    };
  },
  (t, filter) => numberOf(`factions among ${t.filter(filter, true)}`, `faction among ${t.filter(filter, true)}`),
);
/** The number of factions of which a player has support icons in play. */
export const kindsOfIcons = v.amount(
  'kindsOfIcons',
  (c, who: Ref = 'you') => {
    const read = c.ref(who);
    return (s, f) => FACTION_LIST.filter(x => supportIcons(s, read(s, f), x) > 0).length;
  },
  (t, who = 'you') => numberOf(ofWhom(t, who, 'kinds of support icons'), ofWhom(t, who, 'kind of support icon')),
);
/** The destiny of the card that a side revealed for battle destiny, with all changes; -1 if there is none. */
export const revealedFor = v.amount(
  'revealedFor',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      return (s.battle?.revealed[seat] ?? null) === null ? -1 : revealedDestiny(s, seat);
    };
  },
  (t, who) =>
    `the destiny of the card that ${t.ref(who)} ${t.ref(who) === 'you' ? 'have' : 'has'} revealed for battle destiny`,
);
/** A side's battle destiny at the end of the power step of the battle that ended. */
export const settledDestiny = v.amount(
  'settledDestiny',
  (c, who: Ref) => {
    const read = c.ref(who);
    return (s, f) => f.l.fact?.destiny?.[read(s, f)] ?? 0;
  },
  (t, who) => `${t.own(who, 'battle destiny')} after the power step`,
);
/** The total destiny of the cards of a list; -1 for an empty list, which equals no number that a player can name. */
export const destinyIn = v.amount(
  'destinyIn',
  (c, list: List) => {
    const read = c.list(list);
    return (s, f) => {
      const ids = read(s, f);
      return ids.length === 0 ? -1 : ids.reduce((n, id) => n + (defOf(s, id).source.destiny ?? 0), 0);
    };
  },
  (t, list) => `${v.trait(list, 'oneCard') ? 'the destiny' : 'the total destiny'} of ${t.list(list)}`,
);
/** The number that `note` kept. */
export const noted = v.amount<[string, string?]>(
  'noted',
  (_c, name) => (_s, f) => f.l[name] ?? 0,
  (_t, _name, told = 'X') => told,
);
/** The support icons of a faction on all locations that fit, on both sides of them. */
export const iconsOn = v.amount(
  'iconsOn',
  (c, faction: Faction, place: Filter) => {
    const fits = c.filter(place);
    return (s, f) =>
      locations(s).reduce(
        (n, at) => (fits(s, at, f) ? n + iconsAt(s, at, 0, faction) + iconsAt(s, at, 1, faction) : n),
        0,
      );
  },
  (t, faction, place) =>
    numberOf(
      `${FACTION_NAMES[faction]} support icons on ${t.filter(place, true)}`,
      `${FACTION_NAMES[faction]} support icon on a ${t.filter(place)}`,
    ),
);
/** The highest number of support icons that you have of any one other faction. */
export const mostOtherIcons = v.amount(
  'mostOtherIcons',
  (_c, but: Faction) => (s, f) =>
    FACTION_LIST.reduce((n, x) => (x === but ? n : Math.max(n, supportIcons(s, f.you, x))), 0),
  (t, _but) =>
    numberOf(
      ofWhom(t, 'you', 'support icons of any other faction'),
      ofWhom(t, 'you', 'support icon of any other faction'),
    ),
);
