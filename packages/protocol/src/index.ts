// The protocol of clients and server: a schema and a type for everything that goes over the network.
export * from './account.ts';
export * from './chat.ts';
export * from './deck.ts';
export * from './games.ts';
export * from './mail.ts';
export * from './mine.ts';
export * from './person.ts';
export * from './play.ts';
export * from './push.ts';
export * from './shapes.ts';
export * from './table.ts';
