// Finds requests from pages of other sites.
import type { IncomingHttpHeaders } from 'node:http';

/**
 * True if a page of another site sends this request. Browsers say which page sends a request; other programs do not. Only pages of this server may
 * change anything here, or open sockets.
 * @param origins more origins that count as ours, such as `https://play.example.org` if a proxy stands before the server
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
