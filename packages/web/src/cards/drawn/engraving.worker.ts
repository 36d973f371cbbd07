/** The thread that draws: it takes orders and answers with bitmaps, or with SVG. */
import { engrave, engraveText } from './engrave.ts';
import type { Answered, Ordered } from './order.ts';

/** The part of a worker's own world that this file uses. */
interface Thread {
  onmessage: ((message: MessageEvent<Ordered>) => void) | null;
  postMessage(answer: Answered, moved?: Transferable[]): void;
}
const thread = self as unknown as Thread;

async function make({ id, order }: Ordered): Promise<void> {
  if ('text' in order) {
    thread.postMessage({ id, made: await engraveText(order) });
    return;
  }
  const made = await engrave(order);
  if (made === null) {
    thread.postMessage({ id, made: null });
    return;
  }
  const image = made.canvas.transferToImageBitmap();
  thread.postMessage({ id, made: { image, figure: made.figure } }, [image]);
}

thread.onmessage = ({ data }) => {
  // a drawing that cannot be made is left out: nothing depends on it
  make(data).catch(() => thread.postMessage({ id: data.id, made: null }));
};
