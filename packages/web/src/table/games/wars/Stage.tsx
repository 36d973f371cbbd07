/** The stage: locations in a row, the opponent's cards above, the player's below. */
import type { Wars } from '@orrery/table/views';
import { Drawn } from '../../../cards/drawn/Drawn.tsx';
import { Figure } from '../../../cards/Figure.tsx';
import { sigilOf } from '../../../cards/sigils.ts';
import { signOf } from '../../../cards/signs.ts';
import { t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Hand } from '../../parts/Hand.tsx';
import { OpenHand } from '../../parts/OpenHand.tsx';
import { Piece } from '../../parts/Piece.tsx';
import { Row } from '../../parts/Row.tsx';
import { Backdrop } from '../../scenery/Backdrop.tsx';
import { useFace, useTable } from '../../table-context.ts';
import { InPlay } from './InPlay.tsx';
import { PlaceStrip, Strength, shortOf } from './Strength.tsx';
import { factionOf } from './seats.ts';

type View = Wars.View;
type Place = Wars.LocationView;

/** The locations in a row, those of one world on one band. The opponent's cards are above, the player's below. */
export function Stage({ view, near }: PartProps<View>) {
  const worlds = view.regions.filter(({ sites, sectors }) => sites.length + sectors.length > 0);
  return (
    <>
      <PlaceStrip view={view} near={near} />
      <OpenHand name={view.seats[1 - near]!.name} cards={view.seats[1 - near]!.held?.hand ?? []} />
      <section className="places" aria-label={t('wars.places')} style={roomOf(view, worlds, near)}>
        {worlds.map(region => (
          <section key={region.name} className="world" aria-label={region.name}>
            <Backdrop of={{ kind: 'lane', world: region.name }} />
            <h3 className="world-name">{region.name}</h3>
            <div className="lanes">
              {[...region.sites, ...region.sectors].map(place => (
                <Lane key={place.id} place={place} view={view} near={near} region={region.name} />
              ))}
            </div>
          </section>
        ))}
        {worlds.length === 0 &&
          (view.starting.length > 0 ? (
            <Starting view={view} near={near} />
          ) : (
            <p className="quiet calm">{t('wars.noPlaces')}</p>
          ))}
      </section>
      <Hand
        cards={(view.seats[near]!.held?.hand ?? view.hand).map(({ id, card, title }) => ({
          id,
          card,
          title,
          state: { cost: true },
        }))}
      />
    </>
  );
}

/** The choice of the starting location: the opponent's lies face down, the player's own lie open with what they give. */
function Starting({ view, near }: { view: View; near: number }) {
  const them = view.seats[1 - near]!;
  return (
    <div className="starting">
      <Row label={t('wars.startTheirs', { name: them.name })} className="them">
        <Piece card={null} title={t('wars.startTheirs', { name: them.name })} faction={factionOf(them)} />
      </Row>
      <Row label={t('wars.startYours', { count: view.starting.length })} className="us">
        {view.starting.map(({ id, card, title }) => (
          <Piece key={id} id={id} card={card} title={title} />
        ))}
      </Row>
    </div>
  );
}

/** The width of a battle's panel, in rem. */
const ACCOUNT = 17;

/** How many cards fit side by side, and how much space the gaps take, in rem: cards get smaller before locations leave the screen. */
function roomOf(view: View, worlds: readonly Wars.RegionView[], near: number): React.CSSProperties {
  let cards = 0;
  let lost = 0;
  for (const { sites, sectors } of worlds) {
    lost += 1.4;
    for (const place of [...sites, ...sectors]) {
      const widthOf = (mine: boolean) =>
        place.cards
          .filter(({ controller }) => (controller === near) === mine)
          .reduce((sum, { inverted }) => sum + (inverted ? 1.3 : 1), 0);
      const most = Math.max(1, widthOf(true), widthOf(false));
      const battle = view.battle?.at === place.title && most < 3;
      cards += battle ? 0 : most;
      lost += 0.5 + (battle ? ACCOUNT : (most - 1) * 0.4);
    }
  }
  return { '--cards': Math.max(1, cards), '--lost': `${lost}rem` } as React.CSSProperties;
}

function Lane({ place, view, near, region }: { place: Place; view: View; near: number; region: string }) {
  const here = view.battle?.at === place.title;
  const theirs = place.cards.filter(({ controller }) => controller !== near);
  const ours = place.cards.filter(({ controller }) => controller === near);
  // spectators have no side
  const label = (seat: number, cards: number) =>
    view.viewer === null
      ? t('wars.cardsOf', { name: view.seats[seat]!.name, cards, place: place.title })
      : t(seat === near ? 'wars.ours' : 'wars.theirs', { cards, place: place.title });
  return (
    <section id={`place-${place.id}`} className={`lane ${here ? 'battle' : ''}`} aria-label={place.title}>
      <Row className="them" label={label(1 - near, theirs.length)}>
        {theirs.map(card => (
          <InPlay key={card.id} card={card} />
        ))}
      </Row>
      <PlaceTile place={place} view={view} near={near} name={shortOf(place.title, region)} battle={here} />
      <Row className="us" label={label(near, ours.length)}>
        {ours.map(card => (
          <InPlay key={card.id} card={card} />
        ))}
      </Row>
    </section>
  );
}

