// The places of locations on the table: sites in rows, sectors beside them (wars/playing-a-location).
// Locations cost nothing: costs.ts. The sides of icons are in locations/energy-icon.ts. Adjacent sites are in locations/related.ts.
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { Region, WarsState } from '../../state.ts';

/**
 * Puts a location next to related ones (wars/playing-a-location/2, wars/playing-a-location/4, wars/playing-a-location/5, wars/playing-a-location/6,
 * wars/playing-a-location/7, wars/starting-the-game/4): a site at this place in the row of sites, a sector at the end.
 * @param slot 0 before the first site, 1 after it, ...
 */
export function placeLocation(s: WarsState, card: CardId, slot: number): void {
  const { region, source } = defOf(s, card);
  const site = source.kind === 'site';
  const known = s.regions.find(r => r.name === region);
  const old: Region = known ?? { name: region, sites: [], sectors: [] };
  const sites = old.sites.slice();
  if (site) sites.splice(Math.min(slot, sites.length), 0, card);
  const next: Region = { name: region, sites, sectors: site ? old.sectors : [...old.sectors, card] };
  s.regions = known ? s.regions.map(r => (r === known ? next : r)) : [...s.regions, next];
}

/** Takes a location that leaves play out of its row. */
export function unplaceLocation(s: WarsState, card: CardId): void {
  s.regions = s.regions
    .map(r => ({ ...r, sites: r.sites.filter(id => id !== card), sectors: r.sectors.filter(id => id !== card) }))
    .filter(r => r.sites.length + r.sectors.length > 0);
}

/** Returns the sites in play of the part of the Solar System that a card's title names. */
export function sitesOf(s: WarsState, card: CardId): readonly CardId[] {
  return s.regions.find(r => r.name === defOf(s, card).region)?.sites ?? [];
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/locations/energy-icon.ts: wars/playing-a-location/3
// - rules/locations/related.ts: wars/playing-a-location/8, wars/playing-a-location/9
// - rules/playing/costs.ts: wars/playing-a-location/1
