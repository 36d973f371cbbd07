// The kinds of things that each verb of a wish takes.
import type { Abouts } from '@orrery/kernel';

/** The kinds of things that wishes name, by verb: actions and answers of Galactic Empires. */
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
  origin: [],
  engage: ['card'],
  move: ['card', 'card'],
  on: ['card'],
  space: [],
  fleet: ['card'],
  card: ['card'],
  seat: ['seat'],
  pass: [],
};
