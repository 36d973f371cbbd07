// The routes of pictures for links.
import { Code } from '@orrery/protocol';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { drawCard } from '../drawings/card.ts';
import { Problem } from '../errors/problem.ts';
import type { App, Host } from '../http/host.ts';
import { openToAll, pastPicture } from '../replays/past.ts';
import { faceOf } from './faces.ts';
import { KeptPictures } from './kept.ts';

/** How many pictures of cards and of moments are kept: about 6 MB of each. */
const MOST = 32;
/** How often one address may ask for pictures: each takes 100 to 200 ms, mostly in another thread. */
const OFTEN = { max: 60, timeWindow: '1 minute' };
/** How long others may keep a picture, in seconds. The names in a game may change. */
const [OF_CARD, OF_MOMENT] = [86_400, 3_600] as const;

/** Sends a picture. @throws Problem if there is none */
function send(reply: FastifyReply, picture: Uint8Array | null, seconds: number, of: string): FastifyReply {
  if (picture === null) throw new Problem('gone', `There is no picture of this ${of}.`);
  return reply
    .header('content-type', 'image/png')
    .header('cache-control', `public, max-age=${seconds}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
}

/**
 * Registers the pictures of cards, `/api/pictures/GAME/CARD.png`, and of moments of finished games, `/api/tables/CODE/pictures/CHOICES.png`.
 * @param page the folder of the built page, whose letters the pictures have; null without one
 */
export function pictureRoutes(app: App, host: Host, page: string | null): void {
  const cards = new KeptPictures(MOST);
  const moments = new KeptPictures(MOST);
  app.get<{ Params: { game: string; card: string } }>(
    '/api/pictures/:game/:card',
    { schema: { hide: true }, config: { rateLimit: OFTEN } },
    async ({ params: { game, card } }, reply) => {
      const picture = await cards.get(`${game}/${card}`, async () => {
        const face = await faceOf(host, game, card.replace(/\.png$/, ''));
        return face === null ? null : drawCard(face);
      });
      return send(reply, picture, OF_CARD, 'card');
    },
  );
  app.get(
    '/api/tables/:code/pictures/:moment',
    {
      schema: {
        hide: true,
        params: Type.Object({ code: Code, moment: Type.String({ pattern: '^(end|0|[1-9][0-9]{0,6})\\.png$' }) }),
      },
      config: { rateLimit: OFTEN },
    },
    async ({ params: { code, moment } }, reply) => {
      // asked each time: a kept picture of a game that is closed now is for nobody
      const stored = await openToAll(host, code);
      const choices = moment === 'end.png' ? null : Number.parseInt(moment, 10);
      const picture = await moments.get(`${code}/${moment}`, () => pastPicture(host, stored, choices, page));
      return send(reply, picture, OF_MOMENT, 'moment');
    },
  );
}
