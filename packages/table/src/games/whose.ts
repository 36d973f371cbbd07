// Words for the owner of a card.

/** Writes a player's name as an owner: `your`, `Ann's`. @param mine true for the player who reads it */
export const ofSeat = (name: string, mine: boolean): string => (mine ? 'your' : `${name}'s`);
