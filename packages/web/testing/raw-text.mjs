// Lets Node import a file of text whole (`./narn.txt?raw`), as Vite and esbuild do: `node --import ./testing/raw-text.mjs`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load: (url, context, next) =>
    url.endsWith('?raw')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))};`,
        }
      : next(url, context),
});
