import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The cookie that says who somebody is; over https its name begins with `__Secure-`. */
const COOKIE = /(?:^|;\s*)(?:__Secure-)?orrery\.session_token=([^;]+)/;

/**
 * What tells one signing in from another, such that nobody can be taken for somebody by it: a hash of the cookie's own part.
 * @returns null where a request carries none
 */
export function signInOf({ cookie }: IncomingHttpHeaders): string | null {
  const value = COOKIE.exec(cookie ?? '')?.[1];
  if (value === undefined) return null;
  return createHash('sha256').update(decoded(value)).digest('base64url');
}

/** However it is written: clients may send it as it was set, or read and written anew. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
