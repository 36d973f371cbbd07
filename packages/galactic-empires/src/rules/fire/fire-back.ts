// Detonium bolts, which fire back at cards that fire at their ship (ge/weapons/20).
import { askStep, type CardId, type Frame, type Menu, many, option, type Seat } from '@orrery/kernel';
import { programs, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { type GeState, inPlay } from '../../state.ts';
import { type Event, eventAt } from '../play/events.ts';
import { SYSTEM_REACTIONS } from '../play/reaction.ts';
import { combined } from '../table/definitions.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { judgeTarget } from './targets.ts';
import { boltsOf } from './weapons.ts';

/** Returns a player's ships that an event fires at. A combined ship counts with all its parts. */
function firedAt(s: GeState, e: Event, seat: Seat): CardId[] {
  if (e.stopped || (e.kind === 'volley' ? e.fire === undefined : !e.firing)) return [];
  const at = e.kind === 'volley' ? [e.on] : e.aims;
  return at.flatMap(id => (id >= 0 && inPlay(s, id) && s.cards[id]!.controller === seat ? combined(s, id) : []));
}

/** Returns the firing cards that the bolts of a ship may fire at, each card once. */
function shooters(s: GeState, e: Event, seat: Seat, ship: CardId): CardId[] {
  const bolts = boltsOf(s, ship);
  if (bolts.length === 0) return [];
  const firing = e.kind === 'volley' ? (e.shots ?? []).map(x => x.card) : [e.card];
  return [...new Set(firing)].filter(id => inPlay(s, id) && judgeTarget(s, seat, id, bolts) === null);
}

SYSTEM_REACTIONS.push({
  // public: everybody sees what is armed and what fires at it
  might: (s, e, seat) => s.turnOf !== seat && firedAt(s, e, seat).some(ship => shooters(s, e, seat, ship).length > 0),
  list(s, e, seat, out) {
    if (s.turnOf === seat) return;
    for (const card of firedAt(s, e, seat))
      if (shooters(s, e, seat, card).length > 0)
        out.push({
          card,
          program: programs.of('fire back'),
          get label() {
            return brief(`Fire back with the detonium bolts of ${cardLabel(s, card, seat)}`);
          },
          note: () =>
            `at a card that fires at it, 1 damage each: ${many(
              boltsOf(s, card).reduce((n, b) => n + b.shots, 0),
              'bolt',
            )}, each once until your next turn`,
        });
  },
});

const list = (s: GeState, f: Frame): CardId[] => {
  const e = eventAt(s, f.l.event);
  return e === null ? [] : shooters(s, e, f.you, f.self);
};

const menu: Menu<GeState> = {
  name: 'fire back',
  list: (s, f) => list(s, f).map(id => option('card', id)),
  label: (s, _f, o, seat) => cardLabel(s, o.a, seat),
  prompt: (s, f) => brief(`Choose a target for the bolts of ${titleOf(s, f.self)}.`),
  stakes: () =>
    'Your bolts hit first. A card that they destroy does not fire. Each armed bolt fires back once until your next turn.',
  rule: 'ge/weapons/20',
  note: (s, _f, o, seat) => cardNote(s, o.a, seat),
  card: (s, _f, o) => titleOf(s, o.a),
};

v.procedure(
  'fire back',
  v.flow(
    'bolts fire back',
    c => {
      const volley = c.program('volley');
      c.step(
        askStep({ who: (_s, f) => [f.you], menu }, (_s, f, picks) => {
          f.l.target = picks[0]![0]?.a ?? -1;
        }),
      );
      const goes = c.unless((_s, f) => f.l.target >= 0);
      c.step({
        op: 'call',
        program: () => volley,
        locals: (_s, f) => ({ a: f.l.target, back: f.self }),
        you: null,
        self: null,
      });
      c.land(goes);
    },
    () => '',
  )(),
);
