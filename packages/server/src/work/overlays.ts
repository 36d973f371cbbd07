// Overlays of tables, done in threads: cards that owners add come from strangers, so each is checked before anything else.
import { BadInput, overlayName, type State, shownLine, tellOverlayFault, tellOverlayFaults } from '@orrery/kernel';
import type { OverlayInfo } from '@orrery/protocol';
import type { TableGame } from '@orrery/table';
import type { StoredOverlay } from '../database/tables.ts';

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
  if (faults.length > 0)
    throw new BadInput(tellOverlayFaults('The overlay', faults, fault => shownLine(tellOverlayFault(fault))));
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

/** Loads the cards of an overlay that a table has. @throws BadInput in one line if they cannot be played */
export const loadOverlay = (table: TableGame<State>, overlay: string): Promise<void> =>
  table.load(undefined, parsed(overlay));
