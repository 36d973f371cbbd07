// The Weapons Fire Phase: the player chooses a target, volley after volley (ge/weapons-fire-phase).
import { askStep, type Menu, many, option, refuse } from '@orrery/kernel';
import { v } from '../../language.ts';
import { brief, homeName, seatName, titleOf } from '../../names.ts';
import { type GeState, hqOf, inPlay, TIME_ORIGIN } from '../../state.ts';
import { aiming, aimOf, judgeTarget, ownTargetsFor, targetsFor } from '../fire/targets.ts';
import { mostAt, neededFor } from '../fire/volley.ts';
import { cardLabel } from '../table/labels.ts';

const NO_CARDS = refuse(
  'ge/turn-definitions/5',
  'You can do that in your two Play Cards Phases, before and after weapons fire.',
);

/** The menu of the Weapons Fire Phase: the targets to fire at next. */
const targets: Menu<GeState> = {
  name: 'weapons fire',
  neverEmpty: true,
  list: (s, f) => [...targetsFor(s, f.you).map(aiming), option('pass')],
  // nobody is asked about their own cards alone
  rare: (s, f) =>
    targetsFor(s, f.you).length === 0 ? [] : ownTargetsFor(s, f.you).map(target => option('fire', target)),
  label: (s, _f, o, seat) =>
    o.verb === 'pass'
      ? 'Stop firing'
      : o.verb === 'origin'
        ? `The time origin (${neededFor(s, aimOf(o))})`
        : o.verb === 'headquarters'
          ? `${homeName(s, o.a)} of ${seatName(s, o.a)} (${neededFor(s, hqOf(o.a))})`
          : `${brief(cardLabel(s, o.a, seat), 55)} (${neededFor(s, o.a)})`,
  prompt: () => 'Choose a target to fire at.',
  stakes: () =>
    'The brackets show the points needed to destroy a target, with shields. Each target takes one volley a turn. You can fire at a Sector HQ only while no ship or dragon protects it.',
  rule: 'ge/weapons-fire-phase/10',
  note: (s, f, o) => {
    if (o.verb === 'pass') return 'your weapons do not fire again this turn';
    const target = aimOf(o);
    const own = o.verb === 'fire' && s.cards[o.a]!.controller === f.you;
    return `${own ? 'your own card; ' : ''}needs ${many(neededFor(s, target), 'point')} to destroy; you can fire ${mostAt(s, f.you, target)}`;
  },
  card: (s, _f, o) => (o.verb === 'fire' ? titleOf(s, o.a) : null),
  judge: (s, f, _seat, wish) =>
    wish.verb === 'headquarters' && s.seats[wish.a] !== undefined
      ? judgeTarget(s, f.you, hqOf(wish.a))
      : wish.verb === 'origin'
        ? judgeTarget(s, f.you, TIME_ORIGIN)
        : wish.verb === 'fire' && inPlay(s, wish.a)
          ? judgeTarget(s, f.you, wish.a)
          : wish.verb === 'play' || wish.verb === 'use' || wish.verb === 'exchange'
            ? NO_CARDS
            : null,
};

export const weaponsFire = v.flow(
  'weapons fire',
  c => {
    const volley = c.program('volley');
    const start = c.code.length;
    c.step(
      askStep({ who: (_s, f) => [f.you], menu: targets }, (_s, f, picks) => {
        const o = picks[0]![0]!;
        f.l.target = o.verb === 'pass' ? -1 : aimOf(o);
      }),
    );
    const goes = c.unless((s, f) => f.l.target !== -1 && s.result === null);
    c.step({ op: 'call', program: () => volley, locals: (_s, f) => ({ a: f.l.target }), you: null, self: null });
    c.go(start);
    c.land(goes);
  },
  () => '',
)();

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fire/targets.ts: ge/weapons-fire-phase/1, ge/weapons-fire-phase/2, ge/weapons-fire-phase/4
// - rules/fire/volley.ts: ge/weapons-fire-phase/3, ge/weapons-fire-phase/5, ge/weapons-fire-phase/6, ge/weapons-fire-phase/7, ge/weapons-fire-phase/8, ge/weapons-fire-phase/9
