/** What every host of a table needs, between the games and a terminal, a server or a browser. It draws nothing and reads no file. */
export { type DeckListFault, tellFault } from '@orrery/decks';
export * from './bots.ts';
export * from './cards.ts';
export * from './catalogue.ts';
export * from './decks.ts';
export * from './game.ts';
export * from './lesson/lessons.ts';
export * from './lesson/tutor.ts';
export * from './registry.ts';
export * from './scenario.ts';
export type { Look, Update } from './session/following.ts';
export type { LogLine } from './session/log.ts';
export * from './session/passing.ts';
export * from './session/players.ts';
export type { TurningPoint } from './session/scores.ts';
export * from './session/session.ts';
export type { Summary, SummaryGroup } from './session/summary.ts';
export * from './wishes.ts';
