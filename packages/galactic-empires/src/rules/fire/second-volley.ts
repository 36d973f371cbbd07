// A second volley, like one of this turn: the record of volleys that have hit, and their repetition (O8 Repeat Fire).
import type { CardId, Seat } from '@orrery/kernel';
import { facts, v, window } from '../../language.ts';
import { type GeState, inPlay, isPlace, TIME_ORIGIN } from '../../state.ts';
import { emitArmor } from '../damage/armor.ts';
import { type Fire, firepower } from '../play/events.ts';
import { REACTION } from '../play/reaction.ts';
import { wholeOf } from '../table/definitions.ts';
import { dropShots, lessened, type Shot, sumOf } from './firepower.ts';
import { firm, ignoreVolley, land } from './scoring.ts';

/** The name of the record of a volley. */
export const SCORED = 'ge:volley scored';

/** A volley as it hit: the target, the points, and the shots. */
interface Scored {
  readonly on: CardId;
  readonly fire: Fire;
  readonly shots: readonly Shot[];
}

/** Returns the part that a ship or base had in the volleys of a player in this player turn: the points of its own weapons. */
export function partsOf(s: GeState, seat: Seat, ship: CardId): Scored[] {
  return s.lasting.flatMap(({ rule, you, l }) => {
    if (rule !== SCORED || you !== seat) return [];
    const all = l as Scored;
    const shots = all.shots.filter(shot => inPlay(s, shot.card) && wholeOf(s, shot.card) === ship);
    if (shots.length === 0) return [];
    const own = sumOf(shots);
    const fire =
      shots.length === all.shots.length ? all.fire : lessened(own, Math.max(0, firepower(own) - firepower(all.fire)));
    return firepower(fire) > 0 ? [{ on: all.on, fire, shots }] : [];
  });
}

/** True for the target of a volley that can be hit once more. */
export const isStillThere = (s: GeState, on: CardId): boolean => inPlay(s, on) || on === TIME_ORIGIN;

/** A volley strikes its target once more. */
const struckAgain = facts.define<{ seat: Seat; target: CardId; fire: Fire; shots: readonly Shot[] }>('struck-again', {
  deed: true,
  apply() {},
  show: {
    seat: 'seat',
    target: 'target',
    fire: 'plain',
    shots: { as: 'cards', of: x => [...new Set(x.shots.map(k => k.card))] },
  },
  say: (n, x) =>
    `${n.seat} strikes ${n.target} once more for ${firepower(x.fire!)}${n.shots ? ` with ${n.shots}` : ''}.`,
});

/** Repeats a volley: its target is `a`, its `shots` and its `fire` are known. Others react as to any volley. */
v.procedure(
  'second volley',
  v.flow(
    'a volley strikes once more',
    c => {
      c.step({
        op: 'do',
        act: (s, f) => {
          const { a: on, shots, fire } = f.l;
          Object.assign(f.l, {
            kind: 'volley',
            by: f.you,
            card: -1,
            on,
            aimed: on,
            fleet: -1,
            aims: [],
            clock: s.clock,
          });
          struckAgain(s, { seat: f.you, target: on, fire, shots });
        },
      });
      c.effect(window(REACTION));
      const goes = c.unless((s, f) => !f.l.stopped && (isPlace(f.l.on) || inPlay(s, f.l.on)));
      c.step({
        op: 'do',
        act: (s, f) => {
          dropShots(f, shot => !inPlay(s, shot.card));
          ignoreVolley(s, f);
        },
      });
      emitArmor(c, firm);
      c.step({ op: 'do', act: land });
      c.land(goes);
    },
    () => '',
  )(),
);
