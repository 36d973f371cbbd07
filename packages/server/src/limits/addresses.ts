// Where requests come from, and how many connections each address has open.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { many } from '@orrery/kernel';
import ipaddr from 'ipaddr.js';
import { Problem } from '../errors/problem.ts';
import type { Trusts } from './proxies.ts';

/** A connection beneath a socket, as far as it matters here. */
export interface Wire {
  readonly request: IncomingMessage;
  once(event: 'close', heard: () => void): unknown;
}

/** From where a request or a connection comes: what proxies say that are believed, else the address itself. */
export const addressOf = (request: IncomingMessage, trusts: Trusts): string => proxyAddr(request, trusts) ?? '';

/** An address with a port behind it, as some proxies write it. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/;

/**
 * What is counted as one: an address of IPv4, however it is written, and the 64 bits of IPv6 that a household is given, in which it has as many
 * addresses as it likes.
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

/** How many connections each address has open. */
export class Addresses {
  readonly #open = new Map<string, number>();

  /** @param most so many may be open at once */
  constructor(private readonly most: number) {}

  /** Counts a connection until it closes, whoever it is. */
  add(address: string, wire: Wire): void {
    const block = blockOf(address);
    this.#open.set(block, (this.#open.get(block) ?? 0) + 1);
    wire.once('close', () => {
      const left = (this.#open.get(block) ?? 1) - 1;
      if (left > 0) this.#open.set(block, left);
      else this.#open.delete(block);
    });
  }

  /** Whether one more is not even let in to be told why. A few are: they are told, and closed. */
  isFull(address: string): boolean {
    return (this.#open.get(blockOf(address)) ?? 0) >= this.most + TOLD;
  }

  /** @throws Problem where an address has more than it may */
  check(address: string): void {
    if ((this.#open.get(blockOf(address)) ?? 0) > this.most)
      throw new Problem(
        'limit',
        `Your address has ${many(this.most, 'connection')} open. It cannot open more: close one first.`,
      );
  }
}

/** So many connections beyond the limit are let in, to be told of it. */
const TOLD = 5;
