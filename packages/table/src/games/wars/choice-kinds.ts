// The kinds of choice of WARS, with the headings under which they stand.
import type { ChoiceKinds } from '../../contract/choice-kind.ts';

const card = (heading: string) => ({ heading, about: ['card'] as const });

/** The kinds of choice of WARS. */
export const CHOICE_KINDS: ChoiceKinds = {
  activate: { heading: 'Activate', about: ['other'] },
  drain: card('Drain'),
  attack: card('Attack'),
  play: card('Play'),
  use: card('Use'),
  move: { heading: 'Move', about: ['card', 'card'] },
  draw: { heading: 'Draw', about: [] },
  pass: { heading: 'Pass', about: [] },
  // choices that belong to one question and need no heading
  card: card(''),
  respond: card(''),
  at: card(''),
  aboard: card(''),
  beneath: card(''),
  damage: card(''),
  trigger: card(''),
  seat: { heading: '', about: ['seat'] },
};
