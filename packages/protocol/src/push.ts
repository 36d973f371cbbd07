// Notices of slow games, as browsers take them (Web Push).
import { type Static, Type } from 'typebox';
import { orNull } from './shapes.ts';

/** With what this server signs its notices; null where it sends none. */
export const PushKey = Type.Object({ key: orNull(Type.String()) });

/** Where a browser takes notices, as `PushManager.subscribe` gives it. */
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

/** What a browser is sent: it shows the words, and opens the table. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** the path of the table */
  readonly url: string;
}
