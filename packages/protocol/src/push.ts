// Notices of slow games, as browsers take them (Web Push).
import { type Static, Type } from 'typebox';
import { orNull } from './shapes.ts';

/** The public key for this server's notices; null if it sends none. */
export const PushKey = Type.Object({ key: orNull(Type.String()) });

/** The address where a browser takes notices, as `PushManager.subscribe` gives it. */
export const PushPlace = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000 }),
    keys: Type.Object(
      { p256dh: Type.String({ minLength: 80, maxLength: 100 }), auth: Type.String({ minLength: 16, maxLength: 40 }) },
      { additionalProperties: false },
    ),
    expirationTime: Type.Optional(orNull(Type.Number())),
  },
  { additionalProperties: false },
);
export type PushPlace = Static<typeof PushPlace>;

export const PushGone = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, { additionalProperties: false });

/** The contents of a notice: the browser shows the words, and opens the table. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** the path of the table */
  readonly url: string;
}
