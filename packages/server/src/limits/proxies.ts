// The proxies that the server trusts about the address of a request.
import proxyAddr from '@fastify/proxy-addr';
import { BadInput } from '@orrery/kernel';

/** True if this is the address of a proxy whose `X-Forwarded-For` counts. */
export type Trusts = (address: string, hop: number) => boolean;

/** The usual proxies: those on this machine, and only if the settings say that a proxy stands before the server. */
export const usualProxies = (address: string | undefined): readonly string[] =>
  address === undefined ? [] : ['loopback'];

/**
 * Reads the trusted proxies.
 * @param named addresses, ranges such as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`; empty to trust nobody
 * @throws BadInput in one line for anything else
 */
export function trustsOf(named: readonly string[]): Trusts {
  for (const one of named) {
    try {
      proxyAddr.compile([one]);
    } catch {
      throw new BadInput(
        `"${one}" is not the address of a proxy (ORRERY_PROXIES). Use addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal.`,
      );
    }
  }
  return proxyAddr.compile([...named]);
}
