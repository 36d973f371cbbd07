// The kinds of choice of Galactic Empires, with the headings under which they stand.
import type { ChoiceKinds } from '../../contract/choice-kind.ts';

const card = (heading: string) => ({ heading, about: ['card'] as const });
const seat = (heading: string) => ({ heading, about: ['seat'] as const });

/** The kinds of choice of Galactic Empires. */
export const CHOICE_KINDS: ChoiceKinds = {
  play: card('Play'),
  use: card('Use'),
  exchange: card('Reserve fleet'),
  gate: card('Bring in'),
  recall: card('Recall'),
  join: card('Join'),
  separate: card('Separate'),
  fire: card('Fire at'),
  headquarters: seat('Fire at'),
  origin: { heading: 'Fire at', about: [] },
  engage: card('Engage'),
  free: card('Engage without points'),
  give: card('Give'),
  spend: card('Play for points'),
  shoot: card('Fire'),
  sweep: { heading: 'Fire', about: ['card', 'seat'] },
  phase: { heading: 'Fire', about: ['card', 'seat'] },
  breathe: { heading: 'Fire', about: ['card', 'card'] },
  respond: card('React'),
  pass: { heading: 'Pass', about: [] },
  'place: on': card('On'),
  'place: space': { heading: 'In space', about: [] },
  'place: fleet': seat('At the fleet of'),
  'movement: move': { heading: 'Move', about: ['card', 'card'] },
  'movement: space': card('Move into space'),
  'discard: hand': card('From your hand'),
  'discard: fleet': card('From your fleet'),
  // choices that belong to one question and need no heading
  card: card(''),
  on: card(''),
  hand: card(''),
  partner: card(''),
  expose: card(''),
  part: card(''),
  fleet: seat(''),
  seat: seat(''),
};
