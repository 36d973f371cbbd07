import { Feed, Line } from '@orrery/client';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';

let keys = 0;

/** Another device of a person who also uses a browser: it has the same cookie, and plays without a page, by the game's own advice. */
export class Device {
  private constructor(readonly feed: Feed) {}

  /** Joins the table that a page shows. */
  static async of(page: Page): Promise<Device> {
    const { origin, pathname } = new URL(page.url());
    const cookies = await page.context().cookies(origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const socket = io(origin, { transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
    const line = new Line(socket, {
      newKey: () => `device-${process.pid}-${++keys}`,
      later: (act, millis) => {
        setTimeout(act, millis);
      },
      refusal: ({ error }) => new Error(error),
    });
    const feed = new Feed(line, pathname.split('/').at(-1)!);
    await feed.join();
    return new Device(feed);
  }

  /** the number of the present decision, of any seat; -1 for none */
  get decision(): number {
    return this.feed.sight?.view.decision?.id ?? -1;
  }

  /** The present question to this seat, in a line; null for none. */
  get asked(): string | null {
    return this.feed.sight?.view.decision?.question?.prompt ?? null;
  }

  /** Answers the questions to this seat until a condition holds, or the game is over. @param stopped resolves when all devices must stop */
  async play(enough: () => boolean, stopped: Promise<unknown>): Promise<void> {
    const { feed } = this;
    while (feed.sight?.ending === null && !enough()) {
      const { number, view } = feed.sight;
      if (view.decision?.question == null) {
        await Promise.race([feed.changed(), stopped]);
        continue;
      }
      const at = { table: feed.code };
      const { options } = await feed.line.send('hint', at);
      const answer = { ...at, key: feed.line.means.newKey(), seen: number, decision: view.decision.id };
      await feed.reached((await feed.line.send('answer', { ...answer, options: [...options] })).number);
    }
  }

  close(): void {
    this.feed.line.close();
  }
}

/** Lets devices play together until a condition holds. */
export async function playOnDevices(devices: readonly Device[], enough: () => boolean): Promise<void> {
  let done = false;
  let stop = () => {};
  const stopped = new Promise<void>(resolve => {
    stop = resolve;
  });
  // devices that are not asked any more stop, too
  const both = () => {
    done ||= enough();
    if (done) stop();
    return done;
  };
  await Promise.all(devices.map(device => device.play(both, stopped)));
  const number = Math.max(...devices.map(({ feed }) => feed.sight!.number));
  await Promise.all(devices.map(({ feed }) => feed.reached(number)));
}
