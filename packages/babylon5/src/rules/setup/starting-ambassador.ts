// The ambassador who leads a faction from the start: the legal cards, and how all players reveal theirs (b5/setup/17).
import { ask, type CardId, type Menu, option, ownSeat, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf, LIBRARY } from '../../card.ts';
import { facts, repeatWhile, v } from '../../language.ts';
import { fitting } from '../../menus.ts';
import { abilityName, seatName, titleLink } from '../../names.ts';
import { type B5State, cardsIn, DECK, HAND, INNER, players, RACES, type Race, zone } from '../../state.ts';
import { moved } from '../cards/in-play.ts';
import { printedMarks } from '../cards/marks.ts';
import { kindOf } from '../factions/kinds.ts';
import { judgeLeader } from '../factions/leaders.ts';
import { eliminate } from '../politics/elimination.ts';
import { rowOf, rowsOf } from '../politics/parties.ts';
import { moveTension, tensionChanged } from '../politics/tension.ts';
import { note, opening, put } from './opening.ts';

const TAKEN = refuse('b5/setup/19', 'That ambassador is already revealed. Choose another.');
const TAKEN_LEAGUE = refuse('b5/starting-hand/8', 'Another player has already chosen that ambassador. Choose another.');
const EARLY = refuse('b5/setup/17', 'All players reveal ambassadors before they choose starting hands.');

/** A faction receives its ambassador: the first card of its Inner Circle (b5/setup/22). */
export const ambassadorLeads = facts.define<{ card: CardId; seat: Seat }>('ambassador', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.ambassador = x.card;
    // a starting card may change the first rating (b5/influence/2)
    seat.rating = defOf(s, x.card).source.starts?.rating ?? seat.rating;
    if (s.ruleset !== 'engine' && kindOf(s, x.seat).twice) s.began = [...(s.began ?? []), defOf(s, x.card).personality];
    if (s.extended !== undefined) s.extended = [...s.extended, [defOf(s, x.card).personality, x.seat]];
  },
  show: { card: 'card', seat: 'seat' },
  opens: () => true,
  say: n => `${n.card} is the ambassador of ${n.seat}.`,
});

/** Several players revealed the same limited ambassador: it is set aside (b5/setup/19). */
export const ambassadorsClash = facts.define<{ ambassador: string; seats: readonly Seat[] }>('ambassador-clash', {
  apply() {},
  show: { ambassador: 'plain', seats: 'seat' },
  say: (_n, x, s) =>
    `${x.seats!.map(seat => seatName(s, seat)).join(' and ')} both revealed ${titleLink(LIBRARY.find(x.ambassador!)!)}. Each must choose another.`,
});

/** Puts a faction's ambassador into play, face up, with its changes to the start. */
export function lead(s: B5State, seat: Seat, card: CardId): void {
  moved(s, { card, to: zone(seat, INNER), from: s.cards[card]!.zone, faction: seat, controller: seat });
  ambassadorLeads(s, { card, seat });
  printedMarks(s, card);
  // starting cards may change the first tensions (b5/tension/11)
  for (const [toward, n] of Object.entries(defOf(s, card).source.starts?.tension ?? {})) {
    const other = RACES.indexOf(toward as Race);
    if (s.ruleset !== 'engine') moveTension(s, rowOf(s, seat), rowsOf(s, other)[0]!, n);
    else
      s.seats.forEach((x, to) => {
        if (to !== seat && x.race === other) tensionChanged(s, { from: seat, to, n });
      });
  }
}

/** True if the players of one race choose one after the other (b5/starting-hand/8). Otherwise all reveal at once (b5/setup/18). */
function inTurn(s: B5State): boolean {
  return s.ruleset !== 'engine' && new Set(s.seats.map(x => x.race)).size < s.seats.length;
}

/** The possible ambassadors of a seat now, one card of each definition. */
export function leaders(s: B5State, seat: Seat): CardId[] {
  const { race, designation } = s.seats[seat]!;
  const { named, shown } = opening(s);
  const seen = new Set<number>();
  return [...cardsIn(s, seat, HAND), ...cardsIn(s, seat, DECK)].filter(id => {
    const def = s.defs[id]!;
    const name = DEFS[def]!.id;
    if (seen.has(def) || (named[seat] ? name !== named[seat] : shown.includes(name))) return false;
    if (!named[seat] && judgeLeader(DEFS[def]!, RACES[race]!, designation, s.ruleset) !== null) return false;
    // a card that another player has fixed in the setup is taken
    if (inTurn(s) && named.some((other, i) => i !== seat && other === name)) return false;
    seen.add(def);
    return true;
  });
}

