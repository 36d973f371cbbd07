// Sends signed notices to browsers (Web Push).
import type { PushNotice } from '@orrery/protocol';
import type { PushPlaceRow } from '../database/tables.ts';

/** The keys that sign notices (VAPID), and the contact of the operator. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or `https://…` */
  readonly contact: string;
}

/** A transport for notices. */
export interface Transport {
  /** the public key by which a browser knows this server's notices */
  readonly key: string;
  /** Sends a notice. @returns false if the address takes no notices any more. @throws if it could not be sent now */
  send(to: PushPlaceRow, notice: PushNotice): Promise<boolean>;
}

/** How long a notice waits for a browser that is away, in seconds. */
const WAITS = 24 * 3600;
/** How long a push service may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Sends signed and encrypted notices by Web Push.
 * @param post sends a request, as `fetch` does
 * @throws Error if the keys are not valid
 */
export async function pushTransport(keys: PushKeys, post: typeof fetch = fetch): Promise<Transport> {
  // loaded only if it is used
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey, contact } = keys;
  webPush.setVapidDetails(contact, publicKey, privateKey);
  return {
    key: publicKey,
    async send({ endpoint, p256dh, auth }, notice) {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        { TTL: WAITS, urgency: 'normal', vapidDetails: { subject: contact, publicKey, privateKey } },
      );
      const { status } = await post(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body!),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (status === 404 || status === 410) return false;
      if (status >= 300) throw new Error(`The push service answered ${status}.`);
      return true;
    },
  };
}

/** The push services of browsers. The server sends to no other address, whatever a client says. */
const CARRIERS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/** True if an address belongs to the push service of a browser. */
export function isCarrier(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return CARRIERS.some(name => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
}

/** Makes a new pair of keys for the settings of a server. */
export async function newPushKeys(): Promise<Pick<PushKeys, 'publicKey' | 'privateKey'>> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
