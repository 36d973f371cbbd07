// The Interstellar Alliance (ISA): its founding, its members, and their expulsion for wars among them (b5/isa).
import { type CardId, refuse, ruleLink, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, players } from '../../state.ts';
import { isIn, type Party, partyOf, seatsOf } from './parties.ts';

/** The bold word of cards of the ISA (b5/isa/5, b5/isa/12). */
export const ISA = 'ISA';

/** Why nobody may play a card for which `needsISA` is true. */
export const NO_ISA = refuse('b5/isa/12', 'An ISA card can be played only while the Interstellar Alliance exists.');

/** A player founds the Interstellar Alliance and is its first member. From now on it is a state of the whole game (b5/isa/1). */
export const isaFounded = facts.define<{ seat: Seat }>('isa-founded', {
  apply(s, x) {
    s.isa = { founder: x.seat, members: [x.seat] };
  },
  revert(s) {
    delete s.isa;
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} founds the ${ruleLink('b5/isa/1', 'Interstellar Alliance')}.`,
  unsettles: true,
});

/** Puts a player among the members. */
function enter(s: B5State, seat: Seat): void {
  if (s.isa) s.isa = { ...s.isa, members: [...s.isa.members, seat] };
}

/** Takes a player from among the members. */
function leave(s: B5State, seat: Seat): void {
  if (s.isa) s.isa = { ...s.isa, members: s.isa.members.filter(other => other !== seat) };
}

/** A player becomes a member of the Interstellar Alliance. */
export const isaJoined = facts.define<{ seat: Seat }>('isa-joined', {
  apply: (s, x) => enter(s, x.seat),
  revert: (s, x) => leave(s, x.seat),
  show: { seat: 'seat' },
  say: n => `${n.seat} joins the Interstellar Alliance.`,
  unsettles: true,
});

/** A player is no longer a member of the Interstellar Alliance (b5/isa/2). */
export const isaExpelled = facts.define<{ seat: Seat }>('isa-expelled', {
  apply: (s, x) => leave(s, x.seat),
  revert: (s, x) => enter(s, x.seat),
  show: { seat: 'seat' },
  say: n => `The Interstellar Alliance ${ruleLink('b5/isa/2', 'expels')} ${n.seat}.`,
  unsettles: true,
});

/** True for a member of the Interstellar Alliance. */
export const isMember = (s: B5State, seat: Seat): boolean => s.isa?.members.includes(seat) === true;

/** The members of the Interstellar Alliance that are still in the game. None if it does not exist. */
export const membersOf = (s: B5State): Seat[] => players(s).filter(seat => isMember(s, seat));

/** The player who founded the Interstellar Alliance and is still in the game; -1 for nobody. */
export function founderOf(s: B5State): Seat {
  const founder = s.isa?.founder ?? -1;
  return founder < 0 || s.seats[founder]!.out ? -1 : founder;
}

/** A player founds the Interstellar Alliance, unless it exists. */
export function found(s: B5State, seat: Seat): void {
  if (!s.isa) isaFounded(s, { seat });
}

/** A player joins the Interstellar Alliance, if it exists. */
export function join(s: B5State, seat: Seat): void {
  if (s.isa && !isMember(s, seat)) isaJoined(s, { seat });
}

/** The Interstellar Alliance expels a player, if it is a member. */
export function expel(s: B5State, seat: Seat): void {
  if (isMember(s, seat)) isaExpelled(s, { seat });
}

/**
 * Two parties have gone to war. A member of the Interstellar Alliance whose doing it is, and who is now at war with another member, is expelled with
 * all members of the same race (b5/isa/2, b5/isa/3, b5/isa/4). Factions in Civil War are races of their own (b5/civil-war/6).
 * @param by the player who has started the war, or played the event or the conflict, or controls the agenda; -1 for nobody
 */
export function expelForWar(s: B5State, by: Seat, a: Party, b: Party): void {
  if (by < 0 || !isMember(s, by)) return;
  const enemy = isIn(s, by, a) ? b : isIn(s, by, b) ? a : -1;
  if (enemy < 0 || !membersOf(s).some(seat => isIn(s, seat, enemy))) return;
  const race = s.ruleset === 'engine' ? s.seats[by]!.race : partyOf(s, by);
  for (const seat of seatsOf(s, race)) expel(s, seat);
}

/** True for an ISA card that nobody can play now, because there is no Interstellar Alliance (b5/isa/12). */
export const needsISA = (s: B5State, id: CardId): boolean => !s.isa && DEFS[s.defs[id]!]!.keywords.has(ISA);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/actions/fetch.ts: b5/isa/6, b5/isa/7
// - rules/politics/electorates.ts: b5/isa/8, b5/isa/9, b5/isa/10, b5/isa/11
