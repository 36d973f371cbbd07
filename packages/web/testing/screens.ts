import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alone, dialogs } from './screens/alone.ts';
import { Camera } from './screens/camera.ts';
import { people } from './screens/people.ts';
import { tables } from './screens/tables.ts';

/**
 * Makes pictures of every page and of each game's table: `npm run screens -w packages/web`, after a build. Words after `--` choose the pictures whose
 * names contain one of them. `--to FOLDER` writes them to another folder than docs/screens.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: join(import.meta.dirname, '../../../docs/screens') } },
});
const camera = new Camera(values.to, positionals);
await alone(camera);
await people(camera);
await dialogs(camera);
await tables(camera);
