// How often one address may call one route.

/** How often an address may call a route, for its `config`. Without it, the usual limit of the server. */
export const perAddress = (max: number, timeWindow: string) => ({ rateLimit: { max, timeWindow } });
