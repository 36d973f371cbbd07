// Serves the page in the browser, and tells its addresses from those of the server.
import files from '@fastify/static';
import type { App } from './host.ts';

/** What the server answers itself: no address of the page begins so. */
const OURS = /^\/(api|socket\.io|health|metrics)(\/|\?|$)/;

/** Files that lie beside others, which they are handed out for: they have no addresses of their own. */
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** True for an address of the page: it is the same for everybody, and a browser asks for many of its files at once. */
export const isPage = (method: string | undefined, url: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && !OURS.test(url ?? '');

/** An address of a file: a page of the table has no ending. */
const FILE = /\.[A-Za-z0-9]{1,12}$/;

/** True for what is no page of the table but a file, which is there or is not. */
const isFile = (url: string): boolean => {
  const path = url.split('?', 1)[0]!;
  return FILE.test(path) || path.startsWith('/assets/');
};

/**
 * Hands out the table in the browser. Files whose names tell their content are kept by browsers for good; a file that there is not is not found; any other
 * address is one of the page's own, which finds its way from there.
 * @param folder the built page
 */
export async function pages(app: App, folder: string): Promise<void> {
  await app.register(async scope => {
    await scope.register(files, {
      root: folder,
      wildcard: false,
      // compressed when the page was built, and not for every visitor; the page alone: the size of nothing else may tell what is in it
      preCompressed: true,
      globIgnore: COMPRESSED,
      setHeaders: (reply, path) => {
        void reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    scope.get('/*', { schema: { hide: true } }, (request, reply) =>
      isPage(request.method, request.url) && !isFile(request.url) ? reply.sendFile('index.html') : reply.callNotFound(),
    );
  });
}
