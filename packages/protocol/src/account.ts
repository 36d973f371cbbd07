// Guests and accounts: who you are to the server. Signing in sets a cookie that no script can read.
import { type Static, Type } from 'typebox';
import { Person } from './person.ts';
import { orNull, ShortText } from './shapes.ts';

/** The name of a player at tables. */
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

/** A request to play without an account. Without a name, the server makes one up. */
export const GuestWanted = Type.Object({ name: Type.Optional(PersonName) }, { additionalProperties: false });
export type GuestWanted = Static<typeof GuestWanted>;

/** A request for an account. A guest who creates one keeps their id, decks and games. */
export const AccountWanted = Type.Object({ name: PersonName, password: Password }, { additionalProperties: false });
export type AccountWanted = Static<typeof AccountWanted>;

export const SignIn = Type.Object({ name: PersonName, password: Password }, { additionalProperties: false });
export type SignIn = Static<typeof SignIn>;

/** Changes to your own account. A new password needs the current one. */
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

/** You; null if nobody is signed in. */
export const Me = Type.Object({ person: orNull(Person) });
export type Me = Static<typeof Me>;

/** Confirms that you want to delete yourself: an account needs its password, a guest needs nothing. */
export const LeaveWanted = Type.Object({ password: Type.Optional(Password) }, { additionalProperties: false });
export type LeaveWanted = Static<typeof LeaveWanted>;

/** A session: a device where you are signed in. */
export const SignedIn = Type.Object({
  id: ShortText,
  since: Type.Integer({ description: 'milliseconds since 1970' }),
  seen: Type.Integer({ description: 'when it was last used, to the day; milliseconds since 1970' }),
  client: Type.String({ description: 'the program, such as Firefox on Linux' }),
  here: Type.Boolean({ description: 'true for the session that asks' }),
});
export type SignedIn = Static<typeof SignedIn>;

/** Your sessions, the latest first. */
export const SignedInList = Type.Object({ sessions: Type.Array(SignedIn) });
export type SignedInList = Static<typeof SignedInList>;
