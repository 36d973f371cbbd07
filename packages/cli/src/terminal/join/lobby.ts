// The waiting room of a table: take a seat, choose a deck, be ready.
import { inWords, overlayName, type State } from '@orrery/kernel';
import type { DeckChoice, SeatInfo, TableInfo } from '@orrery/protocol';
import { readyDeck, type TableGame } from '@orrery/table';
import { Exit, explain, FAILED } from '../../common/errors.ts';
import type { Io } from '../../common/io.ts';
import { wrap } from '../../common/text.ts';
import { pick } from '../../common/wizard.ts';
import { deckOf } from '../../files/decks.ts';
import { overlayBeside } from '../../files/overlays.ts';
import { pickDeck } from '../menu/begin.ts';
import type { Feed } from './feed.ts';

/** The wishes of a person at a waiting table. */
export interface Wishes {
  /** a ready deck or a file; without it, the person is asked */
  readonly deck?: string | undefined;
  /** true to watch only */
  readonly watch?: boolean | undefined;
}

/** A seat in one line. */
function seatLine({ seat, kind, name, deck, chosen, ready }: SeatInfo, you: boolean): string {
  const who =
    kind === 'open' ? 'free' : kind === 'invited' ? `kept for ${name}` : kind === 'bot' ? `${name} bot` : name!;
  const with_ = deck !== null ? `, with ${deck}` : chosen ? ', with a deck' : '';
  return `  ${seat + 1} ${who}${you ? ' (you)' : ''}${with_}${kind === 'person' ? (ready ? ', ready' : ', not ready yet') : ''}`;
}

/** The changes of a table between two looks, in lines. */
function changes(before: TableInfo, after: TableInfo, me: string): string[] {
  return after.seats.flatMap((now, seat) => {
    const then = before.seats[seat]!;
    if (now.person === me || then.person === me) return [];
    if (now.person !== then.person)
      return [
        ...(then.person === null ? [] : [`${then.name} leaves the seat.`]),
        ...(now.person === null ? [] : [`${now.name} takes a seat.`]),
      ];
    if (now.ready !== then.ready) return [`${now.name} is ${now.ready ? 'ready' : 'not ready any more'}.`];
    return [];
  });
}

/** The players that a table waits for, in words. */
function awaited({ seats }: TableInfo): string {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seats.flatMap(({ kind, name, ready }) =>
    kind === 'invited' || (kind === 'person' && !ready) ? [name!] : [],
  );
  return inWords([...names, ...(free === 0 ? [] : [free === 1 ? 'one more player' : `${free} more players`])]);
}

/** A waiting table: the person takes a seat, chooses a deck, gets ready, and waits for the others. */
export class Lobby {
  constructor(
    private readonly io: Io,
    private readonly feed: Feed,
    private readonly table: TableGame<State>,
    private readonly wishes: Wishes,
  ) {}

