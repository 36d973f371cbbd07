import type { CardId, Frame, Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import type { Shot } from '../../rules/fire/firepower.ts';
import { changingEvent, eventFrame, type Fire } from '../../rules/play/events.ts';
import { givenTo, heavyOf, PLASMA } from '../../rules/points/uses.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { type GeState, inPlay } from '../../state.ts';
import { emitOpenFire } from '../effects/fire.ts';
import { shotsOf } from '../effects/volleys.ts';

// Volleys and weapons: fire first, charged plasma, what penetrates nothing

/** Lets a card and the cards of its player on it fire volleys, one after another, until their player stops. */
export const stackFires = v.flow<[Ref]>(
  'stackFires',
  (c, card) => {
    const read = c.ref(card);
    const target = c.name('target');
    const mine = (s: GeState, f: Frame): CardId[] =>
      inPlay(s, read(s, f)) ? stackOf(s, read(s, f)).filter(id => s.cards[id]!.controller === f.you) : [];
    const start = c.code.length;
    emitOpenFire(c, target, mine, null, (s, f) => `the stack of ${titleOf(s, read(s, f))}`);
    const stops = c.unless((_s, f) => f.l[target] !== -1);
    c.go(start);
    c.land(stops);
  },
  (t, card) => `${t.ref(card)} and the cards on it fire their weapons`,
);
/** Makes the shield penetration devices of a card, and of the cards on it, hit shields in the volley as any heavy weapon does. */
export const penetratesNothing = v.effect(
  'penetratesNothing',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => {
      const e = changingEvent(s, f);
      if (e === null) return;
      const id = read(s, f);
      const fails = (x: Shot) => x.sort === 'pierce' && (x.card === id || s.cards[x.card]!.on === id);
      const fire: Fire = e.l.fire;
      const n = Math.min(
        fire.pierce,
        shotsOf(s, f).reduce((sum, x) => (fails(x) ? sum + x.points : sum), 0),
      );
      e.l.shots = shotsOf(s, f).map(x => (fails(x) ? { ...x, sort: 'heavy' } : x));
      e.l.fire = { ...fire, heavy: fire.heavy + n, pierce: fire.pierce - n };
    };
  },
  (t, card) => `the shield penetration devices of ${t.ref(card)} hit the shields as other heavy weapons do`,
  { means: [['you', 2]] },
);
/** True if another player fires a weapon, or one of a name, with a card before the volleys. */
export const firesFirstWith = v.test<[string?]>(
  'firesFirstWith',
  (_c, name) => (s, f) => {
    const e = eventFrame(s, f);
    return (
      e !== null &&
      e.l.kind === 'action' &&
      e.l.firing === true &&
      !e.l.stopped &&
      (name === undefined || heavyOf(s, e.l.card, true).some(w => w.name === name))
    );
  },
  (_t, name) =>
    name === undefined
      ? 'another player fires a weapon before the volleys'
      : `another player fires a ${name.toLowerCase()}`,
  undefined,
  { events: ['action'] },
);
/** Fits cards with energy for their variable plasma. */
export const plasmaCharged = v.filter(
  'plasmaCharged',
  () => (s, id) => givenTo(s, id, PLASMA) > 0,
  () => ({ having: 'energy for its variable plasma' }),
)();
/** The energy that was allocated to the variable plasma of a card. */
export const plasmaEnergy = v.amount(
  'plasmaEnergy',
  (c, card: Ref) => {
    const read = c.ref(card);
    return (s, f) => (read(s, f) < 0 ? 0 : givenTo(s, read(s, f), PLASMA));
  },
  (t, card) => `the energy allocated to the variable plasma of ${t.ref(card)}`,
);
