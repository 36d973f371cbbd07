// Routes of tables: open one, find one, take a seat, choose a deck, be ready.
import {
  Code,
  DeckChoice,
  Fault,
  ListQuery,
  ReadyWanted,
  SitWanted,
  TableInfo,
  TableList,
  TableWanted,
  WholeOverlay,
} from '@orrery/protocol';
import { Type } from 'typebox';
import type { Decks } from '../decks/decks.ts';
import { Problem } from '../errors/problem.ts';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { Play } from '../play/play.ts';
import { type StoredTable, storedTable, tableInfo } from '../tables/info.ts';
import { listedTables, numbersOf } from '../tables/listed.ts';
import { openTable } from '../tables/open.ts';
import { linkTo, Opened } from './opened.ts';
import { chooseDeck, setReady, sit, stand } from './seats.ts';

const At = Type.Object({ code: Code });

/** The routes of tables: opening and finding them, and taking seats. */
export function tableRoutes(app: App, host: Host, decks: Decks, play: Play): void {
  const { games } = play;
  const info = async (stored: StoredTable, person: string | null): Promise<TableInfo> =>
    tableInfo(stored, person, (await numbersOf(host.database, [stored.code])).get(stored.code) ?? 0);
  const faults = { '4xx': Fault, '5xx': Fault };

  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'List the tables with a free seat and those that you can watch, 100 at a time',
        querystring: ListQuery,
        response: { 200: TableList, ...faults },
      },
    },
    async request => {
      const person = await host.whoAsks(request.headers);
      const { found, next } = await listedTables(host.database, request.query.after);
      const numbers = await numbersOf(
        host.database,
        found.map(({ code }) => code),
      );
      const tables = found.map(stored => tableInfo(stored, person?.id ?? null, numbers.get(stored.code) ?? 0));
      return { tables, next };
    },
  );

  app.post(
    '/api/tables',
    {
      schema: { tags: ['tables'], summary: 'Open a table', body: TableWanted, response: { 201: Opened, ...faults } },
      config: perAddress(60, '1 minute'),
    },
    async (request, reply) => {
      const person = await mustAsk(host, request);
      const seats = await Promise.all(
        request.body.seats.map(async seat =>
          'deck' in seat && seat.deck !== undefined ? { ...seat, deck: await decks.listed(person, seat.deck) } : seat,
        ),
      );
      return reply.code(201).send(linkTo(await openTable(host, { ...request.body, seats }, person)));
    },
  );

  app.get(
    '/api/tables/:code',
    {
      schema: {
        tags: ['tables'],
        summary: 'Get a table by its code',
        params: At,
        response: { 200: TableInfo, ...faults },
      },
    },
    async request => {
      const person = await host.whoAsks(request.headers);
      return info(await storedTable(host.database, request.params.code), person?.id ?? null);
    },
  );

  app.get(
    '/api/tables/:code/overlay',
    {
      schema: {
        tags: ['tables'],
        summary: 'Get the cards that the host of a table has added',
        params: At,
        response: { 200: WholeOverlay, ...faults },
      },
    },
    async request => {
      const { overlay } = await storedTable(host.database, request.params.code);
      if (overlay === null) throw new Problem('gone', 'This table plays with printed cards only.');
      return { overlay };
    },
  );

  app.post(
    '/api/tables/:code/seat',
    {
      schema: {
        tags: ['tables'],
        summary: 'Take a seat',
        params: At,
        body: SitWanted,
        response: { 200: TableInfo, ...faults },
      },
    },
    async request => {
      const person = await mustAsk(host, request);
      const { code } = request.params;
      const { seat, deck } = request.body;
      await sit(host, code, person, { seat, deck: deck && (await decks.listed(person, deck)) });
      return changed(code, person.id);
    },
  );

  app.delete(
    '/api/tables/:code/seat',
    {
      schema: {
        tags: ['tables'],
        summary: 'Leave your seat before the game begins. If the host leaves, the table closes',
        params: At,
        response: { 200: TableInfo, ...faults },
      },
    },
    async request => {
      const person = await mustAsk(host, request);
      const { code } = request.params;
      await stand(host, code, person);
      return changed(code, person.id);
    },
  );

  app.put(
    '/api/tables/:code/deck',
    {
      schema: {
        tags: ['tables'],
        summary: 'Choose a deck',
        params: At,
        body: DeckChoice,
        response: { 200: TableInfo, ...faults },
      },
    },
    async request => {
      const person = await mustAsk(host, request);
      const { code } = request.params;
      await chooseDeck(host, code, person, await decks.listed(person, request.body));
      return changed(code, person.id);
    },
  );

  app.put(
    '/api/tables/:code/ready',
    {
      schema: {
        tags: ['tables'],
        summary: 'Say whether you are ready. When all are ready, the game begins',
        params: At,
        body: ReadyWanted,
        response: { 200: TableInfo, ...faults },
      },
    },
    async request => {
      const person = await mustAsk(host, request);
      const { code } = request.params;
      await setReady(host, games, code, person, request.body.ready);
      return changed(code, person.id);
    },
  );

  async function changed(code: string, person: string): Promise<TableInfo> {
    await play.tableChanged(code);
    return info(await storedTable(host.database, code), person);
  }
}
