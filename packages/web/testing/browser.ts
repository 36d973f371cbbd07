import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

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

/** A browser with the built page. */
export class Browsing {
  readonly #server: PreviewServer;
  readonly #browser: Browser;
  readonly url: string;
  #gone = false;

  private constructor(server: PreviewServer, browser: Browser, url: string) {
    this.#server = server;
    this.#browser = browser;
    this.url = url;
  }

  /** Hands the page out and starts a browser. @throws where the page is not built, or there is no Chromium */
  static async start(): Promise<Browsing> {
    if (!existsSync(join(web, 'dist/index.html')))
      throw new Error('The page is not built: run `npm run build -w packages/web`.');
    const executablePath = chromiumHere();
    const server = await preview({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      preview: { port: 0, strictPort: false, host: '127.0.0.1' },
      logLevel: 'silent',
    });
    const address = server.httpServer.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    return new Browsing(server, browser, `http://127.0.0.1:${port}`);
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
    await new Promise<void>(done => {
      this.#server.httpServer.close(() => done());
      if ('closeAllConnections' in this.#server.httpServer) this.#server.httpServer.closeAllConnections();
    });
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    if (!this.#gone) await this.#server.close();
  }
}
