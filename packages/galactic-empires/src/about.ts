// What wishes of Galactic Empires are about, by verb.
import type { Abouts } from '@orrery/kernel';

/** What wishes of Galactic Empires are about: its actions and its answers. */
export const ABOUT: Abouts = {
  play: ['card'],
  use: ['card', 'number?'],
  exchange: ['card'],
  gate: ['card'],
  recall: ['card'],
  join: ['card'],
  separate: ['card'],
  expose: ['card'],
  fire: ['card'],
  headquarters: ['seat'],
  engage: ['card'],
  move: ['card', 'card'],
  fleet: ['card'],
  card: ['card'],
  seat: ['seat'],
  pass: [],
};
