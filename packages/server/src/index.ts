/** The server: people play people over the network. */
export { type Running, type ServeOptions, serve } from './serve.ts';
