/** The server: people play people over the network. */
export { exportFile, importFile } from './data/index.ts';
export { type Running, type ServeOptions, serve } from './serve.ts';
