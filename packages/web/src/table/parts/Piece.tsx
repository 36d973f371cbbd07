import { memo, useRef } from 'react';
import { CardFace, type CardSize } from '../../cards/CardFace.tsx';
import type { CardState } from '../../cards/state.ts';
import { words } from '../../words.ts';
import { useFace, useTable } from '../table-context.ts';

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

/**
 * A card that lies on the table: a button that tells what it is, lit as the question wants it. A press picks it, a long one reads it.
 * @param id its place at the table; undefined for one that nobody here may know
 */
export const Piece = memo(function Piece({ id, card, title, state = {}, size = 'table', faction, game }: PieceProps) {
  const table = useTable();
  const face = useFace(card);
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const read = useRef(false);
  const thing = id === undefined ? null : ({ kind: 'card', id } as const);
  const lit = thing === null ? null : table.light(thing);
  const shown: CardState = {
    ...state,
    ...(lit?.as === 'lit' ? { lit: lit.sign || true } : {}),
    ...(lit?.as === 'target' ? { target: 'any' as const } : {}),
    ...(lit?.selected ? { selected: true } : {}),
    ...(lit?.dim ? { dim: true } : {}),
  };
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
      {lit?.as !== undefined && <span className="vh">{words.table.lit[lit.as]}</span>}
    </button>
  );
}, unchanged);
