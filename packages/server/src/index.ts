// The entry of the server for other packages: start it, export its data, import its data.

export { exportFile, importFile } from './backup/index.ts';
export { type Limits, NO_LIMITS } from './limits/limits.ts';
export type { MailSettings } from './mail/transport.ts';
export { newPushKeys, type PushKeys } from './notices/push.ts';
export { type Running, type ServeOptions, serve } from './serve.ts';