  /**
   * Waits for the game to begin.
   * @returns false if the person has left
   * @throws Exit if the table closes, or a wish is not possible
   */
  async enter(): Promise<boolean> {
    const { io, feed } = this;
    io.out(wrap(`Table ${feed.code}: ${this.table.game.title}. Waiting for ${awaited(feed.info)}.`, io.width));
    for (const { title, about } of feed.info.agreed) io.out(wrap(`All players agree: ${title}. ${about}`, io.width));
    for (const seat of feed.info.seats) io.out(seatLine(seat, seat.person === this.#me));
    for (;;) {
      if (!(await this.#sitDown())) return false;
      const how = await this.#begun();
      if (how !== 'asked again') return how === 'begun';
      io.out(
        wrap('The table has changed since you were ready. Look at it, and say again that you are ready.', io.width),
      );
      for (const seat of feed.info.seats) io.out(seatLine(seat, seat.person === this.#me));
      this.#asks = true;
    }
  }

  /** true once a person who was ready in advance must be asked */
  #asks = false;

  get #me(): string {
    return this.feed.visitor.person.id;
  }

  get #seat(): SeatInfo | undefined {
    return this.feed.info.seats.find(({ person }) => person === this.#me);
  }

  /** Takes a seat with a deck, unless the person only watches. @returns false if the person leaves */
  async #sitDown(): Promise<boolean> {
    const { io, feed } = this;
    const wishes = this.wishes;
    const { visitor, code } = feed;
    if (this.#seat === undefined) {
      const name = visitor.person.name.toLowerCase();
      const free = feed.info.seats.some(
        seat => seat.kind === 'open' || (seat.kind === 'invited' && seat.name?.toLowerCase() === name),
      );
      if (wishes.watch) return true;
      if (!free) {
        io.out('There is no free seat, so you are watching.');
        return true;
      }
      const what =
        wishes.deck !== undefined
          ? 'sit'
          : await pick(io, 'A seat is free.', [
              { value: 'sit', label: 'Sit down and play' },
              { value: 'watch', label: 'Watch' },
            ]);
      if (what === null) return false;
      if (what === 'watch') return true;
      await visitor.ask('POST', `/api/tables/${code}/seat`, {});
      await this.#until(() => this.#seat !== undefined || feed.info.status !== 'waiting');
      io.out(`You have seat ${this.#seat!.seat + 1}.`);
    }
    for (;;) {
      if (this.#seat!.ready) return true;
      if (!this.#seat!.chosen || (wishes.deck !== undefined && !this.#asks)) {
        const deck = wishes.deck ?? (await pickDeck(io, this.table, 'Which deck do you play?'));
        if (deck === null) return false;
        await visitor.ask('PUT', `/api/tables/${code}/deck`, await this.#choice(deck));
        await this.#until(() => this.#seat?.chosen === true);
      }
      const next =
        wishes.deck !== undefined && !this.#asks
          ? 'ready'
          : await pick(io, 'Ready? The game begins when all players are ready.', [
              { value: 'ready', label: 'I am ready' },
              { value: 'deck', label: 'Another deck' },
              { value: 'up', label: 'Give up the seat and leave' },
            ]);
      if (next === null) return false;
      if (next === 'up') {
        await visitor.ask('DELETE', `/api/tables/${code}/seat`);
        return false;
      }
      if (next === 'ready') {
        await this.#beReady();
        return true;
      }
      const deck = await pickDeck(io, this.table, 'Which deck do you play?');
      if (deck === null) return false;
      await this.#tried(async () => visitor.ask('PUT', `/api/tables/${code}/deck`, await this.#choice(deck)));
    }
  }

  /** Says that the person is ready, and waits until the table shows it. */
  async #beReady(): Promise<void> {
    const { feed } = this;
    let heard = 0;
    const stop = feed.follow(({ what }) => {
      if (what === 'info') heard++;
    });
    try {
      await feed.visitor.ask('PUT', `/api/tables/${feed.code}/ready`, { ready: true });
      // if another player changes something at the same moment, the table may say "not ready" again
      await this.#until(() => this.#seat?.ready !== false || feed.info.status !== 'waiting' || heard > 1);
    } finally {
      stop();
    }
  }

  /** A deck by its name or file, in the form for the server. @throws BadInput if there is none */
  async #choice(deck: string): Promise<DeckChoice> {
    if (readyDeck(this.table, deck) !== null) return { ready: deck };
    const { name, text } = deckOf(this.table, deck);
    const overlay = await overlayBeside(this.table, deck);
    return { name, list: text, ...(overlay === undefined ? {} : { overlay: overlayName(overlay) }) };
  }

  /** Waits until all are ready, and prints what happens. @returns what ended the waiting */
  async #begun(): Promise<'begun' | 'left' | 'asked again'> {
    const { io, feed } = this;
    let leave = () => {};
    const left = new Promise<false>(resolve => {
      leave = () => resolve(false);
    });
    const release = io.listen(line => {
      if (line === null || /^(q|quit|exit)$/i.test(line.trim())) leave();
      else if (line.trim() !== '')
        io.out(`The game has not begun. Waiting for ${awaited(feed.info)}. Type "quit" to leave.`);
      return true;
    });
    try {
      let told = '';
      let before = feed.info;
      while (feed.sight === null) {
        for (const line of [...changes(before, feed.info, this.#me), ...feed.notices()]) io.out(wrap(line, io.width));
        before = feed.info;
        if (feed.info.status === 'closed')
          throw new Exit(FAILED, `Table ${feed.code} is closed, because the host has left.`);
        const names = awaited(feed.info);
        if (feed.info.status === 'waiting' && names !== told && names !== '')
          io.out(wrap(`Waiting for ${names}. Type "quit" to leave; you keep your seat.`, io.width));
        told = names;
        if (feed.info.status === 'waiting' && this.#seat !== undefined && !this.#seat.ready) return 'asked again';
        if ((await Promise.race([feed.changed(), left])) === false) return 'left';
      }
      return 'begun';
    } finally {
      release();
    }
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.feed.changed();
  }

  /** Does something that may be refused, and prints the refusal. */
  async #tried(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.io.out(wrap(explain(error).line, this.io.width));
    }
  }
}
