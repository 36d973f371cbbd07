// Starts a server on a database and a port, and ends it in order.
import { BadInput } from '@orrery/kernel';
import { type AppOptions, buildApp } from './app.ts';
import { type Database, lineOf, openToServe, type Place } from './database/open.ts';
import type { App, WhoAsks } from './http/host.ts';
import type { Limits } from './limits/limits.ts';
import { type Mailer, type MailSettings, smtpMailer } from './mail/transport.ts';
import { type PushKeys, pushTransport, type Transport } from './notices/push.ts';
import { secretFor } from './people/secret.ts';

/** How a server is to run. */
export interface ServeOptions extends Place {
  readonly port: number;
  /** the address to listen on; all of this machine's own names without it */
  readonly host?: string | undefined;
  readonly whoAsks?: WhoAsks;
  /** where people reach the server, where a proxy stands before it: `https://play.example.org` */
  readonly address?: string | undefined;
  /** with what cookies are signed, the same for all servers on one PostgreSQL; on an embedded database it is drawn, and kept in its folder, without it */
  readonly secret?: string | undefined;
  /** the proxies that are believed about where a request comes from; those of this machine where `address` is said, else none */
  readonly proxies?: readonly string[] | undefined;
  readonly limits?: Partial<Limits>;
  /** with what notices of games of days are signed; none are sent without it */
  readonly push?: PushKeys | undefined;
  /** how e-mail goes out; none does without it. It wants `address`: letters have links */
  readonly mail?: MailSettings | undefined;
  /** after how many days tables that wait, and guests who are signed in nowhere, go; a month without it */
  readonly keepDays?: number | undefined;
  /** the file that worker threads run, which exports `think` and `work`; without it all is done in the server's own thread */
  readonly threads?: string | undefined;
  /** how many bytes games may take in memory; by the size of the machine without it */
  readonly room?: number | undefined;
  /** the folder of the table in the browser; nothing is handed out without it */
  readonly page?: string | undefined;
  /** what pino writes: `info`, `warn`, `silent` */
  readonly level?: string;
}

/** A server that runs. */
export interface Running {
  /** where it is found */
  readonly address: string;
  /** ends it in order: what is being written is written, what comes in is refused */
  close(): Promise<void>;
}

/**
 * Starts a server.
 * @throws BadInput in one line where the database or the port cannot be had
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

/** The server on a database, which is closed where it cannot be built. */
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

/** @throws BadInput in one line where no letters can be sent so */
async function mailerFor(settings: MailSettings, address: string | undefined): Promise<Mailer> {
  if (address === undefined)
    throw new BadInput('E-mails have links. When you set SMTP_URL, set ORRERY_URL to the address of the server, too.');
  try {
    return await smtpMailer(settings);
  } catch (error) {
    throw new BadInput(`The server cannot send e-mail with SMTP_URL: ${lineOf(error)}.`);
  }
}

/** @throws BadInput in one line for keys that are none */
async function pushFor(keys: PushKeys): Promise<Transport> {
  try {
    return await pushTransport(keys);
  } catch (error) {
    throw new BadInput(`The server cannot send notices with PUSH_KEYS: ${lineOf(error)}.`);
  }
}
