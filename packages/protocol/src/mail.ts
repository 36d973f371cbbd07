// E-mail: an address that gets a lost password back and takes notices of slow games.
import { type Static, Type } from 'typebox';
import { Password, PersonName } from './account.ts';
import { orNull } from './shapes.ts';

export const MailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[^\\s@<>,;:"()\\[\\]\\\\]+$',
  description: 'somebody@example.org',
});

/** Your e-mail address and its settings. */
export const MyMail = Type.Object({
  sends: Type.Boolean({ description: 'false where this server sends no e-mail' }),
  address: orNull(Type.String()),
  confirmed: Type.Boolean({ description: 'true after you opened the link in the e-mail' }),
  notices: Type.Boolean({ description: 'whether an e-mail tells you that a slow game waits for you' }),
});
export type MyMail = Static<typeof MyMail>;

/** A new e-mail address for your account. Your password confirms it. */
export const MailWanted = Type.Object({ address: MailAddress, password: Password }, { additionalProperties: false });
export type MailWanted = Static<typeof MailWanted>;

export const MailNotices = Type.Object({ notices: Type.Boolean() }, { additionalProperties: false });

/** The secret word in the link of an e-mail. */
const Token = Type.String({ minLength: 10, maxLength: 100 });
export const MailConfirmed = Type.Object({ token: Token }, { additionalProperties: false });

/** The name of an account whose password is lost. */
export const PasswordLost = Type.Object({ name: PersonName }, { additionalProperties: false });
/** A new password, with the secret word from the e-mail. */
export const PasswordNew = Type.Object({ token: Token, password: Password }, { additionalProperties: false });
