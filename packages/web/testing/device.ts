import { Feed, Line } from '@orrery/client';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';

let keys = 0;

/** Another device of somebody who sits at a browser: known to the server by the same cookie, it plays without a page, by the game's own advice. */
export class Device {
  private constructor(readonly feed: Feed) {}

  /** Comes to the table that a page is at. */
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

  /** the number of what is asked now, whoever is asked; -1 for nothing */
  get decision(): number {
    return this.feed.sight?.view.decision?.id ?? -1;
  }

  /** What this seat is asked now, in a line; null for nothing. */
  get asked(): string | null {
    return this.feed.sight?.view.decision?.question?.prompt ?? null;
  }

  /** Answers what is asked of this seat until something holds, or the game is over. @param stopped comes when it is enough for all */
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

/** Devices play together until something holds. */
export async function playOnDevices(devices: readonly Device[], enough: () => boolean): Promise<void> {
  let done = false;
  let stop = () => {};
  const stopped = new Promise<void>(resolve => {
    stop = resolve;
  });
  // whoever is not asked any more hears that it is enough, too
  const both = () => {
    done ||= enough();
    if (done) stop();
    return done;
  };
  await Promise.all(devices.map(device => device.play(both, stopped)));
  const number = Math.max(...devices.map(({ feed }) => feed.sight!.number));
  await Promise.all(devices.map(({ feed }) => feed.reached(number)));
}
