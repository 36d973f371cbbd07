// Starts a server on a database and a port, and stops it in order.
import { BadInput } from '@orrery/kernel';
import { type AppOptions, buildApp } from './app.ts';
import { type Database, lineOf, openToServe, type Place } from './database/open.ts';
import type { App, WhoAsks } from './http/host.ts';
import type { Limits } from './limits/limits.ts';
import { type Mailer, type MailSettings, smtpMailer } from './mail/transport.ts';
import { type PushKeys, pushTransport, type Transport } from './notices/push.ts';
import { secretFor } from './people/secret.ts';

/** The settings of a server. */
export interface ServeOptions extends Place {
  readonly port: number;
  /** the address to listen on; without it, all names of this machine itself */
  readonly host?: string | undefined;
  readonly whoAsks?: WhoAsks;
  /** the address where people reach the server, if a proxy stands before it: `https://play.example.org` */
  readonly address?: string | undefined;
  /**
   * the secret that signs cookies, the same for all servers on one PostgreSQL; without it, a server with an embedded database makes one and keeps it
   * in its folder
   */
  readonly secret?: string | undefined;
  /** the proxies whose word about a request's address counts; usually those of this machine if `address` is given, else none */
  readonly proxies?: readonly string[] | undefined;
  readonly limits?: Partial<Limits>;
  /** the keys that sign notices of slow games; without them, the server sends none */
  readonly push?: PushKeys | undefined;
  /** how the server sends e-mail; without it, it sends none. It needs `address`, because e-mails contain links */
  readonly mail?: MailSettings | undefined;
  /** after how many days the server deletes waiting tables, and guests without a session; a month if absent */
  readonly keepDays?: number | undefined;
  /** the file that worker threads run, which exports `think` and `work`; without it, everything runs in the server's own thread */
  readonly threads?: string | undefined;
  /** how many bytes of memory games may take; without it, the size of the machine decides */
  readonly room?: number | undefined;
  /** the folder of the built page; without it, the server serves no page */
  readonly page?: string | undefined;
  /** what pino writes: `info`, `warn`, `silent` */
  readonly level?: string;
}

/** A running server. */
export interface Running {
  /** its address */
  readonly address: string;
  /** stops it in order: it finishes what it is writing, and refuses new requests */
  close(): Promise<void>;
}

/**
 * Starts a server.
 * @throws BadInput in one line if the database or the port is not available
 */
export async function serve({
  port,
  host,
  whoAsks,
  address,
  secret,
  proxies,
  limits,
  push,
  mail,
  keepDays,
  threads,
  room,
  page,
  level = 'warn',
  ...place
}: ServeOptions): Promise<Running> {
  const transport = push === undefined ? undefined : await pushFor(push);
  const mailer = mail === undefined ? undefined : await mailerFor(mail, address);
  const database = await openToServe(place);
  const app = await appOn(database, place.folder, secret, {
    whoAsks,
    address,
    proxies,
    limits,
    push: transport,
    mailer,
    keepDays,
    threads,
    room,
    page,
    logger: { level },
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  try {
    await app.listen({ port, host: host ?? 'localhost' });
  } catch (error) {
    await close();
    throw new BadInput(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? `Port ${port} is in use. Orrery may be running there already. Use another port: ./orrery serve --port 4201 (0 takes any free port).`
        : `The server cannot listen on port ${port}: ${lineOf(error)}.`,
    );
  }
  const { port: found } = app.server.address() as { readonly port: number };
  return { address: `http://${host === undefined || host === '0.0.0.0' ? 'localhost' : host}:${found}`, close };
}

/** Builds the server on a database, and closes the database if that fails. */
async function appOn(
  database: Database,
  folder: string,
  secret: string | undefined,
  options: Omit<AppOptions, 'database' | 'secret'>,
): Promise<App> {
  try {
    return await buildApp({ ...options, database, secret: await secretFor(database, folder, secret) });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws BadInput in one line if these settings cannot send e-mail */
async function mailerFor(settings: MailSettings, address: string | undefined): Promise<Mailer> {
  if (address === undefined)
    throw new BadInput('E-mails have links. When you set SMTP_URL, set ORRERY_URL to the address of the server, too.');
  try {
    return await smtpMailer(settings);
  } catch (error) {
    throw new BadInput(`The server cannot send e-mail with SMTP_URL: ${lineOf(error)}.`);
  }
}

/** @throws BadInput in one line if the keys are not valid */
async function pushFor(keys: PushKeys): Promise<Transport> {
  try {
    return await pushTransport(keys);
  } catch (error) {
    throw new BadInput(`The server cannot send notices with PUSH_KEYS: ${lineOf(error)}.`);
  }
}
