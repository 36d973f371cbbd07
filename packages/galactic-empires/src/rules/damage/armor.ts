// Armor: its player decides whether it stops damage to the structure of a unit (ge/points/16).
// Engaged and disengaged units alike have armor (ge/points/16, ge/points/17, ge/points/18, ge/points/19, ge/points/20, ge/points/21, ge/points/22).
// The frame that asks keeps the unit in `armored`, and the points that would reach its structure in `through`.
import { askStep, type CardId, type Compiler, type Frame, many, yesNo } from '@orrery/kernel';
import { v } from '../../language.ts';
import { brief, PROMPT, titleOf } from '../../names.ts';
import { type GeState, inPlay, isPlace } from '../../state.ts';
import { type Fire, firepower } from '../play/events.ts';
import { deciderOf } from '../table/decider.ts';
import { armorLeft, currentStrength } from '../table/definitions.ts';
import { standing } from '../texts/standing.ts';
import { hit } from './damage.ts';
import { leadThrough, weigh } from './splash.ts';

/** Returns the points that the armor of the unit in question would stop. */
const takenOff = (s: GeState, f: Frame): number => Math.min(f.l.through, armorLeft(s, f.l.armored));
/** Writes what would be left of the unit after so many points to its structure. */
const leaves = (s: GeState, f: Frame, points: number): string => {
  const left = currentStrength(s, f.l.armored) - points;
  return left > 0 ? `it would keep ${left} strength` : 'it would be destroyed';
};

const menu = yesNo<GeState>(
  (s, f) =>
    brief(
      `${many(f.l.through, 'point')} would reach the structure of ${titleOf(s, f.l.armored)}. Use its armor?`,
      PROMPT,
    ),
  {
    stakes: (s, f) =>
      `Its armor has strength ${armorLeft(s, f.l.armored)} and stops as many points. Each use lowers its strength by 1 for good.`,
    rule: 'ge/points/20',
    yes: (s, f) => `the armor stops ${takenOff(s, f)}: ${leaves(s, f, f.l.through - takenOff(s, f))}`,
    no: (s, f) => `you save the armor: ${leaves(s, f, f.l.through)}`,
  },
);

/** Asks the player of the unit in `armored` whether to use its armor, and passes the answer to `take`. */
function emitQuestion(c: Compiler<GeState>, take: (s: GeState, f: Frame, used: boolean) => void): void {
  c.step(
    askStep({ who: (s, f) => [deciderOf(s, f.l.armored)], menu }, (s, f, picks) => {
      take(s, f, picks[0]![0]?.verb === 'yes');
    }),
  );
}

/** Scores damage that waited for the answer (`hit` in damage.ts). */
v.procedure(
  'armor',
  v.flow(
    'whether armor is used',
    c => {
      const gone = c.unless((s, f) => inPlay(s, f.l.armored));
      emitQuestion(c, (s, f, armor) => {
        hit(s, f.l.armored, { ...f.l.hit, armor });
      });
      c.land(gone);
    },
    () => '',
  )(),
);

/**
 * Finds the next unit in the way of a volley whose player has not decided about its armor yet. Earlier answers decide which points pass. Returns the
 * unit and the points that would reach its structure, or null.
 */
function nextArmored(
  s: GeState,
  f: Frame,
  volley: Fire,
): { readonly armored: CardId; readonly through: number } | null {
  const found: { armored: CardId; through: number }[] = [];
  const visit = (id: CardId, fire: Fire): Fire => {
    const said: number | undefined = f.l.armor[id];
    const { through, over } = weigh(s, id, fire, said === 1, f.you);
    if (said === undefined && through > 0 && armorLeft(s, id) > 0) found.push({ armored: id, through });
    return over;
  };
  const target: CardId = f.l.on;
  const rest = leadThrough(s, target, f.l.clock, volley, visit);
  if (!isPlace(target) && firepower(rest) > 0) visit(target, rest);
  return found[0] ?? null;
}

/**
 * Asks whether to use armor against a volley before it is scored. `armor` holds the answers by card.
 * @param volley returns the points of the volley as they will be scored
 */
export function emitArmor(c: Compiler<GeState>, volley: (s: GeState, f: Frame) => Fire): void {
  const some = c.unless(s => standing(s).armored.length > 0);
  const start = c.code.length;
  c.step({
    op: 'do',
    act: (s, f) => {
      f.l.armor ??= {};
      Object.assign(f.l, nextArmored(s, f, volley(s, f)) ?? { armored: -1 });
    },
  });
  const more = c.unless((_s, f) => f.l.armored >= 0);
  emitQuestion(c, (_s, f, used) => {
    f.l.armor = { ...f.l.armor, [f.l.armored]: used ? 1 : 0 };
  });
  c.go(start);
  c.land(more);
  c.land(some);
}
