import type { CardSource } from '../src/card.ts';
import type { CardType } from '../src/printed.ts';

// Cards that were never printed. Tests give their printed data together with their text.

const invented =
  (type: CardType) =>
  (title: string, rest: Omit<CardSource, 'title' | 'type'>): CardSource => ({ title, type, ...rest });
export const Asset = invented('asset');
export const Character = invented('character');
export const Interrupt = invented('interrupt');
export const Location = invented('location');
export const Order = invented('order');
