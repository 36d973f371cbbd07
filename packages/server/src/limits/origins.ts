// Finds requests from pages of other sites.
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of somebody else's sends this: browsers say from which page a request comes, other programs say nothing. Only pages of this server may
 * change anything here, or open sockets.
 * @param origins what else counts as ours, such as `https://play.example.org` where a proxy stands before the server
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
