// Overlays: cards that owners add. Loaded only where a match or a person has one.
import '../game.ts';

export * from './overlay.ts';
export * from './schema.ts';
export * from './speech.ts';
