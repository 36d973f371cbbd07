// Which proxies the server believes about the address of a request.
import proxyAddr from '@fastify/proxy-addr';
import { BadInput } from '@orrery/kernel';

/** Whether an address is that of a proxy whose `X-Forwarded-For` is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** The proxies where none are named: on this machine alone, and only where it is said that a proxy stands before the server. */
export const usualProxies = (address: string | undefined): readonly string[] =>
  address === undefined ? [] : ['loopback'];

/**
 * Which proxies are believed.
 * @param named addresses, ranges such as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`; none where nobody is believed
 * @throws BadInput in one line for what is no address
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
