// A person, as everybody may know them.
import { Type } from 'typebox';
import { ShortText } from './shapes.ts';

/** A player or spectator, as everybody may know them. */
export const Person = Type.Object({
  id: ShortText,
  name: ShortText,
  guest: Type.Boolean({ description: 'true for somebody without an account' }),
});
export type Person = Type.Static<typeof Person>;
