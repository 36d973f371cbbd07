// Makes the tables of docs/scenario-format.md: the keys of a schema, and the verbs of a game.
import type { TSchema } from 'typebox';
import type { Form } from './things.ts';

/** A node of a JSON Schema: what can be said of it for people. */
interface DescribedNode {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly anyOf?: readonly DescribedNode[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, DescribedNode>>;
  readonly required?: readonly string[];
}

/** The words that a value may be, where the schema lists them. */
function words(node: DescribedNode): string {
  const list = node.enum ?? (node.anyOf?.find(x => x.enum) as DescribedNode | undefined)?.enum;
  return list === undefined || list.length > 12 ? '' : list.map(x => `\`${String(x)}\``).join(', ');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/**
 * The keys of a map as a table for documents: each key, what it is, and what holds where it is left out.
 * @param schema of a map; its values carry descriptions, and `x-absent` where leaving them out means something
 */
export function keyTable(schema: TSchema): string {
  const node = schema as DescribedNode;
  const lines = ['| key | value | if left out |', '|---|---|---|'];
  for (const [key, value] of Object.entries(node.properties ?? {})) {
    const absent = node.required?.includes(key)
      ? '(required)'
      : ((value as { readonly 'x-absent'?: string })['x-absent'] ?? '');
    const said = [value.description ?? '', words(value)].filter(Boolean).join(': ');
    lines.push(`| \`${key}\` | ${cell(said)} | ${cell(absent)} |`);
  }
  return lines.join('\n');
}

/** The verbs of a game as a table: how a choice is written, and what it means. */
export function verbTable(
  forms: Readonly<Record<string, Form>>,
  as: Form['as'],
  nouns: Readonly<Record<string, { readonly noun: string }>>,
): string {
  const lines = ['| written | means |', '|---|---|'];
  for (const [verb, form] of Object.entries(forms)) {
    if (form.as !== as) continue;
    const about = [form.a, form.b].flatMap(sort => (sort ? [(nouns[sort]?.noun ?? sort).toUpperCase()] : []));
    lines.push(`| \`${[verb, ...about].join(', ')}\` | ${cell(form.says)} |`);
  }
  return lines.join('\n');
}

/** Words as a list in a sentence. */
export const wordList = (list: readonly string[]): string => list.map(x => `\`${x}\``).join(', ');

/**
 * A document with its generated parts written anew. A part stands between `<!-- NAME -->` and `<!-- end -->`.
 * @throws Error for a part that nobody makes
 */
export function withParts(document: string, parts: Readonly<Record<string, string>>): string {
  return document.replace(/<!-- made: (.+?) -->\n[\s\S]*?<!-- end -->/g, (_all, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`nothing makes the part "${name}" of the document`);
    return `<!-- made: ${name} -->\n\n${part}\n\n<!-- end -->`;
  });
}
