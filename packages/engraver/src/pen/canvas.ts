/** A pen on a canvas. It needs no page: the canvas may be an OffscreenCanvas in a worker. */
import { type Path, walk } from './path.ts';
import type { Pen } from './pen.ts';

/** The part of a canvas' 2D context that a pen needs. */
export interface CanvasContext {
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
  fill(): void;
  stroke(): void;
  setLineDash(dash: number[]): void;
}

/** A pen that draws with a canvas' context, in its present scale. Hidden parts become transparent. */
export function canvasPen(context: CanvasContext): Pen {
  context.lineJoin = 'round';
  const to = {
    move: (x: number, y: number) => context.moveTo(x, y),
    line: (x: number, y: number) => context.lineTo(x, y),
    curve: (a: number, b: number, c: number, d: number, x: number, y: number) =>
      context.bezierCurveTo(a, b, c, d, x, y),
    close: () => context.closePath(),
  };
  const open = (path: Path, strength: number) => {
    context.globalAlpha = strength;
    context.beginPath();
    walk(path, to);
  };
  return {
    fill(path, ink, strength = 1) {
      open(path, strength);
      context.fillStyle = ink;
      context.fill();
    },
    line(path, ink, width, strength = 1, dash) {
      open(path, strength);
      context.strokeStyle = ink;
      context.lineWidth = width;
      if (dash) context.setLineDash([...dash]);
      context.stroke();
      if (dash) context.setLineDash([]);
    },
    hide(path) {
      open(path, 1);
      context.globalCompositeOperation = 'destination-out';
      context.fillStyle = '#000';
      context.fill();
      context.globalCompositeOperation = 'source-over';
    },
  };
}
