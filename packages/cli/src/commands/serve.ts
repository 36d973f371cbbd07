// `orrery serve`: starts a server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import type { MailSettings, PushKeys } from '@orrery/server';
import type { Command } from 'commander';
import { Exit } from '../common/errors.ts';
import type { Io } from '../common/io.ts';
import { wholeNumber } from '../common/options.ts';
import { exitCodeOf, heedEnd } from '../common/signals.ts';
import { projectRoot } from '../files/root.ts';

interface ServeWishes {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Adds the options and the action of `orrery serve`. A bare `orrery` does the same. */
export function serve(command: Command, io: Io): void {
  command.parent?.action(() =>
    run(io, {}, 'Open this address in a browser. Ctrl-C stops the server. To play in this terminal: ./orrery menu'),
  );
  command
    .option('--port <n>', 'the port; 0 takes any free port (default: PORT, or 4200)')
    .option('--host <address>', 'the address to listen on: 0.0.0.0 lets other machines in (default: only this machine)')
    .option('--data <folder>', 'the folder of the embedded database (default: DATA_DIR, or ./data)')
    .addHelpText(
      'after',
      '\nDATABASE_URL=postgres://... keeps all data in PostgreSQL. Several servers can share it, with the same ORRERY_SECRET.\nORRERY_URL is the address of the server behind a proxy. ORRERY_CHAT=off switches chat off (docs/deployment.md).',
    )
    .action((o: ServeWishes) => run(io, o, null));
}

/** The address of the server behind a proxy. @throws BadInput for anything else */
function addressIn(written: string | undefined): string | undefined {
  if (written === undefined || written === '') return undefined;
  if (!URL.canParse(written) || !/^https?:$/.test(new URL(written).protocol))
    throw new BadInput(`ORRERY_URL must be an address such as https://play.example.org, not "${written}".`);
  return written;
}

/** The trusted proxies, with commas between; undefined for the usual ones, none for `none`. */
function proxiesIn(written: string | undefined): readonly string[] | undefined {
  if (written === undefined || written.trim() === '') return undefined;
  return written.trim() === 'none' ? [] : written.split(/[\s,]+/).filter(one => one !== '');
}

/** The keys that sign notices: public key, private key and contact, with spaces between. @throws BadInput for anything else */
function pushKeysIn(written: string | undefined): PushKeys | undefined {
  if (written === undefined || written === '') return undefined;
  const [publicKey, privateKey, contact, ...more] = written.trim().split(/\s+/);
  if (!publicKey || !privateKey || !contact || more.length > 0)
    throw new BadInput(
      'PUSH_KEYS must have three words: the public key, the private key, and mailto: with your address.',
    );
  return { publicKey, privateKey, contact };
}

/** The settings for e-mail: transport and sender. @throws BadInput without a sender */
function mailIn({ SMTP_URL: url, SMTP_FROM: from }: Io['env']): MailSettings | undefined {
  if (!url) return undefined;
  if (!from) throw new BadInput('Set SMTP_FROM to the sender of e-mails, such as Orrery <table@example.org>.');
  return { url, from };
}

/** True if something that is usually on is switched off. @throws BadInput for any other word */
function isOff(env: Io['env'], name: string): boolean {
  const word = env[name] || 'on';
  if (word !== 'on' && word !== 'off') throw new BadInput(`${name} must be on or off, not "${word}".`);
  return word === 'off';
}

/** The folder of the built page, if it exists. */
function builtPage(): string | undefined {
  const folder = join(projectRoot(), 'packages', 'web', 'dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}

/** The usual port. */
const USUAL_PORT = '4200';

/**
 * Runs the server until it is told to end.
 * @param more text for a person, below the address
 * @throws BadInput; Exit if it was told to end
 */
async function run(io: Io, { port, host, data }: ServeWishes, more: string | null): Promise<void> {
  const level = io.env.LOG_LEVEL ?? 'warn';
  if (!LEVELS.includes(level)) throw new BadInput(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${level}".`);
  const heeding = heedEnd();
  try {
    // loaded only for this command, so that the others start faster
    const server = await import('@orrery/server');
    const running = await server.serve({
      port: wholeNumber(port ?? (io.env.PORT || USUAL_PORT), port === undefined ? 'PORT' : '--port', 0, 65_535),
      host,
      level,
      url: io.env.DATABASE_URL,
      folder: data ?? io.env.DATA_DIR ?? './data',
      threads: io.threads,
      page: builtPage(),
      address: addressIn(io.env.ORRERY_URL),
      secret: io.env.ORRERY_SECRET || undefined,
      proxies: proxiesIn(io.env.ORRERY_PROXIES),
      push: pushKeysIn(io.env.PUSH_KEYS),
      mail: mailIn(io.env),
      keepDays: io.env.ORRERY_KEEP_DAYS
        ? wholeNumber(io.env.ORRERY_KEEP_DAYS, 'ORRERY_KEEP_DAYS', 1, 36_500)
        : undefined,
      room: io.env.ORRERY_GAMES_MB
        ? wholeNumber(io.env.ORRERY_GAMES_MB, 'ORRERY_GAMES_MB', 16, 1_000_000) * 1_000_000
        : undefined,
      limits: {
        ...(isOff(io.env, 'ORRERY_LIMITS') ? server.NO_LIMITS : {}),
        ...(isOff(io.env, 'ORRERY_CHAT') ? { chat: 0 } : {}),
      },
    });
    io.out(running.address);
    if (more !== null && io.terminal) io.out(more);
    await heeding.end;
    await running.close();
  } finally {
    heeding.leave();
  }
  if (heeding.signal !== null) throw new Exit(exitCodeOf(heeding.signal));
}
