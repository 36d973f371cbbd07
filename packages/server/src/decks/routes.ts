// Routes of the decks that people keep.
import {
  DeckChange,
  DeckFaults,
  DeckId,
  DeckQuery,
  DeckShelf,
  DeckTrial,
  DeckWanted,
  Done,
  KeptDeck,
} from '@orrery/protocol';
import { Type } from 'typebox';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { Decks } from './decks.ts';

/** The routes of saved decks. A person reaches only their own. */
export function deckRoutes(app: App, host: Host, decks: Decks): void {
  const tags = ['decks'];
  const params = Type.Object({ id: DeckId });
  app.get(
    '/api/decks',
    { schema: { tags, summary: 'List your decks', response: { 200: DeckShelf } } },
    async request => ({ decks: await decks.list(await mustAsk(host, request)) }),
  );
  app.post(
    '/api/decks',
    {
      schema: {
        tags,
        summary: 'Save a deck, from plain text or a .dek of LackeyCCG, and get its faults',
        body: DeckWanted,
        response: { 200: KeptDeck },
      },
      config: perAddress(60, '1 minute'),
    },
    async request => decks.keep(await mustAsk(host, request), request.body),
  );
  app.post(
    '/api/decks/check',
    {
      schema: { tags, summary: 'Check a deck without saving it', body: DeckTrial, response: { 200: DeckFaults } },
      config: perAddress(60, '1 minute'),
    },
    async request => {
      await mustAsk(host, request);
      const { game, text, ruleset } = request.body;
      return host.workshop.do('judgeDeck', { game, text, ruleset });
    },
  );
  app.get(
    '/api/decks/:id',
    {
      schema: {
        tags,
        summary: 'Get a deck with its faults',
        params,
        querystring: DeckQuery,
        response: { 200: KeptDeck },
      },
    },
    async request => decks.open(await mustAsk(host, request), request.params.id, request.query.ruleset),
  );
  app.patch(
    '/api/decks/:id',
    {
      schema: {
        tags,
        summary: 'Change the name or the list of a deck',
        params,
        body: DeckChange,
        response: { 200: KeptDeck },
      },
      config: perAddress(60, '1 minute'),
    },
    async request => decks.change(await mustAsk(host, request), request.params.id, request.body),
  );
  app.delete(
    '/api/decks/:id',
    { schema: { tags, summary: 'Delete a deck', params, response: { 200: Done } } },
    async request => {
      await decks.remove(await mustAsk(host, request), request.params.id);
      return { done: true as const };
    },
  );
  app.get(
    '/api/decks/:id/text',
    { schema: { tags, summary: 'Get the list of a deck in plain text', params, produces: ['text/plain'] } },
    async (request, reply) => {
      const { text } = await decks.text(await mustAsk(host, request), request.params.id);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
  app.get(
    '/api/decks/:id/dek',
    { schema: { tags, summary: 'Get a deck for LackeyCCG', params, produces: ['application/xml'] } },
    async (request, reply) => {
      const { deck, text } = await decks.text(await mustAsk(host, request), request.params.id);
      const dek = await host.workshop.do('dekOf', { game: deck.game, text });
      const file = `${deck.name.replace(/[^A-Za-z0-9 _-]/g, '') || 'deck'}.dek`;
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(dek);
    },
  );
}
