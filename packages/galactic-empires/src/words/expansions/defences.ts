import type { CardId, Ref } from '@orrery/kernel';
import { sideOf } from '../../card.ts';
import { v } from '../../language.ts';
import { mayFireAt } from '../../rules/fire/targets.ts';
import { arsenal, PHASERS } from '../../rules/fire/weapons.ts';
import { SET_OFF } from '../../rules/fleet/mines.ts';
import { inPlay } from '../../state.ts';
import { onMission } from '../effects/missions.ts';
import { shuttle } from '../equipment.ts';

// Mines that go off, and phasers that fire at craft in flight

/** A mine goes off at a card that this text names. It does there what its function does, and is used up as ever. It needs nothing else for that. */
export const goesOff = v.flow<[Ref, Ref]>(
  'goesOff',
  (c, mine, at) => {
    const [read, goal] = [c.ref(mine), c.ref(at)];
    const ready = c.unless((s, f) => inPlay(s, read(s, f)) && inPlay(s, goal(s, f)));
    c.step({
      op: 'call',
      program: (s, f) => sideOf(s, read(s, f)).functions[0]!.program,
      locals: (s, f) => {
        const names = Object.keys(sideOf(s, read(s, f)).functions[0]!.source.target ?? {});
        // what it is aimed at is chosen last
        const last = names.at(-1)!;
        const to: CardId = goal(s, f);
        return {
          ...Object.fromEntries(names.map(x => [x, -1])),
          [last]: to,
          aims: [to],
          chosen: [last],
          [SET_OFF]: true,
        };
      },
      you: null,
      self: read,
    });
    c.land(ready);
  },
  (t, mine, at) => `${t.ref(mine)} goes off at ${t.ref(at)}`,
  (_mine, at) => ({ means: [[at, -3]] }),
);
/** Fits shuttles and fighters that are off their ship: alone in space, about to fly, or on a mission (ge-r-free-flying-shuttle-1). */
export const inFlight = v.filter(
  'inFlight',
  c => {
    const [craft, away] = [c.filter(shuttle), c.filter(onMission)];
    return (s, id, f) =>
      craft(s, id, f) &&
      (s.cards[id]!.on < 0 || away(s, id, f) || s.stack.some(({ l }) => l.kind === 'action' && l.card === id));
  },
  () => ({ noun: 'shuttle or fighter', plural: 'shuttles and fighters', that: 'is off its ship' }),
)();
/** Fits cards of yours with phasers that have not fired and may fire at another card. */
export const withPhasersFor = v.filter<[Ref]>(
  'withPhasersFor',
  (c, card) => {
    const read = c.ref(card);
    return (s, id, f) =>
      arsenal(s, f.you).some(b => b.card === id && b.weapon === PHASERS && mayFireAt(s, b, read(s, f)));
  },
  (_t, _card) => ({ having: 'phasers that have not fired' }),
);
/** A unit fires its phasers at a card, and no other weapon, whatever phase it is. */
export const firesPhasersAt = v.flow<[Ref, Ref]>(
  'firesPhasersAt',
  (c, unit, card) => {
    const [read, goal] = [c.ref(unit), c.ref(card)];
    const volley = c.program('volley');
    c.step({
      op: 'call',
      program: () => volley,
      locals: (s, f) => ({ a: goal(s, f), only: [read(s, f)], weapon: PHASERS }),
      you: null,
      self: null,
    });
  },
  (t, unit, card) => `${t.ref(unit)} fires its phasers at ${t.ref(card)}`,
  (_unit, card) => ({ means: [[card, -3]] }),
);
