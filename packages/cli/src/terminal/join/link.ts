// Reads the link to a table.
import { BadInput } from '@orrery/kernel';

/** The place of a table. */
export interface Link {
  /** the server: `http://localhost:4200` */
  readonly origin: string;
  /** the table's code: `7KQ2` */
  readonly code: string;
}

/** Reads the link of a table. @throws BadInput in one line for anything else */
export function linkOf(text: string): Link {
  const written = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  const [, code] = /^\/t\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === null || !/^https?:$/.test(url.protocol) || code === undefined)
    throw new BadInput(`"${text}" is not a link to a table. A link looks like http://localhost:4200/t/7KQ2.`);
  if (!/^[2-9A-HJ-NP-Z]{4,10}$/i.test(code))
    throw new BadInput(
      `"${code}" is not the code of a table. A code has 4 to 10 letters and digits, without 0, 1, I and O.`,
    );
  return { origin: url.origin, code: code.toUpperCase() };
}
