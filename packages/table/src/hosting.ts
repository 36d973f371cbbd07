// The entry for hosts that load only one game: everything that does not need all games.

export { tellFault } from '@orrery/decks';
export * from './analysis/analyst.ts';
export * from './analysis/chances.ts';
export * from './analysis/key-choices.ts';
export * from './bots/bot-task.ts';
export * from './bots/levels.ts';
export type * from './contract/face.ts';
export type * from './contract/game.ts';
export * from './decks/deck-builder.ts';
export * from './decks/decks.ts';
export * from './hints/hint.ts';
export * from './hints/thinking.ts';
export * from './hints/world.ts';
export type { LessonPage } from './lesson/lessons.ts';
export * from './lesson/teaching.ts';
export * from './lesson/tutor.ts';
export type { MeasureChange } from './previews/changes.ts';
export { type Preview, preview } from './previews/preview.ts';
export type { Warning, Warnings } from './previews/warnings.ts';
export * from './questions/answer-label.ts';
export * from './questions/why.ts';
export type { Beat, Look, Update } from './session/following.ts';
export type { LineTold, LogLine } from './session/log.ts';
export * from './session/players.ts';
export * from './session/session.ts';
export * from './session/stops.ts';
export type { Summary, SummaryGroup } from './session/summary.ts';
