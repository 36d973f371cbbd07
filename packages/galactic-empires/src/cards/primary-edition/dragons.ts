// The dragons of the Primary Edition.

/** Its command points count only if the Space Dragons are the main empire. */
const commandsDragons = universe.astralDragoness.always ?? [];
/** The other dragons of the Dragon Empire, in every fleet. */
const otherDragons = that(other(itself), ofEmpire('Space Dragon'));

/** A hatchling joins another dragon, and adds its strength and so many points of physical damage. */
const hatchling = (n: number): SideText => ({
  joins: that(dragon, yours),
  always: [{ k: 'physical damage', to: itsHost, n, if: liesOn('self', dragon) }],
  names: { host: 'that dragon' },
});
export const dragonHatchling1 = card('D1 Dragon Hatchling', hatchling(1));
export const dragonHatchling2 = card('D2 Dragon Hatchling', hatchling(2));

export const quarkDragoness = reprint('D3 Quark Dragoness (Primary Edition)', universe.quarkDragoness);

export const darkDragoness = card('D3 Dark Dragoness', {
  always: [{ k: 'undetected', to: itself, n: 3, even: true }],
});

export const cometDragoness = card('D4 Comet Dragoness', {
  functions: [{ target: { comet: that(called('comet'), terrain, ofOthers) }, effect: discard('comet') }],
  names: { comet: 'it' },
});

export const radiationDragoness = reprint('D4 Radiation Dragoness (Primary Edition)', universe.radiationDragoness);

export const moonDragoness = reprint('D8 Moon Dragoness (Primary Edition)', universe.moonDragoness);

/** She lives on terrain of other players, which supplies her. */
const supplied = that(terrain, ofOthers, suppliesIt);
export const surfaceDragoness = card('D8 Surface Dragoness', {
  on: supplied,
  enters: 'disengaged',
  names: { host: 'its terrain' },
  always: [
    { k: 'needs', to: itself, set: 0, even: true },
    { k: 'disengaged', to: itself, if: unsupplied, even: true },
    { k: 'output', to: itsHost, what: 'supply', n: -2 },
    { k: 'output', to: itsHost, what: 'energy', n: -1 },
    { k: 'fires only at', to: itself, of: onItsGround },
    { k: 'moves to', to: itself, of: supplied, even: true },
    { k: 'no fire', to: itself, if: hasMoved },
  ],
});

export const nebulaDragon = card('D9 Nebula Dragon (Primary Edition)', {
  always: [{ k: 'not fired at', to: itself, of: that(dragon, other(strengthFrom(7))), even: true }, ...commandsDragons],
});

export const deinosNameh = card('D10 Deinos Nameh', {
  always: [{ k: 'fire', to: otherDragons, what: 'other', times: 2 }],
});

export const draxos = card('D10 Draxos III', {
  always: [{ k: 'heavy weapons', to: otherDragons, what: 'Breath Weapon', times: 2 }],
});

import { card, reprint, type SideText } from '../../card.ts';
import { hasMoved, onItsGround, suppliesIt, unsupplied } from '../../words/expansions/index.ts';
import {
  called,
  discard,
  dragon,
  itself,
  itsHost,
  liesOn,
  ofEmpire,
  ofOthers,
  other,
  strengthFrom,
  terrain,
  that,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/dragons.ts';
