#!/usr/bin/env node
// A bot for tests. How it behaves is its first argument; what it is told is kept in the file that is its second.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [manner = 'good', file] = process.argv.slice(2);
const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);
let questions = 0;

const answer = ({ id, least, options, proposal, plan, min, max }) => {
  questions++;
  const first = plan ? (proposal ?? least) : options.slice(0, Math.max(min, Math.min(1, max))).map(o => o.id);
  const good = () => say({ type: 'answer', id, options: first });
  switch (manner) {
    case 'slow':
      if (questions === 2) setTimeout(good, 400);
      else good();
      break;
    case 'hinting':
      say({ type: 'hint', id, options: first, chance: 0.5 });
      break;
    case 'wavering':
      for (const options of [first, ['attack:999'], 7]) say({ type: 'hint', id, options });
      break;
    case 'hanging':
      break;
    case 'dying':
      if (questions < 3) return good();
      console.error('Traceback: it was too much');
      process.exit(3);
      break;
    case 'illegal':
      say({ type: 'answer', id, options: ['attack:999'] });
      break;
    case 'nonsense':
      process.stdout.write('42 is the answer\n');
      break;
    case 'chatty':
      process.stdout.write('thinking...\n');
      good();
      break;
    case 'flooding':
      for (let i = 0; i < 10_000; i++) process.stdout.write(`${'x'.repeat(1000)}\n`);
      break;
    default:
      good();
  }
};

const lines = createInterface({ input: process.stdin });
lines.on('line', line => {
  if (file !== undefined) appendFileSync(file, `${line}\n`);
  const message = JSON.parse(line);
  if (message.type === 'hello' && manner === 'early') process.exit(1);
  if (message.type === 'hello' && manner !== 'mute')
    say({
      type: 'hello',
      protocol: manner === 'future' ? 7 : manner === 'unversioned' ? undefined : 1,
      name: `a ${manner} bot`,
      options: { depth: 'how far it looks' },
      wants:
        manner === 'plain'
          ? { view: 'none', facts: false, labels: false }
          : manner === 'changes'
            ? { view: 'changes' }
            : {},
    });
  if (message.type === 'options' && manner !== 'unready') say({ type: 'ready' });
  if (message.type === 'question') answer(message);
  if (message.type === 'bye' && manner === 'stubborn') setInterval(() => {}, 1000);
  else if (message.type === 'bye') process.exit(0);
});
