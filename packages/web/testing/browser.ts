import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Running, ServeOptions } from '@orrery/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

/** The page as a browser gets it: built, handed out, and opened in a real Chromium. */

const web = join(import.meta.dirname, '..');

/** How long something in a browser may take, in milliseconds: what has not happened by then never will, on a slow and busy machine, too. */
export const PATIENCE = 300_000;

/** Where Chromium lies on the systems that have it. */
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

/** Who hands the page out. */
interface Source {
  readonly url: string;
  /** where a server keeps its database; null where there is none */
  readonly folder: string | null;
  /** takes it away, as a train in a tunnel does */
  cut(): Promise<void>;
  /** there it is again, at the same address */
  back(): Promise<void>;
  stop(): Promise<void>;
}

/** The page alone, as a plain host of files hands it out. */
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

/** A table server with the page, on a database of its own. @param more how it is to be other than usual */
async function tables(more: Partial<ServeOptions>): Promise<Source> {
  // who takes pictures of the page alone runs without it
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

/** Runs in a page before anything else does. */
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
   * Hands the page out and starts a browser.
   * @param painted false where nobody looks: pages are laid out and answer, and nothing of them is painted, which takes a third of a browser's time
   * @throws where the page is not built, or there is no Chromium
   */
  static start(painted = false): Promise<Browsing> {
    return Browsing.#open(files, painted);
  }

  /**
   * The same at a real server of tables, on a database of its own that goes with it.
   * @param more how it runs, where not as usual
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
    // a graphics card that is only imitated takes more of the processor than none
    const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath, args });
    return new Browsing(source, browser, painted);
  }

  get url(): string {
    return this.#source.url;
  }

  /** Where the server keeps its database. @throws where the page is handed out alone */
  get folder(): string {
    const { folder } = this.#source;
    if (folder === null) throw new Error('There is no server.');
    return folder;
  }

  /**
   * A new person with an empty browser.
   * @param more `installs`: the browser keeps the page with all of its games for when there is no network, as everybody's does. To fetch all that takes a
   * quarter of what a test takes, so that others do without.
   */
  async person(
    size: Size = SIZES.desk,
    more: { readonly theme?: 'dark' | 'light'; readonly touch?: boolean; readonly installs?: boolean } = {},
  ): Promise<Page> {
    const context: BrowserContext = await this.#browser.newContext({
      viewport: size,
      colorScheme: more.theme ?? 'dark',
      reducedMotion: 'reduce',
      serviceWorkers: more.installs ? 'allow' : 'block',
      hasTouch: more.touch ?? false,
      baseURL: this.url,
    });
    if (!this.#painted) await context.addInitScript(paintNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return page;
  }

  /** Takes the server away, as a train in a tunnel does. */
  cutOff(): Promise<void> {
    return this.#source.cut();
  }

  /** The server is there again, with what it has kept. */
  comeBack(): Promise<void> {
    return this.#source.back();
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#source.stop();
  }
}
