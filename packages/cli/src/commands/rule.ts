import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/kernel';
import type { Command } from 'commander';
import { rules, rulings } from '../catalogue.ts';
import { projectRoot } from '../root.ts';

/** The tests that name an id: file, line and title. */
export function testsOf(id: string): { file: string; line: number; title: string }[] {
  const root = projectRoot();
  const found: { file: string; line: number; title: string }[] = [];
  const look = (dir: string): void => {
    for (const name of readdirSync(dir)) {
      const path = join(dir, name);
      if (statSync(path).isDirectory()) look(path);
      else if (name.endsWith('.test.ts')) {
        const text = readFileSync(path, 'utf8');
        for (const match of text.matchAll(/rule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")\s*,\s*(['"`])([\s\S]*?)\2\s*,/g)) {
          const ids = [...match[1]!.matchAll(/['"]([^'"]+)['"]/g)].map(m => m[1]);
          if (ids.includes(id))
            found.push({
              file: path.slice(root.length + 1),
              line: text.slice(0, match.index).split('\n').length,
              title: match[3]!,
            });
        }
      }
    }
  };
  look(join(root, 'packages', 'babylon5', 'test'));
  return found;
}

/** Registers `orrery rule`. */
export function rule(program: Command): void {
  program
    .command('rule [id]')
    .description('a rule in our words, and the tests that prove it')
    .option('--search <words>', 'rules and rulings that hold all these words')
    .option('--json', 'print as JSON')
    .action((id: string | undefined, o: { search?: string; json?: boolean }) => {
      const all = [
        ...rules().map(r => ({ ...r, card: null as string | null })),
        ...rulings().map(r => ({ ...r, rulesets: [] as string[], sources: '', example: false })),
      ];
      if (o.search !== undefined) {
        const words = o.search.toLowerCase().split(/\s+/).filter(Boolean);
        const hits = all.filter(r =>
          words.every(w => `${r.id} ${r.card ?? ''} ${r.statement}`.toLowerCase().includes(w)),
        );
        if (o.json) console.log(JSON.stringify(hits.map(({ id: hit, statement }) => ({ id: hit, statement }))));
        else for (const r of hits) console.log(`${r.id}  ${r.statement}`);
        if (hits.length === 0) throw new BadInput(`No rule or ruling speaks of "${o.search}".`);
        return;
      }
      if (id === undefined) throw new BadInput('Name a rule, such as b5/attack/3, or search with --search.');
      const found = all.find(r => r.id === id);
      if (found === undefined) {
        const topic = rules().filter(r => r.id.startsWith(`${id}/`));
        if (topic.length === 0)
          throw new BadInput(`There is no rule "${id}"; rules are named like b5/attack/3. Try --search.`);
        for (const r of topic) console.log(`${r.id}  ${r.statement}`);
        return;
      }
      const tests = testsOf(id);
      if (o.json) console.log(JSON.stringify({ ...found, tests }));
      else {
        console.log(`${found.id}${found.card ? `  (${found.card})` : ''}\n${found.statement}`);
        if (found.rulesets.length > 0 && found.rulesets.length < 3)
          console.log(`Only under the ${found.rulesets.join(' and ')} rules.`);
        if (found.sources)
          console.log(`Source: ${found.sources} (A the rulebook, B the compiled rules, C the engine rules).`);
        console.log(
          tests.length
            ? `Proved by:\n${tests.map(t => `  ${t.file}:${t.line}  ${t.title}`).join('\n')}`
            : 'No test proves it yet.',
        );
      }
    });
}
