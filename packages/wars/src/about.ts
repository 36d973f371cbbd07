// What wishes of WARS are about, by verb.
import type { Abouts } from '@orrery/kernel';

/** What wishes of WARS are about: its actions and its answers. */
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
