// Routes of e-mail addresses and lost passwords.
import { Done, MailConfirmed, MailNotices, MailWanted, MyMail, PasswordLost, PasswordNew } from '@orrery/protocol';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { People } from '../people/people.ts';
import type { Mail } from './mail.ts';

/** The routes of e-mail, and of passwords that are lost. */
export function mailRoutes(app: App, host: Host, people: People, mail: Mail): void {
  const tags = ['e-mail'];
  const done = { done: true as const };
  const few = perAddress(20, '10 minutes');
  app.get(
    '/api/me/mail',
    { schema: { tags, summary: 'The address that you have given', response: { 200: MyMail } } },
    async request => mail.of(await mustAsk(host, request)),
  );
  app.put(
    '/api/me/mail',
    {
      schema: {
        tags,
        summary: 'Gives an address: a letter goes there, whose link confirms it',
        body: MailWanted,
        response: { 200: Done },
      },
      config: few,
    },
    async request => {
      // whoever has the address can get the password: who finds a browser open gives none
      await mail.give(await people.prove(request.headers, request.body.password, request.ip), request.body);
      return done;
    },
  );
  app.patch(
    '/api/me/mail',
    {
      schema: { tags, summary: 'Whether you are told of games of days', body: MailNotices, response: { 200: Done } },
      config: few,
    },
    async request => {
      await mail.setNotices(await mustAsk(host, request), request.body.notices);
      return done;
    },
  );
  app.delete(
    '/api/me/mail',
    { schema: { tags, summary: 'Your address is forgotten', response: { 200: Done } } },
    async request => {
      await mail.forget(await mustAsk(host, request));
      return done;
    },
  );
  app.post(
    '/api/mail/confirm',
    {
      schema: { tags, summary: 'The link of a letter was followed', body: MailConfirmed, response: { 200: Done } },
      config: few,
    },
    async request => {
      await mail.confirm(request.body.token);
      return done;
    },
  );
  app.post(
    '/api/password/lost',
    {
      schema: {
        tags,
        summary:
          'Asks for a letter with which one gets another password; the same is answered whether one goes out or not',
        body: PasswordLost,
        response: { 200: Done },
      },
      config: few,
    },
    async request => {
      await people.passwordLost(request.body.name);
      return done;
    },
  );
  app.post(
    '/api/password/new',
    {
      schema: {
        tags,
        summary: 'Another password, with the word of the letter; signs out everywhere',
        body: PasswordNew,
        response: { 200: Done },
      },
      config: few,
    },
    async request => {
      await people.newPassword(request.body.token, request.body.password);
      return done;
    },
  );
}
