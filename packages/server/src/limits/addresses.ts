// Where requests come from, and how many connections each address has open.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { many } from '@orrery/kernel';
import ipaddr from 'ipaddr.js';
import { Problem } from '../errors/problem.ts';
import type { Trusts } from './proxies.ts';

/** The connection under a socket, as far as this file needs it. */
export interface Wire {
  readonly request: IncomingMessage;
  once(event: 'close', heard: () => void): unknown;
}

/** The address of a request or a connection: the one that trusted proxies give, else its own. */
export const addressOf = (request: IncomingMessage, trusts: Trusts): string => proxyAddr(request, trusts) ?? '';

/** An address with a port after it, as some proxies write it. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/;

/**
 * The block that counts as one address: an IPv4 address in any spelling, or the 64 bits of IPv6 that a household gets, because it can use any address
 * in them.
 */
export function blockOf(address: string): string {
  const [, v4, v6] = WITH_PORT.exec(address) ?? [];
  const bare = v4 ?? v6 ?? address;
  if (!ipaddr.isValid(bare)) return bare;
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') return read.toString();
  const parts = (read as ipaddr.IPv6).parts.slice(0, 4);
  return `${parts.map(part => part.toString(16)).join(':')}::/64`;
}

/** Counts how many connections each address has open. */
export class Addresses {
  readonly #open = new Map<string, number>();

  /** @param most how many an address may have open at once */
  constructor(private readonly most: number) {}

  /** Counts a connection until it closes. */
  add(address: string, wire: Wire): void {
    const block = blockOf(address);
    this.#open.set(block, (this.#open.get(block) ?? 0) + 1);
    wire.once('close', () => {
      const left = (this.#open.get(block) ?? 1) - 1;
      if (left > 0) this.#open.set(block, left);
      else this.#open.delete(block);
    });
  }

  /**
   * True if the next connection is refused without a message. Before that, a few connections over the limit are accepted to be told why, and then
   * closed.
   */
  isFull(address: string): boolean {
    return (this.#open.get(blockOf(address)) ?? 0) >= this.most + TOLD;
  }

  /** @throws Problem if an address has too many connections */
  check(address: string): void {
    if ((this.#open.get(blockOf(address)) ?? 0) > this.most)
      throw new Problem(
        'limit',
        `Your address has ${many(this.most, 'connection')} open. It cannot open more: close one first.`,
      );
  }
}

/** How many connections over the limit are accepted, to tell them why. */
const TOLD = 5;
