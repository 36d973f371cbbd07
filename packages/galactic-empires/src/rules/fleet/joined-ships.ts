// Ships that join others and form one ship with them (ge/ship/5, ge/empire-krebiz/11, ge/empire-clydon/4, ge/empire-space-dragon/2).
import {
  askStep,
  type CardId,
  type Menu,
  option,
  ownCard,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { defOf, type Side, sideOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { FLEET, type GeState, inPlay, pile } from '../../state.ts';
import { playsChanged } from '../play/card-plays.ts';
import { moved } from '../table/cards-in-play.ts';
import { isCombined, isShip, strengthOf } from '../table/definitions.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { verb } from '../verbs.ts';
import { slotsOf, slotsToJoin, slotsUsed } from './command.ts';

export const NOT_YOURS = refuse('ge/empire-krebiz/6', 'You can join and separate only ships of your own fleet.');

const NO_ROOM = refuse('ge/empire-clydon/1', 'None of your ships can carry that one, or none has room.');

export const NO_PLAYS = refuse(
  'ge/empire-krebiz/7',
  'Joining or separating ships costs a Card Play. You have none left.',
);

const PARTED = refuse('ge/empire-krebiz/11', 'You cannot combine parts again on the turn that you separated them.');

/** The bit of `used` that says that a part was separated this turn. Like uses of functions, it ends when the turn begins. */
export const SEPARATED = 1 << 30;

/** True if a ship can take another into its stack as one ship: by `carries`, or as a Krebiz cruiser and one capsule. */
export function takesIn(s: GeState, host: CardId, card: CardId, side: Side): boolean {
  if (side.joins === null || isCombined(s, host) || !isShip(s, host)) return false;
  return side.joins(s, host, scene(s.cards[host]!.controller, card, { part: defOf(s, card).sides.indexOf(side) }));
}

/** A part leaves its ship, or joins one. The log names it as a part. */
const joined = facts.define<{ card: CardId; seat: Seat; on: CardId }>('joined', {
  deed: true,
  apply() {},
  show: { card: 'card', seat: 'seat', on: 'card' },
  // two equal ships are told apart
  say: n => (n.card === n.on ? `${n.seat} joins one ${n.card} to another.` : `${n.seat} joins ${n.card} to ${n.on}.`),
});

/** Returns the ships that a ship in play could join, because they have room and the player has command slots. */
const roomFor = (s: GeState, seat: Seat, id: CardId): CardId[] =>
  pile(s, seat, FLEET).filter(
    x =>
      x !== id &&
      takesIn(s, x, id, sideOf(s, id)) &&
      (slotsToJoin(s, x, strengthOf(s, id)) === 0 ||
        slotsUsed(s, seat) - slotsOf(s, id) + slotsToJoin(s, x, strengthOf(s, id)) <= s.seats[seat]!.slots),
  );

/** True for a ship that was separated from another this turn. */
const parted = (s: GeState, id: CardId): boolean => (s.cards[id]!.used & SEPARATED) !== 0;

/** True unless one of two Krebiz parts was separated this turn (ge/empire-krebiz/11). */
const mayJoin = (s: GeState, id: CardId, host: CardId): boolean =>
  !isKrebiz(s, id) || (!parted(s, id) && !parted(s, host));

/** Returns the ships that a ship in play may join. */
const hostsFor = (s: GeState, seat: Seat, id: CardId): CardId[] => roomFor(s, seat, id).filter(x => mayJoin(s, id, x));

/** Returns the rule that stops a ship in play from joining another for a Card Play, or null (ge/empire-krebiz/11, ge/empire-clydon/4). */
export function judgeJoining(s: GeState, seat: Seat, id: CardId): Refusal | null {
  if (!inPlay(s, id) || s.cards[id]!.controller !== seat || !isShip(s, id)) return NOT_YOURS;
  if (sideOf(s, id).joins === null || isCombined(s, id)) return NO_ROOM;
  if (s.seats[seat]!.plays < 1) return NO_PLAYS;
  const hosts = roomFor(s, seat, id);
  if (hosts.length === 0) return NO_ROOM;
  return hosts.some(x => mayJoin(s, id, x)) ? null : PARTED;
}

/** True for a Krebiz ship that is, or can be, a cruiser and a capsule. */
export function isKrebiz(s: GeState, id: CardId): boolean {
  const { parts, component } = defOf(s, id).source;
  return parts !== undefined || component !== undefined;
}

verb({
  name: 'join',
  procedure: 'join ships',
  list(s, seat, out) {
    for (const id of pile(s, seat, FLEET))
      if (sideOf(s, id).joins !== null && judgeJoining(s, seat, id) === null) out.push(option('join', id));
  },
  judge: judgeJoining,
  label: (s, a, _b, seat) => brief(`Join ${cardLabel(s, a, seat)} to another ship`),
  note: () => 'costs 1 Card Play; the two count as one ship',
});

const hostMenu: Menu<GeState> = {
  name: 'join',
  list: (s, f) => hostsFor(s, f.you, f.l.a).map(id => option('card', id)),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
  prompt: (s, f) => `Which ship does ${titleOf(s, f.l.a)} join?`,
  stakes: () => 'The two become one ship. Their strength, shields and weapons add up.',
  rule: 'ge/ship/5',
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
};

v.procedure(
  'join ships',
  v.flow(
    'a ship joins another',
    c => {
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: hostMenu }, (s, f, picks) => {
          const on = picks[0]![0]!.a;
          playsChanged(s, { seat: f.you, n: -1 });
          joined(s, { card: f.l.a, seat: f.you, on });
          joinTo(s, f.l.a, on);
        }),
      );
    },
    () => '',
  )(),
);

/** A ship in play joins another. Its damage is added to the damage of the whole. */
export function joinTo(s: GeState, card: CardId, on: CardId): void {
  const { damage, shieldDamage } = s.cards[card]!;
  moved(s, { card, on, at: -1 });
  if (damage + shieldDamage === 0) return;
  const [part, whole] = [ownCard(s, card), ownCard(s, on)];
  part.damage = 0;
  part.shieldDamage = 0;
  whole.damage += damage;
  whole.shieldDamage += shieldDamage;
}
