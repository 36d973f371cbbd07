// Route of the games on this server, with decks and bots.
import { Fault, GameList } from '@orrery/protocol';
import { BOT_KINDS, usualStops } from '@orrery/table';
import { GAMES } from '@orrery/table/rules';
import type { App } from '../http/host.ts';

/** The games on this server with their ready decks and stops, and the bots. It is the same for everybody. */
export function gameRoutes(app: App): void {
  const games = GAMES.map(table => ({
    name: table.game.name,
    title: table.game.title,
    version: table.game.version,
    rulesets: [...table.rulesets],
    agreements: (table.agreements ?? []).map(({ id, title, about, rulesets, rules }) => ({
      id,
      title,
      about,
      rulesets: [...rulesets],
      rules: [...rules],
    })),
    calls: (table.calls ?? []).map(({ name, title, rulesets }) => ({ name, title, rulesets: [...rulesets] })),
    players: table.players,
    decks: Object.entries(table.decks).map(([name, { title, faction, about }]) => ({ name, title, faction, about })),
    moments: table.moments.map(({ name, title }) => ({ name, title, usual: usualStops(table)[name]! })),
  }));
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['tables'],
        summary: 'List the games with their ready decks and moments, and the bots',
        response: { 200: GameList, '4xx': Fault, '5xx': Fault },
      },
    },
    async () => ({ games, bots: [...BOT_KINDS] }),
  );
}
