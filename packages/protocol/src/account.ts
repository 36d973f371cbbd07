// Guests and accounts: who you are to the server. Signing in sets a cookie that no script can read.
import { type Static, Type } from 'typebox';
import { Person } from './person.ts';
import { orNull, ShortText } from './shapes.ts';

/** What somebody is called at tables. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 80,
  description: '2 to 24 letters and digits, with spaces, apostrophes, hyphens, dots and underscores between them',
});

export const Password = Type.String({
  minLength: 1,
  maxLength: 200,
  description: '8 to 128 characters; a new one must not be easy to guess',
});

/** To play without an account. Without a name one is made up. */
export const GuestWanted = Type.Object({ name: Type.Optional(PersonName) }, { additionalProperties: false });
export type GuestWanted = Static<typeof GuestWanted>;

/** An account. A guest who asks for one stays who he is, with his decks and games. */
export const AccountWanted = Type.Object({ name: PersonName, password: Password }, { additionalProperties: false });
export type AccountWanted = Static<typeof AccountWanted>;

export const SignIn = Type.Object({ name: PersonName, password: Password }, { additionalProperties: false });
export type SignIn = Static<typeof SignIn>;

/** What is to change about oneself; a new password wants the one there is. */
export const MeWanted = Type.Object(
  {
    name: Type.Optional(PersonName),
    password: Type.Optional(
      Type.Object(
        { old: Password, new: Password },
        { additionalProperties: false, description: 'signs out elsewhere' },
      ),
    ),
  },
  { additionalProperties: false },
);
export type MeWanted = Static<typeof MeWanted>;

/** Oneself; null for nobody who is known. */
export const Me = Type.Object({ person: orNull(Person) });
export type Me = Static<typeof Me>;

/** Whom one is sure to leave for good: the password of an account, nothing of a guest. */
export const LeaveWanted = Type.Object({ password: Type.Optional(Password) }, { additionalProperties: false });
export type LeaveWanted = Static<typeof LeaveWanted>;

/** Somewhere where one is signed in. */
export const SignedIn = Type.Object({
  id: ShortText,
  since: Type.Integer({ description: 'milliseconds since 1970' }),
  seen: Type.Integer({ description: 'when it was last used, to the day; milliseconds since 1970' }),
  client: Type.String({ description: 'the program, such as Firefox on Linux' }),
  here: Type.Boolean({ description: 'true for the session that asks' }),
});
export type SignedIn = Static<typeof SignedIn>;

/** Where one is signed in, the latest first. */
export const SignedInList = Type.Object({ sessions: Type.Array(SignedIn) });
export type SignedInList = Static<typeof SignedInList>;
