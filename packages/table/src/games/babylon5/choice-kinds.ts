// The kinds of choice of Babylon 5, with the headings under which they stand.
import type { ChoiceKinds } from '../../contract/choice-kind.ts';

const card = (heading: string) => ({ heading, about: ['card'] as const });

/** The kinds of choice of Babylon 5, those that are used most first: options stand in this order. */
export const CHOICE_KINDS: ChoiceKinds = {
  support: { heading: 'Conflicts', about: ['card', 'conflict'] },
  oppose: { heading: 'Conflicts', about: ['card', 'conflict'] },
  attack: { heading: 'Attack', about: ['card', 'card'] },
  lead: { heading: 'Lead', about: ['card', 'card'] },
  declare: card('Declare'),
  'declare-from': card('Declare'),
  'declare-war-conflict': { heading: 'Declare', about: ['seat'] },
  sponsor: card('Bring in'),
  agenda: card('Bring in'),
  'hide-agenda': card('Bring in'),
  replace: { heading: 'Bring in', about: ['card', 'card'] },
  promote: card('Promote'),
  build: card('Influence'),
  event: card('Play'),
  contingency: card('Play'),
  aftermath: card('Play'),
  use: card('Use'),
  assist: card('Use'),
  'assist-sponsoring': card('Use'),
  'join-war': { heading: 'Declare', about: ['card', 'seat'] },
  fetch: { heading: 'Use', about: [] },
  bid: card('Use'),
  heal: card('Mend'),
  repair: card('Mend'),
  'reveal-agenda': card('Agenda'),
  'discard-agenda': card('Agenda'),
  pass: { heading: 'Pass', about: [] },
  // choices that belong to one question and need no heading
  card: card(''),
  respond: card(''),
  hire: card(''),
  ambassador: card(''),
  arrange: card(''),
  second: card(''),
  'heal-ambassador': card(''),
  'to-deck': card(''),
  'to-reserve': card(''),
  conflict: { heading: '', about: ['conflict'] },
  seat: { heading: '', about: ['seat'] },
  surrender: { heading: '', about: ['seat'] },
  chaos: { heading: '', about: ['card', 'card'] },
};
