// Bases of Time Gates

export const repairSupplyBase = card('B8 Repair Supply Base', { always: [{ k: 'keeps points', what: 'repair' }] });

export const dysonSphere = card('B10 Dyson Sphere', {
  always: [
    { k: 'output', to: itsHost, times: 3 },
    { k: 'withstands', to: itsHost },
    { k: 'indestructible', to: itsHost },
    { k: 'fire taken', to: itself, times: 0.5 },
    { k: 'damage taken', to: itself, times: 0.5 },
  ],
  names: { host: 'the terrain that it is on' },
});

import { card } from '../../card.ts';
import { itself, itsHost } from '../../words/index.ts';
