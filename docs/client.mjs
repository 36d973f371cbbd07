// A client of the protocol (docs/protocol.md) in plain Node: a guest plays a game against a bot, by the hints of the table.
//   node docs/client.mjs http://localhost:4200 [game]
import { io } from 'socket.io-client';

const [server = 'http://localhost:4200', game = 'wars'] = process.argv.slice(2);
let cookie = '';

/** A request, with the cookie that says who asks. */
async function request(method, path, body) {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await fetch(server + path, { method, headers, body: JSON.stringify(body) });
  const given = response.headers.getSetCookie().map(line => line.split(';')[0]);
  if (given.length > 0) cookie = given.join('; ');
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

await request('POST', '/api/guests', {});
const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
const { code, link } = await request('POST', '/api/tables', { game, seats });
console.log(`Playing at ${server}${link}`);
await request('PUT', `/api/tables/${code}/ready`, { ready: true });

const socket = io(server, { transports: ['websocket'], extraHeaders: { cookie } });
const send = (name, message) => socket.timeout(20_000).emitWithAck(name, { table: code, ...message });

let whole = (await send('join', {})).whole;
// whatever comes, everything is taken anew: simple, where a page would take what has changed
let news = Promise.withResolvers();
for (const name of ['update', 'whole']) socket.on(name, () => news.resolve());

while (whole.ending === null) {
  if (whole.view.decision?.question) {
    const { options } = await send('hint', {});
    const { id } = whole.view.decision;
    const key = crypto.randomUUID();
    const done = await send('answer', { key, seen: whole.number, decision: id, options });
    if (!done.ok) console.log(done.error);
  } else await news.promise;
  news = Promise.withResolvers();
  const told = whole.log.length;
  whole = (await send('catchUp', { have: 0 })).whole;
  for (const { text } of whole.log.slice(told)) console.log(text);
}
console.log(whole.ending.reasons.map(({ text }) => text).join(' ') || 'The game ended without a winner.');
socket.disconnect();
