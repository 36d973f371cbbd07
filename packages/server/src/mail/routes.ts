// Routes of e-mail addresses and lost passwords.
import { Done, MailConfirmed, MailNotices, MailWanted, MyMail, PasswordLost, PasswordNew } from '@orrery/protocol';
import { type App, type Host, mustAsk } from '../http/host.ts';
import { perAddress } from '../http/rates.ts';
import type { People } from '../people/people.ts';
import type { Mail } from './mail.ts';

/** The routes of e-mail addresses and lost passwords. */
export function mailRoutes(app: App, host: Host, people: People, mail: Mail): void {
  const tags = ['e-mail'];
  const done = { done: true as const };
  const few = perAddress(20, '10 minutes');
  app.get(
    '/api/me/mail',
    { schema: { tags, summary: 'Get your e-mail address', response: { 200: MyMail } } },
    async request => mail.of(await mustAsk(host, request)),
  );
  app.put(
    '/api/me/mail',
    {
      schema: {
        tags,
        summary: 'Set your e-mail address. An e-mail goes there with a link that confirms it',
        body: MailWanted,
        response: { 200: Done },
      },
      config: few,
    },
    async request => {
      // the owner of the address can get the password, so a stranger at an open browser must not set one
      await mail.give(await people.prove(request.headers, request.body.password, request.ip), request.body);
      return done;
    },
  );
  app.patch(
    '/api/me/mail',
    {
      schema: {
        tags,
        summary: 'Switch e-mails about slow games on or off',
        body: MailNotices,
        response: { 200: Done },
      },
      config: few,
    },
    async request => {
      await mail.setNotices(await mustAsk(host, request), request.body.notices);
      return done;
    },
  );
  app.delete(
    '/api/me/mail',
    { schema: { tags, summary: 'Remove your e-mail address', response: { 200: Done } } },
    async request => {
      await mail.forget(await mustAsk(host, request));
      return done;
    },
  );
  app.post(
    '/api/mail/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm an e-mail address with the word of its link',
        body: MailConfirmed,
        response: { 200: Done },
      },
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
          'Ask for an e-mail with a link to a new password. The answer is the same whether or not an e-mail goes out',
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
        summary: 'Set a new password with the word of the link, and sign out everywhere',
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
