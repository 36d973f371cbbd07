// E-mail: the addresses that people gave, and what the server writes to them.
import type { MailWanted, MyMail, Person } from '@orrery/protocol';
import { Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { paceOf } from '../limits/pace.ts';
import type { Words } from '../people/letter-words.ts';
import type { Letter, Mailer } from './transport.ts';

/** So many letters a person, or an address, is sent in an hour because somebody asks for them. */
const AN_HOUR = 5;
const HOUR = 3_600;

/** Where letters lead, and who sends them. */
export interface Post {
  readonly mailer: Mailer;
  /** where people reach the server */
  readonly address: string;
}

/** The addresses that people have given, and the letters that go there. Nothing goes to an address that has not been confirmed, but for the letter that asks. */
export class Mail {
  readonly #pace = paceOf(AN_HOUR, HOUR, 'You asked for too many e-mails');

  /** @param post null where this server sends no letters */
  constructor(
    private readonly host: Host,
    private readonly post: Post | null,
    private readonly words: Words,
  ) {}

  /** True where letters go out. */
  get sends(): boolean {
    return this.post !== null;
  }

  /** What somebody has given. */
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
   * Somebody gives an address: a letter goes there, whose link confirms it. Until then the one of before holds.
   * @throws Problem where that cannot be
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

  /** The link of a letter is followed: the address is somebody's own from now on. @throws Problem for a word that is none */
  async confirm(word: string): Promise<void> {
    const given = await this.words.take(word);
    if (given === null) throw new Problem('gone', 'This link was used before, or it is too old. Ask for a new one.');
    const { person, address } = given;
    // one use is enough: what went to the address of before, or to a wrong one, opens nothing any more
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

  /** Whether somebody is told of games of days by e-mail. @throws Problem for who has no address */
  async setNotices(person: Person, notices: boolean): Promise<void> {
    const { numUpdatedRows } = await this.host.database.db
      .updateTable('mail_address')
      .set({ notices: notices ? 1 : 0 })
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('state', 'You have no confirmed e-mail address.');
  }

  /** An address is forgotten. */
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

  /** Somebody's account has been changed: a letter says so, that nobody else does it unheard. @param what in a sentence */
  async changed(person: string, what: string): Promise<void> {
    const row = await this.#row(person);
    if (row?.confirmed === 1) this.#tellChange(person, row.address, what);
  }

  /** A word with which somebody gets another password has been made: it goes to his address, where he has one. Nobody is told whether it does. */
  async passwordLost(person: string, name: string, word: string): Promise<void> {
    await this.#sendTo(person, 'password', {
      subject: 'Choose a new password',
      text: `Somebody asked for a new password for ${name} at ${this.post?.address}. Was it you? Then choose one here within 1 hour:\n\n${this.#link('password', word)}\n\nIf it was not you, do nothing. Your password stays the same.\n`,
    });
  }

  /** A game of days waits for somebody. @param url the path of the table */
  async notice(person: string, { title, body, url }: { title: string; body: string; url: string }): Promise<void> {
    await this.#sendTo(person, 'notices', {
      subject: title,
      text: `${body}\n\n${this.post?.address}${url}\n\nYou get this e-mail because you play a slow game. Switch these e-mails off at ${this.post?.address}/account.\n`,
    });
  }

  close(): void {
    this.post?.mailer.close();
  }

  /** Nobody waits for such a letter: what has been done is done. */
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

  /** A letter that nobody waits for: what goes wrong is written down. */
  async #send(person: string, letter: Letter): Promise<void> {
    try {
      await this.post?.mailer.send(letter);
    } catch (error) {
      this.host.log.warn({ person, reason: (error as Error).message }, 'an e-mail could not be sent');
    }
  }

  /** The word stands behind the sign that browsers keep to themselves: no proxy writes it down. */
  #link = (page: 'mail' | 'password', word: string): string => `${this.post?.address}/account/${page}#${word}`;

  #row(person: string) {
    const { db } = this.host.database;
    return db.selectFrom('mail_address').selectAll().where('person', '=', person).executeTakeFirst();
  }
}
