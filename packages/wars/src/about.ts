// The things that each verb of WARS names.
import type { Abouts } from '@orrery/kernel';

/** The things that each action and answer of WARS names. */
export const ABOUT: Abouts = {
  activate: ['number'],
  drain: ['card'],
  attack: ['card'],
  play: ['card', 'number?'],
  use: ['card', 'number?'],
  move: ['card', 'card'],
  draw: [],
  pass: [],
  card: ['card'],
  damage: ['card'],
  pile: ['number'],
  stop: [],
  seat: ['seat'],
  pending: ['number'],
  at: ['card'],
  aboard: ['card'],
  beneath: ['card'],
  slot: ['number'],
  table: [],
};
