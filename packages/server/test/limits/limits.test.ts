import { afterEach, beforeEach, expect, test } from 'vitest';
import { OpenApp } from '../support/open-app.ts';
import { Visitor } from '../support/visitor.ts';

let open: OpenApp;
beforeEach(async () => {
  open = await OpenApp.open({}, 'warn');
});
afterEach(() => open.close());

test('who guesses passwords too often is told to wait, which is logged with his open.address, and others come in', async () => {
  const one = new Visitor(open.address);
  await one.post('/api/accounts', { name: 'Mira', password: 'correct horse' });
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, n) =>
      new Visitor(open.address).post('/api/sign-in', { name: `Nobody ${n}`, password: 'guess' }),
    ),
  );
  expect(answers.map(answer => answer.status).sort()).toEqual([...Array(20).fill(401), 429]);
  const refused = answers.find(answer => answer.status === 429)!;
  expect(refused.json).toEqual({
    error: expect.stringMatching(/^Your address sent too many requests\. Wait \d+ minutes\.$/),
    reason: 'limit',
  });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(open.logged).toContainEqual(expect.objectContaining({ msg: 'refused', ip: '127.0.0.1', fault: refused.json }));
  expect((await one.get('/api/me')).json.person.name).toBe('Mira');
});

test('an address that asks without end is told to wait', async () => {
  const one = new Visitor(open.address);
  let last = await one.get('/api/me');
  for (let n = 0; n < 700 && last.status === 200; n++) last = await one.get('/api/me');
  expect([last.status, last.json.reason]).toEqual([429, 'limit']);
});

test('a page of another place changes nothing; ours, and programs, do', async () => {
  const one = new Visitor(open.address);
  for (const origin of ['https://evil.example', 'null', `${open.address}.evil.example`]) {
    const { status, json } = await one.ask('POST', '/api/guests', {}, { origin });
    expect([status, json]).toEqual([
      403,
      { error: 'A page of another site may not change anything here.', reason: 'forbidden' },
    ]);
  }
  expect(open.logged.filter(line => line.msg === 'refused')).toHaveLength(3);
  expect((await one.get('/api/me')).json.person).toBeNull();
  expect((await one.ask('POST', '/api/guests', {}, { origin: open.address })).status).toBe(200);
});

test('browsers are told to run no script of others and to show the page in no frame', async () => {
  const { headers } = await new Visitor(open.address).get('/api/me');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('a cookie that somebody made himself is nobody', async () => {
  const one = new Visitor(open.address);
  await one.post('/api/guests');
  const forged = one.cookie.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D');
  for (const cookie of [
    forged,
    'orrery.session_token=x',
    'orrery.session_token=%E0%A4%A',
    `orrery.session_token=${'x'.repeat(4000)}`,
  ]) {
    const response = await fetch(`${open.address}/api/me`, { headers: { cookie } });
    expect([response.status, await response.json()]).toEqual([200, { person: null }]);
  }
});
