// Reads the options for external bots: time, settings, decks.
import { randomUUID } from 'node:crypto';
import { BadInput, type State } from '@orrery/kernel';
import { type Prepared, readyDeck, type TableGame } from '@orrery/table';
import { wholeNumber } from '../common/options.ts';
import { deckOf } from '../files/decks.ts';
import type { BotSettings } from './bot.ts';
import { isProgram } from './command.ts';
import { Processes } from './processes.ts';
import type { DeckForBot } from './protocol.ts';
import type { ExternalRun } from './run.ts';

/** The usual thinking time of an external bot for an answer, in milliseconds. */
export const BOT_TIME = '1000';

/** The wished settings of external bots. */
export interface BotWishes {
  readonly botTime: string;
  /** `name=value`, by option */
  readonly botOption?: readonly string[];
}

/** @throws BadInput for settings that cannot be read */
export function botSettings({ botTime, botOption = [] }: BotWishes): BotSettings {
  const options = botOption.map(given => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(given) ?? [];
    if (name === undefined)
      throw new BadInput(`--bot-option takes a name and a value, such as depth=3, not "${given}".`);
    return [name.trim(), value!] as const;
  });
  return { millis: wholeNumber(botTime, '--bot-time', 1, 3_600_000), options: Object.fromEntries(options) };
}

/**
 * A deck in the form for its player; null if it has no list.
 * @param given the deck as it was named, if it was
 * @param prepared the name of the deck that was used
 */
export function deckForBot(table: TableGame<State>, given: string | undefined, prepared: string): DeckForBot | null {
  if (given) return { name: given, list: deckOf(table, given).text };
  const ready = readyDeck(table, prepared);
  return ready === null ? null : { name: ready.name, list: ready.text };
}

/**
 * The settings of a run with external bots.
 * @param setups the decks by setup and seat, as named and as prepared
 * @param seed the seed of the first match
 * @returns undefined without external bots. @throws BadInput for settings that cannot be read
 */
export function externalRun(
  table: TableGame<State>,
  bots: readonly string[],
  setups: readonly { readonly given: readonly string[]; readonly prepared: Prepared }[],
  seed: number,
  wishes: BotWishes,
): ExternalRun | undefined {
  const settings = botSettings(wishes);
  if (!bots.some(isProgram)) return undefined;
  return {
    ...settings,
    seed,
    decks: setups.map(({ given, prepared }) =>
      prepared.decks.map((name, seat) => deckForBot(table, given[seat], name)),
    ),
    processes: new Processes().shared,
    channel: `bots ${randomUUID()}`,
  };
}
