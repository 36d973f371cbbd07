// The route of pictures for links.
import { Problem } from '../errors/problem.ts';
import type { App } from '../http/host.ts';
import { drawCard } from './draw-card.ts';
import { faceOf } from './faces.ts';

/** How many pictures are kept: about 6 MB. */
const MOST = 32;
/** How often one address may ask for pictures: each takes 100 to 200 ms, mostly in another thread. */
const OFTEN = { max: 60, timeWindow: '1 minute' };

/** Registers the pictures of cards: `/api/pictures/GAME/CARD.png`. */
export function pictureRoutes(app: App): void {
  const kept = new Map<string, Promise<Buffer | null>>();
  const pictureOf = async (game: string, card: string): Promise<Buffer | null> => {
    const face = await faceOf(game, card);
    return face === null ? null : drawCard(face);
  };
  app.get<{ Params: { game: string; card: string } }>(
    '/api/pictures/:game/:card',
    { schema: { hide: true }, config: { rateLimit: OFTEN } },
    async ({ params: { game, card } }, reply) => {
      const key = `${game}/${card}`;
      const found = kept.get(key) ?? pictureOf(game, card.replace(/\.png$/, ''));
      // the last used are kept, and none that failed
      kept.delete(key);
      kept.set(key, found);
      if (kept.size > MOST) kept.delete(kept.keys().next().value!);
      found.catch(() => kept.delete(key));
      const picture = await found;
      if (picture === null) {
        kept.delete(key);
        throw new Problem('gone', 'There is no picture of this card.');
      }
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
