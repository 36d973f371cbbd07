// Overlays of tables, done in threads: cards that owners add come from strangers, so each is checked before anything else.
import { BadInput, many, overlayName, type State, shownLine } from '@orrery/kernel';
import type { OverlayInfo } from '@orrery/protocol';
import type { TableGame } from '@orrery/table';
import type { StoredOverlay } from '../database/tables.ts';

/** How many faults a refusal names. */
const MOST_FAULTS = 20;

/** Reads an overlay from its text. @throws BadInput if it is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('The overlay cannot be read: it is not written as JSON.');
  }
}

/**
 * Checks an overlay for a new table. It adds no cards yet.
 * @returns it as the database stores it
 * @throws BadInput with a line for each fault
 */
export async function readOverlay(table: TableGame<State>, text: string): Promise<StoredOverlay> {
  if (table.overlays === undefined) throw new BadInput(`${table.game.title} takes no overlays yet.`);
  await table.load();
  const data = parsed(text);
  const { name, by, cards, faults } = (await table.overlays()).read(data);
  if (faults.length > 0) throw new BadInput(tellFaults(faults));
  const whole = cards.filter(card => card.whole).length;
  const told: OverlayInfo = {
    id: overlayName(data),
    name: shownLine(name).slice(0, 100),
    by: shownLine(by).slice(0, 100),
    cards: whole,
    corrections: cards.length - whole,
  };
  return { overlay: JSON.stringify(data), overlaid: JSON.stringify(told) };
}

type Faults = ReturnType<Awaited<ReturnType<NonNullable<TableGame<State>['overlays']>>>['read']>['faults'];

/** Says the faults of an overlay, a line for each: its place, the reason, and what may be meant. */
function tellFaults(faults: Faults): string {
  return [
    `The overlay has ${many(faults.length, 'problem')}:`,
    ...faults.slice(0, MOST_FAULTS).map(({ at, message, suggestions }) => {
      const place = at.map(part => (typeof part === 'number' ? part + 1 : part)).join(' ');
      const meant = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(' or ')}?`;
      return `  ${shownLine(place === '' ? message : `${place}: ${message}`)}${meant}`;
    }),
    ...(faults.length > MOST_FAULTS ? [`  and ${faults.length - MOST_FAULTS} more.`] : []),
  ].join('\n');
}

/** Loads the cards of an overlay that a table has. @throws BadInput in one line if they cannot be played */
export const loadOverlay = (table: TableGame<State>, overlay: string): Promise<void> =>
  table.load(undefined, parsed(overlay));
