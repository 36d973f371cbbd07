// What players of Babylon 5 may agree on before a match, and what the host of a table may call.
import type { Agreement, OfferedCall } from '../../contract/agreement.ts';

/** The optional rules that players may agree on. */
export const AGREEMENTS = [
  {
    id: 'preliminary',
    title: 'Preliminary round',
    about: 'Each race has only one player at the table, as in the first rounds of a tournament.',
    rulesets: ['tournament'],
    rules: ['b5/dual-race/22'],
  },
  {
    id: 'alternate-factions',
    title: 'Alternate factions',
    about: 'Players may lead home factions or the Psi Corps, a race may have several players, and up to 12 may play.',
    rulesets: ['casual', 'tournament'],
    rules: ['b5/setup/1', 'b5/setup/4', 'b5/setup/15'],
  },
  {
    id: 'extended-loyalty',
    title: 'Extended loyalty',
    about: 'If a race has several players, each player may have one copy of each limited card of this race.',
    rulesets: ['engine'],
    rules: ['b5/extended-loyalty/1', 'b5/extended-loyalty/2'],
  },
] as const satisfies readonly Agreement[];

/** The name of one of them. */
export type AgreementId = (typeof AGREEMENTS)[number]['id'];

/** The host of a tournament's table calls time (b5/tournament/2). */
export const CALLS: readonly OfferedCall[] = [
  {
    name: 'time',
    rulesets: ['tournament'],
    title: 'Call time',
    sure: 'Yes, call time',
    done: 'You called time. The game ends after the conflicts of this turn.',
  },
];
