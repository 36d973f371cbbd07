/** The stage: the opponent's fleet above, the player's below, volleys between. */
import type { GalacticEmpires } from '@orrery/table/views';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { t } from '../../../copy/index.ts';
import type { PartProps } from '../../layout.ts';
import { Board } from '../../parts/Board.tsx';
import { Hand } from '../../parts/Hand.tsx';
import { OpenHand } from '../../parts/OpenHand.tsx';
import { Piece } from '../../parts/Piece.tsx';
import { SeatLine } from '../../parts/Rail.tsx';
import { Row } from '../../parts/Row.tsx';
import { Backdrop } from '../../scenery/Backdrop.tsx';
import type { OrbitsScenery, OrbitsSide } from '../../scenery/scenery.ts';
import { useTable } from '../../table-context.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Stack, stateOf } from './Stack.tsx';
import { brief, factionOf, HEADQUARTERS, homeName, homeOf } from './seats.ts';
import { TimeOrigin } from './TimeOrigin.tsx';
import { Volleys } from './Volleys.tsx';

type View = GalacticEmpires.View;
type SeatView = GalacticEmpires.SeatView;
type Card = GalacticEmpires.CardView;

/** Two fleets and their headquarters: the opponent's above, the player's below, volleys in the space between. */
export function Stage({ view, front, near, players, bring }: PartProps<View>) {
  const them = view.seats[front];
  const us = view.seats[near]!;
  return (
    <>
      <Space them={them === undefined || front === near ? null : them} us={us} />
      <Board>
        <Volleys view={view} />
        {them !== undefined && front !== near && (
          <section
            className={`area across f-${factionOf(them)}`}
            data-seat={them.seat}
            aria-label={t('galacticEmpires.fleetOf', { name: them.name })}
          >
            <SeatLine brief={brief(them)} who={players[front] ?? ''}>
              <Guard seat={them} />
            </SeatLine>
            <OpenHand name={them.name} cards={them.cards} hand={them.hand} />
            <Headquarters seat={them} across />
            <Terrain seat={them} />
            <Fleet seat={them} />
          </section>
        )}
        <section className="void" aria-label={t('galacticEmpires.between')}>
          <Elsewhere
            seats={view.seats.filter(({ seat, out }) => !out && seat !== near && seat !== front)}
            bring={bring}
          />
          <TimeOrigin view={view} />
          {view.underWay.length > 0 && (
            <Row className="underway" label={t('galacticEmpires.underWay')}>
              {view.underWay.map(({ id, card, title }) => (
                <Piece key={id} id={id} card={card} title={title} size="chip" />
              ))}
            </Row>
          )}
        </section>
        <section
          className={`area near f-${factionOf(us)}`}
          data-seat={us.seat}
          aria-label={view.viewer === null ? us.name : t('galacticEmpires.yours')}
        >
          <Fleet seat={us} />
          <Terrain seat={us} />
          <Headquarters seat={us} />
          {view.viewer === null && <OpenHand name={us.name} cards={us.cards} hand={us.hand} />}
        </section>
      </Board>
      <Hand
        cards={[
          ...(view.viewer === null ? [] : us.cards).map(({ id, card, title, reaction }) => ({
            id,
            card,
            title,
            state: reaction ? { note: t('galacticEmpires.reaction') } : {},
          })),
          ...us.reserve.flatMap((card, i) =>
            card === null ? [] : [{ ...card, state: { note: t('galacticEmpires.reserve', { n: i + 1 }) } }],
          ),
        ]}
      >
        <SeatLine brief={brief(us)} who={players[near] ?? ''}>
          <Guard seat={us} />
        </SeatLine>
      </Hand>
    </>
  );
}

