import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Running, ServeOptions } from '@orrery/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

/** The page as a browser gets it: built, served, and opened in a real Chromium. */

const web = join(import.meta.dirname, '..');

/** The longest wait for anything in a browser, in milliseconds. It is enough for a slow and busy machine. */
export const PATIENCE = 300_000;

/** The usual places of Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The Chromium of this system. @throws an error that says how to get one */
export function chromiumHere(): string {
  const found = process.env.CHROMIUM ?? PLACES.find(path => existsSync(path));
  if (found === undefined)
    throw new Error('There is no Chromium here: install it (apt-get install chromium), or name one in CHROMIUM.');
  return found;
}

/** A window of a size. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
} as const satisfies Record<string, Size>;

/** The windows that every table has to fit: phones, tablets and screens. */
export const WINDOWS: readonly Size[] = [
  { width: 360, height: 740 },
  SIZES.phone,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  SIZES.desk,
  SIZES.large,
];
/** Up to this width, in pixels, a window is a phone's. */
export const NARROW = 760;

/** The server of the page. */
interface Source {
  readonly url: string;
  /** the folder of the server's database; null without one */
  readonly folder: string | null;
  /** makes it unreachable, as in a tunnel */
  cut(): Promise<void>;
  /** makes it reachable again, at the same address */
  back(): Promise<void>;
  stop(): Promise<void>;
}

/** The page alone, as a plain file server serves it. */
async function files(): Promise<Source> {
  const server: PreviewServer = await preview({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  let gone = false;
  return {
    url: `http://127.0.0.1:${port}`,
    folder: null,
    async cut() {
      gone = true;
      await new Promise<void>(done => {
        server.httpServer.close(() => done());
        if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      });
    },
    async back() {
      throw new Error('What hands out files alone does not come back.');
    },
    async stop() {
      if (!gone) await server.close();
    },
  };
}

/** A table server with the page, on a database of its own. @param more settings other than usual */
async function tables(more: Partial<ServeOptions>): Promise<Source> {
  // pictures of the page alone need no server
  const { serve } = await import('@orrery/server');
  const folder = mkdtempSync(join(tmpdir(), 'orrery-page-'));
  // all people of a test come from one address
  const begin = (port: number): Promise<Running> =>
    serve({ port, folder, page: join(web, 'dist'), level: 'silent', limits: { rates: false }, ...more });
  let running: Running | null = await begin(0);
  const url = running.address;
  const cut = async () => {
    await running?.close();
    running = null;
  };
  return {
    url,
    folder,
    cut,
    async back() {
      running ??= await begin(Number(new URL(url).port));
    },
    async stop() {
      await cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs in a page before anything else. */
const paintNothing = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
};

/** A browser with the built page. */
export class Browsing {
  readonly #source: Source;
  readonly #browser: Browser;

  readonly #painted: boolean;

  private constructor(source: Source, browser: Browser, painted: boolean) {
    this.#source = source;
    this.#browser = browser;
    this.#painted = painted;
  }

  /**
   * Serves the page and starts a browser.
   * @param painted false if nobody looks: pages have a layout and react, but nothing is painted, which saves a third of a browser's time
   * @throws if the page is not built, or there is no Chromium
   */
  static start(painted = false): Promise<Browsing> {
    return Browsing.#open(files, painted);
  }

  /**
   * The same with a real table server, on a database of its own that is deleted with it.
   * @param more settings other than usual
   * @throws as `start` does
   */
  static atServer(more: Partial<ServeOptions> = {}, painted = false): Promise<Browsing> {
    return Browsing.#open(() => tables(more), painted);
  }

  static async #open(begin: () => Promise<Source>, painted: boolean): Promise<Browsing> {
    if (!existsSync(join(web, 'dist/index.html')))
      throw new Error('The page is not built: run `npm run build -w packages/web`.');
    const executablePath = chromiumHere();
    const source = await begin();
    // a simulated graphics card takes more of the processor than none
    const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath, args });
    return new Browsing(source, browser, painted);
  }

  get url(): string {
    return this.#source.url;
  }

  /** The folder of the server's database. @throws if the page is served alone */
  get folder(): string {
    const { folder } = this.#source;
    if (folder === null) throw new Error('There is no server.');
    return folder;
  }

  /**
   * A new person with an empty browser.
   * @param more `installs`: the browser stores the page and all its games for use without a network, as every real browser does. This takes a quarter
   * of a test's time, so other tests do without.
   */
  async person(
    size: Size = SIZES.desk,
    more: {
      readonly theme?: 'dark' | 'light';
      readonly touch?: boolean;
      readonly installs?: boolean;
      readonly pace?: 'normal';
      /** true for somebody who has never played: the coach goes along */
      readonly first?: boolean;
    } = {},
  ): Promise<Page> {
    const context: BrowserContext = await this.#browser.newContext({
      viewport: size,
      colorScheme: more.theme ?? 'dark',
      reducedMotion: 'reduce',
      serviceWorkers: more.installs ? 'allow' : 'block',
      hasTouch: more.touch ?? false,
      baseURL: this.url,
    });
    // nothing waits for what others do, unless a test is about that
    if (more.pace !== 'normal') await context.addInitScript(() => localStorage.setItem('orrery.pace', 'once'));
    // tests play games without a coach, unless they are about it
    if (!more.first) await context.addInitScript(() => localStorage.setItem('orrery.played', 'all'));
    if (!this.#painted) await context.addInitScript(paintNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return page;
  }

  /** Makes the server unreachable, as in a tunnel. */
  cutOff(): Promise<void> {
    return this.#source.cut();
  }

  /** Makes the server reachable again, with its data. */
  comeBack(): Promise<void> {
    return this.#source.back();
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#source.stop();
  }
}
