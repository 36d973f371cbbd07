/** Two inks for each world, for dark ground and for paper: near to the ink of text, with a breath of the world's own color. */
import type { Inks } from '../pen/sheet.ts';

const INKS = {
  terran: '#a8c8ee #cfe0b8 #2f5580 #55682f',
  ocean: '#9cc6ea #d5e6ea #1f5787 #2d6a78',
  mars: '#eab09a #f4ddd2 #8f4a35 #6f4c40',
  venus: '#e6dcc0 #f3ecda #75602d #5d5130',
  mercury: '#c8c8cf #e6e6ea #50525c #3d3f48',
  moon: '#cdd4df #e8ecf2 #4a5364 #363d4b',
  ice: '#bfe0ee #e6f4f8 #2a6179 #1f4d61',
  ganymede: '#cbc6bd #e4f0f4 #5a5244 #2f5a6b',
  titan: '#e0cfa6 #efe3c6 #7a5d22 #5d4a22',
  gas: '#e2c9b4 #c9d3e2 #805133 #465672',
  arid: '#e3c4a4 #f0dfcb #7f5226 #5c4527',
  rock: '#c3c6cc #e0e2e6 #53565f #3b3e47',
  star: '#fbf1dc #ffffff #7d6630 #5f5029',
  dwarf: '#e8b79c #f4d8c8 #8c4526 #6c3a24',
  nebula: '#c7b8ee #9fd0e6 #5b4d88 #2f6379',
  plasma: '#eeb0cf #b9c6f4 #874568 #4b568e',
  hole: '#dfe7f5 #f3ead8 #20283a #6b4a2a',
  comet: '#cfe6f2 #f0f6fa #2b5f7c #1f4c66',
  void: '#8f9bb1 #cdd4df #5c6576 #3f4858',
  system: '#8f9bb1 #fbf1dc #5c6576 #7d6630',
  station: '#dfe7f5 #b9c3d4 #35415a #4a5468',
  crystal: '#c6e4f4 #ead8f4 #2b5c80 #69459a',
  gaia: '#b9e0c4 #e3efd2 #33664a #5d6a33',
  minbar: '#b6e2de #eaf6f4 #1d6d68 #35605c',
  centauri: '#d9bfe8 #f1e2d0 #6a4a7e #755a32',
  narn: '#efb091 #f6d9c2 #93492b #714a30',
  seyal: '#bfe3d4 #efe2c4 #20695a #775a1c',
  dragon: '#f0b3bf #f6dbe0 #8a4152 #6c3f4a',
  sensor: '#a9dccf #dfeff7 #1f6a5b #33586f',
} as const;

/** The name of a pair of inks. */
export type InkName = keyof typeof INKS;

/** The inks of that name, on dark ground or on paper. */
export function inksOf(name: InkName, dark: boolean): Inks {
  const all = INKS[name].split(' ');
  return dark ? [all[0]!, all[1]!] : [all[2]!, all[3]!];
}
