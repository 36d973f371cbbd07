/** The door to the engraver: it draws in a thread of its own. */
import type { CardFace } from '@orrery/table';
import type { Answered, Picture, PictureOrder, Text, TextOrder } from './order.ts';

/** True where a thread can draw on a canvas. Safari before 16.4 cannot. */
const CANVAS = 'OffscreenCanvas' in globalThis;

/** Calls back when the page has time. Safari has no idle time: a short wait takes its place. */
export const whenIdle = (work: () => void, longest: number): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: longest });
  else setTimeout(work, 30);
};

let worker: Worker | null = null;
let orders = 0;
/** Who waits for the answer to each order. */
const waiting = new Map<number, (made: Answered['made']) => void>();

function thread(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./engraving.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data: { id, made } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(made);
    waiting.delete(id);
  };
  made.onerror = () => {
    // what it had to draw stays empty; the next order starts another thread
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
    made.terminate();
    if (worker === made) worker = null;
  };
  worker = made;
  return made;
}

const ask = (order: PictureOrder | TextOrder): Promise<Answered['made']> =>
  new Promise(answer => {
    const id = orders++;
    waiting.set(id, answer);
    thread().postMessage({ id, order });
  });

/** The colors behind drawings, where a hidden part cannot be made transparent. */
const GROUND = { dark: '#0b0f1a', light: '#fff' } as const;

/** Makes a drawing. @returns null for a card without a drawing, and where something went wrong */
export async function picture(order: PictureOrder): Promise<Picture | null> {
  if (CANVAS) return (await ask(order)) as Picture | null;
  const made = (await ask({ text: order, ground: order.dark ? GROUND.dark : GROUND.light })) as Text | null;
  return made && shown(made, order.ratio).catch(() => null);
}

/** A drawing on a canvas of the page, from its text. */
async function shown({ svg, width, height, figure }: Text, ratio: number): Promise<Picture> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  [image.width, image.height] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
  image.src = address;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return { image: canvas, figure };
}

/** The side of a drawing for paper in its own units, and the colors of paper. */
const [PAPER, BLACK, WHITE] = [160, '#000', '#fff'] as const;

/** Makes a drawing for paper: black on white, as SVG. @returns null for a card without a drawing, and where something went wrong */
export async function paperPicture(face: CardFace): Promise<string | null> {
  const order = { face, size: PAPER, ratio: 1, dark: false, ink: BLACK };
  const made = (await ask({ text: order, ground: WHITE })) as Text | null;
  // worlds have inks of their own: on paper, lines and dots alone tell sea from land
  return made?.svg.replace(/(fill|stroke)="(?!none|#fff")[^"]*"/g, `$1="${BLACK}"`) ?? null;
}

/** Frees the memory of a picture that nobody shows any more. */
export const free = ({ image }: Picture): void => {
  if ('close' in image) image.close();
};
