/** What a host of a table needs that has loaded the one game which is played (`shelf`): nothing here loads all of them. */
export { tellFault } from '@orrery/decks';
export * from './analysis/thinking.ts';
export * from './answer-label.ts';
export * from './bot-task.ts';
export * from './bots.ts';
export * from './decks.ts';
export type * from './face.ts';
export type * from './game.ts';
export * from './hint.ts';
export type { Preview } from './preview.ts';
export type { Look, Update } from './session/following.ts';
export type { LogLine } from './session/log.ts';
export * from './session/players.ts';
export * from './session/session.ts';
export * from './session/stops.ts';
export type { Summary, SummaryGroup } from './session/summary.ts';
export type { Warning, Warnings } from './warnings.ts';
export * from './why.ts';
