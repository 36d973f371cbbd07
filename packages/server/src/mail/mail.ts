// E-mail: the addresses of people, and the messages that the server sends them.
import type { MailWanted, MyMail, Person } from '@orrery/protocol';
import { Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { paceOf } from '../limits/pace.ts';
import type { Words } from '../people/letter-words.ts';
import type { Letter, Mailer } from './transport.ts';

/** The most e-mails in an hour that somebody can ask for, for one person and to one address. */
const AN_HOUR = 5;
const HOUR = 3_600;

/** The base of links in e-mails, and the transport. */
export interface Post {
  readonly mailer: Mailer;
  /** the address where people reach the server */
  readonly address: string;
}

/** The e-mail addresses of people, and the e-mails to them. An address that is not confirmed gets only the e-mail that asks for confirmation. */
export class Mail {
  readonly #pace = paceOf(AN_HOUR, HOUR, 'You asked for too many e-mails');

  /** @param post null if this server sends no e-mail */
  constructor(
    private readonly host: Host,
    private readonly post: Post | null,
    private readonly words: Words,
  ) {}

  /** True if the server sends e-mail. */
  get sends(): boolean {
    return this.post !== null;
  }

  /** A person's e-mail address and settings. */
  async of(person: Person): Promise<MyMail> {
    const row = await this.#row(person.id);
    return {
      sends: this.post !== null,
      address: row?.address ?? null,
      confirmed: row?.confirmed === 1,
      notices: row?.notices === 1,
    };
  }

  /**
   * Sets a new address: an e-mail goes there, whose link confirms it. Until then the old address stays.
   * @throws Problem if that is not possible
   */
  async give(person: Person, { address }: Pick<MailWanted, 'address'>): Promise<void> {
    if (this.post === null) throw new Problem('state', 'This server sends no e-mail.');
    if (person.guest) throw new Problem('state', 'A guest cannot have an e-mail address. Make an account first.');
    await this.#pace.step(person.id);
    await this.#pace.step(address.toLowerCase());
    const word = await this.words.make(person.id, address);
    const { mailer } = this.post;
    try {
      await mailer.send({
        to: address,
        subject: 'Confirm your e-mail address',
        text: `${person.name} at ${this.post.address} wants to use this e-mail address. Is that you? Then open this link within 1 hour:\n\n${this.#link('mail', word)}\n\nIf it is not you, do nothing. You will get no more e-mails.\n`,
      });
    } catch (error) {
      this.host.log.warn({ person: person.id, reason: (error as Error).message }, 'an e-mail could not be sent');
      throw new Problem('busy', 'The e-mail could not be sent. Check the address, and try again.');
    }
  }

  /** Confirms an address by the secret word of its link. @throws Problem for a wrong word */
  async confirm(word: string): Promise<void> {
    const given = await this.words.take(word);
    if (given === null) throw new Problem('gone', 'This link was used before, or it is too old. Ask for a new one.');
    const { person, address } = given;
    // one use is enough: links in e-mails to an earlier or a wrong address open nothing any more
    await this.words.forget(person);
    const before = await this.#row(person);
    await this.host.database.db
      .insertInto('mail_address')
      .values({ person, address, confirmed: 1, notices: 1 })
      .onConflict(c => c.column('person').doUpdateSet({ address, confirmed: 1 }))
      .execute();
    if (before?.confirmed === 1 && before.address !== address)
      this.#tellChange(person, before.address, 'Your e-mails go to another address from now on.');
  }

  /** Turns e-mail about slow games on or off. @throws Problem if the person has no address */
  async setNotices(person: Person, notices: boolean): Promise<void> {
    const { numUpdatedRows } = await this.host.database.db
      .updateTable('mail_address')
      .set({ notices: notices ? 1 : 0 })
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('state', 'You have no confirmed e-mail address.');
  }

  /** Deletes the address of a person. */
  async forget(person: Person): Promise<void> {
    const before = await this.#row(person.id);
    await this.words.forget(person.id);
    await this.host.database.db.deleteFrom('mail_address').where('person', '=', person.id).execute();
    if (before?.confirmed === 1)
      this.#tellChange(
        person.id,
        before.address,
        'This address was removed from your account. You will get no more e-mails.',
      );
  }

  /** Tells a person by e-mail that their account was changed, so that nobody can change it secretly. @param what the change, in a sentence */
  async changed(person: string, what: string): Promise<void> {
    const row = await this.#row(person);
    if (row?.confirmed === 1) this.#tellChange(person, row.address, what);
  }

  /** Sends the secret word for a new password to the person's address, if they have one. Nobody is told if they do. */
  async passwordLost(person: string, name: string, word: string): Promise<void> {
    await this.#sendTo(person, 'password', {
      subject: 'Choose a new password',
      text: `Somebody asked for a new password for ${name} at ${this.post?.address}. Was it you? Then choose one here within 1 hour:\n\n${this.#link('password', word)}\n\nIf it was not you, do nothing. Your password stays the same.\n`,
    });
  }

  /** Tells a person that a slow game waits for them. @param url the path of the table */
  async notice(person: string, { title, body, url }: { title: string; body: string; url: string }): Promise<void> {
    await this.#sendTo(person, 'notices', {
      subject: title,
      text: `${body}\n\n${this.post?.address}${url}\n\nYou get this e-mail because you play a slow game. Switch these e-mails off at ${this.post?.address}/account.\n`,
    });
  }

  close(): void {
    this.post?.mailer.close();
  }

  /** Nobody waits for this e-mail: the change is done in any case. */
  #tellChange(person: string, to: string, what: string): void {
    const { post } = this;
    if (post === null) return;
    const { db } = this.host.database;
    const tell = async (): Promise<void> => {
      const found = await db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
      await this.#send(person, {
        to,
        subject: 'Your account has changed',
        text: `${what}\n\nThis is about your account ${found?.name ?? ''} at ${post.address}. If you did this, you need to do nothing.\n\nIf you did not do this, somebody else uses your account. Change your password at ${post.address}/account, and sign out everywhere else. If you cannot sign in, ask for a new password at ${post.address}/account/password.\n`,
      });
    };
    tell().catch(error => this.host.log.error(error));
  }

  async #sendTo(person: string, why: 'password' | 'notices', letter: Omit<Letter, 'to'>): Promise<void> {
    if (this.post === null) return;
    const row = await this.#row(person);
    if (row?.confirmed !== 1 || (why === 'notices' && row.notices !== 1)) return;
    try {
      if (why === 'password') await this.#pace.step(person);
    } catch (error) {
      this.host.log.warn({ person, reason: (error as Error).message }, 'an e-mail could not be sent');
      return;
    }
    await this.#send(person, { to: row.address, ...letter });
  }

  /** Sends an e-mail that nobody waits for. If it fails, the log says so. */
  async #send(person: string, letter: Letter): Promise<void> {
    try {
      await this.post?.mailer.send(letter);
    } catch (error) {
      this.host.log.warn({ person, reason: (error as Error).message }, 'an e-mail could not be sent');
    }
  }

  /** The secret word stands after the #, which browsers do not send: no proxy can log it. */
  #link = (page: 'mail' | 'password', word: string): string => `${this.post?.address}/account/${page}#${word}`;

  #row(person: string) {
    const { db } = this.host.database;
    return db.selectFrom('mail_address').selectAll().where('person', '=', person).executeTakeFirst();
  }
}