/** A headquarters: a line of 25 dashes at the edge of its side. Lost points are red and broken. A press aims at it, if that is legal. */
const Headquarters = memo(function Headquarters({ seat, across = false }: { seat: SeatView; across?: boolean }) {
  const table = useTable();
  const thing = { kind: 'seat', id: seat.seat } as const;
  const lit = table.light(thing);
  const harmed = HEADQUARTERS - seat.headquarters;
  const dashes = Array.from({ length: HEADQUARTERS }, (_, i) => {
    const at = (x: number) =>
      `${x.toFixed(2)} ${(across ? 4 + 20 * Math.sin((Math.PI * x) / 100) : 24 - 20 * Math.sin((Math.PI * x) / 100)).toFixed(2)}`;
    return `M${at(i * 4 + 0.4)}L${at(i * 4 + 3.6)}`;
  });
  return (
    <button
      type="button"
      className={`hq ${lit.as ?? ''} ${lit.selected ? 'sel' : ''}`}
      data-thing={`seat:${seat.seat}`}
      data-lit={lit.as}
      onClick={() => table.press(thing, homeOf(seat))}
    >
      <svg viewBox="0 0 100 28" preserveAspectRatio="none" fill="none" aria-hidden="true">
        {dashes.map((d, i) => (
          <path key={d} d={d} className={i < harmed ? 'harmed' : ''} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {lit.as !== undefined && lit.sign !== '' && <kbd className="key">{lit.sign}</kbd>}
      <span className="vh">
        {homeName(seat)} {seat.headquarters} {t('galacticEmpires.of', { all: HEADQUARTERS })}
      </span>
    </button>
  );
});

/** Says if something protects a headquarters, beside its line. */
const Guard = ({ seat }: { seat: SeatView }) => (
  <span className="guard">
    {homeName(seat)} {seat.headquarters} {t('galacticEmpires.of', { all: HEADQUARTERS })},{' '}
    {seat.protected ? t('galacticEmpires.protected') : t('galacticEmpires.open')}
  </span>
);

/** What is drawn behind both sides. The second titles of terrain come with its faces. */
function Space({ them, us }: { them: SeatView | null; us: SeatView }) {
  const { faces } = useTable();
  const second = (card: string | null) => (card === null ? '' : (faces.of(card)?.subtitle ?? ''));
  const sideOf = ({ seat, fleet }: SeatView): OrbitsSide => ({
    seat,
    terrain: fleet.filter(isTerrain).map(({ title, card }) => ({ title, second: second(card) })),
  });
  const now = () => JSON.stringify({ kind: 'orbits', across: them === null ? null : sideOf(them), near: sideOf(us) });
  const scenery = useSyncExternalStore(faces.subscribe, now);
  return <Backdrop of={useMemo(() => JSON.parse(scenery) as OrbitsScenery, [scenery])} />;
}

/** True for cards that make points and do not move. */
const isTerrain = ({ type }: Card): boolean => type === 'T';
/** True for cards that fight. */
const fights = ({ type }: Card): boolean => 'SBDM'.includes(type);

/** Terrain as low tiles. Ships at it are in the fleet; other cards on it are below it. */
const Terrain = memo(function Terrain({ seat }: { seat: SeatView }) {
  const tiles = seat.fleet.filter(isTerrain);
  if (tiles.length === 0) return null;
  return (
    <Row className="terrs" label={t('galacticEmpires.terrain', { cards: tiles.length })}>
      {tiles.map(card => (
        <div key={card.id} className="terr">
          <Piece id={card.id} card={card.card} title={card.title} state={stateOf(card)} size="chip" />
          {card.on
            .filter(x => !fights(x))
            .map(x => (
              <Piece key={x.id} id={x.id} card={x.card} title={x.title} state={stateOf(x)} size="chip" />
            ))}
        </div>
      ))}
    </Row>
  );
});

/** The ships with their places, and all other cards that stand alone. */
const Fleet = memo(function Fleet({ seat }: { seat: SeatView }) {
  const stacks = seat.fleet.flatMap(card =>
    isTerrain(card) ? card.on.filter(fights).map(ship => ({ card: ship, at: card.title })) : [{ card, at: '' }],
  );
  const [used, all] = seat.slots;
  const free = all > used;
  // this many cards fit in a row: they get smaller before they need another row
  const wide = stacks.reduce((sum, { card }) => sum + (card.needs && !card.engaged ? 1.3 : 1), 0);
  return (
    <Row
      className="rank"
      label={t('galacticEmpires.fleet', { cards: stacks.length })}
      style={{ '--wide': Math.max(1, wide), '--gaps': stacks.length + (free ? 6 : 0) } as React.CSSProperties}
    >
      {stacks.map(({ card, at }) => (
        <div key={card.id} className="ship">
          <Stack card={card} />
          {at !== '' && (
            <small className="at" title={at}>
              {t('galacticEmpires.at', { place: at })}
            </small>
          )}
        </div>
      ))}
      {free && <span className="slot">{t('galacticEmpires.slotsFree', { count: all - used })}</span>}
    </Row>
  );
});
