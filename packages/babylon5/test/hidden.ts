import { asked, randomBot } from '@orrery/bots';
import { answer, asking, awaited, clone, options, type Seat, seeded, shuffled, start } from '@orrery/kernel';
import { type B5State, babylon5, cardsIn, DECK, DEFS, HAND, RESERVE, setUp } from '../src/index.ts';

const AMBASSADORS = {
  human: 'jeffrey-sinclair',
  centauri: 'londo-mollari',
  minbari: 'delenn',
  narn: 'gkar',
} as const;

/** A match with decks of every card that the races can use, in some order. */
export function deal(seed: number): B5State {
  const order = { ...setUp({ seats: [{ race: 'narn' }, { race: 'centauri' }] }), random: seeded(seed) };
  const seats = Object.entries(AMBASSADORS).map(([race, ambassador]) => {
    const fitting = DEFS.filter(
      d =>
        [race, null, 'neutral'].includes(d.race) && d.source.set !== 'test' && !d.keywords.has('Starting Ambassador'),
    );
    return {
      race,
      deck: [
        ambassador,
        ...shuffled(order, fitting)
          .slice(0, 50)
          .map(d => d.id),
      ],
    };
  });
  return start(babylon5, { ruleset: seed % 3 === 0 ? 'engine' : 'casual', seats, house: ['any deck'] }, seed, true);
}

/** Plays at random for so many decisions, or to the end. */
export function playOn(s: B5State, seed: number, decisions: number): void {
  const bot = randomBot(seed);
  for (let i = 0; i < decisions && s.result === null; i++) {
    const seat = awaited(s)[0]!;
    s.heard = [];
    answer(babylon5, s, seat, bot.choose(asked(babylon5, s, seat)));
  }
}

/** The menus in which a player looks at cards that otherwise lie hidden. */
const LOOKING = ['scan', 'to the bottom', 'order'];

/** The cards that a viewer may not look at, in groups of those that could be each other for all that the viewer knows. */
export function hidden(s: B5State, viewer: Seat | null, faceDown: boolean): number[][] {
  const looks =
    s.ask !== null &&
    viewer !== null &&
    awaited(s).includes(viewer) &&
    LOOKING.includes(asking(babylon5, s).step.menu.name)
      ? options(babylon5, s, viewer).map(o => o.a)
      : [];
  const free: number[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    // before the first turn players look through their own decks
    const zones = seat !== viewer ? [DECK, HAND, RESERVE] : s.round === 'setup' ? [] : [DECK];
    for (const zone of zones) free.push(...cardsIn(s, seat, zone).filter(id => !looks.includes(id)));
  }
  if (!faceDown) return [free];
  const typeOf = (id: number) => DEFS[s.defs[id]!]!.type;
  const under = [...s.cards.keys()].filter(id => s.cards[id]!.faceDown && s.cards[id]!.controller !== viewer);
  // what lies face down somewhere is known to be an agenda, a contingency, a conflict, but not which
  const groups = [...new Set(under.map(typeOf))].map(type => [...under, ...free].filter(id => typeOf(id) === type));
  return [...groups, free];
}

/** The same position with other cards where the viewer may not look. */
export function swapped(s: B5State, groups: readonly number[][], seed: number): B5State {
  const other = clone(s);
  const changed = other.defs.slice();
  other.menus = null;
  other.derived = null;
  other.defs = changed;
  const dice = { ...other, random: seeded(seed) };
  for (const ids of groups) {
    const defs = shuffled(
      dice,
      ids.map(id => changed[id]!),
    );
    ids.forEach((id, i) => {
      changed[id] = defs[i]!;
    });
  }
  other.conflicts = other.conflicts.map(c => {
    const rules = c.faceDown ? DEFS[other.defs[c.card]!]!.conflict : null;
    return rules ? { ...c, rules: rules.id, types: rules.types } : c;
  });
  return other;
}
