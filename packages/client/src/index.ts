// Everything that a client of a server needs, in a terminal or on a page.
export * from './feed.ts';
export * from './line.ts';
export * from './time.ts';
export * from './why.ts';