function PlaceTile({
  place,
  view,
  near,
  name,
  battle,
}: {
  place: Place;
  view: View;
  near: number;
  name: string;
  battle: boolean;
}) {
  const table = useTable();
  const face = useFace(place.card);
  const thing = { kind: 'card', id: place.id } as const;
  const lit = table.light(thing);
  const them = 1 - near;
  const owner = place.controlledBy < 0 ? null : view.seats[place.controlledBy]!;
  return (
    <div className={`place ${lit.as ?? ''} ${lit.selected ? 'sel' : ''}`}>
      <button
        type="button"
        className="piece place-head"
        data-thing={`card:${place.id}`}
        data-card-id={place.card}
        data-lit={lit.as}
        onClick={() => table.press(thing, place.title)}
      >
        {lit.as !== undefined && lit.sign !== '' && <kbd className="key">{lit.sign}</kbd>}
        {face !== null && !battle && <Drawn face={face} className="wide skyline" />}
        <span className="cap">{t(`wars.kinds.${place.kind}`)}</span>
        <b className="title">{name}</b>
      </button>
      {!battle && (
        <p className="power-here">
          <Strength place={place} view={view} near={near} />
        </p>
      )}
      <p className="en">
        <Energy place={place} seat={them} view={view} />
        <span className="ctl">
          {owner === null ? (
            battle ? (
              t('wars.contested')
            ) : (
              <span className="vh">{t('wars.nobody')}</span>
            )
          ) : (
            <span className={`f-${factionOf(owner)}`}>
              <Figure drawing={sigilOf(factionOf(owner))} className="sig" />
              <span className="vh">{t('wars.controls', { name: owner.name })}</span>
            </span>
          )}
        </span>
        <Energy place={place} seat={near} view={view} />
      </p>
      {place.beneath.length > 0 && (
        <Row className="under" label={t('table.under')}>
          {place.beneath.map(card => (
            <InPlay key={card.id} card={card} size="chip" />
          ))}
        </Row>
      )}
      {battle && view.battle !== null && <Battle battle={view.battle} view={view} near={near} />}
    </div>
  );
}

function Energy({ place, seat, view }: { place: Place; seat: number; view: View }) {
  const support = Object.entries(place.support[seat] ?? {});
  return (
    <span
      className={`energy f-${factionOf(view.seats[seat]!)}`}
      title={t('wars.energyOf', { name: view.seats[seat]!.name })}
    >
      <b>{place.energy[seat]}</b>
      <Figure drawing={signOf('energy')} className="sign" line={2} />
      {support.map(([faction, n]) => (
        <span key={faction} className={`support f-${faction}`} title={faction}>
          {Array.from({ length: n ?? 0 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal signs in a row
            <Figure key={i} drawing={sigilOf(faction)} className="sig" />
          ))}
        </span>
      ))}
    </span>
  );
}

const STEPS = ['battle destiny', 'attrition', 'power', 'loss', 'end'] as const;

/** The panel of a battle: its steps, and the numbers of both sides. */
function Battle({ battle, view, near }: { battle: Wars.BattleView; view: View; near: number }) {
  const them = 1 - near;
  const now = (STEPS as readonly string[]).indexOf(battle.step);
  const rows = [
    [t('wars.sums.destiny'), battle.destiny],
    [t('wars.sums.attrition'), battle.attrition],
    [t('wars.sums.power'), battle.power],
  ] as const;
  return (
    <>
      <ol className="steps" aria-label={t('wars.steps')}>
        {STEPS.map((step, i) => (
          <li
            key={step}
            className={i === now ? 'now' : i < now ? 'done' : ''}
            aria-current={i === now ? 'step' : undefined}
          >
            {t(`wars.stepNames.${step}`)}
          </li>
        ))}
      </ol>
      <table className="sums">
        <thead>
          <tr>
            <th className={`f-${factionOf(view.seats[them]!)}`}>{view.seats[them]!.name}</th>
            <td />
            <th className={`f-${factionOf(view.seats[near]!)}`}>{view.seats[near]!.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([word, n]) => (
            <tr key={word}>
              <td>
                <b>{n[them]}</b>
              </td>
              <td>{word}</td>
              <td className={n[near]! < n[them]! ? 'lose' : ''}>
                <b>{n[near]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
