/** What the tests of all packages share: `@orrery/kernel/testing`. Nothing that runs outside tests may import it. */
import './seed.ts';

export * from './cards.ts';
export * from './catalogue.ts';
export * from './changes.ts';
export * from './exercise.ts';
export * from './exercised.ts';
export * from './faults.ts';
export * from './hidden.ts';
export * from './matches.ts';
export * from './play.ts';
export * from './preview.ts';
export * from './property.ts';
export * from './questions.ts';
export * from './reloaded.ts';
export * from './rooms.ts';
export * from './rule.ts';
export * from './signatures.ts';
export * from './twinned.ts';
export * from './undo.ts';
export * from './wishes.ts';
