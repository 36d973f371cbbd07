/** All peoples: how each builds, how its seals are turned, and the darts of its fleets. */
import type { Point } from '../pen/path.ts';
import { argonian, corporate, krebiz, mechad, pot } from './builds-first.ts';
import { clydon, indirigan, scorpead, tufor, vektrean } from './builds-second.ts';
import { earther, gongen, maverick, plain, quay, shi } from './builds-third.ts';
import type { Build } from './frame.ts';

/** A people, by what its drawings share. */
export interface People {
  readonly build: Build;
  /** its seals: how many petals, how deep they are, how much the lines turn */
  readonly seal: readonly [fold: number, deep: number, twist: number];
  /** one fighter of its fleets, as parts from -1 to 1 */
  readonly dart?: readonly (readonly Point[])[];
  /** true if its bases have soft outlines */
  readonly round?: boolean;
}

const PLAIN_DART = [
  [
    [0, -1],
    [0.8, 0.8],
    [0, 0.4],
    [-0.8, 0.8],
  ],
] as const;

/** Every people. To add one, write a function that builds its hulls and give it a line here. */
export const PEOPLES: Readonly<Record<string, People>> = {
  neutral: { build: plain, seal: [6, 0.12, 2], dart: PLAIN_DART },
  independent: { build: plain, seal: [4, 0.12, 1] },
  human: {
    build: earther,
    seal: [5, 0.2, 2],
    dart: [
      [
        [0.9, 0.1],
        [0.9, 0.7],
        [-0.9, 0.7],
        [-0.9, 0.1],
      ],
      [
        [-0.32, -0.9],
        [0.32, -0.9],
        [0.42, 0.9],
        [-0.42, 0.9],
      ],
    ],
  },
  centauri: {
    build: shi,
    seal: [9, 0.3, 1],
    dart: [
      [
        [0, -0.4],
        [0.6, -0.8],
        [1, 0],
        [0.7, 0.7],
        [0, 0.4],
        [-0.7, 0.7],
        [-1, 0],
        [-0.6, -0.8],
      ],
    ],
  },
  minbari: {
    build: quay,
    seal: [3, 0.34, 3],
    dart: [
      [
        [0, -1],
        [0.35, -0.3],
        [0.5, 0.5],
        [0.2, 1],
        [0, 0.5],
        [-0.2, 1],
        [-0.5, 0.5],
        [-0.35, -0.3],
      ],
    ],
  },
  narn: {
    build: gongen,
    seal: [4, 0.3, 2],
    dart: [
      [
        [0.35, 0.1],
        [0.5, -1],
        [0.95, 0.2],
        [0.6, 0.8],
        [0, 0.5],
        [-0.6, 0.8],
        [-0.95, 0.2],
        [-0.5, -1],
        [-0.35, 0.1],
        [0, 0.1],
      ],
    ],
  },
  shadow: {
    build: tufor,
    seal: [7, 0.5, 1],
    dart: [
      [
        [0, -1],
        [0.2, -0.2],
        [1, -0.6],
        [0.3, 0.2],
        [0.8, 1],
        [0, 0.4],
        [-0.8, 1],
        [-0.3, 0.2],
        [-1, -0.6],
        [-0.2, -0.2],
      ],
    ],
  },
  vorlon: {
    build: clydon,
    seal: [4, 0.5, 3],
    dart: [
      [
        [0, -1],
        [0.7, -0.5],
        [0.5, 0.3],
        [0.9, 1],
        [0, 0.6],
        [-0.9, 1],
        [-0.5, 0.3],
        [-0.7, -0.5],
      ],
    ],
  },
  earther: { build: earther, seal: [8, 0.18, 2] },
  gongen: { build: gongen, seal: [6, 0.26, 3] },
  maverick: { build: maverick, seal: [5, 0.34, 1] },
  shi: { build: shi, seal: [6, 0.42, 2], round: true },
  quay: { build: quay, seal: [3, 0.5, 2], round: true },
  argonian: { build: argonian, seal: [6, 0.36, 3] },
  krebiz: { build: krebiz, seal: [5, 0.42, 2], round: true },
  mechad: { build: mechad, seal: [6, 0.14, 1] },
  corporate: { build: corporate, seal: [4, 0.22, 4] },
  pot: { build: pot, seal: [3, 0.4, 1], round: true },
  indirigan: { build: indirigan, seal: [3, 0.24, 4] },
  tufor: { build: tufor, seal: [6, 0.5, 1] },
  scorpead: { build: scorpead, seal: [8, 0.3, 3], round: true },
  clydon: { build: clydon, seal: [2, 0.34, 4], round: true },
  vektrean: { build: vektrean, seal: [3, 0.3, 2] },
  'space-dragon': { build: tufor, seal: [7, 0.46, 2], round: true },
};

/** The people of that name; one without a way of its own builds plainly. */
export const peopleOf = (name: string): People => PEOPLES[name] ?? PEOPLES.neutral!;
