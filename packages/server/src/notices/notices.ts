// Tells players of slow games that it is their turn, by push notice and e-mail.
import { BadInput } from '@orrery/kernel';
import type { Person, PushPlace } from '@orrery/protocol';
import { tableGame } from '@orrery/table/rules';
import { Problem } from '../errors/problem.ts';
import type { Live } from '../games/live.ts';
import type { Host } from '../http/host.ts';
import type { Mail } from '../mail/mail.ts';
import { isCarrier, type Transport } from './push.ts';

/** The most browsers of one person that get notices. */
const MOST_PLACES = 10;

/** Notices of slow games: they tell players who must choose and are away, if they want them. */
export class Notices {
  /** by table: the persons who were told, with the decision */
  readonly #told = new Map<string, string>();

  constructor(
    private readonly host: Host,
    private readonly transport: Transport | null,
    private readonly mail: Mail,
  ) {}

  /** The public key of notices; null if the server sends none. */
  get key(): string | null {
    return this.transport?.key ?? null;
  }

  /** Starts notices for a browser. @throws BadInput, Problem if that is not possible */
  async take(person: Person, { endpoint, keys }: PushPlace): Promise<void> {
    const { db } = this.host.database;
    if (this.transport === null) throw new Problem('state', 'This server sends no notices.');
    if (!isCarrier(endpoint))
      throw new BadInput('Notices only go to the push services of browsers. This address is not one.');
    await db.deleteFrom('push_place').where('endpoint', '=', endpoint).execute();
    const places = await db
      .selectFrom('push_place')
      .selectAll()
      .where('person', '=', person.id)
      .orderBy('created')
      .execute();
    for (const { endpoint: old } of places.slice(0, Math.max(0, places.length - MOST_PLACES + 1)))
      await this.#drop(old);
    await db
      .insertInto('push_place')
      .values({ endpoint, person: person.id, ...keys, created: await this.host.database.now() })
      .execute();
  }

  /** Ends notices for a browser. */
  async leave(person: Person, endpoint: string): Promise<void> {
    const { db } = this.host.database;
    await db.deleteFrom('push_place').where('endpoint', '=', endpoint).where('person', '=', person.id).execute();
  }

  /**
   * A game has a new number: tells players who are asked something new.
   * @param isHere tells if a person is connected, on any node
   */
  async heard(live: Live, isHere: (person: string) => Promise<boolean>): Promise<void> {
    const { stored, session, code } = live;
    if ((this.transport === null && !this.mail.sends) || stored.options.clock.kind !== 'days') return;
    const asked = session.result === null ? session.awaited : [];
    const persons = asked.flatMap(seat => stored.seats[seat]?.person ?? []);
    const now = `${session.match.decision} ${persons.join(' ')}`;
    const before = this.#told.get(code) ?? '';
    if (persons.length === 0) this.#told.delete(code);
    else this.#told.set(code, now);
    const [decision, ...known] = before.split(' ');
    const told = decision === `${session.match.decision}` ? known : [];
    for (const person of persons) if (!told.includes(person) && !(await isHere(person))) await this.#tell(live, person);
  }

  async #tell({ stored }: Live, person: string): Promise<void> {
    const { database, log } = this.host;
    const places = await database.db.selectFrom('push_place').selectAll().where('person', '=', person).execute();
    const notice = {
      title: 'Your turn',
      body: `A game of ${tableGame(stored.game).game.title} waits for you: ${stored.title}.`,
      url: `/t/${stored.code}`,
    };
    await this.mail.notice(person, notice);
    if (this.transport === null) return;
    for (const place of places) {
      try {
        if (!(await this.transport.send(place, notice))) await this.#drop(place.endpoint);
      } catch (error) {
        log.warn({ person, reason: (error as Error).message }, 'a notice could not be sent');
      }
    }
  }

  async #drop(endpoint: string): Promise<void> {
    await this.host.database.db.deleteFrom('push_place').where('endpoint', '=', endpoint).execute();
  }
}
