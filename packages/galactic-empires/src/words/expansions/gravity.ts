import type { CardId, Frame, Ref } from '@orrery/kernel';
import { choose, minus, repeat, that, v } from '../../language.ts';
import { dropShots, type Shot } from '../../rules/fire/firepower.ts';
import { PHASERS, phasersOf } from '../../rules/fire/weapons.ts';
import { changingEvent } from '../../rules/play/events.ts';
import { heavyOf } from '../../rules/points/uses.ts';
import { wholeOf } from '../../rules/table/definitions.ts';
import { isSuspended } from '../../rules/texts/static-texts.ts';
import type { GeState } from '../../state.ts';
import { count, halfOf } from '../amounts.ts';
import { at } from '../crew.ts';
import { lasts } from '../effects/lasting.ts';
import { crew } from '../filters.ts';
import { cards, these } from '../lists.ts';
import { playerOf } from '../refs.ts';

// A unit without gravity: half its crew, half its weapons (O7 Inoperative Gravity)

/** Fits cards whose effects no text suspends. */
const unsuspended = v.filter(
  'unsuspended',
  () => (s, id) => !isSuspended(s, id),
  () => ({ that: 'can be used' }),
)();
/** For one turn only half of the crew of a unit can be used, without the fraction. The player of the unit says which crew cannot. */
export const halvesCrew = v.flow<[Ref]>(
  'halvesCrew',
  (c, unit) => {
    const all = count(cards(that(crew, at(unit))));
    c.effect(
      repeat(
        minus(all, halfOf(all)),
        choose(
          'idle',
          {
            who: playerOf(unit),
            list: cards(that(crew, at(unit), unsuspended)),
            prompt: 'Which crew of that unit cannot be used?',
          },
          lasts({ k: 'suspended' }, { turns: 1 }, these('idle')),
        ),
      ),
    );
  },
  (t, unit) =>
    `for one turn, only half of the crew of ${t.ref(unit)} can be used, rounded down; the player of that unit says which cannot`,
  unit => ({ means: [[unit, -3]] }),
);
/** Fits a ship and the ships that have combined with it. */
const partOf = v.filter<[Ref]>(
  'partOf',
  (c, ship) => {
    const read = c.ref(ship);
    return (s, id, f) => wholeOf(s, id) === read(s, f);
  },
  (t, ship) => ({ certain: true, noun: t.ref(ship) }),
  { named: true },
);
/** Returns how many shots of a weapon of a card are beyond what it has now. */
function beyond(s: GeState, card: CardId, weapon: number): number {
  const most = weapon === PHASERS ? phasersOf(s, card) : (heavyOf(s, card)[weapon - 1]?.count ?? Infinity);
  return Math.max(0, (s.cards[card]!.fired[weapon] ?? 0) - most);
}
/** Takes the shots of a ship that are beyond what it has now out of the event that is answered. */
function cutShots(s: GeState, f: Frame, ship: CardId): void {
  const e = changingEvent(s, f);
  if (e === null || e.l.stopped) return;
  if (e.l.kind === 'action' && e.l.firing === true && wholeOf(s, e.l.card) === ship) {
    if (beyond(s, e.l.card, e.l.gun.weapon) > 0) e.l.stopped = true;
    return;
  }
  if (e.l.kind !== 'volley') return;
  const gone: Shot[] = [];
  const shots = (e.l.shots as readonly Shot[]).map(shot => {
    const n = wholeOf(s, shot.card) === ship ? Math.min(shot.n, beyond(s, shot.card, shot.weapon)) : 0;
    if (n === 0) return shot;
    const points = Math.floor((shot.points * (shot.n - n)) / shot.n);
    gone.push({ ...shot, n, points: shot.points - points });
    return { ...shot, n: shot.n - n, points };
  });
  e.l.shots = [...shots, ...gone];
  dropShots(e, shot => gone.includes(shot));
}
/** For one turn a ship has only half of its weapons of each kind. Of the shots that it fires now, those beyond that are lost. */
export const halvesWeapons = v.flow<[Ref]>(
  'halvesWeapons',
  (c, ship) => {
    const read = c.ref(ship);
    for (const k of ['phasers', 'heavy weapons'] as const)
      c.effect(lasts({ k, to: partOf(ship), times: 0.5 }, { turns: 1 }));
    c.step({ op: 'do', act: (s, f) => cutShots(s, f, read(s, f)) });
  },
  (t, ship) => `for one turn, ${t.ref(ship)} fires only half of its weapons of each kind`,
  ship => ({ means: [[ship, -3]] }),
);
