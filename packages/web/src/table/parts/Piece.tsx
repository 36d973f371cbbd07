/** A card on the table that the player can press, read and move the focus to. */
import { memo, useMemo, useRef } from 'react';
import { CardFace, type CardSize } from '../../cards/CardFace.tsx';
import type { CardState } from '../../cards/state.ts';
import { t } from '../../copy/index.ts';
import { type Lit, useFace, useTable } from '../table-context.ts';
import { useKept } from '../use-kept.ts';

/** How long a finger lies on a card before it is read, in milliseconds. */
const HELD = 450;

interface PieceProps {
  readonly id?: number;
  readonly card: string | null;
  readonly title: string;
  readonly state?: CardState;
  readonly size?: CardSize;
  readonly faction?: string;
  readonly game?: string;
}

/** True where a card lies as it lay: how it lies is made anew with each view, and mostly the same. */
const unchanged = ({ state: before, ...a }: PieceProps, { state: now, ...b }: PieceProps): boolean =>
  a.id === b.id &&
  a.card === b.card &&
  a.title === b.title &&
  a.size === b.size &&
  a.faction === b.faction &&
  a.game === b.game &&
  (before === now || JSON.stringify(before) === JSON.stringify(now));

const NOTHING: CardState = {};
const UNLIT: Partial<Lit> = {};

/** How a card is drawn: as it lies, lit as it is. The same as long as neither changes, so that another question draws again only the cards that it lights otherwise. */
function useShown(state: CardState, { as, sign, selected, dim }: Partial<Lit>): CardState {
  return useMemo(
    () => ({
      ...state,
      ...(as === 'lit' ? { lit: sign || true } : {}),
      ...(as === 'target' ? { target: 'any' as const } : {}),
      ...(selected ? { selected: true } : {}),
      ...(dim ? { dim: true } : {}),
    }),
    [state, as, sign, selected, dim],
  );
}

/**
 * A card that lies on the table: a button that tells what it is, lit as the question wants it. A press picks it, a long one reads it.
 * @param id its place at the table; undefined for one that nobody here may know
 */
export const Piece = memo(function Piece({
  id,
  card,
  title,
  state = NOTHING,
  size = 'table',
  faction,
  game,
}: PieceProps) {
  const table = useTable();
  const face = useFace(card);
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const read = useRef(false);
  const thing = id === undefined ? null : ({ kind: 'card', id } as const);
  const lit = thing === null ? null : table.light(thing);
  const shown = useShown(useKept(state), lit ?? UNLIT);
  const letGo = () => {
    if (held.current !== null) clearTimeout(held.current);
    held.current = null;
  };
  return (
    <button
      type="button"
      className="piece"
      data-thing={id === undefined ? undefined : `card:${id}`}
      data-card-id={card ?? undefined}
      data-lit={lit?.as}
      aria-pressed={lit?.selected || undefined}
      onPointerDown={() => {
        read.current = false;
        held.current = setTimeout(() => {
          read.current = true;
          table.read(thing, card, title);
        }, HELD);
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={event => event.preventDefault()}
      onClick={() => {
        if (read.current) return;
        if (thing === null) table.read(null, card, title);
        else table.press(thing, title);
      }}
    >
      {face === null && card !== null ? (
        <span className={size === 'chip' ? 'chip' : 'card t blank'}>{title}</span>
      ) : (
        <CardFace face={face} size={size} state={shown} faction={faction} game={game} />
      )}
      {lit?.as !== undefined && <span className="vh">{t(`table.lit.${lit.as}`)}</span>}
    </button>
  );
}, unchanged);
