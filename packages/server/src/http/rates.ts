// How often one address may call one route.

/** How often an address may call a route, for its `config`; what is not said is the server's usual measure. */
export const perAddress = (max: number, timeWindow: string) => ({ rateLimit: { max, timeWindow } });
