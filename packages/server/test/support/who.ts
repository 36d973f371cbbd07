import type { WhoAsks } from '../../src/http/host.ts';

/** A header says who people are, and nobody checks it. */
export const byHeader: WhoAsks = async headers => {
  const name = headers['x-person'];
  return typeof name === 'string' ? { id: `id-${name.toLowerCase()}`, name, guest: true } : null;
};
