// Serves the page in the browser, and tells its addresses from those of the server.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { App } from './host.ts';

/** The beginnings of addresses that the server answers itself. No address of the page begins with them. */
const OURS = /^\/(api|socket\.io|health|metrics)(\/|\?|$)/;

/** Files that are served only in place of the file beside them: they have no addresses of their own. */
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** True for an address of the page. It is the same for everybody, and a browser asks for many of its files at once. */
export const isPage = (method: string | undefined, url: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && !OURS.test(url ?? '');

/** The address of a file. Pages have no ending. */
const FILE = /\.[A-Za-z0-9]{1,12}$/;

/** True for a file, not a page: it exists or it does not. */
const isFile = (url: string): boolean => {
  const path = url.split('?', 1)[0]!;
  return FILE.test(path) || path.startsWith('/assets/');
};

/**
 * Serves the page. Browsers keep files with a hash in their name for ever. A file that does not exist is not found. Any other address gets the page,
 * which finds its way from there.
 * @param folder the built page
 * @param tagsOf the tags of a page for programs that show links, by its address and the address that asks; null for a page without tags of its own
 * @param origin the address of this server, if it is known
 */
export async function pages(
  app: App,
  folder: string,
  tagsOf: (url: string, origin: string, asker: string) => Promise<string | null> = async () => null,
  origin?: string,
): Promise<void> {
  await app.register(async scope => {
    await scope.register(files, {
      root: folder,
      wildcard: false,
      // the build has compressed it; only the page is compressed, because the size of other answers must not tell what is in them
      preCompressed: true,
      globIgnore: COMPRESSED,
      setHeaders: (reply, path) => {
        void reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    scope.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (!isPage(request.method, request.url) || isFile(request.url)) return reply.callNotFound();
      const tags = await tagsOf(request.url, origin ?? `${request.protocol}://${request.host}`, request.ip);
      if (tags === null) return reply.sendFile('index.html');
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page.replace('<head>', () => `<head>${tags}`));
    });
  });
}
