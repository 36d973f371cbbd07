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

/** Applies a JSON Patch (RFC 6902) of `add`, `remove` and `replace`. What it does not touch is shared with what was there before. */
function patched(data, patch) {
  let now = data;
  for (const change of patch) now = changed(now, keysOf(change.path), change);
  return now;
}
const keysOf = path =>
  path
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
function changed(data, [key, ...rest], change) {
  if (key === undefined) return change.value;
  const copy = Array.isArray(data) ? [...data] : { ...data };
  if (rest.length > 0) copy[key] = changed(copy[key], rest, change);
  else if (!Array.isArray(copy) || change.op === 'replace') copy[key] = change.value;
  else copy.splice(Number(key), change.op === 'remove' ? 1 : 0, ...(change.op === 'add' ? [change.value] : []));
  return copy;
}

await request('POST', '/api/guests', {});
const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
const { code, link } = await request('POST', '/api/tables', { game, seats });
console.log(`Playing at ${server}${link}`);
await request('PUT', `/api/tables/${code}/ready`, { ready: true });

const socket = io(server, { transports: ['websocket'], extraHeaders: { cookie } });

/** Sends a message until it is answered. Where a connection is lost the same is sent again: what has a key counts once. */
async function send(name, message) {
  for (;;) {
    if (!socket.connected) await new Promise(up => socket.once('connect', up));
    const answer = await socket
      .timeout(20_000)
      .emitWithAck(name, { table: code, ...message })
      .catch(() => null);
    if (answer !== null && answer.reason !== 'busy' && answer.reason !== 'limit') return answer;
    await new Promise(later => setTimeout(later, 1_000));
  }
}

/** What is known of the game: the last `whole`, with every `update` since. */
let sight = null;
let newest = 0;
let wake = () => {};

function take(whole) {
  if (sight !== null && whole.number < sight.number) return;
  tell(whole.log.slice(sight?.log.length ?? 0));
  sight = whole;
  wake();
}

function change({ from, patch, kept, lines, ...rest }) {
  newest = Math.max(newest, rest.number);
  if (sight === null || rest.number <= sight.number) return;
  if (from === sight.number) {
    tell(lines);
    sight = { ...rest, view: patched(sight.view, patch), log: [...sight.log.slice(0, kept), ...lines] };
  }
  wake();
}

const tell = lines => {
  for (const { text } of lines) console.log(text);
};
const heard = ({ whole, update }) => {
  if (whole) take(whole);
  if (update) change(update);
};

/** Comes to the table, or comes back with what is known. */
async function join() {
  const joined = await send('join', sight === null ? {} : { have: sight.number });
  if (!joined.ok) throw new Error(joined.error);
  heard(joined);
}

socket.on('whole', take);
socket.on('update', change);
await join();
// the library connects again by itself; a server that sends one away does not want that at once
socket.on('disconnect', reason => reason === 'io server disconnect' && setTimeout(() => socket.connect(), 1_000));
socket.on('connect', () => join());

while (sight.ending === null) {
  const news = new Promise(resolve => {
    wake = resolve;
  });
  if (newest > sight.number) heard(await send('catchUp', { have: sight.number }));
  else if (sight.view.decision?.question) {
    const { id } = sight.view.decision;
    const { number: seen } = sight;
    const hint = await send('hint', {});
    // where somebody else has done something meanwhile it is on its way
    if (!hint.ok) await news;
    else {
      const answer = { key: crypto.randomUUID(), seen, decision: id, options: hint.options };
      const done = await send('answer', answer);
      if (!done.ok) console.log(done.error);
      else newest = Math.max(newest, done.number);
      // what comes of it is on its way
      if (sight.number < newest) await news;
    }
  } else await news;
}
console.log(sight.ending.reasons.map(({ text }) => text).join(' ') || 'The game ended without a winner.');
socket.disconnect();
