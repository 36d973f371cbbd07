/** The power of both sides at a location. */
import type { Wars } from '@orrery/table/views';
import { Figure } from '../../../cards/Figure.tsx';
import { signOf } from '../../../cards/signs.ts';
import { t } from '../../../copy/index.ts';
import { Running } from '../../parts/Running.tsx';
import { useTable } from '../../table-context.ts';
import { factionOf } from './seats.ts';

type View = Wars.View;
type Place = Wars.LocationView;

/** The name of a location without the name of its world, which stands above it. */
export function shortOf(title: string, region: string): string {
  const rest = title.startsWith(region) ? title.slice(region.length) : '';
  return /^ ?\//.test(rest) ? rest.replace(/^ ?\/ ?/, '') : title;
}

/** The power of both sides at a location, the opponent's first; nothing if neither has any. */
export function Strength({ place: { power }, view, near }: { place: Place; view: View; near: number }) {
  const [theirs, ours] = [power[1 - near] ?? 0, power[near] ?? 0];
  if (theirs === 0 && ours === 0) return null;
  const names = [view.seats[1 - near]!, view.seats[near]!] as const;
  return (
    <span
      className="strength"
      title={t('wars.power', { theirs: names[0].name, theirPower: theirs, ours: names[1].name, ourPower: ours })}
    >
      <span className={`f-${factionOf(names[0])} ${theirs < ours ? 'less' : ''}`}>
        <b>
          <Running n={theirs} />
        </b>
      </span>
      <Figure drawing={signOf('power')} className="sign" line={2} />
      <span className={`f-${factionOf(names[1])} ${ours < theirs ? 'less' : ''}`}>
        <b>
          <Running n={ours} />
        </b>
      </span>
      <span className="vh">
        {t('wars.power', { theirs: names[0].name, theirPower: theirs, ours: names[1].name, ourPower: ours })}
      </span>
    </span>
  );
}

/** All locations in a row with the power of both sides. A press goes there. For a phone, which shows one location at a time. */
export function PlaceStrip({ view, near }: { view: View; near: number }) {
  const table = useTable();
  return (
    <nav className="placestrip" aria-label={t('wars.strip')}>
      {view.regions.flatMap(({ name, sites, sectors }) =>
        [...sites, ...sectors].map(place => {
          const lit = [place, ...place.cards].some(({ id }) => table.light({ kind: 'card', id }).as !== undefined);
          return (
            <button
              key={place.id}
              type="button"
              className={`${view.battle?.at === place.title ? 'here' : ''} ${lit ? 'lit' : ''}`}
              onClick={() =>
                document.getElementById(`place-${place.id}`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
              }
            >
              {shortOf(place.title, name)}
              <Strength place={place} view={view} near={near} />
            </button>
          );
        }),
      )}
    </nav>
  );
}
