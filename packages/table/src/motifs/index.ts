/** What is drawn for a card: its motif, made from its face. */
import type { Motif } from '@orrery/engraver';
import type { CardFace } from '../contract/face.ts';
import { babylon5Motif } from './babylon5.ts';
import { galacticEmpiresMotif } from './galactic-empires.ts';
import { warsMotif } from './wars.ts';

const MOTIFS: Readonly<Record<string, (face: CardFace) => Motif | undefined>> = {
  babylon5: babylon5Motif,
  wars: warsMotif,
  'galactic-empires': galacticEmpiresMotif,
};

/** The motif of a card; undefined for a game or a type without drawings. */
export const motifOf = (face: CardFace): Motif | undefined => MOTIFS[face.game]?.(face);
