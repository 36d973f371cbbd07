// The schemas of scenario files, and the tables about them in the documentation.
import * as babylon5 from '@orrery/babylon5/scenario';
import * as ge from '@orrery/galactic-empires/scenario';
import { keyTable, PUZZLE_KINDS, type TSchema, verbTable, wordList } from '@orrery/kernel/scenario';
import * as wars from '@orrery/wars/scenario';

/** The games with scenario schemas. */
const SHAPES: Readonly<Record<string, TSchema>> = {
  babylon5: babylon5.RULES.schema,
  wars: wars.RULES.schema,
  'galactic-empires': ge.RULES.schema,
};

/**
 * Returns the schema of scenario files for editors: of one game, or of all games by the game that a file names.
 * @param game a name of `SHAPES`; all games if it is missing
 */
export function scenarioSchemas(game?: string): Readonly<Record<string, unknown>> {
  const dialect = { $schema: 'https://json-schema.org/draft/2020-12/schema' };
  if (game !== undefined) return { ...dialect, ...SHAPES[game] };
  return { ...dialect, title: 'A scenario', anyOf: Object.values(SHAPES) };
}

/** Returns a part of a schema by its path: `moves.items`. */
function inside(schema: TSchema, ...keys: string[]): TSchema {
  let at = schema as unknown as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  return at as unknown as TSchema;
}

/** Writes the keys of a game's scenarios as tables, one for each part of the file. */
function tablesOf(
  name: string,
  { RULES, KINDS, NAMING, POSITION, SEAT, SETUP, CARD_FACTS }: typeof babylon5 | typeof wars | typeof ge,
): Record<string, string> {
  const { schema } = RULES;
  const { things, forms } = NAMING as {
    readonly things: typeof babylon5.NAMING.things;
    readonly forms: typeof babylon5.NAMING.forms;
  };
  return {
    [`${name} position`]: keyTable(POSITION),
    [`${name} seat`]: keyTable(SEAT),
    [`${name} setup`]: keyTable(SETUP),
    [`${name} moves`]: keyTable(inside(schema, 'properties', 'moves', 'items')),
    [`${name} verbs`]: verbTable(forms, 'action', things),
    [`${name} answers`]: verbTable(forms, 'answer', things),
    [`${name} questions`]: wordList(KINDS),
    [`${name} expectations`]: keyTable(inside(schema, 'properties', 'expect')),
    [`${name} card`]: keyTable(CARD_FACTS),
  };
}

/** Writes the tables of docs/scenario-format.md that are made from the code. @param game only the tables of this game */
export function formatTables(game?: string): Readonly<Record<string, string>> {
  const all: Record<string, string> = {
    scenario: keyTable(babylon5.RULES.schema),
    sees: keyTable(
      inside(babylon5.RULES.schema, 'properties', 'expect', 'properties', 'sees', 'patternProperties', '^.*$'),
    ),
    'puzzle answer': keyTable(inside(babylon5.RULES.schema, 'properties', 'best', 'items')),
    'puzzle kinds': Object.entries(PUZZLE_KINDS)
      .map(([kind, says]) => `- \`${kind}\`: ${says}`)
      .join('\n'),
    ...tablesOf('babylon5', babylon5),
    'babylon5 conflict': keyTable(babylon5.CONFLICT),
    'babylon5 conflict facts': keyTable(babylon5.CONFLICT_FACTS),
    'babylon5 card in play': keyTable(inside(babylon5.CARD, 'anyOf', '1')),
    ...tablesOf('wars', wars),
    'wars card in play': keyTable(inside(wars.CARD, 'anyOf', '1')),
    ...tablesOf('galactic-empires', ge),
    'galactic-empires card in play': keyTable(ge.CARD_IN_PLAY),
    'galactic-empires effect in force': keyTable(ge.IN_FORCE),
    'galactic-empires volley': keyTable(ge.VOLLEY),
  };
  return game === undefined ? all : Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(game)));
}