/** The label of an ambassador, with its abilities. */
function ambassadorLabel(s: B5State, id: CardId): string {
  const { title, abilities } = defOf(s, id);
  const list = abilities.flatMap((n, i) => (n > 0 ? [`${abilityName(i)} ${n}`] : []));
  return list.length > 0 ? fitting(`${title} (${list.join(', ')})`, title) : title;
}

const menu: Menu<B5State> = {
  name: 'ambassador',
  list: (s, _f, seat) => leaders(s, seat).map(id => option('ambassador', id)),
  label: (s, _f, o) => ambassadorLabel(s, o.a),
  card: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Who leads your faction?',
  stakes: () =>
    'Your ambassador starts in play, leads your Inner Circle, and cannot be discarded. All players reveal their ambassadors at the same time.',
  rule: 'b5/setup/17',
  judge(s, _f, seat, wish) {
    if (wish.verb === 'card') return EARLY;
    const card = s.cards[wish.a];
    if (wish.verb !== 'ambassador' || card === undefined || card.owner !== seat) return null;
    const { race, designation } = s.seats[seat]!;
    const barred = judgeLeader(DEFS[s.defs[wish.a]!]!, RACES[race]!, designation, s.ruleset);
    return barred ?? (s.ruleset === 'engine' ? TAKEN : TAKEN_LEAGUE);
  },
};

const undecided = (s: B5State): Seat[] => players(s).filter(seat => s.seats[seat]!.ambassador < 0);

/** Settles the revealed ambassadors: each one shown by a single player leads; limited ones shown by several are set aside. */
function reveal(s: B5State, seats: readonly Seat[], cards: readonly CardId[]): void {
  const defs = cards.map(id => s.defs[id]!);
  const { shown } = opening(s);
  note(s, { shown: [...new Set([...shown, ...defs.map(def => DEFS[def]!.id)])] });
  const told = new Set<number>();
  defs.forEach((def, i) => {
    const same = seats.filter((_, k) => defs[k] === def);
    if (same.length === 1 || DEFS[def]!.copies === 'multiple') {
      lead(s, seats[i]!, cards[i]!);
      return;
    }
    const { named, clashed } = opening(s);
    note(s, { named: put(named, seats[i]!, ''), clashed: [...clashed, seats[i]!] });
    if (!told.has(def)) ambassadorsClash(s, { ambassador: DEFS[def]!.id, seats: same });
    told.add(def);
  });
}

/** A player without another choice keeps an ambassador that by now leads no faction. A player without any ambassador is out of the game. */
function leftOver(s: B5State, seat: Seat): void {
  const { race, designation } = s.seats[seat]!;
  const standing = players(s).map(p => s.defs[s.seats[p]!.ambassador]);
  const card = [...cardsIn(s, seat, HAND), ...cardsIn(s, seat, DECK)].find(
    id => judgeLeader(defOf(s, id), RACES[race]!, designation, s.ruleset) === null && !standing.includes(s.defs[id]!),
  );
  if (card === undefined) eliminate(s, seat, 'has no ambassador left and is out of the game');
  else lead(s, seat, card);
}

/** Procedure: every player's ambassador enters play, chosen if there is a choice (b5/setup/17, b5/setup/18, b5/setup/19). */
v.procedure(
  'ambassadors',
  repeatWhile(
    v.test(
      'ambassadors are missing',
      () => s => s.result === null && undecided(s).length > 0,
      () => '',
    )(),
    ask(
      v,
      'reveal ambassador',
      { who: s => (inTurn(s) ? undecided(s).slice(0, 1) : undecided(s)), menu },
      (s, _f, picks, seats) => {
        const named = seats.filter((_, i) => picks[i]!.length > 0);
        reveal(
          s,
          named,
          picks.filter(list => list.length > 0).map(list => list[0]!.a),
        );
        for (const seat of seats) if (!named.includes(seat)) leftOver(s, seat);
      },
    ),
  ),
);
