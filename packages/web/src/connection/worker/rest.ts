/** A pause of the worker, so that it can hear other requests, or that it is to end. */
export const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
