import type { IncomingMessage } from 'node:http';
import { many } from '@orrery/kernel';
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';

/** A connection beneath a socket, as far as it matters here. */
export interface Wire {
  readonly request: Pick<IncomingMessage, 'headers' | 'socket'>;
  readonly remoteAddress: string;
  once(event: 'close', heard: () => void): unknown;
}

/** From where a connection comes: what the proxy says, where one stands before the server; what it says stands last. */
export function addressOf({ request, remoteAddress }: Wire, { origins }: Host): string {
  const said = origins.length > 0 ? request.headers['x-forwarded-for'] : undefined;
  return (Array.isArray(said) ? said.join() : said)?.split(',').at(-1)?.trim() || remoteAddress;
}

/** How many connections each address has open. */
export class Addresses {
  readonly #open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Counts a connection until it closes. */
  add(address: string, wire: Wire): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    wire.once('close', () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
  }

  /** @throws Problem where an address has more than it may */
  check(address: string): void {
    if ((this.#open.get(address) ?? 0) > this.most)
      throw new Problem(
        'limit',
        `Your address has ${many(this.most, 'connection')} open, which is as many as it may: close one first.`,
      );
  }
}
