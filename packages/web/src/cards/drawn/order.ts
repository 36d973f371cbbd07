/** What is ordered from the engraver: a drawing, as plain data, so that it can be made in another thread. */
import type { Motif } from '@orrery/engraver';
import type { CardFace } from '@orrery/table';

/** A drawing of a card, on a square. */
export interface CardOrder {
  readonly face: CardFace;
  /** the side of its square, in CSS pixels */
  readonly size: number;
  /** pixels of the screen for one CSS pixel */
  readonly ratio: number;
  readonly dark: boolean;
  /** the color of drawings that have none of their own */
  readonly ink: string;
}

/** A drawing of a motif on a canvas of any size. */
export interface MotifOrder {
  readonly motif: Motif;
  /** the size of the canvas, in CSS pixels */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** the corner and the side of the motif's square on it */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly dark: boolean;
  readonly ink: string;
}

export type PictureOrder = CardOrder | MotifOrder;

/** A drawing as text: SVG, for paper or where no thread can draw on a canvas. */
export interface TextOrder {
  readonly text: PictureOrder;
  /** the color behind the drawing, which hides parts */
  readonly ground: string;
}

/** A drawing that was made. */
export interface Picture {
  /** what a canvas can show */
  readonly image: ImageBitmap | HTMLCanvasElement;
  /** the figure of its motif */
  readonly figure: string;
}

/** A drawing as SVG, with its size in CSS pixels. */
export interface Text {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly figure: string;
}

/** An order on its way to the thread that draws, and the answer. */
export interface Ordered {
  readonly id: number;
  readonly order: PictureOrder | TextOrder;
}
export interface Answered {
  readonly id: number;
  readonly made: Picture | Text | null;
}
