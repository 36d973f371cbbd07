// The terrain of New Empires.

export const capturedMoon = card('T2 Captured Moon', {
  on: that(either(called('planet'), called('system'), called('star')), terrain, yours),
  combines: true,
});

export const femeraziSystem = card('T6 System Femerazi System', {
  always: [{ k: 'immune', to: that(ship, ofEmpire('Tufor')), of: hazard }],
});

export const sensorPlanet = card('T7 Sensor Planet (New Empires)', {
  whenever: [{ on: drawsInSight, once: true, may: true, effect: lookAtDrawn }],
});

import { card } from '../../card.ts';
import {
  called,
  drawsInSight,
  either,
  hazard,
  lookAtDrawn,
  ofEmpire,
  ship,
  terrain,
  that,
  yours,
} from '../../words/index.ts';
