import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServeOptions, serve } from '@orrery/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';

/** The page as a browser gets it: built, handed out, and opened in a real Chromium. */

const web = join(import.meta.dirname, '..');

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

/** Where the page is handed out. */
interface Handing {
  readonly url: string;
  /** hands it out no more, and breaks off what is being handed out */
  end(): Promise<void>;
}

/** A browser with the built page. */
export class Browsing {
  readonly #handing: Handing;
  readonly #browser: Browser;
  readonly url: string;
  #gone = false;

  private constructor(handing: Handing, browser: Browser) {
    this.#handing = handing;
    this.#browser = browser;
    this.url = handing.url;
  }

  /** Hands the page out as a plain host of files does, and starts a browser. @throws where the page is not built, or there is no Chromium */
  static start(): Promise<Browsing> {
    return Browsing.#with(async () => {
      const server = await preview({
        root: web,
        configFile: join(web, 'vite.config.ts'),
        preview: { port: 0, strictPort: false, host: '127.0.0.1' },
        logLevel: 'silent',
      });
      const address = server.httpServer.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const end = () =>
        new Promise<void>(done => {
          server.httpServer.close(() => done());
          if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
        });
      return { url: `http://127.0.0.1:${port}`, end };
    });
  }

  /**
   * The same at a real server of tables, on a database of its own that goes with it.
   * @param options how it runs, where not as usual
   * @throws as `start` does
   */
  static atServer(options: Partial<ServeOptions> = {}): Promise<Browsing> {
    return Browsing.#with(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'orrery-browsing-'));
      const running = await serve({
        port: 0,
        folder,
        page: join(web, 'dist'),
        level: 'silent',
        // all people of a test come from one address
        limits: { rates: false },
        ...options,
      });
      const end = async () => {
        await running.close();
        rmSync(folder, { recursive: true, force: true });
      };
      return { url: running.address, end };
    });
  }

  static async #with(handOut: () => Promise<Handing>): Promise<Browsing> {
    if (!existsSync(join(web, 'dist/index.html')))
      throw new Error('The page is not built: run `npm run build -w packages/web`.');
    const executablePath = chromiumHere();
    const handing = await handOut();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    return new Browsing(handing, browser);
  }

  /** A new person with an empty browser. */
  async person(
    size: Size = SIZES.desk,
    more: { readonly theme?: 'dark' | 'light'; readonly touch?: boolean } = {},
  ): Promise<Page> {
    const context: BrowserContext = await this.#browser.newContext({
      viewport: size,
      colorScheme: more.theme ?? 'dark',
      reducedMotion: 'reduce',
      hasTouch: more.touch ?? false,
      baseURL: this.url,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  }

  /** Takes the server away, as a train in a tunnel does. */
  async cutOff(): Promise<void> {
    this.#gone = true;
    await this.#handing.end();
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    if (!this.#gone) await this.#handing.end();
  }
}
