/** All peoples: how their seals are turned, and the darts of their fleets. `builds.ts` says how they build. */
import type { Point } from '../pen/path.ts';

/** A people, by what its drawings share. */
export interface People {
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

/** Every people. To add one, give it a line here, and one in `builds.ts`. */
export const PEOPLES: Readonly<Record<string, People>> = {
  neutral: { seal: [6, 0.12, 2], dart: PLAIN_DART },
  independent: { seal: [4, 0.12, 1] },
  human: {
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
  earther: { seal: [8, 0.18, 2] },
  gongen: { seal: [6, 0.26, 3] },
  maverick: { seal: [5, 0.34, 1] },
  shi: { seal: [6, 0.42, 2], round: true },
  quay: { seal: [3, 0.5, 2], round: true },
  argonian: { seal: [6, 0.36, 3] },
  krebiz: { seal: [5, 0.42, 2], round: true },
  mechad: { seal: [6, 0.14, 1] },
  corporate: { seal: [4, 0.22, 4] },
  pot: { seal: [3, 0.4, 1], round: true },
  indirigan: { seal: [3, 0.24, 4] },
  tufor: { seal: [6, 0.5, 1] },
  scorpead: { seal: [8, 0.3, 3], round: true },
  clydon: { seal: [2, 0.34, 4], round: true },
  vektrean: { seal: [3, 0.3, 2] },
  'space-dragon': { seal: [7, 0.46, 2], round: true },
};

/** The people of that name; one that is not known looks neutral. */
export const peopleOf = (name: string): People => PEOPLES[name] ?? PEOPLES.neutral!;
