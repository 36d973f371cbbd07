import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as protocol from '@orrery/protocol';
import { ClientMessages, REASONS } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTE_FAULTS } from '../../src/http/route-faults.ts';
import { OpenApp } from '../support/open-app.ts';

/** Compares docs/protocol.md with the server: parts of it are made from the schemas. `ORRERY_WRITE=1` writes them again. */

const FILE = join(import.meta.dirname, '../../../../docs/protocol.md');

/** A JSON Schema, with the parts that the protocol uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly nullable?: boolean;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}
interface Route {
  readonly summary: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

let open: OpenApp;
let routes: readonly { readonly method: string; readonly path: string; readonly route: Route }[];
beforeAll(async () => {
  open = await OpenApp.open();
  const { paths } = (open.app as unknown as { swagger(): { paths: Record<string, Record<string, Route>> } }).swagger();
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ method: method.toUpperCase(), path, route })),
  );
});
afterAll(() => open.close());

const propertiesOf = (schema: Schema): string => Object.keys(schema.properties ?? {}).join();
/** The shapes with names of their own, in the order of the document. */
const SHAPES = [
  'Person', 'GameInfo', 'DeckInfo', 'DeckFaults', 'DeckChoice', 'SeatWanted', 'TableOptions', 'Clock', 'TableInfo', 'OverlayInfo', 'AgreementInfo', 'SeatInfo', 'Whole', 'Update', 'Beside',
  'ClockNow', 'Present', 'ChatLine', 'MyGame', 'PastMoment', 'MyMail', 'Fault',
] as const; // biome-ignore format: a list of names
const shapes = new Map<string, Schema>(
  SHAPES.map(name => [name, (protocol as unknown as Record<string, Schema>)[name]!]),
);
/** Finds the name of a schema: schemas of the web server are copies. */
function nameOf(schema: Schema): string | null {
  for (const [name, shape] of shapes)
    if (shape === schema || (propertiesOf(shape) !== '' && propertiesOf(shape) === propertiesOf(schema))) return name;
  for (const name of ['DeckChoice', 'SeatWanted', 'Clock'])
    if (
      JSON.stringify(shapes.get(name)!.anyOf?.map(propertiesOf)) === JSON.stringify(schema.anyOf?.map(propertiesOf)) &&
      (schema.anyOf?.length ?? 0) > 1
    )
      return name;
  return null;
}

