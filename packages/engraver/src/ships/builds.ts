/** How each people builds its hulls. */
import { argonian, corporate, krebiz, mechad, pot } from './builds-first.ts';
import { clydon, indirigan, scorpead, tufor, vektrean } from './builds-second.ts';
import { earther, gongen, maverick, plain, quay, shi } from './builds-third.ts';
import type { Build } from './frame.ts';

/** The way of each people. To add one, write a function that builds its hulls and give it a line here. */
const BUILDS: Readonly<Record<string, Build>> = {
  human: earther,
  centauri: shi,
  minbari: quay,
  narn: gongen,
  shadow: tufor,
  vorlon: clydon,
  earther,
  gongen,
  maverick,
  shi,
  quay,
  argonian,
  krebiz,
  mechad,
  corporate,
  pot,
  indirigan,
  tufor,
  scorpead,
  clydon,
  vektrean,
  'space-dragon': tufor,
};

/** How a people builds; one without a way of its own builds plainly. */
export const buildOf = (people: string): Build => BUILDS[people] ?? plain;
