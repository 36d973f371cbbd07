// How a volley hits: illegal shots are lost, the rest is scored, and 6 points on a Sector HQ earn a card (ge/damage/8, ge/how-to-win/6).
import { askStep, type CardId, type Compiler, type Frame, Seam, yesNo } from '@orrery/kernel';
import { KIND, LIBRARY, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { DECK, type GeState, inPlay, isPlace, type Lasting, pile, seatOfHq, TIME_ORIGIN } from '../../state.ts';
import { isBarred, leadThrough, scoreFire } from '../damage/splash.ts';
import { isTerrain } from '../fleet/terrain.ts';
import { type Fire, firepower } from '../play/events.ts';
import { discard } from '../table/duration.ts';
import { locationOf } from '../table/locations.ts';
import { hitHq, isSafe } from '../table/sector-hq.ts';
import { endLasting, standing } from '../texts/standing.ts';
import { eachStatic, isUnder, stands } from '../texts/static-texts.ts';
import { hitOrigin } from '../time/time-origin.ts';
import { draw } from '../turn/draw-phase.ts';
import { dropShots, NO_FIRE, type Shot, sumOf } from './firepower.ts';
import { NEXT_VOLLEY } from './shots.ts';
import { allowed, harms, isLight } from './targets.ts';
import { mayFire } from './weapons.ts';

/** The points that a player must fire at a Sector HQ to be allowed to draw a card (ge/how-to-win/6). */
export const CELEBRATION = 6;

/**
 * Takes out fire that reactions made illegal (ge/damage/8): from cards that left or can no longer fire, or at targets that weapons can no longer fire
 * at.
 */
export function dropIllegal(s: GeState, f: Frame): void {
  const { on, aimed } = f.l as { on: CardId; aimed: CardId };
  // redirected fire goes where it was sent, even if its card could not fire there itself; but bases do not fire at a Sector HQ (ge-r-targeting-error-2)
  dropShots(
    f,
    shot =>
      !inPlay(s, shot.card) ||
      !mayFire(s, shot.card) ||
      (isPlace(on) && !harms(s, shot, on)) ||
      (on >= 0 &&
        inPlay(s, on) &&
        !(isLight(shot.sort) && isTerrain(s, on)) &&
        !harms(s, on === aimed ? shot : { ...shot, card: -1 }, on)) ||
      (on === aimed && (on < -1 || inPlay(s, on)) && !allowed(s, shot.card, on)),
  );
  // what fires at its own Sector HQ does not protect it (ge-r-miscommunications-4)
  const own = on === aimed && !isPlace(on) ? [] : (f.l.shots as readonly Shot[]).map(shot => shot.card);
  if (isBarred(s, on, f.l.clock, own)) Object.assign(f.l, { fire: NO_FIRE, shots: [] });
}

/** A text keeps a whole volley off a card, once (F5 Guardian Field). */
const volleyIgnored = facts.define<{ lasting: Lasting; card: CardId }>('volley-ignored', {
  apply(s, x) {
    endLasting(s, x.lasting);
  },
  show: { card: 'card' },
  say: n => `${n.card} ignores the volley.`,
});

/** Takes out the fire of another player at a card that ignores the volley. The card with that text is discarded then. */
export function ignoreVolley(s: GeState, f: Frame): void {
  const { on } = f.l as { on: CardId };
  if (on < 0 || !stands(s, KIND['volley ignored']) || !inPlay(s, on) || s.cards[on]!.controller === f.you) return;
  let by: Lasting | null = null;
  eachStatic(
    s,
    KIND['volley ignored'],
    (_st, _f, made) => {
      by ??= made;
    },
    on,
  );
  if (by === null) return;
  const { self, you } = by as Lasting;
  volleyIgnored(s, { lasting: by, card: on });
  Object.assign(f.l, { fire: NO_FIRE, shots: [] });
  // another card that has the function of a field stays (P1 Psycanti Muse)
  if (inPlay(s, self) && typeOf(s, self) === 'F') discard(s, self, 'used', you);
}

/** A text that changes one volley has done so (F7 Field of Death). */
const volleyChanged = facts.define<{ lasting: Lasting; card: CardId }>('volley-changed', {
  apply(s, x) {
    endLasting(s, x.lasting);
  },
  show: { card: 'card' },
  say: () => '',
});

/** Ends the texts that change one volley at a card, after that volley. */
function endNextVolley(s: GeState, target: CardId): void {
  if (target < 0 || s.lasting.length === 0 || !stands(s, KIND['fire taken'])) return;
  const over: Lasting[] = [];
  eachStatic(
    s,
    KIND['fire taken'],
    (st, _f, made) => {
      if (made !== null && st.what === NEXT_VOLLEY) over.push(made);
    },
    target,
  );
  for (const lasting of over) volleyChanged(s, { lasting, card: target });
}

/** Returns the points of a volley. They never fall below the points of shots that reactions cannot weaken (C10 Legendary Officer). */
export function firm(s: GeState, f: Frame): Fire {
  const fire: Fire = f.l.fire;
  if (standing(s).statics[KIND['firm fire']] === undefined) return fire;
  const steady = sumOf(
    (f.l.shots as readonly Shot[]).filter(shot => isUnder(s, KIND['firm fire'], locationOf(s, shot.card))),
  );
  return firepower(fire) < firepower(steady) ? steady : fire;
}

/** Scores the volley. First the cards that protect the target take damage, then the target itself (ge/damage/6, ge/damage/7). */
export function land(s: GeState, f: Frame): void {
  f.l.scored = 0;
  const target: CardId = f.l.on;
  const fire = leadThrough(s, target, f.l.clock, firm(s, f), (guard, points) =>
    scoreFire(s, f, guard, points, s.cards[guard]!.since > f.l.clock),
  );
  if (firepower(fire) === 0) return;
  if (!isPlace(target)) {
    scoreFire(s, f, target, fire);
    endNextVolley(s, target);
    return;
  }
  const hq = seatOfHq(target);
  const n = firepower(fire);
  if (target === TIME_ORIGIN) {
    hitOrigin(s, n, f.you, 'weapons');
    return;
  }
  hitHq(s, hq, n, f.you, 'weapons');
  f.l.scored = isSafe(s, hq) ? 0 : n;
}

/** What chapters that come with sets note of a volley that has hit: its frame, and the points that came to its target (see second-volley.ts). */
export const LANDED = new Seam<(s: GeState, f: Frame, fire: Fire) => void>(LIBRARY);

/** Scores a volley, and lets chapters note it. */
export function landNoted(s: GeState, f: Frame): void {
  const notes = LANDED.of(s);
  const fire = notes.length > 0 ? firm(s, f) : NO_FIRE;
  land(s, f);
  for (const note of notes) note(s, f, fire);
}

/** Offers a card to players who have scored 6 points or more on a Sector HQ (ge/how-to-win/6). */
export function emitCelebration(c: Compiler<GeState>): void {
  const reached = c.unless(
    (s, f) => (f.l.scored ?? 0) >= CELEBRATION && s.result === null && pile(s, f.you, DECK).length > 0,
  );
  c.step(
    askStep(
      {
        who: (_s, f) => [f.you],
        menu: yesNo<GeState>(() => 'Do you draw a card?', {
          stakes: () => 'You hit a Sector HQ for 6 points or more. You may draw 1 card.',
          rule: 'ge/how-to-win/6',
          yes: 'you draw 1 card',
          no: 'you do not draw',
        }),
      },
      (s, f, picks) => {
        if (picks[0]![0]!.verb === 'yes') draw(s, f.you, 1);
      },
    ),
  );
  c.land(reached);
}
