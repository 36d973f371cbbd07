/** The lines of a volley across the stage, and what it does. */
import { choiceKindsOf, thingsOf } from '@orrery/table/choice-kinds';
import type { GalacticEmpires } from '@orrery/table/views';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Figure } from '../../../cards/Figure.tsx';
import { signOf } from '../../../cards/signs.ts';
import { t } from '../../../copy/index.ts';
import { useTable } from '../../table-context.ts';
import { factionOf } from './seats.ts';
import { ORIGIN } from './TimeOrigin.tsx';

type View = GalacticEmpires.View;
type Volley = GalacticEmpires.VolleyView;

/** The place of a thing on the stage, in the stage's own units. */
interface Place {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

interface Line {
  readonly key: string;
  readonly d: string;
}

interface Drawn {
  readonly lines: readonly Line[];
  /** the place of the volley's text */
  readonly at: { readonly x: number; readonly y: number };
  /** corners around the target */
  readonly target: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** How long cards may move after a change, in milliseconds. Then the lines are drawn again. */
const SETTLED = 320;

/** The volleys that are being made or resolved: a line from each firing card to the target, and the points compared with those that destroy it. */
export function Volleys({ view }: { view: View }) {
  return view.volleys.map((volley, i) => (
    // a volley has no id; volleys come and go at the end
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <OneVolley key={i} volley={volley} view={view} />
  ));
}

function OneVolley({ volley, view }: { volley: Volley; view: View }) {
  const { store, picks } = useTable();
  const root = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const making = volley.points === 0;
  const decision = view.decision?.id ?? -1;
  const draft = useQuery({
    queryKey: ['draft', store.key, decision, picks],
    queryFn: () => store.door.draft(picks),
    enabled: making && view.decision?.question != null,
  });
  const kinds = choiceKindsOf(store.get().opened.game);
  const menu = view.decision?.question?.menu ?? '';
  const from = making
    ? [...new Set(picks.flatMap(id => thingsOf(kinds, menu, id).map(thing => thing.id)))]
    : volley.from;
  const target = volley.card >= 0 ? `card:${volley.card}` : volley.at < 0 ? ORIGIN : `seat:${volley.at}`;
  const firing = from.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes in the view may move a card
  useLayoutEffect(() => {
    const stage = root.current?.closest<HTMLElement>('.board');
    if (!stage) return;
    const draw = () => setDrawn(before => sameOr(before, drawing(stage, target, firing)));
    draw();
    const later = setTimeout(draw, SETTLED);
    stage.addEventListener('scroll', draw, true);
    addEventListener('resize', draw);
    return () => {
      clearTimeout(later);
      stage.removeEventListener('scroll', draw, true);
      removeEventListener('resize', draw);
    };
  }, [target, firing, view]);

  const told = making
    ? (draft.data?.sum ?? '')
    : t('galacticEmpires.points', { count: volley.points, needed: volley.needed });
  return (
    <div ref={root} className={`volley f-${factionOf(view.seats[volley.seat]!)}`}>
      {drawn !== null && (
        <>
          <svg aria-hidden="true">
            {drawn.lines.map(({ key, d }) => (
              <g key={key}>
                <path d={d} pathLength={1} />
                <path className="ruled" d={d} />
              </g>
            ))}
            <path className="aim" d={corners(drawn.target)} />
          </svg>
          {told !== '' && (
            <p className="told-volley" style={{ '--x': `${drawn.at.x}px`, top: drawn.at.y } as CSSProperties}>
              <Figure drawing={signOf('damage')} className="sign" line={2} /> {told}
            </p>
          )}
        </>
      )}
      <p className="vh">
        {making ? '' : t('galacticEmpires.fires', { who: view.seats[volley.seat]!.name, at: aimedAt(view, volley) })}{' '}
        {told}
      </p>
    </div>
  );
}

/** The name of what a volley is fired at: a player, or the time origin. */
const aimedAt = (view: View, { at }: Volley): string => view.seats[at]?.name ?? t('galacticEmpires.timeOrigin');

/** The last drawing, if nothing has moved, so that React does not draw it again. */
const sameOr = (before: Drawn | null, now: Drawn | null): Drawn | null =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

function drawing(stage: HTMLElement, target: string, firing: string): Drawn | null {
  const origin = stage.getBoundingClientRect();
  const find = (thing: string): DOMRect | null =>
    stage.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect() ?? null;
  const place = (box: DOMRect): Place => ({
    x: Math.round(box.left + box.width / 2 - origin.left + stage.scrollLeft),
    top: Math.round(box.top - origin.top + stage.scrollTop),
    bottom: Math.round(box.bottom - origin.top + stage.scrollTop),
  });
  const aim = find(target);
  if (aim === null) return null;
  const to = place(aim);
  const shooters = firing === '' ? [] : firing.split(' ');
  const places = shooters.flatMap(id => {
    const box = find(`card:${id}`);
    return box === null ? [] : [{ id, ...place(box) }];
  });
  // the player's cards are below, the opponent's above: a line goes from edge to edge
  const below = places.length === 0 || places[0]!.top > to.top;
  const end = below ? to.bottom : to.top;
  const lines = places.map(({ id, x, top, bottom }) => {
    const start = below ? top : bottom;
    const half = (start + end) / 2;
    return { key: id, d: `M${x} ${start}C${x} ${half} ${to.x} ${half} ${to.x} ${end}` };
  });
  const starts = places.map(({ top, bottom }) => (below ? top : bottom));
  const near = below ? Math.min(...starts, end + 90) : Math.max(...starts, end - 90);
  const w = Math.round(aim.width);
  return {
    lines,
    at: { x: to.x, y: Math.round((end + near) / 2) },
    target: { x: to.x - w / 2, y: to.top, w, h: to.bottom - to.top },
  };
}

/** Four corners around the target. */
function corners({ x, y, w, h }: Drawn['target']): string {
  const [gap, arm] = [5, 12];
  const [l, t, r, b] = [x - gap, y - gap, x + w + gap, y + h + gap];
  return `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`;
}
