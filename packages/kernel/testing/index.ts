/** What the tests of all packages share: `@orrery/kernel/testing`. Nothing that runs outside tests may import it. */
export * from './rule.ts';