/** A schema in the form of TypeScript. @param named false to write the shape itself, not its name */
function told(schema: Schema, named = true): string {
  const name = named ? nameOf(schema) : null;
  if (name !== null) return schema.nullable ? `${name} | null` : name;
  const nullable = schema.nullable ? ' | null' : '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' | ') + nullable;
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(x => told(x)))].join(' | ') + nullable;
  if (schema.allOf !== undefined)
    return schema.allOf.map(x => told(x, x.properties !== undefined && nameOf(x) === 'Beside')).join(' & ');
  if (schema.type === 'array') {
    const item = told(schema.items ?? {});
    return `${/^\{| |\|/.test(item) ? `(${item})` : item}[]${bounds(schema)}`;
  }
  if (schema.patternProperties !== undefined) return `{ [name]: ${told(Object.values(schema.patternProperties)[0]!)} }`;
  if (schema.type === 'object' || schema.properties !== undefined) {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([key, value]) => `${key}${schema.required?.includes(key) ? '' : '?'}: ${told(value)}`,
    );
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return (schema.type === 'integer' ? 'number' : (schema.type ?? 'any')) + bounds(schema) + nullable;
}
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** The limits of a text or a number: length or value; '' for none. */
function bounds({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const [least, most] = [minimum ?? minLength ?? minItems ?? 0, maximum ?? maxLength ?? maxItems];
  return most === undefined || most >= Number.MAX_SAFE_INTEGER ? '' : ` ${least}..${most}`;
}

/** The description of a value, also inside something that may be null, or in a list. */
const saidOf = (schema: Schema): string =>
  [schema, ...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap(
    x => x.description ?? [],
  )[0] ?? '';

const contentOf = (content: Readonly<Record<string, { readonly schema: Schema }>> | undefined): Schema | null =>
  content === undefined ? null : (Object.values(content)[0]?.schema ?? null);

/** The reasons of a route besides those of every route. */
function reasonsOf(method: string, path: string): string {
  const listed = ROUTE_FAULTS[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`];
  expect(listed, `${method} ${path} has no list of reasons in src/http/route-faults.ts`).toBeDefined();
  return listed!.map(reason => `\`${reason}\``).join(', ');
}

const parts: Readonly<Record<string, () => string>> = {
  routes: () =>
    [
      '| route | body | answer | reasons |',
      '| --- | --- | --- | --- |',
      ...routes.map(({ method, path, route }) => {
        const query = (route.parameters ?? []).filter(x => x.in === 'query').map(x => x.name);
        const at = `${path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}${query.length > 0 ? `?${query.join('&')}` : ''}`;
        const body = contentOf(route.requestBody?.content);
        const [status, answer] = Object.entries(route.responses).find(([key]) => key.startsWith('2'))!;
        const given = contentOf(answer.content);
        return `| ${code(`${method} ${at}`)}<br>${route.summary} | ${body === null ? '' : code(told(body, false))} | ${status} ${given === null ? 'text' : code(told(given))} | ${reasonsOf(method, path)} |`;
      }),
    ].join('\n'),
  reasons: () =>
    [
      '| reason | status | what it means |',
      '| --- | --- | --- |',
      ...Object.entries(REASONS).map(([reason, { status, means }]) => `| \`${reason}\` | ${status} | ${means} |`),
    ].join('\n'),
  messages: () =>
    [
      '| message | what is sent |',
      '| --- | --- |',
      ...Object.entries(ClientMessages).map(
        ([name, schema]) => `| \`${name}\` | ${code(told(schema as unknown as Schema, false))} |`,
      ),
    ].join('\n'),
  shapes: () =>
    [...shapes]
      .map(([name, schema]) => {
        const all = schema.allOf ?? [schema];
        const fields = all.flatMap(part =>
          nameOf(part) === 'Beside' && name !== 'Beside'
            ? []
            : Object.entries(part.properties ?? {}).map(([key, value]) => ({
                key,
                value,
                optional: !part.required?.includes(key),
              })),
        );
        const lines = fields.map(({ key, value, optional }) => {
          const notes = [saidOf(value), value.pattern === undefined ? '' : `pattern ${code(value.pattern)}`]
            .filter(Boolean)
            .join('; ');
          return `| \`${key}${optional ? '?' : ''}\` | ${code(told(value))} | ${notes} |`;
        });
        const more = schema.allOf?.some(part => nameOf(part) === 'Beside') ? '\n\nand all of `Beside`.' : '';
        return lines.length === 0
          ? `**${name}**: ${code(told(schema, false))}`
          : `**${name}**\n\n| field | type | |\n| --- | --- | --- |\n${lines.join('\n')}${more}`;
      })
      .join('\n\n'),
};

describe('docs/protocol.md', () => {
  test.each(Object.keys(parts))('has the %s as the server has them', name => {
    const text = readFileSync(FILE, 'utf8');
    const found = new RegExp(`(<!-- ${name} -->\\n)([\\s\\S]*?)(<!-- end of ${name} -->)`).exec(text);
    expect(found, `the place for ${name}`).not.toBeNull();
    const right = `\n${parts[name]!()}\n\n`;
    if (process.env.ORRERY_WRITE === '1')
      writeFileSync(
        FILE,
        text.replace(found![0], () => `${found![1]}${right}${found![3]}`),
      );
    else expect(found![2], 'ORRERY_WRITE=1 writes it anew').toBe(right);
  });

  test('names everything that a server sends', () => {
    const text = readFileSync(FILE, 'utf8');
    const play = readFileSync(join(import.meta.dirname, '../../../protocol/src/play.ts'), 'utf8');
    const sent = [...play.slice(play.indexOf('interface ServerMessages')).matchAll(/^ {2}(\w+): \(/gm)].map(
      ([, name]) => name!,
    );
    expect(sent.length).toBeGreaterThanOrEqual(5);
    for (const name of sent) expect(text, name).toContain(`\`${name}\``);
  });

  test.each([
    ['kernel/src/decision/question.ts', 'DecisionView'],
    ['kernel/src/decision/question.ts', 'QuestionView'],
    ['kernel/src/decision/question.ts', 'OptionView'],
    ['kernel/src/text/sentence.ts', 'Sentence'],
    ['kernel/src/text/sentence.ts', 'Link'],
    ['kernel/src/decision/orders.ts', 'OrdersView'],
    ['kernel/src/view/view.ts', 'ViewEnd'],
    ['table/src/session/log.ts', 'LogLine'],
    ['table/src/session/session.ts', 'Ending'],
    ['table/src/session/scores.ts', 'TurningPoint'],
    ['table/src/session/summary.ts', 'Summary'],
    ['table/src/session/summary.ts', 'SummaryGroup'],
    ['table/src/contract/game.ts', 'Standing'],
    ['table/src/contract/game.ts', 'EndingReason'],
    ['table/src/previews/warnings.ts', 'Warning'],
    ['table/src/previews/preview.ts', 'Preview'],
    ['table/src/previews/preview.ts', 'Outlook'],
  ])('tells of what the schemas leave open: %s, %s', (file, name) => {
    const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    const body = source.slice(source.indexOf(`interface ${name} `));
    const fields = [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}readonly (\w+)\??:/gm)].map(
      ([, field]) => field!,
    );
    expect(fields.length).toBeGreaterThan(0);
    const text = readFileSync(FILE, 'utf8');
    for (const field of fields) expect(text, field).toContain(`\`${field}\``);
  });

  test('tells of every answer to a message', () => {
    const text = readFileSync(FILE, 'utf8');
    for (const name of Object.keys(ClientMessages)) expect(text.split(`\`${name}\``).length, name).toBeGreaterThan(2);
  });
});

test('a client that knows no game finds what can be played, with ready decks, bots and moments', async () => {
  const mira = await open.guest('Mira');
  const { games, bots } = (await mira.get('/api/games')).json;
  expect(games.map(({ name }: { name: string }) => name)).toEqual(['babylon5', 'wars', 'galactic-empires']);
  expect(bots.map(({ name }: { name: string }) => name)).toContain('greedy');
  for (const game of games) {
    const seats = [
      { kind: 'me', deck: { ready: game.decks.at(-1).name } },
      ...Array.from({ length: game.players.usual - 1 }, () => ({ kind: 'bot', bot: bots[0].name })),
    ];
    const opened = await mira.post('/api/tables', { game: game.name, seats });
    expect([game.name, opened.status, opened.text]).toEqual([game.name, 201, opened.text]);
    await mira.ask('PUT', `/api/tables/${opened.json.code}/ready`, { ready: true });
    await mira.join(opened.json.code);
    const stops = Object.fromEntries(game.moments.map(({ name }: { name: string }) => [name, 'ask']));
    const done = await mira.send('stops', { table: opened.json.code, key: 'ask-me-always', stops });
    expect(done).toMatchObject({ ok: true });
  }
});
