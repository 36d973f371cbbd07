// What a client gets after opening a table: its code and its link.
import { Code } from '@orrery/protocol';
import { Type } from 'typebox';

/** The answer after a table was opened. */
export const Opened = Type.Object({
  code: Code,
  link: Type.String({ description: 'the path of the table, to share' }),
});

/** A table's code with its link. */
export const linkTo = (code: string) => ({ code, link: `/t/${code}` });
